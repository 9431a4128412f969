"""The park: which tile lies where, what touches what, and what fits where (DP10, DP11, DP20).

Whatever can be told from the map alone is worked out once a map and kept for a while: maps are immutable.
"""

from collections.abc import Iterator
from functools import cache, lru_cache

import msgspec

from bot.games.day_at_the_park.cells import Cell, cell_at, neighbours, opposite, reading_order
from bot.games.day_at_the_park.components import ITEMS, PLAZA, SINGLE, TILES, Item, TileId, is_start

__all__ = ["Park", "Space", "edges_of", "free_cells", "gains", "places", "removable", "start_park", "touching"]

MAPS_KEPT = 512
"""How many maps' findings are remembered; a few live matches need no more."""


class Space(msgspec.Struct, frozen=True, array_like=True):
    """A tile that lies in the park, turned clockwise by quarter turns; each space of the start tile is one."""

    cell: Cell
    tile: TileId
    rotation: int = 0


class Park(msgspec.Struct, frozen=True, cache_hash=True):
    """All spaces in the order they were laid."""

    spaces: tuple[Space, ...]

    def __contains__(self, cell: object) -> bool:
        return cell in by_cell(self)

    def at(self, cell: Cell) -> Space:
        """The space on this cell. Raises KeyError when there is none."""
        return by_cell(self)[cell]

    def item(self, cell: Cell) -> Item | None:
        """The symbol of the space on this cell."""
        return TILES[by_cell(self)[cell].tile].item

    def cells(self) -> tuple[Cell, ...]:
        """All cells with a space, by rows."""
        return _cells(self)

    def laid(self, space: Space) -> "Park":
        return Park((*self.spaces, space))

    def without(self, cell: Cell) -> "Park":
        return Park(tuple(space for space in self.spaces if space.cell != cell))


def start_park(start_tile: str) -> Park:
    """The park before the first tile: a plaza of four spaces or a single one."""
    spaces = PLAZA if start_tile == "plaza" else SINGLE
    return Park(tuple(Space(cell_at(space.x, space.y), space.tile.id) for space in spaces))


@lru_cache(MAPS_KEPT)
def by_cell(park: Park) -> dict[Cell, Space]:
    return {space.cell: space for space in park.spaces}


@lru_cache(MAPS_KEPT)
def _cells(park: Park) -> tuple[Cell, ...]:
    return tuple(sorted(by_cell(park), key=reading_order))


@lru_cache(MAPS_KEPT)
def touching(park: Park) -> dict[Cell, tuple[Cell, ...]]:
    """For each space, the spaces that share an edge with it."""
    spaces = by_cell(park)
    return {cell: tuple(near for near in neighbours(cell) if near in spaces) for cell in spaces}


@cache
def edges_of(tile: TileId, rotation: int) -> str:
    """The edges north, east, south, west of a tile turned clockwise by quarter turns."""
    edges = TILES[tile].edges
    return edges[-rotation:] + edges[:-rotation] if rotation else edges


@lru_cache(MAPS_KEPT)
def free_cells(park: Park) -> dict[Cell, str]:
    """The free cells next to the park, by rows, each with the edges its neighbours ask for (- where none)."""
    spaces = by_cell(park)
    free = {near for cell in spaces for near in neighbours(cell) if near not in spaces}
    return {cell: _asked(spaces, cell) for cell in sorted(free, key=reading_order)}


def _asked(spaces: dict[Cell, Space], cell: Cell) -> str:
    asked = ""
    for side, near in enumerate(neighbours(cell)):
        space = spaces.get(near)
        asked += edges_of(space.tile, space.rotation)[opposite(side)] if space else "-"
    return asked


@cache
def _rotations(printed: str, asked: str) -> tuple[int, ...]:
    """The quarter turns with which these edges fit, those that look alike once."""
    fitting: dict[str, int] = {}
    for rotation in range(4):
        edges = printed[-rotation:] + printed[:-rotation]
        if all(want in ("-", have) for want, have in zip(asked, edges, strict=True)):
            fitting.setdefault(edges, rotation)
    return tuple(fitting.values())


@lru_cache(MAPS_KEPT)
def places(park: Park, printed: str) -> tuple[tuple[Cell, int], ...]:
    """DP10: where a tile with these printed edges may lie: at least one shared edge, every touching edge matching."""
    free = free_cells(park)
    return tuple((cell, rotation) for cell in free for rotation in _rotations(printed, free[cell]))


def gains(park: Park, tile: TileId, cell: Cell) -> tuple[Item, ...]:
    """DP11: the items of which one may be gained for laying this tile here."""
    spaces, laid = by_cell(park), TILES[tile]
    offered: set[Item | None] = set()
    for near in neighbours(cell):
        if near in spaces:
            other = TILES[spaces[near].tile]
            if laid.item == other.item:
                offered.add(laid.item)
            elif laid.colour == other.colour:
                offered |= {laid.item, other.item}
    return tuple(item for item in ITEMS if item in offered)


@lru_cache(MAPS_KEPT)
def removable(park: Park) -> tuple[Cell, ...]:
    """DP20: the park tiles whose loss leaves the rest in one piece, by rows. The start tile always stays."""
    holding = _cut_cells(park)
    spaces = by_cell(park)
    return tuple(cell for cell in _cells(park) if not is_start(spaces[cell].tile) and cell not in holding)


def _cut_cells(park: Park) -> set[Cell]:
    """The spaces without which the park would fall apart (Tarjan's articulation points)."""
    near = touching(park)
    root = park.spaces[0].cell
    found = {root: 0}
    lowest = {root: 0}
    cuts: set[Cell] = set()
    trail: list[tuple[Cell, Iterator[Cell]]] = [(root, iter(near[root]))]
    branches = 0
    while trail:
        cell, ways = trail[-1]
        following = next(ways, None)
        if following is None:
            trail.pop()
            if not trail:
                break
            parent = trail[-1][0]
            lowest[parent] = min(lowest[parent], lowest[cell])
            if parent == root:
                branches += 1
            elif lowest[cell] >= found[parent]:
                cuts.add(parent)
        elif following not in found:
            found[following] = lowest[following] = len(found)
            trail.append((following, iter(near[following])))
        else:
            lowest[cell] = min(lowest[cell], found[following])
    return cuts | ({root} if branches > 1 else set())
