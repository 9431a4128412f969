"""Where a server lets tables be opened, and by whom."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from bot.engine.registry import Registry
from bot.matches.models import MatchId, Status
from cogs.commands import openings
from tests.flows.driver import Person
from tests.flows.tables import DEALT, friends, open_table, public_table
from tests.flows.world import World, world_of
from tests.matches.playing import plies

NEW = "dia-para-relaxar new"


@asynccontextmanager
async def server(registry: Registry, folder: Path) -> AsyncIterator[tuple[World, Person, Person]]:
    """A server, its owner and a member."""
    async with world_of(registry, folder) as world:
        yield world, Person(world, world.member_of(world.guild.owner)), friends(world, 1)[0]


async def test_tables_may_be_kept_to_some_channels(registry: Registry, tmp_path: Path) -> None:
    async with server(registry, tmp_path) as (world, owner, person):
        elsewhere = world.guild.create_text_channel("general")
        assert "opened in:** everywhere" in (await owner.slash("settings server")).text
        assert f"<#{world.channel.id}>" in (await owner.slash("settings server", **{"tables-in": "here"})).text
        refused = await person.slash(NEW, elsewhere)
        assert f"<#{world.channel.id}>" in refused.text
        assert world.messages(elsewhere.id) == []
        assert "is open" in (await person.slash(NEW)).text
        await owner.slash("settings server", elsewhere, **{"tables-in": "here"})
        await owner.slash("settings server", **{"tables-in": "not_here"})
        assert f"<#{elsewhere.id}>" in (await person.slash(NEW)).text
        assert "is open" in (await person.slash(NEW, elsewhere)).text
        await owner.slash("settings server", **{"tables-in": "everywhere"})
        assert "is open" in (await person.slash(NEW)).text


async def test_tables_may_be_kept_to_a_role(registry: Registry, tmp_path: Path) -> None:
    async with server(registry, tmp_path) as (world, owner, person):
        role = world.guild.create_role("hosts")
        reply = await owner.slash("settings server", **{"tables-by": role})
        assert f"<@&{role.id}>" in reply.text
        assert f"<@&{role.id}>" in (await person.slash(NEW)).text
        host = Person(world, world.guild.add_member(world.env.create_user("hosty"), roles=[role]))
        assert "is open" in (await host.slash(NEW)).text
        assert "is open" in (await owner.slash(NEW)).text
        await owner.slash("settings server", **{"tables-by": world.guild.default_role})
        assert "is open" in (await person.slash(NEW)).text


async def test_a_rematch_is_a_table_too(registry: Registry, tmp_path: Path) -> None:
    async with server(registry, tmp_path) as (world, owner, person):
        people = [person, *friends(world, 1)]
        await open_table(people, **DEALT)
        async for _ in plies(world.bot.matches, MatchId(1), Random(1)):
            pass
        await world.let_pass(11)
        role = world.guild.create_role("hosts")
        await owner.slash("settings server", **{"tables-by": role})
        assert f"<@&{role.id}>" in (await person.press(world.seen("rematch"), "rematch")).text
        await owner.slash("settings server", **{"tables-by": world.guild.default_role})
        assert "is open" in (await person.press(world.seen("rematch"), "rematch")).text


async def test_nobody_opens_tables_without_end(
    registry: Registry, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(openings, "MOST_TABLES", 2)
    async with server(registry, tmp_path) as (world, _, person):
        for _ in range(2):
            assert "is open" in (await person.slash(NEW)).text
        assert "You sit at 2 tables" in (await person.slash("kawaii-pets new", seats=1)).text
        await person.press(world.lobby(), "leave")
        assert "is open" in (await person.slash(NEW)).text


async def test_no_match_moves_into_a_channel_that_is_not_for_tables(registry: Registry, tmp_path: Path) -> None:
    async with server(registry, tmp_path) as (world, owner, person):
        await open_table([person, *friends(world, 1)], **DEALT)
        await owner.slash("settings server", **{"tables-in": "here"})
        await person.slash("match pause")
        elsewhere = world.guild.create_text_channel("general")
        assert f"<#{world.channel.id}>" in (await person.slash("match resume", elsewhere)).text
        assert (await public_table(world)).status is Status.PAUSED
        assert "goes on" in (await person.slash("match resume")).text


async def test_only_moderators_choose(registry: Registry, tmp_path: Path) -> None:
    async with server(registry, tmp_path) as (world, _, person):
        assert "Only moderators" in (await person.slash("settings server", **{"tables-in": "here"})).text
        assert not (await world.bot.matches.openings(world.guild.id)).channels
