"""What things are called: one name each, the same in pictures, menus and sentences."""

from collections.abc import Sequence

from bot.engine.seats import Cast
from bot.engine.words import Words
from bot.games.parks_memories.components import ART, TYPE, Ability, TileId, TileType
from bot.games.parks_memories.layout import Cell, Line, column_of, row_of
from bot.games.parks_memories.view import ParksView

__all__ = ["any_of", "cells", "faced", "line_name", "park", "park_and_type", "team_name", "type_name"]


def park(tile: TileId, say: Words) -> str:
    """The tile's name: its park, or Wild."""
    return say(f"park.{ART[tile]}")


def type_name(type_: TileType | Ability, say: Words) -> str:
    return say(f"type.{type_}")


def park_and_type(tile: TileId, say: Words) -> str:
    """ "Redwood (Forest)"; a Wild is just that."""
    if TYPE[tile] == "wild":
        return park(tile, say)
    return f"{park(tile, say)} ({type_name(TYPE[tile], say)})"


def cells(names: Sequence[Cell], say: Words) -> str:
    """ "A1 and C2"."""
    return say.list(names)


def faced(names: Sequence[Cell], tiles: Sequence[TileId], say: Words) -> str:
    """ "A1 Redwood (Forest) and C2 Wild"; the cells alone where the faces are not to be read."""
    if not tiles:
        return cells(names, say)
    return say.list([f"{cell} {park_and_type(tile, say)}" for cell, tile in zip(names, tiles, strict=True)])


def line_name(cell: Cell, line: Line, say: Words) -> str:
    """The row or the column through the cell."""
    return say("row {row}", row=row_of(cell)) if line == "row" else say("column {column}", column=column_of(cell))


def team_name(view: ParksView, team: int, cast: Cast, say: Words) -> str:
    """The team's name; without teams that of the seat."""
    return say(f"team.{team}") if view.in_teams else cast.name(view.teams[team].seats[0])


def any_of(names: Sequence[str], say: Words) -> str:
    """ "A1, B2 or C3"."""
    if len(names) < 2:
        return "".join(names)
    return say("{first} or {last}", first=", ".join(names[:-1]), last=names[-1])
