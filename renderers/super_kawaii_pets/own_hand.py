"""The strip with the viewer's hand, where a card of it is asked for, and always in solo."""

from collections import Counter
from collections.abc import Mapping
from functools import cache

from bot.engine.words import Words
from bot.games.super_kawaii_pets.components import ANIMALS, COLOUR_OF_HELP, AnimalId, Help
from bot.games.super_kawaii_pets.view import HandView
from renderers import svg
from renderers.canvas import Canvas
from renderers.pieces import mark
from renderers.super_kawaii_pets.paints import (
    GROUND,
    SCENE,
    STRIP_H,
    STRIP_LEFT,
    STRIP_TOP,
    STRIP_W,
    TONE,
    animal_art,
    help_art,
)
from renderers.super_kawaii_pets.symbols import costs, effect_pill, number_of_points, placed
from renderers.theme import ASIDE, HUE, TITLE, WHITE

__all__ = ["draw_own_hand"]

HEAD_W = 92
HELP_W = 80
TICKET_W, TICKET_H = 184, 76
FACE_W = 78
"""With less room than a whole ticket an animal shows its face and points only."""
GAP = 10
EDGE = 8


def draw_own_hand(canvas: Canvas, own: HandView, say: Words, offered: Mapping[object, str]) -> None:
    """Animals as tickets with cost and effect, then each kind of Help with its number."""
    canvas.card(STRIP_LEFT, STRIP_TOP, STRIP_W, STRIP_H, WHITE, 20, drop=4, shadow=GROUND.base, on=SCENE)
    canvas.art("icons/lock", STRIP_LEFT + 16, STRIP_TOP + 14, 64, on=WHITE)
    x, y = float(STRIP_LEFT + HEAD_W), STRIP_TOP + 10
    helps = Counter(own.helps)
    if not own.animals and not helps:
        words = say("Your hand is empty")
        canvas.label(x, STRIP_TOP + 58, words, 34, ASIDE, ink=HUE["grey"].shade, on=WHITE)
    pitch = _pitch(len(own.animals), STRIP_W - HEAD_W - 8 - len(helps) * (HELP_W + GAP))
    for animal in own.animals:
        _draw_ticket(canvas, animal, x, y, min(TICKET_W, max(pitch - GAP, FACE_W)))
        if animal in offered:
            mark(canvas, x - 8, y - 3, 40, offered[animal])
        x += pitch
    for kind, count in helps.items():
        _draw_help(canvas, kind, count, x, y)
        x += HELP_W + GAP


def _pitch(count: int, room: float) -> float:
    """From one animal to the next: whole tickets, only faces, or overlapping ones where there are very many."""
    if count * (TICKET_W - 26 + GAP) <= room:
        return min(TICKET_W + GAP, room / max(1, count))
    return min(FACE_W + GAP, room / count)


def _draw_ticket(canvas: Canvas, animal: AnimalId, x: float, y: float, w: float) -> None:
    canvas.drawing(_ticket(animal, round(w)), x - EDGE, y - EDGE, w + 2 * EDGE, TICKET_H + 2 * EDGE, WHITE)
    card = ANIMALS[animal]
    number_of_points(canvas, x + w - 36, y - 6, 42, card.colour, card.vp)


@cache
def _ticket(animal: AnimalId, w: int) -> str:
    card = ANIMALS[animal]
    tone = TONE[card.colour]
    inner = svg.card(0, 0, w, TICKET_H, tone.light, 16)
    inner += placed(animal_art(animal, happy=False), 3, 3, 72)
    if w > FACE_W + 40:
        symbol = min(30, (w - 84 - 2) / 3)
        inner += costs(card.cost, 80, TICKET_H - symbol - 5, symbol)
        if card.effect.by != "none":
            inner += effect_pill(card.effect, 80, 5, 62, 36)
    inner += placed(f"icons/colour_{card.colour}", w - 36, -6, 42)
    return svg.group(inner, f"translate({EDGE} {EDGE})")


def _draw_help(canvas: Canvas, kind: Help, count: int, x: float, y: float) -> None:
    tone = TONE[COLOUR_OF_HELP[kind]]
    canvas.card(x, y, HELP_W, TICKET_H, tone.light, 16, on=WHITE)
    canvas.art(help_art(kind), x + 4, y + 6, 60, on=tone.light)
    if count > 1:
        canvas.label(x + HELP_W - 5, y + TICKET_H - 7, f"×{count}", 30, TITLE, anchor="end", halo=WHITE)
