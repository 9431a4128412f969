"""How fast the rules are, and how small a state is."""

from collections.abc import Iterator
from time import perf_counter, thread_time
from typing import Any

from bot.commands.bench.budgets import Row, at_least, at_most
from bot.engine.jsons import from_json, to_json
from bot.engine.luck import Luck
from bot.engine.play import Playthrough, random_chooser
from bot.engine.registry import Entry
from bot.engine.seats import Seat

__all__ = ["rules_rows"]

PACE = {"day_at_the_park": 5_000}
"""Actions a second, where a game may be slower than the others."""
USUAL_PACE = 20_000
STATE_KB = 8
ROUND_TRIP_US = 50
REPEATS = 400

Before = tuple[Any, Seat, Any]
"""A state, and the seat that took this action in it."""


def rules_rows(entry: Entry, steps: int) -> list[Row]:
    """Random play of so many actions at the smallest and at the largest table."""
    info = entry.game.info
    moments = [*_walk(entry, info.seats[0], steps // 2), *_walk(entry, info.seats[-1], steps // 2)]
    largest = max((state for state, _, _ in moments), key=lambda state: len(to_json(state)))
    return [
        at_least(f"{info.id}: random play", _pace(entry, moments), PACE.get(info.id, USUAL_PACE), "actions/s"),
        at_most(f"{info.id}: largest state as JSON", len(to_json(largest)) / 1024, STATE_KB, "KB"),
        at_most(f"{info.id}: its JSON round trip", _round_trip(entry, largest), ROUND_TRIP_US, "µs"),
    ]


def _walk(entry: Entry, seats: int, steps: int) -> Iterator[Before]:
    number = 0
    while True:
        number += 1
        match = Playthrough(entry.game, seats, entry.game.info.options(), f"bench-{number}")
        while match.outcome is None:
            seat = match.game.awaited(match.state)[0]
            action = random_chooser(match, seat)
            yield match.state, seat, action
            match.play(seat, action)
            steps -= 1
            if steps <= 0:
                return


def _pace(entry: Entry, moments: list[Before]) -> float:
    """Actions a second of processor time, listing and applying; making the luck is not the rules' work."""
    lucks = [Luck("bench", number) for number in range(len(moments))]
    start = thread_time()
    for (state, seat, action), luck in zip(moments, lucks, strict=True):
        entry.game.legal_actions(state, seat)
        entry.game.apply(state, seat, action, luck)
    return len(moments) / (thread_time() - start)


def _round_trip(entry: Entry, state: Any) -> float:
    """Microseconds to write a state and to read it again, at the fastest of some goes."""
    best = float("inf")
    for _ in range(REPEATS):
        start = perf_counter()
        from_json(to_json(state), entry.game.info.state)
        best = min(best, perf_counter() - start)
    return best * 1e6
