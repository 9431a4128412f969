"""The viewer's own secrets and what to do with them: tiles, the box for the Butterfly, adventures with both sides."""

from collections.abc import Mapping, Sequence

from bot.engine.pictures import Mark, Snapshot
from bot.engine.seats import Cast
from bot.engine.words import Locale, Words
from bot.games.day_at_the_park.components import TileId
from bot.games.day_at_the_park.state import Card, Placing, Relocating, Swapping
from bot.games.day_at_the_park.view import SeatView, View
from renderers import svg
from renderers.canvas import Canvas
from renderers.day_at_the_park.adventure import Frame, draw_adventure, draw_small_adventure
from renderers.day_at_the_park.decks import draw_large_tops, draw_small_tops
from renderers.day_at_the_park.paints import PAINTS, SKY, TEXTS, offered, speak
from renderers.day_at_the_park.paragraph import draw_paragraph
from renderers.day_at_the_park.satchel import draw_satchel
from renderers.day_at_the_park.start import draw_characters, draw_sides
from renderers.day_at_the_park.tiles import draw_card_tile
from renderers.fonts import Shown, shown
from renderers.pieces import mark
from renderers.theme import ASIDE, HUE, INK, TITLE, WHITE

__all__ = ["hand"]

GROUND = SKY.light
TOP = 116
GRID_GAP = 22
DONE_COLUMNS, DONE_ROOM = 5, 412
"""Completed adventures in a row, and the height they have."""
CARDS_TOP = 404
CARD_W, CARD_H, CARD_PITCH = 348, 278, 360
PLACES = (44, 330)
"""Where the two tiles lie."""


def hand(view: View, cast: Cast, locale: Locale, marks: tuple[Mark, ...] = ()) -> Snapshot | None:
    """What the viewer holds and chooses from; None for the public."""
    own = view.own
    if own is None or view.viewer is None:
        return None
    say = speak(locale)
    canvas = Canvas(PAINTS, svg.fill("M0 0H1100V700H0Z", GROUND))
    title = _draw_all(canvas, view, own, marks, shown(cast, view.viewer, say), say)
    canvas.card(10, 10, 1080, 84, WHITE, 26, shadow=SKY.base, on=GROUND)
    canvas.art("icons/lock", 24, 16, 70, on=WHITE)
    canvas.label(108, 68, title, 44, TITLE, fit=620, on=WHITE)
    canvas.label(1070, 66, say("only you see this"), 30, ASIDE, anchor="end", fit=330, on=WHITE)
    return canvas.snapshot(TEXTS.hand(view, cast, say) or title)


def _draw_all(canvas: Canvas, view: View, own: SeatView, marks: tuple[Mark, ...], who: Shown, say: Words) -> str:
    """What matters now; answers the picture's title."""
    cards = offered(marks, "card", "discard", "cards")
    if own.character is None:
        draw_characters(canvas, view, offered(marks, "character"), say)
        return say("Who will you be?")
    if own.stage == "side":
        draw_sides(canvas, own, offered(marks, "side"), say)
        return say("Which side is up?")
    if own.stage == "bonuses":
        hint = say("A bonus side promises more; on medium and hard cards it also costs one more item of any kind.")
        draw_paragraph(canvas, hint, 550, 170, 1000, 2, 34, GROUND, "middle")
        _draw_open(canvas, own, cards, say, y=290)
        return say("Which bonus sides?")
    from_box = isinstance(view.decision, Placing) and view.decision.source == "box" and bool(view.decision.tiles)
    if from_box and len(view.placing) > len(PLACES) and not offered(marks, "rotation"):
        _draw_grid(canvas, view.placing, offered(marks, "tile"))
        return say("The tiles in the box")
    if _chooses_deck(view, marks):
        return _draw_decks(canvas, view, own, marks, cards, say)
    _draw_tiles(canvas, view, marks)
    draw_satchel(canvas, own, who, offered(marks, "token"), say)
    _draw_open(canvas, own, cards, say)
    if from_box:
        return say("From the box")
    return say("Your tiles") if own.hand else say("Your adventures")


def _chooses_deck(view: View, marks: tuple[Mark, ...]) -> bool:
    """Whether the decks' top cards matter to the viewer now."""
    asked = any(offer.field in ("deck", "discard") for offer in marks)
    return asked or (view.viewer == view.active and (view.step == "refill" or isinstance(view.decision, Swapping)))


