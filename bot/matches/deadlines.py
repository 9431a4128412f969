"""Reminders, and what happens when somebody's time runs out: whatever the table chose."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.engine.seats import Seat
from bot.matches import lifecycle, panels, timing, votes
from bot.matches.models import EntryKind, Origin, Status
from bot.matches.play import Play
from bot.matches.refusals import Refusal, Refused
from bot.matches.reminding import audible
from bot.matches.times import AtDeadline
from bot.matches.wishes import Wish
from bot.matches.work import Work
from bot.storage.rows import ClockRow

__all__ = ["answered", "depart", "hush", "nudge", "stand_in", "strike"]

LAST_CALL = timedelta(hours=3)
"""The time that is given, at most, to somebody who could not be reminded before his time ran out."""

BREATH = timedelta(minutes=1)
"""No reminder comes sooner after another notification."""

TELLING = timedelta(minutes=10)
"""How long a reminder waits for Discord to take the news of the turn itself."""


def strike(work: Work) -> None:
    """Does what is due by the clocks; each deadline counts once, however late it is noticed.

    Nobody loses his turn before he was told of it, nor before the reminder that was due to him: when both are noticed
    at once, after an outage, he is reminded and given a little more time.
    """
    if work.status is not Status.RUNNING:
        return
    for clock in list(work.clocks.values()):
        over = clock.deadline is not None and clock.deadline <= work.now and not clock.late
        told = work.holders[clock.seat].pinged_turn == clock.turn
        if clock.remind is not None and clock.remind <= work.now:
            _strike_reminder(work, clock, told=told, over=over)
        elif over and told:
            _run_out(work, clock)
        elif over:
            clock.deadline = work.now + _last_call(work)


def _strike_reminder(work: Work, clock: ClockRow, *, told: bool, over: bool) -> None:
    """Reminds, unless it is noticed so late that quiet hours have begun, or before the news of the turn is out."""
    heard = _heard(work, clock, None if over else clock.deadline) if told else work.now + TELLING
    if over:
        clock.deadline = heard + _last_call(work)
    if heard > work.now:
        clock.remind = heard
    elif not over and _just_notified(work, clock):
        timing.schedule(work, clock)
    else:
        _remind(work, clock)


def _just_notified(work: Work, clock: ClockRow) -> bool:
    """Whether the board's last post has just notified the seat's person: the news of his turn, or another's nudge."""
    board = work.panels.get((Wish.BOARD, -1))
    if board is None or board.posted is None or clock.seat not in panels.mentioned(board).seats:
        return False
    return work.now - board.posted < BREATH


def _heard(work: Work, clock: ClockRow, deadline: datetime | None = None) -> datetime:
    """When the seat's person may hear of his turn again: now, or once his quiet hours are over."""
    return audible(work.now, timing.habits_of(work, clock).quiet, deadline)


def _last_call(work: Work) -> timedelta:
    return min(LAST_CALL, timedelta(seconds=work.row.time_limit or 0) / 2)


def answered(work: Work, seat: Seat) -> None:
    """The seat's person has answered himself: he has missed nothing in a row, and nobody else plays his turn."""
    clock = work.clocks.get(seat)
    if clock is None:
        return
    clock.missed, clock.votes = 0, votes.NOBODY
    if clock.stand_in:
        clock.stand_in = clock.late = False
        clock.since = clock.deadline = None
        clock.left = int(_last_call(work).total_seconds())


def depart(work: Work, seats: Sequence[int]) -> None:
    """Who is found to have left the server has no time left: what the table chose for that happens at once."""
    for seat in seats:
        clock = work.clocks.get(seat)
        if clock is not None and clock.since is not None and not (clock.late or clock.stand_in):
            work.note(EntryKind.DEPARTED, work.holders[seat], origin=Origin.TIME)
            _run_out(work, clock)


def hush(work: Work, user_id: int) -> None:
    """Whoever is waited for wants no reminder in this turn."""
    seat = work.holder(user_id).seat
    work.require(Status.RUNNING)
    if seat in work.clocks:
        work.clocks[seat].hushed = True
        work.clocks[seat].remind = None


def nudge(work: Work, user_id: int) -> None:
    """Reminds all others whom the match waits for; in their quiet hours it comes after those."""
    own = work.holder(user_id).seat
    work.require(Status.RUNNING)
    waiting = [clock for clock in work.clocks.values() if clock.since is not None and clock.seat != own]
    willing = [clock for clock in waiting if _may_be_nudged(work, clock)]
    if not willing:
        raise Refused(Refusal.NOBODY_TO_NUDGE)
    for clock in willing:
        clock.nudged = True
        heard = _heard(work, clock)
        if heard <= work.now:
            _remind(work, clock)
        else:
            clock.remind = min(heard, clock.remind or heard)


def _may_be_nudged(work: Work, clock: ClockRow) -> bool:
    """Once a turn, and nobody who is away, wants no reminders, or has a bot playing for him."""
    return not (clock.hushed or clock.nudged or clock.stand_in or timing.begin(work, clock) > work.now)


def _remind(work: Work, clock: ClockRow) -> None:
    work.remind(clock.seat)
    timing.schedule(work, clock)


def stand_in(work: Work, user_id: int) -> None:
    """Whoever sits at the table lets bots play this turn for all whose time has run out."""
    work.holder(user_id)
    work.require(Status.RUNNING)
    late = [clock for clock in work.clocks.values() if clock.since is not None and clock.late and not clock.stand_in]
    if not late:
        raise Refused(Refusal.NOBODY_LATE)
    for clock in late:
        _let_bot_play(work, clock, Origin.PERSON)


def _run_out(work: Work, clock: ClockRow) -> None:
    clock.late = True
    clock.remind = None
    clock.missed += 1
    holder = work.holders[clock.seat]
    rule = AtDeadline(work.row.at_deadline)
    if rule is AtDeadline.WAIT:
        work.note(EntryKind.LATE, holder, origin=Origin.TIME)
        work.wish(Wish.BOARD, fresh=True)
    elif rule is AtDeadline.BOT_SEAT and clock.missed >= work.row.misses:
        lifecycle.replace(work, holder, EntryKind.REPLACED, Origin.TIME)
    else:
        _let_bot_play(work, clock, Origin.TIME)


def _let_bot_play(work: Work, clock: ClockRow, origin: Origin) -> None:
    """A bot plays this turn; the seat stays its holder's."""
    clock.stand_in = True
    work.note(EntryKind.STAND_IN, work.holders[clock.seat], origin=origin)
    Play.resume(work).wish_awaited()
