"""What tables choose about time, and how their players stand with it."""

from datetime import datetime
from enum import StrEnum

import msgspec

from bot.engine.seats import Seat

__all__ = ["LONGEST_LIMIT", "MOST_MISSES", "SHORTEST_LIMIT", "AtDeadline", "TimeRule", "Timing"]

SHORTEST_LIMIT, LONGEST_LIMIT = 5 * 60, 14 * 24 * 3600
"""Seconds that a turn may be given."""
MOST_MISSES = 5


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


class Timing(msgspec.Struct, frozen=True):
    """How a person the match waits for stands with his time."""

    seat: Seat
    since: datetime
    deadline: datetime | None = None
    late: bool = False
    """The deadline has passed, and the table waits."""
    stand_in: bool = False
    """A bot plays this turn."""
