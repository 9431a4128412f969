"""What can be read of matches, by whom it may be."""

from bot.engine.jsons import from_json
from bot.engine.registry import Registry
from bot.engine.seats import Seat
from bot.matches import privacy, reading, standing
from bot.matches.clock import Clock, SystemClock
from bot.matches.ledger import load_work
from bot.matches.models import Export, GuildSettings, LogPage, MatchId, Openings, StandingSheet, Summary, Table
from bot.matches.tables import read_table, settings_of
from bot.storage import openings, people
from bot.storage.database import Store

__all__ = ["Library"]


class Library:
    """The reading half of `Matches`. Every answer is made for one viewer, and holds no more than he may know."""

    def __init__(self, store: Store, registry: Registry, clock: Clock | None = None) -> None:
        self.store = store
        self.registry = registry
        self.clock = clock or SystemClock()

    async def table(self, match: MatchId, user_id: int | None = None) -> Table:
        """The match as this user may know it; the public's table for whoever has no seat. Refused: unknown_match."""
        async with self.store.read() as tx:
            return await read_table(tx, self.registry, match, now=self.clock.now(), user_id=user_id)

    async def seat_table(self, match: MatchId, seat: Seat) -> Table:
        """The match as this seat may know it. Refused: unknown_match, not_seated."""
        async with self.store.read() as tx:
            return await read_table(tx, self.registry, match, now=self.clock.now(), seat=seat)

    async def log(
        self, match: MatchId, user_id: int | None = None, *, page: int | None = None, size: int = 15
    ) -> LogPage:
        """A page of the log from the start on, without what was taken back; the newest page for None.

        Refused: unknown_match.
        """
        async with self.store.read() as tx:
            return await reading.read_page(tx, self.registry, match, user_id, page, size)

    async def export(self, match: MatchId) -> Export:
        """The public log of a match, and its whole record once it is over. Refused: unknown_match, in_lobby."""
        async with self.store.read() as tx:
            return await reading.export_match(tx, self.registry, match)

    async def of_player(self, user_id: int, *, over: bool = False) -> tuple[Summary, ...]:
        """The matches this user sits in, those that wait for him first; with `over` those that ended, latest first."""
        async with self.store.read() as tx:
            return await reading.of_player(tx, user_id, over=over)

    async def in_channel(self, channel_id: int) -> tuple[Summary, ...]:
        """The matches in this channel or thread that are not over, oldest first."""
        async with self.store.read() as tx:
            return await reading.in_channel(tx, channel_id)

    async def standing(self, match: MatchId, user_id: int) -> tuple[StandingSheet, ...]:
        """What this user may answer ahead of time, and has. Refused: not_seated, in_lobby, over."""
        async with self.store.read() as tx:
            return standing.sheets(await load_work(tx, self.registry, match, self.clock.now()), user_id)

    async def my_data(self, user_id: int) -> Export:
        """All that is kept about this user, for him alone."""
        async with self.store.read() as tx:
            return await privacy.export_data(tx, user_id)

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        """What the server chose, or the defaults."""
        async with self.store.read() as tx:
            found = await people.guild_of(tx, guild_id)
        return settings_of(found) if found else GuildSettings(guild_id)

    async def openings(self, guild_id: int) -> Openings:
        """Where the server lets tables be opened, and by whom."""
        async with self.store.read() as tx:
            found = await openings.openings_of(tx, guild_id)
        if found is None:
            return Openings(guild_id)
        return Openings(guild_id, from_json(found.channels, tuple[int, ...]), found.role_id)
