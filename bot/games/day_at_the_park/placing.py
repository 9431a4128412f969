"""Step 1: laying a tile, from one's hand or from the box (DP10, DP11)."""

from collections.abc import Iterator

from bot.games.day_at_the_park.actions import Action, Cancel, ChooseTile, PlaceTile, TakeItem
from bot.games.day_at_the_park.components import TILES, Item, TileId
from bot.games.day_at_the_park.course import Course
from bot.games.day_at_the_park.events import TileLaid
from bot.games.day_at_the_park.items import kinds, tally
from bot.games.day_at_the_park.park import Space, gains, places
from bot.games.day_at_the_park.state import Bench, ChoosingItem, Placing, State

__all__ = ["choose_tile", "place_tile", "placements", "placing_choices", "take_item", "unchoose_tile"]


def placements(state: State, tiles: tuple[TileId, ...], most: int) -> list[Action]:
    """DP10: every way to lay one of the tiles; where that is more than `most`, first which tile it shall be."""
    ways = sum(len(places(state.park, TILES[tile].edges)) for tile in tiles)
    if ways > most:
        return [ChooseTile(tile) for tile in tiles]
    return [action for tile in tiles for action in _ways(state, tile)]


def _ways(state: State, tile: TileId) -> Iterator[PlaceTile]:
    for cell, rotation in places(state.park, TILES[tile].edges):
        yield PlaceTile(tile, cell, rotation)


def placing_choices(state: State, placing: Placing, most: int) -> list[Action]:
    """DP10 for an open choice: the tile is chosen, or one of several is to be laid."""
    if placing.chosen is None:
        return placements(state, placing.tiles, most)
    return [*_ways(state, placing.chosen), Cancel()]


def choose_tile(course: Course, action: ChooseTile) -> None:
    """The tile is named first; nothing is spent yet."""
    decision = course.state.decision
    if isinstance(decision, Placing):
        course.change(decision=Placing(decision.tiles, decision.source, action.tile))
    else:
        course.change(decision=Placing(course.state.mover.hand, "hand", action.tile))


def unchoose_tile(course: Course, placing: Placing) -> None:
    """Another tile, then."""
    course.change(decision=Placing(placing.tiles, placing.source) if placing.source == "box" else None)


def place_tile(course: Course, action: PlaceTile) -> None:
    """DP9, step 1, or a tile that a special action adds."""
    decision = course.state.decision
    if isinstance(decision, Placing) and decision.source == "box":
        course.change(decision=None, box=tuple(tile for tile in course.state.box if tile != action.tile))
        _lay(course, action)
    else:
        _from_hand(course, action)


def _from_hand(course: Course, action: PlaceTile) -> None:
    """DP10: one of the two tiles in hand joins the park."""
    hand = tuple(tile for tile in course.state.mover.hand if tile != action.tile)
    course.change_player(course.state.active, hand=hand)
    course.change(decision=None, step="move")
    _lay(course, action)


def _lay(course: Course, action: PlaceTile) -> None:
    """DP10, DP11: the tile, a token on it unseen, and an item if it matches."""
    state = course.state
    offered = gains(state.park, action.tile, action.cell)
    park = state.park.laid(Space(action.cell, action.tile, action.rotation))
    token = course.drawn_token()
    benches = state.benches if token is None else (*state.benches, Bench(action.cell, token))
    course.change(park=park, benches=benches, fresh=(action.cell,))
    course.tell(TileLaid(state.active, action.tile, action.cell, token is not None))
    _gain_one_of(course, offered)


def _gain_one_of(course: Course, offered: tuple[Item, ...]) -> None:
    """DP11: never more than one item per tile; the player chooses among those the supply still has."""
    there = [item for item in offered if item in kinds(course.state.supply)]
    if len(there) > 1:
        course.change(decision=ChoosingItem(tuple(there)))
    elif there:
        course.gain(course.state.active, tally(there))


def take_item(course: Course, action: TakeItem) -> None:
    """DP11: the item chosen for the tile just laid."""
    course.change(decision=None)
    course.gain(course.state.active, tally([action.item]))
