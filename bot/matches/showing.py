"""Making a panel on Discord show what a match wants: its message is adopted, edited or posted anew."""

import logging
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Concatenate, ParamSpec

from bot.engine.seats import Seat
from bot.matches import deadlines, panels
from bot.matches.ledger import load_work, save_work
from bot.matches.models import Holder, MatchId, Status, Table
from bot.matches.play import hand_print
from bot.matches.service import Matches
from bot.matches.tables import read_table
from bot.matches.times import TIME_TO_KEEP
from bot.matches.transport import Order, PanelKind, Passing, Posted, Reason, Settled, Transport
from bot.matches.wishes import Wish
from bot.storage import deliveries, matches
from bot.storage.rows import DeliveryRow, HolderRow

__all__ = ["Showing"]

log = logging.getLogger(__name__)
P = ParamSpec("P")

BETWEEN_EDITS = timedelta(seconds=10)
"""At most one edit of a panel in this time: Discord's limits are shared by all matches."""

GROWN_OLD = timedelta(hours=1)
"""After this Discord lets a message be edited only rarely (30046), and players have scrolled past it."""

TRIES_TO_DELETE = 3
"""How often a replaced message is tried to be taken away before it is left to itself."""


class Showing:
    """One panel of one match, and its row, which is read anew before each change of it."""

    def __init__(self, service: Matches, transport: Transport, row: DeliveryRow) -> None:
        self.service = service
        self.transport = transport
        self.row = row
        self.match = MatchId(row.match_id)
        self.wish = Wish(row.kind)

    @property
    def now(self) -> datetime:
        return self.service.clock.now()

    async def show(self) -> None:
        """Makes the panel show what is wanted: adopts, edits or posts its message, and deletes the one before."""
        if (old := panels.old_message_of(self.row)) is not None:
            await self._delete(old)
        if self.row.due is None:
            return
        table, holders = await self._read()
        what = self._what(table)
        if what is not None:
            await self.update(panels.aim, self.row.wants, what)
        if self.row.sending is not None and (found := await self._find(table)) is not None:
            await self._record(found)
        elif what is None and (self.wish is Wish.INVITATION or self._vacant(table)):
            await self.update(panels.retire, self.now)
        elif what is None:
            await self.update(panels.let_be, self.now)
        elif what == self.row.shows and self.row.sending is None:
            await self.update(panels.done, what, self.now)
        elif self._must_post(table, holders):
            if not await self._misses_somebody(table, holders):
                await self._post(table, what, self._called(table, holders))
        else:
            async with self.service.hand_on(self.match, PanelKind(self.wish)):
                await self._edit(table, what)

    def _what(self, table: Table) -> str | None:
        """What the panel is to show; None where nothing is to be shown."""
        if self.wish is Wish.HAND:
            if table.status is not Status.RUNNING or self._vacant(table):
                return None
            return hand_print(self.service.registry[table.game].game.info, table.options, table.view) or None
        if self.wish is Wish.INVITATION:
            return self.row.wants if self._guest(table) is not None else None
        never_posted = self.row.message_id is None and self.row.sending is None
        if never_posted and table.status.over and self.wish in (Wish.LOBBY, Wish.BOARD):
            return None
        return self.row.wants

    def _vacant(self, table: Table) -> bool:
        """Whether nobody sits there any more to be sent what the seat holds."""
        return self.wish is Wish.HAND and table.holders[self.row.seat].user_id is None

    def _guest(self, table: Table) -> int | None:
        """Whom the seat is offered to."""
        return next((offered.user_id for offered in table.invitations if offered.seat == self.row.seat), None)

    async def _find(self, table: Table) -> Posted | None:
        """The message that an interrupted post has left, if it has, and if it can be looked for."""
        try:
            return await self.transport.find(self._order(table))
        except Settled:
            if self._astray(table.holders):
                return None
            raise

    def _astray(self, holders: Sequence[Holder | HolderRow]) -> bool:
        """Whether the post under way, or the last one, went to somebody other than who holds the seat now."""
        to = panels.mentioned(self.row).to
        return to is not None and to != holders[self.row.seat].user_id

    def _must_post(self, table: Table, holders: list[HolderRow]) -> bool:
        """A new message: the first, a changed hand, somebody newly awaited, an old board at a turn's first action."""
        if self.row.message_id is None or self.row.posted is None or self.row.sending is not None:
            return True
        if self.wish in (Wish.HAND, Wish.INVITATION):
            return True
        if self.wish not in (Wish.BOARD, Wish.LOBBY):
            return False
        return bool(self._unnotified(table, holders)) or (self.row.fresh and self._grown_old)

    @property
    def _grown_old(self) -> bool:
        return self.row.posted is not None and self.now - self.row.posted > GROWN_OLD

    def _called(self, table: Table, holders: list[HolderRow]) -> tuple[int, ...]:
        """The seats whose persons a new post notifies: all of them, when it asks whether the match is still wanted."""
        asked = table.closes - TIME_TO_KEEP if table.closes is not None else None
        if asked is not None and (self.row.posted is None or self.row.posted < asked):
            return tuple(holder.seat for holder in holders if holder.user_id is not None)
        return self._unnotified(table, holders)

    def _unnotified(self, table: Table, holders: list[HolderRow]) -> tuple[int, ...]:
        """The seats whose persons are awaited and have not been told of this turn."""
        if self.wish is not Wish.BOARD or table.status is not Status.RUNNING or table.turn is None:
            return ()
        awaited = (holders[seat] for seat in table.awaited)
        return tuple(h.seat for h in awaited if h.user_id is not None and h.pinged_turn != table.turn.number)

    async def _post(self, table: Table, what: str, seats: tuple[int, ...]) -> None:
        to = table.holders[self.row.seat].user_id if self.wish is Wish.HAND else None
        told = panels.Mentioned(seats, table.turn.number if table.turn else 0, to)
        await self.update(panels.sending, what, self.now, told)
        await self._record(await self.transport.post(self._order(table)))

    async def _misses_somebody(self, table: Table, holders: list[HolderRow]) -> bool:
        """Whether somebody who was to be notified has left the server; then the table changes, and is shown so."""
        seats = {holders[seat].user_id or 0: seat for seat in self._unnotified(table, holders)}
        gone = [seats[user_id] for user_id in await self.transport.departed(table, tuple(seats))]
        if gone and table.turn is not None:
            async with self.service.store.write() as tx:
                work = await load_work(tx, self.service.registry, self.match, self.now)
                deadlines.depart(work, gone)
                await save_work(tx, work)
                await matches.mark_pinged(tx, self.match, gone, table.turn.number)
        return bool(gone)

    async def _record(self, message: Posted) -> None:
        """Writes down that the post is there, whom it has notified, and that direct messages arrive.

        A hand that came to somebody who holds the seat no longer is to go, and another one to take its place.
        """
        async with self.service.store.write() as tx:
            self.row = await deliveries.load_delivery(tx, self.row.id)
            told = panels.mentioned(self.row)
            astray = self._astray(await matches.holders_of(tx, self.match))
            panels.posted(self.row, message, self.now)
            if astray:
                panels.went_astray(self.row, self.now)
            await deliveries.put_deliveries(tx, [self.row])
            if told.seats:
                await matches.mark_pinged(tx, self.match, told.seats, told.turn)
        if self.wish is Wish.HAND and not astray:
            await self.mark_dm(closed=False)

    async def _edit(self, table: Table, what: str) -> None:
        """Edits the message, unless somebody else has redrawn it or more was wished for, which the next go is for.

        A wait longer than any of ours means that the clock was set back.
        """
        async with self.service.store.read() as tx:
            self.row = await deliveries.load_delivery(tx, self.row.id)
        if self.row.due is None or self.row.wants != what:
            return
        free = (self.row.edited or datetime.min.replace(tzinfo=UTC)) + BETWEEN_EDITS
        message = panels.message_of(self.row)
        if self.now < free <= self.now + panels.LONGEST_WAIT:
            await self.update(panels.put_off, what, free)
        elif message is not None and await self._changed(table, message):
            await self.update(panels.edited, what, self.now)

    async def _changed(self, table: Table, message: Posted) -> bool:
        """Edits the message, and answers whether it did: a board too old for Discord to edit is to be posted anew.

        A try that failed counts as an edit, and where Discord wants an edit to wait, no other one is tried before.
        """
        try:
            await self.transport.edit(self._order(table), message)
        except Passing as failure:
            if failure.retry_after is not None and self.wish is Wish.BOARD and self._grown_old:
                await self.update(panels.renew, self.now)
                return False
            asked = failure.retry_after is not None
            wait = panels.backoff(self.row.attempts, failure.retry_after) if asked else BETWEEN_EDITS
            await self.update(panels.wait_as_if_edited, self.now + wait - BETWEEN_EDITS)
            raise
        return True

    async def _delete(self, old: Posted) -> None:
        """Takes the replaced message away; where it must stay, its buttons are answered as outdated."""
        try:
            await self.transport.delete(old)
        except (Passing, Settled) as failure:
            if isinstance(failure, Passing) and self.row.attempts < TRIES_TO_DELETE:
                raise
            log.info("match %s: an old %s stays: %s", self.match, self.wish, failure)
        await self.update(panels.tidied, self.now)

    def _order(self, table: Table) -> Order:
        kind = PanelKind(self.wish.value)
        guest = self._guest(table) if self.wish is Wish.INVITATION else None
        mentions = (guest,) if guest else self._mentioned(table)
        order = Order(
            kind,
            table,
            panels.nonce(self.row),
            table.locale,
            room=table.place.channel_id if kind is PanelKind.LOBBY else table.place.room,
            mentions=tuple(user_id for user_id in mentions if user_id is not None),
        )
        return self._private(order) if kind in (PanelKind.HAND, PanelKind.NOTICE) else order

    def _mentioned(self, table: Table) -> list[int | None]:
        """Whom the post notified: seats, of which a lobby may have fewer since, and in its first post all it asks."""
        seats = panels.mentioned(self.row).seats
        notified = [holder.user_id for holder in table.holders if holder.seat in seats]
        if self.wish is Wish.LOBBY and self.row.posts == 1:
            notified += [offered.user_id for offered in table.invitations]
        return notified

    def _private(self, order: Order) -> Order:
        """The order as a direct message: to the seat's holder, or whoever was it when its post began; to the host."""
        holders, host = order.table.holders, order.table.host
        to = holders[self.row.seat] if self.wish is Wish.HAND else next((h for h in holders if h.user_id == host), None)
        begun = panels.mentioned(self.row).to if self.row.sending is not None else None
        return Order(
            order.kind,
            order.table,
            order.nonce,
            to.locale if to else order.locale,
            recipient=begun or (to.user_id if to else host),
            reason=Reason(self.row.wants) if self.wish is Wish.NOTICE else None,
        )

    async def mark_dm(self, *, closed: bool) -> None:
        """Notes whether the seat's holder takes direct messages; the board says so when that changes."""
        async with self.service.store.write() as tx:
            if await matches.mark_dm(tx, self.match, self.row.seat, closed=closed):
                rows = await deliveries.deliveries_of(tx, self.match)
                boards = [row for row in rows if row.kind == Wish.BOARD]
                for row in boards:
                    panels.outdated(row, self.now)
                await deliveries.put_deliveries(tx, boards)

    async def _read(self) -> tuple[Table, list[HolderRow]]:
        """The match as the panel's readers may know it, and its holders with what they were told, both of one moment.

        Otherwise somebody who has just moved could be notified of the turn that he has played.
        """
        seat = Seat(self.row.seat) if self.wish is Wish.HAND else None
        async with self.service.store.read() as tx:
            table = await read_table(tx, self.service.registry, self.match, now=self.now, seat=seat)
            return table, await matches.holders_of(tx, self.match)

    async def update(
        self, change: Callable[Concatenate[DeliveryRow, P], None], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Changes the row as it is now, which may have been wished for anew meanwhile."""
        async with self.service.store.write() as tx:
            self.row = await deliveries.load_delivery(tx, self.row.id)
            change(self.row, *args, **kwargs)
            await deliveries.put_deliveries(tx, [self.row])
