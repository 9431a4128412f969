"""The list of somebody's matches."""

from collections.abc import Sequence

from bot.matches.models import Status, Summary
from cogs.panels.caller import Caller
from cogs.panels.ids import button_id
from cogs.panels.layout import Button, Page, button
from cogs.panels.names import escape

__all__ = ["list_page"]

SHOWN = 20
"""Matches listed; somebody who plays more finds them in their channels."""
BUTTONS = 10
"""Matches that wait for the reader and get a button to play at once."""


def list_page(caller: Caller, matches: Sequence[Summary]) -> Page:
    """The matches of the caller, those that wait for him first, each with a link; a button for each that waits."""
    say = caller.say
    if not matches:
        return Page([say("You are in no match. A game's command with `new` opens a table; `/help` lists the games.")])
    lines = [_line(summary, caller) for summary in matches[:SHOWN]]
    if len(matches) > SHOWN:
        lines.append("-# " + say("… and {n} more", n=len(matches) - SHOWN))
    waiting = [summary for summary in matches if summary.waits_for_me][:BUTTONS]
    return Page([say("## Your matches"), "\n".join(lines)], controls=[_button(summary, caller) for summary in waiting])


def _button(summary: Summary, caller: Caller) -> Button:
    return button(caller.say("Play #{match}", match=summary.match), button_id("play", summary.match))


def _line(summary: Summary, caller: Caller) -> str:
    title = caller.say(caller.client.registry[summary.game].game.info.title)
    names = escape(", ".join(summary.names))
    return f"- **#{summary.match} {title}** · <#{summary.place.room}> · {_state(summary, caller)}\n  -# {names}"


def _state(summary: Summary, caller: Caller) -> str:
    say = caller.say
    if summary.status is Status.LOBBY:
        return say("not started yet")
    if summary.status is Status.PAUSED:
        return say("paused")
    if summary.waits_for_me:
        return say("**your turn**")
    waiting = say.list([escape(summary.names[seat]) for seat in summary.awaited])
    return say("waits for {names}", names=waiting)
