"""Rooms that are archived, deleted, closed to the bot or out of order, and what people see of it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.engine.registry import Registry
from bot.matches.models import GuildSettings, Status
from bot.matches.transport import Passing, Posted, Reason, Settled
from cogs.panels.transport import DiscordTransport
from tests.flows.driver import Person, Shown
from tests.flows.tables import DEALT, friends, open_table, public_table
from tests.flows.trouble import (
    asked,
    available,
    close_to_the_bot,
    first_move,
    forbidden,
    open_again,
    unavailable,
    with_button,
)
from tests.flows.world import World, world_of


@asynccontextmanager
async def playing(
    registry: Registry, folder: Path, *, threads: bool = True
) -> AsyncIterator[tuple[World, list[Person]]]:
    """Two at a table that has just begun, in a thread of its own or in the channel."""
    async with world_of(registry, folder) as world:
        await world.bot.matches.set_guild_settings(GuildSettings(world.guild.id, threads))
        people = friends(world, 2)
        await open_table(people, **DEALT)
        await world.let_pass(11)
        yield world, people


def boards_in(world: World, room: int) -> list[Shown]:
    return [shown for shown in world.messages(room) if shown.button("words")]


async def test_an_archived_thread_is_opened_again_by_a_new_board(registry: Registry, tmp_path: Path) -> None:
    async with playing(registry, tmp_path) as (world, people):
        old, mover = world.board(), asked(world, people)
        panel = await mover.open_turn(old)
        world.env.inject_error("PATCH", f"/channels/{old.message.channel_id}/messages/*", status=400, code=50083)
        await first_move(mover, panel)
        await world.let_pass(11)
        (board,) = with_button(world, "words")
        assert board.message.channel_id == old.message.channel_id
        assert board.message.id != old.message.id


async def test_a_deleted_thread_gives_way_to_its_channel_at_once(registry: Registry, tmp_path: Path) -> None:
    async with playing(registry, tmp_path) as (world, people):
        world.env.backend.delete_channel(world.board().message.channel_id)
        await world.let_pass(1)
        (board,) = boards_in(world, world.channel.id)
        mover = asked(world, people)
        await first_move(mover, await mover.open_turn(board))
        assert (await public_table(world)).ply == 1


async def test_a_deleted_channel_pauses_the_match_at_once_and_the_host_is_told(
    registry: Registry, tmp_path: Path
) -> None:
    async with playing(registry, tmp_path, threads=False) as (world, people):
        world.env.backend.delete_channel(world.channel.id)
        await world.let_pass(5)
        assert (await public_table(world)).status is Status.PAUSED
        assert "channel is gone" in people[0].direct_messages()[-1].text
        elsewhere = world.guild.create_text_channel("elsewhere")
        assert "goes on" in (await people[0].slash("match resume", elsewhere, match="1")).text
        await world.let_pass(1)
        assert len(boards_in(world, elsewhere.id)) == 1


async def play_until_paused(world: World, people: list[Person]) -> None:
    """Plays on until a new board is wanted, and can't be posted."""
    while (await public_table(world)).status is Status.RUNNING:
        mover = asked(world, people)
        await first_move(mover, await mover.open_turn(world.board()))
        await world.let_pass(11)


async def test_permissions_taken_away_pause_the_match_and_given_back_let_it_go_on(
    registry: Registry, tmp_path: Path
) -> None:
    async with playing(registry, tmp_path) as (world, people):
        with forbidden(world, world.channel.id, send_messages=True, send_messages_in_threads=True):
            await play_until_paused(world, people)
            told = people[0].direct_messages()
            assert "may no longer write" in told[-1].text
            ply = (await public_table(world)).ply
            with forbidden(world, world.channel.id, send_messages=True):
                await world.let_pass(5)
                assert (await public_table(world)).status is Status.PAUSED, "one of two is not enough"
                assert len(people[0].direct_messages()) == len(told)
        await world.let_pass(1)
        table = await public_table(world)
        assert (table.status, table.ply) == (Status.RUNNING, ply)
        (board,) = with_button(world, "words")
        assert "The match goes on." in (await people[1].slash("match log")).text
        await first_move(asked(world, people), await asked(world, people).open_turn(board))


async def test_permissions_given_back_while_the_bot_was_down_are_noticed_when_it_starts(
    registry: Registry, tmp_path: Path
) -> None:
    async with playing(registry, tmp_path, threads=False) as (world, people):
        with forbidden(world, world.channel.id, send_messages=True):
            await play_until_paused(world, people)
            world.env.backend.get_channel(world.channel.id).overwrites.clear()
            await world.restart()
            await world.let_pass(1)
            assert (await public_table(world)).status is Status.RUNNING


async def test_a_bot_that_was_removed_and_comes_back_goes_on_where_it_was(registry: Registry, tmp_path: Path) -> None:
    async with playing(registry, tmp_path) as (world, people):
        close_to_the_bot(world, world.channel.id, world.board().message.channel_id)
        unavailable(world, removed=True)
        await world.let_pass(5)
        assert (await public_table(world)).status is Status.PAUSED
        open_again(world)
        available(world, removed=True)
        await world.let_pass(5)
        assert (await public_table(world)).status is Status.RUNNING
        (board,) = with_button(world, "words")
        await first_move(asked(world, people), await asked(world, people).open_turn(board))


async def test_a_thread_waits_for_a_server_out_of_order_and_is_given_up_on_one_that_we_have_left(
    registry: Registry, tmp_path: Path
) -> None:
    async with playing(registry, tmp_path, threads=False) as (world, _):
        table, lobby = await public_table(world), Posted(world.channel.id, 1)
        transport = DiscordTransport(world.bot)
        unavailable(world)
        with pytest.raises(Passing):
            await transport.open_thread(table, "en", lobby)
        unavailable(world, removed=True)
        await world.let_pass(1)
        with pytest.raises(Settled, match=Reason.CHANNEL_GONE):
            await transport.open_thread(table, "en", lobby)


async def test_what_waited_for_the_connection_is_done_as_soon_as_that_is_back(
    registry: Registry, tmp_path: Path
) -> None:
    async with playing(registry, tmp_path) as (world, people):
        world.env.inject_error("*", "/channels/*/messages*", status=502, times=None)
        mover, old = asked(world, people), world.board()
        before = old.text + old.alt
        await mover.moves(await mover.open_turn(old), lambda _labels: 0)
        await world.let_pass(100)
        assert world.board().text + world.board().alt == before
        open_again(world)
        world.env.backend.emit("RESUMED", {"__shard_id__": 0})
        await world.let_pass(1)
        (board,) = with_button(world, "words")
        assert board.text + board.alt != before


async def test_an_outage_of_the_server_is_waited_out_and_halts_nothing(registry: Registry, tmp_path: Path) -> None:
    async with playing(registry, tmp_path) as (world, people):
        old, mover = world.board(), asked(world, people)
        before = old.text + old.alt
        panel = await mover.open_turn(old)
        close_to_the_bot(world, world.channel.id, old.message.channel_id)
        unavailable(world)
        await first_move(mover, panel)
        await world.let_pass(600)
        assert (await public_table(world)).status is Status.RUNNING
        open_again(world)
        available(world)
        await world.let_pass(11)
        (board,) = with_button(world, "words")
        assert board.message.channel_id == old.message.channel_id
        assert board.text + board.alt != before
