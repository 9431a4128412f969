"""A started match on a Discord that is about to misbehave, and the requests that trouble can be made for."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from itertools import chain
from random import Random

from tests.flows.driver import Shown
from tests.wire.database import reading
from tests.wire.loopback import Loopback
from tests.wire.play import Group
from tests.wire.requests import Request
from tests.wire.server import Moment
from tests.wire.weather import once

__all__ = ["WAIT", "Table", "is_ack", "is_answer", "is_edit", "is_post"]

WAIT = 30.0
"""Seconds within which whatever is waited for must come."""


async def glance() -> None:
    await asyncio.sleep(0.02)


class Table:
    """A started match of two on a Discord that is about to misbehave."""

    def __init__(self, discord: Loopback) -> None:
        self.discord = discord
        world = discord.world()
        self.group = Group(world, discord.people(world, ["ana", "bo"]), "dia-para-relaxar", Random(4))
        self.world = world
        self._errors = len(discord.bot.errors())

    async def begin(self) -> None:
        if not self.discord.bot.alive:
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

    def actions(self) -> int:
        """How many actions the bot has kept."""
        with closing(reading(self.discord.bot.database)) as database:
            count: int = database.execute("SELECT count(*) FROM entries WHERE kind = 'action'").fetchone()[0]
            return count

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
        assert not self.discord.bot.errors()[self._errors :]
        assert not self.discord.env.clicks.unanswered
        assert not self.discord.server.violations + self.discord.server.surprises


def is_post(request: Request) -> bool:
    return request.posts


def is_edit(request: Request) -> bool:
    return request.edited is not None


def is_ack(request: Request) -> bool:
    return request.parts[0] == "interactions"


def is_answer(request: Request) -> bool:
    return request.parts[0] == "webhooks"
