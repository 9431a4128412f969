"""A player made of rules of thumb: collects what its adventures lack, completes the dearest, spends what it has."""

from collections.abc import Callable, Sequence
from typing import Any

from bot.engine.luck import Luck
from bot.games.day_at_the_park import actions as a
from bot.games.day_at_the_park.bot_specials import SPECIALS
from bot.games.day_at_the_park.cells import Cell, position
from bot.games.day_at_the_park.components import ADVENTURES, CHARACTERS
from bot.games.day_at_the_park.events import Event
from bot.games.day_at_the_park.items import Payment
from bot.games.day_at_the_park.movement import collected
from bot.games.day_at_the_park.park import gains
from bot.games.day_at_the_park.payments import spent
from bot.games.day_at_the_park.view import View
from bot.games.day_at_the_park.wishes import card_worth, gain_worth, needed

__all__ = ["choose"]

_TOKEN = 1.2
"""What an attraction token is worth."""
_NAP = 1.5
"""What waking is worth."""
_REACH = 3
_COMPLETING = 20.0
"""Completing comes before everything else."""


def choose(
    history: Sequence[Event],  # noqa: ARG001 (all this bot needs is on the table)
    view: View,
    actions: Sequence[a.Action],
    luck: Luck,
    strength: str = "average",  # noqa: ARG001 (it plays as well as it can)
) -> a.Action:
    """The action that seems worth most; among equals any."""
    worths = [_worth(view, action) for action in actions]
    best = max(worths)
    return luck.choice([action for action, worth in zip(actions, worths, strict=True) if worth > best - 1e-9])


def _worth(view: View, action: a.Action) -> float:
    return (_WORTHS.get(type(action)) or SPECIALS[type(action)])(view, action)


def _character(_view: View, action: a.ChooseCharacter) -> float:
    return 1.0 if action.character in CHARACTERS else 0.0


def _side(view: View, action: a.ChooseSide) -> float:
    """Sides that earn points or items without a plan."""
    character = view.own.character if view.own else None
    wanted = "explore" if character in ("my_melody", "keroppi", "chococat") else "score"
    return float(action.side == wanted)


def _bonuses(_view: View, action: a.ChooseBonuses) -> float:
    """Easy bonuses cost nothing more; the others make the card dearer."""
    return sum(1.0 if ADVENTURES[card].difficulty == "easy" else -1.0 for card in action.cards)


def _figure(view: View, action: a.PlaceFigure) -> float:
    item = view.park.item(action.cell)
    return needed(view, item) if item else 0.0


def _tile(view: View, action: a.PlaceTile) -> float:
    """The best item it brings, and a token within reach."""
    offered = gains(view.park, action.tile, action.cell)
    item = max((needed(view, item) for item in offered), default=0.0)
    own = view.own.cell if view.own else None
    near = own is not None and _distance(own, action.cell) <= _REACH
    return item + 0.5 * near


def _distance(one: Cell, other: Cell) -> int:
    (x, y), (u, v) = position(one), position(other)
    return abs(x - u) + abs(y - v)


def _first_tile(_view: View, _action: a.ChooseTile) -> float:
    return 0.0


def _item(view: View, action: a.TakeItem) -> float:
    return needed(view, action.item)


def _walk(view: View, action: a.Walk) -> float:
    """What it collects, the token or high five at its end, and the symbol to stand on."""
    symbol = view.park.item(action.end)
    standing = 0.5 * needed(view, symbol) if symbol else 0.0
    meeting = any(player.cell == action.end for seat, player in enumerate(view.seats) if seat != view.viewer)
    welcome = _TOKEN * (action.end in view.benches) + _TOKEN * meeting
    return gain_worth(view, collected(view.park, action.path, view.supply)) + standing + welcome


def _stay(view: View, _action: a.Stay) -> float:
    cell = view.own.cell if view.own else None
    item = view.park.item(cell) if cell else None
    return 1.5 * needed(view, item) if item else 0.0


def _reward(view: View, reward: a.Reward) -> float:
    if reward == "nap":
        return _NAP if view.own and view.own.asleep else 0.0
    return _TOKEN


def _step_aside(view: View, action: a.StepAside) -> float:
    return _reward(view, action.reward) + 0.3 * (action.cell in view.benches)


def _take_reward(view: View, action: a.TakeReward) -> float:
    return _reward(view, action.reward)


def _complete(view: View, action: a.Complete) -> float:
    return _completing(view, action.card, action.extra) - _price(view, action.payment)


def _completing(_view: View, card: Any, extra: bool) -> float:
    adventure = ADVENTURES[card]
    return _COMPLETING + adventure.points + (adventure.bonus.points if extra else 0)


def _price(view: View, payment: Payment) -> float:
    items, tokens = spent(payment)
    return 0.1 * gain_worth(view, items) + 0.2 * tokens


def _with_wilds(view: View, action: a.PayWithWilds) -> float:
    """Only after what can be paid without them, and for cards worth it."""
    return _completing(view, action.card, extra=False) - 10.0 - 2.0 * action.extra


def _substitute(view: View, action: a.Substitute) -> float:
    return 1.0 if action.given == "wild" else 1.5 - needed(view, action.given)


def _pay(view: View, action: a.Pay) -> float:
    return _COMPLETING - _price(view, action.payment)


def _draw(view: View, action: a.DrawAdventure) -> float:
    """The card that is nearest; its bonus side if that costs nothing."""
    card = view.top(action.deck)
    if card is None:
        return 0.0
    easy = ADVENTURES[card].difficulty == "easy"
    return card_worth(view, card) + (0.1 if action.bonus == easy else 0.0)


def _idle(_view: View, _action: a.Action) -> float:
    return 0.0


def _last_resort(_view: View, _action: a.Action) -> float:
    return -5.0


_WORTHS: dict[type[a.Action], Callable[[View, Any], float]] = {
    a.ChooseCharacter: _character,
    a.ChooseSide: _side,
    a.ChooseBonuses: _bonuses,
    a.PlaceFigure: _figure,
    a.PlaceTile: _tile,
    a.ChooseTile: _first_tile,
    a.TakeItem: _item,
    a.Walk: _walk,
    a.Stay: _stay,
    a.StepAside: _step_aside,
    a.TakeReward: _take_reward,
    a.Complete: _complete,
    a.PayWithWilds: _with_wilds,
    a.Substitute: _substitute,
    a.Pay: _pay,
    a.DrawAdventure: _draw,
    a.FinishAdventures: _idle,
    a.EndTurn: _idle,
    a.Done: _idle,
    a.Cancel: _last_resort,
}
