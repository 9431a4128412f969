"""The board: the park at the left, the players at the right."""

from functools import cache

from bot.engine.pictures import Mark, Snapshot
from bot.engine.seats import Cast
from bot.engine.words import Locale
from bot.games.day_at_the_park.cells import Cell
from bot.games.day_at_the_park.state import Relocating
from bot.games.day_at_the_park.view import View
from renderers import svg
from renderers.canvas import Canvas
from renderers.day_at_the_park.chart import chart_of
from renderers.day_at_the_park.column import draw_column
from renderers.day_at_the_park.paints import PAINTS, SKY, TEXTS, offered, speak
from renderers.day_at_the_park.park import Laid, draw_park

__all__ = ["board", "map_picture"]


def board(view: View, cast: Cast, locale: Locale, marks: tuple[Mark, ...] = ()) -> Snapshot:
    """The table as this view's viewer may see it; a large park in part, round what happens."""
    return _board(view, cast, locale, marks, whole=False)


def map_picture(view: View, cast: Cast, locale: Locale, marks: tuple[Mark, ...] = ()) -> Snapshot:
    """The same with the whole park, however large it is."""
    return _board(view, cast, locale, marks, whole=True)


def _board(view: View, cast: Cast, locale: Locale, marks: tuple[Mark, ...], *, whole: bool) -> Snapshot:
    say = speak(locale)
    canvas = Canvas(PAINTS, _scene())
    offers = {Cell(str(cell)): label for cell, label in offered(marks, "cell", "end").items()}
    ways = {way: label for way, label in offered(marks, "path").items() if isinstance(way, tuple)}
    wanted = [*offers, *(cell for way in ways for cell in way)]
    draw_park(canvas, view, cast, say, chart_of(view, wanted, whole=whole), offers, _about_to_lie(view, marks))
    draw_column(canvas, view, cast, say, ways)
    return canvas.snapshot(TEXTS.alt(view, cast, say))


def _about_to_lie(view: View, marks: tuple[Mark, ...]) -> Laid | None:
    """The tile that the picker is about to have laid, once it is known where and how."""
    known = {field: [mark.value for mark in marks if mark.field == field] for field in ("cell", "tile", "rotation")}
    if isinstance(view.decision, Relocating) and view.decision.lifted is not None:
        known["tile"] = [view.decision.lifted.tile]
    if any(len(values) != 1 for values in known.values()):
        return None
    return Laid(*(values[0] for values in known.values()))


@cache
def _scene() -> str:
    """A clear sky."""
    clouds = ((120, 96, 1.5), (690, 70, 1.3), (430, 640, 1.7), (70, 560, 1.2), (740, 470, 1.5))
    return svg.fill("M0 0H1100V700H0Z", SKY.light) + "".join(svg.cloud(x, y, size) for x, y, size in clouds)
