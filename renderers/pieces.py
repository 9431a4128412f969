"""What all boards share: seats, numbered marks, hearts, ranks."""

from renderers import svg
from renderers.canvas import Canvas
from renderers.drawings import art
from renderers.fonts import Shown
from renderers.theme import HUE, INK, PAPER, SEAT_HUES, TITLE, Colour

__all__ = ["MEDALS", "emblem", "hearts", "mark", "rank", "token"]

MEDALS = {1: "yellow", 2: "grey", 3: "peach"}
"""Ranks 1 to 3 have a coloured disc; the number says it anyway."""


def _disc(canvas: Canvas, x: float, y: float, r: float, hue: str, width: float, on: Colour | None) -> None:
    tone = HUE[hue]
    d = svg.circle(r, r, r)
    canvas.shape(d, tone.base, tone.shade, x - r, y - r, 2 * r, 2 * r, dx=-r * 0.08, dy=-r * 0.12, width=width, on=on)


def token(
    canvas: Canvas, x: float, y: float, r: float, who: Shown, *, on: Colour | None = None, width: float = 3.5
) -> None:
    """A seat: a disc in its colour round (x, y) with the player's initial."""
    hue = SEAT_HUES[who.colour]
    _disc(canvas, x, y, r, hue, width, on)
    canvas.number(x, y + r * 0.42, who.initial, round(r * 1.18), on=HUE[hue].base)


def emblem(canvas: Canvas, x: float, y: float, size: float, name: str, who: Shown, *, on: Colour | None = None) -> None:
    """An emblem on its seat, upper left at (x, y): a ring in the seat's colour, the initial at the lower right.

    From 72 pixels up; below that the initial is too small, and `token` says who it is.
    """
    tone = HUE[SEAT_HUES[who.colour]]
    ring = svg.puff(svg.circle(46, 46, 43), tone.base, tone.shade, -3, -4, width=4) + svg.fill(
        svg.circle(45, 45, 35), PAPER
    )
    badge = svg.puff(svg.circle(72, 72, 22), tone.base, tone.shade, -1, -2, width=4)
    inner = ring + svg.place(art(f"icons/emblem_{name}"), 12, 11, 62) + badge
    canvas.drawing(svg.place(inner, 0, 0, size), x, y, size, size, on)
    scale = size / 96
    canvas.number(x + 72 * scale, y + 83.5 * scale, who.initial, round(32 * scale), on=tone.base)


def mark(
    canvas: Canvas, x: float, y: float, size: float, text: str, *, hue: str = "yellow", on: Colour | None = None
) -> None:
    """A mark of the picker ("1", "A", "A1"), upper left at (x, y); it grows wider for more letters."""
    tone = HUE[hue]
    letters = round(size * (0.68 if len(text) == 1 else 0.6))
    wide = size if len(text) < 3 else size * 1.35
    canvas.shape(svg.rounded(0, 0, wide, size, size * 0.32), tone.base, tone.shade, x, y, wide, size, on=on)
    canvas.number(x + wide / 2, y + size * (0.5 + 0.35 * letters / size) - 1, text, letters, on=tone.base)


def hearts(canvas: Canvas, x: float, y: float, size: float, count: int, *, on: Colour | None = None) -> None:
    """A heart with how many there are."""
    pink = HUE["pink"]
    heart = svg.place(svg.puff(svg.HEART, pink.base, pink.shade, -3, -5, width=6), 0, 0, size)
    canvas.drawing(heart, x, y, size, size, on)
    canvas.number(x + size / 2, y + size * 0.69, count, round(size * 0.56), on=pink.base)


def rank(canvas: Canvas, x: float, y: float, r: float, place: int, *, on: Colour | None = None) -> None:
    """A place in the final order, round (x, y)."""
    medal = MEDALS.get(place)
    if medal:
        _disc(canvas, x, y, r, medal, 3.5, on)
    else:
        inner = svg.path(svg.circle(r + 3, r + 3, r), PAPER, INK, 3)
        canvas.drawing(inner, x - r - 3, y - r - 3, 2 * r + 6, 2 * r + 6, on)
    canvas.label(
        x, y + r * 0.4, str(place), round(r * 1.14), TITLE, on=HUE[medal].base if medal else PAPER, anchor="middle"
    )
