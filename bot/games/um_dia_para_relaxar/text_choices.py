"""Words for what can be chosen: buttons, menus, and whole actions as sentences."""

from typing import Any

from bot.engine.words import Label, Words, marked
from bot.games.um_dia_para_relaxar.actions import (
    Action,
    Forbid,
    Like,
    MoveHeart,
    MoveUp,
    Pass,
    Place,
    Skip,
    Swap,
    Vote,
)
from bot.games.um_dia_para_relaxar.board import above
from bot.games.um_dia_para_relaxar.components import COMPONENTS, VOTE_ROW, OutingId, Row
from bot.games.um_dia_para_relaxar.text_names import outing_name, row_name
from bot.games.um_dia_para_relaxar.view import View

__all__ = ["kind", "prompt", "sentence", "value"]


_KINDS: dict[type[Any], str] = {
    Place: marked("Place"),
    MoveUp: marked("Move up"),
    Swap: marked("Swap places"),
    Like: marked("Give a heart"),
    MoveHeart: marked("Move a heart"),
    Forbid: marked("Place the X"),
    Skip: marked("Skip a row"),
    Pass: marked("Do nothing"),
    Vote: marked("Vote"),
}

_PROMPTS: dict[tuple[type[Any], str], str] = {
    (Place, "row"): marked("Which row does it go to?"),
    (MoveUp, "outing"): marked("Which outing moves up one row?"),
    (Swap, "rising"): marked("Which outing moves up?"),
    (Swap, "falling"): marked("Which one does it swap with?"),
    (Like, "outing"): marked("Which outing gets the heart?"),
    (MoveHeart, "source"): marked("Where does the heart come from?"),
    (MoveHeart, "target"): marked("Which outing gets the heart?"),
    (Forbid, "outing"): marked("Which outing may not move?"),
    (Skip, "outing"): marked("Which outing skips a row?"),
}


def kind(of: type[Any], say: Words) -> str:
    """A kind of action on a button."""
    return say(_KINDS[of])


def prompt(of: type[Any] | None, field: str | None, view: View, say: Words) -> str:
    """What is asked next."""
    if of is None or field is None:
        return say("What do you do?")
    if of is Vote and view.voted_on is not None:
        return say("Is {outing} the big outing of the day?", outing=outing_name(view.voted_on, say))
    return say(_PROMPTS[of, field])


def value(of: type[Any], field: str, chosen: Any, view: View, say: Words) -> Label:
    """One value of a field: the thing, then what it brings."""
    if of is Place:
        return _row_label(chosen, view, say)
    if of is Vote:
        return _vote_label(chosen, view, say)
    return Label(outing_name(chosen, say), _joined(_change(of, field, chosen, view, say), chosen, view, say))


def sentence(action: Action, view: View, say: Words) -> str:
    """The whole action."""
    board = view.board
    match action:
        case Place(row):
            assert view.next_outing is not None
            return say("Place {outing} on row {row}", outing=outing_name(view.next_outing, say), row=row)
        case MoveUp(outing):
            target = above(board.standing(outing))
            return say("Move {outing} up to row {row}", outing=outing_name(outing, say), row=target)
        case Skip(outing):
            target = above(board.standing(outing), 2)
            return say("Move {outing} two rows up to row {row}", outing=outing_name(outing, say), row=target)
        case Swap(rising, falling):
            names = {"rising": outing_name(rising, say), "falling": outing_name(falling, say)}
            return say("Swap {rising} (up to row {row}) with {falling}", row=board.standing(falling), **names)
        case Like(outing):
            return say("Put a heart on {outing}", outing=outing_name(outing, say))
        case MoveHeart(source, receiver):
            names = {"source": outing_name(source, say), "target": outing_name(receiver, say)}
            return say("Move a heart from {source} to {target}", **names)
        case Forbid(outing):
            return say("Put the X on {outing}", outing=outing_name(outing, say))
        case Pass():
            return say("Do nothing")
        case Vote(yes):
            assert view.voted_on is not None
            return _vote_sentence(yes, outing_name(view.voted_on, say), say)


def _vote_sentence(yes: bool, outing: str, say: Words) -> str:
    return say("Vote YES to {outing}", outing=outing) if yes else say("Vote NO to {outing}", outing=outing)


def _row_label(row: Row, view: View, say: Words) -> Label:
    free = COMPONENTS.rules.row_capacity - len(view.board.outings_on(row))
    return Label(row_name(row, say), say.plural("{n} free place", "{n} free places", free), mark=str(row))


def _vote_label(yes: bool, view: View, say: Words) -> Label:
    if yes:
        return Label(say("YES"), say("if all say YES, the day is chosen and the match ends"))
    left = view.own.no_left - 1 if view.own else 0
    return Label(say("NO"), say.plural("it leaves; you keep {n} NO card", "it leaves; you keep {n} NO cards", left))


def _change(of: type[Any], field: str, outing: OutingId, view: View, say: Words) -> str:
    """What the choice does to this outing."""
    row = view.board.standing(outing)
    if of is Like or of is MoveHeart:
        return _heart_change(row, view.board.hearts_on(outing), say, gains=field != "source")
    if of is Forbid:
        return say("on row {row}", row=row)
    steps = 2 if of is Skip else -1 if field == "falling" else 1
    target = above(row, steps)
    if target == VOTE_ROW:
        return say("row {row} → {target}, then the vote", row=row, target=target)
    return say("row {row} → {target}", row=row, target=target)


def _heart_change(row: Row, count: int, say: Words, *, gains: bool) -> str:
    change = f"{count} → {count + (1 if gains else -1)}"
    return say("row {row}, hearts {change}", row=row, change=change)


def _joined(change: str, outing: OutingId, view: View, say: Words) -> str:
    """The change, and the outing's place on the viewer's own card."""
    own = view.own.worth if view.own else None
    places = [line.outing for line in own.lines] if own else []
    if outing not in places:
        return change
    return say("{change}, number {place} on your card", change=change, place=places.index(outing) + 1)
