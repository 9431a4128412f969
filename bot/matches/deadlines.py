"""What happens when somebody's time runs out: whatever the table chose."""

from bot.matches import lifecycle
from bot.matches.models import EntryKind, Origin, Status
from bot.matches.play import Play
from bot.matches.refusals import Refusal, Refused
from bot.matches.times import AtDeadline
from bot.matches.wishes import Wish
from bot.matches.work import Work
from bot.storage.rows import ClockRow

__all__ = ["stand_in", "strike"]


def strike(work: Work) -> None:
    """Does what is due by the clocks; each deadline counts once, however late it is noticed."""
    if work.status is not Status.RUNNING:
        return
    for clock in list(work.clocks.values()):
        if clock.deadline is not None and clock.deadline <= work.now and not clock.late:
            _run_out(work, clock)


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
    clock.missed += 1
    holder = work.holders[clock.seat]
    rule = AtDeadline(work.row.at_deadline)
    if rule is AtDeadline.WAIT:
        work.note(EntryKind.LATE, holder, origin=Origin.TIME)
        work.wish(Wish.BOARD, fresh=True)
    elif rule is AtDeadline.BOT_SEAT and clock.missed >= work.row.misses:
        lifecycle.replace(work, holder)
    else:
        _let_bot_play(work, clock, Origin.TIME)


def _let_bot_play(work: Work, clock: ClockRow, origin: Origin) -> None:
    """A bot plays this turn; the seat stays its holder's."""
    clock.stand_in = True
    work.note(EntryKind.STAND_IN, work.holders[clock.seat], origin=origin)
    Play.resume(work).wish_awaited()
