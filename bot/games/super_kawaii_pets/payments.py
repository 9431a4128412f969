"""What turns a sad animal happy: Help cards by symbol, or any pair instead of a symbol (SK7)."""

from functools import lru_cache
from itertools import chain, combinations_with_replacement, product

from bot.games.super_kawaii_pets.components import HELPS, RULES, Help

__all__ = ["payments", "without"]

Helps = tuple[Help, ...]


@lru_cache(maxsize=16_384)
def payments(cost: Helps, hand: Helps) -> tuple[Helps, ...]:
    """Every payment of the cost that leaves something else in the hand, best first.

    A pair never holds a card of the symbol's own kind: that would only be waste. Best is what costs the fewest cards,
    then what leaves the most kinds.
    """
    found = {sort_helps(tuple(chain(*parts))) for parts in product(*map(_ways, cost))}
    affordable = [payment for payment in found if all(payment.count(kind) <= hand.count(kind) for kind in HELPS)]
    return tuple(sorted(affordable, key=lambda payment: (len(payment), -_kinds_left(hand, payment), _order(payment))))


def without(hand: Helps, payment: Helps) -> Helps:
    """The hand after the payment."""
    left = list(hand)
    for help_card in payment:
        left.remove(help_card)
    return tuple(left)


def sort_helps(helps: Helps) -> Helps:
    """In the order of `HELPS`, as hands and payments are kept."""
    return tuple(sorted(helps, key=HELPS.index))


def _ways(symbol: Help) -> tuple[Helps, ...]:
    """How one symbol may be paid."""
    others = [kind for kind in HELPS if kind != symbol]
    return ((symbol,), *combinations_with_replacement(others, RULES.substitute))


def _kinds_left(hand: Helps, payment: Helps) -> int:
    return len(set(without(hand, payment)))


def _order(payment: Helps) -> tuple[int, ...]:
    return tuple(map(HELPS.index, payment))
