"""What the log tells of somebody who is to sit down in a match that has begun."""

from datetime import datetime, timedelta
from typing import NamedTuple

from bot.matches.models import EntryKind
from bot.storage import entries
from bot.storage.rows import EntryRow
from bot.storage.transaction import Transaction

__all__ = ["Past", "past_of"]

CHANGES = (
    EntryKind.LEFT,
    EntryKind.REPLACED,
    EntryKind.HANDED_OVER,
    EntryKind.REMOVED,
    EntryKind.PASSED,
    EntryKind.SEATED,
    EntryKind.BACK,
)
"""The entries that say who held a seat until then, or from then on."""

OPEN_TO_RETURN = (EntryKind.LEFT, EntryKind.REPLACED, EntryKind.HANDED_OVER)
"""After these somebody may take his seat back; whom a moderator has removed needs an invitation."""

LATELY = timedelta(days=1)


class Past(NamedTuple):
    """Somebody's past in one match."""

    held: frozenset[int]
    """The seats he has held since it began."""
    asked: int
    """How often he was invited lately."""
    left: int | None
    """The seat that he held last and nobody since, if he may simply take it back."""


async def past_of(tx: Transaction, match: int, user_id: int, now: datetime) -> Past:
    """The user's past in this match."""
    held = await entries.entries_about(tx, match, user_id, (*CHANGES, EntryKind.ACTION))
    asked = await entries.entries_about(tx, match, user_id, (EntryKind.INVITED,))
    return Past(
        frozenset(entry.seat for entry in held if entry.seat is not None),
        sum(entry.at > now - LATELY for entry in asked),
        await _left(tx, match, [entry for entry in held if entry.kind in CHANGES]),
    )


async def _left(tx: Transaction, match: int, changes: list[EntryRow]) -> int | None:
    if not changes or changes[-1].kind not in OPEN_TO_RETURN:
        return None
    latest = await entries.latest_by_seat(tx, match, CHANGES)
    return next((seat for seat, entry in latest.items() if entry.revision == changes[-1].revision), None)
