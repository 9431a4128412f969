"""Why something cannot be, in the rulebook's words, and what can be done instead."""

from collections.abc import Callable
from typing import Any

from bot.engine.game import IllegalAction
from bot.engine.words import Words, marked
from bot.games.super_kawaii_pets.components import RULES
from bot.games.super_kawaii_pets.text_names import animal_name, card_name, help_name, location_name

__all__ = ["REASONS", "refusal"]

REASONS = {
    "over": marked("The match is over."),
    "not_your_turn": marked("It is another player's turn."),
    "refresh_first": marked("A refresh is under way: choose cards and replace them, or cancel."),
    "pay_first": marked("{animal} waits for its payment: choose one, or cancel."),
    "discard_first": marked("The turn is ending: {count} more cards must be discarded, or cancel."),
    "effect_first": marked("The effect of {card} comes first: take a card that fits, or nothing."),
    "draw_first": marked("A turn starts with two draws; still to draw: {count}."),
    "animal_not_shown": marked("{animal} is not in the display. Take an animal that lies there."),
    "help_not_shown": marked("No {help} lies face up. Take another Help, or draw from the Help deck."),
    "does_not_fit": marked("That card does not fit the effect of {card}. Take one that fits, or nothing."),
    "no_draws_left": marked("Both draws of this turn are made. Play, make happy, obtain, or end the turn."),
    "effect_not_deck": marked("{card} lets you take a card that lies open, never one from the Help deck."),
    "no_helps_left": marked("No Help is left to draw: all of them are in hands or in the display."),
    "no_effect": marked("No draw effect is waiting."),
    "not_in_hand": marked("{animal} is not in your hand. Only animals of your hand can be played."),
    "not_sad_here": marked("{animal} does not lie sad in front of you. Play it first, or choose another animal."),
    "cannot_pay": marked("Your Helps can't pay for {animal}: each symbol takes such a Help, or any two others."),
    "wrong_payment": marked("That does not pay for {animal}. Choose one of the payments offered."),
    "location_not_shown": marked("That location is not in the display. Choose one that lies there."),
    "needs_missing": marked("You lack the free happy animals for {location}: each species shown, or a Wild for it."),
    "wrong_residents": marked("Those animals can't move into {location}. Choose among those offered."),
    "wrong_discard": marked("You keep {limit} cards at the end of a turn; to discard now: {count}."),
    "solo_only": marked("Only a solo player has turn cards to refresh the display."),
    "no_turn_cards": marked("The turns deck is empty, so nothing can be refreshed any more."),
    "no_refresh": marked("Nothing can be replaced now. Spend a turn card on a refresh first."),
    "wrong_choice": marked("Choose cards that lie in the display, then replace them."),
    "nothing_to_cancel": marked("There is nothing to cancel. Undo takes a step back."),
}
"""By the key of an IllegalAction; the parameters are those that `refusals.py` gives."""


def refusal(error: IllegalAction, say: Words) -> str:
    """What cannot be, why, and what can be done instead."""
    return say(REASONS[error.key], limit=RULES.hand_limit, **_named(error.params, say))


def _named(params: dict[str, Any], say: Words) -> dict[str, Any]:
    """The parameters with names in place of ids."""
    names: dict[str, Callable[[Any, Words], str]] = {
        "animal": animal_name,
        "location": location_name,
        "help": help_name,
        "card": card_name,
    }
    return {name: names[name](value, say) if name in names else value for name, value in params.items()}
