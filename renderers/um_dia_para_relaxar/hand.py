"""The viewer's own secrets: the Priority card with what it is worth now, and the vote cards."""

from bot.engine.pictures import Mark, Snapshot
from bot.engine.seats import Cast
from bot.engine.words import Locale, Words
from bot.games.um_dia_para_relaxar.components import COMPONENTS
from bot.games.um_dia_para_relaxar.scoring import Line
from bot.games.um_dia_para_relaxar.text import TEXTS
from bot.games.um_dia_para_relaxar.text_names import board_name
from bot.games.um_dia_para_relaxar.view import SeatView, View
from renderers import svg
from renderers.canvas import Canvas
from renderers.pieces import hearts, mark
from renderers.theme import ASIDE, COUNT, HUE, INK, TITLE, WHITE
from renderers.um_dia_para_relaxar.paints import PAINTS, drawing, no_card, speak, yes_card

__all__ = ["PLACE_HUES", "hand"]

PLACE_HUES = ("yellow", "peach", "pink", "teal", "sky")
"""The five places of a Priority card."""

GROUND = HUE["lilac"].light
TOP, WIDTH, HEIGHT = 124, 200, 462
GREY = HUE["grey"]


def hand(view: View, cast: Cast, locale: Locale, marks: tuple[Mark, ...] = ()) -> Snapshot | None:
    """The viewer's Priority card and vote cards; None for the public."""
    own = view.own
    if own is None or own.worth is None:
        return None
    say = speak(locale)
    canvas = Canvas(PAINTS, svg.fill("M0 0H1100V700H0Z", GROUND))
    _draw_banner(canvas, say)
    for place, line in enumerate(own.worth.lines):
        _draw_outing(canvas, view, place, line, say)
    _draw_total(canvas, own.worth.total, say)
    _draw_votes(canvas, own, marks, say)
    _draw_own_vote(canvas, view, say)
    return canvas.snapshot(TEXTS.hand(view, cast, say))


def _draw_banner(canvas: Canvas, say: Words) -> None:
    canvas.card(10, 10, 1080, 84, WHITE, 26, shadow=HUE["lilac"].base, on=GROUND)
    canvas.art("icons/lock", 24, 16, 70, on=WHITE)
    canvas.label(108, 68, say("Your Priority card"), 44, TITLE, fit=600, on=WHITE)
    canvas.label(1070, 66, say("only you see this"), 30, ASIDE, anchor="end", fit=330, on=WHITE)


def _draw_outing(canvas: Canvas, view: View, place: int, line: Line, say: Words) -> None:
    """One of the five places, from its number at the top down to the points it brings."""
    x = 18 + place * 216
    gone = line.outing in view.board.out
    tone = GREY if gone else HUE[PLACE_HUES[place]]
    colour = GREY.light if gone else WHITE
    canvas.card(x, TOP, WIDTH, HEIGHT, colour, 26, width=4, drop=7, shadow=HUE["lilac"].base, on=GROUND)
    plate = GREY.base if gone else tone.light
    canvas.pill(x + 10, TOP + 10, WIDTH - 20, 208, plate, 20, edge=None, on=colour)
    canvas.art(drawing(line.outing), x + 20, TOP + 34, 160, on=plate, grey=gone)
    middle = x + WIDTH / 2
    canvas.label(middle, TOP + 266, board_name(line.outing, say), 36, anchor="middle", fit=WIDTH - 20, on=colour)
    canvas.drawing(svg.line("M3 3H163", GREY.base, 3), x + 17, TOP + 283, 166, 6, on=colour)
    if line.row is None:
        words = say("out") if gone else say("not yet")
        canvas.label(middle, TOP + 346, words, 38, COUNT, ink=GREY.shade, anchor="middle", fit=WIDTH - 24, on=colour)
    else:
        _draw_sources(canvas, line, middle, say)
    canvas.pill(x + 50, TOP + 394, WIDTH - 100, 54, plate, 20, on=colour)
    canvas.number(middle, TOP + 437, line.points, 46, on=plate)
    _draw_place(canvas, place, x, gone, say)


def _draw_place(canvas: Canvas, place: int, x: float, gone: bool, say: Words) -> None:
    """The place's number, and for the first two what row 8 would add."""
    rules = COMPONENTS.rules
    bonus = (rules.first_bonus, rules.second_bonus, 0, 0, 0)[place]
    if bonus:
        tone = GREY if gone else HUE["yellow"]
        canvas.pill(x + 72, TOP - 16, 134, 50, tone.base, 18)
        words = say("+{bonus} on {row}", bonus=bonus, row=rules.vote_row)
        canvas.label(x + 139, TOP + 20, words, 30, anchor="middle", fit=118, on=tone.base)
    mark(canvas, x - 6, TOP - 16, 64, str(place + 1), hue="grey" if gone else PLACE_HUES[place])


def _draw_sources(canvas: Canvas, line: Line, middle: float, say: Words) -> None:
    """Row, hearts and bonus."""
    canvas.label(middle, TOP + 330, say("row {row}", row=line.row), 36, anchor="middle", fit=WIDTH - 24, on=WHITE)
    wide = 50 * bool(line.hearts) + 96 * bool(line.bonus) + 10 * bool(line.hearts and line.bonus)
    x = middle - wide / 2
    if line.hearts:
        hearts(canvas, x, TOP + 340, 50, line.hearts, on=WHITE)
        x += 60
    if line.bonus:
        canvas.art("icons/crown", x, TOP + 338, 52, on=WHITE)
        canvas.label(x + 56, TOP + 378, f"+{line.bonus}", 36, TITLE, on=WHITE)


def _draw_total(canvas: Canvas, total: int, say: Words) -> None:
    yellow = HUE["yellow"]
    canvas.card(310, 608, 480, 76, yellow.base, 30, shadow=yellow.shade, on=GROUND)
    words = say.plural("now worth {n} point", "now worth {n} points", total)
    canvas.label(550, 661, words, 42, TITLE, anchor="middle", fit=440, on=yellow.base)


def _draw_votes(canvas: Canvas, own: SeatView, marks: tuple[Mark, ...], say: Words) -> None:
    """The vote cards still held, with the picker's marks upon them."""
    offered = {offer.value: offer.label for offer in marks if isinstance(offer.value, bool)}
    for yes, x, name in ((True, 808, yes_card(say)), (False, 904, no_card(say))):
        canvas.art(name, x, 602, 88, on=GROUND)
        if yes in offered:
            mark(canvas, x - 8, 596, 40, offered[yes])
    canvas.label(986, 662, f"×{own.no_left}", 42, COUNT, on=GROUND, ink=INK)


def _draw_own_vote(canvas: Canvas, view: View, say: Words) -> None:
    """The vote that lies on the table, while others think."""
    if view.own_vote is None:
        return
    canvas.art(yes_card(say) if view.own_vote else no_card(say), 18, 602, 88, on=GROUND)
    canvas.label(110, 658, say("your vote"), 34, fit=186, on=GROUND)
