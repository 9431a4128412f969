"""The end: where they go, and for each player what every outing of the card brought."""

from functools import cache

from bot.engine.game import Outcome
from bot.engine.pictures import Snapshot
from bot.engine.seats import Cast
from bot.engine.words import Locale, Words
from bot.games.um_dia_para_relaxar.components import COMPONENTS, VOTE_ROW
from bot.games.um_dia_para_relaxar.text import TEXTS
from bot.games.um_dia_para_relaxar.text_names import board_name
from bot.games.um_dia_para_relaxar.view import View
from renderers import svg
from renderers.canvas import Canvas
from renderers.fonts import shortened, shown
from renderers.pieces import emblem, mark
from renderers.theme import HUE, TITLE, WHITE
from renderers.um_dia_para_relaxar.paints import PAINTS, drawing, emblem_of, speak
from renderers.um_dia_para_relaxar.score_row import COLUMN, PITCH, RowPlace, draw_score_row

__all__ = ["result"]

SKY = HUE["sky"]
TOP, BOTTOM = 144, 694
TALLEST = 110
"""No row is higher, however few players there are."""
LARGE = 5
"""Up to so many players a row has room for the points of each outing."""
GROUP_ROOM = 200
"""Below the rows, from so many free pixels on, everybody is seen where they went."""
NAME_ROOM = 340
"""How many pixels of a winner's name the banner shows."""
HEAD_HUES = ("yellow", "peach", "pink", "grey", "grey")


def result(view: View, cast: Cast, locale: Locale) -> Snapshot:
    """The scores, best first. Raises ValueError while the match runs."""
    if view.outcome is None:
        raise ValueError("the match is not over")
    say = speak(locale)
    canvas = Canvas(PAINTS, _scene())
    _draw_banner(canvas, view, view.outcome, cast, say)
    _draw_heads(canvas)
    ranks = view.outcome.ranks
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    pitch = min((BOTTOM - TOP) / len(order), TALLEST)
    for index, seat in enumerate(order):
        place = RowPlace(TOP + index * pitch, min(pitch - 9, 101), ranks[seat], large=len(order) <= LARGE)
        draw_score_row(canvas, place, view.seats[seat], shown(cast, seat, say))
    _draw_group(canvas, view, cast, TOP + len(order) * pitch, say)
    return canvas.snapshot(TEXTS.result(view, cast, say))


@cache
def _scene() -> str:
    """Sky, clouds, and a meadow that shows where few rows leave room."""
    clouds = svg.cloud(1040, 116, 1.1) + svg.cloud(120, 420, 1.6) + svg.cloud(930, 470, 1.4)
    far = svg.fill("M0 590Q160 530 330 550T660 570T1100 545V700H0Z", HUE["meadow"].base)
    near = svg.fill("M0 646Q200 610 400 626T1100 622V700H0Z", HUE["green"].base)
    return svg.fill("M0 0H1100V700H0Z", SKY.light) + clouds + far + near


def _draw_banner(canvas: Canvas, view: View, outcome: Outcome, cast: Cast, say: Words) -> None:
    """Where they go, and who wins."""
    outing = view.board.outings_on(VOTE_ROW)[0]
    canvas.card(10, 8, 1080, 78, WHITE, 24, shadow=SKY.base, on=SKY.light)
    canvas.art(drawing(outing), 24, 12, 70, on=WHITE)
    canvas.art("icons/crown", 92, 22, 50, on=WHITE, turn=10)
    wide = canvas.label(152, 62, f"{board_name(outing, say)}!", 44, TITLE, fit=330, on=WHITE)
    names = [shortened(shown(cast, seat, say).name, NAME_ROOM, 38) for seat in outcome.winners]
    points = max(outcome.scores)
    if len(names) == 1:
        words = say("{name} wins with {n}", name=names[0], n=points)
    else:
        more = f" +{len(names) - 2}" if len(names) > 2 else ""
        words = say("{names} win with {n}", names=" & ".join(names[:2]) + more, n=points)
    canvas.label(1068, 60, words, 38, anchor="end", fit=1068 - 152 - wide - 40, on=WHITE)


def _draw_heads(canvas: Canvas) -> None:
    """The five places of a card; row 8 adds to the first two."""
    bonuses = (COMPONENTS.rules.first_bonus, COMPONENTS.rules.second_bonus)
    for place, hue in enumerate(HEAD_HUES):
        x = COLUMN + place * PITCH
        mark(canvas, x + 2, 96, 40, str(place + 1), hue=hue)
        if place < len(bonuses):
            tone = HUE[hue].base
            canvas.pill(x + 44, 98, 80, 36, tone, 14, on=SKY.light)
            canvas.art("icons/crown", x + 50, 101, 29, on=tone)
            canvas.number(x + 100, 126, f"+{bonuses[place]}", 28, on=tone)


def _draw_group(canvas: Canvas, view: View, cast: Cast, top: float, say: Words) -> None:
    """Everybody at the big outing of the day."""
    room = BOTTOM - top
    if room < GROUP_ROOM:
        return
    size = min(room - 10, 220)
    canvas.art(drawing(view.board.outings_on(VOTE_ROW)[0]), 550 - size / 2, BOTTOM - size - 4, size)
    seats = len(view.seats)
    for seat in range(seats):
        side = -1 if seat % 2 == 0 else 1
        x = 550 + side * (size / 2 + 70 + seat // 2 * 120)
        emblem(canvas, x - 52, BOTTOM - 116, 104, emblem_of(view.seats[seat]), shown(cast, seat, say))
