"""The end: who found the most pairs."""

from bot.engine.pictures import Snapshot
from bot.engine.seats import Cast
from bot.engine.words import Locale, Words
from bot.games.parks_memories.view import ParksView
from renderers.canvas import Canvas
from renderers.fonts import shown
from renderers.parks_memories.column import team_name
from renderers.parks_memories.paints import MEADOW, PAINTS, TEAM_BADGES, TEXTS, draw_tile, speak
from renderers.podium import Entrant, Podium, draw_podium, scenery
from renderers.theme import HUE

__all__ = ["result"]


def result(view: ParksView, cast: Cast, locale: Locale) -> Snapshot:
    """The podium of teams, or of the seats that play for themselves."""
    say = speak(locale)
    entrants = _entrants(view, cast, say)
    canvas = Canvas(PAINTS, scenery(MEADOW, HUE["hedge"]))
    look = Podium(
        MEADOW, HUE["hedge"], MEADOW.shade, "icons/heart", "icons/type_wild", lambda c, y: _decorate(c, view, y)
    )
    draw_podium(canvas, look, "icons/hiker", _title(entrants, say), _reason(view, say), entrants)
    return canvas.snapshot(TEXTS.alt(view, cast, say))


def _entrants(view: ParksView, cast: Cast, say: Words) -> list[Entrant]:
    assert view.outcome is not None
    entrants = []
    for number, team in enumerate(view.teams):
        members = tuple(shown(cast, seat, say) for seat in team.seats)
        name = team_name(number, say) if view.in_teams else members[0].name
        badge = TEAM_BADGES[number] if view.in_teams else ""
        tie = None if view.classic else len(team.active)
        entrants.append(Entrant(view.outcome.ranks[team.seats[0]], name, members, team.pairs, tie, badge))
    return sorted(entrants, key=lambda entrant: entrant.rank)


def _title(entrants: list[Entrant], say: Words) -> str:
    winners = [entrant.name for entrant in entrants if entrant.rank == 1]
    if len(winners) == 1:
        return say("{name} wins!", name=winners[0])
    return say("{names} share it!", names=say.list(winners))


def _reason(view: ParksView, say: Words) -> str:
    assert view.outcome is not None
    if view.outcome.reason == "pairs":
        return say("{n} pairs", n=view.options.pairs_to_win)
    return say("two stacks are empty") if view.outcome.reason == "stacks" else say("every tile is found")


def _decorate(canvas: Canvas, view: ParksView, y: float) -> None:
    """A pair of the winners' tiles and the Hiker."""
    assert view.outcome is not None
    winner = next(team for team in view.teams if view.outcome.ranks[team.seats[0]] == 1)
    if not winner.area or y > 560:
        return
    tile = winner.area[0]
    draw_tile(canvas, tile, 740, y + 20, 118, badge=False)
    draw_tile(canvas, tile, 838, y + 26, 118, badge=False)
    canvas.art("icons/heart", 818, y + 90, 62)
    canvas.art("icons/hiker", 964, y + 40, 110)
