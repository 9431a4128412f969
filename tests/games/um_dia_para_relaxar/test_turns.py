"""The course of a turn (UR6, UR18), and what can be undone."""

import pytest

from bot.engine.game import Turn
from bot.engine.luck import Luck
from bot.games.um_dia_para_relaxar.actions import MoveUp, Pass, Skip, Vote
from bot.games.um_dia_para_relaxar.components import FACES, Face, OutingId
from bot.games.um_dia_para_relaxar.events import Rolled, VoteOpened
from bot.games.um_dia_para_relaxar.game import GAME
from bot.games.um_dia_para_relaxar.moves import choices as face_choices
from bot.games.um_dia_para_relaxar.notation import parse
from bot.games.um_dia_para_relaxar.options import Options
from tests.games.um_dia_para_relaxar.positions import FULL_SETUP, Dice, choices, play, position

BEACH, ZOO = OutingId("beach"), OutingId("zoo")


def test_ur6_after_a_turn_the_seat_to_the_left_rolls() -> None:
    step = play(position("move move_up", FULL_SETUP), MoveUp(ZOO), die=Dice("like"))
    assert step.events[-1] == Rolled(seat=step.state.active, face="like")
    assert (step.state.active, step.state.die, step.state.phase) == (1, "like", "move")


def test_ur6_after_the_last_seat_comes_the_first() -> None:
    state = position("move like", FULL_SETUP + "active: 2")
    assert play(state, Pass()).state.active == 0


def test_ur6_the_vote_comes_when_an_outing_stands_on_row_8() -> None:
    step = play(position("move move_up", "6: beach\n2: zoo park"), MoveUp(BEACH))
    assert VoteOpened(BEACH) in step.events
    assert step.state.phase == "vote"


def test_ur6_without_an_outing_on_row_8_there_is_no_vote() -> None:
    step = play(position("move move_up", "6: beach\n2: zoo park"), MoveUp(ZOO))
    assert step.state.phase == "move"


def test_ur6_a_face_that_cannot_be_carried_out_is_rolled_again() -> None:
    """With outings on rows 6, 4 and 2, nothing is adjacent and nothing lies in between."""
    state = position("move like", "6: beach\n4: zoo\n2: park")
    step = play(state, Pass(), die=Dice("swap_places", "skip_a_row", "swap_places", "move_up"))
    again: tuple[Face, ...] = ("swap_places", "skip_a_row", "swap_places")
    assert step.events[-1] == Rolled(seat=step.state.active, face="move_up", again=again)
    assert step.state.die == "move_up"


@pytest.mark.parametrize("face", ["move_up", "swap_places", "move_two_up", "skip_a_row"])
def test_ur6_moving_is_mandatory(face: str) -> None:
    assert Pass() not in choices(position(f"move {face}", FULL_SETUP))


def test_ruled_only_like_and_forbidden_to_move_may_be_passed() -> None:
    for face in ("like", "forbidden_to_move"):
        state = position(f"move {face}", FULL_SETUP)
        assert choices(state)[-1] == Pass()
        assert play(state, Pass()).state.board == state.board


def test_ur18_row_8_is_empty_at_every_roll_and_only_swap_and_skip_are_rolled_again() -> None:
    for number in range(60):
        luck = Luck("ur18", number)
        state = GAME.setup(2 + number % 7, Options(), luck)
        while GAME.outcome(state) is None:
            seat = luck.choice(GAME.awaited(state))
            step = GAME.apply(state, seat, luck.choice(GAME.legal_actions(state, seat)), luck)
            state = step.state
            if any(isinstance(event, Rolled) for event in step.events):
                assert state.board.rows[-1] == ()
                always = [face for face in FACES if face not in ("swap_places", "skip_a_row")]
                assert all(face_choices(state.board, face) for face in always)


@pytest.mark.parametrize("board", ["6: beach!\n0: zoo", "6: beach\n0: zoo!", "6: zoo beach!", "1: zoo!\n0: beach"])
def test_ur18_move_up_is_always_possible_with_two_outings(board: str) -> None:
    assert choices(position("move move_up", board))


def test_undo_only_the_first_half_of_move_two_up_reveals_nothing() -> None:
    state = position("move move_two_up", FULL_SETUP)
    half = play(state, MoveUp(ZOO))
    assert not half.reveals
    assert GAME.turn(half.state) == GAME.turn(state)
    assert play(half.state, MoveUp(OutingId("karaoke"))).reveals


def test_undo_stops_at_the_vote_because_it_is_everybodys_turn() -> None:
    state = position("move skip_a_row", "6: zoo park\n5: beach")
    assert GAME.turn(state) == Turn(0, state.active)
    step = play(state, Skip(BEACH))
    assert GAME.turn(step.state) == Turn(1, None)


def test_each_roll_and_each_vote_is_a_turn_of_its_own() -> None:
    state = position("move skip_a_row", "6: zoo park\n5: beach\nturn: 7")
    step = play(state, Skip(BEACH), *[Vote(False)] * 3)
    assert GAME.turn(step.state) == Turn(9, step.state.active)


def test_the_latest_movement_is_marked_until_the_next_one() -> None:
    state = position("move like", FULL_SETUP + "moved: zoo=up")
    assert play(state, Pass()).state.moved == state.moved
    half = play(parse("play: move move_two_up\n" + FULL_SETUP + "moved: spa=swap\nseat: P01\nseat: P02"), MoveUp(ZOO))
    assert [moved.way for moved in half.state.moved] == ["two_up"]
    whole = play(half.state, MoveUp(OutingId("karaoke")))
    assert [moved.outing for moved in whole.state.moved] == ["zoo", "karaoke"]
