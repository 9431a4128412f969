"""Why an action cannot be. Each key is worded in `text.py`; the rule is a number of the rulings, or its ruled row."""

from typing import Any

from bot.engine.game import IllegalAction
from bot.engine.seats import Seat
from bot.games.parks_memories import actions as act
from bot.games.parks_memories.actions import ParksAction
from bot.games.parks_memories.choices import choices
from bot.games.parks_memories.components import Ability
from bot.games.parks_memories.layout import Cell, layout_of
from bot.games.parks_memories.state import ParksState, Phase, blocked, team_of

__all__ = ["refusal"]

_PHASES: dict[type[Any], Phase] = {
    act.Flip: "flip",
    act.MatchTiles: "match",
    act.UseSun: "take",
    act.Take: "take",
    act.Recharge: "wild",
    act.UseWater: "draw",
    act.ReturnTile: "return",
    act.Draw: "draw",
    act.UseForest: "draw",
    act.MoveHiker: "hiker",
    act.UseMountain: "hiker",
    act.Stay: "hiker",
}
_SUGGESTIONS = 3

_ABILITIES: dict[type[Any], Ability] = {
    act.UseSun: "sun",
    act.UseWater: "water",
    act.UseForest: "forest",
    act.UseMountain: "mountain",
}


def refusal(state: ParksState, seat: Seat, action: ParksAction) -> IllegalAction:
    """The error for an action that is not legal now."""
    if state.phase == "over":
        return IllegalAction("PM15", "match_is_over")
    if seat != state.seat:
        return IllegalAction("PM5", "not_your_turn")
    if state.phase not in (("first", "second") if isinstance(action, act.FlipOne) else (_PHASES[type(action)],)):
        return IllegalAction("PM5", "not_now", phase=state.phase)
    ability = _ABILITIES.get(type(action))
    if ability is not None and ability not in state.active[team_of(state)]:
        return IllegalAction("PM13", "ability_is_inactive", ability=ability)
    error = _about_the_choice(state, action)
    error.params["instead"] = _instead(state, type(action))
    return error


def _instead(state: ParksState, kind: type[Any]) -> tuple[Cell | act.Stack, ...]:
    """A few spaces or stacks with which an action of this kind is possible."""
    places: dict[Cell | act.Stack, None] = {}
    for action in choices(state):
        if type(action) is kind:
            match action:
                case act.Flip(cells) | act.UseSun(cells):
                    places.update(dict.fromkeys(cells))
                case act.FlipOne(place) | act.Take(place) | act.UseWater(place) | act.MoveHiker(place):
                    places[place] = None
                case act.UseMountain(place, _) | act.Draw(place) | act.UseForest(place):
                    places[place] = None
    return tuple(places)[:_SUGGESTIONS]


def _about_the_choice(state: ParksState, action: ParksAction) -> IllegalAction:
    match action:
        case act.Flip(cells) | act.UseSun(cells):
            wrong = next((problem for cell in cells if (problem := _cannot_flip(state, cell))), None)
            return wrong or IllegalAction("PM5", "flip_two")
        case act.FlipOne(cell) | act.UseWater(cell):
            return _cannot_flip(state, cell) or IllegalAction("Water", "water_needs_a_return")
        case act.Take(cell):
            return _cannot_take(state, cell)
        case act.MoveHiker(cell) | act.UseMountain(cell, _):
            return _cannot_hike(state, cell)
        case act.Draw(stack) | act.UseForest(stack):
            return _cannot_draw(state, stack)
        case act.ReturnTile(tile):
            return IllegalAction("Water", "taken_by_water" if tile == state.watered else "not_to_return", tile=tile)
        case act.Recharge(ability):
            return IllegalAction("PM14", "already_active", ability=ability)
        case act.Stay():
            return IllegalAction("PM9", "hiker_must_move")
    return IllegalAction("PM6", "no_such_pair")


def _no_tile(state: ParksState, cell: Cell) -> bool:
    place = layout_of(state.options).index.get(cell)
    return place is None or state.field[place] is None


def _cannot_flip(state: ParksState, cell: Cell) -> IllegalAction | None:
    if _no_tile(state, cell):
        return IllegalAction("PM5", "no_tile_there", cell=cell)
    if cell in blocked(state):
        return IllegalAction("PM11", "blocked", cell=cell)
    return IllegalAction("PM5", "already_up", cell=cell) if cell in state.up else None


def _cannot_take(state: ParksState, cell: Cell) -> IllegalAction:
    if _no_tile(state, cell):
        return IllegalAction("PM7", "no_tile_there", cell=cell)
    if cell in blocked(state):
        return IllegalAction("PM11", "blocked", cell=cell)
    return IllegalAction("PM7", "face_down", cell=cell)


def _cannot_hike(state: ParksState, cell: Cell) -> IllegalAction:
    if _no_tile(state, cell):
        return IllegalAction("PM9", "no_tile_there", cell=cell)
    if cell == state.hiker:
        return IllegalAction("PM9", "hiker_must_move")
    return IllegalAction("PM9", "hiker_needs_a_face", cell=cell)


def _cannot_draw(state: ParksState, stack: int) -> IllegalAction:
    exists = 1 <= stack <= len(state.stacks)
    if exists and state.stacks[stack - 1]:
        return IllegalAction("two stacks empty", "ends_the_game", stack=stack)
    return IllegalAction("PM8", "stack_is_empty", stack=stack)
