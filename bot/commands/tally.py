"""What many matches between bots add up to."""

from collections import Counter
from typing import Any

import msgspec

from bot.engine.game import GameInfo, Outcome
from bot.engine.picker import taps
from bot.engine.play import Chooser, Playthrough
from bot.engine.seats import Seat

__all__ = ["Figures", "Pace", "Scores", "Tally"]


class Scores(msgspec.Struct, frozen=True):
    """Over all seats of all finished matches."""

    mean: float
    min: int
    max: int


class Figures(msgspec.Struct, frozen=True):
    """What `simulate` reports. Everything but the seconds and the pace they make follows from the seed."""

    game: str
    seats: int
    matches: int
    finished: int
    actions: int
    """In effect, the forced ones included."""
    seconds: float
    actions_per_second: float
    mean_actions: float
    """Per match."""
    endings: dict[str, int]
    """Reason -> matches."""
    wins_by_seat: tuple[int, ...]
    """A shared victory counts for each who shares it."""
    scores: Scores | None
    mean_waits: float
    """Per match: how often it had to wait for somebody other than the last actor; a vote of several is one wait."""
    mean_taps: float
    """Picker choices per action that a person would have made: at least one, and forced actions are left out."""


class Pace:
    """Listens to a chooser: counts what a match between people would have cost them in waiting and in taps."""

    def __init__(self, info: GameInfo, choose: Chooser) -> None:
        self.waits = 0
        self.taps = 0
        self.choices = 0
        self._info = info
        self._choose = choose
        self._waiting: frozenset[Seat] = frozenset()

    def __call__(self, match: Playthrough, seat: Seat) -> Any:
        """Chooses as the chooser does; `_waiting` holds those who were awaited before, the last actor included."""
        awaited = frozenset(match.game.awaited(match.state))
        self.waits += bool(self._waiting and awaited - self._waiting)
        action = self._choose(match, seat)
        self.taps += taps(self._info, match.game.legal_actions(match.state, seat), action)
        self.choices += 1
        self._waiting = awaited
        return action


class Tally:
    """Adds matches up, one after another."""

    def __init__(self, info: GameInfo, seats: int) -> None:
        self._info = info
        self._wins = [0] * seats
        self._endings: Counter[str] = Counter()
        self._scores: list[int] = []
        self._matches = self._finished = self._actions = 0
        self._waits = self._taps = self._choices = 0

    def add(self, match: Playthrough, pace: Pace, outcome: Outcome | None) -> None:
        """Counts a match; without an outcome it was given up because it would not end."""
        self._matches += 1
        self._actions += len(match.plies)
        self._waits += pace.waits
        self._taps += pace.taps
        self._choices += pace.choices
        if outcome is None:
            return
        self._finished += 1
        self._endings[outcome.reason] += 1
        self._scores.extend(outcome.scores)
        for seat in outcome.winners:
            self._wins[seat] += 1

    def figures(self, seconds: float) -> Figures:
        """All figures, for matches that took so many seconds to play."""
        return Figures(
            game=self._info.id,
            seats=len(self._wins),
            matches=self._matches,
            finished=self._finished,
            actions=self._actions,
            seconds=round(seconds, 3),
            actions_per_second=round(self._actions / seconds, 1) if seconds else 0.0,
            mean_actions=_mean(self._actions, self._matches),
            endings=dict(sorted(self._endings.items())),
            wins_by_seat=tuple(self._wins),
            scores=self._score_range(),
            mean_waits=_mean(self._waits, self._matches),
            mean_taps=_mean(self._taps, self._choices),
        )

    def _score_range(self) -> Scores | None:
        if not self._scores:
            return None
        return Scores(_mean(sum(self._scores), len(self._scores)), min(self._scores), max(self._scores))


def _mean(total: int, count: int) -> float:
    return round(total / count, 3) if count else 0.0
