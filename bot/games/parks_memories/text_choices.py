"""Words for what can be chosen: buttons, menus, and whole actions as sentences.

With `memory: once` they name cells only: a menu must not keep a face that the picture will not keep.
"""

from typing import Any

from bot.engine.words import Label, Words, marked
from bot.games.parks_memories.actions import (
    Draw,
    Flip,
    FlipOne,
    MatchTiles,
    MoveHiker,
    ParksAction,
    Recharge,
    ReturnTile,
    Stack,
    Stay,
    Take,
    UseForest,
    UseMountain,
    UseSun,
    UseWater,
)
from bot.games.parks_memories.components import TWIN, TYPE, Ability, TileId
from bot.games.parks_memories.layout import Cell, column_of
from bot.games.parks_memories.text_names import cells, line_name, park, park_and_type, type_name
from bot.games.parks_memories.view import ParksView

__all__ = ["column", "kind", "prompt", "sentence", "value"]

_KINDS: dict[type[Any], str] = {
    Flip: marked("Flip two tiles"),
    MatchTiles: marked("Match tiles"),
    UseSun: marked("Use Sun"),
    Take: marked("Take a tile"),
    Recharge: marked("Recharge"),
    UseWater: marked("Use Water"),
    ReturnTile: marked("Return a tile"),
    Draw: marked("Draw a tile"),
    UseForest: marked("Use Forest"),
    MoveHiker: marked("Move the Hiker"),
    UseMountain: marked("Use Mountain"),
    Stay: marked("Stay"),
    FlipOne: marked("Flip a tile"),
}

_PROMPTS: dict[tuple[type[Any], str], str] = {
    (Flip, "cells"): marked("Which two tiles do you flip?"),
    (MatchTiles, "ability"): marked("Which type do you match?"),
    (MatchTiles, "cells"): marked("Which two tiles do you match?"),
    (UseSun, "cells"): marked("Sun: which tiles do you flip as well?"),
    (Take, "cell"): marked("Which tile do you take?"),
    (Recharge, "ability"): marked("Which ability does your Wild recharge?"),
    (UseWater, "cell"): marked("Water: which face-down tile do you take as well?"),
    (ReturnTile, "tile"): marked("Which of your tiles goes back face down?"),
    (Draw, "stack"): marked("Which stack do you draw from?"),
    (UseForest, "stack"): marked("Forest: which stack's top do you look at in secret?"),
    (MoveHiker, "cell"): marked("Where does the Hiker go?"),
    (UseMountain, "cell"): marked("Mountain: where does the Hiker lie down?"),
    (UseMountain, "line"): marked("Does he lock the row or the column?"),
    (FlipOne, "cell"): marked("Which tile do you flip?"),
}

_EFFECTS: dict[Ability, str] = {
    "sun": marked("flips two more tiles before you take one"),
    "water": marked("also takes a face-down tile for one of yours"),
    "forest": marked("shows you the drawn tile in secret"),
    "mountain": marked("locks a row or a column"),
}
"""What an ability does, to stand behind its name."""


def kind(of: type[Any], say: Words) -> str:
    """A kind of action on a button."""
    return say(_KINDS[of])


def prompt(of: type[Any] | None, field: str | None, view: ParksView, say: Words) -> str:
    """What is asked next; where an ability is offered, what it does."""
    if of is not None and field is not None:
        return say(_PROMPTS[of, field])
    if view.phase == "take":
        return say("Take a tile now, or let Sun flip two more first?")
    if view.phase == "hiker":
        return say("Move the Hiker, or let Mountain lay him down to lock a row or a column?")
    return _prompt_to_draw(view, say)


def _prompt_to_draw(view: ParksView, say: Words) -> str:
    if "forest" not in view.usable:
        return say("Draw now, or let Water take a face-down tile for one of yours first?")
    if "water" not in view.usable:
        return say("Draw face up, or let Forest show you the tile in secret and leave it face down?")
    return say(
        "Draw, let Forest show you the drawn tile in secret, or let Water first swap a face-down tile for yours?"
    )


