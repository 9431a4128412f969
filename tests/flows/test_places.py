"""What somebody may in one channel gives him nothing in another."""

from pathlib import Path

import discord

from bot.engine.registry import Registry
from bot.matches.models import Status
from tests.flows.driver import Person
from tests.flows.tables import DEALT, friends, open_table, public_table
from tests.flows.world import World, world_of


def outsider(world: World) -> Person:
    return Person(world, world.actor("outsider"))


async def test_a_moderator_of_one_channel_moderates_no_match_in_another(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        mallory = outsider(world)
        await open_table(friends(world, 2), **DEALT)
        king = discord.PermissionOverwrite(manage_messages=True)
        own = world.guild.create_text_channel("mallory", overwrites={mallory.actor.user: king})
        assert "Only the host" in (await mallory.slash("match cancel", own, match="1")).text
        assert "You have no seat" in (await mallory.slash("match pause", own, match="1")).text
        assert "You have no seat" in (await mallory.slash("match hand-over", own, match="1", seat=1)).text
        assert "Only moderators" in (await mallory.slash("settings server", own, threads=False)).text
        assert (await public_table(world)).status is Status.RUNNING


async def test_a_moderator_of_the_matches_channel_moderates_it(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        warden = outsider(world)
        king = discord.PermissionOverwrite(manage_messages=True)
        world.channel = world.guild.create_text_channel("theirs", overwrites={warden.actor.user: king})
        await open_table(friends(world, 2), **DEALT)
        assert "paused" in (await warden.slash("match pause", match="1")).text


async def test_a_match_in_a_private_thread_is_unknown_to_whoever_is_not_in_it(
    registry: Registry, tmp_path: Path
) -> None:
    async with world_of(registry, tmp_path) as world:
        people, mallory = friends(world, 2), outsider(world)
        backend, games = world.env.backend, world.channel
        kind = discord.ChannelType.private_thread.value
        thread = backend.create_thread(games.id, "secret", people[0].id, type=kind)
        backend.add_thread_member(thread.id, world.env.backend.bot_user.id)
        backend.add_thread_member(thread.id, people[1].id)
        world.channel = next(room for room in games.threads if room.id == thread.id)
        await people[0].slash("dia-para-relaxar new", seats=2, **DEALT)
        for command in ("match log", "match export", "dia-para-relaxar board"):
            assert "no such match" in (await mallory.slash(command, games, match="1")).text
        assert (await public_table(world)).place.channel_id == thread.id
