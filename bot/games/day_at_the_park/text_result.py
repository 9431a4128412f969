"""After the end: who had the best day, and what every score is made of."""

from bot.engine.game import Outcome
from bot.engine.seats import Cast
from bot.engine.words import Words
from bot.games.day_at_the_park.components import ITEMS
from bot.games.day_at_the_park.items import number
from bot.games.day_at_the_park.scoring import Score
from bot.games.day_at_the_park.text_names import card_name, items_text, points_text
from bot.games.day_at_the_park.view import View

__all__ = ["result"]


def result(view: View, cast: Cast, say: Words) -> str:
    """Why the match ended, then each seat's score, best first."""
    assert view.outcome is not None
    order = sorted(range(len(view.seats)), key=view.outcome.ranks.__getitem__)
    lines = [_line(view.outcome, seat, view.scores[seat], cast, say) for seat in order]
    return "\n".join((say("Everybody had the last turn, and the day at the park is over."), *lines))


def _line(outcome: Outcome, seat: int, score: Score, cast: Cast, say: Words) -> str:
    head = f"{outcome.ranks[seat]}. {cast.name(seat)}: {points_text(score.total, say)}"
    if outcome.scores.count(score.total) > 1:
        head = f"{head} ({_tie_break(outcome, seat, score, say)})"
    return f"{head} – {'; '.join(_parts(score, say))}"


def _tie_break(outcome: Outcome, seat: int, score: Score, say: Words) -> str:
    """What parts those with equal points: completed adventures, then items left."""
    text = say.plural("{n} adventure completed", "{n} adventures completed", score.completed)
    items = say.plural("{n} item left", "{n} items left", score.items)
    shared = [say("shared")] if outcome.ranks.count(outcome.ranks[seat]) > 1 else []
    return ", ".join((text, items, *shared))


def _parts(score: Score, say: Words) -> list[str]:
    points = score.points
    parts = [say("adventures {n}", n=points.adventures)]
    parts += [say("easy bonuses {n}", n=points.extras)] if points.extras else []
    parts += [say("character {n}", n=points.character)] if points.character else []
    parts += [f"{card_name(bonus.card, say)} +{bonus.points}" for bonus in score.bonuses]
    if any(number(score.wild, item) for item in ITEMS):
        parts.append(say("Wild tokens counted as {items}", items=items_text(score.wild, say)))
    return parts
