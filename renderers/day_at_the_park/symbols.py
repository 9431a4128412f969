"""Little sentences of symbols and numbers: what an adventure costs and what its bonus brings."""

from collections.abc import Mapping, Sequence

from bot.engine.words import Words
from bot.games.day_at_the_park.components import ADVENTURES, ITEMS, RULES, TYPES, Adventure, Bonus, Item
from bot.games.day_at_the_park.state import Card
from renderers.canvas import Canvas
from renderers.day_at_the_park.paints import TYPE_ART, item_art
from renderers.fonts import width
from renderers.theme import INK, TITLE, Colour

__all__ = ["ANY", "Phrase", "bonus_phrase", "cost_phrase", "draw_phrase", "one_by_one", "phrase_width"]

Phrase = Sequence[str]
"""Names of drawings ("icons/…") and short texts in the order they are read."""

ANY = "icons/item_any"
"""One item of any kind."""
ARROW = "icons/arrow_right"
SPACE = ""
"""Sets groups apart."""
ARROW_SIZE = 0.9
SYMBOL = 1.25
"""How large symbols are in letters' sizes."""
GAP = 0.12
SMALLEST = 15
"""Letters of a long phrase; its symbols are read by their silhouettes."""


def cost_phrase(card: Card) -> Phrase:
    """What completing the card takes with the side that is up: numbers and items."""
    adventure = ADVENTURES[card.id]
    further = _further(adventure, card.bonus)
    return (*_amounts(adventure.items), *((SPACE, "+", *further) if further else ()))


def one_by_one(card: Card) -> Phrase:
    """The same with each item drawn by itself."""
    adventure = ADVENTURES[card.id]
    return (*_each(adventure.items), *_further(adventure, card.bonus))


def _further(adventure: Adventure, bonus: bool) -> Phrase:
    return (ANY,) * RULES.advanced_extra_items[adventure.difficulty] if bonus else ()


def _amounts(items: Mapping[Item, int]) -> Phrase:
    groups = [(*_count(items[item]), item_art(item), SPACE) for item in ITEMS if item in items]
    return tuple(part for group in groups for part in group)[:-1]


def _count(number: int) -> Phrase:
    """A single item needs no number."""
    return (str(number),) if number > 1 else ()


def _each(items: Mapping[Item, int]) -> Phrase:
    return tuple(item_art(item) for item in ITEMS for _ in range(items.get(item, 0)))


def bonus_phrase(card: Card, say: Words) -> Phrase:
    """What the bonus side brings (DP16); a flag says that it counts at the end of the day.

    While the other side is up it begins with what turning the card would cost more.
    """
    adventure = ADVENTURES[card.id]
    further = _further(adventure, bonus=not card.bonus)
    dearer = ("+", *further, SPACE) if further else ()
    end = () if adventure.bonus.kind == "extra" else ("icons/last_turn",)
    return (*dearer, *end, *_condition(adventure.bonus, say), ARROW, *_reward(adventure.bonus, say))


def _condition(bonus: Bonus, say: Words) -> Phrase:
    item = (item_art(bonus.item),) if bonus.item else ()
    match bonus.kind:
        case "extra":
            return _each(bonus.items)
        case "leftover_per":
            return (str(bonus.n), *item)
        case "leftover_at_least":
            return (f"{bonus.n}+", *item)
        case "leftover_set":
            return tuple(map(item_art, ITEMS)) * bonus.each
        case "per_type":
            assert bonus.type is not None
            return (say("each"), TYPE_ART[bonus.type])
        case "type_sets":
            return (say("each"), *(TYPE_ART[kind] for kind in TYPES))


def _reward(bonus: Bonus, say: Words) -> Phrase:
    most = (SPACE, say("max {n}", n=bonus.max)) if bonus.max else ()
    return (f"+{bonus.points}", *most)


def phrase_width(phrase: Phrase, size: float) -> float:
    """How many pixels the phrase takes at this size of letters."""
    return sum(_part_width(part, size) + size * GAP for part in phrase) - size * GAP


def _part_width(part: str, size: float) -> float:
    if part.startswith("icons/"):
        return size * (ARROW_SIZE if part == ARROW else SYMBOL)
    return width(part, round(size), TITLE) if part else size * 0.2


def draw_phrase(
    canvas: Canvas,
    phrase: Phrase,
    x: float,
    line: float,
    size: float,
    ground: Colour,
    *,
    fit: float,
    ink: Colour = INK,
) -> None:
    """The phrase from x on, round the middle line, shrunk into the room `fit`; symbols are grey when the ink is."""
    while phrase_width(phrase, size) > fit and size > SMALLEST:
        size -= 1
    for part in phrase:
        wide = _part_width(part, size)
        if part.startswith("icons/"):
            canvas.art(part, x, line - wide / 2, wide, on=ground, grey=ink != INK)
        else:
            canvas.label(x, line + size * 0.35, part, round(size), TITLE, on=ground, ink=ink)
        x += wide + size * GAP
