"""Leaving, handing a seat over, losing a room, and cancelling."""

from bot.engine.seats import Seat
from bot.matches import lobby, pausing, timing, votes
from bot.matches.models import EntryKind, Origin, Status
from bot.matches.names import bot_name
from bot.matches.play import Play
from bot.matches.refusals import Refusal, Refused
from bot.matches.transport import Reason
from bot.matches.wishes import Wish
from bot.matches.work import Work
from bot.storage.rows import ClockRow, HolderRow

__all__ = [
    "cancel",
    "count_votes",
    "enter_thread",
    "halt",
    "hand_over",
    "leave",
    "leave_thread",
    "make_host",
    "pass_on",
    "reopen",
    "replace",
]


def leave(work: Work, user_id: int) -> None:
    """Gives the seat up; the host's rights pass on, and without people there is no match."""
    work.require(Status.LOBBY, Status.RUNNING, Status.PAUSED)
    holder = work.holder(user_id)
    if work.status is Status.LOBBY:
        lobby.leave(work, holder)
    else:
        _seat_bot_for(work, holder, EntryKind.LEFT, Origin.PERSON)
    pass_on(work, user_id)


def hand_over(work: Work, seat: Seat) -> None:
    """A bot takes a person's seat in a match that has begun, and whom he had invited is so no longer."""
    work.require(Status.RUNNING, Status.PAUSED)
    if not 0 <= seat < len(work.holders):
        raise Refused(Refusal.NOT_SEATED)
    holder = work.holders[seat]
    if holder.user_id is None:
        raise Refused(Refusal.SEAT_OF_BOT, name=holder.name)
    work.close_invitations_by(holder.user_id)
    replace(work, holder, EntryKind.REMOVED)


def replace(work: Work, holder: HolderRow, kind: EntryKind, origin: Origin = Origin.PERSON) -> None:
    """A bot takes a person's seat, for the reason that the entry names."""
    user_id = holder.user_id or 0
    _seat_bot_for(work, holder, kind, origin)
    pass_on(work, user_id)


def count_votes(work: Work, clock: ClockRow) -> None:
    """A bot takes the seat of somebody absent once more than half of the other persons want it."""
    holder = work.holders[clock.seat]
    others = [other.user_id for other in work.persons if other is not holder]
    if votes.decided(clock.votes, others) and timing.absent(work, clock):
        replace(work, holder, EntryKind.HANDED_OVER)


def cancel(work: Work, origin: Origin = Origin.PERSON) -> None:
    """Ends the match without a result."""
    work.require(Status.LOBBY, Status.RUNNING, Status.PAUSED)
    begun = work.status is not Status.LOBBY
    work.row.status = Status.CANCELLED
    work.row.questions = "[]"
    work.settle()
    work.note(EntryKind.CANCELLED, origin=origin)
    work.wish(Wish.LOBBY)
    if begun:
        work.wish(Wish.BOARD)


def halt(work: Work, reason: Reason) -> None:
    """Stops a match whose place is closed to us, and tells its host why; a lobby ends there."""
    if work.status is Status.LOBBY:
        cancel(work)
    elif work.status is Status.RUNNING:
        pausing.stop(work)
        work.wish(Wish.NOTICE, reason.value)
    elif work.owed(Wish.RESULT):
        work.wish(Wish.NOTICE, reason.value)
    for wish in (Wish.THREAD, Wish.LOBBY):
        work.drop_wish(wish)
    for wish in (Wish.BOARD, Wish.RESULT):
        work.withhold(wish)


def reopen(work: Work) -> None:
    """The place is open to us again: what was halted there goes on by itself, and a result that is owed comes."""
    if not work.halted:
        return
    if work.status is Status.PAUSED:
        pausing.go_on(work)
    elif work.owed(Wish.RESULT):
        work.wish(Wish.RESULT)
    work.drop_wish(Wish.NOTICE)


def enter_thread(work: Work, thread_id: int) -> None:
    """The match has a thread of its own, and the lobby says so."""
    work.row.thread_id = thread_id
    work.drop_wish(Wish.THREAD)
    work.redraw(Wish.LOBBY)


def leave_thread(work: Work) -> None:
    """The thread is gone: the match goes on in the channel, and the lobby says so."""
    work.row.thread_id = None
    for wish in (Wish.BOARD, Wish.RESULT):
        if (wish, -1) in work.panels:
            work.withhold(wish)
            work.wish(wish)
    work.redraw(Wish.LOBBY)


def make_host(work: Work, holder: HolderRow) -> None:
    """Gives the host's rights to this person at the table."""
    work.row.host = holder.user_id or 0
    work.note(EntryKind.NEW_HOST, holder)
    work.wish(Wish.LOBBY if work.status is Status.LOBBY else Wish.BOARD)


def _seat_bot_for(work: Work, holder: HolderRow, kind: EntryKind, origin: Origin) -> None:
    """A bot sits down where this holder sat; what he could take back or had answered ahead goes with him."""
    work.note(kind, holder, origin=origin)
    work.settle()
    timing.vacate(work, holder.seat)
    holder.user_id = None
    holder.bot = lobby.usual_strength(work.info)
    holder.name = bot_name([other.name for other in work.holders])
    holder.dm_closed = False
    work.seats_changed = True
    work.vacated.append(holder.seat)
    work.take_away(Wish.HAND, holder.seat)
    if work.status is Status.RUNNING:
        Play.resume(work).wish_awaited()


def pass_on(work: Work, user_id: int) -> None:
    """The next person becomes host, and his votes go with whoever left; with nobody left the match is cancelled.

    Among those who stay, the votes may be enough now.
    """
    if not work.persons:
        cancel(work)
        return
    if work.row.host == user_id:
        make_host(work, work.persons[0])
    pausing.leave_to_others(work, user_id)
    for clock in work.clocks.values():
        clock.votes = votes.withdraw(clock.votes, user_id)
    if work.status is Status.RUNNING:
        for clock in tuple(work.clocks.values()):
            count_votes(work, clock)
