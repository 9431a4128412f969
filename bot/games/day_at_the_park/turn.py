"""The turn's four steps, whose turn it is, and when the day ends (DP8, DP9, DP17, DP24)."""

from bot.engine.game import Turn
from bot.engine.seats import Seat
from bot.games.day_at_the_park.adventures import can_refill
from bot.games.day_at_the_park.course import Course
from bot.games.day_at_the_park.events import DayEnded, LastTileDrawn, TileDrawn, TurnBegan
from bot.games.day_at_the_park.powers import special_actions
from bot.games.day_at_the_park.scoring import final_score
from bot.games.day_at_the_park.state import HighFive, State

__all__ = ["awaited", "end_turn", "finish_adventures", "open_the_park", "settle_refill", "turn"]


def awaited(state: State) -> tuple[Seat, ...]:
    """Everybody who is not ready at the start; then who was high-fived, or the active player; nobody in the end."""
    if state.step == "over":
        return ()
    if state.step == "start":
        return tuple(Seat(seat) for seat, player in enumerate(state.players) if player.stage != "ready")
    if isinstance(state.decision, HighFive) and state.decision.waiting:
        return state.decision.waiting[:1]
    return (state.active,)


def turn(state: State) -> Turn:
    """Turn 0 is everybody's: the start choices."""
    return Turn(state.turn, None if state.step == "start" else state.active)


def open_the_park(course: Course) -> None:
    """Once everybody is ready, the first player's turn begins."""
    if course.state.step == "start" and all(player.stage == "ready" for player in course.state.players):
        _begin_turn(course, course.state.first)


def _begin_turn(course: Course, seat: Seat) -> None:
    """DP9: on a player's first turn the figure comes first. DP24: with the pile empty it is the last turn."""
    state = course.state
    last_turns = state.last_turns + (not state.pile)
    step = "figure" if state.players[seat].cell is None else "place"
    course.change(active=seat, turn=state.turn + 1, step=step, last_turns=last_turns, completed=0, wild_items=0)
    course.tell(TurnBegan(seat, bool(last_turns)))


def finish_adventures(course: Course) -> None:
    """DP17, step 4: one tile, unless the pile is empty (DP24); then adventures, if some were completed."""
    _draw_tile(course)
    course.change(step="refill")
    settle_refill(course)


def _draw_tile(course: Course) -> None:
    state = course.state
    if not state.pile:
        return
    tile = state.pile[0]
    course.change(pile=state.pile[1:])
    course.change_player(state.active, hand=(*state.mover.hand, tile))
    course.tell(TileDrawn(state.active, tile))
    course.reveals = True
    if not course.state.pile:
        course.tell(LastTileDrawn(state.active))


def settle_refill(course: Course) -> None:
    """DP17: with three open adventures, or none to draw, step 4 is over. Then the turn ends by itself unless a special
    action is possible (ruled)."""
    if can_refill(course.state):
        return
    course.change(step="after")
    if next(special_actions(course.state), None) is None:
        end_turn(course)


def end_turn(course: Course) -> None:
    """DP24: after the last tile is drawn each player has one more turn."""
    state = course.state
    if state.last_turns == state.seats:
        course.change(step="over")
        course.tell(DayEnded(tuple(final_score(player).total for player in state.players)))
    else:
        _begin_turn(course, Seat((state.active + 1) % state.seats))
