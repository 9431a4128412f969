"""The notice to a host: why his match stands still, or its result does not come."""

from bot.engine.words import Words
from bot.matches.models import Status
from bot.matches.transport import Reason
from cogs.panels.ids import button_id
from cogs.panels.layout import Page, button
from cogs.panels.scene import Scene

__all__ = ["notice_page"]


def notice_page(scene: Scene, reason: Reason | None, nonce: str) -> Page:
    """What happened to the match's channel, and what can be done."""
    say, match = scene.say, scene.table.match
    if scene.table.status is Status.ENDED:
        return Page([scene.title, _why(reason, say), _result_follows(scene)])
    what_next = say(
        "It goes on by itself once I may write there again. `/match resume` with the number #{match} goes on at once, "
        "in the channel you use it in.",
        match=match,
    )
    controls = [button(say("Cancel match"), button_id("cancel", match, nonce))]
    return Page(
        [scene.title, _why(reason, say), say("The match is paused, and nothing is lost."), what_next], controls=controls
    )


def _result_follows(scene: Scene) -> str:
    return scene.say(
        "The match is over; its result comes once I may write there again. `/match export` with the number #{match} "
        "has it now.",
        match=scene.table.match,
    )


def _why(reason: Reason | None, say: Words) -> str:
    match reason:
        case Reason.CHANNEL_GONE:
            return say("The match's channel is gone, or I am no longer on that server.")
        case Reason.NO_PERMISSION:
            return say("I may no longer write in the match's channel, or attach its pictures.")
        case _:
            return say("Discord does not take the match's messages any more.")
