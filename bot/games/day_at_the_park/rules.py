"""What may be done in each state, and what it leads to."""

from collections.abc import Callable
from functools import lru_cache

from bot.engine.game import Step
from bot.engine.luck import Luck
from bot.engine.seats import Seat
from bot.games.day_at_the_park import actions as a
from bot.games.day_at_the_park import (
    adventures,
    attractions,
    explore,
    high_five,
    movement,
    placing,
    powers,
    start,
    turn,
)
from bot.games.day_at_the_park.course import Course
from bot.games.day_at_the_park.events import Event
from bot.games.day_at_the_park.refusals import refusal
from bot.games.day_at_the_park.state import (
    ChoosingItem,
    Exchanging,
    HighFive,
    Paying,
    Placing,
    Relocating,
    State,
    Swapping,
)

__all__ = ["MOST_SENTENCES", "apply", "legal_actions"]

MOST_SENTENCES = 300
"""No state offers more; where it would, a tile is chosen before its place."""


@lru_cache(256)
def legal_actions(state: State, seat: Seat) -> tuple[a.Action, ...]:
    """All that this seat may do now, in menu order; () when it is not awaited."""
    if seat not in turn.awaited(state):
        return ()
    if state.step == "start":
        return tuple(start.start_choices(state, seat))
    if state.decision is not None:
        return tuple(_settling(state))
    return tuple(_in_turn(state))


def _settling(state: State) -> list[a.Action]:
    """An open decision comes before everything else."""
    match state.decision:
        case ChoosingItem(items=items):
            return [a.TakeItem(item) for item in items]
        case Placing() as decision:
            return placing.placing_choices(state, decision, MOST_SENTENCES)
        case HighFive() as decision:
            return high_five.answers(state, decision)
        case Relocating() as decision:
            return explore.relocations(state, decision)
        case Exchanging() as decision:
            return attractions.trades(state, decision)
        case Paying() as decision:
            return adventures.pay_choices(state, decision)
        case Swapping() as decision:
            return powers.swaps(state, decision)
        case None:
            return []


def _in_turn(state: State) -> list[a.Action]:
    """DP9: the step's own actions, and DP18: special ones at any time between them."""
    match state.step:
        case "figure":
            return [a.PlaceFigure(cell) for cell in state.park.cells()]
        case "refill":
            return adventures.draws(state)
        case "place":
            special = list(powers.special_actions(state))
            return [*placing.placements(state, state.mover.hand, MOST_SENTENCES - len(special)), *special]
        case "move":
            return [*movement.walks(state), a.Stay(), *powers.special_actions(state)]
        case "adventures":
            return [*adventures.completions(state), *powers.special_actions(state), a.FinishAdventures()]
        case "after":
            return [*powers.special_actions(state), a.EndTurn()]
        case "start" | "over":
            return []


def apply(state: State, seat: Seat, action: a.Action, luck: Luck) -> Step[State, Event]:
    """What the action leads to. Raises IllegalAction, and then nothing has changed."""
    if action not in legal_actions(state, seat):
        raise refusal(state, seat, action)
    course = Course(state, luck)
    _EFFECTS[type(action)](course, seat, action)
    return course.step()


def _starting(choose: Callable[..., None]) -> Callable[..., None]:
    """A start choice, after the last of which the first turn begins."""

    def effect(course: Course, seat: Seat, action: a.Action) -> None:
        choose(course, seat, action)
        turn.open_the_park(course)

    return effect


def _plain(effect: Callable[..., None]) -> Callable[..., None]:
    return lambda course, _seat, action: effect(course, action)


def _bare(effect: Callable[..., None]) -> Callable[..., None]:
    return lambda course, _seat, _action: effect(course)


def _deciding(effect: Callable[..., None]) -> Callable[..., None]:
    return lambda course, _seat, action: effect(course, course.state.decision, action)


def _draw_adventure(course: Course, _seat: Seat, action: a.DrawAdventure) -> None:
    adventures.draw_adventure(course, action)
    turn.settle_refill(course)


def _set_down(course: Course, _seat: Seat, action: a.SetDown) -> None:
    decision = course.state.decision
    assert isinstance(decision, Relocating)
    assert decision.lifted is not None
    explore.set_down(course, decision.lifted, decision.moved, action)


def _cancel(course: Course, _seat: Seat, _action: a.Cancel) -> None:
    """Nothing was spent or revealed since the decision was opened."""
    match course.state.decision:
        case Placing() as decision:
            placing.unchoose_tile(course, decision)
        case Relocating() as decision:
            explore.set_down_again(course, decision)
        case Exchanging() as decision:
            attractions.cancel_exchange(course, decision)
        case _:
            course.change(decision=None)


def _done(course: Course, _seat: Seat, _action: a.Done) -> None:
    decision = course.state.decision
    if isinstance(decision, Exchanging):
        attractions.end_exchange(course, decision)
    else:
        course.change(decision=None)


_EFFECTS: dict[type[a.Action], Callable[..., None]] = {
    a.ChooseCharacter: _starting(start.choose_character),
    a.ChooseSide: _starting(start.choose_side),
    a.ChooseBonuses: _starting(start.choose_bonuses),
    a.PlaceFigure: _plain(movement.place_figure),
    a.PlaceTile: _plain(placing.place_tile),
    a.ChooseTile: _plain(placing.choose_tile),
    a.TakeItem: _plain(placing.take_item),
    a.Stay: _bare(movement.stay),
    a.Walk: _plain(movement.walk),
    a.StepAside: high_five.step_aside,
    a.TakeReward: _plain(high_five.take_reward),
    a.Complete: _plain(adventures.complete),
    a.PayWithWilds: _plain(adventures.begin_paying),
    a.Substitute: _deciding(adventures.substitute),
    a.Pay: _deciding(adventures.pay),
    a.FinishAdventures: _bare(turn.finish_adventures),
    a.DrawAdventure: _draw_adventure,
    a.EndTurn: _bare(turn.end_turn),
    a.RideTricycle: _plain(attractions.ride_tricycle),
    a.LookInBox: _bare(attractions.look_in_box),
    a.ButterflyItems: _plain(attractions.gain_butterfly_items),
    a.UseExchange: _bare(attractions.begin_exchange),
    a.Trade: _deciding(attractions.trade),
    a.UseTicket: _plain(attractions.use_ticket),
    a.Rest: _plain(attractions.rest),
    a.LiftTile: _plain(explore.lift_tile),
    a.SetDown: _set_down,
    a.DrawFromBox: _bare(explore.draw_from_box),
    a.GainItems: _plain(explore.gain_items),
    a.UseWildItems: _bare(explore.use_wild_items),
    a.RemoveTile: _plain(explore.remove_tile),
    a.Gather: _plain(explore.gather),
    a.OpenAlbum: _bare(powers.open_album),
    a.SwapAdventure: _deciding(powers.swap_adventure),
    a.TurnInItems: _plain(powers.turn_in_items),
    a.TurnInToken: _plain(powers.turn_in_token),
    a.ScorePoints: _bare(powers.score_points),
    a.Cancel: _cancel,
    a.Done: _done,
}
