"""Being away, and forgotten tables, as people see them."""

from datetime import timedelta
from pathlib import Path

import discord

from bot.engine.registry import Registry
from bot.matches.models import Status
from tests.flows.tables import DEALT, friends, open_table, public_table
from tests.flows.world import world_of

DAY = 86400


async def test_whoever_goes_away_says_until_when_and_the_board_tells_it(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        await open_table(people, **DEALT)
        asked = next(person for person in people if f"<@{person.id}>" in world.board().text)
        offered = await asked.actor.autocomplete(world.channel, "settings away", "until", "")
        assert len(offered) == 15
        day = (discord.utils.utcnow() + timedelta(days=4)).date().isoformat()
        reply = await asked.slash("settings away", until=day)
        assert "Your time waits in all your matches until <t:" in reply.text
        await world.let_pass(11)
        assert "is away until <t:" in world.board().text
        await world.let_pass(3 * DAY)
        assert not (await public_table(world)).late
        assert "Welcome back" in (await asked.slash("settings away", until="back")).text
        for wrong in ("tomorrow", "2020-01-01", "9999-12-31"):
            answer = (await asked.slash("settings away", until=wrong)).text
            assert "such as 2026-12-24" in answer or "14 days in all" in answer


async def test_a_forgotten_table_is_asked_about_and_kept_by_a_click(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        await open_table(people, **DEALT)
        board = world.board()
        await world.let_pass(3 * DAY)
        assert world.board().message.id != board.message.id
        await world.let_pass(31 * DAY)
        assert "Nobody has touched this table for 30 days" in world.board().text
        assert "stays open" in (await people[1].press(world.board(), "keep")).text
        await world.let_pass(8 * DAY)
        assert world.find("keep") is None
        assert (await public_table(world)).status is Status.RUNNING


async def test_a_forgotten_lobby_is_given_up(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        (host,) = friends(world, 1)
        await host.slash("dia-para-relaxar new", seats=2)
        await world.let_pass(30 * DAY + 60)
        assert f"<@{host.id}> Nobody has touched" in world.lobby().text
        await world.let_pass(7 * DAY)
        assert (await public_table(world)).status is Status.CANCELLED
