"""What a bot holds dear: how near its adventures are, and what items are worth to it."""

from bot.games.day_at_the_park.components import ADVENTURES, ITEMS, CardId, Item
from bot.games.day_at_the_park.items import Counts, number
from bot.games.day_at_the_park.payments import printed_cost
from bot.games.day_at_the_park.view import View

__all__ = ["LEFTOVER", "card_worth", "gain_worth", "missing", "needed", "worth_of"]

LEFTOVER = 0.3
"""What an item is worth that no open adventure asks for."""
_NEAR = 2.0
_STEP = 0.35
"""A card's worth falls with each item that is missing."""


def missing(view: View, card: CardId) -> int:
    """How many items the viewer lacks for a card."""
    held = view.own.items if view.own else (0, 0, 0, 0)
    return sum(max(0, want - have) for want, have in zip(printed_cost(card), held, strict=True))


def card_worth(view: View, card: CardId) -> float:
    """Points that seem within reach: many for a dear card, fewer for each item missing."""
    adventure = ADVENTURES[card]
    return adventure.points - missing(view, card) * (adventure.points / sum(adventure.items.values())) * 0.8


def needed(view: View, item: Item) -> float:
    """What one more of an item is worth now, by the nearest open adventure that lacks it."""
    own = view.own
    if own is None:
        return LEFTOVER
    lacking = [card.id for card in own.open if number(printed_cost(card.id), item) > number(own.items, item)]
    if not lacking:
        return LEFTOVER
    return LEFTOVER + max(_NEAR / (1 + _STEP * missing(view, card)) for card in lacking)


def gain_worth(view: View, gained: Counts) -> float:
    """What these items are worth; more of a kind than is lacking counts as leftovers."""
    return sum(worth_of(view, item, number(gained, item)) for item in ITEMS)


def worth_of(view: View, item: Item, count: int) -> float:
    """What so many more of an item are worth."""
    own = view.own
    lacking = max((number(printed_cost(card.id), item) for card in own.open), default=0) if own else 0
    short = max(0, lacking - number(own.items, item)) if own else 0
    return min(count, short) * needed(view, item) + max(0, count - short) * LEFTOVER
