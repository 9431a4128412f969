"""One unit of work on a match: what was read, what changes, and the entries that record it."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, TypeVar

from bot.engine.game import GameInfo
from bot.engine.jsons import from_json
from bot.engine.registry import Entry, Registry
from bot.engine.seats import Seat
from bot.matches.models import EntryKind, Origin, Status
from bot.matches.refusals import Refusal, Refused
from bot.matches.wishes import Wish
from bot.storage import deliveries, entries, matches, people
from bot.storage.rows import DeliveryRow, EntryRow, HolderRow, MatchRow
from bot.storage.transaction import Transaction

__all__ = ["Work", "load_work", "save_work"]

R = TypeVar("R", HolderRow, EntryRow, DeliveryRow)

Standing = Mapping[tuple[int, str], Mapping[str, str]]
"""By (seat, kind of question): the answers given ahead, by question."""


class Work:
    """A match to work on. Nothing of it is durable before `save_work`."""

    def __init__(
        self,
        entry: Entry,
        row: MatchRow,
        now: datetime,
        *,
        holders: list[HolderRow] | None = None,
        panels: list[DeliveryRow] | None = None,
        standing: Standing | None = None,
        threads: bool = True,
    ) -> None:
        self.entry = entry
        self.row = row
        self.now = now
        self.holders = holders or []
        self.panels = {(panel.kind, panel.seat): panel for panel in panels or []}
        self.standing = standing or {}
        self.threads = threads
        self.notes: list[EntryRow] = []
        self.since = row.revision
        self.seats_changed = False
        self.vacated: list[int] = []
        """Seats whose answers given ahead go with the person who held them."""
        self.settled = False
        """All that was played before this work has become final."""
        self._wished: set[tuple[str, int]] = set()

    @property
    def info(self) -> GameInfo:
        return self.entry.game.info

    @property
    def status(self) -> Status:
        return Status(self.row.status)

    @property
    def options(self) -> Any:
        return from_json(self.row.options, self.info.options)

    # Who may

    def require(self, *statuses: Status) -> None:
        """Refuses a match in any other status, naming the one it is in."""
        if self.status not in statuses:
            begun = statuses == (Status.LOBBY,) and not self.status.over
            raise Refused(Refusal.NOT_IN_LOBBY if begun else _WRONG[self.status])

    def require_host(self, user_id: int, *, moderator: bool = False) -> None:
        if user_id != self.row.host and not moderator:
            raise Refused(Refusal.HOST_ONLY, name=self.host_name)

    @property
    def host_name(self) -> str:
        return next((holder.name for holder in self.holders if holder.user_id == self.row.host), "")

    def find(self, user_id: int) -> HolderRow | None:
        """The seat this user holds."""
        return next((holder for holder in self.holders if holder.user_id == user_id), None)

    def holder(self, user_id: int) -> HolderRow:
        """The seat this user holds. Refused: not_seated."""
        held = self.find(user_id)
        if held is None:
            raise Refused(Refusal.NOT_SEATED)
        return held

    @property
    def persons(self) -> list[HolderRow]:
        return [holder for holder in self.holders if holder.user_id is not None]

    def is_bot(self, seat: int) -> bool:
        return self.holders[seat].bot is not None

    # What changes

    def note(self, kind: EntryKind, holder: HolderRow | None = None, **fields: Any) -> EntryRow:
        """Adds an entry to the log, about this holder."""
        self.row.revision += 1
        self.row.updated = self.now
        fields.setdefault("ply", self.row.ply)
        fields.setdefault("origin", Origin.PERSON)
        about = {"seat": holder.seat, "user_id": holder.user_id, "name": holder.name} if holder else {}
        entry = EntryRow(self.row.id, self.row.revision, kind, self.now, **(about | fields))
        self.notes.append(entry)
        return entry

    def settle(self) -> None:
        """Makes all that was played so far final: nothing of it can be taken back any more."""
        self.settled = self.settled or self.row.undo_revision is not None
        self.row.undo_revision = None
        for entry in self.notes:
            entry.before = None

    def wish(self, kind: Wish, what: str | None = None, seat: Seat | int = -1, *, fresh: bool = False) -> None:
        """Wants something on Discord: a panel that shows `what` (None: the match as this work leaves it)."""
        panel = self.panels.setdefault((kind, seat), DeliveryRow(self.row.id, kind, seat))
        panel.wants = str(self.row.revision) if what is None else what
        panel.fresh = panel.fresh or fresh
        if panel.wants == panel.shows and panel.sending is None and panel.old_message_id is None:
            panel.due = None
        elif panel.due is None or not panel.attempts:
            panel.due = self.now
        self._wished.add((kind, seat))

    def drop_wish(self, kind: Wish, seat: Seat | int = -1) -> None:
        """Wants it no longer; what stands on Discord stays, and another message may take its place."""
        panel = self.panels.get((kind, seat))
        if panel is not None:
            panel.due = panel.sending = panel.channel_id = panel.message_id = None
            panel.wants = panel.shows = ""
            panel.attempts = 0
            self._wished.add((kind, seat))

    def touch(self, kind: Wish, seat: Seat | int = -1) -> None:
        """Has a delivery written that was changed by hand."""
        self._wished.add((kind, seat))

    @property
    def wished(self) -> list[DeliveryRow]:
        """The deliveries that this work changed."""
        return [self.panels[name] for name in sorted(self._wished)]


_WRONG = {
    Status.LOBBY: Refusal.IN_LOBBY,
    Status.RUNNING: Refusal.NOT_PAUSED,
    Status.PAUSED: Refusal.PAUSED,
    Status.ENDED: Refusal.OVER,
    Status.CANCELLED: Refusal.OVER,
}


async def load_work(tx: Transaction, registry: Registry, match: int, now: datetime) -> Work:
    """Reads a match to work on. Refused: unknown_match."""
    row = await matches.load_match(tx, match)
    if row is None:
        raise Refused(Refusal.UNKNOWN_MATCH)
    entry = registry[row.game]
    settings = await people.guild_of(tx, row.guild_id) if row.status == Status.LOBBY else None
    return Work(
        entry,
        row,
        now,
        holders=await matches.holders_of(tx, match),
        panels=await deliveries.deliveries_of(tx, match),
        standing=await people.standing_of(tx, match) if entry.game.info.standing else None,
        threads=settings is None or settings[0],
    )


async def save_work(tx: Transaction, work: Work) -> None:
    """Writes what changed; an ended match forgets what was answered ahead in it.

    Raises Conflict when the match is not as it was read.
    """
    if work.row.id:
        await matches.save_match(tx, work.row, work.since)
    else:
        work.row.id = await matches.add_match(tx, work.row)
    if work.settled:
        await entries.forget_snapshots(tx, work.row.id)
    if work.seats_changed:
        await matches.put_holders(tx, work.row.id, _numbered(work, work.holders))
    for seat in range(len(work.holders)) if work.status.over else work.vacated:
        await people.forget_standing(tx, work.row.id, seat)
    if work.notes:
        await entries.add_entries(tx, _numbered(work, work.notes))
    await deliveries.put_deliveries(tx, _numbered(work, work.wished))


def _numbered(work: Work, rows: list[R]) -> list[R]:
    """The rows with the match's id, which a new match gets only when it is added."""
    for row in rows:
        row.match_id = work.row.id
    return rows
