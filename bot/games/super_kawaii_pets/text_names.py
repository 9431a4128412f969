"""What things are called: one name each, the same in pictures, menus and sentences."""

from collections.abc import Iterable, Sequence

from bot.engine.words import Words
from bot.games.super_kawaii_pets.actions import HandCard
from bot.games.super_kawaii_pets.components import (
    ANIMALS,
    COLOUR_OF_HELP,
    HELPS,
    LOCATIONS,
    AnimalId,
    Colour,
    Help,
    LocationId,
    Species,
    effect_of,
)
from bot.games.super_kawaii_pets.hands import help_of

__all__ = [
    "about_animal",
    "about_help",
    "about_location",
    "animal_name",
    "capital",
    "card_name",
    "colour_name",
    "effect_text",
    "hand_card_name",
    "help_name",
    "helps_text",
    "location_name",
    "points",
    "short_name",
    "short_names",
    "species_name",
    "symbols",
]


def animal_name(animal: AnimalId, say: Words) -> str:
    """An animal in sentences and menus: "Welsh Corgi"."""
    return say(f"animal.{animal}")


def location_name(location: LocationId, say: Words) -> str:
    return say(f"location.{location}")


def card_name(card: str, say: Words) -> str:
    """An animal or a location by its full name."""
    return animal_name(AnimalId(card), say) if card in ANIMALS else location_name(LocationId(card), say)


def short_name(card: str, say: Words) -> str:
    """An animal or a location in one short word, for pictures and for lists of several: "Corgi"."""
    return say(f"short.{card}")


def short_names(cards: Iterable[str], say: Words) -> str:
    """ "Corgi, Siamese and Parrot"."""
    return say.list([short_name(card, say) for card in cards])


def help_name(kind: Help, say: Words) -> str:
    """A kind of Help within a sentence: "food"."""
    return say(f"help.{kind}")


def helps_text(helps: Sequence[Help], say: Words) -> str:
    """Several Helps, counted: "2 food and love"."""
    counted = [(kind, helps.count(kind)) for kind in HELPS if kind in helps]
    return say.list([help_name(kind, say) if n == 1 else f"{n} {say(f'helps.{kind}')}" for kind, n in counted])


def hand_card_name(card: HandCard, say: Words) -> str:
    """A card of the hand: "Corgi", "Food", and the second one of a kind "Food 2"."""
    kind = help_of(card)
    if kind is None:
        return short_name(card, say)
    return f"{capital(help_name(kind, say))} {card.removeprefix(kind)}".rstrip()


def colour_name(colour: Colour, say: Words) -> str:
    return say(f"colour.{colour}")


def species_name(species: Species, say: Words) -> str:
    return say(f"species.{species}")


def effect_text(card: str, say: Words) -> str:
    """The card's draw effect: "draws a pink card"; "" for none."""
    effect = effect_of(card)
    return say(f"effect.{effect.want}") if effect else ""


def symbols(cost: Iterable[Help], say: Words) -> str:
    """A cost symbol by symbol: "care + love"."""
    return " + ".join(help_name(kind, say) for kind in cost)


def points(count: int, say: Words) -> str:
    return say.plural("{n} point", "{n} points", count)


def about_animal(animal: AnimalId, say: Words) -> str:
    """All that stands on an animal: "dog, blue, needs care + love, 3 points, draws a pink card"."""
    card = ANIMALS[animal]
    needs = say("needs {symbols}", symbols=symbols(card.cost, say))
    parts = (species_name(card.species, say), colour_name(card.colour, say), needs, points(card.vp, say))
    return ", ".join(filter(None, (*parts, effect_text(animal, say))))


def about_location(location: LocationId, say: Words) -> str:
    """All that stands on a location: "blue, for dog + cat, 3 points, draws a pink card"."""
    card = LOCATIONS[location]
    needs = say("for {species}", species=" + ".join(species_name(species, say) for species in card.needs))
    parts = (colour_name(card.colour, say), needs, points(card.vp, say))
    return ", ".join(filter(None, (*parts, effect_text(location, say))))


def about_help(kind: Help, say: Words) -> str:
    """What else a Help is: its colour."""
    return colour_name(COLOUR_OF_HELP[kind], say)


def capital(text: str) -> str:
    """The text as it begins a line."""
    return text[:1].upper() + text[1:]
