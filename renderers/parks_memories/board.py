"""The board: the field at the left, the stacks and Areas at the right."""

from bot.engine.pictures import Mark, Snapshot
from bot.engine.seats import Cast
from bot.engine.words import Locale
from bot.games.parks_memories.view import ParksView
from renderers import svg
from renderers.canvas import Canvas
from renderers.parks_memories.column import draw_column
from renderers.parks_memories.field import draw_field
from renderers.parks_memories.paints import MEADOW, PAINTS, TEXTS, speak

__all__ = ["board"]


def board(view: ParksView, cast: Cast, locale: Locale, marks: tuple[Mark, ...] = ()) -> Snapshot:
    """The table as this view's viewer may see it: faces that are up only where the view holds them."""
    say = speak(locale)
    canvas = Canvas(PAINTS, svg.fill("M0 0H1100V700H0Z", MEADOW.light))
    offered = {offer.value: offer.label for offer in marks}
    draw_field(canvas, view, offered)
    draw_column(canvas, view, cast, say, offered)
    return canvas.snapshot(TEXTS.alt(view, cast, say))
