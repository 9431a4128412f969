"""The strip with who could move into a location, one plate a choice."""

from collections.abc import Sequence

from bot.engine.pictures import Mark
from renderers.canvas import Canvas
from renderers.pieces import mark
from renderers.super_kawaii_pets.paints import (
    GROUND,
    SCENE,
    STRIP_H,
    STRIP_LEFT,
    STRIP_TOP,
    STRIP_W,
    animal_art,
)
from renderers.theme import HUE

__all__ = ["draw_moving"]

IN_A_ROW = 5
GAP = 8


def draw_moving(canvas: Canvas, marks: Sequence[Mark]) -> None:
    """Each choice with its mark and the faces of its animals, in as many rows as they need."""
    rows = -(-len(marks) // IN_A_ROW)
    columns = -(-len(marks) // rows)
    wide = (STRIP_W - GAP * (columns - 1)) / max(columns, 3)
    high = (STRIP_H + 2 - GAP * (rows - 1)) / rows
    yellow = HUE["yellow"].light
    for number, offer in enumerate(marks):
        x = STRIP_LEFT + number % columns * (wide + GAP)
        y = STRIP_TOP + number // columns * (high + GAP)
        canvas.card(x, y, wide, high, yellow, 16, drop=4, shadow=GROUND.base, on=SCENE)
        size = min(42.0, high - 8)
        mark(canvas, x + 6, y + (high - size) / 2, size, offer.label, on=yellow)
        face = min(high - 6, (wide - size - 24) / len(offer.value))
        for place, animal in enumerate(offer.value):
            canvas.art(
                animal_art(animal, happy=True), x + size + 16 + place * face, y + (high - face) / 2, face, yellow
            )
