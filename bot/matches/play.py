"""Playing within a unit of work: an action, what is forced after it, and who is asked what then."""

import secrets
from typing import Any, Self

import msgspec

from bot.engine.game import GameInfo, IllegalAction, Standing
from bot.engine.jsons import digest, from_json, to_json
from bot.engine.luck import Luck
from bot.engine.play import forced_action
from bot.engine.seats import Seat
from bot.matches.models import EntryKind, Origin, Status
from bot.matches.refusals import Refusal, Refused
from bot.matches.wishes import Wish
from bot.matches.work import Work
from bot.storage.rows import EntryRow

__all__ = ["Asked", "Play", "hand_print", "read_questions"]


class Asked(msgspec.Struct, frozen=True):
    """An open question as the match's row keeps it."""

    seat: Seat
    ply: int
    digest: str
    turn: int
    """The number of the turn in which it was asked."""


class Before(msgspec.Struct, frozen=True):
    """What an action can be taken back to."""

    state: msgspec.Raw
    questions: tuple[Asked, ...]
    ply: int
    turn_ply: int


def read_questions(text: str) -> tuple[Asked, ...]:
    """The open questions of a match's row."""
    return from_json(text, tuple[Asked, ...])  # type: ignore[no-any-return]


class Play:
    """A running match in a unit of work. `go_on` ends each change: until then the work's row is behind."""

    def __init__(self, work: Work, state: Any, questions: tuple[Asked, ...]) -> None:
        self.work = work
        self.game = work.entry.game
        self.state = state
        self.questions = questions
        self._acted: set[int] = set()
        self._fresh = False

    @classmethod
    def begin(cls, work: Work) -> Self:
        """Deals. Refused: illegal, where the options do not fit the seats."""
        seed = secrets.token_hex(16)
        try:
            state = work.entry.game.setup(len(work.holders), work.options, Luck(seed, 0))
        except IllegalAction as error:
            raise Refused(Refusal.ILLEGAL, error=error) from None
        work.row.seed = seed
        work.row.status = Status.RUNNING
        work.row.rules_version = work.info.rules_version
        work.note(EntryKind.STARTED, fingerprint=digest(state))
        play = cls(work, state, ())
        for holder in work.persons:
            play.wish_hand(Seat(holder.seat))
        return play

    @classmethod
    def resume(cls, work: Work) -> Self:
        """Goes on from the snapshot."""
        state = from_json(work.row.state or "", work.info.state)
        return cls(work, state, read_questions(work.row.questions))

    @property
    def seed(self) -> str:
        return self.work.row.seed or ""

    @property
    def over(self) -> bool:
        return self.work.status is Status.ENDED

    def asked(self, seat: Seat) -> Asked | None:
        """The seat's open question."""
        return next((asked for asked in self.questions if asked.seat == seat), None)

    def act(self, seat: Seat, action: Any, origin: Origin, asked: int | None = None) -> None:
        """Carries an action out and notes it. Raises IllegalAction, and then nothing has changed."""
        row = self.work.row
        turn = self.game.turn(self.state)
        step = self.game.apply(self.state, seat, action, Luck(self.seed, row.ply + 1))
        before = Before(msgspec.Raw(to_json(self.state)), self.questions, row.ply, row.turn_ply)
        self._fresh = self._fresh or (origin is Origin.PERSON and row.ply == row.turn_ply)
        row.ply += 1
        self.state = step.state
        self._acted.add(seat)
        entry = self.work.note(
            EntryKind.ACTION,
            self.work.holders[seat],
            asked=asked,
            action=to_json(action).decode(),
            events=to_json(step.events).decode(),
            origin=origin,
            fingerprint=digest(step.state),
        )
        same_turn = self.game.turn(self.state).number == turn.number
        if not same_turn:
            row.turn_ply = row.ply
        if step.reveals or not same_turn or self.game.outcome(self.state) is not None:
            self.work.settle()
        else:
            self._keep_for_undo(entry, before, own_turn=turn.seat == seat)

    def _keep_for_undo(self, entry: EntryRow, before: Before, *, own_turn: bool) -> None:
        """An action of one's own turn can be taken back, with the forced ones after it; any other ends that."""
        if entry.origin == Origin.FORCED:
            return
        if entry.origin == Origin.PERSON and own_turn:
            entry.before = to_json(before).decode()
            self.work.row.undo_revision = entry.revision
        else:
            self.work.settle()

    def take_back(self, entry: EntryRow) -> None:
        """Goes back to before this action."""
        before = from_json(entry.before or "", Before)
        row = self.work.row
        self.state = from_json(before.state, self.work.info.state)
        self.questions = before.questions
        row.ply = before.ply
        row.turn_ply = before.turn_ply
        self.work.note(EntryKind.UNDO, self.work.holders[entry.seat or 0])
        self.work.count_as_told(entry.seat or 0, self.game.turn(self.state).number)
        self._keep()

    def go_on(self) -> None:
        """Plays what is forced and what was answered ahead, and then asks."""
        while self._play_forced() or self._play_standing():
            pass
        self._ask()
        self._keep()

    def _play_forced(self) -> bool:
        forced = forced_action(self.game, self.state, Luck(self.seed, self.work.row.ply, "forced"))
        if forced is not None:
            self.act(*forced, Origin.FORCED)
        return forced is not None

    def _play_standing(self) -> bool:
        """Plays one answer given ahead, if one is asked for now."""
        for seat in self.game.awaited(self.state):
            for kind in self.work.info.standing:
                action = self._standing_action(seat, kind)
                if action is not None:
                    self.act(seat, action, Origin.STANDING)
                    return True
        return False

    def _standing_action(self, seat: Seat, kind: Standing) -> Any | None:
        answers = self.work.standing.get((seat, kind.name))
        if not answers or self.work.is_bot(seat):
            return None
        return kind.action(self.game.view(self.state, seat), answers, self.game.legal_actions(self.state, seat))

    def _ask(self) -> None:
        """Asks whoever is awaited; a question that is the same as before stays open."""
        turn = self.game.turn(self.state).number
        ply = self.work.row.ply
        questions = []
        for seat in self.game.awaited(self.state):
            fingerprint = digest(self.game.legal_actions(self.state, seat))
            old = self.asked(seat)
            same = old is not None and old.digest == fingerprint and old.turn == turn and seat not in self._acted
            questions.append(old if old is not None and same else Asked(seat, ply, fingerprint, turn))
        self.questions = tuple(questions)

    def _keep(self) -> None:
        """Brings the row up to date, and wishes for what it means on Discord."""
        row = self.work.row
        row.state = to_json(self.state).decode()
        row.questions = to_json(self.questions).decode()
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            row.outcome = to_json(outcome).decode()
            row.status = Status.ENDED
            self.work.wish(Wish.RESULT)
            self.work.wish(Wish.LOBBY)
        self.wish_awaited()

    def wish_awaited(self) -> None:
        """Wishes for a board, for hands of those whose turn it is, and for the bots' moves."""
        self.work.wish(Wish.BOARD, fresh=self._fresh)
        for asked in self.questions:
            if self.work.plays_by_itself(asked.seat, asked.turn):
                self.work.wish(Wish.BOTS)
            else:
                self.wish_hand(asked.seat)

    def wish_hand(self, seat: Seat) -> None:
        """Wants the seat's secrets sent to its holder, where there are any and they may be."""
        view = self.game.view(self.state, seat)
        fingerprint = hand_print(self.work.info, self.work.options, view)
        if fingerprint:
            self.work.wish(Wish.HAND, fingerprint, seat)


def hand_print(info: GameInfo, options: Any, view: Any) -> str:
    """A fingerprint of a viewer's secrets; "" where there are none, or none that may be sent."""
    if info.hand is None or info.fleeting(options):
        return ""
    hand = info.hand(view)
    return "" if hand is None else digest(hand, size=8)
