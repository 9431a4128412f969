"""The display: animals with the open top of their deck first, Helps with their deck, and locations."""

from collections.abc import Mapping
from typing import NamedTuple

from bot.engine.words import Words
from bot.games.super_kawaii_pets.components import RULES, Help
from bot.games.super_kawaii_pets.view import View
from renderers.canvas import Canvas
from renderers.pieces import mark
from renderers.super_kawaii_pets.cards import draw_animal_card, draw_deck, draw_deck_count, draw_help_card
from renderers.super_kawaii_pets.locations import draw_location
from renderers.super_kawaii_pets.paints import DECK, GROUND, SCENE
from renderers.theme import PAPER

__all__ = ["draw_display"]

TOP, HEIGHT = 78, 208
MARK = 46
LOCATION_H, LOCATION_PITCH = 57, 62


class Columns(NamedTuple):
    """Where the three kinds of cards stand, by how many animals are shown."""

    animal_w: float
    animal_pitch: float
    help_x: float
    help_w: float
    location_x: float
    location_w: float


THREE = Columns(150, 166, 522, 92, 754, 326)
FOUR = Columns(137, 148, 616, 80, 810, 272)
LEFT = 18
HELP_GAP, HELP_H = 10, 99


def draw_display(canvas: Canvas, view: View, say: Words, offered: Mapping[object, str]) -> None:
    """All open cards; those in `offered` carry the picker's marks, those about to be replaced a turning arrow."""
    columns = FOUR if len(view.animals_shown) >= RULES.animals_shown else THREE
    _draw_animals(canvas, view, columns, say, offered)
    _draw_helps(canvas, view, columns, offered)
    _draw_locations(canvas, view, columns, offered)


def _draw_animals(canvas: Canvas, view: View, columns: Columns, say: Words, offered: Mapping[object, str]) -> None:
    chosen = view.refreshing.animals if view.refreshing else ()
    for place, animal in enumerate((view.animal_top, *view.animals_shown)):
        x, w = LEFT + place * columns.animal_pitch, columns.animal_w
        if place == 0 and view.animal_deck > 1:
            for shift in (8, 4):
                canvas.card(x - shift, TOP + shift, w, HEIGHT, DECK.base, 18, on=SCENE)
        if not animal:
            canvas.slot(x, TOP, w, HEIGHT, PAPER, 18, edge=GROUND.base, on=SCENE)
            continue
        draw_animal_card(canvas, animal, x, TOP, w, HEIGHT, say, on=SCENE if place else None)
        if animal in offered:
            mark(canvas, x - 6, TOP - 6, MARK, offered[animal])
        if animal in chosen:
            _draw_swap(canvas, x + w - 30, TOP + HEIGHT / 2 - 22)
        if place == 0:
            draw_deck_count(canvas, x + w - 7, TOP + HEIGHT * 0.44, view.animal_deck)


def _draw_helps(canvas: Canvas, view: View, columns: Columns, offered: Mapping[object, str]) -> None:
    chosen = view.refreshing.helps if view.refreshing else ()
    w = columns.help_w
    for place, kind in enumerate(view.helps_shown):
        x, y = _help_place(columns, place)
        if not kind:
            canvas.slot(x, y, w, HELP_H, PAPER, edge=GROUND.base, on=SCENE)
            continue
        draw_help_card(canvas, Help(kind), x, y, w, HELP_H)
        label = offered.get(kind) or offered.get(place)
        if label:
            mark(canvas, x - 6, y - 6, 42, label)
        if place in chosen:
            _draw_swap(canvas, x + w - 32, y + HELP_H - 40)
    x, y = _help_place(columns, len(view.helps_shown))
    draw_deck(canvas, x, y, w, HELP_H, view.help_deck)


def _help_place(columns: Columns, place: int) -> tuple[float, float]:
    """Two by two, the deck last."""
    column, row = place % 2, place // 2
    return columns.help_x + column * (columns.help_w + HELP_GAP), TOP + row * (HELP_H + HELP_GAP)


def _draw_locations(canvas: Canvas, view: View, columns: Columns, offered: Mapping[object, str]) -> None:
    chosen = view.refreshing.locations if view.refreshing else ()
    x, w = columns.location_x, columns.location_w
    _draw_location_deck(canvas, x, w, view.location_deck)
    for place, location in enumerate(view.locations_shown):
        y = TOP + place * LOCATION_PITCH
        if not location:
            canvas.slot(x, y, w, LOCATION_H, PAPER, edge=GROUND.base, on=SCENE)
            continue
        draw_location(canvas, location, x, y, w, LOCATION_H)
        if location in offered:
            mark(canvas, x - 22, y - 4, 40, offered[location])
        if location in chosen:
            _draw_swap(canvas, x + w - 84, y + LOCATION_H / 2 - 22)


def _draw_location_deck(canvas: Canvas, x: float, w: float, count: int) -> None:
    """The deck peeps out below the last location, with the number of its cards."""
    if count:
        bottom = TOP + 3 * LOCATION_PITCH
        canvas.card(x + 22, bottom - 30, w - 44, 57, DECK.base, 16, drop=4, shadow=DECK.shade, on=SCENE)
        canvas.number(x + w / 2, bottom + 23, count, 26, on=DECK.base)


def _draw_swap(canvas: Canvas, x: float, y: float) -> None:
    """This card is about to be replaced."""
    canvas.art("icons/mark_swap", x, y, 44)
