"""The viewer's hand in words, with what it can do."""

from collections.abc import Iterator

from bot.engine.words import Words
from bot.games.super_kawaii_pets.components import RULES
from bot.games.super_kawaii_pets.text_names import (
    about_animal,
    animal_name,
    hand_card_name,
    helps_text,
    location_name,
    short_names,
)
from bot.games.super_kawaii_pets.view import HandView, View

__all__ = ["hand"]

MOST = 1024
"""Characters; a very large hand lists its animals without what stands on them."""


def hand(view: View, say: Words) -> str:
    """All cards of the hand, and what they can do; "" for the public."""
    if view.hand is None:
        return ""
    whole = "\n".join(_lines(view.hand, say, about=True))
    return whole if len(whole) <= MOST else "\n".join(_lines(view.hand, say, about=False))


def _lines(own: HandView, say: Words, *, about: bool) -> Iterator[str]:
    count = len(own.animals) + len(own.helps)
    yield say("Your hand: {n} (at most {limit} when your turn ends)", n=count, limit=RULES.hand_limit)
    if about:
        yield from (f"• {animal_name(animal, say)}: {about_animal(animal, say)}" for animal in own.animals)
    elif own.animals:
        yield say("Animals: {animals}", animals=short_names(own.animals, say))
    if own.helps:
        yield say("Helps: {helps}", helps=helps_text(own.helps, say))
    yield from _uses(own, say)


def _uses(own: HandView, say: Words) -> Iterator[str]:
    if own.playable and own.animals:
        yield say.plural("You can play it now.", "You can play any of these {n} animals now.", len(own.animals))
    if own.payable:
        yield say("Your Helps could make happy: {animals}", animals=short_names(own.payable, say))
    if own.obtainable:
        names = say.list([location_name(location, say) for location in own.obtainable])
        yield say("Your happy animals could move into: {locations}", locations=names)
    if own.parting:
        yield say("To be discarded: {cards}", cards=say.list([hand_card_name(card, say) for card in own.parting]))
