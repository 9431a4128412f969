"""The display: what lies there, how cards leave it, and how its gaps are filled (SK3, SK6, SK11)."""

from collections.abc import Iterator
from typing import Literal

from bot.games.super_kawaii_pets.components import (
    ANIMALS,
    COLOUR_OF_HELP,
    HELPS,
    AnimalId,
    Effect,
    Help,
    LocationId,
)
from bot.games.super_kawaii_pets.events import CardsReplaced, DisplayRefilled, Shuffled
from bot.games.super_kawaii_pets.state import GAP, Pile, Refreshing, State
from bot.games.super_kawaii_pets.table import Table

__all__ = [
    "can_draw",
    "fitting_animals",
    "fitting_helps",
    "next_help",
    "open_animals",
    "open_helps",
    "open_locations",
    "refill",
    "replace_chosen",
    "take_animal",
    "take_help",
    "take_location",
]

PileName = Literal["animals", "helps", "locations"]
PILES: tuple[PileName, ...] = ("animals", "helps", "locations")


def open_animals(state: State) -> tuple[AnimalId, ...]:
    """The animals that can be taken: the open top of the deck first, then those beside it (SK3)."""
    return tuple(AnimalId(card) for card in (*state.animals.deck[:1], *state.animals.shown) if card)


def open_helps(state: State) -> tuple[Help, ...]:
    """The kinds of Help that lie face up, each once."""
    return tuple(kind for kind in HELPS if kind in state.helps.shown)


def open_locations(state: State) -> tuple[LocationId, ...]:
    return tuple(LocationId(card) for card in state.locations.shown if card)


def fitting_animals(state: State, effect: Effect) -> tuple[AnimalId, ...]:
    """The open animals that a draw effect may take: by colour or species, never by a Help symbol (SK8)."""
    if effect.by == "help":
        return ()
    if effect.by == "colour":
        return tuple(animal for animal in open_animals(state) if ANIMALS[animal].colour == effect.want)
    return tuple(animal for animal in open_animals(state) if ANIMALS[animal].species == effect.want)


def fitting_helps(state: State, effect: Effect) -> tuple[Help, ...]:
    """The open Helps that a draw effect may take: by symbol or colour, never from the deck (SK8)."""
    if effect.by == "help":
        return tuple(kind for kind in open_helps(state) if kind == effect.want)
    return tuple(kind for kind in open_helps(state) if effect.by == "colour" and COLOUR_OF_HELP[kind] == effect.want)


def can_draw(state: State) -> bool:
    """Whether any animal or Help is there for a draw (SK5)."""
    return bool(open_animals(state) or any(state.helps.shown) or state.helps.deck or state.helps.discards)


def take_animal(table: Table, animal: AnimalId) -> None:
    """The animal leaves the display; the animal deck always shows its next card (SK6)."""
    pile = table.state.animals
    if pile.deck[:1] == (animal,):
        _put(table, "animals", Pile(pile.shown, pile.deck[1:], pile.discards))
        _open_top(table)
    else:
        _put(table, "animals", _with_gap(pile, animal))


def take_help(table: Table, help_card: Help) -> None:
    """A Help of this kind leaves the display."""
    _put(table, "helps", _with_gap(table.state.helps, help_card))


def take_location(table: Table, location: LocationId) -> None:
    """The location leaves the display."""
    _put(table, "locations", _with_gap(table.state.locations, location))


def next_help(table: Table) -> Help | None:
    """The top of the Help deck, taken off it; discards become a new deck when it is empty (SK11)."""
    card = _next_card(table, "helps")
    return None if card is None else Help(card)


def refill(table: Table) -> None:
    """Fills every gap of the display as a turn begins (SK6)."""
    came = {name: tuple(_fill(table, name, _gaps(table, name))) for name in PILES}
    _open_top(table, revealing=False)
    if any(came.values()):
        table.tell(
            DisplayRefilled(
                tuple(map(AnimalId, came["animals"])),
                tuple(map(Help, came["helps"])),
                tuple(map(LocationId, came["locations"])),
            )
        )


def replace_chosen(table: Table, chosen: Refreshing) -> None:
    """Solo: discards the chosen cards, then replaces each by the next of its deck; older gaps stay (SK16)."""
    state = table.state
    helps = tuple(Help(state.helps.shown[place]) for place in chosen.helps)
    table.tell(CardsReplaced(chosen.animals, helps, chosen.locations))
    places = {
        "animals": tuple(place for place, card in enumerate(state.animals.shown) if card in chosen.animals),
        "helps": chosen.helps,
        "locations": tuple(place for place, card in enumerate(state.locations.shown) if card in chosen.locations),
    }
    top = state.animals.deck[:1]
    if top and top[0] in chosen.animals:
        pile = state.animals
        _put(table, "animals", Pile(pile.shown, pile.deck[1:], (*pile.discards, *top)))
    for name in PILES:
        _discard(table, name, places[name])
    for name in PILES:
        list(_fill(table, name, places[name]))
    _open_top(table)
    table.reveals = True


def _put(table: Table, name: PileName, pile: Pile) -> None:
    table.change(**{name: pile})


def _with_gap(pile: Pile, card: str) -> Pile:
    place = pile.shown.index(card)
    return Pile((*pile.shown[:place], GAP, *pile.shown[place + 1 :]), pile.deck, pile.discards)


def _gaps(table: Table, name: PileName) -> tuple[int, ...]:
    pile: Pile = getattr(table.state, name)
    return tuple(place for place, card in enumerate(pile.shown) if card == GAP)


def _fill(table: Table, name: PileName, places: tuple[int, ...]) -> Iterator[str]:
    """Puts the next cards of the deck on these places, as far as there are any; yields them."""
    for place in places:
        card = _next_card(table, name)
        if card is None:
            return
        pile: Pile = getattr(table.state, name)
        _put(table, name, Pile((*pile.shown[:place], card, *pile.shown[place + 1 :]), pile.deck, pile.discards))
        table.reveals = True
        yield card


def _discard(table: Table, name: PileName, places: tuple[int, ...]) -> None:
    pile: Pile = getattr(table.state, name)
    gone = tuple(pile.shown[place] for place in places)
    shown = tuple(GAP if place in places else card for place, card in enumerate(pile.shown))
    _put(table, name, Pile(shown, pile.deck, (*pile.discards, *gone)))


def _next_card(table: Table, name: PileName) -> str | None:
    """The next card of a deck, taken off it; None when neither deck nor discards are left."""
    _restock(table, name)
    pile: Pile = getattr(table.state, name)
    if not pile.deck:
        return None
    _put(table, name, Pile(pile.shown, pile.deck[1:], pile.discards))
    return pile.deck[0]


def _restock(table: Table, name: PileName) -> None:
    """An empty deck is made anew of its shuffled discards, if there are any (SK11)."""
    pile: Pile = getattr(table.state, name)
    if not pile.deck and pile.discards:
        _put(table, name, Pile(pile.shown, table.luck.shuffled(pile.discards)))
        table.tell(Shuffled(name))
        table.reveals = True


def _open_top(table: Table, *, revealing: bool = True) -> None:
    """The animal deck shows its next card (SK3)."""
    _restock(table, "animals")
    table.reveals |= revealing and bool(table.state.animals.deck)
