"""Words for what a table may choose."""

from typing import Any

from bot.engine.words import OptionText, Words
from bot.games.parks_memories.options import ParksOptions
from bot.games.parks_memories.setup import offers_three_teams
from bot.games.parks_memories.state import team_count

__all__ = ["options"]

_MOST_PAIRS = 5
_FEWEST_PAIRS = 2

Choices = tuple[tuple[Any, str], ...]


def options(chosen: ParksOptions, seats: int, say: Words) -> tuple[OptionText, ...]:
    """The table's choices in the order of the struct, with a note where a choice does nothing."""
    classic = chosen.mode == "classic"
    no_use = say("It does not apply to the classic mode.") if classic else ""
    pairs: Choices = tuple((n, say.plural("{n} pair", "{n} pairs", n)) for n in range(_FEWEST_PAIRS, _MOST_PAIRS + 1))
    return (
        _option("mode", say("Mode"), chosen.mode, _modes(say), _mode_note(chosen, say)),
        _option("field", say("Field"), chosen.field, _fields(say), no_use, idle=classic),
        _option(
            "teams",
            say("Teams"),
            chosen.teams,
            _teams(say),
            no_use or _team_note(chosen, seats, say),
            idle=team_count(chosen, seats) == seats,
        ),
        _option("pairs_to_win", say("Pairs to win"), chosen.pairs_to_win, pairs, no_use, idle=classic),
        _option("memory", say("Memory"), chosen.memory, _memories(say), _memory_note(chosen, say)),
    )


def _option(field: str, name: str, value: Any, choices: Choices, note: str, *, idle: bool = False) -> OptionText:
    return OptionText(field, name, dict(choices)[value], choices, note, idle)


def _modes(say: Words) -> Choices:
    return ("standard", say("Standard")), ("classic", say("Classic memory"))


def _fields(say: Words) -> Choices:
    return (
        ("3x3", say("3 rows of 3")),
        ("3x4", say("3 rows of 4")),
        ("4x4", say("4 rows of 4")),
    )


def _teams(say: Words) -> Choices:
    return (2, say("Two teams")), (3, say("Three teams"))


def _memories(say: Words) -> Choices:
    return ("once", say("Seen once")), ("open", say("Open"))


def _mode_note(chosen: ParksOptions, say: Words) -> str:
    if chosen.mode == "classic":
        return say("All 44 park tiles face down: flip two, keep equal ones. No stacks, Hiker or abilities.")
    return say("Flip two, take one, draw one, move the Hiker.")


def _team_note(chosen: ParksOptions, seats: int, say: Words) -> str:
    if seats < 4:
        return say("Teams are formed from four players on.")
    if chosen.teams == 3 and not offers_three_teams(seats):
        return say("Three teams need six players.")
    return ""


def _memory_note(chosen: ParksOptions, say: Words) -> str:
    if chosen.memory == "once":
        return say("Faces are shown to each player for a minute and never in public.")
    return say("Faces stand in the public picture while they are up: a relaxed game.")
