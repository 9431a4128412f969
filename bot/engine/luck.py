"""Luck that belongs to a match: the same seed and ply always meet the same luck."""

import random
from collections.abc import Sequence
from typing import TypeVar

__all__ = ["Luck"]

T = TypeVar("T")


class Luck:
    """Chance drawn from a match's secret seed and a ply.

    Only `random.Random.random` is used: it alone promises the same numbers in every Python version.
    """

    def __init__(self, seed: str, ply: int, purpose: str = "play") -> None:
        self._random = random.Random(f"{seed}/{ply}/{purpose}").random

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        return int(self._random() * limit)

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def chance(self, probability: float) -> bool:
        return self._random() < probability

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a new order; the argument stays as it is."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)

    def sample(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        return self.shuffled(items)[:count]
