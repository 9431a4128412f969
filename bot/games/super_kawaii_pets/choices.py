"""What the seat whose turn it is may do: the only source of choices."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, combinations
from typing import TypeVar

from bot.games.super_kawaii_pets.actions import (
    Cancel,
    ChooseAnimals,
    ChooseHelps,
    ChooseLocations,
    DrawHelp,
    EndTurn,
    KawaiiAction,
    MakeHappy,
    Obtain,
    Pay,
    PlayAnimal,
    Refresh,
    Replace,
    SkipEffect,
    TakeAnimal,
    TakeHelp,
)
from bot.games.super_kawaii_pets.components import ANIMALS, LOCATIONS, AnimalId, Help, LocationId, effect_of
from bot.games.super_kawaii_pets.display import (
    fitting_animals,
    fitting_helps,
    open_animals,
    open_helps,
    open_locations,
)
from bot.games.super_kawaii_pets.hands import excess, portions
from bot.games.super_kawaii_pets.payments import payments
from bot.games.super_kawaii_pets.residents import residents
from bot.games.super_kawaii_pets.state import Player, Refreshing, State

__all__ = ["choices", "flips", "hangs_on_hand", "obtainable"]

Actions = tuple[KawaiiAction, ...]
Card = TypeVar("Card")

MOST_PAYMENTS = 150
"""So many payments are offered at once; where there are more, the animal is chosen first (`Pay`)."""


def choices(state: State) -> Actions:
    """All legal actions of the seat whose turn it is, in menu order."""
    if state.over is not None:
        return ()
    if state.refreshing is not None:
        return _refreshing(state, state.refreshing)
    if state.paying:
        return (*flips(state.paying, state.player.helps), Cancel())
    if state.parting:
        return (*_end_turns(state.player, state.parting), Cancel())
    if state.effect:
        return (*_effect(state), SkipEffect(), *_refresh(state))
    if state.draws:
        return (*_draws(state), *_refresh(state))
    return (*_main(state), *_refresh(state))


def hangs_on_hand(state: State) -> bool:
    """Whether what can be done depends on a hidden hand: always once the draws are made and the hand is not empty."""
    return not state.draws and not state.effect and bool(state.player.hand_size)


@lru_cache(maxsize=16_384)
def flips(animal: AnimalId, helps: tuple[Help, ...]) -> tuple[MakeHappy, ...]:
    """Every way to make the animal happy with these Helps, best first (SK7)."""
    return tuple(MakeHappy(animal, payment) for payment in payments(ANIMALS[animal].cost, helps))


@lru_cache(maxsize=16_384)
def obtainable(location: LocationId, happy: tuple[AnimalId, ...]) -> tuple[Obtain, ...]:
    """Every way to obtain the location with these free happy animals (SK9)."""
    return tuple(Obtain(location, chosen) for chosen in residents(LOCATIONS[location].needs, happy))


def _draws(state: State) -> Actions:
    """An animal shown, a Help shown, or the top of the Help deck (SK5)."""
    deck = (DrawHelp(),) if state.helps.deck or state.helps.discards else ()
    return (*map(TakeAnimal, open_animals(state)), *map(TakeHelp, open_helps(state)), *deck)


def _effect(state: State) -> Actions:
    """The open cards that fit the effect which waits (SK8)."""
    effect = effect_of(state.effect)
    assert effect is not None
    return (*map(TakeAnimal, fitting_animals(state, effect)), *map(TakeHelp, fitting_helps(state, effect)))


def _main(state: State) -> Actions:
    """Play, make happy and obtain, any number in any order, then end the turn (SK5)."""
    player = state.player
    obtains = (obtainable(location, player.happy) for location in open_locations(state)) if player.happy else ()
    return (
        *map(PlayAnimal, player.animals),
        *_make_happy(player),
        *chain.from_iterable(obtains),
        *_end_turns(player, ()),
    )


def _make_happy(player: Player) -> tuple[MakeHappy | Pay, ...]:
    ways = [flips(animal, player.helps) for animal in player.sad]
    if sum(map(len, ways)) > MOST_PAYMENTS:
        return tuple(Pay(animal) for animal, payable in zip(player.sad, ways, strict=True) if payable)
    return tuple(chain.from_iterable(ways))


def _end_turns(player: Player, laid_out: tuple[str, ...]) -> tuple[EndTurn, ...]:
    """Ending the turn, with every choice of what to discard over the hand limit (SK10)."""
    if not excess(player):
        return (EndTurn(),)
    return tuple(map(EndTurn, portions(player, laid_out)))


def _refresh(state: State) -> tuple[Refresh, ...]:
    """Solo: while a turn card is left and anything lies in the display (SK16)."""
    if not state.turn_cards:
        return ()
    return (Refresh(),) if open_animals(state) or any(state.helps.shown) or any(state.locations.shown) else ()


def _refreshing(state: State, chosen: Refreshing) -> Actions:
    """Solo: any set of cards in each row of the display, other than the one chosen already (SK16)."""
    places = tuple(place for place, card in enumerate(state.helps.shown) if card)
    rows: tuple[KawaiiAction, ...] = (
        *(ChooseAnimals(cards) for cards in _sets(open_animals(state)) if cards != chosen.animals),
        *(ChooseHelps(cards) for cards in _sets(places) if cards != chosen.helps),
        *(ChooseLocations(cards) for cards in _sets(open_locations(state)) if cards != chosen.locations),
    )
    return (*rows, *((Replace(),) if chosen.any else ()), Cancel())


def _sets(cards: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Every set of at least one of the cards, small ones first."""
    return chain.from_iterable(combinations(cards, size) for size in range(1, len(cards) + 1))
