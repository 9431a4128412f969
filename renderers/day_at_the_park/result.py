"""The end of the day: the podium, with completed adventures as the tie-break."""

from bot.engine.pictures import Snapshot
from bot.engine.seats import Cast
from bot.engine.words import Locale, Words
from bot.games.day_at_the_park.view import View
from renderers.canvas import Canvas
from renderers.day_at_the_park.paints import DONE, PAINTS, SKY, TEXTS, emblem_of, speak
from renderers.fonts import shown
from renderers.podium import Entrant, Podium, draw_podium, scenery
from renderers.theme import HUE

__all__ = ["result"]


def result(view: View, cast: Cast, locale: Locale) -> Snapshot:
    """Everybody's points, best first. Raises ValueError while the match runs."""
    if view.outcome is None:
        raise ValueError("the match is not over")
    say = speak(locale)
    canvas = Canvas(PAINTS, scenery(SKY, HUE["green"]))
    look = Podium(SKY, HUE["green"], SKY.base, "icons/score_star", DONE, _decorate)
    entrants = _entrants(view, cast, say)
    draw_podium(canvas, look, "icons/fountain", _title(entrants, say), say("a lovely day at the park"), entrants)
    return canvas.snapshot(TEXTS.result(view, cast, say))


def _entrants(view: View, cast: Cast, say: Words) -> list[Entrant]:
    """The seats in their final order (DP22)."""
    assert view.outcome is not None
    entrants = []
    for seat, (player, score) in enumerate(zip(view.seats, view.scores, strict=True)):
        who = shown(cast, seat, say)
        badge = emblem_of(player.character) if player.character else ""
        rank = view.outcome.ranks[seat]
        entrants.append(Entrant(rank, who.name, (who,), score.total, score.completed, emblem=badge))
    return sorted(entrants, key=lambda entrant: entrant.rank)


def _title(entrants: list[Entrant], say: Words) -> str:
    winners = [entrant.name for entrant in entrants if entrant.rank == 1]
    if len(winners) == 1:
        return say("{name} wins!", name=winners[0])
    return say("{names} share it!", names=say.list(winners))


def _decorate(canvas: Canvas, y: float) -> None:
    """Where the day was spent."""
    canvas.art("icons/bench", 694, y + 22, 104)
    canvas.art("icons/fountain", 812, y - 2, 128)
    canvas.art("icons/tricycle", 960, y + 20, 106)
