"""Tables that nobody has touched for long: asked about once, and then closed."""

from datetime import timedelta

from bot.matches import lifecycle
from bot.matches.models import Origin, Status
from bot.matches.refusals import Refusal, Refused
from bot.matches.timing import idle_moment
from bot.matches.wishes import Wish
from bot.matches.work import Work

__all__ = ["keep", "look_after"]

PUNCTUAL = timedelta(hours=1)
"""A bot that is there looks after a match within this time."""


def look_after(work: Work) -> None:
    """Asks whether the match is still wanted, or closes it when nobody has answered.

    When the end of that time comes to light late, the bot was away and could not be answered, so it asks anew.
    """
    due = idle_moment(work)
    if due is None or due > work.now:
        return
    if work.row.idle_asked is None or work.now - due > PUNCTUAL:
        work.row.idle_asked = work.now
        work.redraw(_panel(work), fresh=True)
    else:
        lifecycle.cancel(work, Origin.TIME)


def keep(work: Work, user_id: int, *, moderator: bool = False) -> None:
    """Somebody at the table, or a moderator, says that the match is still wanted."""
    work.require(Status.LOBBY, Status.RUNNING, Status.PAUSED)
    if work.find(user_id) is None and not moderator:
        raise Refused(Refusal.NOT_SEATED)
    work.row.updated, work.row.idle_asked = work.now, None
    work.redraw(_panel(work))


def _panel(work: Work) -> Wish:
    return Wish.LOBBY if work.status is Status.LOBBY else Wish.BOARD
