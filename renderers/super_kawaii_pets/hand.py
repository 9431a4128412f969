"""The viewer's own hand: all its cards, which can be played, and what they can pay for."""

from collections.abc import Mapping
from typing import NamedTuple

from bot.engine.pictures import Mark, Snapshot
from bot.engine.seats import Cast
from bot.engine.words import Locale, Words
from bot.games.super_kawaii_pets.components import RULES, AnimalId
from bot.games.super_kawaii_pets.hands import hand_cards, help_of
from bot.games.super_kawaii_pets.state import Player
from bot.games.super_kawaii_pets.text import TEXTS
from bot.games.super_kawaii_pets.view import HandView, View
from renderers import svg
from renderers.canvas import Canvas
from renderers.pieces import mark
from renderers.super_kawaii_pets.cards import draw_animal_card, draw_help_card
from renderers.super_kawaii_pets.hand_uses import draw_uses
from renderers.super_kawaii_pets.paints import GROUND, PAINTS, SCENE, speak
from renderers.theme import ASIDE, HUE, PAPER, TITLE, WHITE, WORDS

__all__ = ["hand"]

LEFT, TOP, WIDTH, HIGH = 18, 108, 1064, 366
"""Where the cards lie, their tags included."""


class Grid(NamedTuple):
    """Where the cards stand: how many in a row, from where, how large, and how far apart."""

    columns: int
    top: float
    w: float
    h: float
    pitch_x: float
    pitch_y: float

    def place(self, number: int) -> tuple[float, float]:
        """The upper left of a card."""
        return LEFT + number % self.columns * self.pitch_x, self.top + number // self.columns * self.pitch_y


def hand(view: View, cast: Cast, locale: Locale, marks: tuple[Mark, ...] = ()) -> Snapshot | None:
    """The cards in the viewer's hand; None for the public."""
    if view.hand is None:
        return None
    say = speak(locale)
    canvas = Canvas(PAINTS, svg.fill("M0 0H1100V700H0Z", SCENE))
    _draw_head(canvas, view.hand, say)
    _draw_cards(canvas, view.hand, {offer.value: offer.label for offer in marks}, say)
    payments = tuple(offer for offer in marks if offer.field == "payment")
    draw_uses(canvas, view.hand, payments, say)
    return canvas.snapshot(TEXTS.hand(view, cast, say))


def _draw_head(canvas: Canvas, own: HandView, say: Words) -> None:
    count = len(own.animals) + len(own.helps)
    canvas.card(10, 8, 1080, 78, WHITE, 24, drop=5, shadow=GROUND.base, on=SCENE)
    canvas.art("icons/lock", 24, 12, 66, on=WHITE)
    over = count > RULES.hand_limit
    words = say("Your hand: {n} of {limit}", n=count, limit=RULES.hand_limit)
    wide = canvas.label(106, 63, words, 42, TITLE, fit=520, on=WHITE)
    if over:
        tone = HUE["red"]
        canvas.pill(124 + wide, 24, 82, 48, tone.light, 16, edge=tone.base, on=WHITE)
        canvas.label(165 + wide, 59, f"−{count - RULES.hand_limit}", 36, TITLE, anchor="middle", on=tone.light)
    canvas.label(1070, 60, say("only you see this"), 30, ASIDE, anchor="end", fit=340, on=WHITE)


def _grid(count: int) -> Grid:
    """Five large cards, seven narrow ones, or two rows of small ones that overlap when there are very many."""
    if count <= 5:
        return Grid(5, TOP + 2, 198, 320, 216.5, 0)
    if count <= 7:
        return Grid(7, TOP + 38, 144, 250, 153, 0)
    columns = max(8, -(-count // 2))
    pitch = (WIDTH - 120) / (columns - 1)
    top = TOP if count > columns else TOP + 90
    return Grid(columns, top, 120, 168, min(pitch, 134), 184)


def _draw_cards(canvas: Canvas, own: HandView, offered: Mapping[object, str], say: Words) -> None:
    """Animals, then Helps, each with its mark, and with a tag for what it can do now."""
    cards = hand_cards(Player(own.animals, own.helps))
    grid = _grid(len(cards))
    if not cards:
        words = say("Your hand is empty")
        grey = HUE["grey"].shade
        canvas.label(550, TOP + HIGH / 2, words, 40, ASIDE, anchor="middle", ink=grey, on=SCENE)
    for number in range(len(cards) or RULES.hand_limit, RULES.hand_limit):
        x, y = grid.place(number)
        canvas.slot(x, y, grid.w, grid.h, PAPER, 18, edge=GROUND.base, on=SCENE)
    crowded = grid.pitch_x < grid.w
    for number, card in enumerate(cards):
        x, y = grid.place(number)
        kind = help_of(card)
        if kind is None:
            draw_animal_card(canvas, AnimalId(card), x, y, grid.w, grid.h, say, None if crowded else SCENE)
            _draw_tag(canvas, own, AnimalId(card), x, y, grid, say)
        else:
            draw_help_card(canvas, kind, x, y, grid.w, grid.h, say, None if crowded else SCENE)
        if card in own.parting:
            canvas.art("icons/discard_pile", x + grid.w / 2 - 44, y + grid.h / 2 - 60, 88)
        if card in offered:
            mark(canvas, x - 6, y - 8, 54 if grid.w > 150 else 44, offered[card])


def _draw_tag(canvas: Canvas, own: HandView, animal: AnimalId, x: float, y: float, grid: Grid, say: Words) -> None:
    """Below a card that can be played: whether it could turn happy as well."""
    if not own.playable:
        return
    happy = animal in own.payable
    tone = HUE["yellow" if happy else "teal"]
    words = say("happy") if happy else say("play")
    high = 44 if grid.h > 200 else 34
    top = y + grid.h - (6 if grid.h > 200 else 16)
    canvas.pill(x + 5, top, grid.w - 10, high, tone.base, 16)
    spark = high - 8 if happy else 0
    if spark:
        canvas.art("icons/mood_happy", x + 12, top + 4, spark, on=tone.base)
    middle, room = x + (grid.w + spark) / 2, grid.w - 22 - spark
    canvas.label(middle, top + high * 0.73, words, 28, WORDS, anchor="middle", fit=room, on=tone.base)
