"""How every change of a match is carried out: as one unit of work, which counts once."""

from collections.abc import Callable

from bot.engine.registry import Registry
from bot.matches.clock import Clock
from bot.matches.ledger import load_work, save_work
from bot.matches.library import Library
from bot.matches.models import MatchId, Player, Table
from bot.matches.work import Work
from bot.storage import entries, people
from bot.storage.database import Store
from bot.storage.transaction import Transaction

__all__ = ["Desk"]


class Desk(Library):
    """What all calls that change a match share."""

    def __init__(self, store: Store, registry: Registry, clock: Clock | None = None) -> None:
        super().__init__(store, registry, clock)
        self._listeners: list[Callable[[], None]] = []

    def listen(self, listener: Callable[[], None]) -> None:
        """Has `listener` called after each commit that leaves something to be delivered."""
        self._listeners.append(listener)

    async def adjust(self, match: MatchId, change: Callable[[Work], None]) -> None:
        """Carries out what follows from Discord's answers: nobody asked for it, so it has no key."""
        async with self.store.write() as tx:
            work = await load_work(tx, self.registry, match, self.clock.now())
            change(work)
            await save_work(tx, work)

    async def _change(
        self,
        match: MatchId,
        key: str,
        change: Callable[[Work], None],
        *,
        player: Player | None = None,
        host: int | None = None,
        moderator: bool = False,
    ) -> None:
        """One unit of work; with `host`, only that user's if he is the host. A known key changes nothing."""
        async with self.store.write() as tx:
            if await entries.receipt_of(tx, key) is not None:
                return
            if player is not None:
                await people.put_player(tx, player.user_id, player.locale)
            work = await load_work(tx, self.registry, match, self.clock.now())
            if host is not None:
                work.require_host(host, moderator=moderator)
            change(work)
            await self._save(tx, work, key)

    async def _save(self, tx: Transaction, work: Work, key: str) -> MatchId:
        await save_work(tx, work)
        await entries.add_receipt(tx, key, work.row.id, work.now)
        return MatchId(work.row.id)

    async def _fresh(self, match: int, user_id: int | None = None) -> Table:
        """Wakes whoever delivers, and reads the table as it is now."""
        self._tell()
        return await self.table(MatchId(match), user_id)

    def _tell(self) -> None:
        for listener in self._listeners:
            listener()
