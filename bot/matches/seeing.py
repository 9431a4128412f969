"""What may be read of the log, by whom, and how long it may stand."""

from collections.abc import Iterable
from typing import Any

from bot.engine.jsons import from_json
from bot.engine.registry import Entry
from bot.engine.seats import Seat, Viewer
from bot.matches.models import EntryKind, LogEntry, Origin
from bot.storage.rows import EntryRow

__all__ = ["events_of", "lasting_eyes", "news_for", "read_log"]


def read_log(entry: Entry, rows: Iterable[EntryRow], viewer: Viewer) -> tuple[LogEntry, ...]:
    """The entries as the viewer may read them."""
    return tuple(_log_entry(entry, row, viewer) for row in rows)


def lasting_eyes(entry: Entry, options: Any, viewer: Viewer) -> Viewer:
    """With whose eyes the viewer reads what stands for long: the public's, where a sight is to be remembered."""
    return None if entry.game.info.fleeting(options) else viewer


def news_for(entry: Entry, row: EntryRow, seat: Seat) -> tuple[Any, ...]:
    """The events of an entry of which the seat learns more than the public does, as the seat reads them."""
    game = entry.game
    read = ((game.seen(event, seat), game.seen(event, None)) for event in events_of(entry, row))
    return tuple(own for own, public in read if own is not None and own != public)


def events_of(entry: Entry, row: EntryRow) -> tuple[Any, ...]:
    """All that happened in an entry; for nobody's eyes yet."""
    if row.events is None:
        return ()
    return from_json(row.events, tuple[entry.game.info.event, ...])  # type: ignore[name-defined, no-any-return]


def _log_entry(entry: Entry, row: EntryRow, viewer: Viewer) -> LogEntry:
    seen = tuple(s for event in events_of(entry, row) if (s := entry.game.seen(event, viewer)) is not None)
    seat = None if row.seat is None else Seat(row.seat)
    return LogEntry(row.revision, row.at, EntryKind(row.kind), seat, row.name, row.ply, seen, Origin(row.origin))
