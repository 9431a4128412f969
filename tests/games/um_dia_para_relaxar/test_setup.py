"""The setup (UR3 to UR5), and the options of the table."""

import pytest

from bot.engine.luck import Luck
from bot.engine.seats import Seat
from bot.games.um_dia_para_relaxar.actions import Place
from bot.games.um_dia_para_relaxar.components import OUTINGS, Row
from bot.games.um_dia_para_relaxar.events import Placed, Rolled
from bot.games.um_dia_para_relaxar.game import GAME
from bot.games.um_dia_para_relaxar.options import Options
from bot.games.um_dia_para_relaxar.state import State
from tests.games.um_dia_para_relaxar.positions import FULL_SETUP, choices, play, position


def start(seats: int = 3, seed: str = "a", options: Options | None = None) -> State:
    return GAME.setup(seats, options or Options(), Luck(seed, 0))


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_ur1_everyone_has_a_character_of_their_own_and_four_no_cards(seats: int) -> None:
    state = start(seats)
    assert len(set(state.characters)) == seats
    assert state.no_left == (4,) * seats


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_ur3_one_priority_card_each_is_dealt_before_the_setup(seats: int) -> None:
    state = start(seats)
    assert len(set(state.cards)) == seats
    assert state.phase == "setup"


def test_ur4_outings_are_placed_one_by_one_in_turn_order() -> None:
    state = start(3)
    placers = []
    for number in range(15):
        (seat,) = GAME.awaited(state)
        placers.append(seat)
        outing, row = state.deck[0], choices(state)[-1]
        step = play(state, row)
        assert isinstance(row, Place)
        assert step.events == (Placed(seat, outing, row.row),)
        assert step.state.board.row_of(outing) == row.row
        assert len(step.state.deck) == 15 - number
        state = step.state
    assert placers == [(state.first + number) % 3 for number in range(15)]


def test_ur4_an_outing_may_go_to_any_row_from_0_to_3_with_room() -> None:
    assert choices(start()) == tuple(Place(Row(row)) for row in (0, 1, 2, 3))
    filling = position("setup", "3: zoo spa park farm\n2: museum\n1: beach cinema travel camping\ndeck: karaoke diving")
    assert choices(filling) == (Place(Row(0)), Place(Row(2)))


def test_ur4_afterwards_rows_0_to_3_hold_four_each_and_the_others_none() -> None:
    state = start(5)
    while state.phase == "setup":
        state = play(state, choices(state)[0], die=Luck("b", 1)).state
    assert [len(row) for row in state.board.rows] == [4, 4, 4, 4, 0, 0, 0, 0]
    assert sorted(state.board.in_play) == sorted(OUTINGS)


def test_ur5_a_row_with_four_outings_takes_no_fifth() -> None:
    state = position("setup", "0: zoo spa park farm\ndeck: karaoke diving")
    assert Place(Row(0)) not in choices(state)


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_ruled_the_player_who_starts_the_setup_starts_the_play(seats: int) -> None:
    state = start(seats, f"seed {seats}")
    first = state.active
    events: tuple[object, ...] = ()
    while state.phase == "setup":
        step = play(state, choices(state)[-1], die=Luck("b", 1))
        state, events = step.state, step.events
    assert state.active == state.first == first
    assert isinstance(events[-1], Rolled)
    assert events[-1].seat == first


def test_ruled_the_first_player_is_random() -> None:
    assert {start(4, f"seed {number}").first for number in range(50)} == set(range(4))


def test_ruled_two_to_eight_can_play() -> None:
    assert GAME.info.seats == (2, 3, 4, 5, 6, 7, 8)


def test_ruled_characters_are_dealt_at_random_and_give_no_powers() -> None:
    assert len({start(2, f"seed {number}").characters[0] for number in range(80)}) == 8
    one = position("move move_up", FULL_SETUP, "seat: P01 kuromi\nseat: P02 keroppi")
    other = position("move move_up", FULL_SETUP, "seat: P01 chococat\nseat: P02 kuromi")
    assert choices(one) == choices(other)


def test_option_players_is_the_default() -> None:
    assert Options().setup == "players"
    assert len(start().deck) == 16


def test_option_dealt_deals_the_outings_at_random_into_rows_0_to_3_and_rolls() -> None:
    boards = set()
    for number in range(20):
        state = start(4, f"seed {number}", Options("dealt"))
        assert [len(row) for row in state.board.rows] == [4, 4, 4, 4, 0, 0, 0, 0]
        assert sorted(state.board.in_play) == sorted(OUTINGS)
        assert (state.phase, state.deck, state.active) == ("move", (), state.first)
        assert state.die is not None
        boards.add(state.board)
    assert len(boards) == 20


def test_the_seat_that_is_not_awaited_has_nothing_to_choose() -> None:
    state = start(3)
    others = [seat for seat in range(3) if seat != state.active]
    assert all(GAME.legal_actions(state, Seat(seat)) == () for seat in others)
