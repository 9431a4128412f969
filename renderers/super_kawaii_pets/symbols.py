"""The small things on cards, as SVG: points, costs, draw effects, species."""

from collections.abc import Sequence

from bot.games.super_kawaii_pets.components import Colour, Effect, Help, Species
from renderers import svg
from renderers.canvas import Canvas
from renderers.drawings import art, box_of
from renderers.super_kawaii_pets.paints import DECK, TONE, help_art, want_art
from renderers.theme import INK, PAPER

__all__ = ["costs", "draw_points", "effect_pill", "number_of_points", "placed", "species_badge"]

_BELLY: dict[Colour, float] = {"pink": 0.60, "blue": 0.76, "green": 0.74}
"""Where the base line of a number stands in the heart, the drop and the apple."""


def placed(name: str, x: float, y: float, size: float) -> str:
    """One of our drawings, its upper left at (x, y)."""
    return svg.place(art(name), x, y, size, box_of(name))


def number_of_points(canvas: Canvas, x: float, y: float, size: float, colour: Colour, points: int) -> None:
    """The number in a badge that is drawn already, upper left at (x, y)."""
    letters = max(20, round(size * 0.54))
    canvas.number(x + size / 2, y + size * _BELLY[colour], points, letters, on=TONE[colour].base)


def draw_points(canvas: Canvas, x: float, y: float, size: float, colour: Colour, points: int) -> None:
    """A heart, drop or apple in the card's colour with the points the card brings."""
    canvas.art(f"icons/colour_{colour}", x, y, size)
    number_of_points(canvas, x, y, size, colour, points)


def costs(cost: Sequence[Help], x: float, y: float, size: float) -> str:
    """Help symbols side by side."""
    return "".join(placed(help_art(kind), x + n * size, y, size) for n, kind in enumerate(cost))


def effect_pill(effect: Effect, x: float, y: float, w: float, h: float) -> str:
    """A lilac pill with a plus: the card draws this."""
    icon = min(h * 0.86, w * 0.6)
    arm, middle, left = h * 0.15, y + h / 2, x + (w - icon) * 0.5
    plus = svg.line(f"M{left - arm:g} {middle:g}h{2 * arm:g}M{left:g} {middle - arm:g}v{2 * arm:g}", INK, h * 0.09)
    plate = svg.path(svg.rounded(x, y, w, h, 14), DECK.light, DECK.base, 3)
    inset = icon * 0.06 if effect.by == "colour" else 0
    symbol = placed(want_art(effect), x + w - icon - 4 + inset, middle - icon / 2 + inset, icon - 2 * inset)
    return plate + plus + symbol


def species_badge(species: Species, x: float, y: float, size: float) -> str:
    """The species' head on a paper disc, upper left at (x, y)."""
    r = size / 2
    disc = svg.path(svg.circle(x + r, y + r, r - 1.5), PAPER, INK, 2.5)
    return disc + placed(f"icons/species_{species}", x + size * 0.1, y + size * 0.1, size * 0.8)
