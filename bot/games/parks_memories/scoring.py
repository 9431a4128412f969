"""Pairs, and how a match ends."""

from bot.engine.game import Outcome
from bot.games.parks_memories.components import ART, COUNTS, TileId
from bot.games.parks_memories.state import ParksState, team_of

__all__ = ["has_won", "outcome", "pairs", "reason", "stacks_ran_out"]


def pairs(area: tuple[TileId, ...]) -> int:
    """How many arts lie there twice; every art exists in two copies (PM1, PM15)."""
    return len(area) - len({ART[tile] for tile in area})


def has_won(state: ParksState) -> bool:
    """PM15: the team whose turn it is has the pairs that win."""
    return pairs(state.areas[team_of(state)]) >= state.options.pairs_to_win


def stacks_ran_out(state: ParksState) -> bool:
    """PM15: two of the three stacks are empty."""
    return state.stacks.count(()) >= COUNTS.empty_stacks_to_end


def outcome(state: ParksState) -> Outcome | None:
    """PM15: more pairs, then (not in the classic mode) more active abilities, then shared. Scores are pairs."""
    if state.phase != "over":
        return None
    merits = [(pairs(area), len(active)) for area, active in zip(state.areas, state.active, strict=True)]
    ranks = [1 + sum(other > merit for other in merits) for merit in merits]
    teams = [seat % len(merits) for seat in range(state.seats)]
    return Outcome(
        reason=reason(state),
        ranks=tuple(ranks[team] for team in teams),
        scores=tuple(merits[team][0] for team in teams),
    )


def reason(state: ParksState) -> str:
    """How the match ended: "pairs" and "stacks" (PM15), or "cleared" in the classic mode."""
    if state.options.mode == "classic":
        return "cleared"
    return "pairs" if has_won(state) else "stacks"
