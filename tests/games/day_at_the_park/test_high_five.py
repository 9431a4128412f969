"""DP14: high fives."""

from bot.engine.seats import Seat
from bot.games.day_at_the_park.actions import Complete, StepAside, TakeReward, Walk
from bot.games.day_at_the_park.cells import Cell
from bot.games.day_at_the_park.events import HighFiveGiven
from bot.games.day_at_the_park.game import GAME
from bot.games.day_at_the_park.standing import HIGH_FIVE
from bot.games.day_at_the_park.state import HighFive, State
from tests.games.day_at_the_park.positions import act, kinds_of, offered, position, step

MEETING = "step: move\nbag: wild tricycle\nlay: O50=T03/1\nseat: badtz_maru at=M50 zzz\nseat: hello_kitty zzz at=O50"


def aside(cell: str, reward: str) -> StepAside:
    return StepAside(Cell(cell), "token" if reward == "token" else "nap")


def met(text: str = MEETING) -> State:
    return act(position(text), Walk(Cell("O50"), (Cell("N50"), Cell("O50"))))


def test_dp14_ending_with_another_figure_is_a_high_five() -> None:
    state = met()
    assert state.decision == HighFive((Seat(1),))
    assert GAME.awaited(state) == (1,)


def test_dp14_the_rulebooks_example_both_draw_a_token() -> None:
    state = act(met(), aside("N50", "token"), TakeReward("token"))
    assert state.players[1].cell == "N50"
    assert [player.tokens for player in state.players] == [("wild",), ("tricycle",)] or [
        player.tokens for player in state.players
    ] == [("tricycle",), ("wild",)]
    assert state.players[1].tokens == ("wild",)
    assert state.decision is None


def test_dp14_the_reward_may_be_the_nap_token_to_blank() -> None:
    state = act(met(), aside("N50", "nap"), TakeReward("nap"))
    assert not state.players[0].asleep
    assert not state.players[1].asleep


def test_ruled_direction_and_reward_are_one_decision_of_the_moved_player() -> None:
    assert offered(met()) == [aside("N50", "token"), aside("N50", "nap")]


def test_ruled_the_match_waits_for_the_moved_player() -> None:
    assert GAME.legal_actions(met(), Seat(0)) == ()


def test_ruled_the_token_on_the_space_is_taken_first() -> None:
    text = MEETING.replace("O50=T03/1", "O50=T03/1+exchange")
    state = met(text)
    assert state.players[0].tokens == ("exchange",)
    assert state.decision == HighFive((Seat(1),))


def test_ruled_several_figures_answer_in_turn_order_then_one_reward() -> None:
    text = (
        "step: move\nactive: 1\nlay: O50=T03/1\nseat: keroppi at=O50\nseat: badtz_maru at=N50\nseat: hello_kitty at=O50"
    )
    state = act(position(text), Walk(Cell("O50"), (Cell("O50"),)))
    assert state.decision == HighFive((Seat(2), Seat(0)))
    state = act(state, aside("N50", "token"))
    assert GAME.awaited(state) == (0,)
    state = act(state, aside("N50", "token"))
    assert GAME.awaited(state) == (1,)
    state = act(state, TakeReward("token"))
    assert [len(player.tokens) for player in state.players] == [1, 1, 1]


def test_ruled_the_moved_figure_triggers_nothing_and_gains_nothing() -> None:
    text = MEETING.replace("O50=T03/1", "O50=T03/1 P50=T15/1+butterfly") + "\nseat: keroppi at=P50"
    after = step(met(text), aside("P50", "nap"))
    assert after.state.players[1].items == (0, 0, 0, 0)
    assert len(after.state.benches) == 1
    assert not any(isinstance(event, HighFiveGiven) for event in after.events)


def test_ruled_a_figure_with_no_space_to_go_to_stays() -> None:
    text = (
        'step: move\nstart: single\ndecision: {"type":"HighFive","waiting":[1]}\n'
        "seat: keroppi at=M50\nseat: hello_kitty at=M50"
    )
    state = position(text)
    assert offered(state) == [aside("M50", "token"), aside("M50", "nap")]
    assert act(state, aside("M50", "nap")).players[1].cell == "M50"


def test_ruled_flipping_a_blank_nap_token_is_legal_but_void() -> None:
    state = met(MEETING.replace("hello_kitty zzz", "hello_kitty"))
    assert aside("N50", "nap") in offered(state)
    assert not act(state, aside("N50", "nap")).players[1].asleep


def test_ruled_with_no_token_left_only_flipping() -> None:
    state = met(MEETING.replace("bag: wild tricycle", "bag:"))
    assert offered(state) == [aside("N50", "nap")]
    state = met(MEETING.replace("bag: wild tricycle", "bag: wild"))
    state = act(state, aside("N50", "token"))
    assert offered(state) == [TakeReward("nap")]


def test_undo_another_players_decision_is_a_border() -> None:
    assert step(met(), aside("N50", "nap")).reveals


def test_after_the_reward_the_turn_goes_on() -> None:
    text = MEETING.replace("badtz_maru", "badtz_maru open=E25 items=0/0/1/2")
    state = act(met(text), aside("N50", "nap"), TakeReward("nap"))
    assert Complete in kinds_of(state)


def test_a_high_five_may_be_answered_ahead() -> None:
    state = met()
    view, actions = GAME.view(state, Seat(1)), GAME.legal_actions(state, Seat(1))
    assert HIGH_FIVE.keys(view) == ("high_five",)
    assert HIGH_FIVE.action(view, {"high_five": "token"}, actions) == aside("N50", "token")
    assert HIGH_FIVE.action(view, {"high_five": "nap"}, actions) == aside("N50", "nap")
    assert HIGH_FIVE.action(view, {"high_five": "nap_if_asleep"}, actions) == aside("N50", "nap")
    assert HIGH_FIVE.action(view, {}, actions) is None


def test_a_standing_answer_leaves_ones_own_turn_alone() -> None:
    state = act(met(), aside("N50", "nap"))
    view, actions = GAME.view(state, Seat(0)), GAME.legal_actions(state, Seat(0))
    assert HIGH_FIVE.action(view, {"high_five": "token"}, actions) is None
