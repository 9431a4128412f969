"""A Discord that remembers what was posted, whoever dies meanwhile, and a transport to it that fails on demand."""

import asyncio
from collections.abc import Callable, Sequence
from datetime import datetime

from bot.engine.words import Locale
from bot.matches.clock import Clock
from bot.matches.models import Table
from bot.matches.transport import Order, PanelKind, Posted, Reason, Settled

__all__ = ["Discord", "FakeTransport", "Message"]


class Message:
    """A message as it stands there."""

    def __init__(self, where: Posted, order: Order, at: datetime) -> None:
        self.where = where
        self.order = order
        self.posted = order.table
        """What it showed when it was posted."""
        self.at = at
        self.notified = order.mentions
        self.edits = 0
        self.deleted = False

    @property
    def table(self) -> Table:
        return self.order.table


class Discord:
    """All messages ever posted, and threads by the message they hang on."""

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.threads: dict[int, int] = {}
        self.threads_opened = 0
        self.calls: list[str] = []
        self.departed: set[int] = set()
        """Users who have left the server."""

    def of(self, kind: PanelKind, recipient: int | None = None) -> list[Message]:
        """The messages of a kind that were not deleted."""
        return [m for m in self.ever(kind, recipient) if not m.deleted]

    def ever(self, kind: PanelKind, recipient: int | None = None) -> list[Message]:
        found = [m for m in self.messages if m.order.kind is kind]
        return [m for m in found if recipient is None or m.order.recipient == recipient]

    def board(self) -> Message:
        """The one board there is."""
        (board,) = self.of(PanelKind.BOARD)
        return board

    def message(self, where: Posted) -> Message:
        for message in self.messages:
            if message.where == where and not message.deleted:
                return message
        raise Settled(Reason.MESSAGE_GONE)


Trouble = Callable[[str, Order | None], Exception | None]


class FakeTransport:
    """Talks to the fake Discord.

    `fail` may say, for a call and its order, what to raise; `die_before` and `die_after` name a call that never
    returns, without and with its effect: the moment at which a test kills the process.
    """

    def __init__(self, discord: Discord, clock: Clock) -> None:
        self.discord = discord
        self.clock = clock
        self.fail: Trouble = lambda call, order: None
        self.die_before: Callable[[str, Order | None], bool] = lambda call, order: False
        self.die_after: Callable[[str, Order | None], bool] = lambda call, order: False
        self.dying = asyncio.Event()

    async def post(self, order: Order) -> Posted:
        await self._begin("post", order)
        number = 1000 + len(self.discord.messages)
        where = Posted(order.room or 9_000 + (order.recipient or 0), number)
        self.discord.messages.append(Message(where, order, self.clock.now()))
        await self._end("post", order)
        return where

    async def edit(self, order: Order, message: Posted) -> None:
        await self._begin("edit", order)
        found = self.discord.message(message)
        found.order = order
        found.edits += 1
        await self._end("edit", order)

    async def delete(self, message: Posted) -> None:
        await self._begin("delete", None)
        self.discord.message(message).deleted = True
        await self._end("delete", None)

    async def find(self, order: Order) -> Posted | None:
        await self._begin("find", order)
        same = (m for m in self.discord.messages if m.order.nonce == order.nonce and not m.deleted)
        return next((message.where for message in same), None)

    async def departed(self, table: Table, user_ids: Sequence[int]) -> tuple[int, ...]:
        return tuple(user_id for user_id in user_ids if user_id in self.discord.departed)

    async def open_thread(self, table: Table, locale: Locale, lobby: Posted) -> int:
        await self._begin("open_thread", None)
        self.discord.message(lobby)
        if lobby.message_id not in self.discord.threads:
            self.discord.threads[lobby.message_id] = lobby.message_id
            self.discord.threads_opened += 1
        await self._end("open_thread", None)
        return lobby.message_id

    async def _begin(self, call: str, order: Order | None) -> None:
        self.discord.calls.append(call)
        await asyncio.sleep(0)
        if self.die_before(call, order):
            await self._die()
        if (trouble := self.fail(call, order)) is not None:
            raise trouble

    async def _end(self, call: str, order: Order | None) -> None:
        if self.die_after(call, order):
            await self._die()

    async def _die(self) -> None:
        self.dying.set()
        await asyncio.Event().wait()
