"""What all pictures of Um dia para Relaxar share: paints, words and the cards of outings."""

import tomllib
from importlib.resources import files

from bot.engine.words import Locale, Words, words
from bot.games.um_dia_para_relaxar.components import FACES, OUTINGS, ROWS, OutingId, Row
from bot.games.um_dia_para_relaxar.text import TEXTS
from bot.games.um_dia_para_relaxar.view import SeatView
from renderers.sprites import Paintbox
from renderers.theme import HUE, SEAT_HUES, Hue

__all__ = ["PAINTS", "drawing", "emblem_of", "no_card", "row_hue", "speak", "yes_card"]

_MARKS = ("up", "two_up", "swap", "skip", "new", "out")
_OTHERS = ("heart", "x_marker", "crown", "lock", "voted", "not_voted", "vote_back", "no_card", "no_card_pt")

_ROW_HUES = ("grey", "lilac", "sky", "teal", "green", "yellow", "peach", "red")
"""From the lowest row up."""


def _emblems() -> dict[str, str]:
    """Character id -> the neutral emblem that stands for it."""
    index = (files("renderers") / "art" / "icons" / "emblems.toml").read_text(encoding="utf-8")
    return {character: entry["emblem"] for character, entry in tomllib.loads(index)["um_dia_para_relaxar"].items()}


_EMBLEMS = _emblems()

PAINTS = Paintbox(
    drawings=[
        *(f"icons/{outing}" for outing in OUTINGS),
        *(f"icons/mark_{way}" for way in _MARKS),
        *(f"icons/die_{face}" for face in FACES),
        *(f"icons/emblem_{emblem}" for emblem in _EMBLEMS.values()),
        *(f"icons/{name}" for name in _OTHERS),
        "icons/yes_card",
        "icons/yes_card_pt",
    ],
    hues=[*SEAT_HUES, "grey", "meadow"],
)


def speak(locale: Locale) -> Words:
    """The words of these pictures."""
    return words(locale, TEXTS.package)


def drawing(outing: OutingId) -> str:
    return f"icons/{outing}"


def emblem_of(seat: SeatView) -> str:
    """The emblem of the seat's character."""
    return _EMBLEMS[seat.character]


def row_hue(row: Row) -> Hue:
    return HUE[_ROW_HUES[ROWS.index(row)]]


def no_card(say: Words) -> str:
    return "icons/no_card_pt" if say.locale == "pt_BR" else "icons/no_card"


def yes_card(say: Words) -> str:
    return "icons/yes_card_pt" if say.locale == "pt_BR" else "icons/yes_card"
