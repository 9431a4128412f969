"""Whether all that was acknowledged and promised is so, once the bot has nothing left to deliver."""

import asyncio
import time
from contextlib import closing
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import count
from pathlib import Path

from bot.engine.registry import Registry
from bot.matches.models import MatchId, Status, Table
from bot.matches.play import hand_print
from bot.matches.service import Matches
from bot.storage.backup import backup
from bot.storage.database import Store
from tests.wire.clock import WireClock
from tests.wire.database import STAMP, reading
from tests.wire.leaks import board_texts, deal_anew, texts_of
from tests.wire.ledger import Ledger

__all__ = ["Audit"]

UNSETTLED = """
SELECT match_id, kind, seat, wants, shows, attempts FROM deliveries
WHERE due <= :now
OR (due <= :soon AND (attempts > 0 OR sending IS NOT NULL))
OR (due IS NOT NULL AND :wholly AND kind <> 'clock')
"""
PATIENCE = 60.0
"""Seconds within which everything must have been delivered."""


@dataclass
class Audit:
    """Looks at copies of the bot's database, and compares them with what stands on Discord."""

    database: Path
    clock: WireClock
    ledger: Ledger
    registry: Registry
    promised: set[str] = field(default_factory=set)
    missing: set[str] = field(default_factory=set)
    doubled: set[str] = field(default_factory=set)
    leaks: list[str] = field(default_factory=list)
    lost: set[int] = field(default_factory=set)
    copies: "count[int]" = field(default_factory=count)

    async def settled(self, *, wholly: bool = False) -> None:
        """Returns when nothing is due, and nothing will be soon because it failed; what stays undone is missing.

        With `wholly` nothing may be put off either, as it is where Discord asks for a long wait.
        """
        end = time.monotonic() + PATIENCE
        while left := self._undelivered(wholly=wholly):
            if time.monotonic() > end:
                self.missing |= {f"never delivered: {row}" for row in left}
                return
            await asyncio.sleep(0.05)

    async def look(self, acknowledged: list[int]) -> None:
        """Notes what is not as it was promised."""
        self._check_receipts(acknowledged)
        for table, hands in await self._tables():
            self._check(table, hands)
        self.doubled |= set(self.ledger.doubled())
        await self._look_for_leaks()

    def _undelivered(self, *, wholly: bool) -> list[tuple[object, ...]]:
        """What is to be done now; with `wholly` also what can wait, except for the clock, which waits for its time."""
        now = self.clock.now()
        soon = now + timedelta(seconds=PATIENCE)
        moments = {"now": now.strftime(STAMP), "soon": soon.strftime(STAMP), "wholly": wholly}
        with closing(reading(self.database)) as database:
            return database.execute(UNSETTLED, moments).fetchall()

    def _check_receipts(self, acknowledged: list[int]) -> None:
        """Every acknowledged action must have been kept."""
        with closing(reading(self.database)) as database:
            kept = {key for (key,) in database.execute("SELECT key FROM receipts")}
        self.lost |= {interaction for interaction in acknowledged if str(interaction) not in kept}

    def _check(self, table: Table, hands: dict[int, str]) -> None:
        match = table.match
        self._one(f"lobby of {match}", len(self.ledger.standing(match, "lobby")))
        if table.status is Status.RUNNING and table.turn is not None:
            self._one(f"board of {match}", len(self.ledger.standing(match, "board")))
            for seat in table.awaited:
                user = table.holders[seat].user_id
                if user is not None:
                    told = self.ledger.told(match, table.turn.number, user)
                    self._one(f"match {match}, turn {table.turn.number}: telling {user}", int(told))
        if table.status is Status.ENDED:
            self._one(f"result of {match}", len(self.ledger.standing(match, "result")))
        for owner, hand in hands.items():
            shown = [post.shows for post in self.ledger.standing(match, "hand", owner)]
            self._one(f"hand {hand} of seat {owner} in {match}", shown.count(hand))
            if len(shown) > 1:
                self.doubled.add(f"{len(shown)} hands of seat {owner} in {match}")

    def _one(self, promise: str, times: int) -> None:
        self.promised.add(promise)
        if times == 0:
            self.missing.add(promise)
        elif times > 1:
            self.doubled.add(promise)

    async def _tables(self) -> list[tuple[Table, dict[int, str]]]:
        """All matches, and for each person who is asked the print of the hand he must have been sent."""
        copy = self._copy()
        async with await Store.open(copy) as store:
            matches = Matches(store, self.registry)
            tables = [await matches.table(MatchId(match)) for match in self._matches(copy)]
            return [(table, await self._hands(matches, table)) for table in tables]

    async def _hands(self, matches: Matches, table: Table) -> dict[int, str]:
        if table.status is not Status.RUNNING:
            return {}
        info = self.registry[table.game].game.info
        asked = [seat for seat in table.awaited if table.holders[seat].user_id is not None]
        views = {seat: (await matches.seat_table(table.match, seat)).view for seat in asked}
        prints = {int(seat): hand_print(info, table.options, view) for seat, view in views.items()}
        return {seat: print_ for seat, print_ in prints.items() if print_}

    async def _look_for_leaks(self) -> None:
        """Every board must say what it would say had all that is hidden been dealt otherwise."""
        copy = self._copy()
        with closing(reading(copy)) as database:
            query = "SELECT match_id, channel_id, message_id FROM deliveries WHERE kind = 'board' AND due IS NULL"
            boards = [row for row in database.execute(query) if row[2] is not None]
        deal_anew(copy, self.registry)
        async with await Store.open(copy) as store:
            matches = Matches(store, self.registry)
            for match, channel, message in boards:
                table = await matches.table(MatchId(match))
                shown = texts_of(self.ledger.message(channel, message).components)
                if table.status is Status.RUNNING and shown != board_texts(self.registry, table):
                    self.leaks.append(f"match {match}: {shown} is not {board_texts(self.registry, table)}")

    def _matches(self, database: Path) -> list[int]:
        with closing(reading(database)) as connection:
            return [match for (match,) in connection.execute("SELECT id FROM matches ORDER BY id")]

    def _copy(self) -> Path:
        copy = self.database.with_name(f"copy-{next(self.copies)}.db")
        backup(self.database, copy)
        return copy
