"""The end of a match as a podium: three steps for the best, and a list of everybody with the tie-break."""

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from renderers import svg
from renderers.canvas import Canvas
from renderers.fonts import Shown
from renderers.pieces import MEDALS, emblem, rank, token
from renderers.theme import COUNT, HUE, INK, PAPER, SEAT_HUES, TITLE, WHITE, Hue

__all__ = ["Entrant", "Podium", "draw_podium", "scenery"]

STEP_W, BASE = 186, 664
STEP_H = {1: 268, 2: 214, 3: 176}
"""Height of a step by rank; equal ranks stand equally high."""
NUMBER = {1: 88, 2: 66, 3: 46}
LIST_X, LIST_W, LIST_TOP, LIST_BOTTOM = 664, 426, 106, 694
DECORATED = 4
"""Up to so many rows leave room for a decoration below the list."""


class Entrant(NamedTuple):
    """A seat or a team in the final order."""

    rank: int
    name: str
    members: tuple[Shown, ...]
    score: int
    tie: int | None = None
    """What breaks ties; None where the game has nothing."""
    badge: str = ""
    """The drawing of a team's badge; "" for a single seat."""
    emblem: str = ""
    """The emblem of a single seat's character, where it has one."""


class Podium(NamedTuple):
    """What a game's podium looks like."""

    ground: Hue
    hill: Hue
    shadow: str
    score_art: str
    """The drawing beside scores: what is counted."""
    tie_art: str
    """The drawing beside the tie-break."""
    decorate: Callable[[Canvas, float], None]
    """Draws something of the game below a short list, from this y on."""


def draw_podium(canvas: Canvas, look: Podium, art: str, title: str, reason: str, entrants: Sequence[Entrant]) -> None:
    """The whole picture upon `scenery`: title and reason above, steps at the left, the list at the right.

    `entrants` come best first; `art` is the drawing beside the title.
    """
    canvas.card(10, 8, 1080, 84, WHITE, 24, drop=5, shadow=look.shadow, on=look.ground.light)
    canvas.art(art, 24, 14, 72, on=WHITE)
    room = 930 - canvas.label(1066, 63, reason, 32, anchor="end", fit=470, on=WHITE)
    canvas.label(110, 66, title, 42, TITLE, fit=room, on=WHITE)
    best = entrants[:3]
    for place, number in enumerate(i for i in (1, 0, 2) if i < len(best)):
        shift = {1: STEP_W + 8, 2: STEP_W / 2 + 4}.get(len(best), 0)
        _draw_step(canvas, look, best[number], 40 + place * (STEP_W + 8) + shift)
    pitch = min((LIST_BOTTOM - LIST_TOP) / len(entrants), 116)
    for number, entrant in enumerate(entrants):
        even = sum(other.score == entrant.score for other in entrants) > 1
        _draw_row(canvas, look, entrant, LIST_TOP + number * pitch, pitch - 8, even)
    if len(entrants) <= DECORATED:
        look.decorate(canvas, LIST_TOP + len(entrants) * 116)


@cache
def scenery(ground: Hue, hill: Hue) -> str:
    """Sky, bunting, confetti and hills, as SVG for the canvas' ground."""
    far = "M0 560Q160 500 330 520T660 540T1100 520V700H0Z"
    near = "M0 626Q200 590 400 606T1100 600V700H0Z"
    return (
        svg.fill("M0 0H1100V700H0Z", ground.light)
        + "".join(svg.cloud(x, y, size) for x, y, size in ((90, 250, 1.2), (560, 226, 1.3), (900, 620, 1.0)))
        + _bunting(-10, 104, 660)
        + _confetti()
        + svg.fill(far, HUE["meadow"].base)
        + svg.fill(near, hill.base)
    )


def _bunting(x: float, y: float, wide: float, flags: int = 11) -> str:
    inner = svg.line(f"M{x:g} {y + 8:g}Q{x + wide / 2:g} {y + 120:g} {x + wide:g} {y + 8:g}", INK, 4)
    for flag in range(flags):
        along = (flag + 0.5) / flags
        hue = HUE[SEAT_HUES[flag % 8]]
        sag = y + 8 + 224 * along * (1 - along)
        cloth = svg.puff("M-22 -1H22L3 38Q0 42 -3 38Z", hue.base, hue.shade, -4, 0)
        inner += svg.group(cloth, f"translate({x + wide * along:.1f} {sag:.1f}) rotate({17 * (1 - 2 * along):.1f})")
    return inner


