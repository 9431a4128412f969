"""A moderator without a seat keeps order at a table, and the log tells what he did."""

from pathlib import Path

import discord

from bot.engine.registry import Registry
from bot.matches.models import Status
from tests.flows.driver import Person
from tests.flows.tables import DEALT, friends, open_table, public_table
from tests.flows.world import World, world_of


def keeper(world: World) -> Person:
    role = world.guild.create_role("keepers", permissions=discord.Permissions(manage_messages=True))
    return Person(world, world.guild.add_member(world.env.create_user("keeper"), roles=[role]))


async def test_a_moderator_pauses_resumes_and_cancels_a_match(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people, moderator = friends(world, 2), keeper(world)
        await open_table(people, **DEALT)
        for command, status in (("pause", Status.PAUSED), ("resume", Status.RUNNING)):
            await moderator.slash(f"match {command}", match="1")
            assert (await public_table(world)).status is status
        await moderator.press(await moderator.slash("match cancel", match="1"), "cancelyes")
        assert (await public_table(world)).status is Status.CANCELLED
        log = (await people[0].slash("match log", match="1")).text
        assert [line for line in log.splitlines() if "match is" in line or "goes on" in line] == [
            "- The match is paused.",
            "- The match goes on.",
            "- The match is cancelled.",
        ]


async def test_a_moderator_removes_a_player_and_the_next_one_is_host(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people, moderator = friends(world, 2), keeper(world)
        await open_table(people, **DEALT)
        reply = await moderator.slash("match hand-over", match="1", seat=1)
        assert "A bot plays on for friend0" in reply.text
        table = await public_table(world)
        assert (table.holders[0].user_id, table.host) == (None, people[1].id)
        log = (await people[1].slash("match log")).text
        assert "A moderator gave friend0's seat (1) to a bot." in log
        assert "friend1 (seat 2) is the host now." in log
        assert "No bot plays on for you" in (await people[0].slash("match retake", match="1")).text
