"""The components of `components.toml`, read once (DP1 to DP6)."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Literal, NewType

import msgspec

__all__ = [
    "ADVENTURES",
    "CHARACTERS",
    "COLOURS",
    "DIFFICULTIES",
    "ITEMS",
    "ITEMS_PER_KIND",
    "PARK_TILES",
    "PLAZA",
    "RULES",
    "SET_ASIDE",
    "SINGLE",
    "TILES",
    "TOKENS",
    "TOKENS_PER_KIND",
    "TYPES",
    "Adventure",
    "AdventureType",
    "Bonus",
    "CardId",
    "Character",
    "CharacterId",
    "Colour",
    "Difficulty",
    "Item",
    "Power",
    "Side",
    "StartSpace",
    "Tile",
    "TileId",
    "Token",
    "is_start",
]

TileId = NewType("TileId", str)
"""A park tile ("T01" to "T48"), or a space of the start tile ("P1" to "P4", "S1")."""
CardId = NewType("CardId", str)
"""An adventure: "E", "M" or "H" and its number."""
CharacterId = NewType("CharacterId", str)

Item = Literal["music", "bird", "flower", "cupcake"]
Colour = Literal["red", "blue", "green"]
AdventureType = Literal["food", "music", "nature", "play"]
Difficulty = Literal["easy", "medium", "hard"]
Token = Literal["tricycle", "butterfly", "exchange", "attraction", "wild"]
Side = Literal["explore", "score"]

ITEMS: tuple[Item, ...] = ("music", "bird", "flower", "cupcake")
COLOURS: tuple[Colour, ...] = ("red", "blue", "green")
TYPES: tuple[AdventureType, ...] = ("food", "music", "nature", "play")
DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "medium", "hard")


class Tile(msgspec.Struct, frozen=True):
    """A space to be: its symbol (None on the single start tile) and its edges clockwise from the top."""

    id: TileId
    item: Item | None
    colour: Colour | None
    edges: str
    """Four of G (garden), F (field) and - (inside the start tile)."""


class StartSpace(msgspec.Struct, frozen=True):
    """A space of the start tile, `x` to the right and `y` down from its upper left space."""

    x: int
    y: int
    tile: Tile


class Bonus(msgspec.Struct, frozen=True):
    """What the bonus side of an adventure promises (DP16)."""

    kind: Literal["extra", "leftover_per", "leftover_set", "leftover_at_least", "per_type", "type_sets"]
    points: int
    items: Mapping[Item, int] = {}
    item: Item | None = None
    n: int = 0
    each: int = 0
    max: int = 0
    type: AdventureType | None = None


class Adventure(msgspec.Struct, frozen=True):
    """An adventure card: the cost of its standard side, its points, and the bonus on the other side."""

    id: CardId
    difficulty: Difficulty
    type: AdventureType
    items: Mapping[Item, int]
    points: int
    bonus: Bonus


class Power(msgspec.Struct, frozen=True):
    """The special action on one side of a character card; `op` says which numbers it uses."""

    op: Literal[
        "move_tiles",
        "turn_in_same",
        "place_extra_tile",
        "score_neighbours_same_item",
        "wild_items",
        "score_completed_difficulties",
        "remove_tile_gain",
        "turn_in_distinct",
        "gain_from_neighbours",
        "swap_completed",
        "gain_items_then_swap_adventure",
        "turn_in_attractions",
    ]
    n: int = 0
    max: int = 0
    points: int = 0
    base: int = 0
    per: int = 0
    look: int = 0
    swap: int = 0
    fallback_items: int = 0
    extra_if_token: int = 0


class Character(msgspec.Struct, frozen=True):
    """A character card with its two sides (DP7)."""

    id: CharacterId
    explore: Power
    score: Power

    def power(self, side: Side) -> Power:
        return self.explore if side == "explore" else self.score


class Rules(msgspec.Struct, frozen=True):
    """The numbers the rules name."""

    hand_tiles: int
    adventures_in_front: int
    start_easy: int
    start_medium: int
    move_max: int
    exchange_max: int
    butterfly_items: int
    advanced_extra_items: Mapping[Difficulty, int]


class _Counts(msgspec.Struct, frozen=True):
    adventures: int
    easy: int
    medium: int
    hard: int
    items_per_kind: int
    park_tiles: int
    characters: int
    attractions: int
    attractions_per_kind: int


class _Players(msgspec.Struct, frozen=True):
    remove: int
    draw_pile: int


class _Setup(msgspec.Struct, frozen=True):
    players: Mapping[str, _Players]


class _PlazaSpace(msgspec.Struct, frozen=True):
    x: int
    y: int
    item: Item
    colour: Colour
    edges: str


class _Plaza(msgspec.Struct, frozen=True):
    spaces: tuple[_PlazaSpace, ...]


class _Single(msgspec.Struct, frozen=True):
    edges: str


class _Attraction(msgspec.Struct, frozen=True):
    kind: Token
    count: int


class _Box(msgspec.Struct, frozen=True):
    counts: _Counts
    rules: Rules
    setup: _Setup
    start_tile: _Plaza
    start_tile_single: _Single
    park_tiles: tuple[Tile, ...]
    attractions: tuple[_Attraction, ...]
    characters: tuple[Character, ...]
    adventures: tuple[Adventure, ...]


def _read() -> _Box:
    text = files(__package__).joinpath("components.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), _Box)


_BOX = _read()
RULES = _BOX.rules
ITEMS_PER_KIND = _BOX.counts.items_per_kind
"""How many items of each kind there are (DP2)."""
PARK_TILES: tuple[TileId, ...] = tuple(tile.id for tile in _BOX.park_tiles)
PLAZA: tuple[StartSpace, ...] = tuple(
    StartSpace(space.x, space.y, Tile(TileId(f"P{number}"), space.item, space.colour, space.edges))
    for number, space in enumerate(_BOX.start_tile.spaces, 1)
)
SINGLE: tuple[StartSpace, ...] = (StartSpace(0, 0, Tile(TileId("S1"), None, None, _BOX.start_tile_single.edges)),)
TILES: dict[TileId, Tile] = {tile.id: tile for tile in (*_BOX.park_tiles, *(space.tile for space in PLAZA + SINGLE))}
"""Park tiles and the spaces of both start tiles."""
TOKENS: tuple[Token, ...] = tuple(attraction.kind for attraction in _BOX.attractions)
TOKENS_PER_KIND = _BOX.counts.attractions_per_kind
CHARACTERS: dict[CharacterId, Character] = {character.id: character for character in _BOX.characters}
ADVENTURES: dict[CardId, Adventure] = {adventure.id: adventure for adventure in _BOX.adventures}
SET_ASIDE: dict[int, int] = {int(seats): players.remove for seats, players in _BOX.setup.players.items()}
"""How many tiles stay unseen in the box, by the number of players (DP6)."""


def is_start(tile: TileId) -> bool:
    """Whether this is a space of the start tile, which is never moved or removed."""
    return tile[0] != "T"


def _check(box: _Box) -> None:
    """Fails at import when the data contradicts itself."""
    counts = box.counts
    assert len(ADVENTURES) == counts.adventures
    for difficulty in DIFFICULTIES:
        cards = [card for card in ADVENTURES.values() if card.difficulty == difficulty]
        assert len(cards) == getattr(counts, difficulty)
    assert len(PARK_TILES) == counts.park_tiles
    assert all({"G", "F"} == set(TILES[tile].edges) for tile in PARK_TILES)
    assert len(CHARACTERS) == counts.characters
    assert sum(attraction.count for attraction in box.attractions) == counts.attractions
    assert {attraction.count for attraction in box.attractions} == {TOKENS_PER_KIND}
    dealt = {seats: players.remove + players.draw_pile for seats, players in _setups(box).items()}
    assert all(dealt[seats] + RULES.hand_tiles * seats == counts.park_tiles for seats in dealt)


def _setups(box: _Box) -> dict[int, _Players]:
    return {int(seats): players for seats, players in box.setup.players.items()}


_check(_BOX)
