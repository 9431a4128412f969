"""Special actions of the characters' explore sides (DP18, DP20, DP21)."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, combinations

from bot.games.day_at_the_park.actions import (
    Action,
    Cancel,
    Done,
    DrawFromBox,
    GainItems,
    Gather,
    LiftTile,
    RemoveTile,
    SetDown,
    UseWildItems,
)
from bot.games.day_at_the_park.components import ITEMS, TILES, TileId
from bot.games.day_at_the_park.course import Course
from bot.games.day_at_the_park.events import BoxSeen, PowerUsed, TileMoved, TileRemoved, WildItems
from bot.games.day_at_the_park.items import bundles, kinds, tally
from bot.games.day_at_the_park.park import Space, places, removable, touching
from bot.games.day_at_the_park.state import Bench, Placing, Relocating, State, Swapping

__all__ = [
    "EXPLORE",
    "draw_from_box",
    "gain_items",
    "gather",
    "lift_tile",
    "relocations",
    "remove_tile",
    "set_down",
    "set_down_again",
    "use_power",
    "use_wild_items",
]


def use_power(course: Course) -> None:
    """DP18: the nap token is turned to Zzz."""
    seat, player = course.state.active, course.state.mover
    assert player.character is not None
    course.change_player(seat, asleep=True)
    course.tell(PowerUsed(seat, player.character, player.side))


def _lifts(state: State, moved: tuple[TileId, ...] = ()) -> Iterator[LiftTile]:
    """Hello Kitty: unoccupied tiles that do not split the park, each once; another place always fits."""
    for cell in removable(state.park):
        if state.unseated(cell) and state.park.at(cell).tile not in moved:
            yield LiftTile(cell)


def lift_tile(course: Course, action: LiftTile) -> None:
    """Hello Kitty: this one; it still lies there until it is set down."""
    decision = course.state.decision
    moved = decision.moved if isinstance(decision, Relocating) else ()
    course.change(decision=Relocating(course.state.park.at(action.cell), moved))


def relocations(state: State, relocating: Relocating) -> list[Action]:
    """DP20: other places where the lifted tile fits; or the next tile, or enough."""
    lifted = relocating.lifted
    if lifted is None:
        return [*_lifts(state, relocating.moved), Done()]
    rest = state.park.without(lifted.cell)
    ways = places(rest, TILES[lifted.tile].edges)
    return [*(SetDown(cell, rotation) for cell, rotation in ways if cell != lifted.cell), Cancel()]


def set_down(course: Course, lifted: Space, moved: tuple[TileId, ...], action: SetDown) -> None:
    """DP20: laid by the rules for new tiles, its token with it, without new token or item."""
    state = course.state
    park = state.park.without(lifted.cell).laid(Space(action.cell, lifted.tile, action.rotation))
    staying = [bench for bench in state.benches if bench.cell != lifted.cell]
    carried = [Bench(action.cell, bench.token) for bench in state.benches if bench.cell == lifted.cell]
    if not moved:
        use_power(course)
    course.change(park=park, benches=(*staying, *carried), fresh=(action.cell,), decision=None)
    course.tell(TileMoved(state.active, lifted.tile, lifted.cell, action.cell))
    now = (*moved, lifted.tile)
    if len(now) < state.mover.power.max and next(_lifts(course.state, now), None) is not None:
        course.change(decision=Relocating(None, now))


def set_down_again(course: Course, relocating: Relocating) -> None:
    """The lifted tile stays where it lies; what was moved before stays moved."""
    course.change(decision=Relocating(None, relocating.moved) if relocating.moved else None)


def _box_or_items(state: State) -> Iterable[Action]:
    """My Melody: a look into the box; with an empty box items of any kinds."""
    if state.box:
        return [DrawFromBox()]
    return map(GainItems, bundles(state.mover.power.fallback_items, state.supply))


def draw_from_box(course: Course) -> None:
    """My Melody: two random tiles, seen by their player only, one of which must be placed."""
    use_power(course)
    state = course.state
    tiles = tuple(sorted(course.luck.sample(state.box, state.mover.power.look)))
    course.change(decision=Placing(tiles, "box"))
    course.tell(BoxSeen(state.active, len(tiles), tiles))
    course.reveals = True


def _wild_items(state: State) -> Iterable[Action]:
    """Keroppi: as long as adventures can still be completed in this turn."""
    return [UseWildItems()] if state.step != "after" else []


def use_wild_items(course: Course) -> None:
    """DP21: until the end of the turn up to three items count as any other; a second use adds three more."""
    use_power(course)
    count = course.state.mover.power.max
    course.change(wild_items=course.state.wild_items + count)
    course.tell(WildItems(course.state.active, count))


def _removals(state: State) -> Iterator[Action]:
    """Badtz-maru: unoccupied tiles that do not split the park."""
    return (RemoveTile(cell) for cell in removable(state.park) if state.unseated(cell))


def remove_tile(course: Course, action: RemoveTile) -> None:
    """DP20: the tile goes to the box and leaves one of its item, two if a token lay on it; the token is discarded."""
    use_power(course)
    state, power = course.state, course.state.mover.power
    tile = state.park.at(action.cell).tile
    tokens = tuple(bench.token for bench in state.benches if bench.cell == action.cell)
    course.change(
        park=state.park.without(action.cell),
        box=tuple(sorted((*state.box, tile))),
        benches=tuple(bench for bench in state.benches if bench.cell != action.cell),
        lost=state.lost + tokens,
        fresh=(),
    )
    course.tell(TileRemoved(state.active, tile, action.cell, bool(tokens)))
    item = TILES[tile].item
    assert item is not None
    course.gain(state.active, tally([item] * (power.n + power.extra_if_token * len(tokens))))


def _gatherings(state: State) -> Iterator[Action]:
    """Chococat: up to two of the different symbols on touching spaces."""
    cell = state.mover.cell
    near = () if cell is None else touching(state.park)[cell]
    symbols = {state.park.item(other) for other in near}
    there = [item for item in ITEMS if item in symbols and item in kinds(state.supply)]
    sizes = range(state.mover.power.max, 0, -1)
    return map(Gather, chain.from_iterable(combinations(there, size) for size in sizes))


def gather(course: Course, action: Gather) -> None:
    """Chococat: one item from each of the spaces."""
    use_power(course)
    course.gain(course.state.active, tally(action.items))


def _treats(state: State) -> Iterable[Action]:
    """Pompompurrin: an item of any kind; if the supply is out, the swap alone."""
    ways = list(bundles(state.mover.power.n, state.supply))
    return map(GainItems, ways or ([()] if state.mover.open else []))


def gain_items(course: Course, action: GainItems) -> None:
    """My Melody, Pompompurrin: items, and then Pompompurrin may swap an open adventure."""
    use_power(course)
    player = course.state.mover
    course.gain(course.state.active, tally(action.gains))
    if player.power.swap and player.open:
        course.change(decision=Swapping("open", player.power.swap))


EXPLORE: dict[str, Callable[[State], Iterable[Action]]] = {
    "move_tiles": _lifts,
    "place_extra_tile": _box_or_items,
    "wild_items": _wild_items,
    "remove_tile_gain": _removals,
    "gain_from_neighbours": _gatherings,
    "gain_items_then_swap_adventure": _treats,
}
"""What can be done now with each explore side, if the nap token is blank."""
