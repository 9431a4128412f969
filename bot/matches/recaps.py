"""Catching up where a sight is to be remembered: what a seat has missed is told once, turn by turn, and then gone.

Missed is what others did since the seat's own last move, as far as the seat may learn more of it than the public log
keeps. Whoever moves on passes over the rest.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import groupby
from typing import Any, Self

from bot.engine.jsons import from_json, to_json
from bot.engine.registry import Entry
from bot.engine.seats import Seat
from bot.matches.models import EntryKind, LogEntry, Table
from bot.matches.refusals import Refusal, Refused
from bot.matches.seeing import news_for, read_log
from bot.matches.work import Work
from bot.storage import entries, matches
from bot.storage.rows import EntryRow, HolderRow
from bot.storage.transaction import Transaction

__all__ = ["Missed", "note_seen", "pass_over", "shown_by", "tell_next"]

TOLD_AGAIN = timedelta(minutes=1)
"""For how long whoever answers once more is told what his answer brought: as long as a private sight stands."""
LOOK_BACK = 500
"""How many entries before now are looked through at most."""

MissedTurn = tuple[EntryRow, ...]


class Missed:
    """What the holder of one seat has not seen yet, at one moment."""

    def __init__(self, entry: Entry, seat: Seat, view: Any, rows: Sequence[EntryRow], seen: Sequence[int]) -> None:
        self._entry = entry
        self._seat = seat
        self._view = view
        self._rows = rows
        self._seen = frozenset(seen)

    @classmethod
    async def read(cls, tx: Transaction, entry: Entry, holder: HolderRow, view: Any) -> Self:
        """What others did since the holder's own last move; `view` is the seat's."""
        since = (await entries.last_actions(tx, holder.match_id)).get(holder.seat, 0)
        rows = await entries.entries_since(tx, holder.match_id, since, LOOK_BACK)
        others = [row for row in rows if row.kind == EntryKind.ACTION and row.seat != holder.seat]
        return cls(entry, Seat(holder.seat), view, others, from_json(holder.seen, tuple[int, ...]))

    @property
    def turns(self) -> tuple[MissedTurn, ...]:
        """The turns in which something was missed, oldest first, each with all that happened in it."""
        turns = (tuple(turn) for _, turn in groupby(self._rows, lambda row: row.seat))
        return tuple(turn for turn in turns if any(map(self._is_missed, turn)))

    def told(self, turn: MissedTurn) -> tuple[LogEntry, ...]:
        """A turn as the seat may be told of it; of what was seen already, no more than everybody reads."""
        return tuple(
            line
            for row in turn
            for line in read_log(self._entry, (row,), None if row.revision in self._seen else self._seat)
        )

    @property
    def in_sight(self) -> tuple[EntryRow, ...]:
        """What was missed so far, and stands before the seat's eyes in this view."""
        return tuple(row for row in self._rows if row.revision not in self._seen and self._is_shown(row))

    def seen_with(self, rows: Sequence[EntryRow]) -> str:
        """The holder's column `seen` once he has seen these too."""
        recent = {row.revision for row in self._rows}
        return to_json(sorted(self._seen & recent | {row.revision for row in rows})).decode()

    def _is_missed(self, row: EntryRow) -> bool:
        return row.revision not in self._seen and bool(self._news(row)) and not self._is_shown(row)

    def _is_shown(self, row: EntryRow) -> bool:
        news, shows = self._news(row), self._entry.game.info.shows
        return bool(news) and all(shows(self._view, event) for event in news)

    def _news(self, row: EntryRow) -> tuple[Any, ...]:
        return news_for(self._entry, row, self._seat)


async def tell_next(tx: Transaction, work: Work, user_id: int) -> tuple[LogEntry, ...]:
    """The first turn that this user has missed; from now on it counts as seen. Refused: not_seated, in_lobby."""
    missed = await _missed_by(tx, work, user_id)
    if missed is None or not missed.turns:
        return ()
    turn = missed.turns[0]
    await matches.mark_seen(tx, work.row.id, work.holder(user_id).seat, missed.seen_with(turn))
    return missed.told(turn)


async def pass_over(tx: Transaction, work: Work, user_id: int) -> None:
    """Has all that this user has missed count as seen. Refused: not_seated, in_lobby."""
    missed = await _missed_by(tx, work, user_id)
    if missed is not None:
        rows = [row for turn in missed.turns for row in turn]
        await matches.mark_seen(tx, work.row.id, work.holder(user_id).seat, missed.seen_with(rows))


async def note_seen(tx: Transaction, entry: Entry, table: Table) -> None:
    """Has all that this table's view shows to its seat count as seen, unless somebody else sits there by now."""
    if table.seat is None or table.view is None or not entry.game.info.fleeting(table.options):
        return
    holder = (await matches.holders_of(tx, table.match))[table.seat]
    if holder.user_id != table.holders[table.seat].user_id:
        return
    missed = await Missed.read(tx, entry, holder, table.view)
    if missed.in_sight:
        await matches.mark_seen(tx, table.match, table.seat, missed.seen_with(missed.in_sight))


async def shown_by(
    tx: Transaction, entry: Entry, table: Table, asked: int, user_id: int, now: datetime
) -> tuple[Any, ...]:
    """What this user's answer to the question asked at this ply has brought about, as his seat reads it.

    Whoever answers it again is told again for a minute: later it would tell him what he was to remember.
    """
    if table.seat is None:
        return ()
    given = await entries.answer_to(tx, table.match, table.seat, asked)
    if given is None or given.user_id != user_id or now - given.at > TOLD_AGAIN:
        return ()
    (read,) = read_log(entry, [given], table.seat)
    return read.events


async def _missed_by(tx: Transaction, work: Work, user_id: int) -> Missed | None:
    """What this user has missed; None where logs keep everything."""
    holder = work.holder(user_id)
    if work.row.state is None:
        raise Refused(Refusal.IN_LOBBY)
    if not work.info.fleeting(work.options):
        return None
    state = from_json(work.row.state, work.info.state)
    return await Missed.read(tx, work.entry, holder, work.entry.game.view(state, Seat(holder.seat)))
