"""Why something cannot be, in the rulebook's words, and what can be done instead."""

from typing import Any

from bot.engine.game import IllegalAction
from bot.engine.words import Words, marked
from bot.games.day_at_the_park.text_names import token_name

__all__ = ["refusal"]

_REASONS = {
    "over": marked("The day at the park is over."),
    "seats": marked("{least} to {most} can spend the day at the park."),
    "not_your_turn": marked("It is another player's turn. A high five is the only thing that may call you in between."),
    "high_five_first": marked("First the high five is answered: where to step, and a token or the nap token to blank."),
    "decision_first": marked("First settle what you began, or take it back."),
    "wrong_step": marked("Now is not the time for that. {instead}"),
    "no_such_token": marked(
        "You have no such token ({token}). End a walk on a bench, or give a high five, to get tokens."
    ),
    "asleep": marked("Your nap token shows Zzz. A bench or a high five turns it to blank."),
    "not_in_hand": marked("That tile is not in your hand. Place one of your two."),
    "edges": marked("The tile does not fit on {cell} like that: garden meets garden, field meets field."),
    "choose_tile_first": marked("Choose the tile first, then its place."),
    "no_such_walk": marked("A walk has one to three spaces and no diagonals, so it can't end on {cell} like that."),
    "cannot_pay": marked("That does not pay for the adventure. Gather what it shows, or use wilds."),
    "taken": marked("This character has a player. Choose another."),
    "not_now": marked("That can't be done as things are. See what else is offered."),
}
"""By the key of an IllegalAction; the parameters are those that `refusals.py` gives."""

_INSTEAD = {
    "start": marked("Characters, sides and bonuses are chosen before the first turn."),
    "figure": marked("The figure enters the park at the start of the first turn."),
    "place": marked("A tile is placed at the start of a turn."),
    "move": marked("Place a tile first; one walk follows it."),
    "adventures": marked("Adventures are completed after the walk."),
    "refill": marked("Adventures are drawn at the end of a turn, after completing some."),
    "after": marked("First come placing, walking and drawing a tile."),
}
"""When the step comes that the action belongs to."""


def refusal(error: IllegalAction, say: Words) -> str:
    """The reason, and what to do about it."""
    return say(_REASONS[error.key], **_named(error.params, say))


def _named(params: dict[str, Any], say: Words) -> dict[str, Any]:
    """The parameters with words in place of ids."""
    named = dict(params)
    if "step" in params:
        named["instead"] = say(_INSTEAD[params["step"]])
    if "token" in params:
        named["token"] = token_name(params["token"], say)
    return named