def _draw_open(canvas: Canvas, own: SeatView, labels: Mapping[object, str], say: Words, y: float = CARDS_TOP) -> None:
    """The adventures in front of the viewer."""
    left = 550 - (len(own.open) * CARD_PITCH - 12) / 2
    other = INK if own.stage == "bonuses" else HUE["grey"].shade
    for number, card in enumerate(own.open):
        x = left + number * CARD_PITCH
        label = labels.get(card.id, "")
        draw_adventure(canvas, card, Frame(x, y, CARD_W, CARD_H), say, GROUND, other=other, label=label)


def _draw_tiles(canvas: Canvas, view: View, marks: tuple[Mark, ...]) -> None:
    """Two large tiles, or the one that is to be laid, turned in the ways that are offered."""
    turns = {rotation: label for rotation, label in offered(marks, "rotation").items() if label}
    if turns:
        _draw_turned(canvas, _turning(view, marks), turns)
        return
    labels = offered(marks, "tile")
    for x, tile in zip(PLACES, view.placing, strict=False):
        _draw_labelled(canvas, tile, x, TOP + 8, 246, labels)


def _turning(view: View, marks: tuple[Mark, ...]) -> TileId:
    """The tile whose turns are asked: the one lifted from the park, or the one chosen before."""
    if isinstance(view.decision, Relocating) and view.decision.lifted is not None:
        return view.decision.lifted.tile
    return next(tile for tile in view.placing if tile in offered(marks, "tile"))


def _draw_turned(canvas: Canvas, tile: TileId, turns: Mapping[object, str]) -> None:
    for column, (rotation, label) in enumerate(turns.items()):
        x = 30 + column * 152
        draw_card_tile(canvas, tile, int(str(rotation)), x, TOP + 60, 138)
        mark(canvas, x - 8, TOP + 54, 46, label)


def _draw_grid(canvas: Canvas, tiles: Sequence[TileId], labels: Mapping[object, str]) -> None:
    """All of them, as large as they fit."""
    size, rows = max((_grid_size(len(tiles), rows), -rows) for rows in range(1, 5))
    rows = -rows
    columns = -(-len(tiles) // rows)
    pitch = size + GRID_GAP
    for number, tile in enumerate(tiles):
        row, column = divmod(number, columns)
        x = 550 - (columns * pitch - GRID_GAP) / 2 + column * pitch
        _draw_labelled(canvas, tile, x, 404 - (rows * pitch - GRID_GAP) / 2 + row * pitch, size, labels)


def _grid_size(count: int, rows: int) -> int:
    """How large the tiles are in so many rows."""
    return min(570 // rows, 1068 // -(-count // rows), 272) - GRID_GAP


def _draw_labelled(canvas: Canvas, tile: TileId, x: float, y: float, size: int, labels: Mapping[object, str]) -> None:
    draw_card_tile(canvas, tile, 0, x, y, size)
    if labels.get(tile):
        mark(canvas, x - 10, y - 8, min(58, size * 0.36), labels[tile])


def _draw_decks(
    canvas: Canvas,
    view: View,
    own: SeatView,
    marks: tuple[Mark, ...],
    cards: Mapping[object, str],
    say: Words,
) -> str:
    """The decks' top cards above, below them the cards that may go."""
    decks = offered(marks, "deck")
    if isinstance(view.decision, Swapping) and view.decision.pile == "done":
        draw_small_tops(canvas, view, decks, say)
        _draw_done(canvas, own.done, cards, say)
        return say("Swap completed adventures")
    draw_large_tops(canvas, view, decks, cards, say)
    _draw_open(canvas, own, cards, say)
    return say("An adventure from a deck")


def _draw_done(canvas: Canvas, done: Sequence[Card], labels: Mapping[object, str], say: Words) -> None:
    """Completed adventures, small."""
    pitch = min(DONE_ROOM / -(-len(done) // DONE_COLUMNS), 150)
    for number, card in enumerate(done):
        row, column = divmod(number, DONE_COLUMNS)
        frame = Frame(18 + column * 214, 280 + row * pitch, 206, pitch - 16)
        draw_small_adventure(canvas, card, frame, say, GROUND, label=labels.get(card.id, ""))
