"""What the courier needs of Discord: six calls, and two ways in which they can fail."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Protocol

import msgspec

from bot.engine.words import Locale
from bot.matches.models import Table

__all__ = ["Order", "PanelKind", "Passing", "Posted", "Reason", "Settled", "Transport"]


class PanelKind(StrEnum):
    """The messages we own."""

    LOBBY = "lobby"
    BOARD = "board"
    RESULT = "result"
    HAND = "hand"
    """A seat's secrets, by direct message."""
    INVITATION = "invitation"
    """To somebody who is offered a seat: in the room, and deleted when he has answered."""
    NOTICE = "notice"
    """To the host, by direct message: why the match is paused."""


class Posted(msgspec.Struct, frozen=True):
    """Where a message stands."""

    channel_id: int
    message_id: int


class Reason(StrEnum):
    """Why a delivery will never succeed as it is."""

    DM_CLOSED = "dm_closed"
    """The user takes no direct messages from us (50007, 50278)."""
    MESSAGE_GONE = "message_gone"
    """The message to edit, or to open a thread from, was deleted (10008)."""
    CHANNEL_GONE = "channel_gone"
    """The channel or thread was deleted, or we are no longer in the server (10003, 10004)."""
    NO_PERMISSION = "no_permission"
    """We may not write or read there, or not open a thread (50001, 50013, 160005)."""
    REJECTED = "rejected"
    """Discord refuses what we sent (50035 and whatever else will not change by waiting)."""


class Order(msgspec.Struct, frozen=True):
    """A message to post, edit or find."""

    kind: PanelKind
    table: Table
    """The public's table for a lobby, board, result or notice, the seat's own for a hand."""
    nonce: str
    """At most 25 characters of [0-9a-z-]: stands in a custom id of the message, and is the nonce of its post."""
    locale: Locale
    """The server's language, for a direct message the recipient's."""
    room: int | None = None
    """The channel or thread; None for a direct message."""
    recipient: int | None = None
    """The user a direct message goes to."""
    mentions: tuple[int, ...] = ()
    """The users this post notifies, in seat order; an edit repeats them without notifying anybody."""
    reason: Reason | None = None
    """Of a notice: why the match is paused."""


class Passing(Exception):
    """What may pass: 5xx, rate limits, timeouts, no connection.

    The courier tries again, after `retry_after` seconds at least.
    """

    def __init__(self, retry_after: float | None = None) -> None:
        super().__init__(f"try again in {retry_after} s" if retry_after else "try again")
        self.retry_after = retry_after


class Settled(Exception):
    """What will not pass by itself."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason


class Transport(Protocol):
    """Discord, as the courier sees it. Every call raises Passing or Settled, and nothing else."""

    async def post(self, order: Order) -> Posted:
        """Sends the message once, with the order's nonce, notifying `order.mentions` and nobody else."""
        ...

    async def edit(self, order: Order, message: Posted) -> None:
        """Makes the message show the order's table."""
        ...

    async def delete(self, message: Posted) -> None:
        """Takes the message away."""
        ...

    async def find(self, order: Order) -> Posted | None:
        """Our message with the order's nonce in one of its custom ids, if it is among the latest of the room."""
        ...

    async def departed(self, table: Table, user_ids: Sequence[int]) -> tuple[int, ...]:
        """Those of these users who are no longer on the match's server; whoever is not known to be gone is there."""
        ...

    async def open_thread(self, table: Table, locale: Locale, lobby: Posted) -> int:
        """Opens the match's thread from its lobby message; answers the thread's id.

        A message has at most one thread, which bears the message's own id: when it exists already (160004), its id
        is the answer. Seated players are not added here; the board's mentions bring them in.
        """
        ...
