"""The board: whose turn it is, the display, one table large, and the others in short."""

from bot.engine.pictures import Mark, Snapshot
from bot.engine.seats import Cast, Seat
from bot.engine.words import Locale, Words
from bot.games.super_kawaii_pets.text import TEXTS
from bot.games.super_kawaii_pets.view import View
from renderers import svg
from renderers.canvas import Canvas
from renderers.super_kawaii_pets.banner import draw_banner
from renderers.super_kawaii_pets.display import draw_display
from renderers.super_kawaii_pets.moving import draw_moving
from renderers.super_kawaii_pets.others import draw_others
from renderers.super_kawaii_pets.own_hand import draw_own_hand
from renderers.super_kawaii_pets.paints import PAINTS, SCENE, speak
from renderers.super_kawaii_pets.table import draw_table
from renderers.super_kawaii_pets.turns import draw_turns

__all__ = ["board"]


def board(view: View, cast: Cast, locale: Locale, marks: tuple[Mark, ...] = ()) -> Snapshot:
    """The table as this viewer may see it: his own cards large, for the public those of the seat whose turn it is."""
    say = speak(locale)
    canvas = Canvas(PAINTS, svg.fill("M0 0H1100V700H0Z", SCENE))
    offered = {offer.value: offer.label for offer in marks}
    large = view.seat if view.viewer is None else Seat(view.viewer)
    draw_banner(canvas, view, cast, say)
    draw_display(canvas, view, say, offered)
    draw_table(canvas, view, large, cast, say, offered)
    _draw_strip(canvas, view, large, cast, say, marks)
    return canvas.snapshot(TEXTS.alt(view, cast, say))


def _draw_strip(canvas: Canvas, view: View, large: Seat, cast: Cast, say: Words, marks: tuple[Mark, ...]) -> None:
    """What is asked for and lies nowhere else; else the other players, who in solo are the turns that are left."""
    offered = {offer.value: offer.label for offer in marks}
    if marks and marks[0].field == "residents":
        draw_moving(canvas, marks)
    elif view.hand is not None and (view.solo or any(animal in offered for animal in view.hand.animals)):
        draw_own_hand(canvas, view.hand, say, offered)
    elif view.solo:
        draw_turns(canvas, view, say)
    else:
        draw_others(canvas, view, large, cast, say)
