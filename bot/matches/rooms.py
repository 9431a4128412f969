"""The part of `Matches` that is about the rooms where matches are played: lost, looked for, and open to us again."""

from bot.matches import lifecycle
from bot.matches.desk import Desk
from bot.matches.models import MatchId, Place, Status
from bot.matches.reading import OPEN
from bot.matches.tables import place_of
from bot.matches.wishes import Wish
from bot.matches.work import Work
from bot.storage import deliveries, matches
from bot.storage.rows import MatchRow

__all__ = ["Rooms"]

IN_ROOMS = tuple(wish for wish in Wish if wish not in (Wish.CLOCK, Wish.HAND))
"""What is tried again as soon as Discord is back; direct messages keep to the waits that Discord imposes on them."""


class Rooms(Desk):
    """What is heard of Discord's rooms without anybody having asked for something."""

    async def hurry(self, guild_id: int | None = None) -> None:
        """Discord (or this server) is there again: what waited for that is tried at once."""
        async with self.store.write() as tx:
            await deliveries.bring_forward(tx, self.clock.now(), IN_ROOMS, guild_id)
        self._tell()

    async def look_again(self, room_id: int) -> None:
        """This channel or thread may be gone: the courier finds out, and what follows from it happens now."""
        async with self.store.read() as tx:
            rows = await matches.in_channel(tx, room_id, OPEN)
        await self._try_out(rows)

    async def look_again_at(self, guild_id: int) -> None:
        """The same for all rooms of a server."""
        async with self.store.read() as tx:
            rows = await matches.in_guild(tx, guild_id, OPEN)
        await self._try_out(rows)

    async def halted(self, guild_id: int | None = None) -> tuple[tuple[MatchId, Place], ...]:
        """The matches (of a server, or of all) that stand still, or owe their result, since their place was closed."""
        async with self.store.read() as tx:
            rows = await matches.wanting(tx, Wish.NOTICE, guild_id, (Status.PAUSED, Status.ENDED))
        return tuple((MatchId(row.id), place_of(row)) for row in rows)

    async def reopen(self, match: MatchId) -> None:
        """The match's place is open to us again: it goes on there."""
        await self.adjust(match, lifecycle.reopen)
        self._tell()

    async def _try_out(self, rows: list[MatchRow]) -> None:
        for row in rows:
            await self.adjust(MatchId(row.id), _redraw)
        self._tell()


def _redraw(work: Work) -> None:
    work.redraw(Wish.LOBBY if work.status is Status.LOBBY else Wish.BOARD)
