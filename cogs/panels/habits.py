"""How a player is reminded, in words."""

from datetime import datetime

from bot.engine.words import Words
from bot.matches.times import Habits
from cogs.panels.layout import Page
from cogs.panels.times import duration, moment

__all__ = ["away_page", "habits_page"]


def habits_page(habits: Habits, quiet: str, say: Words) -> Page:
    """The choices as they stand; `quiet` is the quiet hours in words."""
    lines = [
        say("**Reminders:** {choice}", choice=_spacing(habits.spacing, say)),
        say("**Quiet hours:** {choice}", choice=quiet or say("none")),
        "-# " + say("You are told once when it is your turn, and then reminded like this. *More* stops it for a turn."),
    ]
    return Page([say("## Your reminders"), "\n".join(lines)])


def away_page(until: datetime | None, say: Words) -> Page:
    """Says until when the player's time waits."""
    if until is None:
        return Page([say("Welcome back! Your time runs again.")])
    when = moment(until.timestamp(), "f")
    return Page([say("Your time waits in all your matches until {when}, and the boards say so.", when=when)])


def _spacing(spacing: int | None, say: Words) -> str:
    if spacing is None:
        return say("at half time, and three hours before the deadline")
    return say("every {time}", time=duration(spacing, say)) if spacing else say("none")