def _confetti() -> str:
    throw = random.Random(4)
    inner = ""
    for piece in range(34):
        x, y = int(12 + throw.random() * 624), int(190 + throw.random() * 310)
        colour = HUE[SEAT_HUES[piece % 8]].base
        if piece % 3:
            inner += svg.fill(svg.circle(x, y, 5), colour)
        else:
            paper = svg.fill(svg.rounded(-4, -8, 8, 16, 3), colour)
            inner += svg.group(paper, f"translate({x} {y}) rotate({int(throw.random() * 180)})")
    return inner


def _draw_step(canvas: Canvas, look: Podium, entrant: Entrant, x: float) -> None:
    place = min(entrant.rank, 3)
    height, hue = STEP_H[place], HUE[MEDALS[place]]
    y, middle = BASE - height, x + STEP_W / 2
    size = 118 if place == 1 else 100
    _draw_who(canvas, entrant, middle - size / 2, y - size - 16, size)
    if entrant.rank == 1:
        canvas.art("icons/crown", middle - 38, y - size - 72, 76)
    edge = svg.fill(f"M0 0h{STEP_W}v12h-{STEP_W}Z", hue.light)
    block = svg.puff(svg.rounded(3, 3, STEP_W - 6, height + 40, 18), hue.base, hue.shade, 0, 0, inner=edge, width=4)
    canvas.drawing(block, x, y, STEP_W, 700 - y)
    canvas.label(middle, y + 46, entrant.name, 32, anchor="middle", fit=STEP_W - 24, on=hue.base)
    canvas.pill(middle - 62, y + 58, 124, 56, WHITE, 20, on=hue.base)
    canvas.art(look.score_art, middle - 56, y + 63, 46, on=WHITE)
    canvas.number(middle + 28, y + 102, entrant.score, 42, on=WHITE)
    size = NUMBER[place]
    baseline = y + 114 + (height - 122) / 2 + size * 0.36
    canvas.label(
        middle, baseline, str(entrant.rank), size, TITLE, on=hue.base, ink=PAPER, anchor="middle", halo=INK, thick=5
    )


def _draw_who(canvas: Canvas, entrant: Entrant, x: float, y: float, size: float) -> None:
    """A team's badge, a seat's emblem, or its token."""
    if entrant.badge:
        canvas.art(entrant.badge, x, y, size)
    elif entrant.emblem and size >= 72:
        emblem(canvas, x, y, size, entrant.emblem, entrant.members[0])
    else:
        token(canvas, x + size / 2, y + size / 2, size * 0.46, entrant.members[0], width=4)


def _draw_row(canvas: Canvas, look: Podium, entrant: Entrant, y: float, height: float, even: bool) -> None:
    first = entrant.rank == 1
    ground = HUE["yellow"].light if first else PAPER
    middle = y + height / 2
    canvas.card(LIST_X, y, LIST_W, height, ground, 20, width=4 if first else 3, drop=4, shadow=look.shadow)
    rank(canvas, LIST_X + 34, middle, min(24, height * 0.36), entrant.rank, on=ground)
    tall = bool(entrant.badge) and height > 90
    line = middle - 22 if tall else middle
    size = 54 if tall else min(72 if entrant.emblem else 60, height - 10)
    _draw_who(canvas, entrant, LIST_X + 66, line - size / 2, size)
    left = LIST_X + 76 + size
    room = LIST_X + (240 if entrant.tie is not None else 320) - left
    canvas.label(left, line + 10, entrant.name, 32, fit=room, on=ground)
    if tall:
        for number, member in enumerate(entrant.members[:6]):
            token(canvas, LIST_X + 94 + number * 50, middle + 30, 21, member, on=ground, width=3)
    if entrant.tie is not None:
        _draw_tie(canvas, look, entrant.tie, LIST_X + 250, line, even, ground)
    canvas.art(look.score_art, LIST_X + LIST_W - 98, line - 20, 38, on=ground)
    canvas.label(LIST_X + LIST_W - 14, line + 14, str(entrant.score), 40, TITLE, anchor="end", on=ground)


def _draw_tie(canvas: Canvas, look: Podium, tie: int, x: float, line: float, even: bool, ground: str) -> None:
    """The tie-break, on lilac where it decided or failed to."""
    lilac = HUE["lilac"]
    below = lilac.light if even else ground
    if even:
        canvas.pill(x - 4, line - 23, 80, 46, lilac.light, 15, edge=lilac.base, on=ground)
    canvas.art(look.tie_art, x + 2, line - 18, 36, on=below)
    canvas.label(x + 56, line + 13, str(tie), 34, TITLE if even else COUNT, anchor="middle", on=below)
