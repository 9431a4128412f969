"""Setting up positions and playing on from them, in a few words."""

from typing import Any, TypeVar

from bot.engine.game import IllegalAction, Step
from bot.engine.luck import Luck
from bot.engine.seats import Seat
from bot.games.super_kawaii_pets.actions import EndTurn, KawaiiAction
from bot.games.super_kawaii_pets.events import KawaiiEvent
from bot.games.super_kawaii_pets.game import SuperKawaiiPets
from bot.games.super_kawaii_pets.notation import parse
from bot.games.super_kawaii_pets.options import KawaiiOptions
from bot.games.super_kawaii_pets.state import State

GAME = SuperKawaiiPets()
KIND = TypeVar("KIND")

DECKS = """
animals: D01 C01 / R01 D02 D03 D12 C12
helps: food love care / food love care food
locations: L01 L02 L03 / L04 L05
"""
"""A display in the middle of a match: three open animals, R01 on top of the deck, and a Help of each kind."""


def at(text: str) -> State:
    """The position; where it says nothing of the display, that of `DECKS` lies there."""
    return parse(text if "animals:" in text else text + DECKS)


def start(seats: int, seed: str = "start", **options: Any) -> State:
    return GAME.setup(seats, KawaiiOptions(**options), Luck(seed, 0))


def step(state: State, action: KawaiiAction, seed: str = "step") -> Step[State, KawaiiEvent]:
    """One action of the seat whose turn it is."""
    return GAME.apply(state, state.seat, action, Luck(seed, 1))


def after(state: State, *actions: KawaiiAction) -> State:
    """The state after these actions of whoever's turn it is."""
    for action in actions:
        state = step(state, action).state
    return state


def legal(state: State) -> tuple[KawaiiAction, ...]:
    return GAME.legal_actions(state, state.seat)


def of_kind(state: State, kind: type[KIND]) -> list[KIND]:
    """The legal actions of one kind."""
    return [action for action in legal(state) if isinstance(action, kind)]


def kinds(state: State) -> set[type[KawaiiAction]]:
    return {type(action) for action in legal(state)}


def refused(state: State, action: KawaiiAction, seat: int | None = None) -> tuple[str, str]:
    """The rule and key with which the action is refused."""
    try:
        GAME.apply(state, Seat(state.seat if seat is None else seat), action, Luck("refused", 1))
    except IllegalAction as error:
        return error.rule, error.key
    raise AssertionError(f"{action} is legal")


def end_turn(state: State) -> State:
    """The state after the first way offered to end the turn."""
    return after(state, of_kind(state, EndTurn)[0])
