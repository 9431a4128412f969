"""A whole house for tests: database, matches, courier, a Discord that outlives them, and a clock turned by hand."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

from bot.engine.registry import Registry
from bot.engine.seats import Seat
from bot.matches.courier import Courier
from bot.matches.models import Answer, GuildSettings, MatchId, Place, Player, Table
from bot.matches.service import Matches
from bot.matches.times import TimeRule
from bot.matches.transport import Order
from bot.storage import deliveries
from bot.storage.database import Store
from tests.matches.discord_fake import Discord, FakeTransport
from tests.matches.tiny_game import Draw, Rest, Vote, Walk, tiny_registry

__all__ = ["PLACE", "PLAYERS", "House", "ManualClock", "on_post"]

PLACE = Place(guild_id=7, channel_id=70, guild_locale="pt-BR")
PLAYERS = [
    Player(100 + n, name, "en-US") for n, name in enumerate(("Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"))
]


NO_LIMIT = TimeRule(limit=None)


class ManualClock:
    """Stands still until it is turned."""

    def __init__(self) -> None:
        self._now = datetime(2026, 3, 1, 12, tzinfo=UTC)
        self._turned = asyncio.Event()
        self.sleepers = 0

    def now(self) -> datetime:
        return self._now

    async def sleep_until(self, when: datetime) -> None:
        before = self._now
        self.sleepers += 1
        try:
            while before <= self._now < when:
                before = self._now
                await self._turned.wait()
        finally:
            self.sleepers -= 1

    def advance(self, **delta: float) -> None:
        self._now += timedelta(**delta)
        self._turned.set()
        self._turned = asyncio.Event()


class House:
    """Everything that runs on one database file. `kill` and `open` again is a restart."""

    def __init__(self, path: Path, registry: Registry | None = None) -> None:
        self.path = path
        self.registry = registry or tiny_registry()
        self.discord = Discord()
        self.clock = ManualClock()
        self._keys = count()

    async def open(self, *, courier: bool = True) -> None:
        self.store = await Store.open(self.path)
        self.matches = Matches(self.store, self.registry, self.clock)
        self.transport = FakeTransport(self.discord, self.clock)
        self.courier = Courier(self.matches, self.transport)
        if courier:
            await self.courier.start()

    async def kill(self) -> None:
        """Ends at once: nothing under way is finished, nothing is written any more."""
        tasks = [task for task in (self.courier._task, *self.courier._rounds.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.store.close()

    async def restart(self) -> None:
        await self.kill()
        await self.open()
        await self.quiet()

    async def close(self) -> None:
        await self.courier.stop()
        await self.store.close()

    async def quiet(self) -> None:
        """Waits until there is nothing to deliver now."""
        async with asyncio.timeout(10):
            while self.courier._rounds or await self._due():
                await asyncio.wait(self.courier._rounds.values() or [asyncio.create_task(asyncio.sleep(0.001))])

    async def _due(self) -> list[int]:
        async with self.store.read() as tx:
            return await deliveries.due_matches(tx, self.clock.now())

    async def until(self, done: Callable[[], bool]) -> None:
        """Waits for something that nobody is told of."""
        async with asyncio.timeout(10):
            await asyncio.sleep(0.001)
            while not done():  # noqa: ASYNC110  - see above
                await asyncio.sleep(0.001)

    async def pass_time(self, **delta: float) -> None:
        self.clock.advance(**delta)
        await self.quiet()

    def key(self) -> str:
        """A new interaction's id."""
        return f"key-{next(self._keys)}"

    async def lobby(self, players: int = 2, bots: int = 0, **kwargs: Any) -> MatchId:
        """A lobby with these, in which nobody waits for a courier."""
        table = await self.matches.open("tiny", PLAYERS[0], PLACE, key=self.key(), **kwargs)
        for player in PLAYERS[1:players]:
            await self.matches.join(table.match, player, key=self.key())
        for _ in range(bots):
            await self.matches.add_bot(table.match, PLAYERS[0].user_id, key=self.key())
        return table.match

    async def match(
        self, players: int = 2, bots: int = 0, *, threads: bool = False, time: TimeRule = NO_LIMIT, **kwargs: Any
    ) -> MatchId:
        """A match that has just begun."""
        await self.matches.set_guild_settings(GuildSettings(PLACE.guild_id, threads, time=time))
        match = await self.lobby(players, bots, **kwargs)
        await self.matches.start(match, PLAYERS[0].user_id, key=self.key())
        return match

    async def table(self, match: MatchId, seat: int | None = None) -> Table:
        return await (self.matches.table(match) if seat is None else self.matches.seat_table(match, Seat(seat)))

    async def act(self, match: MatchId, seat: int, action: Any) -> Answer:
        """The seat's player answers his open question."""
        table = await self.table(match, seat)
        user_id = table.holders[seat].user_id
        assert table.question is not None
        assert user_id is not None
        return await self.matches.answer(table.question, user_id, action, key=self.key())

    async def turn(self, match: MatchId, seat: int, *, draw: bool = False) -> None:
        """A whole turn of the seat."""
        await self.act(match, seat, Walk(1))
        await self.act(match, seat, Draw() if draw else Rest())

    async def to_vote(self, match: MatchId, players: int) -> None:
        """Plays on until all are asked to vote."""
        for seat in range(players):
            await self.turn(match, seat)

    async def finish_from(self, match: MatchId, seat: int, players: int = 2) -> None:
        """Plays on from this seat's turn to the end."""
        for other in range(seat, players):
            await self.turn(match, other)
        await self.finish_votes(match, players)

    async def finish_votes(self, match: MatchId, players: int = 2) -> None:
        """All vote for the end."""
        for other in range(players):
            await self.act(match, other, Vote(True))

    async def finish(self, match: MatchId, players: int = 2) -> None:
        """Plays to the end: a round, and all want to stop."""
        await self.finish_from(match, 0, players)


def on_post(kind: str, *, call: str = "post") -> Any:
    """True for a call about a panel of this kind."""

    def about(made: str, order: Order | None) -> bool:
        return made == call and order is not None and order.kind == kind

    return about
