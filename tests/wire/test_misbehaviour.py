"""Each way in which Discord misbehaves, by itself, over the wire."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest

from bot.engine.registry import Registry
from tests.flows.driver import Shown
from tests.wire.launcher import TOKEN
from tests.wire.loopback import Loopback, loopback
from tests.wire.play import Group
from tests.wire.requests import Dropped, Refused, Request
from tests.wire.rules import too_many
from tests.wire.server import Moment
from tests.wire.weather import once

WAIT = 30.0


async def glance() -> None:
    await asyncio.sleep(0.02)


class Table:
    """A started match of two on a Discord that is about to misbehave."""

    def __init__(self, discord: Loopback) -> None:
        self.discord = discord
        world = discord.world()
        self.group = Group(world, discord.people(world, ["ana", "bo"]), "dia-para-relaxar", Random(4))
        self.world = world

    async def begin(self) -> None:
        await self.discord.bot.start()
        await self.until(lambda: self.world.find("play") is not None, self.group.step)

    async def until(self, done: Callable[[], bool], step: Callable[[], Awaitable[None]] = glance) -> None:
        """Waits, or has people do one thing after the other, until something is so."""
        async with asyncio.timeout(WAIT):
            while not done():
                await step()

    async def act(self, least: int = 1) -> None:
        """So many actions, at least."""
        wanted = len(self.group.acknowledged) + least
        await self.until(lambda: len(self.group.acknowledged) >= wanted, self.group.step)

    async def act_until_new_board(self) -> None:
        """Actions until a new board stands there."""
        before = self.board().message.id
        await self.until(lambda: self.board().message.id > before, self.group.step)

    def board(self) -> Shown:
        return self.world.seen("play")

    def boards(self) -> list[str]:
        """The Play buttons of all boards: each bears the name of its post."""
        rooms = (self.world.messages(room.id) for room in self.world.rooms())
        return [play for shown in chain(*rooms) if (play := shown.button("play")) is not None]

    def trouble(
        self,
        concerns: Callable[[Request], bool],
        error: Callable[[], Exception],
        moment: Moment = "before",
        times: int = 1,
    ) -> None:
        """The next requests of this kind go wrong."""
        self.discord.server.witnesses.append(once(concerns, error, moment, times))

    def check(self) -> None:
        """Nothing was logged as an error, and nobody was left without an answer."""
        assert not self.discord.bot.errors()
        assert not self.discord.env.clicks.unanswered
        assert not self.discord.server.violations + self.discord.server.surprises


@pytest.fixture
async def table(registry: Registry, tmp_path: Path) -> AsyncIterator[Table]:
    async with loopback(registry, tmp_path) as discord:
        table = Table(discord)
        await table.begin()
        yield table
        table.check()


def is_post(request: Request) -> bool:
    return request.posts


def is_edit(request: Request) -> bool:
    return request.edited is not None


def is_ack(request: Request) -> bool:
    return request.parts[0] == "interactions"


def is_answer(request: Request) -> bool:
    return request.parts[0] == "webhooks"


async def test_a_429_is_waited_out(table: Table) -> None:
    table.trouble(is_post, lambda: too_many(0.5), times=2)
    await table.act_until_new_board()
    await table.act()


async def test_a_429_with_a_long_wait_postpones_the_post_and_nothing_else(table: Table) -> None:
    before = table.board().message.id
    table.trouble(is_post, lambda: too_many(90.0), times=10)
    await table.act()
    for person in table.group.people:
        assert (await person.open_turn(table.board())).message.ephemeral
    assert table.board().message.id == before


async def test_500_and_502_in_a_row_make_one_post(table: Table) -> None:
    table.trouble(is_post, lambda: Refused(500, 0, "Internal error"))
    table.trouble(is_post, lambda: Refused(502, 0, "Bad gateway"))
    await table.act_until_new_board()
    assert len(set(table.boards())) == len(table.boards())


async def test_a_post_whose_answer_is_lost_is_not_made_twice(table: Table) -> None:
    """The nonce, or a look into the channel, finds it again."""
    table.trouble(is_post, Dropped, "after")
    await table.act_until_new_board()
    await asyncio.sleep(4)
    await table.act()
    assert len(set(table.boards())) == len(table.boards())


async def test_a_replaced_board_that_could_not_be_deleted_is_deleted_later(table: Table) -> None:
    table.trouble(lambda request: request.method == "DELETE", Dropped)
    await table.act_until_new_board()
    await table.until(lambda: len(table.boards()) == 1)


async def test_an_old_board_that_takes_no_more_edits_gives_way_to_a_new_one(table: Table) -> None:
    """30046: edits of messages older than an hour. The first action of a turn brings a new board anyway."""
    table.discord.env.clock.advance(3 * 3600)
    table.trouble(is_edit, lambda: too_many(3600.0, 30046), times=100)
    await table.act_until_new_board()


async def test_an_archived_thread_is_opened_again_by_a_new_board(table: Table) -> None:
    """50083: nothing can be edited in it."""
    thread = table.discord.env.backend.get_channel(table.board().message.channel_id).thread_metadata
    assert thread is not None
    thread.archived = True
    await table.act_until_new_board()
    assert not thread.archived


async def test_an_expired_token_loses_the_answer_and_not_the_action(table: Table) -> None:
    """401, 50027: a quarter of an hour passes between the acknowledgement and the answer."""
    answers = []

    def late(request: Request, moment: Moment, _answer: Any) -> None:
        if is_ack(request) and moment == "after":
            table.discord.env.clock.advance(16 * 60)
        elif is_answer(request):
            answers.append(moment)

    table.discord.server.witnesses.append(late)
    person = table.group.people[0]
    click = asyncio.create_task(person.press(table.board(), "words"))
    await table.until(lambda: len(answers) >= 2)
    click.cancel()
    table.discord.server.witnesses.remove(late)
    await asyncio.gather(click, return_exceptions=True)
    assert set(answers) == {"before"}
    await table.act()


async def test_an_acknowledgement_that_comes_too_late_costs_nothing_else(table: Table) -> None:
    """10062: Discord wants the first answer within three seconds."""
    table.trouble(is_ack, lambda: Refused(404, 10062, "Unknown interaction"))
    await asyncio.gather(table.group.step(), return_exceptions=True)
    table.discord.env.clicks.unanswered.clear()
    await table.act()


@pytest.mark.parametrize("moment", ["before", "after"])
@pytest.mark.parametrize("concerns", [is_ack, is_answer])
async def test_a_connection_that_breaks_leaves_nobody_without_an_answer(
    table: Table, concerns: Callable[[Request], bool], moment: Moment
) -> None:
    table.trouble(concerns, Dropped, moment)
    await table.act(2)


async def test_the_gateway_resumes_and_delivers_what_was_missed(table: Table) -> None:
    gateway = table.discord.server.gateway
    for _ in range(2):
        await gateway.drop()
        await table.act()
    assert (gateway.identified, gateway.resumed) == (1, 2)


async def test_a_lost_session_is_begun_anew(table: Table) -> None:
    gateway = table.discord.server.gateway
    await gateway.drop(resumable=False)
    await table.act()
    assert (gateway.identified, gateway.resumed) == (2, 0)


async def test_a_hundred_clicks_at_once_are_all_answered(table: Table) -> None:
    person, board = table.group.people[0], table.board()
    shown = await asyncio.gather(*(person.press(board, "words") for _ in range(100)))
    assert all(each.message.ephemeral for each in shown)


async def test_a_file_over_ten_mebibytes_is_refused(registry: Registry, tmp_path: Path) -> None:
    """40005; and 50 MiB do not break the wire."""
    async with loopback(registry, tmp_path) as discord, aiohttp.ClientSession() as session:
        for size, status in ((11, 413), (50, 413)):
            form = aiohttp.FormData({"payload_json": "{}"}, quote_fields=False)
            form.add_field("files[0]", bytes(size * 2**20), filename="big.png")
            address = f"{discord.server.url}/channels/{discord.world().channel.id}/messages"
            headers = {"Authorization": f"Bot {TOKEN}"}
            async with session.post(address, data=form, headers=headers) as answer:
                assert (answer.status, (await answer.json())["code"]) == (status, 40005)
