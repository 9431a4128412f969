"""The table in words: summed up for the picture, whole for those who play from it, and what a look shows."""

from bot.engine.seats import Cast
from bot.engine.words import Words
from bot.games.parks_memories.layout import row_of
from bot.games.parks_memories.text_names import line_name, park, park_and_type, team_name, type_name
from bot.games.parks_memories.text_status import active_count, pair_count, status
from bot.games.parks_memories.view import ParksView, Space, TeamView

__all__ = ["alt", "board", "look"]


def alt(view: ParksView, cast: Cast, say: Words) -> str:
    """The picture summed up."""
    teams = [f"{team_name(view, i, cast, say)}: {_summary(view, team, say)}" for i, team in enumerate(view.teams)]
    return "\n".join((f"{status(view, cast, say)}.", _open_tiles(view, say), *_hiker_and_stacks(view, say), *teams))


def board(view: ParksView, cast: Cast, say: Words) -> str:
    """Every space, the stacks, the Hiker, and each team's Area and abilities."""
    rows: dict[str, list[str]] = {}
    for space in view.spaces:
        rows.setdefault(row_of(space.cell), []).append(_space(space, view, say))
    field = [say("Row {row}: {spaces}", row=row, spaces="; ".join(spaces)) for row, spaces in rows.items()]
    teams = [_team(view, number, cast, say) for number in range(len(view.teams))]
    return "\n".join((f"{status(view, cast, say)}.", *field, *_hiker_and_stacks(view, say), *teams))


def look(view: ParksView, say: Words) -> str:
    """The faces that this viewer sees and the public does not: those that are up now, and Forest's."""
    lines = []
    up = [_faced(space, say) for space in view.spaces if space.up and space.tile]
    if view.viewer is not None and view.fleeting and up:
        lines.append(say("Face up now: {tiles}", tiles=", ".join(up)))
    if view.looked is not None:
        lines.append(say("Forest showed you {tile}; it lies face down.", tile=_faced(view.space(view.looked), say)))
    return "\n".join(lines)


def _faced(space: Space, say: Words) -> str:
    return f"{space.cell} {park_and_type(space.tile, say)}" if space.tile else space.cell


def _open_tiles(view: ParksView, say: Words) -> str:
    up = [_faced(space, say) for space in view.spaces if space.up]
    return say("Face up: {tiles}.", tiles=", ".join(up)) if up else say("All tiles are face down.")


def _hiker_and_stacks(view: ParksView, say: Words) -> list[str]:
    """The classic mode has neither."""
    if view.classic:
        return []
    lines = [_hiker(view, say), say("Stacks: {counts}.", counts=", ".join(map(str, view.stacks)))]
    return [*lines, say("Wild tiles out of the game: {n}.", n=view.gone)] if view.gone else lines


def _hiker(view: ParksView, say: Words) -> str:
    if view.hiker is None:
        return say("The Hiker stands beside the field.")
    if view.line is None:
        return say("The Hiker stands on {cell} and blocks it.", cell=view.hiker)
    return say(
        "The Hiker lies on {cell} and locks {line}.", cell=view.hiker, line=line_name(view.hiker, view.line, say)
    )


def _space(space: Space, view: ParksView, say: Words) -> str:
    """ "B1 Redwood (Forest), face up, flipped this turn, blocked"."""
    if space.empty:
        return say("{cell} empty", cell=space.cell)
    marks = [say("face up") if space.up else say("face down")]
    if space.spent:
        marks.append(say("matched this turn"))
    elif space.cell in view.flipped:
        marks.append(say("flipped this turn"))
    if space.blocked:
        marks.append(say("blocked"))
    return f"{_faced(space, say)} {', '.join(marks)}"


def _summary(view: ParksView, team: TeamView, say: Words) -> str:
    parts = [pair_count(team.pairs, say)]
    if not view.classic:
        parts += [say.plural("{n} tile", "{n} tiles", len(team.area)), active_count(len(team.active), say)]
    return ", ".join(parts)


def _team(view: ParksView, number: int, cast: Cast, say: Words) -> str:
    """A team with its members, pairs, single tiles and active abilities."""
    team = view.teams[number]
    name = team_name(view, number, cast, say)
    if view.in_teams:
        name = f"{name} ({say.list([cast.name(seat) for seat in team.seats])})"
    lines = [f"{name}: {_goal(view, team, say)}"]
    pairs = [park(tile, say) for place, tile in enumerate(team.area) if team.completes_pair(place)]
    singles = [park_and_type(tile, say) for tile in team.singles]
    if pairs:
        lines.append(say("pairs: {parks}", parks=", ".join(pairs)))
    if singles:
        lines.append(say("single tiles: {tiles}", tiles=", ".join(singles)))
    if team.active:
        lines.append(say("active: {abilities}", abilities=", ".join(type_name(one, say) for one in team.active)))
    return "; ".join(lines)


def _goal(view: ParksView, team: TeamView, say: Words) -> str:
    if view.classic:
        return pair_count(team.pairs, say)
    return say("{n} of {goal} pairs", n=team.pairs, goal=view.options.pairs_to_win)
