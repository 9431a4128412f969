"""What holds in every position that random play can reach."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.play import Playthrough, random_chooser
from bot.games.parks_memories.actions import Stay
from bot.games.parks_memories.choices import choices
from bot.games.parks_memories.components import ABILITIES, TYPE
from bot.games.parks_memories.game import GAME
from bot.games.parks_memories.layout import layout_of
from bot.games.parks_memories.matching import pairings
from bot.games.parks_memories.options import ParksOptions
from bot.games.parks_memories.scoring import pairs
from bot.games.parks_memories.state import ParksState, blocked
from tests.games.parks_memories.hidden import inventory

tables = st.builds(
    Playthrough,
    st.just(GAME),
    st.integers(6, 8) | st.integers(2, 3),
    st.builds(
        ParksOptions,
        mode=st.sampled_from(("standard", "standard", "classic")),
        field=st.sampled_from(("3x3", "3x4", "4x4")),
        teams=st.sampled_from((2, 3)),
        pairs_to_win=st.integers(2, 5),
        memory=st.sampled_from(("once", "open")),
    ),
    st.text("abc", min_size=3, max_size=6),
)


def check(state: ParksState) -> None:
    """The invariants of a position."""
    assert set(inventory(state).values()) == {1}, "each tile exists once"
    assert all(TYPE[tile] == "wild" for tile in state.gone)
    assert not [tile for area in state.areas for tile in area if TYPE[tile] == "wild"], "a Wild is never in an Area"
    assert all(active == tuple(a for a in ABILITIES if a in active) for active in state.active)
    assert set(state.spent) <= set(state.flipped) <= set(state.up)
    empty = [cell for cell, tile in zip(layout_of(state.options).cells, state.field, strict=True) if tile is None]
    assert not set(empty) & set(state.up)
    if state.options.mode == "standard":
        assert len(empty) == {"wild": 1 + (state.spot is not None), "return": 2, "draw": 1}.get(
            state.phase, len(empty) if state.phase == "over" else 0
        )
        assert state.phase == "match" or not pairings(state), "no pair is left unmatched"
    if state.phase == "hiker":
        assert choices(state) != (Stay(),), "ruled: phase 4 never lacks a face-up tile"
    if state.phase == "flip":
        assert set(state.up) <= set(blocked(state)), "all unblocked tiles are covered when a turn begins"
        assert max(map(pairs, state.areas)) < state.options.pairs_to_win, "a win is noticed at once"


@settings(max_examples=25, deadline=None)
@given(tables)
def test_every_position_of_a_random_match_is_sound(match: Playthrough) -> None:
    check(match.state)
    while match.outcome is None:
        seat = GAME.awaited(match.state)[0]
        match.play(seat, random_chooser(match, seat))
        check(match.state)


@settings(max_examples=10, deadline=None)
@given(tables)
def test_a_turn_belongs_to_the_team_that_follows_the_last_one(match: Playthrough) -> None:
    while match.outcome is None:
        before = match.state
        seat = GAME.awaited(before)[0]
        match.play(seat, random_chooser(match, seat))
        after = match.state
        if after.number > before.number and after.options.mode == "standard":
            assert after.seat % len(after.areas) == (before.seat + 1) % len(after.areas)
