"""The cards of a hand by name, and what must go at the end of a turn (SK10)."""

from functools import lru_cache
from itertools import combinations
from math import comb

from bot.games.super_kawaii_pets.actions import HandCard
from bot.games.super_kawaii_pets.components import HELPS, RULES, AnimalId, Help
from bot.games.super_kawaii_pets.state import Player

__all__ = ["excess", "hand_cards", "help_of", "portions", "without_cards"]

MOST_PORTIONS = 60
"""So many ways to discard are offered at once; a larger hand is discarded in portions."""


def hand_cards(player: Player) -> tuple[HandCard, ...]:
    """Every card of the hand under a name of its own: animals first, then Helps ("food", "food2" …)."""
    return _names(player.animals, player.helps)


def help_of(card: HandCard) -> Help | None:
    """The kind of Help that a card of the hand is; None for an animal."""
    return next((kind for kind in HELPS if card.startswith(kind)), None)


def excess(player: Player) -> int:
    """How many cards are over the hand limit."""
    return max(0, player.hand_size - RULES.hand_limit)


def portions(player: Player, laid_out: tuple[HandCard, ...]) -> tuple[tuple[HandCard, ...], ...]:
    """The sets of cards that may be discarded next; one empty set when nothing has to go."""
    left = tuple(card for card in hand_cards(player) if card not in laid_out)
    size = excess(player) - len(laid_out)
    while size > 1 and comb(len(left), size) > MOST_PORTIONS:
        size -= 1
    return tuple(combinations(left, size))


def without_cards(player: Player, gone: tuple[HandCard, ...]) -> tuple[tuple[AnimalId, ...], tuple[Help, ...]]:
    """The animals and Helps left in the hand after these cards went."""
    left = [card for card in hand_cards(player) if card not in gone]
    helps = tuple(kind for card in left if (kind := help_of(card)))
    return tuple(AnimalId(card) for card in left if help_of(card) is None), helps


@lru_cache(maxsize=4_096)
def _names(animals: tuple[AnimalId, ...], helps: tuple[Help, ...]) -> tuple[HandCard, ...]:
    return (*animals, *(_name(kind, helps[:place].count(kind) + 1) for place, kind in enumerate(helps)))


def _name(kind: Help, nth: int) -> HandCard:
    return kind if nth == 1 else f"{kind}{nth}"
