"""The notice to a host: why his match stands still."""

from bot.engine.words import Words
from bot.matches.transport import Reason
from cogs.panels.ids import button_id
from cogs.panels.layout import Page, button
from cogs.panels.scene import Scene

__all__ = ["notice_page"]


def notice_page(scene: Scene, reason: Reason | None, nonce: str) -> Page:
    """What happened to the match's channel, and what can be done."""
    say, match = scene.say, scene.table.match
    what_next = say(
        "Nothing is lost. `/match resume` with the number #{match} goes on in the channel you use it in.", match=match
    )
    controls = [button(say("Cancel match"), button_id("cancel", match, nonce))]
    return Page([scene.title, _why(reason, say), what_next], controls=controls)


def _why(reason: Reason | None, say: Words) -> str:
    match reason:
        case Reason.CHANNEL_GONE:
            return say("The match is paused: its channel is gone, or I am no longer on that server.")
        case Reason.NO_PERMISSION:
            return say("The match is paused: I may no longer write in its channel.")
        case _:
            return say("The match is paused: Discord does not take its messages any more.")
