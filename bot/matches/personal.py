"""What each player chooses for himself, and reminders that people ask for."""

from collections.abc import Callable
from datetime import datetime

from bot.matches import deadlines, idle, timing
from bot.matches.desk import Desk
from bot.matches.ledger import load_work, save_work
from bot.matches.models import MatchId, Status, Table
from bot.matches.refusals import Refusal, Refused
from bot.matches.tables import habits_from
from bot.matches.times import BACK_FOR, LONGEST_ABSENCE, Habits
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
            row = await habits.habits_of(tx, user_id) or HabitsRow(user_id)
            quiet = wanted.quiet
            row.spacing = wanted.spacing
            row.quiet_begin, row.quiet_end = (quiet.begin, quiet.end) if quiet else (None, None)
            row.zone = quiet.zone if quiet else None
            await habits.put_habits(tx, row)
            await self._for_all(tx, user_id, lambda work: timing.remind_anew(work, user_id))
        self._tell()
        return await self.habits(user_id)

    async def set_away(self, user_id: int, until: datetime | None) -> Habits:
        """Stops this user's time in all his matches until then; None: he is back.

        At most 14 days in one go, and in all until he has been back for 7 days. Refused: bad_absence.
        """
        now = self.clock.now()
        async with self.store.write() as tx:
            row = await habits.habits_of(tx, user_id) or HabitsRow(user_id)
            if until is not None:
                resting = row.away_until is not None and now < row.away_until + BACK_FOR
                row.away_since = row.away_since if resting and row.away_since else now
                if not now < until <= row.away_since + LONGEST_ABSENCE:
                    raise Refused(Refusal.BAD_ABSENCE)
            elif row.away_until is None or row.away_until <= now:
                return habits_from(row)
            await self._for_all(tx, user_id, lambda work: timing.be_away(work, user_id, until or now))
            row.away_until = until or now
            await habits.put_habits(tx, row)
        self._tell()
        return await self.habits(user_id)

    async def keep(self, match: MatchId, user_id: int, *, key: str, moderator: bool = False) -> Table:
        """Says that a match that nobody had touched is still wanted. Refused: not_seated, over."""
        await self._change(match, key, lambda work: idle.keep(work, user_id, moderator=moderator))
        return await self._fresh(match, user_id)

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
