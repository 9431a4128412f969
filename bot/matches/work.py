"""One unit of work on a match: what was read, what changes, and the entries that record it."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

import msgspec

from bot.engine.game import GameInfo
from bot.engine.jsons import from_json
from bot.engine.registry import Entry
from bot.engine.seats import Seat
from bot.matches import panels
from bot.matches.models import EntryKind, Origin, Status
from bot.matches.refusals import Refusal, Refused
from bot.matches.times import Habits
from bot.matches.wishes import Wish
from bot.storage.rows import ClockRow, DeliveryRow, EntryRow, HolderRow, InvitationRow, MatchRow

__all__ = ["Work"]

Standing = Mapping[tuple[int, str], Mapping[str, str]]
"""By (seat, kind of question): the answers given ahead, by question."""


class Work:
    """A match to work on. Nothing of it is durable before `ledger.save_work`."""

    def __init__(
        self,
        entry: Entry,
        row: MatchRow,
        now: datetime,
        *,
        holders: list[HolderRow] | None = None,
        clocks: list[ClockRow] | None = None,
        habits: Mapping[int, Habits] | None = None,
        invitations: list[InvitationRow] | None = None,
        panels: list[DeliveryRow] | None = None,
        standing: Standing | None = None,
        threads: bool = True,
    ) -> None:
        self.entry = entry
        self.row = row
        self.now = now
        self.holders = holders or []
        self.clocks = {clock.seat: clock for clock in clocks or []}
        self.invitations = {invitation.seat: invitation for invitation in invitations or []}
        self._invitations_before = dict(self.invitations)
        self.habits = habits or {}
        """By user id: how those who sit here like to be reminded."""
        self._clocks_before = {seat: msgspec.structs.replace(clock) for seat, clock in self.clocks.items()}
        self.panels = {(panel.kind, panel.seat): panel for panel in panels or []}
        self.standing = standing or {}
        self.threads = threads
        self.notes: list[EntryRow] = []
        self.since = row.revision
        self.seats_changed = False
        self.vacated: list[int] = []
        """Seats whose answers given ahead go with the person who held them."""
        self.told: dict[int, int | None] = {}
        """By seat, where it changes: the turn of which its person counts as notified; None has him notified anew."""
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

    def leads(self, user_id: int, *, moderator: bool = False) -> bool:
        """Whether this user decides for the table: its host, or a moderator."""
        return user_id == self.row.host or moderator

    def require_host(self, user_id: int, *, moderator: bool = False) -> None:
        if not self.leads(user_id, moderator=moderator):
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

    def plays_by_itself(self, seat: int, turn: int) -> bool:
        """Whether a bot answers for the seat in this turn: the seat's own, or one that stands in for its holder."""
        clock = self.clocks.get(seat)
        return self.is_bot(seat) or (clock is not None and clock.turn == turn and clock.stand_in)

    # What changes

    def note(self, kind: EntryKind, holder: HolderRow | None = None, **fields: Any) -> EntryRow:
        """Adds an entry to the log, about this holder."""
        self.row.revision += 1
        fields.setdefault("ply", self.row.ply)
        fields.setdefault("origin", Origin.PERSON)
        if fields["origin"] == Origin.PERSON:
            self.row.updated, self.row.idle_asked = self.now, None
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
        elif panel.due is None or not panel.attempts or panels.edit_failed(panel):
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

    def withhold(self, kind: Wish) -> None:
        """Wants it no longer where it is; what is wanted next is posted anew, and takes the place of its message."""
        panel = self.panels.get((kind, -1))
        if panel is not None:
            panel.due = panel.sending = panel.posted = None
            panel.wants = panel.shows = ""
            panel.attempts = 0
            self._wished.add((kind, -1))

    def owed(self, kind: Wish) -> bool:
        """Whether a panel was wanted, and has never stood on Discord."""
        panel = self.panels.get((kind, -1))
        return panel is not None and panel.message_id is None

    @property
    def halted(self) -> bool:
        """Whether the match's place was found to be closed to us, and is not known to be open again."""
        notice = self.panels.get((Wish.NOTICE, -1))
        return notice is not None and bool(notice.wants)

    def take_away(self, kind: Wish, seat: Seat | int) -> None:
        """Wants it no longer, and what stands on Discord goes."""
        panel = self.panels.get((kind, seat))
        if panel is not None:
            panels.take_away(panel, self.now)
            self._wished.add((kind, seat))

    def touch(self, kind: Wish, seat: Seat | int = -1) -> None:
        """Has a delivery written that was changed by hand."""
        self._wished.add((kind, seat))

    def remind(self, seat: int) -> None:
        """Has the board come anew, and notify the seat's person again."""
        self.count_as_told(seat, None)
        if (board := self.panels.get((Wish.BOARD, -1))) is not None:
            panels.remind(board, seat)
        self.redraw(Wish.BOARD)

    def count_as_told(self, seat: int, turn: int | None) -> None:
        """Has the seat's person count as notified of this turn, or (None) of none."""
        self.holders[seat].pinged_turn = self.told[seat] = turn

    def invitation_of(self, user_id: int) -> InvitationRow | None:
        """What this user was offered."""
        return next((offered for offered in self.invitations.values() if offered.user_id == user_id), None)

    def close_invitation(self, seat: int) -> None:
        """The invitation to this seat, if there is one, is over, and its message goes."""
        if self.invitations.pop(seat, None) is not None and (Wish.INVITATION, seat) in self.panels:
            self.wish(Wish.INVITATION, "", seat)

    def close_invitations_by(self, user_id: int) -> None:
        """All that this user has offered to others is over."""
        for offered in tuple(self.invitations.values()):
            if offered.host == user_id:
                self.close_invitation(offered.seat)

    def redraw(self, kind: Wish, *, fresh: bool = False) -> None:
        """Has a panel show the match anew though no entry was made, where it stands on Discord."""
        panel = self.panels.get((kind, -1))
        if panel is not None:
            panel.fresh = panel.fresh or fresh
            panels.outdated(panel, self.now)
            self.touch(kind)

    def alarm(self, when: datetime | None) -> None:
        """Has the courier come back then to see whose time has run out."""
        panel = self.panels.get((Wish.CLOCK, -1))
        if panel is None and when is not None:
            panel = self.panels[Wish.CLOCK, -1] = DeliveryRow(self.row.id, Wish.CLOCK)
        if panel is not None and panel.due != when:
            panel.due, panel.attempts = when, 0
            self.touch(Wish.CLOCK)

    def clock_before(self, seat: int) -> ClockRow | None:
        """The seat's clock as it was read."""
        return self._clocks_before.get(seat)

    @property
    def changed_clocks(self) -> list[ClockRow]:
        """The clocks that are not as they were read."""
        return [clock for seat, clock in self.clocks.items() if clock != self.clock_before(seat)]

    @property
    def invitations_changed(self) -> bool:
        return self.invitations != self._invitations_before

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
