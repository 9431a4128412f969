"""Each way in which requests go wrong, by itself, over the wire."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.engine.registry import Registry
from tests.wire.clicks import Unanswered
from tests.wire.launcher import TOKEN
from tests.wire.loopback import loopback
from tests.wire.requests import Dropped, Refused, Request
from tests.wire.server import Moment
from tests.wire.table import Table, is_ack, is_answer, is_post
from tests.wire.weather import slow

pytestmark = pytest.mark.asyncio(loop_scope="module")


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


async def test_an_acknowledgement_that_comes_too_late_costs_the_answer_and_nothing_else(table: Table) -> None:
    """10062: Discord wants the first answer within three seconds; what was asked for is done all the same."""
    table.discord.server.lags.append(slow(is_ack, 3.2))
    person, other = table.group.people
    late = asyncio.create_task(person.press(table.board(), "words"))
    await asyncio.sleep(0.2)
    await other.press(table.board(), "words")
    with pytest.raises(Unanswered):
        await late
    assert len(table.discord.env.clicks.unanswered) == 1
    table.discord.env.clicks.unanswered.clear()
    await table.act()


@pytest.mark.parametrize("moment", ["before", "after"])
@pytest.mark.parametrize("concerns", [is_ack, is_answer])
async def test_a_connection_that_breaks_leaves_nobody_without_an_answer(
    table: Table, concerns: Callable[[Request], bool], moment: Moment
) -> None:
    table.trouble(concerns, Dropped, moment)
    await table.act(2)


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
