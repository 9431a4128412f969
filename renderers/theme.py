"""The look every picture shares: colours, seats and lettering.

A colour is "#RRGGBB". Every hue has three tones: light for plates and paper tints, base for fills,
shade for hard shadows and fine accents. Text never stands on a shade tone.
"""

from typing import Literal, NamedTuple

__all__ = [
    "ASIDE",
    "BLUSH",
    "COUNT",
    "HEIGHT",
    "HUE",
    "INK",
    "PAPER",
    "SEAT_HUES",
    "TITLE",
    "TONGUE",
    "WHITE",
    "WIDTH",
    "WORDS",
    "Colour",
    "Hue",
    "Lettering",
    "rgb",
]

Colour = str

WIDTH, HEIGHT = 1100, 700
"""The canvas in pixels: 11:7, which Discord shows undistorted."""


class Hue(NamedTuple):
    """The three tones of a hue."""

    light: Colour
    base: Colour
    shade: Colour


INK, WHITE, PAPER = "#4A3B4F", "#FFFFFF", "#FFF8EE"
BLUSH, TONGUE = "#FF9CAA", "#FF7F93"

HUE = {
    "pink": Hue("#FFE0E7", "#FFA9BF", "#EC7A9B"),
    "red": Hue("#FFD3CD", "#FF8F86", "#DE5F62"),
    "peach": Hue("#FFE8D2", "#FFC596", "#F09C62"),
    "yellow": Hue("#FFF3C4", "#FFDB74", "#EFB443"),
    "green": Hue("#E0F4D3", "#A5DC96", "#62B36E"),
    "teal": Hue("#D5F3EC", "#8CDCCD", "#47AEA6"),
    "sky": Hue("#DDF0FF", "#98D0F8", "#5A9EDF"),
    "lilac": Hue("#EBE1FC", "#C8B1F2", "#9678D3"),
    "clay": Hue("#FFD9B8", "#F4AE86", "#CF7F63"),
    "bark": Hue("#DDBF9E", "#B98974", "#8B6C66"),
    "moss": Hue("#E6EDB8", "#A8C686", "#7FA266"),
    "meadow": Hue("#E3F1D9", "#CBE3BE", "#A6C998"),
    "rock": Hue("#FFD6CB", "#C59A9C", "#9D7480"),
    "hedge": Hue("#C4E0A4", "#7FBF84", "#5FA36C"),
    "brown": Hue("#F4E2CE", "#D3A680", "#9C6E53"),
    "grey": Hue("#F1ECF1", "#CFC5D0", "#988B9E"),
}

SEAT_HUES = ("pink", "sky", "yellow", "green", "lilac", "peach", "teal", "red")
"""By `Member.colour`; always shown together with the player's initial."""


class Lettering(NamedTuple):
    """A cut of one of the two families."""

    family: Literal["Fredoka", "Nunito"]
    weight: int


TITLE = Lettering("Fredoka", 600)
"""Titles, numbers, marks, initials."""
COUNT = Lettering("Fredoka", 500)
"""Light counts, such as what is left in a supply."""
WORDS = Lettering("Nunito", 800)
"""All words."""
ASIDE = Lettering("Nunito", 700)
"""Words that may be overlooked."""


def rgb(colour: Colour) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
