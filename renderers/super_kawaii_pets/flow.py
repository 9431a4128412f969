"""How the cards in front of a seat are laid out: homes with their pets, free happy ones, sad ones."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.games.super_kawaii_pets.components import AnimalId
from bot.games.super_kawaii_pets.state import Home
from bot.games.super_kawaii_pets.view import PlayerView
from renderers.super_kawaii_pets.pets import NAMED, SMALL, tall

__all__ = ["Layout", "Piece", "arranged", "pieces"]

SIZES = (118, 112, 106, 100, 94, 88, 84, 80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40, 36, 32, 28, 24)
"""Of a card's plate; the largest is taken with which all cards fit."""
BREAK = 12
"""Extra room between homes, happy and sad animals."""


class Piece(NamedTuple):
    """What is not torn apart: a home with its residents, or one animal."""

    home: Home | None
    animal: AnimalId
    happy: bool

    @property
    def cells(self) -> int:
        """How many plates it is wide."""
        return 1 + len(self.home.residents) if self.home else 1


Row = list[tuple[Piece, float]]


class Placed(NamedTuple):
    """A piece with the upper left of its first plate."""

    piece: Piece
    x: float
    y: float


class Layout(NamedTuple):
    """Where everything lies."""

    size: float
    placed: tuple[Placed, ...]

    @property
    def gap(self) -> float:
        """From one plate to the next."""
        return _gap(self.size)

    @property
    def named(self) -> bool:
        """Whether there is room for names."""
        return self.size >= NAMED


def pieces(player: PlayerView, without: str = "") -> tuple[Piece, ...]:
    """Homes first, then happy animals, then sad ones; `without` is an animal that is drawn elsewhere."""
    homes = tuple(Piece(home, AnimalId(""), happy=True) for home in player.homes)
    happy = tuple(Piece(None, animal, happy=True) for animal in player.happy if animal != without)
    return (*homes, *happy, *(Piece(None, animal, happy=False) for animal in player.sad))


@lru_cache(maxsize=256)
def arranged(cards: tuple[Piece, ...], x: float, y: float, w: float, h: float, largest: float = SIZES[0]) -> Layout:
    """The cards in the box, in rows from the upper left, as large as they fit."""
    for size in SIZES:
        pitch = tall(size) + (50 if size >= NAMED else 17 if size >= SMALL else 9)
        rows = _rows(cards, size, w)
        if size <= largest and (len(rows) * pitch <= h or size == SIZES[-1]):
            over = (h - len(rows) * pitch) / 2
            return Layout(size, tuple(_placed(rows, x, y + over + 7, pitch)))
    raise AssertionError("the smallest size is always taken")


def _gap(size: float) -> float:
    return 14 if size >= NAMED else 10 if size >= 84 else 8 if size >= SMALL else 5


def _width(piece: Piece, size: float) -> float:
    return piece.cells * (size + _gap(size)) + (_gap(size) if piece.home else 0)


def _rows(cards: Sequence[Piece], size: float, room: float) -> list[Row]:
    """Rows of pieces; where it makes no more rows, sad animals begin one of their own."""
    rows = list(_wrapped(cards, size, room))
    happy = [piece for piece in cards if piece.happy]
    apart = [*_wrapped(happy, size, room), *_wrapped(cards[len(happy) :], size, room)]
    return apart if len(apart) == len(rows) else rows


def _wrapped(cards: Sequence[Piece], size: float, room: float) -> Iterator[Row]:
    """Rows of pieces with how far each begins from the left."""
    row: Row = []
    at: float = 0
    for piece in cards:
        if row and _kind(row[-1][0]) != _kind(piece):
            at += BREAK if size >= SMALL else BREAK / 2
        if row and at + _width(piece, size) > room:
            yield row
            row, at = [], 0
        row.append((piece, at))
        at += _width(piece, size)
    if row:
        yield row


def _kind(piece: Piece) -> tuple[bool, bool]:
    return piece.home is not None, piece.happy


def _placed(rows: Sequence[Row], x: float, y: float, pitch: float) -> Iterator[Placed]:
    for number, row in enumerate(rows):
        for piece, at in row:
            yield Placed(piece, x + at, y + number * pitch)
