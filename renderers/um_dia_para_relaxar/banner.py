"""Above the staircase: whose turn it is, what the die says, and in the setup the outing just taken."""

from typing import NamedTuple

from bot.engine.seats import Cast
from bot.engine.words import Words
from bot.games.um_dia_para_relaxar.components import VOTE_ROW
from bot.games.um_dia_para_relaxar.text_names import board_name
from bot.games.um_dia_para_relaxar.view import View
from renderers.canvas import Canvas
from renderers.fonts import shown
from renderers.pieces import token
from renderers.theme import HUE, INK, TITLE, WHITE
from renderers.um_dia_para_relaxar.paints import drawing

__all__ = ["draw_banner"]

WIDTH = 530
NAME_ROOM = 170
SKY = HUE["sky"]


class Headline(NamedTuple):
    """What stands behind the name: a drawing, if there is one, and a few words."""

    art: str
    words: str


def draw_banner(canvas: Canvas, view: View, cast: Cast, say: Words) -> None:
    """Whose turn, and for what; a vote and the end are everybody's."""
    canvas.card(10, 7, WIDTH, 62, WHITE, 22, drop=4, shadow=SKY.base, on=SKY.light)
    headline = _headline(view, say)
    x: float = 24
    if view.phase not in ("vote", "over"):
        who = shown(cast, view.active, say)
        token(canvas, 44, 38, 24, who, on=WHITE)
        x = 80 + canvas.label(80, 52, who.name, 38, TITLE, fit=NAME_ROOM, on=WHITE) + 18
    if headline.art:
        canvas.art(headline.art, x, 9, 58, on=WHITE)
        x += 68
    canvas.label(x, 51, headline.words, 36, fit=WIDTH - x - 8, on=WHITE)
    if view.next_outing is not None:
        _draw_next(canvas, view, say)


def _headline(view: View, say: Words) -> Headline:
    if view.voted_on is not None:
        outing = board_name(view.voted_on, say)
        return Headline("icons/vote_back", say("{outing}: yes or no?", outing=outing))
    if view.phase == "over":
        return Headline(
            "icons/crown", say("{outing} it is!", outing=board_name(view.board.outings_on(VOTE_ROW)[0], say))
        )
    if view.next_outing is not None:
        return Headline("", say("Pick a row"))
    if view.phase == "second_move":
        return Headline("icons/die_move_two_up", say("One more card up"))
    headlines = {
        "move_up": say("One card up"),
        "swap_places": say("Swap two cards"),
        "move_two_up": say("Two cards up"),
        "like": say("Give a heart"),
        "forbidden_to_move": say("Place the X"),
        "skip_a_row": say("Skip a row"),
    }
    face = view.die or "move_up"
    return Headline(f"icons/die_{face}", headlines[face])


def _draw_next(canvas: Canvas, view: View, say: Words) -> None:
    """The outing just taken, as a large card where no outing can stand during the setup."""
    assert view.next_outing is not None
    x, y, w, h = 566, 10, 176, 150
    yellow = HUE["yellow"]
    canvas.card(x, y, w, h, yellow.light, 22, width=4, drop=5, shadow=SKY.base, on=SKY.light)
    canvas.art(drawing(view.next_outing), x + 38, y + 8, 100, on=yellow.light)
    canvas.label(
        x + w / 2, y + h - 13, board_name(view.next_outing, say), 32, anchor="middle", fit=w - 20, on=yellow.light
    )
    if view.to_place > 1:
        _draw_deck(canvas, x + w + 14, y + 16, view.to_place - 1)


def _draw_deck(canvas: Canvas, x: float, y: float, count: int) -> None:
    """The outings not yet taken, face down."""
    teal = HUE["teal"]
    for shift in (8, 4, 0):
        canvas.card(x + shift, y - shift, 92, 112, teal.base, 18, drop=4, shadow=teal.shade)
    canvas.pill(x + 10, y + 10, 72, 92, teal.base, 12, edge=teal.light, on=teal.base)
    canvas.label(x + 46, y + 72, str(count), 44, TITLE, ink=WHITE, halo=INK, anchor="middle", on=teal.base)
