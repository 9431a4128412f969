"""The standard turn: flip two, take one, draw one, move the Hiker (PM5). One function a rule; actions are legal."""

from msgspec.structs import replace

from bot.engine.game import Step
from bot.games.parks_memories.actions import (
    Draw,
    Flip,
    MatchTiles,
    MoveHiker,
    Recharge,
    ReturnTile,
    Stack,
    Stay,
    Take,
    UseForest,
    UseMountain,
    UseSun,
    UseWater,
)
from bot.games.parks_memories.components import TYPE, Ability, TileId
from bot.games.parks_memories.events import (
    Drawn,
    Ended,
    Flipped,
    HikerMoved,
    HikerStayed,
    Paired,
    ParksEvent,
    ParksStep,
    Peeked,
    Recharged,
    Returned,
    Taken,
)
from bot.games.parks_memories.layout import Cell, layout_of
from bot.games.parks_memories.matching import inactive, match_all, match_pair, recharged
from bot.games.parks_memories.scoring import has_won, pairs, reason, stacks_ran_out
from bot.games.parks_memories.state import ParksState, Phase, blocked, is_fleeting, team_of, tile_at, with_item
from bot.games.parks_memories.turns import turn_after

__all__ = [
    "draw",
    "flip",
    "match_tiles",
    "move_hiker",
    "recharge",
    "return_tile",
    "stay",
    "take",
    "use_forest",
    "use_mountain",
    "use_sun",
    "use_water",
]


def flip(state: ParksState, action: Flip) -> ParksStep:
    """PM5, PM6: both tiles are turned at once, then matched."""
    return _turn_up(state, action.cells, by_sun=False)


def use_sun(state: ParksState, action: UseSun) -> ParksStep:
    """PM12: two more tiles, which may match earlier unspent ones."""
    return _turn_up(_turned_over(state, "sun"), action.cells, by_sun=True)


def match_tiles(state: ParksState, action: MatchTiles) -> ParksStep:
    """PM6, PM14: the chosen pair is matched, then what follows by itself."""
    matched, event = match_pair(state, action)
    after, events = match_all(replace(matched, last=action.cells))
    return Step(after, (event, *events))


def take(state: ParksState, action: Take) -> ParksStep:
    """PM7, PM14, PM15: into the Area, which may win; a Wild leaves the game and recharges."""
    after, events = _take_up(state, action.cell, by_water=False)
    hidden_until_now = is_fleeting(state)
    if has_won(after):
        return _end(after, events, reveals=hidden_until_now)
    return Step(after, events, reveals=hidden_until_now)


def recharge(state: ParksState, action: Recharge) -> ParksStep:
    """PM14: the Wild that was taken recharges an ability."""
    after = replace(state, active=recharged(state, action.ability), phase=_phase_after(state))
    return Step(after, (Recharged(state.seat, action.ability),))


def use_water(state: ParksState, action: UseWater) -> ParksStep:
    """PM12: a face-down tile is taken too; a Wild recharges as ever, and a tile is returned in any case."""
    used = replace(_turned_over(state, "water"), watered=tile_at(state, action.cell), spot=action.cell)
    after, events = _take_up(used, action.cell, by_water=True)
    return Step(after, events, reveals=True)


def return_tile(state: ParksState, action: ReturnTile) -> ParksStep:
    """PM12, PM15: it goes face down into the spot that Water emptied; what is left may win."""
    assert state.spot is not None
    team = team_of(state)
    area = tuple(tile for tile in state.areas[team] if tile != action.tile)
    after = replace(
        _put(state, state.spot, action.tile, up=False),
        areas=with_item(state.areas, team, area),
        spot=None,
        phase="draw",
    )
    event = Returned(state.seat, state.spot, action.tile, is_fleeting(state))
    return _end(after, (event,)) if has_won(after) else Step(after, (event,))


def draw(state: ParksState, action: Draw) -> ParksStep:
    """PM8, PM15: the top of a stack, face up; the game ends if two stacks are empty now."""
    cell, tile, after = _fill(state, action.stack, up=True)
    event = Drawn(state.seat, action.stack, cell, tile, is_fleeting(state))
    if stacks_ran_out(after):
        return _end(after, (event,), reveals=True)
    return Step(after, (event,), reveals=True)


def use_forest(state: ParksState, action: UseForest) -> ParksStep:
    """PM12: the drawn tile is shown to its user alone and lies face down."""
    cell, tile, after = _fill(_turned_over(state, "forest"), action.stack, up=False)
    return Step(replace(after, peeked=cell), (Peeked(state.seat, action.stack, cell, tile),), reveals=True)


