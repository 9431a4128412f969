"""What all pictures of Super Kawaii Pets share: paints, words, and which drawing stands for what."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files

from bot.engine.words import Locale, Words, words
from bot.games.super_kawaii_pets.components import COLOURS, HELPS, AnimalId, Colour, Effect, Help, LocationId
from bot.games.super_kawaii_pets.text import TEXTS
from renderers.sprites import Paintbox
from renderers.theme import HUE, SEAT_HUES, Hue

__all__ = [
    "DECK",
    "GROUND",
    "PAINTS",
    "SCENE",
    "STRIP_H",
    "STRIP_LEFT",
    "STRIP_TOP",
    "STRIP_W",
    "TONE",
    "animal_art",
    "help_art",
    "location_art",
    "speak",
    "want_art",
]

TONE: Mapping[Colour, Hue] = {"pink": HUE["pink"], "blue": HUE["sky"], "green": HUE["green"]}
"""The plates of a card's colour."""

GROUND = HUE["peach"]
SCENE = GROUND.light
"""What all cards and panels lie on; their shadows are its base tone."""

STRIP_LEFT, STRIP_TOP, STRIP_W, STRIP_H = 10, 594, 1080, 94
"""The strip along the lower edge of the board."""

DECK = HUE["lilac"]
"""Whatever lies face down, and how much of it."""

_OTHERS = (
    "crown",
    "first_player",
    "hand_cards",
    "last_turn",
    "lock",
    "mark_swap",
    "mood_happy",
    "mood_sad",
    "score_star",
    "turns_left",
)
_SPECIES = ("dog", "cat", "rodent", "wild")


def _index(folder: str, name: str) -> dict[str, str]:
    """Card id -> the name of its drawing."""
    return tomllib.loads((files("renderers") / "art" / folder / name).read_text(encoding="utf-8"))


_ANIMALS = _index("animals", "index.toml")
_LOCATIONS = _index("icons", "locations.toml")

PAINTS = Paintbox(
    drawings=[
        *(f"animals/{slug}_{mood}" for slug in _ANIMALS.values() for mood in ("sad", "happy")),
        *(f"icons/location_{slug}" for slug in _LOCATIONS.values()),
        *(f"icons/help_{kind}" for kind in HELPS),
        *(f"icons/colour_{colour}" for colour in COLOURS),
        *(f"icons/species_{species}" for species in _SPECIES),
        *(f"icons/{name}" for name in _OTHERS),
    ],
    hues=[*SEAT_HUES, "grey", "meadow"],
)


def speak(locale: Locale) -> Words:
    """The words of these pictures."""
    return words(locale, "renderers.super_kawaii_pets", TEXTS.package, "renderers")


def animal_art(animal: AnimalId, *, happy: bool) -> str:
    """One of the two faces of an animal."""
    return f"animals/{_ANIMALS[animal]}_{'happy' if happy else 'sad'}"


def location_art(location: LocationId) -> str:
    return f"icons/location_{_LOCATIONS[location]}"


def help_art(kind: Help) -> str:
    return f"icons/help_{kind}"


def want_art(effect: Effect) -> str:
    """What a draw effect draws: a Help, a colour or a species."""
    return f"icons/{effect.by}_{effect.want}"
