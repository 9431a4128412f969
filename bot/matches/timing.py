"""The clocks of those whom a match waits for: they run while it waits, and stand while it does not.

A clock measures one turn of one seat. While somebody else is asked within that turn, or while the match is paused, it
stands, and goes on with what was left. Whoever is asked again after another person was is notified again: he may have
gone long ago.
"""

from datetime import datetime, timedelta

import msgspec

from bot.matches.models import Status
from bot.matches.play import read_questions
from bot.matches.reminding import next_reminder
from bot.matches.times import IDLE, SHORTEST_LIMIT, TIME_TO_KEEP, Habits
from bot.matches.wishes import Wish
from bot.matches.work import Work
from bot.storage.rows import ClockRow

__all__ = [
    "absent",
    "be_away",
    "begin",
    "begin_anew",
    "habits_of",
    "idle_moment",
    "reckon",
    "remind_anew",
    "restart",
    "schedule",
    "vacate",
    "waited_since",
]

AWAY_FOR = timedelta(hours=48)
"""After so long without an answer somebody counts as absent where there is no deadline."""


def reckon(work: Work) -> None:
    """Brings the clocks and the alarm up to date with whom the match waits for."""
    waits = work.status is Status.RUNNING
    turns: dict[int, int] = {asked.seat: asked.turn for asked in read_questions(work.row.questions)} if waits else {}
    for_people = any(not work.plays_by_itself(seat, turn) for seat, turn in turns.items())
    for holder in work.holders:
        if holder.user_id is not None and holder.seat in turns:
            _run(work, holder.seat, turns[holder.seat])
        elif holder.seat in work.clocks:
            _stop(work, work.clocks[holder.seat])
            if for_people and holder.user_id is not None and holder.pinged_turn is not None:
                work.count_as_told(holder.seat, None)
    if any(_moved(work.clock_before(seat), clock) for seat, clock in work.clocks.items()):
        work.redraw(Wish.BOARD)
    moments = _moments(work)
    idle = idle_moment(work)
    work.alarm(min(moments if idle is None else [*moments, idle], default=None))


def begin(work: Work, clock: ClockRow) -> datetime:
    """From when on the seat's time runs: now, or after its person's absence."""
    return max(work.now, habits_of(work, clock).away_until or work.now)


def waited_since(work: Work, clock: ClockRow) -> datetime:
    """Since when the match waits for the seat's person, who was not expected to play while he was away."""
    since = clock.since or work.now
    return max(since, habits_of(work, clock).away_until or since)


def absent(work: Work, clock: ClockRow) -> bool:
    """Whether the match has waited too long for this seat: past its deadline, or for two days without one."""
    if clock.since is None or begin(work, clock) > work.now:
        return False
    return clock.late or (clock.deadline is None and work.now - waited_since(work, clock) >= AWAY_FOR)


def habits_of(work: Work, clock: ClockRow) -> Habits:
    """How the seat's person likes to be reminded."""
    return work.habits.get(work.holders[clock.seat].user_id or 0, Habits())


def be_away(work: Work, user_id: int, until: datetime | None) -> None:
    """Moves this user's deadline by the absence he has just chosen, or (None) back to where it is without one."""
    clock = work.clocks.get(work.holder(user_id).seat)
    waiting = clock.since if clock is not None else None
    if clock is not None and waiting is not None:
        _stop(work, clock)
    habits = work.habits.get(user_id, Habits())
    work.habits = {**work.habits, user_id: msgspec.structs.replace(habits, away_until=until)}
    if clock is not None and waiting is not None:
        _run(work, clock.seat, clock.turn)
        clock.since = waiting
        schedule(work, clock)
        work.redraw(Wish.BOARD)


def idle_moment(work: Work) -> datetime | None:
    """When the match is asked about because nobody touches it, or closed because nobody has answered."""
    if work.status.over:
        return None
    asked = work.row.idle_asked
    return work.row.updated + IDLE if asked is None else asked + TIME_TO_KEEP


def restart(work: Work) -> None:
    """Has all clocks begin anew, since the table chose another limit; who wants no reminder still gets none."""
    for seat, old in work.clocks.items():
        fresh = ClockRow(old.match_id, seat, old.turn, missed=old.missed, hushed=old.hushed, nudged=old.nudged)
        work.clocks[seat] = fresh


def begin_anew(work: Work, seat: int) -> None:
    """Whoever sits down there has all the time of a turn."""
    work.clocks[seat] = ClockRow(work.row.id, seat)


def vacate(work: Work, seat: int) -> None:
    """Stops the clock of whoever leaves, who has no more time than is left of this turn should he come back in it."""
    clock = work.clocks.get(seat)
    if clock is not None:
        _stop(work, clock)
        work.clocks[seat] = ClockRow(work.row.id, seat, clock.turn, left=0 if clock.late else clock.left)


def schedule(work: Work, clock: ClockRow) -> None:
    """Sets when the seat's person is reminded next: as he likes it, and only while he can still be in time."""
    clock.remind = None
    if clock.since is not None and not clock.hushed and not clock.late:
        clock.remind = next_reminder(habits_of(work, clock), waited_since(work, clock), clock.deadline, work.now)


def remind_anew(work: Work, user_id: int) -> None:
    """Reminds this user from now on as he has just chosen."""
    clock = work.clocks.get(work.holder(user_id).seat)
    if clock is not None:
        schedule(work, clock)


def _run(work: Work, seat: int, turn: int) -> None:
    """The match waits for this seat in this turn.

    Whoever need not be told of it again, since it only stood still, is not reminded from the beginning either.
    """
    clock = work.clocks.get(seat)
    if clock is None or clock.turn != turn:
        clock = work.clocks[seat] = ClockRow(work.row.id, seat, turn, missed=clock.missed if clock else 0)
    if clock.since is not None:
        _cap(work, clock)
        return
    clock.since = work.now
    if work.row.time_limit is not None and not clock.late:
        left = work.row.time_limit if clock.left is None else max(clock.left, SHORTEST_LIMIT)
        clock.deadline = begin(work, clock) + timedelta(seconds=left)
        if work.holders[seat].pinged_turn == turn:
            clock.since = min(work.now, clock.deadline - timedelta(seconds=work.row.time_limit))
    schedule(work, clock)


def _cap(work: Work, clock: ClockRow) -> None:
    """Nobody has more time than the table gives: a clock that was put back would make it longer."""
    if clock.deadline is None or work.row.time_limit is None:
        return
    latest = begin(work, clock) + timedelta(seconds=work.row.time_limit)
    if clock.deadline > latest:
        clock.since, clock.deadline = work.now, latest
        schedule(work, clock)


def _stop(work: Work, clock: ClockRow) -> None:
    """The match waits for this seat no longer, or not just now."""
    if clock.deadline is not None:
        clock.left = max(0, int((clock.deadline - begin(work, clock)).total_seconds()))
    clock.since = clock.deadline = clock.remind = None


def _moved(before: ClockRow | None, clock: ClockRow) -> bool:
    """Whether somebody who was waited for, and still is in the same turn, has another deadline than he was shown."""
    if before is None or before.turn != clock.turn or before.since is None or clock.since is None:
        return False
    return before.deadline != clock.deadline


def _moments(work: Work) -> list[datetime]:
    """When something is due by the clocks."""
    running = [clock for clock in work.clocks.values() if clock.since is not None]
    deadlines = [clock.deadline for clock in running if clock.deadline is not None and not clock.late]
    return deadlines + [clock.remind for clock in running if clock.remind is not None]
