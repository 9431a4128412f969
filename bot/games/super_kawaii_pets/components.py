"""The components of `components.toml`, read once (SK1, SK2)."""

import tomllib
from importlib.resources import files
from typing import Literal, NewType

import msgspec

__all__ = [
    "ANIMALS",
    "COLOURS",
    "COLOUR_OF_HELP",
    "COMPONENTS",
    "HELPS",
    "LOCATIONS",
    "RULES",
    "Animal",
    "AnimalId",
    "Colour",
    "Components",
    "Effect",
    "Help",
    "Location",
    "LocationId",
    "Species",
    "effect_of",
]

AnimalId = NewType("AnimalId", str)
LocationId = NewType("LocationId", str)

Help = NewType("Help", str)
"""A kind of Help card, "food", "love" or "care"; cards of one kind are equal, so the kind names the card."""

Colour = Literal["green", "pink", "blue"]
Species = Literal["dog", "cat", "rodent", "wild"]


class Effect(msgspec.Struct, frozen=True):
    """What a draw effect lets its owner take (SK8): a Help, any card of a colour, or an animal of a species."""

    by: Literal["none", "help", "colour", "species"]
    want: str = ""


class HelpKind(msgspec.Struct, frozen=True):
    """Food, love or care, with its colour (SK17)."""

    kind: Help
    colour: Colour
    count: int


class Animal(msgspec.Struct, frozen=True):
    """An animal card: `cost` turns it happy, `vp` counts then."""

    id: AnimalId
    name: str
    species: Species
    colour: Colour
    cost: tuple[Help, ...]
    vp: int
    effect: Effect


class Location(msgspec.Struct, frozen=True):
    """A location card: `needs` are the species of the happy animals it takes."""

    id: LocationId
    name: str
    colour: Colour
    needs: tuple[Species, ...]
    vp: int
    effect: Effect


class Counts(msgspec.Struct, frozen=True):
    """How many of each component the box holds."""

    animals: int
    helps: int
    food: int
    love: int
    care: int
    locations: int
    dogs: int
    cats: int
    rodents: int
    wild: int


class Rules(msgspec.Struct, frozen=True):
    """The numbers the rules name."""

    animals_shown: int
    helps_shown: int
    locations_shown: int
    draws_per_turn: int
    hand_limit: int
    substitute: int
    end_at: int
    sad_penalty: int
    optional_animals_shown: int
    colour_majority: int
    colour_tie: int
    solo_turn_cards: int
    solo_turn_cards_per_type: int
    solo_goal: int
    solo_colour_min: int
    solo_colour_points: int
    solo_ranks: tuple[int, ...]
    stalemate_rounds: int


class Meta(msgspec.Struct, frozen=True):
    """The game as a product."""

    id: str
    title: str
    min_players: int
    max_players: int


class Components(msgspec.Struct, frozen=True):
    """The whole box."""

    meta: Meta
    counts: Counts
    rules: Rules
    helps: tuple[HelpKind, ...]
    animals: tuple[Animal, ...]
    locations: tuple[Location, ...]


def _read() -> Components:
    text = files(__package__).joinpath("components.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Components)


COMPONENTS = _read()
RULES = COMPONENTS.rules
HELPS: tuple[Help, ...] = tuple(card.kind for card in COMPONENTS.helps)
COLOURS: tuple[Colour, ...] = tuple(card.colour for card in COMPONENTS.helps)
COLOUR_OF_HELP: dict[Help, Colour] = {card.kind: card.colour for card in COMPONENTS.helps}
ANIMALS: dict[AnimalId, Animal] = {animal.id: animal for animal in COMPONENTS.animals}
LOCATIONS: dict[LocationId, Location] = {location.id: location for location in COMPONENTS.locations}

_EFFECTS: dict[str, Effect] = {
    **{animal.id: animal.effect for animal in COMPONENTS.animals if animal.effect.by != "none"},
    **{location.id: location.effect for location in COMPONENTS.locations if location.effect.by != "none"},
}


def effect_of(card: str) -> Effect | None:
    """The draw effect of an animal or location; None when it has none."""
    return _EFFECTS.get(card)


def _check(box: Components) -> None:
    """Fails at import when the data contradicts itself."""
    counts = box.counts
    assert len(ANIMALS) == counts.animals
    assert len(LOCATIONS) == counts.locations
    assert sum(card.count for card in box.helps) == counts.helps
    assert {card.kind: card.count for card in box.helps} == {kind: getattr(counts, kind) for kind in HELPS}
    of_species = {"dog": counts.dogs, "cat": counts.cats, "rodent": counts.rodents, "wild": counts.wild}
    for species, count in of_species.items():
        assert sum(animal.species == species for animal in box.animals) == count
    assert box.rules.solo_turn_cards == len(HELPS) * box.rules.solo_turn_cards_per_type
    assert all("wild" not in location.needs for location in box.locations)
    wants = {"help": HELPS, "colour": COLOURS, "species": tuple(of_species)}
    assert all(effect.want in wants[effect.by] for effect in _EFFECTS.values())


_check(COMPONENTS)
