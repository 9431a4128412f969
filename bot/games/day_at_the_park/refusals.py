"""Why an action cannot be: the rule's number and what `text.py` says to it."""

from bot.engine.game import IllegalAction
from bot.engine.seats import Seat
from bot.games.day_at_the_park import actions as a
from bot.games.day_at_the_park.components import TILES
from bot.games.day_at_the_park.park import places
from bot.games.day_at_the_park.state import HighFive, Relocating, State

__all__ = ["refusal"]

_STEP_OF: dict[type[a.Action], str] = {
    a.ChooseCharacter: "start",
    a.ChooseSide: "start",
    a.ChooseBonuses: "start",
    a.PlaceFigure: "figure",
    a.Walk: "move",
    a.Stay: "move",
    a.Complete: "adventures",
    a.PayWithWilds: "adventures",
    a.FinishAdventures: "adventures",
    a.DrawAdventure: "refill",
    a.EndTurn: "after",
}

_TOKEN_OF: dict[type[a.Action], str] = {
    a.RideTricycle: "tricycle",
    a.LookInBox: "butterfly",
    a.ButterflyItems: "butterfly",
    a.UseExchange: "exchange",
    a.UseTicket: "attraction",
}

_POWERS = (
    a.LiftTile,
    a.DrawFromBox,
    a.GainItems,
    a.UseWildItems,
    a.RemoveTile,
    a.Gather,
    a.OpenAlbum,
    a.TurnInItems,
    a.TurnInToken,
    a.ScorePoints,
)


def refusal(state: State, seat: Seat, action: a.Action) -> IllegalAction:
    """The nearest reason why this seat cannot do this now."""
    if state.step == "over":
        return IllegalAction("DP24", "over")
    if state.step != "start" and seat != state.active and not isinstance(action, a.StepAside):
        return IllegalAction("DP9", "not_your_turn")
    if isinstance(state.decision, HighFive) and not isinstance(action, a.StepAside | a.TakeReward):
        return IllegalAction("DP14", "high_five_first")
    if state.decision is None:
        return _out_of_step(state, action) or _special(state, seat, action) or _unfit(state, action)
    if isinstance(state.decision, Relocating) and isinstance(action, a.SetDown):
        return IllegalAction("DP10", "edges", cell=action.cell)
    return IllegalAction("DP18", "decision_first")


def _out_of_step(state: State, action: a.Action) -> IllegalAction | None:
    step = _STEP_OF.get(type(action))
    if step is not None and step != state.step:
        return IllegalAction("DP9", "wrong_step", step=step)
    return None


def _special(state: State, seat: Seat, action: a.Action) -> IllegalAction | None:
    """DP18, DP19: without the token, or with the nap token showing Zzz."""
    player = state.players[seat]
    token = _TOKEN_OF.get(type(action))
    if token is not None and token not in player.tokens:
        return IllegalAction("DP19", "no_such_token", token=token)
    if isinstance(action, _POWERS) and player.asleep:
        return IllegalAction("DP18", "asleep")
    return None


def _unfit(state: State, action: a.Action) -> IllegalAction:
    match action:
        case a.PlaceTile(tile=tile) if tile not in state.mover.hand:
            return IllegalAction("DP10", "not_in_hand")
        case a.PlaceTile(tile=tile, cell=cell, rotation=rotation):
            if state.step != "place":
                return IllegalAction("DP9", "wrong_step", step="place")
            fits = (cell, rotation) in places(state.park, TILES[tile].edges)
            return IllegalAction("DP10", "choose_tile_first" if fits else "edges", cell=cell)
        case a.Walk(end=end):
            return IllegalAction("DP12", "no_such_walk", cell=end)
        case a.Complete() | a.PayWithWilds():
            return IllegalAction("DP15", "cannot_pay")
        case a.ChooseCharacter():
            return IllegalAction("DP7", "taken")
        case _:
            return IllegalAction("DP18", "not_now")
