"""All that one viewer may know of a match.

With `memory: once` the public never sees a face in the field; a seat sees the faces that are up now, which is what
*Look* shows. What somebody remembers of covered tiles is not in any view.
"""

from bot.engine.game import Outcome, View
from bot.engine.seats import Seat, Viewer
from bot.games.parks_memories.choices import usable_abilities
from bot.games.parks_memories.components import TWIN, Ability, TileId
from bot.games.parks_memories.layout import Cell, Line, layout_of
from bot.games.parks_memories.options import ParksOptions
from bot.games.parks_memories.scoring import outcome, pairs
from bot.games.parks_memories.state import ParksState, Phase, blocked, is_fleeting, team_of

__all__ = ["ParksView", "Space", "TeamView", "faces_are_public", "view"]


class Space(View, frozen=True):
    """One space of the field."""

    cell: Cell
    empty: bool
    up: bool
    tile: TileId | None
    """Its face, if this viewer sees it now: up, or looked at with Forest."""
    blocked: bool
    spent: bool
    """Matched this turn already; never told to those who may not see faces."""


class TeamView(View, frozen=True):
    """A team, or a seat that plays for itself."""

    seats: tuple[Seat, ...]
    area: tuple[TileId, ...]
    """In the order in which they were taken."""
    pairs: int
    active: tuple[Ability, ...]

    def completes_pair(self, place: int) -> bool:
        """Whether the tile at this place of the Area has its twin before it."""
        return TWIN[self.area[place]] in self.area[:place]

    @property
    def singles(self) -> tuple[TileId, ...]:
        """The tiles whose twins are elsewhere."""
        return tuple(tile for tile in self.area if TWIN[tile] not in self.area)


class ParksView(View, frozen=True):
    """The table as one viewer sees it."""

    viewer: Viewer
    options: ParksOptions
    columns: int
    rows: int
    """The last row of the classic field is not full."""
    phase: Phase
    turn: int
    seat: Seat
    """Whose turn it is (or was, once over)."""
    awaited: tuple[Seat, ...]
    spaces: tuple[Space, ...]
    """Row by row."""
    stacks: tuple[int, ...]
    """How many tiles each holds; () in the classic mode."""
    hiker: Cell | None
    """None while he stands beside the field."""
    line: Line | None
    """What he locks while he lies."""
    teams: tuple[TeamView, ...]
    team: int
    """The team whose turn it is."""
    usable: tuple[Ability, ...]
    """The abilities that can be used now, by the seat whose turn it is."""
    gone: int
    """Wilds that left the game."""
    flipped: tuple[Cell, ...]
    """Flipped this turn."""
    spot: Cell | None
    """The space that Water emptied, until a tile is returned there."""
    watered: TileId | None
    """What Water took this turn."""
    looked: Cell | None
    """Where the tile lies that the viewer just looked at with Forest."""
    last: tuple[Cell, ...]
    """The cells that the last action touched."""
    outcome: Outcome | None

    def space(self, cell: Cell) -> Space:
        return next(space for space in self.spaces if space.cell == cell)

    @property
    def classic(self) -> bool:
        return self.options.mode == "classic"

    @property
    def in_teams(self) -> bool:
        """Whether seats share Areas and abilities."""
        return len(self.teams) < sum(len(team.seats) for team in self.teams)

    @property
    def fleeting(self) -> bool:
        """Whether faces may be shown for a moment only."""
        return self.options.memory == "once"


def faces_are_public(state: ParksState, viewer: Viewer) -> bool:
    """Whether this viewer sees the tiles that are up (ruled, memory)."""
    return viewer is not None or not is_fleeting(state)


def view(state: ParksState, viewer: Viewer) -> ParksView:
    """The table as this viewer may see it."""
    layout = layout_of(state.options)
    over = state.phase == "over"
    return ParksView(
        viewer=viewer,
        options=state.options,
        columns=layout.columns,
        rows=layout.rows,
        phase=state.phase,
        turn=state.number,
        seat=state.seat,
        awaited=() if over else (state.seat,),
        spaces=_spaces(state, viewer),
        stacks=tuple(len(stack) for stack in state.stacks),
        hiker=state.hiker,
        line=state.line,
        teams=_teams(state),
        team=team_of(state),
        usable=usable_abilities(state),
        gone=len(state.gone),
        flipped=state.flipped,
        spot=state.spot,
        watered=state.watered,
        looked=state.peeked if viewer == state.seat else None,
        last=state.last,
        outcome=outcome(state),
    )


def _spaces(state: ParksState, viewer: Viewer) -> tuple[Space, ...]:
    shut = blocked(state)
    faces = faces_are_public(state, viewer)
    return tuple(
        Space(
            cell=cell,
            empty=tile is None,
            up=cell in state.up,
            tile=tile if (faces and cell in state.up) or (viewer == state.seat and cell == state.peeked) else None,
            blocked=cell in shut,
            spent=faces and cell in state.spent,
        )
        for cell, tile in zip(layout_of(state.options).cells, state.field, strict=True)
    )


def _teams(state: ParksState) -> tuple[TeamView, ...]:
    teams = len(state.areas)
    return tuple(
        TeamView(
            seats=tuple(Seat(seat) for seat in range(team, state.seats, teams)),
            area=area,
            pairs=pairs(area),
            active=active,
        )
        for team, (area, active) in enumerate(zip(state.areas, state.active, strict=True))
    )
