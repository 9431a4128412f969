"""The classic mode: flip one, see it, flip another; an equal pair is kept and earns another turn."""

from msgspec.structs import replace

from bot.engine.game import Step
from bot.engine.seats import Seat
from bot.games.parks_memories.actions import FlipOne
from bot.games.parks_memories.components import ART, TileId
from bot.games.parks_memories.events import Ended, Flipped, Kept, Missed, ParksStep
from bot.games.parks_memories.layout import Cell, layout_of
from bot.games.parks_memories.scoring import reason
from bot.games.parks_memories.state import ParksState, is_fleeting, team_of, tile_at, with_item

__all__ = ["flip_one"]


def flip_one(state: ParksState, action: FlipOne) -> ParksStep:
    """Ruled (classic): the first flip covers the last player's miss, the second is compared with the first."""
    event = Flipped(
        state.seat, (action.cell,), (tile_at(state, action.cell),), by_sun=False, fleeting=is_fleeting(state)
    )
    if state.phase == "first":
        alone = (action.cell,)
        return Step(replace(state, up=alone, flipped=alone, last=alone, phase="second"), (event,), reveals=True)
    cells = layout_of(state.options).in_order({*state.flipped, action.cell})
    one, other = (tile_at(state, cell) for cell in cells)
    step = _keep(state, cells, (one, other)) if ART[one] == ART[other] else _miss(state, cells)
    return Step(step.state, (event, *step.events), reveals=True)


def _keep(state: ParksState, cells: tuple[Cell, ...], tiles: tuple[TileId, ...]) -> ParksStep:
    """The pair goes into the Area; another turn follows until the field is cleared, which ends the match."""
    team = team_of(state)
    field = tuple(None if tile in tiles else tile for tile in state.field)
    areas = with_item(state.areas, team, (*state.areas[team], *tiles))
    after = replace(state, field=field, areas=areas, up=(), flipped=(), last=cells)
    kept = Kept(state.seat, cells, tiles)
    if any(tile is not None for tile in field):
        return Step(replace(after, number=state.number + 1, phase="first"), (kept,))
    over = replace(after, phase="over")
    return Step(over, (kept, Ended(reason(over))))


def _miss(state: ParksState, cells: tuple[Cell, ...]) -> ParksStep:
    """Both stay up until the next player flips."""
    after = replace(
        state,
        up=cells,
        flipped=(),
        last=cells,
        number=state.number + 1,
        seat=Seat((state.seat + 1) % state.seats),
        phase="first",
    )
    return Step(after, (Missed(state.seat, cells),))
