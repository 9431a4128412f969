"""Playing on: one action after another, with what is forced played by itself."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bot.engine.game import Game, IllegalAction, Outcome
from bot.engine.luck import Luck
from bot.engine.registry import Entry
from bot.engine.seats import Seat, Viewer

__all__ = ["Chooser", "Playthrough", "Ply", "bot_chooser", "forced_action", "random_chooser"]

PROBES = 6
"""How many re-dealt states must agree before an action counts as forced."""


class Ply(msgspec.Struct, frozen=True):
    """An action in effect, with what it caused."""

    number: int
    seat: Seat
    action: Any
    events: tuple[Any, ...]
    reveals: bool
    forced: bool = False


def forced_action(game: Game[Any, Any, Any, Any], state: Any, luck: Luck) -> tuple[Seat, Any] | None:
    """The seat and its only action, where everybody at the table can tell that there is no other.

    One legal action is not enough: it must be the only one in every state that the public thinks possible,
    or else playing it would tell that a hand holds nothing playable.
    """
    if game.info.secretive(state):
        return None
    for seat in game.awaited(state):
        actions = game.legal_actions(state, seat)
        if len(actions) == 1 and all(
            game.legal_actions(game.imagine(state, None, luck), seat) == actions for _ in range(PROBES)
        ):
            return seat, actions[0]
    return None


class Playthrough:
    """A match played in memory: by bots, tests, benchmarks and the replay of a record."""

    def __init__(self, game: Game[Any, Any, Any, Any], seats: int, options: Any, seed: str) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.state = game.setup(seats, options, Luck(seed, 0))
        self.plies: list[Ply] = []

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def play(self, seat: Seat, action: Any, *, forced: bool = False) -> Ply:
        """Carries the action out. Raises IllegalAction, and then nothing has changed."""
        number = len(self.plies) + 1
        step = self.game.apply(self.state, seat, action, Luck(self.seed, number))
        ply = Ply(number, seat, action, step.events, step.reveals, forced)
        self.state = step.state
        self.plies.append(ply)
        return ply

    def play_forced(self) -> int:
        """Plays all that is forced now; answers how many actions that were."""
        count = 0
        while (found := forced_action(self.game, self.state, Luck(self.seed, len(self.plies), "forced"))) is not None:
            self.play(*found, forced=True)
            count += 1
        return count

    def history(self, viewer: Viewer) -> list[Any]:
        """All events so far as this viewer may read them."""
        seen = (self.game.seen(event, viewer) for ply in self.plies for event in ply.events)
        return [event for event in seen if event is not None]

    def run(self, choose: "Chooser", limit: int = 100_000) -> Outcome:
        """Plays on to the end. Raises IllegalAction, or RuntimeError when `limit` actions do not end the match."""
        self.play_forced()
        while (outcome := self.outcome) is None:
            if len(self.plies) >= limit:
                raise RuntimeError(f"{self.game.info.id} goes on after {limit} actions (seed {self.seed})")
            seat = self.game.awaited(self.state)[0]
            self.play(seat, choose(self, seat))
            self.play_forced()
        return outcome


Chooser = Callable[[Playthrough, Seat], Any]
"""Says which action a seat takes in a playthrough."""


def random_chooser(match: Playthrough, seat: Seat) -> Any:
    """Any legal action, each as likely."""
    actions = match.game.legal_actions(match.state, seat)
    return Luck(match.seed, len(match.plies), "random").choice(actions)


def bot_chooser(entry: Entry, strengths: Sequence[str] = ()) -> Chooser:
    """The game's bot in every seat; `strengths` by seat, else average."""
    histories: dict[Viewer, list[Any]] = {}
    read: dict[Viewer, int] = {}

    def choose(match: Playthrough, seat: Seat) -> Any:
        known = histories.setdefault(seat, [])
        for ply in match.plies[read.get(seat, 0) :]:
            known.extend(e for event in ply.events if (e := match.game.seen(event, seat)) is not None)
        read[seat] = len(match.plies)
        actions = match.game.legal_actions(match.state, seat)
        luck = Luck(match.seed, len(match.plies), f"bot {seat}")
        strength = strengths[seat] if strengths else "average"
        action = entry.bot(known, match.game.view(match.state, seat), actions, luck, strength)
        if action not in actions:
            raise IllegalAction("bot", "not_legal", seat=seat, action=action)
        return action

    return choose
