"""Why something cannot be, in the rulebook's words, and what can be done instead."""

from typing import Any

from bot.engine.game import IllegalAction
from bot.engine.words import Words, marked
from bot.games.parks_memories.text_names import any_of, park, type_name

__all__ = ["refusal"]

_REASONS = {
    "three_teams_need_six": marked("Three teams need six players. Choose two teams, or open more seats."),
    "match_is_over": marked("The match is over."),
    "not_your_turn": marked("It is another player's turn."),
    "not_now": marked("A turn goes: flip, take, draw, Hiker. That is not what comes now."),
    "ability_is_inactive": marked("{ability} is inactive. Flip two tiles of its type to recharge it."),
    "flip_two": marked("Two different tiles are flipped together."),
    "no_tile_there": marked("There is no tile in {cell}."),
    "blocked": marked("The Hiker blocks {cell}."),
    "already_up": marked("{cell} is face up; only face-down tiles are flipped or taken by Water."),
    "water_needs_a_return": marked("Water needs a tile in your Area to return, and works once a turn."),
    "face_down": marked("{cell} is face down; only face-up tiles are taken."),
    "hiker_must_move": marked("The Hiker has to move to another face-up tile."),
    "hiker_needs_a_face": marked("{cell} is face down; the Hiker goes to a face-up tile."),
    "ends_the_game": marked("Drawing from stack {stack} ends the match, so Forest has no place there."),
    "stack_is_empty": marked("Stack {stack} is empty."),
    "taken_by_water": marked("Water took {tile} this turn; return another tile."),
    "not_to_return": marked("{tile} cannot be returned. Choose a tile from the menu."),
    "already_active": marked("{ability} is active already; a Wild recharges an inactive ability."),
    "no_such_pair": marked("These tiles do not match that way. Choose a pair from the menu."),
}
"""By the key of an IllegalAction; the parameters are those that `refusals.py` gives."""


def refusal(error: IllegalAction, say: Words) -> str:
    """The reason; and where another space or stack is possible, which."""
    reason = say(_REASONS[error.key], **_named(error.params, say))
    instead = any_of([str(place) for place in error.params.get("instead", ())], say)
    return say("{reason} Try {instead}.", reason=reason, instead=instead) if instead else reason


def _named(params: dict[str, Any], say: Words) -> dict[str, Any]:
    """The parameters with names in place of ids."""
    names = dict(params)
    if "ability" in params:
        names["ability"] = type_name(params["ability"], say)
    if "tile" in params:
        names["tile"] = park(params["tile"], say)
    return names
