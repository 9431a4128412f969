"""High fives: decisions out of turn (DP14)."""

from bot.engine.seats import Seat
from bot.games.day_at_the_park.actions import Action, Reward, StepAside, TakeReward
from bot.games.day_at_the_park.cells import Cell
from bot.games.day_at_the_park.course import Course
from bot.games.day_at_the_park.events import HighFiveGiven, SteppedAside, TokenGained
from bot.games.day_at_the_park.park import touching
from bot.games.day_at_the_park.state import HighFive, State

__all__ = ["answers", "give_high_fives", "step_aside", "take_reward"]


def give_high_fives(course: Course) -> None:
    """DP14: who ends a walk where other figures stand gives each of them a high five, in turn order."""
    state = course.state
    others = [seat for seat in _after(state) if state.players[seat].cell == state.mover.cell]
    if others:
        course.change(decision=HighFive(tuple(others)))
        course.tell(HighFiveGiven(state.active, tuple(others)))


def _after(state: State) -> list[Seat]:
    """The other seats in turn order, beginning with the next one."""
    return [Seat((state.active + step) % state.seats) for step in range(1, state.seats)]


def answers(state: State, decision: HighFive) -> list[Action]:
    """What the moved player, or at last the active one, may answer."""
    rewards = _rewards(state)
    if not decision.waiting:
        return [TakeReward(reward) for reward in rewards]
    cell = state.players[decision.waiting[0]].cell
    assert cell is not None
    return [StepAside(way, reward) for way in _ways(state, cell) for reward in rewards]


def _rewards(state: State) -> tuple[Reward, ...]:
    """A token, while there is one left to draw, or the nap token to blank."""
    return ("token", "nap") if state.bag or state.used or state.lost else ("nap",)


def _ways(state: State, cell: Cell) -> tuple[Cell, ...]:
    """One space on, not diagonally. A figure with no space to go to stays."""
    return touching(state.park)[cell] or (cell,)


def step_aside(course: Course, seat: Seat, action: StepAside) -> None:
    """DP14: direction and reward in one decision. The moved figure triggers nothing and gains nothing by moving."""
    decision = course.state.decision
    assert isinstance(decision, HighFive)
    course.change_player(seat, cell=action.cell)
    course.change(decision=HighFive(decision.waiting[1:]))
    course.tell(SteppedAside(seat, action.cell))
    course.reveals = True
    _reward(course, seat, action.reward)


def take_reward(course: Course, action: TakeReward) -> None:
    """DP14: one reward for the active player, however many high fives there were."""
    course.change(decision=None)
    _reward(course, course.state.active, action.reward)


def _reward(course: Course, seat: Seat, reward: Reward) -> None:
    """A token is drawn, or the nap token turned to blank; void where it was blank."""
    if reward == "nap":
        course.end_nap(seat)
    elif (token := course.drawn_token()) is not None:
        course.gain_token(TokenGained(seat, token))
