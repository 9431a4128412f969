"""The components of `components.toml`, read once (UR1)."""

import tomllib
from importlib.resources import files
from typing import Literal, NewType

import msgspec

__all__ = [
    "CARDS",
    "CHARACTERS",
    "COMPONENTS",
    "FACES",
    "OUTINGS",
    "ROWS",
    "VOTE_ROW",
    "CardId",
    "CharacterId",
    "Components",
    "Face",
    "OutingId",
    "PriorityCard",
    "Row",
]

OutingId = NewType("OutingId", str)
CardId = NewType("CardId", str)
CharacterId = NewType("CharacterId", str)
Row = NewType("Row", int)
"""The number printed on an interest board: 0 to 6, and 8."""

Face = Literal["move_up", "swap_places", "move_two_up", "like", "forbidden_to_move", "skip_a_row"]
"""A face of the die."""


class Named(msgspec.Struct, frozen=True):
    """A component that only has an id; its name is a word of the catalogues."""

    id: str


class DieFace(msgspec.Struct, frozen=True):
    """One of the die's six faces."""

    face: int
    action: Face


class PriorityCard(msgspec.Struct, frozen=True):
    """Five outings, dearest first: the first and the second are worth more on row 8 (UR15)."""

    id: CardId
    outings: tuple[OutingId, ...]


class Counts(msgspec.Struct, frozen=True):
    """How many of each component the box holds."""

    characters: int
    no_cards_each: int
    priority_cards: int
    outings: int
    boards: int
    hearts: int


class Numbers(msgspec.Struct, frozen=True):
    """The numbers the rules name."""

    rows: tuple[Row, ...]
    row_capacity: int
    setup_rows: tuple[Row, ...]
    max_hearts_per_outing: int
    heart_points: int
    first_bonus: int
    second_bonus: int
    priority_length: int
    vote_row: Row


class Meta(msgspec.Struct, frozen=True):
    """The game as a product."""

    id: str
    title: str
    min_players: int
    max_players: int


class Components(msgspec.Struct, frozen=True):
    """The whole box."""

    meta: Meta
    counts: Counts
    rules: Numbers
    die: tuple[DieFace, ...]
    characters: tuple[Named, ...]
    outings: tuple[Named, ...]
    priority_cards: tuple[PriorityCard, ...]


def _read() -> Components:
    text = files(__package__).joinpath("components.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Components)


COMPONENTS = _read()
ROWS: tuple[Row, ...] = COMPONENTS.rules.rows
"""Interest rows, lowest first. There is no row 7 (UR2)."""
VOTE_ROW: Row = COMPONENTS.rules.vote_row
FACES: tuple[Face, ...] = tuple(side.action for side in COMPONENTS.die)
OUTINGS: tuple[OutingId, ...] = tuple(OutingId(outing.id) for outing in COMPONENTS.outings)
CHARACTERS: tuple[CharacterId, ...] = tuple(CharacterId(character.id) for character in COMPONENTS.characters)
CARDS: dict[CardId, PriorityCard] = {card.id: card for card in COMPONENTS.priority_cards}


def _check(box: Components) -> None:
    """Fails at import when the data contradicts itself."""
    counts, numbers = box.counts, box.rules
    assert len(set(OUTINGS)) == counts.outings
    assert len(set(CHARACTERS)) == counts.characters == box.meta.max_players
    assert len(CARDS) == counts.priority_cards
    assert len(ROWS) == counts.boards
    assert ROWS[-1] == VOTE_ROW
    assert len(numbers.setup_rows) * numbers.row_capacity == counts.outings
    for card in box.priority_cards:
        assert len(set(card.outings)) == numbers.priority_length
        assert set(card.outings) <= set(OUTINGS)


_check(COMPONENTS)
