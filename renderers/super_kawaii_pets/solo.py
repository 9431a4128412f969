"""The end of a solo match: four stairs of praise, where one stands on them, and what the points are made of."""

from functools import cache

from bot.engine.seats import Cast, Seat
from bot.engine.words import Words
from bot.games.super_kawaii_pets.components import RULES
from bot.games.super_kawaii_pets.scoring import Score
from bot.games.super_kawaii_pets.view import Result, View
from renderers import svg
from renderers.canvas import Canvas
from renderers.fonts import shown
from renderers.pieces import token
from renderers.super_kawaii_pets.paints import animal_art
from renderers.theme import HUE, INK, PAPER, TITLE, WHITE, WORDS

__all__ = ["draw_solo"]

STEP_W, STEPS_X, FOOT = 142, 84, 668
STEP_H = (96, 172, 248, 324)
STEP_HUES = ("peach", "green", "sky", "yellow")
LIST_X, LIST_W, LIST_Y, ROW = 700, 384, 112, 84


def draw_solo(canvas: Canvas, view: View, end: Result, cast: Cast, say: Words) -> None:
    """The whole picture upon the scenery."""
    score = end.scores[0]
    _draw_title(canvas, view, end, say)
    for number, points in enumerate(RULES.solo_ranks):
        _draw_step(canvas, number, points, reached=end.solo_rank >= points)
    _draw_who(canvas, end, cast, say)
    _draw_list(canvas, score, say)
    _draw_pets(canvas, view)


def _draw_title(canvas: Canvas, view: View, end: Result, say: Words) -> None:
    pink = HUE["pink"]
    canvas.card(10, 8, 1080, 84, WHITE, 24, drop=5, shadow=pink.base, on=pink.light)
    canvas.art("icons/score_star" if end.reason == "solo_won" else "icons/mood_sad", 24, 14, 72, on=WHITE)
    reason = say("{n} of {goal} horizontal cards", n=view.players[0].horizontal, goal=RULES.solo_goal)
    room = 930 - canvas.label(1066, 63, reason, 30, anchor="end", fit=470, on=WHITE)
    canvas.label(110, 66, _praise(end, say), 42, TITLE, fit=room, on=WHITE)


def _praise(end: Result, say: Words) -> str:
    if end.reason == "solo_lost":
        return say("Out of turns")
    return {
        0: say("Won!"),
        35: say("Not bad!"),
        40: say("Well done!"),
        45: say("Congratulations!"),
        50: say("Wow, fantastic!"),
    }[end.solo_rank]


def _draw_step(canvas: Canvas, number: int, points: int, *, reached: bool) -> None:
    """One stair; those not reached stay grey."""
    hue = HUE[STEP_HUES[number] if reached else "grey"]
    x, y = STEPS_X + number * STEP_W, FOOT - STEP_H[number]
    canvas.drawing(_step(STEP_H[number], STEP_HUES[number] if reached else "grey"), x, y, STEP_W, 700 - y)
    middle = x + STEP_W / 2
    canvas.label(middle, y + 66, str(points), 46, TITLE, anchor="middle", ink=PAPER, halo=INK, thick=4, on=hue.base)


@cache
def _step(high: int, hue: str) -> str:
    tone = HUE[hue]
    edge = svg.fill(f"M0 0h{STEP_W}v12h-{STEP_W}Z", tone.light)
    d = svg.rounded(2, 3, STEP_W - 4, high + 40, 14)
    return svg.puff(d, tone.base, tone.shade, 0, 0, inner=edge, width=4)


def _draw_who(canvas: Canvas, end: Result, cast: Cast, say: Words) -> None:
    """The player on the stair that is reached, or before the first one; crowned, or under a cloud."""
    stair = sum(end.solo_rank >= points for points in RULES.solo_ranks)
    r = 44.0
    x = STEPS_X + (stair - 0.5) * STEP_W if stair else 44
    y = FOOT - (STEP_H[stair - 1] if stair else 0) - r - 4
    token(canvas, x, y, r, shown(cast, Seat(0), say), width=4)
    if end.reason == "solo_won":
        canvas.art("icons/crown", x - 36, y - r - 58, 72)
    else:
        canvas.art("icons/mood_sad", x - 34, y - r - 66, 68)


def _draw_list(canvas: Canvas, score: Score, say: Words) -> None:
    """What the points are made of, and their sum."""
    rows = (
        ("icons/mood_happy", say("happy pets"), score.happy),
        ("icons/location_family_home", say("locations"), score.locations),
        ("icons/colour_pink", say("colours"), sum(score.colours)),
        ("icons/mood_sad", say("sad pets"), -RULES.sad_penalty * score.sad),
    )
    for number, (icon, words, points) in enumerate(rows):
        _draw_row(canvas, LIST_Y + number * ROW, icon, words, points, PAPER, 3)
    total = LIST_Y + len(rows) * ROW + 8
    _draw_row(canvas, total, "icons/score_star", say("total"), score.total, HUE["yellow"].light, 4)


def _draw_row(canvas: Canvas, y: float, icon: str, words: str, points: int, ground: str, width: float) -> None:
    canvas.card(LIST_X, y, LIST_W, ROW - 10, ground, 20, width=width, drop=4, shadow=HUE["pink"].base)
    canvas.art(icon, LIST_X + 18, y + 12, 50, on=ground)
    canvas.label(LIST_X + 84, y + 49, words, 34, WORDS, fit=200, on=ground)
    shown_points = str(points).replace("-", "−")
    canvas.label(LIST_X + LIST_W - 22, y + 52, shown_points, 42, TITLE, anchor="end", on=ground)


def _draw_pets(canvas: Canvas, view: View) -> None:
    """Happy pets in the corner, or sad ones where nobody turned happy."""
    player = view.players[0]
    happy = [animal for home in player.homes for animal in home.residents] + list(player.happy)
    faces = [animal_art(animal, happy=True) for animal in reversed(happy)]
    faces += [animal_art(animal, happy=False) for animal in player.sad]
    for number, face in enumerate(faces[:4]):
        canvas.art(face, 690 + number * 98, 570 + (8 if number % 2 else 0), 112)
