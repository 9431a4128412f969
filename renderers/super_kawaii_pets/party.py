"""The moment of the flip: the pet that turned happy last, large, on rays of sunshine, and how sad it was before."""

import math
from functools import cache

from bot.engine.words import Words
from bot.games.super_kawaii_pets.components import ANIMALS, AnimalId
from bot.games.super_kawaii_pets.text_names import short_name
from renderers import svg
from renderers.canvas import Canvas
from renderers.super_kawaii_pets.paints import animal_art
from renderers.super_kawaii_pets.symbols import number_of_points, placed
from renderers.theme import HUE, INK, TITLE, Colour

__all__ = ["PARTY_W", "draw_party", "draw_party_face"]

PARTY_W = 206
"""The room the large card takes beside the other cards."""
CARD_W = 150
BADGE = 58
YELLOW, SKY = HUE["yellow"], HUE["sky"]


def draw_party(canvas: Canvas, animal: AnimalId, x: float, y: float, h: float, say: Words, on: Colour) -> None:
    """The large happy card in a box of PARTY_W by h pixels."""
    canvas.drawing(_party(animal, round(h)), x, y, PARTY_W, h, on)
    left, top, high = _frame(h)
    card = ANIMALS[animal]
    number_of_points(canvas, x + left + CARD_W - BADGE + 10, y + top - 10, BADGE, card.colour, card.vp)
    name = short_name(animal, say)
    middle = x + left + CARD_W / 2
    canvas.label(middle, y + top + high - 13, name, 30, TITLE, anchor="middle", fit=CARD_W - 14, on=YELLOW.light)


def _frame(h: float) -> tuple[float, float, float]:
    """Left, top and height of the card within its box."""
    high = min(h - 24, 194)
    return (PARTY_W - CARD_W) / 2, (h - high) / 2, high


@cache
def _party(animal: AnimalId, h: int) -> str:
    left, top, high = _frame(h)
    inner = svg.clip(svg.rounded(0, 0, PARTY_W, h, 20), _rays(PARTY_W / 2, h / 2, 150))
    inner += svg.card(left, top, CARD_W, high, YELLOW.light, 20, width=4, drop=5, shadow=YELLOW.shade)
    face = high - 46
    inner += placed(animal_art(animal, happy=True), left + (CARD_W - face) / 2, top + 4, face)
    inner += placed(f"icons/colour_{ANIMALS[animal].colour}", left + CARD_W - BADGE + 10, top - 10, BADGE)
    inner += _once(animal, left - 22, top - 8, 58)
    for x, y, size in ((left - 18, top + high - 58, 40), (left + CARD_W - 18, top + high - 84, 34)):
        inner += placed("icons/mood_happy", x, y, size)
    return inner


def _once(animal: AnimalId, x: float, y: float, size: float) -> str:
    """How sad it was, on a small blue disc."""
    r = size / 2
    disc = svg.path(svg.circle(x + r, y + r, r), SKY.light, INK, 3)
    return disc + placed(animal_art(animal, happy=False), x + 5, y + 5, size - 10)


def _rays(x: float, y: float, r: float, count: int = 14) -> str:
    """Beams from the middle on pale yellow."""
    inner = svg.fill(svg.circle(x, y, r), YELLOW.light)
    step = math.tau / count
    for ray in range(count):
        edges = (
            f"L{x + r * math.cos(angle):.1f} {y + r * math.sin(angle):.1f}"
            for angle in (ray * step, (ray + 0.5) * step)
        )
        inner += svg.fill(f"M{x:g} {y:g}{''.join(edges)}Z", YELLOW.base)
    return inner


def draw_party_face(canvas: Canvas, animal: AnimalId, x: float, y: float, size: float, on: Colour) -> None:
    """The same in small, for who is shown in short: the face in a star of rays."""
    canvas.drawing(_party_face(animal, round(size)), x, y, size, size, on)


@cache
def _party_face(animal: AnimalId, size: int) -> str:
    r = size / 2
    points = []
    for corner in range(24):
        out = r - 2 if corner % 2 == 0 else r * 0.8
        angle = corner * math.tau / 24
        points.append(f"{r + out * math.cos(angle):.1f} {r + out * math.sin(angle):.1f}")
    star = svg.puff(f"M{'L'.join(points)}Z", YELLOW.base, YELLOW.shade, -1, -3, width=3)
    face = size * 0.78
    inner = star + placed(animal_art(animal, happy=True), r - face / 2, r - face / 2, face)
    return inner + placed("icons/mood_happy", size * 0.72, 0, size * 0.28)