def value(of: type[Any], field: str, chosen: Any, view: ParksView, say: Words) -> Label:
    """One value of a field: the thing, then what it brings."""
    match field:
        case "ability":
            return _ability_label(chosen, view, say)
        case "line":
            return Label(say("The row")) if chosen == "row" else Label(say("The column"))
        case "stack":
            left = view.stacks[chosen - 1]
            return Label(_stack(chosen, say), say.plural("{n} tile left", "{n} tiles left", left), mark=str(chosen))
        case "tile":
            return Label(park(chosen, say), _detail(chosen, view, say))
    face = None if of is UseWater else _open_face(chosen, view)
    return Label(chosen, park_and_type(face, say) if face else "", mark=chosen)


def column(letter: str, view: ParksView, say: Words) -> Label:
    """A column of the field, asked before the row."""
    down = sum(column_of(space.cell) == letter and not space.empty and not space.up for space in view.spaces)
    return Label(say("Column {column}", column=letter), say.plural("{n} face-down tile", "{n} face-down tiles", down))


def sentence(action: ParksAction, view: ParksView, say: Words) -> str:
    """The whole action."""
    match action:
        case Flip(chosen):
            return say("Flip {cells}", cells=cells(chosen, say))
        case FlipOne(cell):
            return say("Flip {cells}", cells=cell)
        case UseSun(chosen):
            return say("Use Sun: flip {cells} as well", cells=cells(chosen, say))
        case MatchTiles(ability, chosen):
            return _match_sentence(ability, cells(chosen, say), say)
        case Take(cell):
            return say("Take {tile}", tile=_with_face(cell, view, say))
        case Recharge(ability):
            return say("Recharge {ability}", ability=type_name(ability, say))
        case UseWater(cell):
            return say("Use Water: also take the face-down tile {cell}", cell=cell)
        case ReturnTile(tile):
            return say("Return {park} face down to {cell}", park=park(tile, say), cell=view.spot)
    return _late_sentence(action, view, say)


def _late_sentence(action: ParksAction, view: ParksView, say: Words) -> str:
    """The same for drawing and for the Hiker."""
    match action:
        case Draw(stack):
            return say("Draw from stack {stack}", stack=stack)
        case UseForest(stack):
            return say("Use Forest: look at the top of stack {stack} in secret", stack=stack)
        case MoveHiker(cell):
            return say("Move the Hiker to {tile}", tile=_with_face(cell, view, say))
        case UseMountain(cell, line):
            return say("Use Mountain: the Hiker on {cell} locks {line}", cell=cell, line=line_name(cell, line, say))
    return say("The Hiker stays")


def _match_sentence(ability: Ability | None, pair: str, say: Words) -> str:
    if ability is None:
        return say("Match {cells}", cells=pair)
    return say("Match {cells} for {ability}", cells=pair, ability=type_name(ability, say))


def _stack(stack: Stack, say: Words) -> str:
    return say("Stack {stack}", stack=stack)


def _ability_label(ability: Ability | None, view: ParksView, say: Words) -> Label:
    if ability is None:
        return Label(say("No ability"), say("all are active already"))
    if ability in view.teams[view.team].active:
        return Label(type_name(ability, say), say("active already, so nothing is gained"))
    return Label(type_name(ability, say), say(_EFFECTS[ability]))


def _detail(tile: TileId, view: ParksView, say: Words) -> str:
    """A tile of the own Area: its type, and whether a pair would break."""
    name = type_name(TYPE[tile], say)
    if TWIN.get(tile) in view.teams[view.team].area:
        return say("{type}, breaks a pair", type=name)
    return name


def _open_face(cell: Cell, view: ParksView) -> TileId | None:
    """The face to be named in a menu."""
    return None if view.fleeting else view.space(cell).tile


def _with_face(cell: Cell, view: ParksView, say: Words) -> str:
    face = _open_face(cell, view)
    return cell if face is None else f"{cell}, {park(face, say)}"
