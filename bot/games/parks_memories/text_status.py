"""Whose turn it is, what is wanted, and how it ended."""

from bot.engine.seats import Cast
from bot.engine.words import Words, marked
from bot.games.parks_memories.components import Ability, TileId
from bot.games.parks_memories.state import Phase
from bot.games.parks_memories.text_names import park, team_name
from bot.games.parks_memories.view import ParksView, TeamView

__all__ = ["active_count", "pair_count", "question", "result", "status"]

_WANTED: dict[Phase, str] = {
    "flip": marked("Flip two face-down tiles."),
    "match": marked("Choose which of your flipped tiles match."),
    "take": marked("Take a face-up tile."),
    "wild": marked("Choose the ability that your Wild recharges."),
    "return": marked("Return one of your tiles face down to {spot}."),
    "draw": marked("Draw a tile from a stack."),
    "hiker": marked("Move the Hiker to another face-up tile."),
    "first": marked("Flip a tile."),
    "second": marked("Flip a second tile and look for the twin of {flipped}."),
}

_OFFERS: dict[Ability, str] = {
    "sun": marked("Sun can flip two more first."),
    "water": marked("Water can also take a face-down tile for one of yours."),
    "forest": marked("Forest can show you the tile in secret."),
    "mountain": marked("Mountain can lock a row or a column."),
}

_DOING: dict[Phase, str] = {
    "flip": marked("flips two tiles"),
    "match": marked("matches tiles"),
    "take": marked("takes a tile"),
    "wild": marked("recharges an ability"),
    "return": marked("returns a tile"),
    "draw": marked("draws a tile"),
    "hiker": marked("moves the Hiker"),
    "first": marked("flips a tile"),
    "second": marked("flips a second tile"),
}


def question(view: ParksView, say: Words) -> str:
    """What is wanted of the seat whose turn it is, and which abilities may be used with it."""
    wanted = say(_WANTED[view.phase], **_places(view))
    return " ".join((wanted, *(say(_OFFERS[ability]) for ability in view.usable)))


def _places(view: ParksView) -> dict[str, str]:
    return {"spot": view.spot or "", "flipped": "".join(view.flipped)}


def status(view: ParksView, cast: Cast, say: Words) -> str:
    """Whose turn it is and what is done now; after the end, who won."""
    if view.outcome is not None:
        return _winners(view, cast, say)
    name, doing = cast.name(view.seat), say(_DOING[view.phase])
    if view.in_teams:
        return say("{name} {doing} for {team}", name=name, doing=doing, team=team_name(view, view.team, cast, say))
    return say("{name} {doing}", name=name, doing=doing)


def result(view: ParksView, cast: Cast, say: Words) -> str:
    """The reason, then one line a team, best first; who won is the status."""
    assert view.outcome is not None
    reasons = {
        "pairs": say("{n} pairs end the match.", n=view.options.pairs_to_win),
        "stacks": say("Two stacks are empty: more pairs win, then more active abilities."),
        "cleared": say("The field is cleared: most pairs win."),
    }
    ranks = {team: view.outcome.ranks[seats.seats[0]] for team, seats in enumerate(view.teams)}
    lines = [f"{rank}. {_account(view, team, cast, say)}" for team, rank in sorted(ranks.items(), key=lambda t: t[1])]
    return "\n".join((reasons[view.outcome.reason], *lines))


def _winners(view: ParksView, cast: Cast, say: Words) -> str:
    assert view.outcome is not None
    winners = [team for team, seats in enumerate(view.teams) if seats.seats[0] in view.outcome.winners]
    names = [team_name(view, team, cast, say) for team in winners]
    count = pair_count(view.teams[winners[0]].pairs, say)
    if len(names) > 1:
        return say("{names} share the victory with {pairs} each", names=say.list(names), pairs=count)
    if _won_by_abilities(view, winners[0]):
        return say("{name} wins with {pairs} and more active abilities", name=names[0], pairs=count)
    return say("{name} wins with {pairs}", name=names[0], pairs=count)


def _won_by_abilities(view: ParksView, winner: int) -> bool:
    """Whether only the tie-break (PM15) told the winner from another team."""
    best = view.teams[winner].pairs
    return any(team.pairs == best for number, team in enumerate(view.teams) if number != winner)


def _account(view: ParksView, team: int, cast: Cast, say: Words) -> str:
    """What a team's place is made of."""
    own = view.teams[team]
    name = team_name(view, team, cast, say)
    if view.in_teams:
        name = f"{name} ({say.list([cast.name(seat) for seat in own.seats])})"
    found = [park(tile, say) for tile in _second_of_pairs(own)]
    parts = [pair_count(own.pairs, say) + (f" ({', '.join(found)})" if found else "")]
    if not view.classic:
        parts.append(active_count(len(own.active), say))
    return f"{name}: {', '.join(parts)}"


def _second_of_pairs(team: TeamView) -> list[TileId]:
    """One tile of each pair."""
    return [tile for place, tile in enumerate(team.area) if team.completes_pair(place)]


def pair_count(count: int, say: Words) -> str:
    return say.plural("{n} pair", "{n} pairs", count)


def active_count(count: int, say: Words) -> str:
    return say.plural("{n} active ability", "{n} active abilities", count)
