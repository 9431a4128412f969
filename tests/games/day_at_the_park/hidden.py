"""What the conformance kit asks of this game: what is conserved, and what is hidden from whom."""

from collections import Counter
from typing import Any

from bot.engine.seats import Viewer
from bot.games.day_at_the_park.components import ITEMS
from bot.games.day_at_the_park.state import Placing, State

__all__ = ["inventory", "slots"]


def inventory(state: State) -> Counter[str]:
    """Tiles, adventures, tokens and items, wherever they are."""
    counts: Counter[str] = Counter(space.tile for space in state.park.spaces)
    counts.update((*state.pile, *state.box, *state.bag, *state.used, *state.lost))
    counts.update(bench.token for bench in state.benches)
    counts.update(card for deck in state.decks for card in deck)
    for player in state.players:
        counts.update((*player.hand, *player.tokens))
        counts.update(card.id for card in (*player.open, *player.done))
    for item, left in zip(ITEMS, state.supply, strict=True):
        assert 0 <= left <= 20
        counts[item] = left + sum(player.items[ITEMS.index(item)] for player in state.players)
    return counts


def slots(state: State, viewer: Viewer) -> dict[str, tuple[Any, Any]]:
    """Others' tiles, the pile, the box, tokens that were not turned over, and decks below their tops."""
    hands = {seat: player.hand for seat, player in enumerate(state.players) if seat != viewer}
    looked = _looked_at(state, viewer)
    unseen = [tile for tile in state.box if tile not in looked]
    pool = (*state.pile, *unseen, *(tile for hand in hands.values() for tile in hand))
    hidden: dict[str, tuple[Any, Any]] = {f"pile {place}": (tile, pool) for place, tile in enumerate(state.pile)}
    hidden |= {f"hand {seat}.{place}": (tile, pool) for seat, hand in hands.items() for place, tile in enumerate(hand)}
    hidden["box"] = (tuple(unseen), (1, 2) if len(pool) > len(unseen) > 0 else (1,))
    tokens = (*state.bag, *state.lost, *(bench.token for bench in state.benches))
    hidden |= {f"bench {bench.cell}": (bench.token, tokens) for bench in state.benches}
    hidden |= {f"bag {place}": (token, tokens) for place, token in enumerate((*state.bag, *state.lost))}
    for number, deck in enumerate(state.decks):
        hidden |= {f"deck {number}.{place}": (card, deck[1:]) for place, card in enumerate(deck[1:])}
    return hidden


def _looked_at(state: State, viewer: Viewer) -> tuple[str, ...]:
    decision = state.decision
    if isinstance(decision, Placing) and decision.source == "box" and viewer == state.active:
        return decision.tiles
    return ()
