"""What can be turned in for what is asked: items, wild items, Wild tokens and the space's symbol (DP15, DP19, DP21)."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import msgspec

from bot.games.day_at_the_park.components import ADVENTURES, ITEMS, RULES, CardId, Item
from bot.games.day_at_the_park.items import (
    MEANS,
    NOTHING,
    Counts,
    Means,
    Payment,
    as_payment,
    kinds,
    less,
    mapped,
    number,
    plus,
    tally,
)
from bot.games.day_at_the_park.state import Card, Paying, Player, Substitution

__all__ = [
    "Due",
    "Purse",
    "after",
    "distinct",
    "due",
    "paid_with",
    "plain",
    "printed_cost",
    "purse",
    "same",
    "spent",
    "substitutions",
]


class Due(msgspec.Struct, frozen=True):
    """What is still asked: so many of each kind, and so many of any kind."""

    items: Counts
    any: int = 0


class Purse(msgspec.Struct, frozen=True):
    """What can be turned in: items, Wild tokens, and how many of the items may count as wild."""

    items: Counts
    wild_tokens: int = 0
    wild_items: int = 0


def purse(player: Player, wild_items: int) -> Purse:
    return Purse(player.items, player.tokens.count("wild"), wild_items)


@cache
def printed_cost(card: CardId) -> Counts:
    """The items on the standard side."""
    return mapped(ADVENTURES[card].items)


def due(card: Card, extra: bool, symbol: Item | None) -> Due:
    """DP15, DP16: a card's cost less the space's symbol, which counts once for cost and easy bonus together.

    A medium or hard card costs one further item of any kind with its bonus side up (ruled). The symbol pays what is
    printed before it pays the further item: the other way round leads to the same payments.
    """
    adventure = ADVENTURES[card.id]
    items = printed_cost(card.id)
    if extra:
        items = plus(items, mapped(adventure.bonus.items))
    further = RULES.advanced_extra_items[adventure.difficulty] if card.bonus else 0
    if symbol is not None and number(items, symbol):
        return Due(less(items, tally([symbol])), further)
    return Due(items, further - (symbol is not None and further > 0))


def plain(asked: Due, items: Counts) -> Iterator[Payment]:
    """Every way to pay with plain items; only what pays for "any item" leaves a choice."""
    left = less(items, asked.items)
    if min(left) < 0:
        return
    if not asked.any:
        yield as_payment(asked.items)
    for item in kinds(left) if asked.any else ():
        yield as_payment(plus(asked.items, tally([item])))


def _can_pay(asked: Due, held: Purse) -> bool:
    """Whether items, Wild tokens and wild items together suffice."""
    missing = sum(max(0, want - have) for want, have in zip(asked.items, held.items, strict=True))
    spare = sum(max(0, have - want) for want, have in zip(asked.items, held.items, strict=True))
    return missing <= held.wild_tokens + min(held.wild_items, spare) and missing + asked.any <= held.wild_tokens + spare


def substitutions(asked: Due, held: Purse, made: tuple[Substitution, ...]) -> Iterator[Substitution]:
    """What may be turned in for something else, after what was agreed, so that the rest can still be paid.

    Only what is not asked itself stands in, and what stands in for others is not replaced: all else would only waste
    a wild.
    """
    asked, held = after(asked, held, made)
    standing_in = {entry.given for entry in made}
    wanted: list[Item | None] = [item for item in kinds(asked.items) if item not in standing_in]
    for item in [*wanted, *([None] if asked.any else [])]:
        for given in MEANS:
            entry = Substitution(item, given)
            if _can_stand_in(entry, asked, held) and _can_pay(*after(asked, held, (entry,))):
                yield entry


def _can_stand_in(entry: Substitution, asked: Due, held: Purse) -> bool:
    """A Wild token for everything, or an item as a wild one for a kind that is asked."""
    if entry.given == "wild":
        return held.wild_tokens > 0
    spare = number(held.items, entry.given) > number(asked.items, entry.given)
    return held.wild_items > 0 and spare and entry.item not in (None, entry.given)


def after(asked: Due, held: Purse, made: tuple[Substitution, ...]) -> tuple[Due, Purse]:
    """What is still asked once these substitutions are agreed, and what may still be turned in for it."""
    for entry in made:
        asked, held = _agreed(asked, held, entry)
    return asked, held


def _agreed(asked: Due, held: Purse, entry: Substitution) -> tuple[Due, Purse]:
    """One substitution. What is kept by it stays out of the rest of the payment."""
    own, tokens, wild_items = held.items, held.wild_tokens, held.wild_items
    if entry.given == "wild":
        tokens -= 1
    else:
        own, wild_items = less(own, tally([entry.given])), wild_items - 1
    if entry.item is None:
        return Due(asked.items, asked.any - 1), Purse(own, tokens, wild_items)
    asked = Due(less(asked.items, tally([entry.item])), asked.any)
    kept = max(0, number(own, entry.item) - number(asked.items, entry.item))
    return asked, Purse(less(own, tally([entry.item] * kept)), tokens, wild_items)


def paid_with(paying: Paying, asked: Due, held: Purse) -> Iterator[Payment]:
    """Every whole payment that keeps to the substitutions made; none while there is none."""
    if not paying.substitutions:
        return
    rest, left = after(asked, held, paying.substitutions)
    given: list[Means] = [entry.given for entry in paying.substitutions]
    for payment in plain(rest, left.items):
        yield as_payment(*spent((*payment, *given)))


def spent(payment: Payment) -> tuple[Counts, int]:
    """The items of a payment, and how many Wild tokens are in it."""
    return tally(means for means in payment if means != "wild"), payment.count("wild")


def same(size: int, held: Purse) -> Iterator[Payment]:
    """So many items of one kind; Wild tokens may stand in (ruled)."""
    for wild in range(min(size, held.wild_tokens) + 1):
        if wild == size:
            yield as_payment(NOTHING, wild)
            continue
        for item in ITEMS:
            if number(held.items, item) >= size - wild:
                yield as_payment(tally([item] * (size - wild)), wild)


def distinct(size: int, held: Purse) -> Iterator[Payment]:
    """One item each of so many kinds; Wild tokens may stand in (ruled)."""
    for wild in range(min(size, held.wild_tokens) + 1):
        for items in combinations(kinds(held.items), size - wild):
            yield as_payment(tally(items), wild)
