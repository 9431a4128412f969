"""Time in words: how long a turn may take, and what happens then."""

import msgspec

from bot.engine.words import Words
from bot.matches.times import AtDeadline, TimeRule

__all__ = ["LATE_CHOICES", "LIMITS", "duration", "late_text", "limit_text", "moment", "rule_text", "with_late"]

MINUTE, HOUR, DAY = 60, 3600, 86400

LIMITS: tuple[int | None, ...] = (
    None,
    5 * MINUTE,
    30 * MINUTE,
    2 * HOUR,
    8 * HOUR,
    12 * HOUR,
    1 * DAY,
    2 * DAY,
    3 * DAY,
    5 * DAY,
    7 * DAY,
    14 * DAY,
)
"""What menus offer for a turn, in seconds; None is no deadline."""

LATE_CHOICES: tuple[tuple[AtDeadline, int], ...] = (
    (AtDeadline.WAIT, 2),
    (AtDeadline.BOT_TURN, 2),
    (AtDeadline.BOT_SEAT, 1),
    (AtDeadline.BOT_SEAT, 2),
    (AtDeadline.BOT_SEAT, 3),
    (AtDeadline.BOT_SEAT, 5),
)
"""What menus offer for the time after it: what happens, and the misses that cost the seat."""


def moment(seconds: float, style: str = "R") -> str:
    """A time (Unix) that Discord shows in the reader's own zone; "R" is "in 5 hours", "f" date and time."""
    return f"<t:{int(seconds)}:{style}>"


def duration(seconds: int, say: Words) -> str:
    """Whole minutes, hours or days, in the largest unit that fits; two days are still 48 hours."""
    if seconds % DAY == 0 and seconds > 2 * DAY:
        return say.plural("{n} day", "{n} days", seconds // DAY)
    if seconds % HOUR == 0:
        return say.plural("{n} hour", "{n} hours", seconds // HOUR)
    return say.plural("{n} minute", "{n} minutes", seconds // MINUTE)


def limit_text(limit: int | None, say: Words) -> str:
    """How long a turn may take."""
    return say("no deadline") if limit is None else duration(limit, say)


def late_text(rule: TimeRule, say: Words) -> str:
    """What happens when the time is over."""
    match rule.at_deadline:
        case AtDeadline.WAIT:
            return say("the table waits, and may let a bot play the turn")
        case AtDeadline.BOT_TURN:
            return say("a bot plays the turn")
        case AtDeadline.BOT_SEAT:
            return say.plural(
                "a bot takes the seat the first time",
                "a bot plays the turn, and takes the seat at miss {n} in a row",
                rule.misses,
            )


def rule_text(rule: TimeRule, say: Words) -> str:
    """Both in one line."""
    limit = limit_text(rule.limit, say)
    return limit if rule.limit is None else say("{limit}, then {late}", limit=limit, late=late_text(rule, say))


def with_late(rule: TimeRule, choice: tuple[AtDeadline, int]) -> TimeRule:
    """The rule with another choice for the time after the deadline."""
    return msgspec.structs.replace(rule, at_deadline=choice[0], misses=choice[1])
