"""The end of a match among several: the podium, with sad animals as the tie-break."""

from bot.engine.pictures import Snapshot
from bot.engine.seats import Cast
from bot.engine.words import Locale, Words
from bot.games.super_kawaii_pets.components import RULES, AnimalId
from bot.games.super_kawaii_pets.text import TEXTS
from bot.games.super_kawaii_pets.view import Result, View
from renderers.canvas import Canvas
from renderers.fonts import shown
from renderers.podium import Entrant, Podium, draw_podium, scenery
from renderers.super_kawaii_pets.paints import PAINTS, animal_art, location_art, speak
from renderers.super_kawaii_pets.solo import draw_solo
from renderers.theme import HUE

__all__ = ["result"]

PINK, HILL = HUE["pink"], HUE["green"]
FACE, PITCH = 122, 104
"""The winner's pets below a short list."""


def result(view: View, cast: Cast, locale: Locale) -> Snapshot:
    """The podium, or solo's stairs of praise. Raises ValueError while the match runs."""
    if view.result is None:
        raise ValueError("the match is not over")
    say = speak(locale)
    canvas = Canvas(PAINTS, scenery(PINK, HILL))
    if view.solo:
        draw_solo(canvas, view, view.result, cast, say)
    else:
        _draw_several(canvas, view, view.result, cast, say)
    return canvas.snapshot(TEXTS.result(view, cast, say))


def _draw_several(canvas: Canvas, view: View, end: Result, cast: Cast, say: Words) -> None:
    entrants = _entrants(end, cast, say)
    look = Podium(
        PINK, HILL, PINK.base, "icons/score_star", "icons/mood_sad", lambda c, y: _decorate(c, _happiest(view, end), y)
    )
    reason = say("nobody got anywhere") if end.reason == "stalemate" else say("{n} horizontal cards", n=RULES.end_at)
    draw_podium(canvas, look, _house(view, end), _title(entrants, say), reason, entrants)


def _entrants(end: Result, cast: Cast, say: Words) -> list[Entrant]:
    """Everybody, best first."""
    entrants = []
    for seat, score in enumerate(end.scores):
        who = shown(cast, seat, say)
        entrants.append(Entrant(end.ranks[seat], who.name, (who,), score.total, score.sad))
    return sorted(entrants, key=lambda entrant: entrant.rank)


def _title(entrants: list[Entrant], say: Words) -> str:
    winners = [entrant.name for entrant in entrants if entrant.rank == 1]
    if len(winners) == 1:
        return say("{name} wins!", name=winners[0])
    return say("{names} share it!", names=say.list(winners))


def _house(view: View, end: Result) -> str:
    """A home of the winner's, where there is one."""
    homes = view.players[end.ranks.index(1)].homes
    return location_art(homes[-1].location) if homes else "icons/score_star"


def _happiest(view: View, end: Result) -> tuple[AnimalId, ...]:
    """The winner's happy pets, those that turned happy last first."""
    player = view.players[end.ranks.index(1)]
    own = [animal for home in player.homes for animal in home.residents] + list(player.happy)
    fresh = [animal for animal in reversed(view.fresh) if animal in own]
    return tuple(dict.fromkeys([*fresh, *reversed(own)]))


def _decorate(canvas: Canvas, pets: tuple[AnimalId, ...], y: float) -> None:
    """A happy row on the hill; with room for two rows there are two."""
    for number, animal in enumerate(pets[: 8 if y < 420 else 4]):
        left, row = 664 + number % 4 * PITCH, number // 4
        lift = 10 if number % 2 else 0
        canvas.art(animal_art(animal, happy=True), left, 576 - lift - row * 116, FACE)
