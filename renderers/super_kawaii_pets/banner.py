"""Above the table: whose turn it is, for what, and what everybody should know is near."""

from bot.engine.seats import Cast
from bot.engine.words import Words
from bot.games.super_kawaii_pets.components import RULES, effect_of
from bot.games.super_kawaii_pets.text_names import short_name
from bot.games.super_kawaii_pets.view import View
from renderers import svg
from renderers.canvas import Canvas
from renderers.fonts import fitting, shown, width
from renderers.pieces import token
from renderers.super_kawaii_pets.paints import GROUND, SCENE
from renderers.super_kawaii_pets.symbols import effect_pill
from renderers.theme import HUE, TITLE, WHITE, WORDS

__all__ = ["draw_banner"]

LEFT, TOP, WIDTH, HEIGHT = 10, 8, 1080, 55
LINE = TOP + 41


def draw_banner(canvas: Canvas, view: View, cast: Cast, say: Words) -> None:
    """Name and task at the left, warnings at the right."""
    canvas.card(LEFT, TOP, WIDTH, HEIGHT, WHITE, 20, drop=4, shadow=GROUND.base, on=SCENE)
    right = _draw_notice(canvas, view, say)
    who = shown(cast, view.seat, say)
    token(canvas, LEFT + 32, TOP + 27, 22, who, on=WHITE)
    x = LEFT + 66 + canvas.label(LEFT + 66, LINE, who.name, 34, TITLE, fit=220, on=WHITE) + 18
    effect = effect_of(view.effect) if view.effect else None
    if effect:
        canvas.drawing(svg.group(effect_pill(effect, 3, 3, 78, 42)), x, TOP + 3, 84, 48, on=WHITE)
        x += 94
    canvas.label(x, LINE, _task(view, say), 32, fit=right - x - 12, on=WHITE)


def _task(view: View, say: Words) -> str:
    """What the seat whose turn it is does, in a few words."""
    if view.result is not None:
        return say("the end")
    if view.refreshing is not None:
        return say("new cards for old")
    if view.paying:
        return say("pay for {animal}", animal=short_name(view.paying, say))
    if view.effect:
        return say("{card}: take one", card=short_name(view.effect, say))
    if view.draws == RULES.draws_per_turn:
        return say("draw two cards")
    return say("draw one more") if view.draws else say("play, make happy, obtain")


def _draw_notice(canvas: Canvas, view: View, say: Words) -> float:
    """A pill at the right for what is near; answers where it begins."""
    if view.result is not None:
        return LEFT + WIDTH - 10
    if view.last_round:
        return _draw_pill(canvas, "last_turn", say("last turn") if view.solo else say("last round"), "red")
    if view.stalemate_near:
        return _draw_pill(canvas, "mood_sad", say("last chance to make one happy"), "sky")
    if view.solo:
        return _draw_turns(canvas, view, say)
    return LEFT + WIDTH - 10


def _draw_pill(canvas: Canvas, icon: str, words: str, hue: str) -> float:
    text, letters = fitting(words, 380, 30, WORDS)
    wide = width(text, letters, WORDS) + 74
    x, tone = LEFT + WIDTH - wide - 8, HUE[hue].light
    canvas.pill(x, TOP + 5, wide, HEIGHT - 10, tone, 16, edge=HUE[hue].base, on=WHITE)
    canvas.art(f"icons/{icon}", x + 8, TOP + 6, 44, on=tone)
    canvas.label(x + 58, LINE - 2, text, letters, on=tone)
    return x


def _draw_turns(canvas: Canvas, view: View, say: Words) -> float:
    """Solo: a calendar leaf with the turns that are left after this one."""
    right = LEFT + WIDTH - 16
    words = say.plural("{n} turn left", "{n} turns left", view.turn_cards)
    wide = canvas.label(right, LINE, words, 32, anchor="end", fit=300, on=WHITE)
    canvas.art("icons/turns_left", right - wide - 54, TOP + 4, 48, on=WHITE)
    return right - wide - 54
