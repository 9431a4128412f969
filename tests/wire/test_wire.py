"""The bot as it is, over the wire: a whole match, and kills."""

import asyncio
from pathlib import Path
from random import Random

from bot.engine.registry import Registry
from tests.flows.tables import DEALT
from tests.wire.kills import ENOUGH, kill_loop
from tests.wire.loopback import loopback
from tests.wire.play import Group


async def test_a_whole_match(registry: Registry, tmp_path: Path) -> None:
    async with loopback(registry, tmp_path) as discord:
        await discord.bot.start()
        world = discord.world()
        group = Group(world, discord.people(world, ["ana", "bo"]), "dia-para-relaxar", Random(3), options=DEALT)
        await asyncio.wait_for(group.play(), 100)
        assert group.over
        assert len(group.acknowledged) > 5
        assert not discord.env.clicks.unanswered
        assert not discord.server.violations + discord.server.surprises
        assert not discord.bot.errors()


async def test_no_bot_outlives_the_tests_that_started_it(registry: Registry, tmp_path: Path) -> None:
    async with loopback(registry, tmp_path) as discord:
        await discord.bot.start()
        await asyncio.wait_for(discord.bot.abandon(), 10)


async def test_kills_lose_nothing_and_double_nothing(registry: Registry, tmp_path: Path) -> None:
    report = await kill_loop(registry, tmp_path, matches=4, kills=3, seed=1, last=2)
    assert report.good, "\n".join(report.details)
    assert report.kills == 3
    assert report.actions_acknowledged > ENOUGH
