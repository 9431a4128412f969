"""The part of `Matches` that is about who changes a public panel's message: one at a time, the newest last."""

import asyncio
from collections.abc import AsyncIterator, Container
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bot.engine.registry import Registry
from bot.matches import panels
from bot.matches.clock import Clock
from bot.matches.desk import Desk
from bot.matches.models import MatchId
from bot.matches.transport import PanelKind
from bot.storage import deliveries
from bot.storage.database import Store
from bot.storage.rows import DeliveryRow

__all__ = ["Drawing"]


class Drawing(Desk):
    """Panels that are redrawn in answer to a click, beside the courier, who would come a little later."""

    def __init__(self, store: Store, registry: Registry, clock: Clock | None = None) -> None:
        super().__init__(store, registry, clock)
        self._hands: WeakValueDictionary[tuple[int, PanelKind], asyncio.Lock] = WeakValueDictionary()

    def hand_on(self, match: MatchId, kind: PanelKind) -> asyncio.Lock:
        """Is held by whoever edits this panel's message, until it is known what became of that.

        Two edits under way at once could arrive in either order, and the older one stay.
        """
        return self._hands.setdefault((match, kind), asyncio.Lock())

    @asynccontextmanager
    async def redrawing(
        self, match: MatchId, kind: PanelKind, message_id: int, marks: Container[str]
    ) -> AsyncIterator[str | None]:
        """While somebody redraws a message as the match is now: gives which of its marks is the panel's name.

        None if it is not that panel, or shows all that is wanted already. A panel that was sent, but whose message is
        not written down yet, may be any message that bears the name. Unless an error leaves the context, the courier
        need not edit what was wanted before; what is wanted meanwhile is up to him.
        """
        async with self.hand_on(match, kind):
            row = await self._begin(match, kind, message_id, marks)
            yield panels.nonce(row) if row is not None else None
            if row is not None:
                await self._end(row)

    async def _begin(
        self, match: MatchId, kind: PanelKind, message_id: int, marks: Container[str]
    ) -> DeliveryRow | None:
        async with self.store.write() as tx:
            due = [row for row in await deliveries.deliveries_of(tx, match) if row.kind == kind and row.due is not None]
            this = [row for row in due if row.message_id in (message_id, None) and panels.nonce(row) in marks]
            for row in this:
                panels.redrawing(row)
            await deliveries.put_deliveries(tx, this)
            return this[0] if this else None

    async def _end(self, begun: DeliveryRow) -> None:
        async with self.store.write() as tx:
            row = await deliveries.load_delivery(tx, begun.id)
            panels.redrawn(row, begun.wants, self.clock.now())
            await deliveries.put_deliveries(tx, [row])
