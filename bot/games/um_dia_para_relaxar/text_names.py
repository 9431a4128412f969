"""What things are called: one name each, the same in pictures, menus and sentences."""

from collections.abc import Sequence

from bot.engine.seats import Cast
from bot.engine.words import Words
from bot.games.um_dia_para_relaxar.actions import Action, Forbid, Like, MoveUp, Place, Skip
from bot.games.um_dia_para_relaxar.components import CharacterId, Face, OutingId, Row

__all__ = ["alternatives", "board_name", "character_name", "face_name", "few", "hearts", "outing_name", "row_name"]

MOST_NAMES = 3
"""More players than this are counted, not named."""


def outing_name(outing: OutingId, say: Words) -> str:
    """An outing in sentences and menus: "Snack bar"."""
    return say(f"outing.{outing}")


def board_name(outing: OutingId, say: Words) -> str:
    """An outing in one short word, for the narrow cards of the picture: "Snacks"."""
    return say(f"board.{outing}")


def character_name(character: CharacterId, say: Words) -> str:
    return say(f"character.{character}")


def face_name(face: Face, say: Words) -> str:
    """A face of the die in the rulebook's words: "MOVE UP"."""
    return say(f"face.{face}")


def row_name(row: Row, say: Words) -> str:
    return say("Row {row}", row=row)


def hearts(count: int, say: Words) -> str:
    return say.plural("{n} heart", "{n} hearts", count)


def few(seats: Sequence[int], cast: Cast, say: Words) -> str:
    """The names of these seats; of many, the first ones and how many more."""
    names = [cast.name(seat) for seat in seats]
    if len(names) <= MOST_NAMES:
        return say.list(names)
    return say("{names} and {n} more", names=", ".join(names[: MOST_NAMES - 1]), n=len(names) - MOST_NAMES + 1)


def alternatives(actions: Sequence[Action], say: Words) -> str:
    """What can be chosen instead: "Park or Travel"."""
    names = [_thing(action, say) for action in actions]
    named = [name for name in names if name]
    if len(named) < 2:
        return "".join(named)
    return say("{first} or {last}", first=", ".join(named[:-1]), last=named[-1])


def _thing(action: Action, say: Words) -> str:
    """The one thing an action is about, or "" when it is about several."""
    match action:
        case Place(row):
            return row_name(row, say)
        case MoveUp(outing) | Skip(outing) | Like(outing) | Forbid(outing):
            return outing_name(outing, say)
        case _:
            return ""
