"""Adventures in words: what they cost, what they bring, and their bonus."""

from bot.engine.words import Words
from bot.games.day_at_the_park.components import ADVENTURES, RULES, Bonus, CardId
from bot.games.day_at_the_park.items import mapped
from bot.games.day_at_the_park.payments import printed_cost
from bot.games.day_at_the_park.state import Card
from bot.games.day_at_the_park.text_names import (
    any_items,
    card_name,
    item_name,
    items_text,
    points_text,
    type_name,
)

__all__ = ["bonus_text", "both_sides", "card_line", "cost_text", "short_line", "side_text"]


def cost_text(card: Card, say: Words) -> str:
    """What completing the card takes with the side that is up."""
    items = items_text(printed_cost(card.id), say)
    further = RULES.advanced_extra_items[ADVENTURES[card.id].difficulty] if card.bonus else 0
    return say("{items} and {further}", items=items, further=any_items(further, say)) if further else items


def bonus_text(bonus: Bonus, say: Words) -> str:
    """What the bonus side promises."""
    points = points_text(bonus.points, say)
    item = item_name(bonus.item, say) if bonus.item else ""
    match bonus.kind:
        case "extra":
            return say("+{points} for {items} more", points=points, items=items_text(mapped(bonus.items), say))
        case "leftover_per":
            most = points_text(bonus.max, say)
            return say(
                "end: {points} per {n} left of {item}, at most {most}", points=points, n=bonus.n, item=item, most=most
            )
        case "leftover_set":
            return say("end: {points} if at least {n} of each kind is left", points=points, n=bonus.each)
        case "leftover_at_least":
            return say("end: {points} if {n} or more are left of {item}", points=points, n=bonus.n, item=item)
        case "per_type":
            assert bonus.type is not None
            kind = type_name(bonus.type, say)
            return say("end: {points} per {type} adventure completed", points=points, type=kind)
        case "type_sets":
            return say("end: {points} per set of all four types completed", points=points)


def card_line(card: Card, say: Words) -> str:
    """An open adventure in one line: its cost, its points, and its bonus if that side is up."""
    adventure = ADVENTURES[card.id]
    line = say(
        "{name} ({type}): {cost} → {points}",
        name=card_name(card.id, say),
        type=type_name(adventure.type, say),
        cost=cost_text(card, say),
        points=points_text(adventure.points, say),
    )
    return f"{line}; {bonus_text(adventure.bonus, say)}" if card.bonus else line


def short_line(card: Card, say: Words) -> str:
    """An open adventure without type and bonus; + marks the bonus side."""
    name = card_name(card.id, say) + "+" * card.bonus
    return f"{name}: {cost_text(card, say)} → {ADVENTURES[card.id].points}"


def both_sides(card: CardId, say: Words) -> str:
    """A card that may be drawn: its deck, its cost, and what its other side would bring."""
    adventure = ADVENTURES[card]
    return say(
        "{name} ({type}): {cost} → {points}; bonus side: {bonus}",
        name=card_name(card, say),
        type=type_name(adventure.type, say),
        cost=items_text(printed_cost(card), say),
        points=points_text(adventure.points, say),
        bonus=_bonus_side(card, say),
    )


def _bonus_side(card: CardId, say: Words) -> str:
    adventure = ADVENTURES[card]
    bonus, further = bonus_text(adventure.bonus, say), RULES.advanced_extra_items[adventure.difficulty]
    return say("{bonus}, costs {further} more", bonus=bonus, further=any_items(further, say)) if further else bonus


def side_text(card: CardId, bonus: bool, say: Words) -> str:
    """What a side of a card costs or brings more than the other."""
    return _bonus_side(card, say) if bonus else items_text(printed_cost(card), say)
