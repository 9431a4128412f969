"""What happened, line by line."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.words import marked
from bot.matches.models import EntryKind, LogEntry, LogPage, Origin
from cogs.panels.ids import button_id
from cogs.panels.layout import Page, button
from cogs.panels.names import called, escape
from cogs.panels.scene import Scene

__all__ = ["event_sentences", "log_page", "recent_lines", "told_lines"]

NEWS, PAGE = 1500, 3600
"""Characters of what happened lately, and of a page of the log."""


SEATS: Mapping[EntryKind, str] = {
    EntryKind.REMOVED: marked("A moderator gave {name}'s seat ({number}) to a bot."),
    EntryKind.HANDED_OVER: marked("The table gave {name}'s seat ({number}) to a bot."),
    EntryKind.INVITED: marked("{name} is invited to seat {number}."),
    EntryKind.DECLINED: marked("{name} declines seat {number}."),
    EntryKind.PASSED: marked("{name} gives seat {number} up."),
    EntryKind.SEATED: marked("{name} takes seat {number} and plays on."),
    EntryKind.BACK: marked("{name} is back in seat {number}."),
    EntryKind.VOTED: marked("{name} would give seat {number} to a bot."),
    EntryKind.PAUSE_WANTED: marked("{name} (seat {number}) wants a pause."),
    EntryKind.RESUME_WANTED: marked("{name} (seat {number}) wants to go on."),
    EntryKind.NEW_HOST: marked("{name} (seat {number}) is the host now."),
}
"""Who came, went or shall go."""


def log_page(scene: Scene, shown: LogPage) -> Page:
    """A page of the log, with the way to older and newer ones."""
    say, match = scene.say, scene.table.match
    texts = [scene.title, told_lines(scene, shown.entries) or say("Nothing has happened yet.")]
    if shown.pages > 1:
        texts.append("-# " + say("Page {page} of {pages}", page=shown.page + 1, pages=shown.pages))
    controls = [
        button(say("Older"), button_id("log", match, max(shown.page - 1, 0), "older"), disabled=shown.page == 0),
        button(say("Newer"), button_id("log", match, shown.page + 1, "newer"), disabled=shown.page + 1 >= shown.pages),
    ]
    return Page(texts, controls=controls if shown.pages > 1 else [])


def recent_lines(scene: Scene, most: int) -> str:
    """What the table's `since` tells, the latest lines of it; "" where that is nothing."""
    return _latest(scene, _entry_lines(scene, scene.table.since), most, NEWS)


def told_lines(scene: Scene, entries: Sequence[LogEntry]) -> str:
    """All that these entries tell, as far as there is room."""
    lines = _entry_lines(scene, entries)
    return _latest(scene, lines, len(lines), PAGE)


def event_sentences(scene: Scene, events: Sequence[Any]) -> list[str]:
    """What the events tell, those that tell something."""
    said = (scene.texts.event(event, scene.table.view, scene.cast, scene.say) for event in events)
    return [sentence for sentence in said if sentence]


def _entry_lines(scene: Scene, entries: Sequence[LogEntry]) -> list[str]:
    """The entries as lines that begin with a dot."""
    return [line for entry in entries for line in _lines(scene, entry)]


def _latest(scene: Scene, lines: Sequence[str], most: int, room: int) -> str:
    """The last lines, at most so many and so long; a first line tells of those left out."""
    shown = list(lines[-most:]) if most else []
    while len("\n".join(shown)) > room:
        del shown[0]
    if len(shown) < len(lines):
        shown.insert(0, "-# " + scene.say("… and {n} more before, in the log", n=len(lines) - len(shown)))
    return "\n".join(shown)


def _lines(scene: Scene, entry: LogEntry) -> list[str]:
    if entry.kind is EntryKind.ACTION or entry.events:
        lines = [f"- {sentence}" for sentence in event_sentences(scene, entry.events)]
        return _marked_ahead(scene, lines) if entry.origin is Origin.STANDING else lines
    said = _house_line(scene, entry)
    return [f"- {said}"] if said else []


def _marked_ahead(scene: Scene, lines: list[str]) -> list[str]:
    """The first line says that this was answered ahead of time."""
    return [scene.say("{line} (answered ahead)", line=line) for line in lines[:1]] + lines[1:]


def _house_line(scene: Scene, entry: LogEntry) -> str:
    say, name = scene.say, escape(called(entry.name, scene.say))
    if entry.kind in SEATS:
        number = (entry.seat or 0) + 1
        return say(SEATS[entry.kind], name=name, number=number)
    match entry.kind:
        case EntryKind.LEFT:
            return say("{name} leaves; a bot plays on.", name=name) if entry.seat is not None else ""
        case EntryKind.LATE:
            return say("{name}'s time is up.", name=name)
        case EntryKind.DEPARTED:
            return say("{name} is no longer on this server.", name=name)
        case EntryKind.STAND_IN:
            return say("A bot plays this turn for {name}.", name=name)
        case EntryKind.REPLACED:
            return say("{name} ran out of time too often; a bot plays on.", name=name)
        case EntryKind.STARTED:
            return say("The match begins.")
        case EntryKind.UNDO:
            return say("{name} takes a move back.", name=name)
        case EntryKind.PAUSED:
            return say("The match is paused.")
        case EntryKind.RESUMED:
            return say("The match goes on.")
        case EntryKind.TIMED:
            return say("The time per turn is another now, and all clocks begin anew.")
        case EntryKind.CANCELLED:
            return say("The match is cancelled.")
        case _:
            return ""
