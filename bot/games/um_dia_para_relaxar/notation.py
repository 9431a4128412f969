"""A text form for positions, which tests and people can write and read.

play: move skip_a_row       phase, and the die's face
turn: 20                    also `first`, `active` (seats) and `setup` (the option)
8:                          rows from the top; missing ones are empty
6: snack_bar
5: diving+2 beach!          two hearts on Diving, the X on Beach
out: farm cinema
deck: zoo spa               setup: the next outing first
moved: beach=up             the latest movement
seat: P01 kuromi 3 no       one line a seat: card, character, NO cards left, vote; all but the card may be missing
"""

import re
from typing import get_args

import msgspec

from bot.engine.seats import Seat
from bot.games.um_dia_para_relaxar.board import Board
from bot.games.um_dia_para_relaxar.components import (
    CARDS,
    CHARACTERS,
    COMPONENTS,
    FACES,
    OUTINGS,
    ROWS,
    CardId,
    CharacterId,
    Face,
    OutingId,
)
from bot.games.um_dia_para_relaxar.options import Options
from bot.games.um_dia_para_relaxar.state import Moved, Phase, State, Way

__all__ = ["parse", "show"]

_VOTES: dict[str, bool | None] = {"yes": True, "no": False, "-": None}
_STANDING = re.compile(r"(?P<outing>[a-z_]+)(?:\+(?P<hearts>\d))?(?P<x>!?)")


class _SeatLine(msgspec.Struct, frozen=True):
    card: CardId
    character: CharacterId
    no_left: int
    vote: bool | None


def parse(text: str) -> State:
    """The state a text describes. Raises ValueError for a line that says nothing known."""
    lines, seats = _lines(text)
    phase, *face = lines.get("play", ["move"])
    return State(
        options=msgspec.convert({"setup": " ".join(lines.get("setup", ["players"]))}, Options),
        phase=msgspec.convert(phase, Phase),
        turn=_number(lines, "turn"),
        first=Seat(_number(lines, "first")),
        active=Seat(_number(lines, "active")),
        board=_board(lines),
        cards=tuple(seat.card for seat in seats),
        characters=tuple(seat.character for seat in seats),
        no_left=tuple(seat.no_left for seat in seats),
        deck=tuple(map(_outing, lines.get("deck", []))),
        die=_face(face[0]) if face else None,
        votes=tuple(seat.vote for seat in seats) if phase == "vote" else (),
        moved=tuple(map(_movement, lines.get("moved", []))),
    )


def show(state: State) -> str:
    """The text that `parse` reads back."""
    board = state.board
    head = [
        f"play: {state.phase} {state.die or ''}",
        f"setup: {state.options.setup}",
        f"turn: {state.turn}",
        f"first: {state.first}",
        f"active: {state.active}",
    ]
    rows = [f"{row}: {' '.join(_standing(board, o) for o in board.outings_on(row))}" for row in reversed(ROWS)]
    piles = [
        f"out: {' '.join(board.out)}",
        f"deck: {' '.join(state.deck)}",
        f"moved: {' '.join(f'{moved.outing}={moved.way}' for moved in state.moved)}",
    ]
    seats = [_seat_line(state, seat) for seat in range(state.seats)]
    return "\n".join(line.rstrip() for line in (*head, *rows, *piles, *seats))


def _lines(text: str) -> tuple[dict[str, list[str]], list[_SeatLine]]:
    """Words by key, and the seats' lines in order."""
    known = {"play", "setup", "turn", "first", "active", "out", "deck", "moved", *map(str, ROWS)}
    lines: dict[str, list[str]] = {}
    seats: list[_SeatLine] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        key, _, words = line.partition(":")
        if key == "seat":
            seats.append(_seat(words.split(), len(seats)))
        elif key in known and key not in lines:
            lines[key] = words.split()
        else:
            raise ValueError(f"no such line: {line}")
    return lines, seats


def _seat(words: list[str], number: int) -> _SeatLine:
    card, character, no_left, vote = CardId(""), CHARACTERS[number], COMPONENTS.counts.no_cards_each, None
    for word in words:
        if word in CARDS:
            card = CardId(word)
        elif word in CHARACTERS:
            character = CharacterId(word)
        elif word in _VOTES:
            vote = _VOTES[word]
        else:
            no_left = int(word)
    if not card:
        raise ValueError(f"seat {number} has no Priority card")
    return _SeatLine(card, character, no_left, vote)


def _seat_line(state: State, seat: int) -> str:
    words = [state.cards[seat], state.characters[seat], str(state.no_left[seat])]
    if state.votes:
        words.append(next(word for word, vote in _VOTES.items() if vote == state.votes[seat]))
    return f"seat: {' '.join(words)}"


def _board(lines: dict[str, list[str]]) -> Board:
    rows: list[tuple[OutingId, ...]] = []
    hearts: list[OutingId] = []
    forbidden: OutingId | None = None
    for row in ROWS:
        found = [_match(word) for word in lines.get(str(row), [])]
        rows.append(tuple(_outing(standing["outing"]) for standing in found))
        for standing in found:
            hearts += [_outing(standing["outing"])] * int(standing["hearts"] or 0)
            forbidden = _outing(standing["outing"]) if standing["x"] else forbidden
    out = tuple(map(_outing, lines.get("out", [])))
    return Board(tuple(rows), tuple(sorted(hearts)), forbidden, out)


def _match(word: str) -> re.Match[str]:
    if (found := _STANDING.fullmatch(word)) is None:
        raise ValueError(f"no outing is written like this: {word}")
    return found


def _standing(board: Board, outing: OutingId) -> str:
    hearts = board.hearts_on(outing)
    return f"{outing}{f'+{hearts}' if hearts else ''}{'!' if outing == board.forbidden else ''}"


def _movement(word: str) -> Moved:
    outing, _, way = word.partition("=")
    if way not in get_args(Way):
        raise ValueError(f"no such way to move: {word}")
    return Moved(_outing(outing), msgspec.convert(way, Way))


def _outing(word: str) -> OutingId:
    if word not in OUTINGS:
        raise ValueError(f"no such outing: {word}")
    return OutingId(word)


def _face(word: str) -> Face:
    for face in FACES:
        if face == word:
            return face
    raise ValueError(f"no such face: {word}")


def _number(lines: dict[str, list[str]], key: str) -> int:
    return int("".join(lines.get(key, ["0"])))
