"""The courier: brings about on Discord whatever matches want, each thing once, and tries again what may pass."""

import asyncio
import logging
from datetime import datetime, timedelta

from bot.matches import panels
from bot.matches.errand import Errand
from bot.matches.service import Matches
from bot.matches.transport import Transport
from bot.matches.wishes import ORDERED, Wish
from bot.storage import deliveries, entries
from bot.storage.errors import StorageError
from bot.storage.rows import DeliveryRow

__all__ = ["Courier"]

log = logging.getLogger(__name__)

AT_ONCE = 16
"""For how many matches it is under way at the same time."""

BREATHER = timedelta(seconds=5)
"""How long it waits after an error that nobody foresaw, or for a disk that takes nothing."""

LONG = timedelta(days=1)
"""How long it sleeps when nothing is due."""

JUMP = timedelta(minutes=2)
"""A clock that went back by more was put back: what was due by it is not waited for."""

AT_START = tuple(wish for wish in Wish if wish is not Wish.CLOCK)
"""What waits for another try when it starts has it at once."""

RECEIPTS_KEPT = timedelta(days=1)
"""How long a call's key is remembered; an interaction's answers end after 15 minutes."""


class Courier:
    """Sleeps until something is due or somebody wakes it; one round a match at a time, many matches at once."""

    def __init__(self, service: Matches, transport: Transport) -> None:
        self.service = service
        self.transport = transport
        self._awake = False
        self._looked = service.clock.now()
        self._tidied = self._looked
        self._nap: asyncio.Task[None] | None = None
        self._rounds: dict[int, asyncio.Task[None]] = {}
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._stopping = False
        self._task: asyncio.Task[None] | None = None
        service.listen(self.wake)

    async def start(self) -> None:
        """Takes up what is due or waits for another try, also what an earlier process left half done."""
        await self._tidy_up()
        async with self.service.store.write() as tx:
            await deliveries.bring_forward(tx, self.service.clock.now(), AT_START)
        self._stopping = False
        self._task = asyncio.create_task(self._run())

    def wake(self) -> None:
        """Says that something may be due."""
        self._awake = True
        if self._nap is not None:
            self._nap.cancel()

    async def stop(self) -> None:
        """Finishes the deliveries under way and begins no other."""
        self._stopping = True
        self.wake()
        if self._task is not None:
            await self._task
        await asyncio.gather(*self._rounds.values(), return_exceptions=True)

    async def _run(self) -> None:
        while not self._stopping:
            self._awake = False
            try:
                until = await self._send_out()
                if self.service.clock.now() - self._tidied >= RECEIPTS_KEPT:
                    await self._tidy_up()
            except Exception:
                log.exception("the courier could not look for what is due")
                until = self.service.clock.now() + BREATHER
            await self._sleep(until)

    async def _tidy_up(self) -> None:
        """Forgets the calls that can't be repeated any more."""
        self._tidied = self.service.clock.now()
        async with self.service.store.write() as tx:
            await entries.forget_receipts(tx, self._tidied - RECEIPTS_KEPT)

    async def _send_out(self) -> datetime | None:
        """Begins a round for each match with something due; answers when there is more to do."""
        now = self.service.clock.now()
        if now < self._looked - JUMP:
            async with self.service.store.write() as tx:
                await deliveries.bring_forward(tx, now, tuple(Wish))
        self._looked = now
        async with self.service.store.read() as tx:
            due = await deliveries.due_matches(tx, now)
            until = await deliveries.next_due(tx, now)
        for match in due:
            if match not in self._rounds:
                self._rounds[match] = asyncio.create_task(self._round(match))
        return until

    async def _sleep(self, until: datetime | None) -> None:
        """Sleeps till then, or till woken: a nap is a plain sleep that `wake` cuts short."""
        if self._awake:
            return
        nap = self._nap = asyncio.create_task(self.service.clock.sleep_until(until or self.service.clock.now() + LONG))
        try:
            await asyncio.wait({nap})
        finally:
            nap.cancel()
            self._nap = None

    async def _round(self, match: int) -> None:
        """Does all that is due for one match, in order; each delivery has its go before any has a second one."""
        try:
            async with self._slots:
                while not self._stopping and (due := await self._due(match)):
                    for row in due:
                        await self._take_up(match, row.id)
        except StorageError as error:
            log.warning("match %s waits: %s", match, error)
            await self._breathe()
        except Exception:
            log.exception("match %s: the courier's round broke off", match)
            await self._breathe()
        finally:
            del self._rounds[match]
            self.wake()

    async def _breathe(self) -> None:
        await self.service.clock.sleep_until(self.service.clock.now() + BREATHER)

    async def _perform(self, row: DeliveryRow) -> None:
        """One delivery; an error that nobody foresaw postpones it and lets the others be done."""
        try:
            await Errand(self.service, self.transport, row).perform()
        except StorageError:
            raise
        except Exception:
            log.exception("match %s: %s failed", row.match_id, row.kind)
            await self._postpone(row, self.service.clock.now() + panels.backoff(row.attempts, None), failed=True)

    async def _rows(self, match: int) -> list[DeliveryRow]:
        """The match's deliveries, in the order in which they are to come true."""
        async with self.service.store.read() as tx:
            rows = await deliveries.deliveries_of(tx, match)
        return sorted(rows, key=lambda row: (Wish(row.kind).rank, row.seat))

    async def _due(self, match: int) -> list[DeliveryRow]:
        now = self.service.clock.now()
        return [row for row in await self._rows(match) if row.due is not None and row.due <= now]

    async def _take_up(self, match: int, row_id: int) -> None:
        """One delivery, if it is still due; what must wait for one before it is put off until that one's time."""
        now = self.service.clock.now()
        rows = await self._rows(match)
        row = next(row for row in rows if row.id == row_id)
        if self._stopping or row.due is None or row.due > now:
            return
        before = [other for other in rows[: rows.index(row)] if Wish(other.kind) in ORDERED and other.attempts]
        until = next((other.due for other in before if other.due is not None and other.due > now), None)
        if until is not None and Wish(row.kind) in ORDERED:
            await self._postpone(row, until)
        else:
            await self._perform(row)

    async def _postpone(self, row: DeliveryRow, until: datetime, *, failed: bool = False) -> None:
        async with self.service.store.write() as tx:
            row = await deliveries.load_delivery(tx, row.id)
            panels.postponed(row, until, failed=failed)
            await deliveries.put_deliveries(tx, [row])
