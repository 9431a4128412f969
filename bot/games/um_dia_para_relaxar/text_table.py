"""The table in words: whose turn, the board, the own card, and the end."""

from bot.engine.seats import Cast, Seat
from bot.engine.words import Words, marked
from bot.games.um_dia_para_relaxar.components import COMPONENTS, ROWS, VOTE_ROW, Face, OutingId, Row
from bot.games.um_dia_para_relaxar.scoring import Line, Worth
from bot.games.um_dia_para_relaxar.text_names import character_name, face_name, few, hearts, outing_name
from bot.games.um_dia_para_relaxar.view import View

__all__ = ["alt", "board", "hand", "question", "result", "status"]


_QUESTIONS: dict[Face, str] = {
    "move_up": marked("MOVE UP: take one outing up one row."),
    "swap_places": marked("SWAP PLACES: let two outings of adjacent rows change places."),
    "move_two_up": marked("MOVE TWO UP: take two outings up one row each, one after the other."),
    "like": marked("LIKE: give an outing a heart, or do nothing."),
    "forbidden_to_move": marked("FORBIDDEN TO MOVE: put the X on an outing, or do nothing."),
    "skip_a_row": marked("SKIP A ROW: take one outing up two rows, over other outings."),
}


def question(view: View, say: Words) -> str:
    """What is wanted of the seat that is awaited."""
    if view.next_outing is not None:
        return say("Place {outing} on a row from 0 to 3.", outing=outing_name(view.next_outing, say))
    if view.voted_on is not None:
        return say("Is {outing} the big outing of the day? Vote YES or NO.", outing=outing_name(view.voted_on, say))
    if view.phase == "second_move":
        return say("Move another outing up one row.")
    assert view.die is not None
    return say(_QUESTIONS[view.die])


def status(view: View, cast: Cast, say: Words) -> str:
    """Whose turn it is and what is awaited; after the end, who won."""
    name = cast.name(view.active)
    if view.outcome is not None:
        return _winners(view, cast, say)
    if view.voted_on is not None:
        outing = outing_name(view.voted_on, say)
        return say("Vote on {outing}. Still to vote: {names}", outing=outing, names=few(view.awaited, cast, say))
    if view.next_outing is not None:
        outing = outing_name(view.next_outing, say)
        left = say.plural("{n} outing to place", "{n} outings to place", view.to_place)
        return say("Setup: {name} places {outing} ({left})", name=name, outing=outing, left=left)
    assert view.die is not None
    face = face_name(view.die, say)
    if view.phase == "second_move":
        return say("{name}'s turn: {face}, second move", name=name, face=face)
    return say("{name}'s turn: {face}", name=name, face=face)


def alt(view: View, cast: Cast, say: Words) -> str:
    """The board picture summed up."""
    rows = [_row(row, view, say) for row in reversed(ROWS) if view.board.outings_on(row)]
    return "\n".join(filter(None, (status(view, cast, say), *rows, _out(view, say), _supply(view, say))))


def board(view: View, cast: Cast, say: Words) -> str:
    """The whole table, row by row and seat by seat."""
    rows = [_row(row, view, say) for row in reversed(ROWS)]
    seats = [_seat(Seat(seat), view, cast, say) for seat in range(len(view.seats))]
    parts = (status(view, cast, say), *rows, _out(view, say), _supply(view, say), *seats)
    return "\n".join(filter(None, parts))


def hand(view: View, say: Words) -> str:
    """The viewer's Priority card and what it is worth now; a vote that lies face down."""
    if view.own is None or view.own.worth is None:
        return ""
    worth = view.own.worth
    lines = [f"{place}. {_line(line, view, say)}" for place, line in enumerate(worth.lines, start=1)]
    total = say.plural(
        "Your Priority card, worth {n} point now:", "Your Priority card, worth {n} points now:", worth.total
    )
    notes = "\n".join(filter(None, (_bonus_note(say), _own_vote(view, say))))
    return "\n".join((total, *lines, "", notes))  # without an empty line the list's last item would swallow the notes


