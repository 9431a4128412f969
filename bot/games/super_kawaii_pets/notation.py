"""Positions as text, to be written and read in tests and bug reports.

    seat=1 first=0 draws=2 last_round=true
    animals: D04 - / D05 D06 / C01
    helps: food love - / care care / food
    locations: L01 L02 L03 / L04 /
    0: hand D07 food food; sad C02; happy D08 W04; homes L05=C05+R06
    1: hand love

The first line holds the state's plain fields; those at their default may be left out. A pile is what is shown, its deck
(next card first) and its discards; "-" is a gap. A line that is left out is an empty one.
"""

from typing import Any, get_type_hints

import msgspec

from bot.engine.seats import Seat
from bot.games.super_kawaii_pets.components import HELPS, AnimalId, Help, LocationId
from bot.games.super_kawaii_pets.payments import sort_helps
from bot.games.super_kawaii_pets.state import GAP, Home, Pile, Player, Refreshing, State

__all__ = ["parse", "show"]

_PILES = ("animals", "helps", "locations")
_LISTS = ("parting", "fresh")
_APART = {"players", "refreshing", *_PILES, *_LISTS}
_HINTS = {name: kind for name, kind in get_type_hints(State).items() if name not in _APART}
_EMPTY = State((), Pile((), ()), Pile((), ()), Pile((), ()), Seat(0), Seat(0))


def parse(text: str) -> State:
    """The state that the text describes. Raises ValueError where a line cannot be read."""
    fields: dict[str, Any] = {"seat": 0, "first": 0}
    lines: dict[str, str] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        key, colon, rest = line.partition(":")
        if colon:
            lines[key] = rest
        else:
            fields |= dict(token.split("=") for token in line.split())
    players = tuple(_read_player(lines.pop(key)) for key in sorted(filter(str.isdigit, lines)))
    fields = {name: msgspec.convert(value, _HINTS[name], strict=False) for name, value in fields.items()}
    fields |= {name: _read_pile(lines.pop(name, "")) for name in _PILES}
    fields |= {name: tuple(lines.pop(name, "").split()) for name in _LISTS}
    if "refreshing" in lines:
        fields["refreshing"] = _read_refreshing(lines.pop("refreshing"))
    if lines:
        raise ValueError(f"nothing is called {', '.join(lines)}")
    return State(players=players, **fields)


def show(state: State) -> str:
    """The text from which `parse` makes the same state."""
    plain = [f"{name}={_plain(getattr(state, name))}" for name in _HINTS if _differs(state, name)]
    lines = [" ".join(plain)]
    lines += [f"{name}: {_show_pile(getattr(state, name))}" for name in _PILES]
    lines += [f"{name}: {' '.join(getattr(state, name))}" for name in _LISTS if getattr(state, name)]
    if state.refreshing is not None:
        chosen = state.refreshing
        lines.append("refreshing: " + _parts(chosen.animals, tuple(map(str, chosen.helps)), chosen.locations))
    lines += [f"{seat}: {_show_player(player)}" for seat, player in enumerate(state.players)]
    return "\n".join(line for line in lines if line)


def _differs(state: State, name: str) -> bool:
    return bool(getattr(state, name) != getattr(_EMPTY, name))


def _plain(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _read_pile(text: str) -> Pile:
    shown, deck, discards = _read_parts(text)
    return Pile(tuple(GAP if card == "-" else card for card in shown), deck, discards)


def _show_pile(pile: Pile) -> str:
    return _parts(tuple(card or "-" for card in pile.shown), pile.deck, pile.discards)


def _read_refreshing(text: str) -> Refreshing:
    animals, helps, locations = _read_parts(text)
    return Refreshing(tuple(map(AnimalId, animals)), tuple(map(int, helps)), tuple(map(LocationId, locations)))


def _read_parts(text: str) -> tuple[tuple[str, ...], ...]:
    """Three lists with a slash between them; those at the end may be left out."""
    parts = [tuple(part.split()) for part in text.split("/")]
    return tuple([*parts, (), (), ()][:3])


def _parts(*lists: tuple[str, ...]) -> str:
    return " / ".join(" ".join(cards) for cards in lists).rstrip(" /")


def _read_player(text: str) -> Player:
    groups = {words[0]: tuple(words[1:]) for part in text.split(";") if (words := part.split())}
    hand = groups.get("hand", ())
    return Player(
        animals=tuple(AnimalId(card) for card in hand if card not in HELPS),
        helps=sort_helps(tuple(Help(card) for card in hand if card in HELPS)),
        sad=tuple(map(AnimalId, groups.get("sad", ()))),
        happy=tuple(map(AnimalId, groups.get("happy", ()))),
        homes=tuple(map(_read_home, groups.get("homes", ()))),
    )


def _show_player(player: Player) -> str:
    homes = tuple(f"{home.location}={'+'.join(home.residents)}" for home in player.homes)
    groups = {"hand": (*player.animals, *player.helps), "sad": player.sad, "happy": player.happy, "homes": homes}
    return "; ".join(" ".join((name, *cards)) for name, cards in groups.items() if cards)


def _read_home(text: str) -> Home:
    location, _, residents = text.partition("=")
    return Home(LocationId(location), tuple(map(AnimalId, residents.split("+"))))
