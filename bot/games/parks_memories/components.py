"""The 48 tiles and the counts of the box, read once from `components.toml`."""

from importlib.resources import files
from typing import Literal, NewType, get_args

import msgspec

__all__ = ["ABILITIES", "ART", "COUNTS", "TILES", "TILE_BY_ID", "TWIN", "TYPE", "Ability", "Tile", "TileId", "TileType"]

TileId = NewType("TileId", str)
"""The id of `components.toml`, such as "K39"."""

Ability = Literal["sun", "water", "forest", "mountain"]
TileType = Literal["sun", "water", "forest", "mountain", "wild"]

ABILITIES: tuple[Ability, ...] = get_args(Ability)
"""The four abilities in the order in which a team's row shows them."""


class Tile(msgspec.Struct, frozen=True):
    """One park tile, or one of the four Wilds (art and type "wild")."""

    id: TileId
    park: str
    art: str
    type: TileType
    copy: int


class Counts(msgspec.Struct, frozen=True):
    """How much of everything lies in the box (PM1, PM2, PM15)."""

    park_tiles: int
    wild: int
    stacks: int
    empty_stacks_to_end: int
    teams_min: int
    teams_max: int


class _Box(msgspec.Struct, frozen=True):
    tiles: tuple[Tile, ...]
    counts: Counts


def _open_box() -> _Box:
    box = msgspec.toml.decode(files(__package__).joinpath("components.toml").read_bytes(), type=_Box)
    wilds = [tile for tile in box.tiles if tile.type == "wild"]
    assert len({tile.id for tile in box.tiles}) == box.counts.park_tiles
    assert len(wilds) == box.counts.wild
    assert all(sum(other.art == tile.art for other in box.tiles) == 2 for tile in box.tiles if tile not in wilds)
    return box


def _twins(tiles: tuple[Tile, ...]) -> dict[TileId, TileId]:
    parks = [tile for tile in tiles if tile.type != "wild"]
    return {a.id: b.id for a in parks for b in parks if a.art == b.art and a.id != b.id}


_BOX = _open_box()
COUNTS = _BOX.counts
TILES = _BOX.tiles
TILE_BY_ID: dict[TileId, Tile] = {tile.id: tile for tile in TILES}
TYPE: dict[TileId, TileType] = {tile.id: tile.type for tile in TILES}
ART: dict[TileId, str] = {tile.id: tile.art for tile in TILES}
TWIN: dict[TileId, TileId] = _twins(TILES)
"""The other tile with the same art; Wilds have none."""
