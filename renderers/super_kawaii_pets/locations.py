"""Locations of the display: a row each, with who may move in, the draw effect and the points."""

from functools import cache

from bot.games.super_kawaii_pets.components import LOCATIONS, LocationId
from renderers import svg
from renderers.canvas import Canvas
from renderers.super_kawaii_pets.paints import SCENE, TONE, location_art
from renderers.super_kawaii_pets.symbols import effect_pill, number_of_points, placed

__all__ = ["draw_location"]

EDGE = 6
BADGE = 54


def draw_location(canvas: Canvas, location: LocationId, x: float, y: float, w: float, h: float) -> None:
    """One open location; (x, y) is the upper left of its row."""
    canvas.drawing(_row(location, round(w), round(h)), x - EDGE, y - EDGE, w + 2 * EDGE + 8, h + 2 * EDGE, SCENE)
    card = LOCATIONS[location]
    number_of_points(canvas, x + w - BADGE + 8, y + h / 2 - BADGE / 2, BADGE, card.colour, card.vp)


@cache
def _row(location: LocationId, w: int, h: int) -> str:
    """The house at the left, heads closer together where there are three, the points over the right edge."""
    card = LOCATIONS[location]
    tone = TONE[card.colour]
    inner = svg.card(0, 0, w, h, tone.light, 16, drop=4, shadow=tone.base)
    inner += placed(location_art(location), 8, 2, h - 4)
    pill = 64 if card.effect.by != "none" else 0
    left, right = h + 6, w - BADGE + 2 - pill - 2
    head = h - 6
    pitch = min(head * 0.96, (right - left - head) / max(1, len(card.needs) - 1))
    for n, species in enumerate(card.needs):
        inner += placed(f"icons/species_{species}", left + n * pitch, 3, head)
    if pill:
        inner += effect_pill(card.effect, right, 9, pill, h - 18)
    inner += placed(f"icons/colour_{card.colour}", w - BADGE + 8, h / 2 - BADGE / 2, BADGE)
    return svg.group(inner, f"translate({EDGE} {EDGE})")
