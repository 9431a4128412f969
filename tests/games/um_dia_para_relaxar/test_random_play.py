"""What holds in every match, whatever anybody does."""

from itertools import pairwise
from statistics import mean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.jsons import from_json, to_json
from bot.engine.luck import Luck
from bot.games.um_dia_para_relaxar.components import CARDS, COMPONENTS
from bot.games.um_dia_para_relaxar.events import Event, Rolled, VoteOpened
from bot.games.um_dia_para_relaxar.game import GAME
from bot.games.um_dia_para_relaxar.options import Options
from bot.games.um_dia_para_relaxar.scoring import points
from bot.games.um_dia_para_relaxar.state import State
from tests.games.um_dia_para_relaxar.hidden import inventory


def random_match(seats: int, seed: str) -> tuple[list[State], list[Event]]:
    """All states and events of a match in which everybody does anything."""
    luck = Luck(seed, seats)
    states = [GAME.setup(seats, Options(luck.choice(("players", "dealt"))), luck)]
    events: list[Event] = []
    while GAME.outcome(states[-1]) is None:
        seat = luck.choice(GAME.awaited(states[-1]))
        step = GAME.apply(states[-1], seat, luck.choice(GAME.legal_actions(states[-1], seat)), luck)
        states.append(step.state)
        events.extend(step.events)
    return states, events


@settings(max_examples=40, deadline=None)
@given(seats=st.sampled_from(GAME.info.seats), seed=st.text(max_size=8))
def test_components_are_conserved_and_limits_kept(seats: int, seed: str) -> None:
    states, _ = random_match(seats, seed)
    for before, state in pairwise(states):
        assert inventory(state) == inventory(before)
        assert all(len(row) <= COMPONENTS.rules.row_capacity for row in state.board.rows)
        assert len(state.board.rows[-1]) <= 1
        assert 0 <= state.board.hearts_left <= 8
        assert set(state.board.hearts) <= set(state.board.in_play)
        assert all(0 <= now <= then for now, then in zip(state.no_left, before.no_left, strict=True))


@settings(max_examples=20, deadline=None)
@given(seats=st.sampled_from(GAME.info.seats), seed=st.text(max_size=8))
def test_a_state_is_small_and_survives_json(seats: int, seed: str) -> None:
    states, _ = random_match(seats, seed)
    for state in states:
        data = to_json(state)
        assert len(data) <= 8 * 1024
        assert from_json(data, State) == state


@settings(max_examples=20, deadline=None)
@given(seats=st.sampled_from(GAME.info.seats), seed=st.text(max_size=8))
def test_no_state_offers_more_than_300_sentences(seats: int, seed: str) -> None:
    states, _ = random_match(seats, seed)
    assert (
        max(len(GAME.legal_actions(state, seat)) for state in states for seat in GAME.awaited(state) or (state.first,))
        <= 300
    )


@pytest.mark.parametrize("seats", range(3, 9))
def test_random_matches_take_40_to_90_turns_with_3_to_10_votes_and_hardly_a_second_roll(seats: int) -> None:
    matches = [events for _, events in (random_match(seats, f"expect {number}") for number in range(40))]
    rolls = [[event for event in events if isinstance(event, Rolled)] for events in matches]
    votes = [sum(isinstance(event, VoteOpened) for event in events) for events in matches]
    assert 40 <= mean(map(len, rolls)) <= 95
    assert 3 <= mean(votes) <= 11
    assert mean(bool(roll.again) for match in rolls for roll in match) < 0.01


def test_no_priority_card_is_worth_much_more_than_average() -> None:
    boards = [random_match(4, f"worth {number}")[0][-1].board for number in range(300)]
    worths = [mean(points(card, board) for board in boards) for card in CARDS]
    assert max(worths) - mean(worths) < 1.5
