"""Pausing a match and going on: the host and moderators do it at once, anybody else at the table votes for it.

`votes` of the match's row lists those who want the running match to pause, or the paused one to go on. They are void
once it does. Whoever leaves takes his vote with him, and so does whoever plays on in a match that he wanted to pause.
"""

from bot.matches import votes
from bot.matches.models import EntryKind, Place, Status
from bot.matches.play import Play
from bot.matches.refusals import Refusal, Refused
from bot.matches.wishes import Wish
from bot.matches.work import Work

__all__ = ["go_on", "leave_to_others", "pause", "play_on", "resume", "stop"]


def pause(work: Work, user_id: int, *, moderator: bool = False) -> None:
    """Stops the match, or votes for that."""
    work.require(Status.RUNNING)
    if work.leads(user_id, moderator=moderator):
        stop(work)
    else:
        _vote(work, user_id, EntryKind.PAUSE_WANTED, None)


def resume(work: Work, user_id: int, place: Place | None, *, moderator: bool = False) -> None:
    """Goes on, or votes for that; at another place if one is given.

    That is one of the same server, unless the match's own is closed to us and the host or a moderator asks.
    """
    work.require(Status.PAUSED)
    leads = work.leads(user_id, moderator=moderator)
    elsewhere = place is not None and place.guild_id != work.row.guild_id
    if leads and elsewhere and not work.halted:
        raise Refused(Refusal.OTHER_SERVER)
    if leads:
        go_on(work, place)
    else:
        _vote(work, user_id, EntryKind.RESUME_WANTED, None if elsewhere else place)


def stop(work: Work) -> None:
    """Stops the match; its questions stay open until it goes on."""
    work.row.status = Status.PAUSED
    work.row.votes = votes.NOBODY
    work.note(EntryKind.PAUSED)
    work.wish(Wish.BOARD)


def go_on(work: Work, place: Place | None = None) -> None:
    """Goes on, at another place if one is given."""
    work.row.status = Status.RUNNING
    work.row.votes = votes.NOBODY
    if place is not None and place.channel_id != work.row.channel_id:
        work.row.guild_id, work.row.channel_id = place.guild_id, place.channel_id
        work.row.guild_locale = place.guild_locale
        work.row.thread_id = None
        work.withhold(Wish.BOARD)
    work.drop_wish(Wish.NOTICE)
    work.note(EntryKind.RESUMED)
    Play.resume(work).wish_awaited()


def play_on(work: Work, user_id: int) -> None:
    """Whoever plays on wants no pause any more."""
    work.row.votes = votes.withdraw(work.row.votes, user_id)


def leave_to_others(work: Work, user_id: int) -> None:
    """This user is gone; among those who stay, the votes may be enough now."""
    work.row.votes = votes.withdraw(work.row.votes, user_id)
    _count(work, None)


def _vote(work: Work, user_id: int, kind: EntryKind, place: Place | None) -> None:
    holder = work.holder(user_id)
    if user_id not in votes.voters(work.row.votes):
        work.note(kind, holder)
        work.row.votes = votes.cast(work.row.votes, user_id)
        work.wish(Wish.BOARD)
        _count(work, place)


def _count(work: Work, place: Place | None) -> None:
    """Does what more than half of the persons at the table want."""
    if not votes.decided(work.row.votes, [holder.user_id for holder in work.persons]):
        return
    if work.status is Status.RUNNING:
        stop(work)
    elif work.status is Status.PAUSED:
        go_on(work, place)
