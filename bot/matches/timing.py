"""The clocks of those whom a match waits for: they run while it waits, and stand while it does not.

A clock measures one turn of one seat. While somebody else is asked within that turn, or while the match is paused, it
stands, and goes on with what was left.
"""

from datetime import datetime, timedelta

from bot.matches.models import Status
from bot.matches.play import read_questions
from bot.matches.reminding import next_reminder
from bot.matches.times import SHORTEST_LIMIT, Habits
from bot.matches.work import Work
from bot.storage.rows import ClockRow

__all__ = ["reckon", "remind_anew", "restart", "schedule"]


def reckon(work: Work) -> None:
    """Brings the clocks and the alarm up to date with whom the match waits for."""
    waits = work.status is Status.RUNNING
    turns: dict[int, int] = {asked.seat: asked.turn for asked in read_questions(work.row.questions)} if waits else {}
    for holder in work.holders:
        if holder.user_id is not None and holder.seat in turns:
            _run(work, holder.seat, turns[holder.seat])
        elif holder.seat in work.clocks:
            _stop(work.clocks[holder.seat], work.now)
    work.alarm(min(_moments(work), default=None))


def restart(work: Work) -> None:
    """Has all clocks begin anew, since the table chose another limit."""
    for seat, clock in work.clocks.items():
        work.clocks[seat] = ClockRow(clock.match_id, seat, missed=clock.missed)


def schedule(work: Work, clock: ClockRow) -> None:
    """Sets when the seat's person is reminded next: as he likes it, and only while he can still be in time."""
    clock.remind = None
    if clock.since is not None and not clock.hushed and not clock.late:
        habits = work.habits.get(work.holders[clock.seat].user_id or 0, Habits())
        clock.remind = next_reminder(habits, clock.since, clock.deadline, work.now)


def remind_anew(work: Work, user_id: int) -> None:
    """Reminds this user from now on as he has just chosen."""
    clock = work.clocks.get(work.holder(user_id).seat)
    if clock is not None:
        schedule(work, clock)


def _run(work: Work, seat: int, turn: int) -> None:
    """The match waits for this seat in this turn."""
    clock = work.clocks.get(seat)
    if clock is None or clock.turn != turn:
        clock = work.clocks[seat] = ClockRow(work.row.id, seat, turn, missed=clock.missed if clock else 0)
    if clock.since is not None:
        return
    clock.since = work.now
    if work.row.time_limit is not None and not clock.late:
        left = work.row.time_limit if clock.left is None else max(clock.left, SHORTEST_LIMIT)
        clock.deadline = work.now + timedelta(seconds=left)
    schedule(work, clock)


def _stop(clock: ClockRow, now: datetime) -> None:
    """The match waits for this seat no longer, or not just now."""
    if clock.deadline is not None:
        clock.left = max(0, int((clock.deadline - now).total_seconds()))
    clock.since = clock.deadline = clock.remind = None


def _moments(work: Work) -> list[datetime]:
    """When something is due by the clocks."""
    running = [clock for clock in work.clocks.values() if clock.since is not None]
    deadlines = [clock.deadline for clock in running if clock.deadline is not None and not clock.late]
    return deadlines + [clock.remind for clock in running if clock.remind is not None]
