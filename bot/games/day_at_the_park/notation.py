"""A text form for positions, which tests and people can write and read.

step: move                        place, if missing
turn: 7                           also `first`, `active` (seats), `last` (last turns begun), `completed`, `wild` (items)
start: plaza                      also `characters` (the options)
lay: M49=T05/1+wild L50=T07       tiles beside the start tile: cell, tile, quarter turns, and the token on it
box: T01 T02                      nothing, if missing
pile: T03 T04                     also `easy`, `medium`, `hard`, `bag`: next one first; if missing, the rest in order
used: tricycle                    also `lost`, and `fresh` (cells)
decision: {"type":"HighFive","waiting":[1]}
seat: keroppi score at=M50 items=2/0/1/0 tokens=wild,wild zzz points=4/1/0 open=E25+,M01 done=E02 hand=T08,T09
                                  one line a seat; `+` is a bonus side up; also stage=side
"""

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from bot.engine.jsons import from_json, to_json
from bot.engine.seats import Seat
from bot.games.day_at_the_park.cells import Cell
from bot.games.day_at_the_park.components import (
    ADVENTURES,
    CHARACTERS,
    DIFFICULTIES,
    PARK_TILES,
    TOKENS,
    TOKENS_PER_KIND,
    is_start,
)
from bot.games.day_at_the_park.items import NOTHING
from bot.games.day_at_the_park.options import Options
from bot.games.day_at_the_park.park import Park, Space, start_park
from bot.games.day_at_the_park.state import Bench, Card, Decision, Player, Points, State

__all__ = ["parse", "show"]

_NUMBERS = {"turn": "turn", "last": "last_turns", "completed": "completed", "wild": "wild_items"}
_LISTS = ("pile", "box", "bag", "used", "lost", "fresh")
_KEYS = {"step", "first", "active", "start", "characters", "lay", "decision", *_NUMBERS, *_LISTS, *DIFFICULTIES}
_LAID = re.compile(r"(?P<cell>[A-Z]+\d+)=(?P<tile>T\d\d)(?:/(?P<rotation>[0-3]))?(?:\+(?P<token>[a-z]+))?")


def parse(text: str) -> State:
    """The state a text describes. Raises ValueError for a line that says nothing known."""
    lines, players = _lines(text)
    options = Options(start_tile=_word(lines, "start", "plaza"), characters=_word(lines, "characters", "pick"))
    park, benches = _park(lines.get("lay", "").split(), start_park(options.start_tile))
    fields: dict[str, Any] = {field: int(_word(lines, key, "0")) for key, field in _NUMBERS.items()}
    fields |= {key: tuple(lines.get(key, "").split()) for key in _LISTS}
    fields |= _rest(lines, players, park, benches, fields)
    decision = lines.get("decision")
    state = State(
        options=options,
        players=tuple(players),
        park=park,
        first=Seat(int(_word(lines, "first", "0"))),
        active=Seat(int(_word(lines, "active", "0"))),
        benches=tuple(benches),
        step=_word(lines, "step", "place"),
        decision=from_json(decision, Decision) if decision else None,
        **fields,
    )
    return msgspec.convert(msgspec.to_builtins(state), State)


def show(state: State) -> str:
    """The text that `parse` reads back."""
    tokens = {bench.cell: bench.token for bench in state.benches}
    lines = {key: " ".join(getattr(state, key)) for key in _LISTS}
    lines |= {key: str(getattr(state, field)) for key, field in _NUMBERS.items()}
    lines |= {"step": state.step, "first": str(state.first), "active": str(state.active)}
    lines |= {"start": state.options.start_tile, "characters": state.options.characters}
    lines |= {"lay": " ".join(_laid(space, tokens) for space in state.park.spaces if not is_start(space.tile))}
    lines |= {deck: " ".join(state.deck(deck)) for deck in DIFFICULTIES}
    if state.decision is not None:
        lines["decision"] = to_json(state.decision).decode()
    seats = [f"seat: {_player_line(player)}" for player in state.players]
    return "\n".join([*(f"{key}: {words}".rstrip() for key, words in lines.items()), *seats])


def _lines(text: str) -> tuple[dict[str, str], list[Player]]:
    """What is said by each key, and the players in order."""
    lines: dict[str, str] = {}
    players: list[Player] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        key, _, words = line.partition(":")
        if key == "seat":
            players.append(_player(words.split(), len(players)))
        elif key in _KEYS and key not in lines:
            lines[key] = words.strip()
        else:
            raise ValueError(f"no such line: {line}")
    return lines, players


