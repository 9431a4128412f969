"""A table that looks the same to one viewer, with all that he cannot see dealt anew."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.engine.luck import Luck
from bot.engine.seats import Viewer
from bot.games.super_kawaii_pets.components import HELPS, AnimalId, Help
from bot.games.super_kawaii_pets.hands import hand_cards
from bot.games.super_kawaii_pets.payments import sort_helps
from bot.games.super_kawaii_pets.state import Pile, Player, State

__all__ = ["imagine"]


def imagine(state: State, viewer: Viewer, luck: Luck) -> State:
    """Deals the other hands, and the decks below the open animal, out of all the cards that he cannot see.

    Hand sizes, deck sizes and everything open stay. A hand may hold more or fewer animals than it really does; after
    the end its animals are open and stay too.
    """
    others = [seat for seat in range(len(state.players)) if seat != viewer]
    open_hands = state.over is not None
    in_hands = [animal for seat in others for animal in state.players[seat].animals if not open_hands]
    animals = luck.shuffled((*state.animals.deck[1:], *in_hands))
    helps = luck.shuffled((*state.helps.deck, *(card for seat in others for card in state.players[seat].helps)))
    below, deck = len(state.animals.deck[1:]), len(state.helps.deck)
    cards = iter(luck.shuffled((*animals[below:], *helps[deck:])))
    players = list(state.players)
    for seat in others:
        players[seat] = _dealt(players[seat], cards, open_hands)
    imagined = replace(
        state,
        players=tuple(players),
        animals=_with_deck(state.animals, (*state.animals.deck[:1], *animals[:below])),
        helps=_with_deck(state.helps, helps[:deck]),
        locations=_with_deck(state.locations, luck.shuffled(state.locations.deck)),
    )
    return imagined if viewer == state.seat else _laid_out_anew(imagined)


def _dealt(player: Player, cards: Iterator[str], open_hands: bool) -> Player:
    """The player with a new hand of the same size."""
    if open_hands:
        return replace(player, helps=_helps([next(cards) for _ in player.helps]))
    hand = [next(cards) for _ in range(player.hand_size)]
    return replace(player, animals=tuple(AnimalId(card) for card in hand if card not in HELPS), helps=_helps(hand))


def _helps(cards: list[str]) -> tuple[Help, ...]:
    return sort_helps(tuple(Help(card) for card in cards if card in HELPS))


def _with_deck(pile: Pile, deck: tuple[str, ...]) -> Pile:
    return Pile(pile.shown, deck, pile.discards)


def _laid_out_anew(state: State) -> State:
    """As many cards of the imagined hand lie ready for the discard as do of the real one."""
    return replace(state, parting=hand_cards(state.player)[: len(state.parting)])
