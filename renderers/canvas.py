"""A picture in the making: sprites, plates and labels pasted one over the other in a game's palette.

Coordinates are pixels of the 1100x700 canvas. `on` names the flat colour below a thing, where there is one: its edge is
blended with it once and for all. Without it the edge is blended with what lies there, which looks the same and is
remembered too, but must be done anew for each different ground.
"""

import io
from functools import cache
from typing import Literal

from bot.engine.pictures import Snapshot
from renderers import svg
from renderers.drawings import art, box_of
from renderers.fonts import Lettered, fitting, lettered
from renderers.sprites import Paintbox
from renderers.theme import INK, TITLE, WHITE, WORDS, Colour, Lettering

__all__ = ["Anchor", "Canvas"]

Anchor = Literal["start", "middle", "end"]

ALT_LENGTH = 1024
"""Discord's limit for the description of a picture."""

RIM = 3
"""Pixels a plate's sprite reaches beyond its shape, for the outer half of the line."""


class Canvas:
    """Draws with one game's paints on a ground that is itself a scene."""

    def __init__(self, paints: Paintbox, ground: str) -> None:
        """`ground` is the SVG of the whole canvas; it is rasterised once for each different scene."""
        self.paints = paints
        self.image = paints.ground(ground).copy()

    def drawing(self, inner: str, x: float, y: float, w: float, h: float, on: Colour | None = None) -> None:
        """SVG elements on a grid of w by h pixels whose upper left comes to (x, y)."""
        place, width, height = (round(x), round(y)), round(w), round(h)
        markup = svg.document(inner, width, height)
        if on is None:
            self.image.paste(self.paints.over(markup, width, height, self._ground(place, width, height)), place)
        else:
            sprite = self.paints.sprite(markup, width, height, on)
            self.image.paste(sprite.image, place, sprite.mask)

    def _ground(self, place: tuple[int, int], width: int, height: int) -> bytes:
        """What is there now, as palette indices."""
        x, y = place
        return self.image.crop((x, y, x + width, y + height)).tobytes()

    def art(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        on: Colour | None = None,
        *,
        turn: float = 0,
        grey: bool = False,
    ) -> None:
        """One of our drawings, such as "icons/heart", `size` pixels wide; turned by degrees about its middle."""
        self.drawing(_placed(name, size, turn, grey), x, y, size, size, on)

    def card(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        colour: Colour = WHITE,
        radius: float = 18,
        *,
        edge: Colour | None = INK,
        width: float = 3,
        drop: float = 5,
        shadow: Colour | None = None,
        on: Colour | None = None,
    ) -> None:
        """A card or panel with its hard shadow straight below."""
        plate = svg.card(RIM, RIM, w, h, colour, radius, edge=edge, width=width, drop=drop, shadow=shadow)
        below = drop if shadow else 0
        self.drawing(plate, x - RIM, y - RIM, w + 2 * RIM, h + 2 * RIM + below, on)

    def pill(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        colour: Colour,
        radius: float | None = None,
        *,
        edge: Colour | None = INK,
        on: Colour | None = None,
    ) -> None:
        """A plate without shadow, fully round unless a radius is given."""
        self.card(x, y, w, h, colour, h / 2 if radius is None else radius, edge=edge, on=on)

    def slot(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        colour: Colour,
        radius: float = 16,
        *,
        edge: Colour = INK,
        on: Colour | None = None,
    ) -> None:
        """A dashed place that waits to be filled."""
        plate = svg.dashed(svg.rounded(RIM, RIM, w, h, radius), colour, edge)
        self.drawing(plate, x - RIM, y - RIM, w + 2 * RIM, h + 2 * RIM, on)

    def shape(
        self,
        d: str,
        base: Colour,
        shade: Colour,
        x: float,
        y: float,
        w: float,
        h: float,
        *,
        dx: float = 0,
        dy: float = -4,
        width: float = 3,
        on: Colour | None = None,
    ) -> None:
        """A puffed shape whose path lies within 0..w, 0..h."""
        inner = svg.group(svg.puff(d, base, shade, dx, dy, width=width), f"translate({RIM} {RIM})")
        self.drawing(inner, x - RIM, y - RIM, w + 2 * RIM, h + 2 * RIM, on)

    def label(
        self,
        x: float,
        y: float,
        text: str,
        size: int,
        lettering: Lettering = WORDS,
        *,
        on: Colour | None = None,
        ink: Colour = INK,
        anchor: Anchor = "start",
        fit: float | None = None,
        halo: Colour | None = None,
        thick: int = 4,
    ) -> float:
        """Text whose base line is at y; `fit` is the room it has. Answers the width it took.

        Too long a text is set smaller, down to a caption, and then cut short with "…". `halo` is a rim of
        `thick` pixels, for text on busy ground.
        """
        if not text:
            return 0
        if fit is not None:
            text, size = fitting(text, fit, size, lettering)
        what = Lettered(text, size, lettering, ink, halo, thick)
        picture, left, top = lettered(what)
        wide = picture.width + 2 * left
        start = x - {"start": 0, "middle": wide / 2, "end": wide}[anchor]
        place = round(start) + left, round(y) + top
        if on is None:
            self.image.paste(self.paints.letters_over(what, self._ground(place, *picture.size)), place)
        else:
            sprite = self.paints.label(what, on)
            self.image.paste(sprite.image, place, sprite.mask)
        return wide

    def number(
        self,
        x: float,
        y: float,
        value: object,
        size: int,
        *,
        on: Colour | None = None,
        ink: Colour = INK,
        lettering: Lettering = TITLE,
    ) -> None:
        """A number or mark centred on x, its base line at y."""
        self.label(x, y, str(value), size, lettering, on=on, ink=ink, anchor="middle")

    def snapshot(self, alt: str) -> Snapshot:
        """The finished picture; an alt text longer than Discord takes ends with "…"."""
        return Snapshot(self.png(), alt if len(alt) <= ALT_LENGTH else alt[: ALT_LENGTH - 1] + "…")

    def png(self) -> bytes:
        """The finished picture as a palette PNG; level 1 costs a few kilobytes and saves half the time."""
        file = io.BytesIO()
        self.image.save(file, "PNG", compress_level=1)
        return file.getvalue()


@cache
def _placed(name: str, size: float, turn: float, grey: bool) -> str:
    inner = svg.greyed(art(name)) if grey else art(name)
    return svg.place(inner, 0, 0, round(size), box_of(name), turn)