def _word(lines: dict[str, str], key: str, default: str) -> Any:
    return lines.get(key) or default


def _park(words: Iterable[str], park: Park) -> tuple[Park, list[Bench]]:
    benches = []
    for word in words:
        if (found := _LAID.fullmatch(word)) is None:
            raise ValueError(f"no tile is laid like this: {word}")
        park = park.laid(msgspec.convert((found["cell"], found["tile"], int(found["rotation"] or 0)), Space))
        if found["token"]:
            benches.append(msgspec.convert((found["cell"], found["token"]), Bench))
    return park, benches


def _laid(space: Space, tokens: dict[Cell, Any]) -> str:
    rotation = f"/{space.rotation}" if space.rotation else ""
    return f"{space.cell}={space.tile}{rotation}" + (f"+{tokens[space.cell]}" if space.cell in tokens else "")


def _rest(
    lines: dict[str, str], players: list[Player], park: Park, benches: list[Bench], fields: dict[str, Any]
) -> dict[str, Any]:
    """The decks, and what lies in pile and bag when the text does not say it: all that is nowhere else."""
    held = {card.id for player in players for card in (*player.open, *player.done)}
    left = [card.id for card in ADVENTURES.values() if card.id not in held]
    rest: dict[str, Any] = {"decks": tuple(_deck(lines, difficulty, left) for difficulty in DIFFICULTIES)}
    if "pile" not in lines:
        seen = {space.tile for space in park.spaces} | {tile for player in players for tile in player.hand}
        rest["pile"] = tuple(tile for tile in PARK_TILES if tile not in seen and tile not in fields["box"])
    if "bag" not in lines:
        out = [*fields["used"], *fields["lost"], *(bench.token for bench in benches)]
        out += [token for player in players for token in player.tokens]
        rest["bag"] = tuple(token for token in TOKENS for _ in range(TOKENS_PER_KIND - out.count(token)))
    return rest


def _deck(lines: dict[str, str], difficulty: str, left: list[Any]) -> tuple[Any, ...]:
    if difficulty in lines:
        return tuple(lines[difficulty].split())
    return tuple(card for card in left if ADVENTURES[card].difficulty == difficulty)


def _player(words: list[str], number: int) -> Player:
    fields: dict[str, Any] = {"character": None if "stage=character" in words else tuple(CHARACTERS)[number]}
    for word in words:
        key, _, value = word.partition("=")
        if word in CHARACTERS:
            fields["character"] = word
        elif word in ("explore", "score"):
            fields["side"] = word
        elif word == "zzz":
            fields["asleep"] = True
        elif key in _READ:
            field, read = _READ[key]
            fields[field] = read(value)
        else:
            raise ValueError(f"no player is described like this: {word}")
    return Player(**fields)


def _numbers(value: str) -> tuple[int, ...]:
    return tuple(map(int, value.split("/")))


def _names(value: str) -> tuple[str, ...]:
    return tuple(filter(None, value.split(",")))


def _cards(value: str) -> tuple[Card, ...]:
    return tuple(msgspec.convert((name.rstrip("+"), name.endswith("+")), Card) for name in _names(value))


_READ: dict[str, tuple[str, Any]] = {
    "at": ("cell", str),
    "items": ("items", _numbers),
    "tokens": ("tokens", _names),
    "points": ("points", lambda value: Points(*_numbers(value))),
    "open": ("open", _cards),
    "done": ("done", _cards),
    "hand": ("hand", _names),
    "stage": ("stage", str),
}
"""What a seat's line can say, and how it is read."""


def _player_line(player: Player) -> str:
    words = [player.character or "", player.side, f"stage={player.stage}", "zzz" if player.asleep else ""]
    words += [f"at={player.cell}" if player.cell else ""]
    words += ["items=" + "/".join(map(str, player.items)) if player.items != NOTHING else ""]
    words += ["points={}/{}/{}".format(*msgspec.structs.astuple(player.points))]
    words += [f"{key}={','.join(getattr(player, key))}" for key in ("tokens", "hand") if getattr(player, key)]
    words += [f"{key}={','.join(map(_card, getattr(player, key)))}" for key in ("open", "done") if getattr(player, key)]
    return " ".join(filter(None, words))


def _card(card: Card) -> str:
    return card.id + "+" * card.bonus
