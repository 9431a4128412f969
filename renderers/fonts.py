"""Letters: which font can draw a text, how wide it is, and how a name is shown that none can draw."""

import unicodedata
from functools import lru_cache
from typing import NamedTuple

import fontpkg  # type: ignore[import-untyped]
from PIL import Image, ImageDraw, ImageFont

from bot.engine.seats import Cast
from bot.engine.words import Words
from renderers.theme import WORDS, Colour, Lettering, rgb

__all__ = [
    "CAPTION",
    "FONT_FILES",
    "Lettered",
    "Letters",
    "Shown",
    "drawable",
    "fitting",
    "font",
    "lettered",
    "shortened",
    "shown",
    "width",
]

FALLBACK = "Noto Sans"
"""Draws the names that the two families of the look cannot."""

FONT_FILES = [str(fontpkg.path(family)) for family in ("Nunito", "Fredoka")]
"""For the few drawings that hold letters."""

CAPTION = 24
"""No letter is smaller: on a phone it is about a third of this."""

NOWHERE = "\U0010ffff"
"""A code point no font has: drawn, it shows the font's box for what is missing."""


@lru_cache(maxsize=256)
def _cut(family: str, weight: int, size: int) -> ImageFont.FreeTypeFont:
    face = ImageFont.truetype(str(fontpkg.path(family)), size)
    axes = face.get_variation_axes()
    face.set_variation_by_axes([weight if axis["name"] == b"Weight" else axis["default"] or 0 for axis in axes])
    return face


@lru_cache(maxsize=4096)
def _has(family: str, letter: str) -> bool:
    face = _cut(family, 400, 32)
    return letter.isspace() or bytes(face.getmask(letter)) != bytes(face.getmask(NOWHERE))


def drawable(text: str, family: str = FALLBACK) -> bool:
    """Whether the family has every letter of the text, accents taken together with theirs."""
    return all(_has(family, letter) for letter in unicodedata.normalize("NFC", text))


def font(text: str, lettering: Lettering, size: int) -> ImageFont.FreeTypeFont:
    """The lettering in this size, or the fallback in its weight when only that can draw the text."""
    known = drawable(text, lettering.family)
    return _cut(lettering.family if known else FALLBACK, lettering.weight, size)


@lru_cache(maxsize=4096)
def width(text: str, size: int, lettering: Lettering = WORDS) -> float:
    """How many pixels the text takes."""
    return font(text, lettering, size).getlength(text)


@lru_cache(maxsize=4096)
def fitting(text: str, room: float, size: int, lettering: Lettering = WORDS) -> tuple[str, int]:
    """The text and size that fit into `room` pixels: first smaller, down to a caption, then cut short with "…"."""
    while width(text, size, lettering) > room and size > CAPTION:
        size -= 1
    return shortened(text, room, size, lettering), size


@lru_cache(maxsize=4096)
def shortened(text: str, room: float, size: int, lettering: Lettering = WORDS) -> str:
    """The text, cut short with "…" where it takes more than `room` pixels."""
    if width(text, size, lettering) <= room:
        return text
    cut = text
    while cut and width(cut.rstrip() + "…", size, lettering) > room:
        cut = cut[:-1]
    return cut.rstrip() + "…"


class Lettered(NamedTuple):
    """A text and all that its look depends on."""

    text: str
    size: int
    lettering: Lettering
    ink: Colour
    halo: Colour | None
    thick: int
    """Width of the halo's rim in pixels."""


class Letters(NamedTuple):
    """A text as an RGBA picture; its base line begins at (-x, -y) of the picture."""

    image: Image.Image
    x: int
    y: int


@lru_cache(maxsize=4096)
def lettered(what: Lettered) -> Letters:
    """The text drawn in its font, with its halo if it has one."""
    face = font(what.text, what.lettering, what.size)
    thick = what.thick if what.halo else 0
    left, top, right, bottom = face.getbbox(what.text, stroke_width=thick, anchor="ls")
    x, y = int(left) - 1, int(top) - 1
    picture = Image.new("RGBA", (int(right) - x + 2, int(bottom) - y + 2), (*rgb(what.halo or what.ink), 0))
    pen = ImageDraw.Draw(picture)
    if what.halo:
        pen.text((-x, -y), what.text, what.halo, face, anchor="ls", stroke_width=thick, stroke_fill=what.halo)
    pen.text((-x, -y), what.text, what.ink, face, anchor="ls")
    return Letters(picture, x, y)


class Shown(NamedTuple):
    """How a player is shown in pictures."""

    name: str
    initial: str
    colour: int
    """Index into the seat hues."""


def shown(cast: Cast, seat: int, say: Words) -> Shown:
    """The player's name without what no font has, such as hearts; "Player 3" and "3" when letters would be lost."""
    member = cast.members[seat]
    name = unicodedata.normalize("NFC", member.name)
    kept = " ".join("".join(letter for letter in name if _has(FALLBACK, letter)).split())
    lost = any(letter.isalnum() and not _has(FALLBACK, letter) for letter in name)
    if lost or not kept:
        return Shown(say("Player {n}", n=seat + 1), str(seat + 1), member.colour)
    return Shown(kept, _initial(kept), member.colour)


def _initial(name: str) -> str:
    first = next((letter for letter in name if letter.isalnum()), name[0])
    return first.upper()[:1]
