"""How a match begins (PM2, PM3)."""

from bot.engine.game import IllegalAction
from bot.engine.luck import Luck
from bot.engine.seats import Seat
from bot.games.parks_memories.components import COUNTS, TILES, TileId
from bot.games.parks_memories.layout import layout_of
from bot.games.parks_memories.options import ParksOptions
from bot.games.parks_memories.state import ParksState, team_count

__all__ = ["even_stacks", "offers_three_teams", "setup"]

_SEATS_FOR_THREE_TEAMS = 6


def setup(seats: int, options: ParksOptions, luck: Luck) -> ParksState:
    """The field and the stacks face down, all abilities inactive, a random first player.

    Raises IllegalAction when three teams are wanted of four or five players.
    """
    classic = options.mode == "classic"
    if team_count(options, seats) < seats and options.teams == COUNTS.teams_max and not offers_three_teams(seats):
        raise IllegalAction("teams", "three_teams_need_six", seats=seats)
    deck = luck.shuffled([tile.id for tile in TILES if not (classic and tile.type == "wild")])
    spaces = len(layout_of(options).cells)
    first = Seat(luck.below(seats))
    teams = team_count(options, seats)
    return ParksState(
        options=options,
        seats=seats,
        first=first,
        number=0,
        seat=first,
        phase="first" if classic else "flip",
        field=deck[:spaces],
        up=(),
        stacks=() if classic else even_stacks(deck[spaces:]),
        areas=((),) * teams,
        active=((),) * teams,
    )


def offers_three_teams(seats: int) -> bool:
    """Ruled (teams): three teams of four or five players, which the rulebook allows, are not offered."""
    return seats >= _SEATS_FOR_THREE_TEAMS


def even_stacks(tiles: tuple[TileId, ...]) -> tuple[tuple[TileId, ...], ...]:
    """The tiles in three stacks as even as possible, the first ones higher: 11, 11, 10 (PM16, field sizes)."""
    small, larger = divmod(len(tiles), COUNTS.stacks)
    stacks: tuple[tuple[TileId, ...], ...] = ()
    for place in range(COUNTS.stacks):
        size = small + (place < larger)
        stacks, tiles = (*stacks, tiles[:size]), tiles[size:]
    return stacks
