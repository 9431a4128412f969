"""Matches of all games, and a bot that is killed again and again while they are played."""

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.engine.registry import Registry
from cogs.day_at_the_park import DayAtThePark
from cogs.parks_memories import ParksMemories
from cogs.super_kawaii_pets import SuperKawaiiPets
from cogs.um_dia_para_relaxar import UmDiaParaRelaxar
from tests.wire.audit import Audit
from tests.wire.leaks import Onlooker
from tests.wire.ledger import Ledger
from tests.wire.loopback import Loopback, loopback
from tests.wire.play import Group
from tests.wire.weather import Doom, Storm
from tests.wire.whims import Whims

__all__ = ["ENOUGH", "Report", "kill_loop"]

COMMANDS = tuple(
    str(cog.__cog_group_name__) for cog in (DayAtThePark, ParksMemories, SuperKawaiiPets, UmDiaParaRelaxar)
)
LIFE = 4.0
"""Seconds a bot lives at most, once its people play."""
REQUESTS = 60
"""Requests it lives for at most."""
SKIPS = (0.0, 0.0, 20.0, 60.0, 600.0, 4000.0)
"""Seconds between a kill and the next start: within Discord's memory for nonces, beyond it, and beyond an hour."""

ENOUGH, SLOWEST = 10, 120
"""How many actions must have been acknowledged at last, and how many seconds more there are for that at most."""

LONG = 900.0
"""Seconds that every wait is over after, which Discord has asked for."""


@dataclass
class Report:
    """How it went. What is lost, missing, doubled, unanswered, in violation or leaked must be 0."""

    kills: int
    actions_acknowledged: int
    actions_lost: int
    posts_promised: int
    posts_missing: int
    posts_doubled: int
    clicks: int
    clicks_unanswered: int
    openapi_violations: int
    leaks: int
    details: list[str] = field(default_factory=list)
    """What exactly is wrong."""

    @property
    def good(self) -> bool:
        bad = (self.actions_lost, self.posts_missing, self.posts_doubled, self.clicks_unanswered)
        return not any((*bad, self.openapi_violations, self.leaks))


class KillLoop:
    """The loop: play, kill, skip time, start, let everything be delivered, look."""

    def __init__(self, discord: Loopback, matches: int, luck: Random) -> None:
        self.discord = discord
        self.luck = luck
        self.groups = [self._group(number) for number in range(matches)]
        self.ledger = Ledger(discord.env.backend, discord.bot.database)
        self.onlooker = Onlooker(discord.env.backend)
        self.storm = Storm(luck)
        self.audit = Audit(discord.bot.database, discord.env.clock, self.ledger, discord.registry)
        self.kills = 0
        discord.server.witnesses += [self.ledger, self.onlooker]
        discord.playing.clear()

    async def run(self, kills: int, last: float) -> Report:
        """Kills so often; then so many seconds of play in peace, and the last look."""
        await self.discord.bot.start()
        players = [asyncio.create_task(group.play()) for group in self.groups]
        try:
            while self.kills < kills:
                await self._live_and_die()
                await self._rise()
            await self._play_for(last)
            await self.discord.bot.kill()
            await self._start_later(LONG)
            await self.audit.settled(wholly=True)
            await self.audit.look(self._acknowledged())
        finally:
            for player in players:
                player.cancel()
            ends = await asyncio.gather(*players, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end
        return self._report()

    def _group(self, number: int) -> Group:
        """A table of a game of its own, on a server of its own."""
        world = self.discord.world()
        command = COMMANDS[number % len(COMMANDS)]
        people = self.discord.people(world, [f"person{number}{seat}" for seat in range(2 + number % 2)])
        luck = Random(self.luck.random())
        return Group(world, people, command, luck, Whims(world, people, luck))

    async def _live_and_die(self) -> None:
        """Lets people play, until the bot is struck down at a random moment or request."""
        bot = self.discord.bot
        witnesses = self.discord.server.witnesses
        moment = self.luck.choice(("before", "after", "time"))
        witnesses.append(self.storm)
        self.discord.playing.set()
        await self._disconnect()
        if moment == "time":
            await asyncio.sleep(self.luck.uniform(0, LIFE))
        else:
            doom = Doom(bot.strike, self.luck.randrange(REQUESTS), "before" if moment == "before" else "after")
            witnesses.append(doom)
            await self._wait_for(doom)
            witnesses.remove(doom)
        await bot.kill()
        self.kills += 1
        self.discord.playing.clear()
        witnesses.remove(self.storm)

    async def _disconnect(self) -> None:
        """At times the gateway's connection breaks first. A click that falls into a lost session reaches nobody."""
        how = self.luck.choice(("not", "resumable", "lost"))
        if how == "not":
            return
        await asyncio.sleep(self.luck.uniform(0, LIFE / 2))
        if how == "lost":
            self.discord.env.clicks.excuse()
        await self.discord.server.gateway.drop(resumable=how == "resumable")

    async def _wait_for(self, doom: Doom) -> None:
        for _ in range(int(LIFE * 40)):
            if doom.struck:
                return
            await asyncio.sleep(0.05)

    async def _rise(self) -> None:
        """Some time later the bot starts again; before anybody plays on, all that is due is delivered."""
        await self._start_later(self.luck.choice(SKIPS))
        await self.audit.settled()
        await self.audit.look(self._acknowledged())

    async def _start_later(self, seconds: float) -> None:
        self.discord.env.clock.advance(seconds)
        await self.discord.bot.start()

    async def _play_for(self, seconds: float) -> None:
        """So long, and on a slow machine until enough was played to judge by."""
        self.discord.playing.set()
        await asyncio.sleep(seconds)
        for _ in range(SLOWEST):
            if len(self._acknowledged()) > ENOUGH:
                break
            await asyncio.sleep(1)
        self.discord.playing.clear()
        await self.discord.env.clicks.rest()

    def _acknowledged(self) -> list[int]:
        return [interaction for group in self.groups for interaction in group.acknowledged]

    def _report(self) -> Report:
        clicks, server, audit = self.discord.env.clicks, self.discord.server, self.audit
        leaks = [*audit.leaks, *self.onlooker.found()]
        wrong = [*map(str, audit.lost), *audit.missing, *audit.doubled, *clicks.unanswered, *server.violations, *leaks]
        return Report(
            kills=self.kills,
            actions_acknowledged=len(self._acknowledged()),
            actions_lost=len(audit.lost),
            posts_promised=len(audit.promised),
            posts_missing=len(audit.missing),
            posts_doubled=len(audit.doubled),
            clicks=clicks.count,
            clicks_unanswered=len(clicks.unanswered),
            openapi_violations=len(server.violations) + len(server.surprises),
            leaks=len(leaks),
            details=[*wrong, *server.surprises],
        )


async def kill_loop(
    registry: Registry, folder: Path, *, matches: int, kills: int, seed: int, last: float = 20.0
) -> Report:
    """Plays so many matches of all games in turn, with so many kills and at last so many seconds without.

    `seed` chooses the bad luck; how far people get before it strikes depends on the machine.
    """
    async with loopback(registry, folder) as discord:
        return await KillLoop(discord, matches, Random(seed)).run(kills, last)
