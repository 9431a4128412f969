"""Short ways for tests to set up a position, and to play on from it."""

from collections.abc import Sequence
from typing import TypeVar

from bot.engine.game import Step
from bot.engine.luck import Luck
from bot.engine.seats import Seat
from bot.games.um_dia_para_relaxar.actions import Action
from bot.games.um_dia_para_relaxar.components import Face
from bot.games.um_dia_para_relaxar.events import Event
from bot.games.um_dia_para_relaxar.game import GAME
from bot.games.um_dia_para_relaxar.notation import parse
from bot.games.um_dia_para_relaxar.state import State

__all__ = ["FULL_SETUP", "Dice", "choices", "play", "position"]

T = TypeVar("T")

FULL_SETUP = """
    3: zoo camping karaoke theatre
    2: spa fun_fair museum cinema
    1: travel park ice_cream_shop shopping
    0: snack_bar beach diving farm
"""
"""Rows 0 to 3 as the setup leaves them."""


class Dice(Luck):
    """A die that falls as told: these faces one after the other."""

    def __init__(self, *faces: Face) -> None:
        super().__init__("dice", 0)
        self._faces = iter(faces)

    def choice(self, items: Sequence[T]) -> T:
        face = next(self._faces)
        return items[list(items).index(face)]  # type: ignore[arg-type]


def position(play: str, board: str, seats: str | int = 3) -> State:
    """A position: phase and face, rows from the top, and seats (their number, or one line each)."""
    if isinstance(seats, int):
        seats = "\n".join(f"seat: P{number:02}" for number in range(1, seats + 1))
    return parse(f"play: {play}\n{board}\n{seats}")


def choices(state: State, seat: int | None = None) -> tuple[Action, ...]:
    """What a seat may do; by default the active one."""
    return GAME.legal_actions(state, state.active if seat is None else Seat(seat))


def play(state: State, *actions: Action, seat: int | None = None, die: Luck | None = None) -> Step[State, Event]:
    """Carries actions out, each by the seat named or else by the first one awaited; answers the last step."""
    luck = die or Dice("move_up")
    step: Step[State, Event] = Step(state, ())
    for action in actions:
        actor = GAME.awaited(step.state)[0] if seat is None else Seat(seat)
        step = GAME.apply(step.state, actor, action, luck)
    return step
