"""The log: one line for what happened."""

from bot.engine.seats import Cast
from bot.engine.words import Words
from bot.games.um_dia_para_relaxar.components import Face
from bot.games.um_dia_para_relaxar.events import (
    DayChosen,
    Event,
    Forbade,
    HeartMoved,
    LastOuting,
    LeftGame,
    Liked,
    MovedUp,
    Passed,
    Placed,
    Rolled,
    SecondMoveLost,
    Skipped,
    Swapped,
    VoteCast,
    VoteOpened,
    VotesRevealed,
)
from bot.games.um_dia_para_relaxar.text_names import face_name, outing_name

__all__ = ["event_line"]

Turned = Placed | Rolled | MovedUp | SecondMoveLost | Swapped | Skipped | Liked | HeartMoved | Forbade | Passed


def event_line(event: Event, cast: Cast, say: Words) -> str:
    """What happened, in one sentence."""
    if isinstance(event, Turned):
        return _turned(event, cast.name(event.seat), say)
    match event:
        case VoteOpened(outing):
            return say("{outing} reached row 8: everyone votes.", outing=outing_name(outing, say))
        case VoteCast(seat, yes):
            return _vote_cast(cast.name(seat), yes, say)
        case VotesRevealed():
            return _votes_revealed(event, cast, say)
        case LeftGame(outing, count):
            return _left(outing_name(outing, say), count, say)
        case LastOuting(outing):
            return say("{outing} is the only outing left and goes to row 8.", outing=outing_name(outing, say))
        case DayChosen(outing):
            return say("{outing} is the big outing of the day!", outing=outing_name(outing, say))


def _turned(event: Turned, name: str, say: Words) -> str:
    """What a seat did in its turn."""
    match event:
        case Placed(_, outing, row):
            return say("{name} placed {outing} on row {row}.", name=name, outing=outing_name(outing, say), row=row)
        case Rolled(_, face, again):
            return _rolled(name, face, again, say)
        case MovedUp(_, outing, row):
            return say("{name} moved {outing} up to row {row}.", name=name, outing=outing_name(outing, say), row=row)
        case SecondMoveLost():
            return say("The second move is lost.")
        case Swapped(_, rising, falling, row):
            names = {"rising": outing_name(rising, say), "falling": outing_name(falling, say)}
            return say("{name} swapped {rising}, now on row {row}, with {falling}.", name=name, row=row, **names)
        case Skipped(_, outing, row):
            return say(
                "{name} took {outing} two rows up to row {row}.", name=name, outing=outing_name(outing, say), row=row
            )
        case Liked(_, outing):
            return say("{name} gave {outing} a heart.", name=name, outing=outing_name(outing, say))
        case HeartMoved(_, source, target):
            names = {"source": outing_name(source, say), "target": outing_name(target, say)}
            return say("{name} moved a heart from {source} to {target}.", name=name, **names)
        case Forbade(_, outing):
            return say("{name} put the X on {outing}: it may not move.", name=name, outing=outing_name(outing, say))
        case Passed():
            return say("{name} did nothing.", name=name)


def _rolled(name: str, face: Face, again: tuple[Face, ...], say: Words) -> str:
    if not again:
        return say("{name} rolled {face}.", name=name, face=face_name(face, say))
    before = say.list([face_name(other, say) for other in dict.fromkeys(again)])
    return say(
        "{name} rolled {face}, as {before} could not be carried out.",
        name=name,
        face=face_name(face, say),
        before=before,
    )


def _vote_cast(name: str, yes: bool | None, say: Words) -> str:
    if yes is None:
        return say("{name} voted.", name=name)
    return say("{name} voted YES.", name=name) if yes else say("{name} voted NO.", name=name)


def _votes_revealed(event: VotesRevealed, cast: Cast, say: Words) -> str:
    outing = outing_name(event.outing, say)
    if not event.noes:
        return say("Everyone said YES to {outing}.", outing=outing)
    names = say.list([cast.name(seat) for seat in event.noes])
    return say("NO to {outing}: {names}.", outing=outing, names=names)


def _left(outing: str, count: int, say: Words) -> str:
    if not count:
        return say("{outing} leaves the game.", outing=outing)
    return say("{outing} leaves the game; its hearts ({count}) return.", outing=outing, count=count)
