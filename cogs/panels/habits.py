"""How a player is reminded, in words."""

from bot.engine.words import Words
from bot.matches.times import Habits
from cogs.panels.layout import Page
from cogs.panels.times import duration

__all__ = ["habits_page"]


def habits_page(habits: Habits, quiet: str, say: Words) -> Page:
    """The choices as they stand; `quiet` is the quiet hours in words."""
    lines = [
        say("**Reminders:** {choice}", choice=_spacing(habits.spacing, say)),
        say("**Quiet hours:** {choice}", choice=quiet or say("none")),
        "-# " + say("You are told once when it is your turn, and then reminded like this. *More* stops it for a turn."),
    ]
    return Page([say("## Your reminders"), "\n".join(lines)])


def _spacing(spacing: int | None, say: Words) -> str:
    if spacing is None:
        return say("at half time, and three hours before the deadline")
    return say("every {time}", time=duration(spacing, say)) if spacing else say("none")
