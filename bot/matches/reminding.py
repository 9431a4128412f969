"""When somebody is reminded of his turn."""

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.matches.times import Habits, Quiet

__all__ = ["audible", "next_reminder"]

LAST = timedelta(hours=3)
"""How long before the deadline the last reminder comes by default."""
MOST = 10
"""How often one turn is reminded of at most, however short the spacing is."""


def next_reminder(habits: Habits, since: datetime, deadline: datetime | None, after: datetime) -> datetime | None:
    """The first moment after `after` at which to remind of a turn that began at `since`; None for never again."""
    heard = (audible(moment, habits.quiet, deadline) for moment in _moments(habits, since, deadline))
    return min((moment for moment in heard if moment > after), default=None)


def audible(moment: datetime, quiet: Quiet | None, deadline: datetime | None = None) -> datetime:
    """The moment, or where it is within the quiet hours their end; their beginning, if the end came too late."""
    if quiet is None or not _is_quiet(moment, quiet):
        return moment
    begin, end = _around(moment, quiet)
    return begin if deadline is not None and end >= deadline else end


def _moments(habits: Habits, since: datetime, deadline: datetime | None) -> Iterator[datetime]:
    """At half time and three hours before the deadline, unless the player has a spacing of his own."""
    if habits.spacing:
        spaced = (since + timedelta(seconds=habits.spacing) * number for number in range(1, MOST + 1))
        yield from (moment for moment in spaced if deadline is None or moment < deadline)
    elif habits.spacing is None and deadline is not None:
        half = since + (deadline - since) / 2
        yield half
        if deadline - LAST > half:
            yield deadline - LAST


def _is_quiet(moment: datetime, quiet: Quiet) -> bool:
    local = moment.astimezone(ZoneInfo(quiet.zone))
    minute = local.hour * 60 + local.minute
    if quiet.begin <= quiet.end:
        return quiet.begin <= minute < quiet.end
    return minute >= quiet.begin or minute < quiet.end


def _around(moment: datetime, quiet: Quiet) -> tuple[datetime, datetime]:
    """Beginning and end of the quiet hours that this moment is in, by the wall clock of their zone."""
    zone = ZoneInfo(quiet.zone)
    local = moment.astimezone(zone)
    overnight = quiet.begin > quiet.end
    evening = overnight and local.hour * 60 + local.minute >= quiet.begin
    last_day = local.date() + timedelta(days=evening)
    first_day = last_day - timedelta(days=overnight)

    def at(day: date, minute: int) -> tuple[datetime, ...]:
        """Twice where the clocks are put back, or over it where they go forward; else the same moment twice."""
        wall = datetime.combine(day, time(minute // 60, minute % 60), tzinfo=zone)
        return tuple(wall.replace(fold=fold).astimezone(moment.tzinfo) for fold in (0, 1))

    return min(at(first_day, quiet.begin)), max(at(last_day, quiet.end))
