"""From drawings to sprites: SVG is rasterised once, put into a game's palette, and kept in memory and on disk.

A sprite is a palette picture with a one-bit mask, its edges blended with the flat colour it stands on. Where there is
no such colour it is blended with what lies there, and the result is remembered together with that ground.
"""

import re
from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from PIL import Image

from renderers import svg
from renderers.drawings import art, box_of, kept_raster, rasterised
from renderers.fonts import Lettered, lettered
from renderers.palette import CLEAR, Palette, fitted
from renderers.shelf import read, shelf, write
from renderers.theme import HEIGHT, HUE, INK, PAPER, WHITE, WIDTH, Colour

__all__ = ["Paintbox", "Sprite"]

SAMPLE = 72
"""The size in pixels at which the atlas is looked at for blends."""

FAINT = 12
"""Of 255: what is more transparent is left out of a sprite that is blended with its ground."""


class Sprite(NamedTuple):
    """A palette picture; `mask` is None when it is opaque all over."""

    image: Image.Image
    mask: Image.Image | None


class Paintbox:
    """A game's drawings and hues, its palette fitted to them, and the sprites made of them so far."""

    def __init__(self, drawings: Sequence[str], hues: Sequence[str]) -> None:
        """`drawings` are all that the game can ever show, `hues` those of its plates and grounds (seats' included)."""
        self.drawings = tuple(drawings)
        self.hues = tuple(hues)
        self.sprite = lru_cache(maxsize=2048)(self._sprite)
        self.label = lru_cache(maxsize=4096)(self._label)
        self.over = lru_cache(maxsize=1024)(self._over)
        self.letters_over = lru_cache(maxsize=1024)(self._letters_over)

    @cached_property
    def palette(self) -> Palette:
        """Fitted when first needed, and kept on disk by the hash of all that it depends on."""
        specimens = self._specimens()
        place = shelf("palette", *specimens)
        kept = read(place)
        if kept is not None:
            flat = kept.getpalette() or []
            return Palette([(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, 3 * kept.width, 3)])
        palette = fitted(self.named(), [rasterised(specimen, SAMPLE, SAMPLE) for specimen in specimens])
        strip = Image.frombytes("P", (len(palette), 1), bytes(range(len(palette))))
        strip.putpalette(palette.flat)
        write(place, strip)
        return palette

    def named(self) -> list[Colour]:
        """The colours that keep their exact value: of drawings, plates, ink and paper."""
        found = (colour.upper() for name in self.drawings for colour in re.findall(r"#[0-9A-Fa-f]{6}", art(name)))
        return [INK, WHITE, PAPER, *(tone for hue in self.hues for tone in HUE[hue]), *sorted(set(found))]

    def _specimens(self) -> list[str]:
        """Each drawing on white, and ink lines on each ground there can be."""
        sheet = svg.fill("M0 0H96V96H0Z", WHITE)
        drawn = [svg.document(sheet + svg.place(art(name), 0, 0, 96, box_of(name)), 96, 96) for name in self.drawings]
        grounds = [WHITE, PAPER, *(tone for hue in self.hues for tone in HUE[hue])]
        lines = "".join(svg.line(svg.circle(48, 48, r), INK, 3) for r in (8, 18, 28, 38))
        return drawn + [svg.document(svg.fill("M0 0H96V96H0Z", tone) + lines, 96, 96) for tone in grounds]

    @cached_property
    def _palette_key(self) -> str:
        return bytes(self.palette.flat).hex()

    def _sprite(self, markup: str, width: int, height: int, on: Colour) -> Sprite:
        """The SVG document in this size, its edges blended with the flat colour it stands on."""
        place = shelf(markup, str(width), str(height), on, self._palette_key)
        image = read(place)
        if image is None:
            image = self.palette.indexed(_blended(rasterised(markup, width, height), on))
            write(place, image)
        return Sprite(image, _mask(image))

    def _over(self, markup: str, width: int, height: int, ground: bytes) -> Image.Image:
        """The SVG document in this size over a ground of many colours, given as palette indices row by row."""
        return self._mixed(kept_raster(markup, width, height), ground)

    def _label(self, letters: Lettered, on: Colour) -> Sprite:
        """The text, its edges blended with the flat colour it stands on."""
        image = self.palette.indexed(_blended(lettered(letters).image, on))
        return Sprite(image, _mask(image))

    def _letters_over(self, letters: Lettered, ground: bytes) -> Image.Image:
        """The text over a ground of many colours."""
        return self._mixed(lettered(letters).image, ground)

    def _mixed(self, picture: Image.Image, ground: bytes) -> Image.Image:
        below = Image.frombytes("P", picture.size, ground)
        below.putpalette(self.palette.flat)
        return self.palette.indexed(Image.alpha_composite(below.convert("RGBA"), picture))

    def ground(self, markup: str) -> Image.Image:
        """A whole canvas drawn as one scene."""
        return self.sprite(svg.document(markup, WIDTH, HEIGHT), WIDTH, HEIGHT, WHITE).image


def _blended(picture: Image.Image, on: Colour) -> Image.Image:
    """The picture as it looks on a flat ground, opaque wherever there is anything to see of it."""
    result = Image.new("RGBA", picture.size, on)
    result.alpha_composite(picture)
    result.putalpha(picture.getchannel("A").point([255 if alpha >= FAINT else 0 for alpha in range(256)]))
    return result


def _mask(image: Image.Image) -> Image.Image | None:
    mask = image.point([0 if index == CLEAR else 255 for index in range(256)], "1")
    return None if mask.getextrema() == (255, 255) else mask
