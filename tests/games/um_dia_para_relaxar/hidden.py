"""What the conformance kit asks of this game: what is conserved, and what is hidden from whom."""

from collections import Counter
from typing import Any

from bot.engine.seats import Viewer
from bot.games.um_dia_para_relaxar.components import CARDS
from bot.games.um_dia_para_relaxar.state import State

__all__ = ["inventory", "slots"]


def inventory(state: State) -> Counter[str]:
    """Outings wherever they are, the hearts that lie on one in play or in the supply, the X, and what was dealt."""
    board = state.board
    counts = Counter[str]((*board.in_play, *board.out, *state.deck, *state.cards, *state.characters))
    counts["hearts"] = sum(board.hearts_on(outing) for outing in board.in_play) + board.hearts_left
    counts["x"] = int(board.forbidden is None or board.forbidden in board.in_play)
    return counts


def slots(state: State, viewer: Viewer) -> dict[str, tuple[Any, Any]]:
    """Others' Priority cards, the setup's order and others' votes; the cards not dealt are those nobody holds."""
    if state.phase == "over":
        return {}
    own = None if viewer is None else state.cards[viewer]
    cards = tuple(card for card in CARDS if card != own)
    order = state.deck[1:]
    hidden: dict[str, tuple[Any, Any]] = {
        f"card of seat {seat}": (card, cards) for seat, card in enumerate(state.cards) if seat != viewer
    }
    hidden |= {f"setup card {place}": (outing, order) for place, outing in enumerate(order)}
    for seat, vote in enumerate(state.votes):
        if vote is not None and seat != viewer:
            hidden[f"vote of seat {seat}"] = (vote, (True, False) if state.no_left[seat] else (True,))
    return hidden
