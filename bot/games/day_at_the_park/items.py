"""Counting items: how many of each kind somebody holds, gains or pays."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations_with_replacement
from typing import Literal

from bot.games.day_at_the_park.components import ITEMS, Item

__all__ = [
    "MEANS",
    "NOTHING",
    "Counts",
    "Means",
    "Payment",
    "as_payment",
    "bundles",
    "counts",
    "kinds",
    "less",
    "mapped",
    "number",
    "plus",
    "tally",
]

Counts = tuple[int, int, int, int]
"""How many music notes, birds, flowers and cupcakes."""

NOTHING: Counts = (0, 0, 0, 0)

Means = Literal["music", "bird", "flower", "cupcake", "wild"]
"""What can be turned in: an item, or a Wild token in its place (DP19)."""
Payment = tuple[Means, ...]
"""Everything that is turned in at once: items in their order, then Wild tokens."""

MEANS: tuple[Means, ...] = (*ITEMS, "wild")

_INDEX = {item: index for index, item in enumerate(ITEMS)}


def counts(held: Iterable[int]) -> Counts:
    """Four numbers as counts."""
    music, bird, flower, cupcake = held
    return music, bird, flower, cupcake


def tally(items: Iterable[Item]) -> Counts:
    """How many of each kind are among these items."""
    numbers = [0, 0, 0, 0]
    for item in items:
        numbers[_INDEX[item]] += 1
    return counts(numbers)


def mapped(by_item: Mapping[Item, int]) -> Counts:
    """Counts from a card's {item: number}."""
    return counts(by_item.get(item, 0) for item in ITEMS)


def number(held: Counts, item: Item) -> int:
    return held[_INDEX[item]]


def plus(one: Counts, other: Counts) -> Counts:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


def less(one: Counts, other: Counts) -> Counts:
    return one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3]


def kinds(held: Counts) -> tuple[Item, ...]:
    """The kinds of which there is at least one."""
    return tuple(item for item, have in zip(ITEMS, held, strict=True) if have > 0)


def bundles(size: int, held: Counts) -> Iterator[tuple[Item, ...]]:
    """Every way to take `size` of these items, or all of them when there are fewer; nothing is no way."""
    size = min(size, sum(held))
    if size:
        for items in combinations_with_replacement(kinds(held), size):
            if min(less(held, tally(items))) >= 0:
                yield items


def as_payment(items: Counts, wild: int = 0) -> Payment:
    """What is turned in, in its one order."""
    return tuple(means for means, count in zip(MEANS, (*items, wild), strict=True) for _ in range(count))