def result(view: View, cast: Cast, say: Words) -> str:
    """Why the match ended, then each seat's score, best first."""
    assert view.outcome is not None
    chosen = outing_name(view.board.outings_on(VOTE_ROW)[0], say)
    if view.outcome.reason == "last_outing":
        reason = say("{outing} is the only outing left, and so the big outing of the day.", outing=chosen)
    else:
        reason = say("Everyone said YES: {outing} is the big outing of the day.", outing=chosen)
    order = sorted(range(len(view.seats)), key=lambda seat: view.outcome.ranks[seat] if view.outcome else 0)
    return "\n".join((reason, *(_score(Seat(seat), view, cast, say) for seat in order)))


def _winners(view: View, cast: Cast, say: Words) -> str:
    assert view.outcome is not None
    winners = view.outcome.winners
    points = view.outcome.scores[winners[0]]
    if len(winners) == 1:
        return say.plural(
            "{name} wins with {n} point", "{name} wins with {n} points", points, name=cast.name(winners[0])
        )
    return say("{names} share the victory with {n} points each", names=few(winners, cast, say), n=points)


def _row(row: Row, view: View, say: Words) -> str:
    outings = [_standing(outing, view, say) for outing in view.board.outings_on(row)]
    if not outings:
        return say("Row {row}: empty", row=row)
    return say("Row {row}: {outings}", row=row, outings=", ".join(outings))


def _standing(outing: OutingId, view: View, say: Words) -> str:
    """An outing with what lies on it."""
    count = view.board.hearts_on(outing)
    extras = [hearts(count, say)] if count else []
    if outing == view.board.forbidden:
        extras.append(say("X, may not move"))
    name = outing_name(outing, say)
    return f"{name} ({', '.join(extras)})" if extras else name


def _out(view: View, say: Words) -> str:
    if not view.board.out:
        return ""
    return say("Out of the game: {outings}", outings=", ".join(outing_name(outing, say) for outing in view.board.out))


def _supply(view: View, say: Words) -> str:
    if view.phase == "setup":
        return ""
    left = hearts(view.board.hearts_left, say)
    if view.board.forbidden is None:
        return say("Supply: {hearts} and the X", hearts=left)
    return say("Supply: {hearts}", hearts=left)


def _seat(seat: Seat, view: View, cast: Cast, say: Words) -> str:
    """A seat's public line: name, character, NO cards, and whether it has voted."""
    shown = view.seats[seat]
    character = character_name(shown.character, say)
    cards = say.plural("{n} NO card", "{n} NO cards", shown.no_left)
    line = say("{name} as {character}: {cards}", name=cast.name(seat), character=character, cards=cards)
    if view.phase != "vote":
        return line
    voted = say("has voted") if shown.voted else say("has not voted yet")
    return f"{line}, {voted}"


def _line(line: Line, view: View, say: Words) -> str:
    """What one outing of the card brings, and from what."""
    name = outing_name(line.outing, say)
    if line.row is None:
        if line.outing in view.board.out:
            return say("{outing}: out, 0", outing=name)
        return say("{outing}: not placed yet", outing=name)
    parts = [say("row {row}", row=line.row)]
    if line.hearts:
        parts.append(hearts(line.hearts, say))
    if line.bonus:
        parts.append(say("bonus {bonus}", bonus=line.bonus))
    return say("{outing}: {points} ({parts})", outing=name, points=line.points, parts=", ".join(parts))


def _bonus_note(say: Words) -> str:
    rules = COMPONENTS.rules
    return say(
        "On row 8 the first outing brings {first} more, the second {second} more.",
        first=rules.first_bonus,
        second=rules.second_bonus,
    )


def _own_vote(view: View, say: Words) -> str:
    if view.own_vote is None:
        return ""
    return say("Your vote: YES") if view.own_vote else say("Your vote: NO")


def _score(seat: Seat, view: View, cast: Cast, say: Words) -> str:
    shown = view.seats[seat].worth
    assert shown is not None
    assert view.outcome is not None
    total = say.plural("{n} point", "{n} points", shown.total)
    head = f"{view.outcome.ranks[seat]}. {cast.name(seat)}: {total}"
    return f"{head}. {_breakdown(shown, view, say)}"


def _breakdown(worth: Worth, view: View, say: Words) -> str:
    return "; ".join(_line(line, view, say) for line in worth.lines)
