"""What the conformance kit must know of this game: all its components, and which slots are hidden from whom."""

from typing import Any

from bot.engine.seats import Viewer
from bot.games.super_kawaii_pets.hands import hand_cards, help_of
from bot.games.super_kawaii_pets.state import State

__all__ = ["inventory", "slots"]


def inventory(state: State) -> tuple[str, ...]:
    """Every card of the match, wherever it lies. Solo's turn cards have left the cards to play with."""
    cards: list[str] = []
    for pile in (state.animals, state.helps, state.locations):
        cards += filter(None, (*pile.shown, *pile.deck, *pile.discards))
    for player in state.players:
        cards += (*player.animals, *player.helps, *player.sad, *player.all_happy)
        cards += (home.location for home in player.homes)
    return tuple(sorted(cards))


def slots(state: State, viewer: Viewer) -> dict[str, tuple[Any, tuple[Any, ...]]]:
    """Other hands and the decks below the open animal: (what lies there, what else could)."""
    others = [seat for seat in range(len(state.players)) if seat != viewer]
    hands = {seat: _hand(state, seat) for seat in others}
    unseen = tuple(card for hand in hands.values() for card in hand)
    animals = (*state.animals.deck[1:], *(card for card in unseen if help_of(card) is None))
    helps = (*state.helps.deck, *(card for card in unseen if help_of(card)))
    found: dict[str, tuple[Any, tuple[Any, ...]]] = {
        f"animal {place}": (card, animals) for place, card in enumerate(state.animals.deck[1:])
    }
    found |= {f"help {place}": (card, helps) for place, card in enumerate(state.helps.deck)}
    found |= {f"location {n}": (card, state.locations.deck) for n, card in enumerate(state.locations.deck)}
    for seat, hand in hands.items():
        elsewhere = [card for other, cards in hands.items() if other != seat for card in cards]
        swaps = _swaps(hand, (*state.animals.deck[1:], *state.helps.deck), elsewhere)
        found[f"hand {seat}"] = (tuple(sorted(hand)), (hand, *swaps[:1]))
    return found


def _hand(state: State, seat: int) -> tuple[str, ...]:
    """The cards of a hand by kind: two food are twice "food"."""
    return tuple(help_of(card) or card for card in hand_cards(state.players[seat]))


def _swaps(hand: tuple[str, ...], decks: tuple[str, ...], elsewhere: list[str]) -> list[tuple[str, str]]:
    """Pairs of unlike cards that may change places: with a deck, like for like; with another hand, any."""
    likely = [(held, card) for held in hand for card in decks if bool(help_of(held)) == bool(help_of(card))]
    likely += [(held, card) for held in hand for card in elsewhere]
    return [(held, card) for held, card in likely if held != card]
