"""Why an action that is not legal cannot be, by the rule it breaks; `text.py` words it."""

from collections.abc import Callable
from typing import Any

from bot.engine.game import IllegalAction
from bot.engine.seats import Seat
from bot.games.super_kawaii_pets import actions as a
from bot.games.super_kawaii_pets.choices import choices, obtainable
from bot.games.super_kawaii_pets.components import ANIMALS, LOCATIONS
from bot.games.super_kawaii_pets.display import open_animals, open_helps, open_locations
from bot.games.super_kawaii_pets.hands import excess
from bot.games.super_kawaii_pets.payments import payments
from bot.games.super_kawaii_pets.state import State

__all__ = ["refusal"]


def refusal(state: State, seat: Seat, action: a.KawaiiAction) -> IllegalAction:
    """The first rule that forbids this action of this seat now."""
    if state.over is not None:
        return IllegalAction("SK12", "over")
    if seat != state.seat:
        return IllegalAction("SK5", "not_your_turn", seat=state.seat)
    return _pending(state, action) or _REASONS[type(action)](state, action)


def _pending(state: State, action: a.KawaiiAction) -> IllegalAction | None:
    """Something that must be finished first, when this kind of action is not part of it."""
    if type(action) in {type(legal) for legal in choices(state)}:
        return None
    if state.refreshing is not None:
        return IllegalAction("SK16", "refresh_first")
    if state.paying:
        return IllegalAction("SK7", "pay_first", animal=state.paying)
    if state.parting:
        return IllegalAction("SK10", "discard_first", count=excess(state.player) - len(state.parting))
    if not isinstance(action, a.PlayAnimal | a.MakeHappy | a.Pay | a.Obtain | a.EndTurn):
        return None
    if state.effect:
        return IllegalAction("SK8", "effect_first", card=state.effect)
    if state.draws:
        return IllegalAction("SK5", "draw_first", count=state.draws)
    return None


def _take_animal(state: State, action: a.TakeAnimal) -> IllegalAction:
    if action.animal not in open_animals(state):
        return IllegalAction("SK3", "animal_not_shown", animal=action.animal)
    return _does_not_fit(state)


def _take_help(state: State, action: a.TakeHelp) -> IllegalAction:
    if action.help not in open_helps(state):
        return IllegalAction("SK3", "help_not_shown", help=action.help)
    return _does_not_fit(state)


def _draw_help(state: State, _: a.DrawHelp) -> IllegalAction:
    if state.effect:
        return IllegalAction("SK8", "effect_not_deck", card=state.effect)
    return IllegalAction("SK11", "no_helps_left") if state.draws else IllegalAction("SK5", "no_draws_left")


def _does_not_fit(state: State) -> IllegalAction:
    if state.effect:
        return IllegalAction("SK8", "does_not_fit", card=state.effect)
    return IllegalAction("SK5", "no_draws_left")


def _skip_effect(*_: Any) -> IllegalAction:
    return IllegalAction("SK8", "no_effect")


def _play_animal(_: State, action: a.PlayAnimal) -> IllegalAction:
    return IllegalAction("SK5", "not_in_hand", animal=action.animal)


def _make_happy(state: State, action: a.MakeHappy | a.Pay) -> IllegalAction:
    animal = action.animal
    if animal not in state.player.sad:
        return IllegalAction("SK5", "not_sad_here", animal=animal)
    if not payments(ANIMALS[animal].cost, state.player.helps):
        return IllegalAction("SK7", "cannot_pay", animal=animal)
    return IllegalAction("SK7", "wrong_payment", animal=animal)


def _obtain(state: State, action: a.Obtain) -> IllegalAction:
    if action.location not in LOCATIONS or action.location not in open_locations(state):
        return IllegalAction("SK5", "location_not_shown", location=action.location)
    if not obtainable(action.location, state.player.happy):
        return IllegalAction("SK9", "needs_missing", location=action.location)
    return IllegalAction("SK9", "wrong_residents", location=action.location)


def _end_turn(state: State, _: a.EndTurn) -> IllegalAction:
    return IllegalAction("SK10", "wrong_discard", count=excess(state.player))


def _refresh(state: State, _: Any) -> IllegalAction:
    if not state.solo:
        return IllegalAction("SK16", "solo_only")
    if not state.turn_cards:
        return IllegalAction("SK16", "no_turn_cards")
    return IllegalAction("SK16", "no_refresh")


def _choose(state: State, action: Any) -> IllegalAction:
    return IllegalAction("SK16", "wrong_choice") if state.refreshing is not None else _refresh(state, action)


def _cancel(*_: Any) -> IllegalAction:
    return IllegalAction("SK5", "nothing_to_cancel")


_REASONS: dict[type[a.KawaiiAction], Callable[[State, Any], IllegalAction]] = {
    a.TakeAnimal: _take_animal,
    a.TakeHelp: _take_help,
    a.DrawHelp: _draw_help,
    a.SkipEffect: _skip_effect,
    a.PlayAnimal: _play_animal,
    a.MakeHappy: _make_happy,
    a.Pay: _make_happy,
    a.Obtain: _obtain,
    a.EndTurn: _end_turn,
    a.Refresh: _refresh,
    a.ChooseAnimals: _choose,
    a.ChooseHelps: _choose,
    a.ChooseLocations: _choose,
    a.Replace: _choose,
    a.Cancel: _cancel,
}
