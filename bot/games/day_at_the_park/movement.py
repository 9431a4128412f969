"""Step 2: walking through the park (DP12, DP13)."""

from collections.abc import Iterator
from functools import lru_cache

from bot.games.day_at_the_park.actions import PlaceFigure, Walk
from bot.games.day_at_the_park.cells import Cell
from bot.games.day_at_the_park.components import RULES
from bot.games.day_at_the_park.course import Course
from bot.games.day_at_the_park.events import FigurePlaced, Stayed, TokenGained, Walked
from bot.games.day_at_the_park.high_five import give_high_fives
from bot.games.day_at_the_park.items import NOTHING, Counts, counts, tally
from bot.games.day_at_the_park.park import Park, touching
from bot.games.day_at_the_park.payments import printed_cost
from bot.games.day_at_the_park.state import Player, State

__all__ = ["Route", "collected", "place_figure", "routes", "stay", "walk", "walks"]

Route = tuple[tuple[Cell, ...], Counts]
"""The spaces entered, the last being the end, and what they bring."""


def place_figure(course: Course, action: PlaceFigure) -> None:
    """DP9: on a player's first turn the figure goes onto any space; entering brings nothing."""
    course.change_player(course.state.active, cell=action.cell)
    course.change(step="place", fresh=(action.cell,))
    course.tell(FigurePlaced(course.state.active, action.cell))


def walks(state: State) -> tuple[Walk, ...]:
    """DP12: one walk for each end and collection, the most welcome first."""
    player = state.mover
    assert player.cell is not None
    supply = counts(min(left, RULES.move_max) for left in state.supply)
    wanted = _wanted(player)
    meetings = {bench.cell for bench in state.benches} | {other.cell for other in state.players if other is not player}

    def welcome(route: Route) -> tuple[int, int]:
        path, brings = route
        useful = sum(map(min, brings, wanted)) + (path[-1] in meetings)
        return -useful, -sum(brings)

    return tuple(Walk(path[-1], path) for path, _ in sorted(routes(state.park, player.cell, supply), key=welcome))


def _wanted(player: Player) -> Counts:
    """What the open adventures ask beyond what the player holds, each kind for the card that asks most."""
    asked = [printed_cost(card.id) for card in player.open] or [NOTHING]
    return counts(
        max(0, max(column) - have) for column, have in zip(zip(*asked, strict=True), player.items, strict=True)
    )


@lru_cache(512)
def routes(park: Park, start: Cell, supply: Counts) -> tuple[Route, ...]:
    """DP12: the walks from a space that differ in where they end or in what they bring; of equal ones the shortest."""
    found: dict[tuple[Cell, Counts], Route] = {}
    for path in _paths(park, start):
        brings = collected(park, path, supply)
        found.setdefault((path[-1], brings), (path, brings))
    return tuple(found.values())


def _paths(park: Park, start: Cell) -> Iterator[tuple[Cell, ...]]:
    """All ways of one to three steps over touching spaces, the shorter ones first; going back is allowed."""
    near = touching(park)
    ways: list[tuple[Cell, ...]] = [()]
    for _ in range(RULES.move_max):
        ways = [(*way, cell) for way in ways for cell in near[way[-1] if way else start]]
        yield from ways


def collected(park: Park, path: tuple[Cell, ...], supply: Counts) -> Counts:
    """One item per space entered, as far as the supply goes; the single start tile has none."""
    symbols = tally(item for cell in path if (item := park.item(cell)) is not None)
    return counts(map(min, symbols, supply))


def stay(course: Course) -> None:
    """DP12, ruled: one item of one's own space and nothing else, no token and no high five."""
    seat, cell = course.state.active, course.state.mover.cell
    course.change(step="adventures", fresh=())
    course.tell(Stayed(seat))
    if cell is not None:
        course.gain(seat, collected(course.state.park, (cell,), course.state.supply))


def walk(course: Course, action: Walk) -> None:
    """DP12 to DP14: the items on the way, then the token of the last space, then high fives."""
    state = course.state
    seat, start = state.active, state.mover.cell
    assert start is not None
    course.change_player(seat, cell=action.end)
    course.change(step="adventures", fresh=(start, *action.path))
    course.tell(Walked(seat, action.path))
    course.gain(seat, collected(state.park, action.path, state.supply))
    _take_token(course, action.end)
    give_high_fives(course)


def _take_token(course: Course, cell: Cell) -> None:
    """DP13: a token on the last space is taken and turned over; no other takes its place."""
    benches = course.state.benches
    for bench in benches:
        if bench.cell == cell:
            course.change(benches=tuple(other for other in benches if other is not bench))
            course.gain_token(TokenGained(course.state.active, bench.token, cell))
