"""What each player chooses for himself, and reminders that people ask for."""

from collections.abc import Callable

from bot.matches import deadlines, timing
from bot.matches.desk import Desk
from bot.matches.ledger import load_work, save_work
from bot.matches.models import MatchId, Status, Table
from bot.matches.refusals import Refusal, Refused
from bot.matches.tables import habits_from
from bot.matches.times import Habits
from bot.matches.work import Work
from bot.storage import habits, matches
from bot.storage.rows import HabitsRow
from bot.storage.transaction import Transaction

__all__ = ["Personal"]


class Personal(Desk):
    """The part of `Matches` that is about one player's time."""

    async def habits(self, user_id: int) -> Habits:
        """How this user likes to be reminded, or the defaults."""
        async with self.store.read() as tx:
            return habits_from(await habits.habits_of(tx, user_id))

    async def set_habits(self, user_id: int, wanted: Habits) -> Habits:
        """Keeps how this user likes to be reminded, also of the turns that wait for him now. Refused: bad_habits."""
        if not wanted.possible:
            raise Refused(Refusal.BAD_HABITS)
        async with self.store.write() as tx:
            quiet = wanted.quiet
            times = (quiet.begin, quiet.end, quiet.zone) if quiet else (None, None, None)
            await habits.put_habits(tx, HabitsRow(user_id, wanted.spacing, *times))
            await self._for_all(tx, user_id, lambda work: timing.remind_anew(work, user_id))
        self._tell()
        return wanted

    async def hush(self, match: MatchId, user_id: int, *, key: str) -> Table:
        """Reminds this user no more in this turn. Refused: not_seated, in_lobby, paused, over."""
        await self._change(match, key, lambda work: deadlines.hush(work, user_id))
        return await self._fresh(match, user_id)

    async def nudge(self, match: MatchId, user_id: int, *, key: str) -> Table:
        """Reminds all whom the match waits for, once a turn; whoever sits at the table may ask for that.

        Refused: not_seated, nobody_to_nudge, in_lobby, paused, over.
        """
        await self._change(match, key, lambda work: deadlines.nudge(work, user_id))
        return await self._fresh(match, user_id)

    async def _for_all(self, tx: Transaction, user_id: int, change: Callable[[Work], None]) -> None:
        """Carries a change out in each running match in which the user sits."""
        for row in await matches.of_player(tx, user_id, (Status.RUNNING,)):
            work = await load_work(tx, self.registry, row.id, self.clock.now())
            change(work)
            await save_work(tx, work)
