"""One delivery: doing what is due, and what follows from how it went."""

import logging

from bot.matches import deadlines, idle, lifecycle, panels
from bot.matches.bots import play_bots
from bot.matches.models import Status
from bot.matches.showing import Showing
from bot.matches.transport import Passing, Reason, Settled
from bot.matches.wishes import Wish
from bot.matches.work import Work
from bot.storage import deliveries
from bot.storage.rows import DeliveryRow

__all__ = ["Errand"]

log = logging.getLogger(__name__)


class Errand(Showing):
    """Performs one delivery of one match. Every way out leaves its row done, or due at a later time."""

    async def perform(self) -> None:
        """Does what is due."""
        try:
            if self.wish is Wish.CLOCK:
                await self.service.adjust(self.match, _look_at_the_clock)
            elif self.wish is Wish.BOTS:
                wanted = self.row.wants
                await play_bots(self.service, self.match)
                await self.update(panels.done, wanted, self.now)
            elif self.wish is Wish.THREAD:
                await self._open_thread()
            else:
                await self.show()
        except Passing as failure:
            until = self.now + panels.backoff(self.row.attempts, failure.retry_after)
            await self.update(panels.postponed, until, failed=True)
        except Settled as failure:
            log.info("match %s: %s settled as %s", self.match, self.wish, failure.reason)
            await self._settled(failure.reason)

    async def _open_thread(self) -> None:
        """Opens the thread from the lobby's message, which is posted first if it has not been yet."""
        table = await self.service.table(self.match)
        if table.status is not Status.RUNNING or table.place.thread_id is not None:
            await self.update(panels.done, self.row.wants, self.now)
            return
        lobby = await self._lobby_row()
        if lobby is not None and lobby.message_id is None and lobby.due is not None:
            await Errand(self.service, self.transport, lobby).perform()
            lobby = await self._lobby_row()
            if lobby is not None and lobby.message_id is None and lobby.due is not None:
                raise Passing
        message = panels.message_of(lobby) if lobby is not None else None
        if message is None:
            raise Settled(Reason.MESSAGE_GONE)
        thread = await self.transport.open_thread(table, table.locale, message)
        await self.service.adjust(self.match, lambda work: lifecycle.enter_thread(work, thread))

    async def _lobby_row(self) -> DeliveryRow | None:
        async with self.service.store.read() as tx:
            rows = await deliveries.deliveries_of(tx, self.match)
        return next((row for row in rows if row.kind == Wish.LOBBY), None)

    async def _settled(self, reason: Reason) -> None:
        """Lives with what will not pass."""
        if self.wish is Wish.HAND:
            await self.mark_dm(closed=reason is not Reason.REJECTED)
            await self._give_up(reason)
        elif self.wish in (Wish.NOTICE, Wish.THREAD, Wish.INVITATION):
            await self._give_up(reason)
        elif reason is Reason.MESSAGE_GONE:
            await self.update(panels.drop_message, self.now)
        elif reason is Reason.REJECTED and self.row.sending is None:
            await self.update(panels.renew, self.now)
        elif reason is Reason.REJECTED:
            await self._give_up(reason)
        else:
            await self.service.adjust(self.match, lambda work: self._lose_room(work, reason))

    async def _give_up(self, reason: Reason) -> None:
        """Does without this delivery until something else is wanted."""
        if reason is Reason.REJECTED:
            log.error("match %s: Discord rejects the %s panel", self.match, self.wish)
        await self.update(panels.done, self.row.wants, self.now)

    def _lose_room(self, work: Work, reason: Reason) -> None:
        """The room is closed to us: a thread gives way to its channel, without the channel the match stops."""
        if work.row.thread_id is not None and self.wish in (Wish.BOARD, Wish.RESULT):
            lifecycle.leave_thread(work)
        elif self.wish is Wish.LOBBY and work.status is not Status.LOBBY:
            work.drop_wish(Wish.LOBBY)
        else:
            lifecycle.halt(work, reason)


def _look_at_the_clock(work: Work) -> None:
    """Does whatever the time has brought."""
    deadlines.strike(work)
    idle.look_after(work)
