"""Positions in a few lines, and what actions make of them."""

from bot.engine.game import Step
from bot.engine.luck import Luck
from bot.engine.seats import Seat
from bot.games.day_at_the_park.actions import Action
from bot.games.day_at_the_park.events import Event
from bot.games.day_at_the_park.game import GAME
from bot.games.day_at_the_park.notation import parse
from bot.games.day_at_the_park.state import State

__all__ = ["act", "can", "kinds_of", "offered", "position", "step"]

NEXT = "seat: chococat at=N51 hand=T47,T48"
"""The other player, where the text names only one."""


def position(text: str) -> State:
    """The state of a text; with one seat only, a second one is added at N51."""
    return parse(text if text.count("seat:") > 1 else f"{text}\n{NEXT}")


def step(state: State, action: Action, seat: int | None = None) -> Step[State, Event]:
    """What the action leads to; the awaited seat acts unless another is named."""
    actor = GAME.awaited(state)[0] if seat is None else Seat(seat)
    return GAME.apply(state, actor, action, Luck("test", 1))


def act(state: State, *actions: Action) -> State:
    """The state after these actions, each of whoever is awaited."""
    for action in actions:
        state = step(state, action).state
    return state


def offered(state: State, kind: type[Action] | None = None) -> list[Action]:
    """What the awaited seat may do, all or of one kind."""
    actions = GAME.legal_actions(state, GAME.awaited(state)[0])
    return [action for action in actions if kind is None or isinstance(action, kind)]


def can(state: State, action: Action) -> bool:
    return action in offered(state)


def kinds_of(state: State) -> set[type[Action]]:
    return {type(action) for action in offered(state)}
