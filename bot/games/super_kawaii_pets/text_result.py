"""The end of a match in words."""

from collections.abc import Iterator

from bot.engine.seats import Cast, Seat
from bot.engine.words import Words
from bot.games.super_kawaii_pets.components import RULES
from bot.games.super_kawaii_pets.scoring import Score
from bot.games.super_kawaii_pets.text_events import ending
from bot.games.super_kawaii_pets.text_names import points
from bot.games.super_kawaii_pets.view import Result, View

__all__ = ["result", "winners"]


def result(view: View, cast: Cast, say: Words) -> str:
    """Why the match ended, then each seat's score, best first."""
    end = view.result
    assert end is not None
    order = sorted(range(len(view.players)), key=lambda seat: end.ranks[seat])
    lines = [ending(end.reason, say), *(_score(Seat(seat), end, cast, say) for seat in order)]
    if view.solo:
        lines += _solo_rank(end, say)
    elif _tie_broken(end):
        lines.append(say("Among equal points, fewer sad animals win."))
    return "\n".join(lines)


def winners(view: View, cast: Cast, say: Words) -> str:
    """Who won, or in solo whether the match is won."""
    end = view.result
    assert end is not None
    first = [seat for seat, rank in enumerate(end.ranks) if rank == 1]
    names = say.list([cast.name(seat) for seat in first])
    worth = points(end.scores[first[0]].total, say)
    if end.reason == "solo_lost":
        return say("{name} runs out of turns, with {points}", name=names, points=worth)
    if len(first) == 1:
        return say("{name} wins with {points}", name=names, points=worth)
    return say("{names} share the victory with {points} each", names=names, points=worth)


def _score(seat: Seat, end: Result, cast: Cast, say: Words) -> str:
    """A seat's points and what they are made of."""
    score = end.scores[seat]
    total = points(score.total, say)
    return f"{end.ranks[seat]}. {cast.name(seat)}: {total} ({', '.join(_parts(score, say))})"


def _parts(score: Score, say: Words) -> Iterator[str]:
    yield say("happy animals {n}", n=score.happy)
    yield say("locations {n}", n=score.locations)
    if sum(score.colours):
        yield say("colours {n}", n=sum(score.colours))
    if score.sad:
        loss = RULES.sad_penalty * score.sad
        yield say("sad animals −{n}, {hand} of them in hand", n=loss, hand=score.sad_in_hand)


def _tie_broken(end: Result) -> bool:
    """Whether seats with equal points have different ranks (SK14)."""
    by_points = {(score.total, rank) for score, rank in zip(end.scores, end.ranks, strict=True)}
    return len(by_points) > len({total for total, _ in by_points})


def _solo_rank(end: Result, say: Words) -> Iterator[str]:
    """What the rulebook says to so many points (SK16)."""
    if end.reason == "solo_lost":
        return
    praise = {
        0: say("Won! {n} points earn the first praise.", n=RULES.solo_ranks[0]),
        35: say("35 points or more: not bad!"),
        40: say("40 points or more: well done!"),
        45: say("45 points or more: congratulations!"),
        50: say("50 points or more: wow, fantastic!"),
    }
    yield praise[end.solo_rank]