def move_hiker(state: ParksState, action: MoveHiker) -> ParksStep:
    """PM9, PM10: upright onto another face-up tile; the others are covered."""
    after = _cover(replace(state, hiker=action.cell, line=None))
    return Step(after, (HikerMoved(state.seat, action.cell, None),))


def use_mountain(state: ParksState, action: UseMountain) -> ParksStep:
    """PM12: he lies down and locks a line; what is up there stays up."""
    after = _cover(replace(_turned_over(state, "mountain"), hiker=action.cell, line=action.line))
    return Step(after, (HikerMoved(state.seat, action.cell, action.line),))


def stay(state: ParksState, _: Stay) -> ParksStep:
    """PM9: without another face-up tile he stays, but gets up."""
    return Step(_cover(replace(state, line=None)), (HikerStayed(state.seat),))


def _turned_over(state: ParksState, ability: Ability) -> ParksState:
    """PM13: a used ability turns inactive."""
    team = team_of(state)
    left = tuple(active for active in state.active[team] if active != ability)
    return replace(state, active=with_item(state.active, team, left))


def _turn_up(state: ParksState, cells: tuple[Cell, ...], *, by_sun: bool) -> ParksStep:
    in_order = layout_of(state.options).in_order
    up = replace(state, up=in_order({*state.up, *cells}), flipped=in_order({*state.flipped, *cells}), last=cells)
    tiles = tuple(tile_at(state, cell) for cell in cells)
    after, matched = match_all(up)
    return Step(after, (Flipped(state.seat, cells, tiles, by_sun, is_fleeting(state)), *matched), reveals=True)


def _take_up(state: ParksState, cell: Cell, *, by_water: bool) -> tuple[ParksState, tuple[ParksEvent, ...]]:
    """PM7, PM14: the tile goes into the Area, a Wild out of the game."""
    tile, team = tile_at(state, cell), team_of(state)
    emptied = replace(_put(state, cell, None, up=False), phase=_phase_after(state, tile))
    taken = Taken(state.seat, cell, tile, by_water)
    if TYPE[tile] == "wild":
        return replace(emptied, gone=(*state.gone, tile)), (taken,)
    area = (*state.areas[team], tile)
    after = replace(emptied, areas=with_item(state.areas, team, area))
    return after, (taken, Paired(state.seat, tile)) if pairs(area) > pairs(state.areas[team]) else (taken,)


def _phase_after(state: ParksState, taken: TileId | None = None) -> Phase:
    """PM14: a taken Wild asks for an ability if one is inactive; then Water's spot is filled, else a tile is drawn."""
    if taken is not None and TYPE[taken] == "wild" and inactive(state):
        return "wild"
    return "draw" if state.spot is None else "return"


def _fill(state: ParksState, stack: Stack, *, up: bool) -> tuple[Cell, TileId, ParksState]:
    """PM8: the top of the stack goes into the empty space; which one, which tile, and what follows."""
    place = stack - 1
    cell = layout_of(state.options).cells[state.field.index(None)]
    tile, *rest = state.stacks[place]
    filled = _put(state, cell, tile, up=up)
    stacks = with_item(state.stacks, place, tuple(rest))
    return cell, tile, replace(filled, stacks=stacks, phase="hiker")


def _put(state: ParksState, cell: Cell, tile: TileId | None, *, up: bool) -> ParksState:
    """What lies in the cell from now on: a tile, or nothing."""
    layout = layout_of(state.options)
    others = {other for other in state.up if other != cell}
    return replace(
        state,
        field=with_item(state.field, layout.index[cell], tile),
        up=layout.in_order(others | {cell} if up else others),
        flipped=tuple(other for other in state.flipped if other != cell),
        spent=tuple(other for other in state.spent if other != cell),
        last=(cell,),
    )


def _cover(state: ParksState) -> ParksState:
    """PM10: every unblocked tile is covered, and the next turn begins."""
    shut = blocked(state)
    up = tuple(cell for cell in state.up if cell in shut)
    last = () if state.hiker is None else (state.hiker,)
    return replace(state, up=up, last=last, **turn_after(state))


def _end(state: ParksState, events: tuple[ParksEvent, ...], *, reveals: bool = False) -> ParksStep:
    over = replace(state, phase="over")
    return Step(over, (*events, Ended(reason(over))), reveals)
