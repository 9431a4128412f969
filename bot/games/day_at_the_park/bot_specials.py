"""What a bot thinks of special actions: above 0 it uses them, before it ends a step."""

from collections.abc import Callable
from typing import Any

from bot.games.day_at_the_park import actions as a
from bot.games.day_at_the_park.components import ADVENTURES, TILES
from bot.games.day_at_the_park.items import tally
from bot.games.day_at_the_park.payments import spent
from bot.games.day_at_the_park.view import View
from bot.games.day_at_the_park.wishes import LEFTOVER, card_worth, gain_worth, missing, needed

__all__ = ["SPECIALS"]

_NOT_NOW = -1.0
_POINT = 1.0
_PLACE = 1.0
"""What it is worth to lay one more tile."""
_WORTH_A_TRADE = 0.5
_WILD_ITEMS = 3


def _late(view: View) -> bool:
    """Whether the steps that collect items are over; powers and tokens are kept until then."""
    return view.step in ("adventures", "after")


def _when_late(view: View, worth: float) -> float:
    return worth if _late(view) else _NOT_NOW


def _ride(view: View, action: a.RideTricycle) -> float:
    """The item, and its symbol for an adventure."""
    item = view.park.item(action.cell)
    worth = 1.5 * needed(view, item) if item else 0.0
    return _when_late(view, worth if view.is_last_turn else worth - 1.2)


def _look(view: View, _action: a.LookInBox) -> float:
    return _when_late(view, 0.6)


def _butterfly_items(view: View, action: a.ButterflyItems) -> float:
    return _when_late(view, gain_worth(view, tally(action.gains)))


def _exchange(view: View, _action: a.UseExchange) -> float:
    """When something held is no use, and something else is needed."""
    own = view.own
    if own is None or not _late(view):
        return _NOT_NOW
    spare = sum(own.items) - max((sum(ADVENTURES[card.id].items.values()) for card in own.open), default=0)
    near = any(0 < missing(view, card.id) <= spare for card in own.open)
    return 1.0 if near else _NOT_NOW


def _trade(view: View, action: a.Trade) -> float:
    """One at a time: what is needed for what is not."""
    worth = needed(view, action.take) - needed(view, action.give)
    return worth - 0.1 * action.count if worth > _WORTH_A_TRADE else _NOT_NOW


def _ticket(view: View, action: a.UseTicket) -> float:
    """A card that is nearer for one that is far; the bonus side of an easy one costs nothing."""
    new = view.top(action.deck)
    if new is None or new == action.discard:
        return _NOT_NOW
    better = card_worth(view, new) - card_worth(view, action.discard) - 2.0
    return _when_late(view, better + 0.1 * (action.bonus == (ADVENTURES[new].difficulty == "easy")))


def _rest(view: View, action: a.Rest) -> float:
    """Waking pays for sides that score; a Wild token is kept for paying."""
    scores = view.own is not None and view.own.side == "score"
    return _when_late(view, 0.4 if scores and action.token != "wild" else _NOT_NOW)


def _never(_view: View, _action: a.Action) -> float:
    return _NOT_NOW


def _set_down(_view: View, _action: a.SetDown) -> float:
    return 0.0


def _from_box(view: View, _action: a.DrawFromBox) -> float:
    return _when_late(view, _PLACE)


def _gain(view: View, action: a.GainItems) -> float:
    return _when_late(view, gain_worth(view, tally(action.gains)))


def _wild_items(view: View, _action: a.UseWildItems) -> float:
    """When an adventure lacks little, and enough else is held."""
    own = view.own
    if own is None or view.step != "adventures":
        return _NOT_NOW
    near = [missing(view, card.id) for card in own.open if sum(ADVENTURES[card.id].items.values()) <= sum(own.items)]
    return 1.0 if any(0 < lack <= _WILD_ITEMS for lack in near) and not view.wild_items else _NOT_NOW


def _remove(view: View, action: a.RemoveTile) -> float:
    item = TILES[view.park.at(action.cell).tile].item
    return _when_late(view, needed(view, item) * (1 + (action.cell in view.benches)) if item else 0.0)


def _gather(view: View, action: a.Gather) -> float:
    return _when_late(view, gain_worth(view, tally(action.items)))


def _swap(view: View, action: a.SwapAdventure) -> float:
    """Completed cards stay as they are; an open one may go for one that is nearer."""
    new = view.top(action.deck)
    if new is None or view.own is None or all(card.id != action.card for card in view.own.open):
        return _NOT_NOW
    easy = ADVENTURES[new].difficulty == "easy"
    return card_worth(view, new) - card_worth(view, action.card) - 1.5 + 0.1 * (action.bonus == easy)


def _turn_in(view: View, action: a.TurnInItems) -> float:
    """Points for items; those an adventure needs are dearer."""
    items, tokens = spent(action.payment)
    points = view.own.power.points if view.own else 0
    return _when_late(view, points * _POINT - gain_worth(view, items) - 1.5 * tokens - sum(items) * LEFTOVER)


def _turn_in_token(view: View, action: a.TurnInToken) -> float:
    return _when_late(view, 2.0 if action.token in ("exchange", "attraction") else 1.5)


def _score(view: View, _action: a.ScorePoints) -> float:
    return _when_late(view, 1.0)


SPECIALS: dict[type[a.Action], Callable[[View, Any], float]] = {
    a.RideTricycle: _ride,
    a.LookInBox: _look,
    a.ButterflyItems: _butterfly_items,
    a.UseExchange: _exchange,
    a.Trade: _trade,
    a.UseTicket: _ticket,
    a.Rest: _rest,
    a.LiftTile: _never,
    a.SetDown: _set_down,
    a.DrawFromBox: _from_box,
    a.GainItems: _gain,
    a.UseWildItems: _wild_items,
    a.RemoveTile: _remove,
    a.Gather: _gather,
    a.OpenAlbum: _never,
    a.SwapAdventure: _swap,
    a.TurnInItems: _turn_in,
    a.TurnInToken: _turn_in_token,
    a.ScorePoints: _score,
}
