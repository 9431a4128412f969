"""Types of flipped tiles matched in pairs (PM6, PM14; ruled, matching)."""

from itertools import combinations

from msgspec.structs import replace

from bot.games.parks_memories.actions import MatchTiles
from bot.games.parks_memories.components import ABILITIES, TYPE, Ability, TileType
from bot.games.parks_memories.events import ParksEvent, TilesMatched
from bot.games.parks_memories.layout import Cell, layout_of
from bot.games.parks_memories.state import ParksState, is_fleeting, team_of, tile_at, with_item

__all__ = ["inactive", "match_all", "match_pair", "pairings", "recharged", "unspent"]


def inactive(state: ParksState) -> tuple[Ability, ...]:
    """The abilities that the team whose turn it is could recharge."""
    active = state.active[team_of(state)]
    return tuple(ability for ability in ABILITIES if ability not in active)


def recharged(state: ParksState, ability: Ability) -> tuple[tuple[Ability, ...], ...]:
    """All teams' active abilities, with this one of the team whose turn it is turned to its active side."""
    team = team_of(state)
    active = tuple(a for a in ABILITIES if a == ability or a in state.active[team])
    return with_item(state.active, team, active)


def unspent(state: ParksState) -> tuple[Cell, ...]:
    """The flipped tiles that may still be matched this turn."""
    return tuple(cell for cell in state.flipped if cell not in state.spent)


def pairings(state: ParksState) -> tuple[MatchTiles, ...]:
    """The pairs that can be matched now; of those equal in ability and in the types they leave, only the first."""
    types = {cell: TYPE[tile_at(state, cell)] for cell in unspent(state)}
    different: dict[tuple[Ability | None, tuple[TileType, ...]], MatchTiles] = {}
    for pair in combinations(types, 2):
        left = tuple(sorted(type_ for cell, type_ in types.items() if cell not in pair))
        for ability in _abilities_of(state, types[pair[0]], types[pair[1]]):
            different.setdefault((ability, left), MatchTiles(ability, pair))
    return tuple(different.values())


def _abilities_of(state: ParksState, one: TileType, other: TileType) -> tuple[Ability | None, ...]:
    """What two types may recharge: nothing if they differ, any inactive ability if both are Wild (PM14)."""
    if one == "wild" and other == "wild":
        return inactive(state) or (None,)
    if one == "wild":
        return _abilities_of(state, other, one)
    return (one,) if other in (one, "wild") else ()


def match_pair(state: ParksState, pair: MatchTiles) -> tuple[ParksState, ParksEvent]:
    """PM6: the pair is spent, and recharges its ability unless that is active already."""
    gained = pair.ability in inactive(state)
    after = replace(
        state,
        spent=layout_of(state.options).in_order({*state.spent, *pair.cells}),
        active=recharged(state, pair.ability) if pair.ability is not None else state.active,
    )
    return after, TilesMatched(state.seat, pair.ability, pair.cells, gained, is_fleeting(state))


def match_all(state: ParksState) -> tuple[ParksState, tuple[ParksEvent, ...]]:
    """Match pair after pair until none is left, or until the seat must choose between different ones."""
    events: tuple[ParksEvent, ...] = ()
    pairs = pairings(state)
    while len(pairs) == 1:
        state, event = match_pair(state, pairs[0])
        events = (*events, event)
        pairs = pairings(state)
    return replace(state, phase="match" if pairs else "take"), events
