"""Why something cannot be, in the rulebook's words, and what can be done instead."""

from typing import Any

from bot.engine.game import IllegalAction
from bot.engine.words import Words, marked
from bot.games.um_dia_para_relaxar.text_names import alternatives, face_name, outing_name

__all__ = ["refusal"]

_REASONS = {
    "over": marked("The day is chosen and the match is over."),
    "voted": marked("Your vote is in and stays face down until all have voted."),
    "not_your_turn": marked("It is another player's turn."),
    "place_first": marked("{outing} has to find its row first."),
    "vote_first": marked("The outing on row 8 is voted on first: YES or NO."),
    "must_act": marked("{face} must be carried out; only LIKE and FORBIDDEN TO MOVE may be passed."),
    "other_face": marked("The die shows {face}, so that is what can be done."),
    "supply_left": marked("Hearts move only when the supply is empty; put one from the supply."),
    "supply_empty": marked("The supply has no hearts left; move one from another outing."),
    "row_full": marked("Row {row} is full: a row holds four outings."),
    "not_a_setup_row": marked("Only rows 0 to 3 are used in the setup, not row {row}."),
    "same_outing": marked("{outing} has moved; the second move is for another outing."),
    "already_there": marked("The X lies on {outing} as it is."),
    "no_cards_gone": marked("All your NO cards are used, so only YES is left."),
    "not_in_play": marked("{outing} is not on the rows."),
    "forbidden": marked("{outing} is under the X and may not move."),
    "too_high": marked("{outing} is on row {row}, and no row lies that far up."),
    "no_room": marked("Row {row} is full, so {outing} can't move there."),
    "nothing_to_skip": marked("Row {row} is empty, so {outing} has nothing to skip."),
    "not_adjacent": marked("{rising} and {falling} are not in rows next to each other."),
    "wrong_way_round": marked("{rising} lies above {falling}: name the lower one first."),
    "heart_stays": marked("The heart lies on {outing}; choose another outing."),
    "no_heart": marked("There is no heart on {outing}."),
}
"""By the key of an IllegalAction; the parameters are those that `refusals.py` gives."""


def refusal(error: IllegalAction, say: Words) -> str:
    """The reason; and where the same kind of action is possible, with what."""
    reason = say(_REASONS[error.key], **_named(error.params, say))
    instead = alternatives(error.params.get("instead", ()), say)
    if not instead:
        return reason
    return say("{reason} Try {instead}.", reason=reason, instead=instead)


def _named(params: dict[str, Any], say: Words) -> dict[str, Any]:
    """The parameters with names in place of ids."""
    names = {name: outing_name(outing, say) for name, outing in params.items() if name in _OUTINGS}
    if params.get("face"):
        names["face"] = face_name(params["face"], say)
    return params | names


_OUTINGS = frozenset(("outing", "rising", "falling"))
"""Parameters that hold an outing's id."""
