"""What tables choose about time, and how their players stand with it."""

from datetime import datetime, timedelta
from enum import StrEnum
from functools import cache
from zoneinfo import available_timezones

import msgspec

from bot.engine.seats import Seat

__all__ = [
    "BACK_FOR",
    "IDLE",
    "LONGEST_ABSENCE",
    "LONGEST_LIMIT",
    "MOST_MISSES",
    "SHORTEST_LIMIT",
    "TIME_TO_KEEP",
    "AtDeadline",
    "Habits",
    "Quiet",
    "TimeRule",
    "Timing",
    "zones",
]

SHORTEST_LIMIT, LONGEST_LIMIT = 5 * 60, 14 * 24 * 3600
"""Seconds that a turn may be given."""
MOST_MISSES = 5
LONGEST_ABSENCE = timedelta(days=14)
"""How long somebody may be away in one go."""
BACK_FOR = timedelta(days=7)
"""How long he must have been back before he can be away for so long again."""
IDLE = timedelta(days=30)
"""After so long without anything a match is asked about."""
TIME_TO_KEEP = timedelta(days=7)
"""How long people have to answer that before it is closed."""
SHORTEST_SPACING, LONGEST_SPACING = 3600, 7 * 24 * 3600
"""Seconds between reminders of one turn."""


class AtDeadline(StrEnum):
    """What happens when somebody's time runs out."""

    WAIT = "wait"
    """The table is told, and whoever sits there may let a bot play this turn."""
    BOT_TURN = "bot_turn"
    """A bot plays this turn."""
    BOT_SEAT = "bot_seat"
    """A bot plays this turn, and takes the seat after so many misses in a row."""


class TimeRule(msgspec.Struct, frozen=True):
    """What a table has chosen about time."""

    limit: int | None = 48 * 3600
    """Seconds in which a turn is to be played; None: there is no deadline."""
    at_deadline: AtDeadline = AtDeadline.WAIT
    misses: int = 2
    """With `BOT_SEAT`: how many deadlines missed in a row cost the seat."""

    @property
    def possible(self) -> bool:
        """Whether limit and misses are within what a table may choose."""
        limit = self.limit is None or SHORTEST_LIMIT <= self.limit <= LONGEST_LIMIT
        return limit and 1 <= self.misses <= MOST_MISSES


@cache
def zones() -> frozenset[str]:
    """The names of all time zones there are."""
    return frozenset(available_timezones())


class Quiet(msgspec.Struct, frozen=True):
    """Hours in which somebody is not reminded: minutes of the day by the wall clock of a zone ("Europe/Lisbon")."""

    begin: int
    end: int
    zone: str


class Habits(msgspec.Struct, frozen=True):
    """How a player likes to be reminded."""

    spacing: int | None = None
    """Seconds between reminders; 0 for none at all, None for half time and three hours before the deadline."""
    quiet: Quiet | None = None
    away_until: datetime | None = None
    """His time waits until then."""

    @property
    def possible(self) -> bool:
        """Whether a player may choose so: an hour to a week between reminders, quiet hours in a zone there is."""
        spaced = not self.spacing or SHORTEST_SPACING <= self.spacing <= LONGEST_SPACING
        quiet = self.quiet
        return spaced and (quiet is None or (_is_time(quiet.begin, quiet.end) and quiet.zone in zones()))


def _is_time(*minutes: int) -> bool:
    return all(0 <= minute < 24 * 60 for minute in minutes)


class Timing(msgspec.Struct, frozen=True):
    """How a person the match waits for stands with his time."""

    seat: Seat
    since: datetime
    deadline: datetime | None = None
    late: bool = False
    """The deadline has passed, and the table waits."""
    stand_in: bool = False
    """A bot plays this turn."""
    away_until: datetime | None = None
    """He is away, and his time waits until then."""
