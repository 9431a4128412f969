"""Draws the cards in front of a seat where the layout puts them."""

from collections.abc import Collection, Mapping

from bot.engine.words import Words
from bot.games.super_kawaii_pets.components import LOCATIONS, AnimalId
from bot.games.super_kawaii_pets.state import Home
from renderers.canvas import Canvas
from renderers.pieces import mark
from renderers.super_kawaii_pets.flow import Layout
from renderers.super_kawaii_pets.paints import TONE
from renderers.super_kawaii_pets.pets import SMALL, draw_house, draw_name, draw_pet, tall
from renderers.theme import Colour

__all__ = ["draw_spread"]


def draw_spread(
    canvas: Canvas,
    layout: Layout,
    fresh: Collection[AnimalId],
    say: Words,
    on: Colour,
    offered: Mapping[object, str] | None = None,
) -> None:
    """All homes and animals; `fresh` ones sparkle, and those in `offered` carry the picker's marks."""
    size = layout.size
    for piece, x, y in layout.placed:
        if piece.home is not None:
            _draw_home(canvas, piece.home, x, y, layout, fresh, say, on)
            continue
        draw_pet(canvas, piece.animal, x, y, size, happy=piece.happy, fresh=piece.animal in fresh, on=on)
        if layout.named:
            draw_name(canvas, piece.animal, x, y, size, say, on)
        if offered and piece.animal in offered:
            mark(canvas, x - 10, y - 10, max(30, size * 0.42), offered[piece.animal])


def _draw_home(
    canvas: Canvas,
    home: Home,
    x: float,
    y: float,
    layout: Layout,
    fresh: Collection[AnimalId],
    say: Words,
    on: Colour,
) -> None:
    """A home and the pets that live there share one plate in its colour."""
    size, tone = layout.size, TONE[LOCATIONS[home.location].colour]
    gap, edge = layout.gap, 6 if size >= SMALL else 3
    wide = (1 + len(home.residents)) * (size + gap) + 2
    high = tall(size) + (36 if layout.named else 0) + 2 * edge
    canvas.card(x - 2, y - edge, wide, high, tone.light, size * 0.18, width=3, drop=4, shadow=tone.base, on=on)
    draw_house(canvas, home.location, x + 2, y, size, tone.light)
    if layout.named:
        draw_name(canvas, home.location, x + 2, y, size, say, tone.light)
    for number, animal in enumerate(home.residents, start=1):
        left = x + number * (size + gap)
        draw_pet(canvas, animal, left, y, size, happy=True, fresh=animal in fresh, on=tone.light)
        if layout.named:
            draw_name(canvas, animal, left, y, size, say, tone.light)
