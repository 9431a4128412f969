"""How turns begin and end, and how a match does (SK5, SK6, SK10, SK12, SK16)."""

from bot.engine.seats import Seat
from bot.games.super_kawaii_pets.components import RULES
from bot.games.super_kawaii_pets.display import can_draw, refill
from bot.games.super_kawaii_pets.events import (
    Ended,
    LastRoundBegan,
    NothingToDraw,
    StalemateNear,
    TurnBegan,
    TurnCardRemoved,
)
from bot.games.super_kawaii_pets.state import Ending
from bot.games.super_kawaii_pets.table import Table

__all__ = ["after_draw", "after_progress", "begin_turn", "finish_turn"]


def begin_turn(table: Table, seat: Seat) -> None:
    """The display is refilled, solo removes a turn card, and two draws wait (SK5, SK6, SK16)."""
    table.change(seat=seat, turn_number=table.state.turn_number + 1)
    table.tell(TurnBegan(seat))
    if table.state.solo:
        remove_turn_card(table, refresh=False)
    refill(table)
    table.change(draws=RULES.draws_per_turn)
    _drop_impossible_draws(table)


def remove_turn_card(table: Table, *, refresh: bool) -> None:
    """Solo: a card of the turns deck leaves the game (SK16)."""
    left = table.state.turn_cards - 1
    table.change(turn_cards=left)
    table.tell(TurnCardRemoved(left, refresh))


def after_draw(table: Table) -> None:
    """One draw less; the other is lost when no card is left to draw (SK5)."""
    table.change(draws=table.state.draws - 1)
    _drop_impossible_draws(table)


def after_progress(table: Table) -> None:
    """A happy animal or a location has come; ten horizontal cards start the final round (SK12)."""
    reached = table.player.horizontal >= RULES.end_at
    if reached and not table.state.last_round:
        table.tell(LastRoundBegan(table.state.seat))
    table.change(progress=True, last_round=table.state.last_round or reached)


def finish_turn(table: Table) -> None:
    """Ends the match or begins the next turn (SK12, SK16)."""
    if table.state.solo:
        _finish_solo_turn(table)
        return
    following = Seat((table.state.seat + 1) % len(table.state.players))
    if following == table.state.first:
        _finish_round(table)
    if table.state.over is None:
        begin_turn(table, following)


def _finish_solo_turn(table: Table) -> None:
    """Won at the end of the turn in which ten is reached, lost after the turn that emptied the turns deck (SK16)."""
    if table.state.last_round:
        _end(table, "solo_won")
    elif table.state.turn_cards == 0:
        _end(table, "solo_lost")
    else:
        begin_turn(table, table.state.seat)


def _finish_round(table: Table) -> None:
    """Ends the match after the final round, or after three full rounds in which nobody got anywhere (SK12)."""
    quiet = 0 if table.state.progress else table.state.quiet_rounds + 1
    table.change(quiet_rounds=quiet, progress=False)
    if table.state.last_round:
        _end(table, "ten")
    elif quiet == RULES.stalemate_rounds:
        _end(table, "stalemate")
    elif quiet == RULES.stalemate_rounds - 1:
        table.tell(StalemateNear())


def _end(table: Table, reason: Ending) -> None:
    """The match is over, and the animals in the hands are shown for the count (SK13)."""
    table.change(over=reason)
    table.reveals = True
    table.tell(Ended(reason))


def _drop_impossible_draws(table: Table) -> None:
    if table.state.draws and not can_draw(table.state):
        table.change(draws=0)
        table.tell(NothingToDraw(table.state.seat))
