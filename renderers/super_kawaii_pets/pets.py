"""Animals and homes on the table: happy ones on yellow with a spark, sad ones on blue under a cloud."""

from functools import cache

from bot.engine.words import Words
from bot.games.super_kawaii_pets.components import ANIMALS, LOCATIONS, AnimalId, LocationId
from bot.games.super_kawaii_pets.text_names import short_name
from renderers import svg
from renderers.canvas import Canvas
from renderers.super_kawaii_pets.paints import animal_art, location_art
from renderers.super_kawaii_pets.symbols import costs, number_of_points, placed
from renderers.theme import HUE, INK, WHITE, Colour

__all__ = ["NAMED", "SMALL", "draw_house", "draw_name", "draw_pet", "tall"]

NAMED = 110
"""From this size on a pet has its name below."""
SMALL = 60
"""Below this size there is only the face on its plate."""
EDGE = 10
"""Pixels the sprite of a pet reaches beyond its plate."""

HAPPY, SAD, GREY = HUE["yellow"], HUE["sky"], HUE["grey"]


def tall(size: float) -> float:
    """The height of a pet's plate."""
    return size + round(size * 0.12) if size >= SMALL else size


def draw_pet(
    canvas: Canvas, animal: AnimalId, x: float, y: float, size: float, *, happy: bool, fresh: bool, on: Colour | None
) -> None:
    """A pet's plate, upper left at (x, y); `fresh` puts it into a sparkling frame."""
    sprite = _happy_pet(animal, round(size), fresh) if happy else _sad_pet(animal, round(size))
    canvas.drawing(sprite, x - EDGE, y - EDGE, size + 2 * EDGE, tall(size) + 2 * EDGE, on)
    if size < SMALL:
        return
    card, badge = ANIMALS[animal], _badge(size, happy=happy)
    top = y + tall(size) - badge + 4 if happy else y - 7
    number_of_points(canvas, x + size - badge + 5, top, badge, card.colour, card.vp)


def draw_name(canvas: Canvas, card: str, x: float, y: float, size: float, say: Words, on: Colour) -> None:
    """The name of a pet or a home under its plate."""
    name = short_name(card, say)
    canvas.label(x + size / 2, y + tall(size) + 30, name, 24, anchor="middle", fit=size + 16, on=on)


def draw_house(canvas: Canvas, location: LocationId, x: float, y: float, size: float, on: Colour) -> None:
    """The house of a home, as large as the pets beside it, with its points."""
    card, badge = LOCATIONS[location], _badge(size, happy=True) * 1.04
    lift = (tall(size) - size) / 2
    canvas.art(location_art(location), x, y + lift, size, on=on)
    if size >= SMALL:
        left, top = x + size - badge + 2, y + tall(size) - badge + 2
        canvas.art(f"icons/colour_{card.colour}", left, top, badge)
        number_of_points(canvas, left, top, badge, card.colour, card.vp)


@cache
def _happy_pet(animal: AnimalId, size: int, fresh: bool) -> str:
    high = round(tall(size))
    ground = HAPPY.base if fresh else HAPPY.light
    inner = _plate(size, high, ground, 4 if fresh else 3, HAPPY.shade if fresh else GREY.base)
    face = size - (8 if size >= SMALL else 2)
    inner += placed(animal_art(animal, happy=True), (size - face) / 2, 1, face)
    if size >= SMALL:
        spark, badge = size * 0.26, _badge(size, happy=True)
        inner += placed("icons/mood_happy", 4, high - spark - 3, spark)
        inner += placed(f"icons/colour_{ANIMALS[animal].colour}", size - badge + 5, high - badge + 4, badge)
    if fresh:
        inner += placed("icons/mood_happy", -9, -9, size * 0.3) + placed(
            "icons/mood_happy", size - size * 0.26 + 8, -8, size * 0.26
        )
    return svg.group(inner, f"translate({EDGE} {EDGE})")


@cache
def _sad_pet(animal: AnimalId, size: int) -> str:
    high = round(tall(size))
    inner = _plate(size, high, SAD.light, 3, GREY.base)
    if size < SMALL:
        inner += placed(animal_art(animal, happy=False), 1, 1, size - 2)
        return svg.group(inner, f"translate({EDGE} {EDGE})")
    card, strip, badge = ANIMALS[animal], size * 0.33, _badge(size, happy=False)
    top = high - strip
    white = svg.fill(f"M0 {top:g}H{size}V{high}H0Z", WHITE)
    inner += svg.clip(svg.rounded(1.5, 1.5, size - 3, high - 3, _radius(size) - 1.5), white)
    inner += svg.line(f"M2 {top:g}H{size - 2}", INK, 2.5)
    inner += placed(animal_art(animal, happy=False), size * 0.11, 1, size * 0.78)
    symbol = min(strip - 4, (size - 6) / len(card.cost))
    inner += costs(card.cost, (size - symbol * len(card.cost)) / 2, top + (strip - symbol) / 2, symbol)
    inner += placed("icons/mood_sad", -9, -9, size * 0.31)
    inner += placed(f"icons/colour_{card.colour}", size - badge + 5, -7, badge)
    return svg.group(inner, f"translate({EDGE} {EDGE})")


def _badge(size: float, *, happy: bool) -> float:
    """The size of the points; on small plates they are comparatively large, so that the number can be read."""
    return max(size * (0.42 if happy else 0.36), 34)


def _radius(size: float) -> float:
    return max(8, size * 0.15)


def _plate(size: int, high: int, ground: Colour, width: float, shadow: Colour) -> str:
    return svg.card(0, 0, size, high, ground, _radius(size), width=width, drop=4 if size >= SMALL else 3, shadow=shadow)
