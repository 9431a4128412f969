"""What all pictures of Day at the Park share: paints, words, and which drawing stands for what."""

import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources import files

from bot.engine.pictures import Mark
from bot.engine.words import Locale, Words, words
from bot.games.day_at_the_park.components import (
    COLOURS,
    ITEMS,
    AdventureType,
    CharacterId,
    Colour,
    Difficulty,
    Item,
    Token,
)
from bot.games.day_at_the_park.text import TEXTS
from renderers.sprites import Paintbox
from renderers.theme import HUE, SEAT_HUES

__all__ = [
    "DIFFICULTY_HUES",
    "DONE",
    "PAINTS",
    "SKY",
    "TEXTS",
    "TOKEN_ART",
    "TYPE_ART",
    "badge_art",
    "emblem_of",
    "item_art",
    "offered",
    "speak",
]

SKY = HUE["sky"]

DIFFICULTY_HUES: Mapping[Difficulty, str] = {"easy": "green", "medium": "yellow", "hard": "pink"}

TOKEN_ART: Mapping[Token, str] = {
    "tricycle": "icons/tricycle",
    "butterfly": "icons/butterfly",
    "exchange": "icons/exchange",
    "attraction": "icons/ticket",
    "wild": "icons/wild_token",
}
TYPE_ART: Mapping[AdventureType, str] = {
    "food": "icons/snack_bar",
    "music": "icons/karaoke",
    "nature": "icons/type_forest",
    "play": "icons/fun_fair",
}
"""None of these is an item, so that a card's type is not taken for its cost."""
DONE = "icons/adventure_done"

_OTHERS = (
    "nap_ready",
    "nap_zzz",
    "score_star",
    "tiles_left",
    "last_turn",
    "bench",
    "bench_token",
    "fountain",
    "lock",
    "crown",
    "hand_cards",
    "item_any",
    "adventure_done",
    "arrow_right",
)


def _emblems() -> dict[CharacterId, str]:
    """Character id -> the neutral emblem that stands for it."""
    index = (files("renderers") / "art" / "icons" / "emblems.toml").read_text(encoding="utf-8")
    return {CharacterId(name): entry["emblem"] for name, entry in tomllib.loads(index)["day_at_the_park"].items()}


_EMBLEMS = _emblems()


def emblem_of(character: CharacterId) -> str:
    """The neutral emblem that stands for a character, as the name of `pieces.emblem`."""
    return _EMBLEMS[character]


def item_art(item: Item) -> str:
    """An item without a colour, as players hold it."""
    return f"icons/item_{item}"


def badge_art(item: Item, colour: Colour) -> str:
    """A tile's symbol: red on a circle, blue on a square, green on a diamond."""
    return f"icons/item_{item}_{colour}"


PAINTS = Paintbox(
    drawings=[
        *(badge_art(item, colour) for item in ITEMS for colour in COLOURS),
        *map(item_art, ITEMS),
        *TOKEN_ART.values(),
        *TYPE_ART.values(),
        *(f"icons/emblem_{emblem}" for emblem in _EMBLEMS.values()),
        *(f"icons/{name}" for name in _OTHERS),
    ],
    hues=[*SEAT_HUES, "grey", "hedge", "brown", "meadow"],
)


def speak(locale: Locale) -> Words:
    """The words of these pictures."""
    return words(locale, "renderers.day_at_the_park", "bot.games.day_at_the_park", "renderers")


def offered(marks: Iterable[Mark], *fields: str) -> dict[object, str]:
    """What the picker offers for these fields, with its labels."""
    return {mark.value: mark.label for mark in marks if mark.field in fields}
