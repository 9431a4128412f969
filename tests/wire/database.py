"""Looks into the bot's database while the bot writes it."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.matches.reminding import next_reminder
from bot.matches.times import Habits

__all__ = ["STAMP", "Waiting", "reading", "waiting"]

STAMP = "%Y-%m-%d %H:%M:%S.%f"
"""How the database writes times."""
CLOCKS = """
SELECT holders.user_id, clocks.since, clocks.deadline, clocks.nudged
FROM clocks JOIN holders USING (match_id, seat) WHERE match_id = ? AND user_id IS NOT NULL
"""


@dataclass(frozen=True)
class Waiting:
    """Since when and until when a match waits for somebody, and whether another player had him reminded."""

    since: datetime | None
    deadline: datetime | None
    nudged: bool

    def reminds(self, before: "Waiting | None", after: datetime, now: datetime) -> bool:
        """Whether he was to be reminded since `after`, when it stood as `before` with him. Nobody here has habits."""
        if self.nudged and (before is None or not before.nudged or before.since != self.since):
            return True
        if self.since is None:
            return False
        due = next_reminder(Habits(), self.since, self.deadline, after)
        return due is not None and due <= now


def reading(database: Path) -> sqlite3.Connection:
    """The database, for reading only."""
    return sqlite3.connect(database.resolve().as_uri() + "?mode=ro", uri=True, timeout=5)


def waiting(database: Path, match: int) -> dict[int, Waiting]:
    """By user: how the match waits for him."""
    with closing(reading(database)) as connection:
        rows = connection.execute(CLOCKS, (match,)).fetchall()
    return {user: Waiting(_time(since), _time(deadline), bool(nudged)) for user, since, deadline, nudged in rows}


def _time(text: str | None) -> datetime | None:
    return None if text is None else datetime.strptime(text, STAMP).replace(tzinfo=UTC)
