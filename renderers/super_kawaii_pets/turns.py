"""Solo's strip for everybody: the turns that are left, leaf by leaf, and the goal."""

from bot.engine.words import Words
from bot.games.super_kawaii_pets.components import RULES
from bot.games.super_kawaii_pets.view import View
from renderers.canvas import Canvas
from renderers.super_kawaii_pets.paints import GROUND, SCENE, STRIP_H, STRIP_LEFT, STRIP_TOP, STRIP_W
from renderers.theme import TITLE, WHITE, WORDS

__all__ = ["draw_turns"]

LEAF, PITCH = 66, 68


def draw_turns(canvas: Canvas, view: View, say: Words) -> None:
    """Spent turns are grey; the one that runs is counted as left."""
    canvas.card(STRIP_LEFT, STRIP_TOP, STRIP_W, STRIP_H, WHITE, 20, drop=4, shadow=GROUND.base, on=SCENE)
    left = view.turn_cards + (view.result is None)
    for turn in range(RULES.solo_turn_cards):
        x, y = STRIP_LEFT + 16 + turn * PITCH, STRIP_TOP + 13
        canvas.art("icons/turns_left", x, y, LEAF, on=WHITE, grey=turn >= left)
        if turn < left:
            canvas.number(x + LEAF / 2, y + LEAF * 0.78, turn + 1, 30, lettering=TITLE)
    x = STRIP_LEFT + 32 + RULES.solo_turn_cards * PITCH
    words = say("goal: {n} horizontal cards", n=RULES.solo_goal)
    canvas.label(x, STRIP_TOP + 58, words, 32, WORDS, fit=STRIP_W - x - 4, on=WHITE)
