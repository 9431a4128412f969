"""The clocks of those whom a match waits for: they run while it waits, and stand while it does not.

A clock measures one turn of one seat. While somebody else is asked within that turn, or while the match is paused, it
stands, and goes on with what was left.
"""

from datetime import datetime, timedelta

from bot.matches.models import Status
from bot.matches.play import read_questions
from bot.matches.times import SHORTEST_LIMIT
from bot.matches.work import Work
from bot.storage.rows import ClockRow

__all__ = ["reckon", "restart"]


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


def _stop(clock: ClockRow, now: datetime) -> None:
    """The match waits for this seat no longer, or not just now."""
    if clock.deadline is not None:
        clock.left = max(0, int((clock.deadline - now).total_seconds()))
    clock.since = clock.deadline = None


def _moments(work: Work) -> list[datetime]:
    """When something is due by the clocks."""
    return [clock.deadline for clock in work.clocks.values() if clock.deadline is not None and not clock.late]
