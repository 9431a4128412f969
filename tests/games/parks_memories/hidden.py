"""What the conformance kit asks of this game: its components, and what is hidden from whom."""

from collections import Counter
from collections.abc import Hashable

from bot.engine.seats import Viewer
from bot.games.parks_memories.components import TYPE
from bot.games.parks_memories.layout import layout_of
from bot.games.parks_memories.matching import unspent
from bot.games.parks_memories.state import ParksState

__all__ = ["inventory", "slots"]

Slots = dict[str, tuple[Hashable, tuple[Hashable, ...]]]


def inventory(state: ParksState) -> Counter[str]:
    """All tiles, wherever they are."""
    lying = [tile for tile in state.field if tile is not None]
    return Counter([*lying, *state.gone, *_all(state.stacks), *_all(state.areas)])


def slots(state: ParksState, viewer: Viewer) -> Slots:
    """Every covered tile of the field and the stacks; to the public, with memory once, those that are up as well."""
    hidden: dict[str, str] = {
        f"stack {number} {depth}": tile for number, stack in enumerate(state.stacks) for depth, tile in enumerate(stack)
    }
    sees_faces = viewer is not None or state.options.memory == "open"
    for cell, tile in zip(layout_of(state.options).cells, state.field, strict=True):
        seen = (cell in state.up and sees_faces) or (cell == state.peeked and viewer == state.seat)
        if tile is not None and not seen:
            hidden[cell] = tile
    pool = tuple(hidden.values())
    typed = unspent(state) if state.phase == "match" and not sees_faces else ()
    return {name: (tile, _like(tile, pool) if name in typed else pool) for name, tile in hidden.items()}


def _like(tile: str, pool: tuple[str, ...]) -> tuple[str, ...]:
    """While a choice between pairs is asked, everybody knows what types lie there, but not which parks."""
    types: dict[str, str] = {str(known): type_ for known, type_ in TYPE.items()}
    return tuple(other for other in pool if types[other] == types[tile])


def _all(groups: tuple[tuple[str, ...], ...]) -> list[str]:
    return [tile for group in groups for tile in group]
