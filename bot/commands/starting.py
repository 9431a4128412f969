"""Starting a match from the command line: the game, its seats, its options and its seed."""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
import msgspec.inspect
import typer

from bot.commands.errors import OperatorError
from bot.engine.game import GameId, GameInfo, IllegalAction
from bot.engine.pictures import Artist
from bot.engine.play import Playthrough
from bot.engine.registry import Entry, Registry
from bot.engine.seats import Seat, Viewer
from bot.engine.words import Locale, nearest_locale, words
from bot.games import discover
from renderers import artist

__all__ = [
    "GameArgument",
    "LocaleOption",
    "OptionsOption",
    "SeatsOption",
    "SeedOption",
    "artist_of",
    "begin",
    "chosen_options",
    "entry_of",
    "locale_of",
    "seat_count",
    "viewer_of",
]

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The game's id, such as um_dia_para_relaxar.")]
SeatsOption = Annotated[
    int | None, typer.Option("--seats", metavar="N", help="How many play; the fewest the game allows if not given.")
]
SeedOption = Annotated[
    str, typer.Option("--seed", metavar="S", help="The seed of all luck: the same seed, the same match.")
]
OptionsOption = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; can be repeated.")
]
LocaleOption = Annotated[str, typer.Option("--locale", metavar="TAG", help="The language: en or pt-BR.")]


def entry_of(game: str, registry: Registry | None = None) -> Entry:
    """The game of this id. Raises OperatorError, which lists the games there are."""
    games = registry or discover()
    if game not in games:
        raise OperatorError(f"no game is called {game!r}; there are: {', '.join(games.ids())}")
    return games[game]


def seat_count(info: GameInfo, seats: int | None) -> int:
    """The seats asked for, or the fewest. Raises OperatorError when the game is not played by so many."""
    if seats is None:
        return info.seats[0]
    if seats not in info.seats:
        raise OperatorError(f"{info.id} is played by {info.seats[0]} to {info.seats[-1]}, not by {seats}")
    return seats


def chosen_options(info: GameInfo, pairs: Sequence[str] | None) -> Any:
    """The game's Options with these `name=value` pairs. Raises OperatorError for what it does not know."""
    chosen = dict(_pair(text) for text in pairs or ())
    types = {field.name: field.type for field in msgspec.structs.fields(info.options)}
    for name, value in chosen.items():
        if name not in types:
            raise OperatorError(f"{info.id} has no option {name!r}; it has {', '.join(types) or 'none'}")
        _check_value(name, value, types[name])
    return msgspec.convert(chosen, info.options, strict=False)


def artist_of(game: GameId) -> Artist:
    """The game's renderer. Raises OperatorError while there is none."""
    try:
        return artist(game)
    except LookupError:
        raise OperatorError(f"{game} cannot be drawn yet") from None


def begin(entry: Entry, seats: int, options: Any, seed: str) -> Playthrough:
    """A match at its start. Raises OperatorError when the options do not fit the seats."""
    try:
        return Playthrough(entry.game, seats, options, seed)
    except IllegalAction as error:
        raise OperatorError(entry.texts.refusal(error, None, words("en", entry.texts.package))) from None


def viewer_of(text: str, seats: int) -> Viewer:
    """The viewer behind "public" or a seat's number. Raises OperatorError."""
    if text == "public":
        return None
    if text.isascii() and text.isdigit() and int(text) < seats:
        return Seat(int(text))
    raise OperatorError(f"a viewer is public or a seat from 0 to {seats - 1}, not {text!r}")


def locale_of(text: str) -> Locale:
    """The language of this tag, written with either dash. Raises OperatorError for one that we do not speak."""
    if text.replace("_", "-").lower() not in ("en", "en-us", "pt-br"):
        raise OperatorError(f"the language can be en or pt-BR, not {text!r}")
    return nearest_locale(text)


def _check_value(name: str, value: str, kind: Any) -> None:
    """Raises OperatorError, which lists what this option can be."""
    try:
        msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        raise OperatorError(f"{name} cannot be {value!r}; it can be {_values(kind)}") from None


def _values(kind: Any) -> str:
    """What a field of Options takes: a Literal, a bool or a bounded int."""
    match msgspec.inspect.type_info(kind):
        case msgspec.inspect.LiteralType(values=values):
            return " or ".join(map(str, values))
        case msgspec.inspect.IntType(ge=least, le=most):
            return f"{least} to {most}"
        case _:
            return "true or false"


def _pair(text: str) -> tuple[str, str]:
    name, separator, value = text.partition("=")
    if not separator:
        raise OperatorError(f"an option is given as name=value, not as {text!r}")
    return name.strip(), value.strip()
