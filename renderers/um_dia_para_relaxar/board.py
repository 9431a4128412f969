"""The board: a staircase of rows with the outings upon it, whose turn it is above, and the players below."""

from collections.abc import Iterable
from functools import cache

from bot.engine.pictures import Mark, Snapshot
from bot.engine.seats import Cast
from bot.engine.words import Locale, Words
from bot.games.um_dia_para_relaxar.components import ROWS, VOTE_ROW, OutingId, Row
from bot.games.um_dia_para_relaxar.state import Way
from bot.games.um_dia_para_relaxar.text import TEXTS
from bot.games.um_dia_para_relaxar.text_names import board_name
from bot.games.um_dia_para_relaxar.view import View
from renderers import svg
from renderers.canvas import Canvas
from renderers.pieces import hearts, mark
from renderers.theme import HUE, INK, PAPER, WHITE
from renderers.um_dia_para_relaxar.banner import draw_banner
from renderers.um_dia_para_relaxar.paints import PAINTS, drawing, row_hue, speak
from renderers.um_dia_para_relaxar.strip import STRIP_TOP, draw_strip
from renderers.um_dia_para_relaxar.supply import draw_supply

__all__ = ["board"]

LEFT, PITCH = 14, 134
"""Where the first column of cards begins, and how far it is to the next."""
CARD_W, CARD_H, GAP = 124, 104, 5
BOTTOM, RISE = 580, 21
"""The top of the lowest step, and how much higher each next one is."""
SKY = HUE["sky"].light


def board(view: View, cast: Cast, locale: Locale, marks: tuple[Mark, ...] = ()) -> Snapshot:
    """The table as anyone may see it, with what the picker offers marked on outings and rows."""
    say = speak(locale)
    canvas = Canvas(PAINTS, _scene())
    for row in ROWS:
        canvas.number(_column(row) - 5 + PITCH / 2, _top(row) + 40, row, 40, on=row_hue(row).base)
    offered = {offer.value: offer.label for offer in marks if isinstance(offer.value, str)}
    placed = [(outing, row, _place(row, n)) for row in ROWS for n, outing in enumerate(view.board.outings_on(row))]
    for outing, row, place in placed:
        _draw_card(canvas, view, outing, row, place, say)
    for outing, _, place in placed:
        _draw_badges(canvas, view, outing, place, offered.get(outing, ""))
    if not view.board.outings_on(VOTE_ROW):
        _draw_goal(canvas, say)
    _draw_places(canvas, view, marks)
    draw_supply(canvas, view.board)
    draw_banner(canvas, view, cast, say)
    draw_strip(canvas, view, cast, say)
    return canvas.snapshot(TEXTS.alt(view, cast, say))


@cache
def _scene() -> str:
    """Sky, clouds and the eight steps, which never change."""
    clouds = "".join(
        svg.cloud(x, y, size) for x, y, size in ((330, 120, 1.6), (900, 260, 1.5), (600, 96, 1.2), (120, 150, 1.2))
    )
    steps = "".join(_step(row) for row in ROWS)
    strip = svg.fill(f"M0 {STRIP_TOP}H1100V700H0Z", PAPER) + svg.line(f"M0 {STRIP_TOP}H1100", INK, 3)
    return svg.fill("M0 0H1100V700H0Z", SKY) + clouds + _sleepy_cloud() + steps + strip


def _sleepy_cloud() -> str:
    d = "M-60 22Q-84 22 -80 -2Q-76 -24 -50 -22Q-36 -54 -2 -44Q34 -54 46 -24Q78 -28 82 0Q82 22 62 22Z"
    return svg.group(svg.fill(d, WHITE), "translate(640 150)") + svg.face(640, 138, 1.3, "sleepy")


def _step(row: Row) -> str:
    """One solid step from its top down to the strip."""
    x, top = _column(row) - 5, _top(row)
    hue = row_hue(row)
    edge = svg.fill(f"M{x} {top}h{PITCH}v9h-{PITCH}Z", hue.light)
    return svg.puff(svg.rounded(x, top, PITCH, 640 - top, 14), hue.base, hue.shade, 0, 0, inner=edge, width=3)


def _column(row: Row) -> int:
    return LEFT + ROWS.index(row) * PITCH


def _top(row: Row) -> int:
    return BOTTOM - ROWS.index(row) * RISE


def _place(row: Row, height: int) -> tuple[int, int]:
    """The upper left of the card so many cards above the step."""
    return _column(row), _top(row) - (height + 1) * (CARD_H + GAP)


def _draw_card(canvas: Canvas, view: View, outing: OutingId, row: Row, place: tuple[int, int], say: Words) -> None:
    """An outing; on yellow when it has just moved or stands on row 8."""
    x, y = place
    fresh = _way(view, outing) is not None or row == VOTE_ROW
    colour = HUE["yellow"].light if fresh else WHITE
    canvas.card(x, y, CARD_W, CARD_H, colour, 16, width=4 if fresh else 3, drop=4, shadow=row_hue(row).base)
    canvas.art(drawing(outing), x + 26, y + 3, 72, on=colour)
    canvas.label(x + CARD_W / 2, y + 97, board_name(outing, say), 24, anchor="middle", fit=CARD_W - 8, on=colour)


def _draw_badges(canvas: Canvas, view: View, outing: OutingId, place: tuple[int, int], offer: str) -> None:
    """Hearts at the upper right; mark, X and last movement one below the other at the left."""
    x, y = place
    count = view.board.hearts_on(outing)
    if count:
        hearts(canvas, x + CARD_W - 44, y - 6, 50, count)
    corner = y - 6
    if offer:
        mark(canvas, x - 7, corner, 42, offer)
        corner += 40
    if outing == view.board.forbidden:
        canvas.art("icons/x_marker", x - 8, corner, 44)
        corner += 40
    way = _way(view, outing)
    if way is not None:
        canvas.art(f"icons/mark_{way}", x - 6, corner, 40)


def _way(view: View, outing: OutingId) -> Way | None:
    """How the outing moved in the latest movement."""
    return next((moved.way for moved in view.moved if moved.outing == outing), None)


def _draw_goal(canvas: Canvas, say: Words) -> None:
    """Row 8 while it is empty: what comes here is voted on."""
    x, y = _place(VOTE_ROW, 0)
    yellow = HUE["yellow"].light
    canvas.slot(x, y, CARD_W, CARD_H, yellow, on=SKY)
    canvas.art("icons/crown", x + 26, y + 6, 72, on=yellow)
    canvas.label(x + CARD_W / 2, y + CARD_H - 8, say("Vote!"), 24, anchor="middle", fit=CARD_W - 8, on=yellow)


def _draw_places(canvas: Canvas, view: View, marks: Iterable[Mark]) -> None:
    """Rows the picker offers, as dashed places on top of what stands there."""
    for offer in marks:
        if isinstance(offer.value, int) and not isinstance(offer.value, bool) and offer.value in ROWS:
            row = Row(offer.value)
            x, y = _place(row, len(view.board.outings_on(row)))
            hue = row_hue(row)
            canvas.slot(x, y, CARD_W, CARD_H, hue.light)
            mark(canvas, x + CARD_W / 2 - 24, y + CARD_H / 2 - 24, 48, offer.label)
