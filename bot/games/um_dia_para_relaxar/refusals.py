"""Why an action cannot be: the rule's number, and a key and parameters that `text.py` words."""

from typing import Any

from bot.engine.game import IllegalAction
from bot.games.um_dia_para_relaxar.actions import (
    Action,
    Forbid,
    Like,
    MoveHeart,
    MoveUp,
    Pass,
    Place,
    Skip,
    Swap,
    Vote,
)
from bot.games.um_dia_para_relaxar.board import LEVEL, Board, above
from bot.games.um_dia_para_relaxar.components import COMPONENTS, OutingId
from bot.games.um_dia_para_relaxar.state import State

__all__ = ["INSTEAD", "refusal"]

INSTEAD = 3
"""How many things that can be done instead are named."""


def refusal(state: State, action: Action, legal: tuple[Action, ...]) -> IllegalAction:
    """Why a seat with these legal actions may not do this; `instead` holds some legal actions of the same kind."""
    if not legal:
        return _not_asked(state)
    instead = tuple(other for other in legal if type(other) is type(action))[:INSTEAD]
    if not instead:
        return _other_kind(state, action)
    rule, key, params = _obstacle(state, action)
    return IllegalAction(rule, key, instead=instead, **params)


Obstacle = tuple[str, str, dict[str, Any]]
"""Rule number, key and parameters."""


def _not_asked(state: State) -> IllegalAction:
    if state.phase == "over":
        return IllegalAction("UR13", "over")
    if state.phase == "vote":
        return IllegalAction("UR13", "voted")
    return IllegalAction("UR6", "not_your_turn", seat=state.active)


def _other_kind(state: State, action: Action) -> IllegalAction:
    """Another kind of action is wanted now."""
    if state.phase == "setup":
        return IllegalAction("UR4", "place_first", outing=state.deck[0])
    if state.phase == "vote":
        return IllegalAction("UR13", "vote_first")
    match action:
        case Pass():
            return IllegalAction("UR6", "must_act", face=state.die)
        case MoveHeart() if state.die == "like":
            return IllegalAction("UR10", "supply_left", hearts=state.board.hearts_left)
        case Like() if state.die == "like":
            return IllegalAction("UR10", "supply_empty")
        case _:
            return IllegalAction("UR6", "other_face", face=state.die)


def _obstacle(state: State, action: Action) -> Obstacle:
    """What stands in the way of an action whose kind is right."""
    board = state.board
    match action:
        case Place(row):
            key = "row_full" if row in COMPONENTS.rules.setup_rows else "not_a_setup_row"
            return ("UR5" if key == "row_full" else "UR4"), key, {"row": row}
        case MoveUp(outing):
            if state.phase == "second_move" and outing == state.moved[-1].outing:
                return "UR9", "same_outing", {"outing": outing}
            return _cannot_rise(board, outing, 1)
        case Skip(outing):
            return _cannot_rise(board, outing, 2)
        case Swap(rising, falling):
            return _cannot_swap(board, rising, falling)
        case MoveHeart(source, target):
            return _cannot_move_heart(board, source, target)
        case Like(outing) | Forbid(outing):
            return _absent(board, outing) or ("UR11", "already_there", {"outing": outing})
        case Vote():
            return "UR13", "no_cards_gone", {}
        case Pass():
            raise AssertionError("doing nothing is legal wherever its kind is")


def _absent(board: Board, outing: OutingId) -> Obstacle | None:
    return ("UR13", "not_in_play", {"outing": outing}) if board.row_of(outing) is None else None


def _pinned(board: Board, outing: OutingId) -> Obstacle | None:
    return ("UR11", "forbidden", {"outing": outing}) if outing == board.forbidden else None


def _cannot_rise(board: Board, outing: OutingId, steps: int) -> Obstacle:
    """UR5, UR7, UR12: the target is full, or nothing is skipped; UR2: no row lies two above 6."""
    if hindered := _absent(board, outing) or _pinned(board, outing):
        return hindered
    start = board.standing(outing)
    target = above(start, steps)
    if target is None:
        return "UR2", "too_high", {"outing": outing, "row": start}
    if not board.has_room(target):
        return ("UR7" if steps == 1 else "UR12"), "no_room", {"outing": outing, "row": target}
    return "UR12", "nothing_to_skip", {"outing": outing, "row": above(start)}


def _cannot_swap(board: Board, rising: OutingId, falling: OutingId) -> Obstacle:
    for outing in (rising, falling):
        if hindered := _absent(board, outing) or _pinned(board, outing):
            return hindered
    steps = LEVEL[board.standing(falling)] - LEVEL[board.standing(rising)]
    key = "wrong_way_round" if steps == -1 else "not_adjacent"
    return "UR8", key, {"rising": rising, "falling": falling}


def _cannot_move_heart(board: Board, source: OutingId, target: OutingId) -> Obstacle:
    if absent := _absent(board, source) or _absent(board, target):
        return absent
    if source == target:
        return "UR10", "heart_stays", {"outing": source}
    return "UR10", "no_heart", {"outing": source}
