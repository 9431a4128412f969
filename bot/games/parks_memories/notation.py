"""A text form for positions that tests and people can write and read.

    table seats=2 memory=open
    turn number=4 seat=0 first=0 phase=take
    | (acadia1)  redwood1  .         |
    | (katmai1)  wild1*    (katmai2) |
    | olympic1!  (wild2)   (redwood2)|
    hiker B1 row
    area 0 biscayne1 biscayne2 / sun water
    stack 1 glacier_bay1 voyageurs2

A tile is its art and its copy; in brackets it lies face down, `*` marks one flipped this turn, `!` one that is spent as
well, `.` is an empty space. What is left out has its value at the start of a match; stacks that are left out hold, as
even as possible, the tiles that are mentioned nowhere.
"""

from typing import Any

import msgspec

from bot.games.parks_memories.components import ABILITIES, TILES, Ability, TileId
from bot.games.parks_memories.layout import Cell, Layout, layout_of
from bot.games.parks_memories.options import ParksOptions
from bot.games.parks_memories.setup import even_stacks
from bot.games.parks_memories.state import ParksState, team_count

__all__ = ["parse", "show", "tile", "word"]

_WORDS: dict[TileId, str] = {tile.id: f"{tile.art}{tile.copy}" for tile in TILES}
_TILES: dict[str, TileId] = {word: tile for tile, word in _WORDS.items()}
_OPTIONS = ParksOptions.__struct_fields__


def tile(word: str) -> TileId:
    """The tile that the notation calls so: "redwood2"."""
    return _TILES[word]


def word(tile: TileId) -> str:
    """What the notation calls the tile."""
    return _WORDS[tile]


def show(state: ParksState) -> str:
    """The position in the text form, complete: `parse` reads it back."""
    layout = layout_of(state.options)
    lines = [
        "table " + _pairs({"seats": state.seats} | {name: getattr(state.options, name) for name in _OPTIONS}),
        "turn " + _pairs({name: getattr(state, name) for name in ("number", "seat", "first", "phase")}),
        *_show_field(state, layout),
        *([f"hiker {state.hiker} {state.line or ''}".strip()] if state.hiker else []),
        *(
            f"area {team} {_words(area)} / {' '.join(active)}"
            for team, (area, active) in enumerate(zip(state.areas, state.active, strict=True))
        ),
        *(f"stack {number} {_words(stack)}" for number, stack in enumerate(state.stacks, 1)),
        *(f"{name} {value}" for name, value in _show_marks(state).items() if value),
    ]
    return "\n".join(line.rstrip() for line in lines)


def parse(text: str) -> ParksState:
    """The position that the text describes. Raises KeyError or ValueError for words that mean nothing."""
    lines = [line.split(maxsplit=1) for line in text.strip().splitlines() if line.strip()]
    settings = {first: rest[0] if rest else "" for first, *rest in lines if first in ("table", "turn")}
    table = _read_pairs(settings.get("table", ""))
    seats = int(table.pop("seats", "2"))
    options = msgspec.convert(table, ParksOptions, strict=False)
    layout = layout_of(options)
    turn = {"number": "0", "seat": "0", "first": "0", "phase": "flip"} | _read_pairs(settings.get("turn", ""))
    fields: dict[str, Any] = {"options": options, "seats": seats, **turn}
    fields |= _read_field(" ".join(rest[0] for first, *rest in lines if first == "|"), layout)
    fields |= _read_areas([rest[0] for first, *rest in lines if first == "area"], team_count(options, seats))
    for first, *rest in lines:
        fields |= _read_mark(first, rest[0].split() if rest else [])
    stacks = [rest[0] for first, *rest in lines if first == "stack"]
    fields["stacks"] = _read_stacks(stacks) if stacks or options.mode == "classic" else _rest_in_stacks(fields)
    return msgspec.convert(fields, ParksState, strict=False)


def _pairs(values: dict[str, Any]) -> str:
    return " ".join(f"{name}={value}" for name, value in values.items())


def _read_pairs(text: str) -> dict[str, str]:
    return {name: value for name, _, value in (part.partition("=") for part in text.split())}


def _words(tiles: tuple[TileId, ...]) -> str:
    return " ".join(_WORDS[tile] for tile in tiles)


def _show_field(state: ParksState, layout: Layout) -> list[str]:
    words = [_show_space(state, cell, tile) for cell, tile in zip(layout.cells, state.field, strict=True)]
    width = max(map(len, words))
    rows = [words[i : i + layout.columns] for i in range(0, len(words), layout.columns)]
    return ["| " + " ".join(word.ljust(width) for word in row) + " |" for row in rows]


def _show_space(state: ParksState, cell: Cell, tile: TileId | None) -> str:
    if tile is None:
        return "."
    word = _WORDS[tile] + ("!" if cell in state.spent else "*" if cell in state.flipped else "")
    return word if cell in state.up else f"({word})"


def _read_field(text: str, layout: Layout) -> dict[str, Any]:
    words = text.replace("|", " ").split()
    if len(words) != len(layout.cells):
        raise ValueError(f"{len(words)} spaces instead of {len(layout.cells)}")
    spaces = dict(zip(layout.cells, words, strict=True))
    return {
        "field": tuple(None if word == "." else _TILES[word.strip("()*!")] for word in words),
        "up": tuple(cell for cell, word in spaces.items() if word != "." and not word.startswith("(")),
        "flipped": tuple(cell for cell, word in spaces.items() if word.strip("()").endswith(("*", "!"))),
        "spent": tuple(cell for cell, word in spaces.items() if word.strip("()").endswith("!")),
    }


def _read_areas(areas: list[str], teams: int) -> dict[str, Any]:
    tiles: list[tuple[TileId, ...]] = [()] * teams
    active: list[tuple[Ability, ...]] = [()] * teams
    for area in areas:
        left, _, right = area.partition("/")
        team, *words = left.split()
        tiles[int(team)] = tuple(_TILES[word] for word in words)
        active[int(team)] = tuple(ability for ability in ABILITIES if ability in right.split())
    return {"areas": tuple(tiles), "active": tuple(active)}


def _show_marks(state: ParksState) -> dict[str, str]:
    return {
        "watered": _words((state.watered,) if state.watered else ()),
        "spot": state.spot or "",
        "peeked": state.peeked or "",
        "gone": _words(state.gone),
        "last": " ".join(state.last),
    }


def _read_mark(name: str, words: list[str]) -> dict[str, Any]:
    match name:
        case "hiker":
            return {"hiker": words[0], "line": words[1] if len(words) > 1 else None}
        case "watered":
            return {"watered": _TILES[words[0]]}
        case "spot" | "peeked":
            return {name: words[0]}
        case "gone":
            return {"gone": tuple(_TILES[word] for word in words)}
        case "last":
            return {"last": tuple(words)}
        case "table" | "turn" | "area" | "stack" | "|":
            return {}
    raise ValueError(f"no line of a position begins with {name}")


def _read_stacks(stacks: list[str]) -> tuple[tuple[TileId, ...], ...]:
    return tuple(tuple(_TILES[word] for word in stack.split()[1:]) for stack in stacks)


def _rest_in_stacks(fields: dict[str, Any]) -> tuple[tuple[TileId, ...], ...]:
    mentioned = {*fields["field"], *fields.get("gone", ()), *(tile for area in fields["areas"] for tile in area)}
    return even_stacks(tuple(tile.id for tile in TILES if tile.id not in mentioned))
