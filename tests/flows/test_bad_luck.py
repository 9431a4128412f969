"""What fails on Discord's side: nothing is lost or doubled, and the match goes on."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bot.engine.registry import Registry
from bot.matches.models import Status
from bot.matches.transport import Order, PanelKind, Posted
from cogs.panels.transport import DiscordTransport
from tests.flows.driver import Person, play_to_the_end
from tests.flows.tables import DEALT, fill_table, friends, open_table, public_table
from tests.flows.trouble import asked, close_to_the_bot, first_move, with_button
from tests.flows.world import World, world_of

MESSAGES = "/channels/*/messages"
LONG = 10_000_000
"""Seconds, far beyond the end of the test."""


async def test_closed_direct_messages_are_told_without_the_secret(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        lobby = await fill_table(people, **DEALT)
        world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
        await people[0].press(lobby, "start")
        await world.let_pass(11)
        board = world.board()
        assert "Direct messages are closed for friend0 and friend1" in board.text
        hand = await people[0].press(board, "hand")
        assert "Priority card" in hand.text
        secret = next(line for line in hand.text.splitlines() if line.startswith("1."))
        assert secret not in board.text
        await play_to_the_end(world, people, Random(1))


@pytest.mark.parametrize(("status", "code"), [(500, 0), (502, 0), (503, 0), (429, 20016)])
async def test_a_post_that_fails_for_a_while_comes_later_and_once(
    registry: Registry, tmp_path: Path, status: int, code: int
) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        world.env.inject_error("POST", MESSAGES, status=status, code=code, times=2)
        await fill_table_late(world, people)
        await people[0].press(world.lobby(), "start")
        await world.let_pass(60)
        assert len(with_button(world, "words")) == 1


async def fill_table_late(world: World, people: Sequence[Person]) -> None:
    """A table whose lobby could not be posted at once."""
    await people[0].slash("dia-para-relaxar new", seats=len(people), setup="dealt")
    assert world.find("selfstart") is None
    await world.let_pass(150)
    for person in people[1:]:
        await person.press(world.lobby(), "join")


async def test_a_deleted_board_is_posted_anew(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 3)
        await open_table(people, **DEALT)
        await world.let_pass(11)
        message = world.board().message
        mover = asked(world, people)
        panel = await mover.open_turn(world.board())
        await world.member_of(world.guild.owner).delete(message)
        await first_move(mover, panel)
        await world.let_pass(11)
        assert world.board().message.id != message.id


@pytest.mark.parametrize("code", [50001, 160005])
async def test_a_thread_that_is_closed_to_us_gives_way_to_its_channel(
    registry: Registry, tmp_path: Path, code: int
) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        await open_table(people, **DEALT)
        mover = asked(world, people)
        panel = await mover.open_turn(world.board())
        close_to_the_bot(world, world.board().message.channel_id, code=code)
        await first_move(mover, panel)
        await world.let_pass(30)
        assert any(shown.button("play") for shown in world.messages(world.channel.id))
        assert f"played in {world.channel.mention}" in world.messages(world.channel.id)[0].text


async def test_a_channel_that_is_closed_to_us_pauses_the_match_until_it_is_resumed_elsewhere(
    registry: Registry, tmp_path: Path
) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        await open_table(people, **DEALT)
        mover = asked(world, people)
        panel = await mover.open_turn(world.board())
        close_to_the_bot(world, world.channel.id, world.board().message.channel_id)
        await first_move(mover, panel)
        await world.let_pass(30)
        assert (await public_table(world)).status is Status.PAUSED
        assert "may no longer write" in people[0].direct_messages()[-1].text
        elsewhere = world.guild.create_text_channel("elsewhere")
        await people[0].slash("match resume", elsewhere, match="1")
        await world.let_pass(11)
        assert any(shown.button("play") for shown in world.messages(elsewhere.id))


@pytest.mark.parametrize("kind", [PanelKind.LOBBY, PanelKind.BOARD, PanelKind.HAND])
async def test_a_kill_between_a_post_and_its_recording_doubles_nothing(
    registry: Registry, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: PanelKind
) -> None:
    posted = DiscordTransport.post
    hanging: list[Order] = []

    async def post_and_hang(self: DiscordTransport, order: Order) -> Posted:
        """Posts, and the first time (of this kind) never comes back to write it down."""
        message = await posted(self, order)
        if order.kind is kind and not hanging:
            hanging.append(order)
            await asyncio.sleep(LONG)
        return message

    monkeypatch.setattr(DiscordTransport, "post", post_and_hang)
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        await open_table(people, **DEALT)
        assert hanging
        await world.kill()
        await world.let_pass(60)
        assert len(with_button(world, "words")) == 1
        assert len(with_button(world, "rules")) == 1
        assert [len(person.direct_messages()) for person in people] == [1, 1]
        await play_to_the_end(world, people, Random(3))
