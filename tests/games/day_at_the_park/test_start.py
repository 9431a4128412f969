"""DP7 and DP8: everybody's start choices, and how many turns follow."""

import pytest

from bot.engine.game import IllegalAction
from bot.engine.luck import Luck
from bot.engine.play import Playthrough, random_chooser
from bot.engine.seats import Seat
from bot.games.day_at_the_park.actions import ChooseBonuses, ChooseCharacter, ChooseSide, PlaceFigure
from bot.games.day_at_the_park.components import CardId, CharacterId
from bot.games.day_at_the_park.game import GAME
from bot.games.day_at_the_park.options import Options
from bot.games.day_at_the_park.state import State
from tests.games.day_at_the_park.positions import step

KEROPPI = CharacterId("keroppi")


def begin(seats: int = 2, options: Options | None = None) -> State:
    return GAME.setup(seats, options or Options(), Luck("start", 0))


def ready(state: State, seat: int, character: str) -> State:
    state = step(state, ChooseCharacter(CharacterId(character)), seat).state
    state = step(state, ChooseSide("score"), seat).state
    return step(state, ChooseBonuses(()), seat).state


def test_dp7_a_player_begins_with_two_tiles_two_easy_and_a_medium_adventure_and_nothing_else() -> None:
    player = ready(begin(), 0, "keroppi").players[0]
    assert len(player.hand) == 2
    assert [card.id[0] for card in player.open] == ["E", "E", "M"]
    assert (player.side, player.asleep, player.points.total, player.tokens) == ("score", False, 0, ())
    assert player.items == (0, 0, 0, 0)


def test_dp7_the_bonus_side_is_chosen_per_card() -> None:
    state = step(begin(), ChooseCharacter(KEROPPI), 0).state
    state = step(state, ChooseSide("explore"), 0).state
    first, _, third = (card.id for card in state.players[0].open)
    state = step(state, ChooseBonuses((first, third)), 0).state
    assert [card.bonus for card in state.players[0].open] == [True, False, True]


def test_ruled_characters_are_first_come_first_served() -> None:
    state = step(begin(), ChooseCharacter(KEROPPI), 1).state
    assert ChooseCharacter(KEROPPI) not in GAME.legal_actions(state, Seat(0))
    with pytest.raises(IllegalAction) as refused:
        step(state, ChooseCharacter(KEROPPI), 0)
    assert refused.value.key == "taken"


def test_ruled_all_choose_at_once_and_nobody_waits_for_the_others() -> None:
    state = begin(3)
    assert GAME.awaited(state) == (0, 1, 2)
    state = ready(state, 2, "keroppi")
    assert GAME.awaited(state) == (0, 1)
    assert state.players[2].hand


def test_ruled_adventures_come_after_the_side_and_tiles_last() -> None:
    state = step(begin(), ChooseCharacter(KEROPPI), 0).state
    assert not state.players[0].open
    state = step(state, ChooseSide("explore"), 0).state
    assert state.players[0].open
    assert not state.players[0].hand


def test_ruled_the_first_player_is_random() -> None:
    firsts = {GAME.setup(3, Options(), Luck(f"{seed}", 0)).first for seed in range(30)}
    assert firsts == {0, 1, 2}


def test_dp9_once_all_are_ready_the_first_player_enters_the_park() -> None:
    state = ready(ready(begin(), 0, "keroppi"), 1, "chococat")
    assert GAME.awaited(state) == (state.first,)
    assert set(map(type, GAME.legal_actions(state, state.first))) == {PlaceFigure}


def test_option_characters_dealt() -> None:
    state = begin(5, Options(characters="dealt"))
    characters = [player.character for player in state.players]
    assert len(set(characters)) == 5
    assert GAME.legal_actions(state, Seat(0)) == (ChooseSide("explore"), ChooseSide("score"))


def test_option_start_tile_single_is_a_space_without_symbol() -> None:
    park = begin(2, Options(start_tile="single")).park
    assert park.cells() == ("M50",)
    assert park.item(park.cells()[0]) is None


def test_option_start_tile_plaza_has_the_four_items() -> None:
    park = begin().park
    assert [park.item(cell) for cell in park.cells()] == ["flower", "bird", "cupcake", "music"]


def test_start_bonus_choice_is_for_ones_own_cards() -> None:
    state = step(begin(), ChooseCharacter(KEROPPI), 0).state
    state = step(state, ChooseSide("explore"), 0).state
    with pytest.raises(IllegalAction):
        step(state, ChooseBonuses((CardId("H01"),)), 0)


@pytest.mark.parametrize(("seats", "pile", "turns"), [(2, 22, 12), (3, 27, 10), (4, 32, 9), (5, 35, 8)])
def test_dp8_pile_after_dealing_and_turns_each(seats: int, pile: int, turns: int) -> None:
    for seed in range(4):
        match = Playthrough(GAME, seats, Options(), f"turns {seed}")
        while match.state.step == "start":
            seat = GAME.awaited(match.state)[0]
            match.play(seat, random_chooser(match, seat))
        assert len(match.state.pile) == pile
        match.run(random_chooser)
        assert match.state.turn == seats * turns
        assert all(len(player.hand) == 1 for player in match.state.players)
