"""The bot has some sense, and its matches come to an end in time."""

from statistics import mean

import pytest

from bot.engine.luck import Luck
from bot.engine.play import Playthrough, bot_chooser
from bot.engine.seats import Seat
from bot.games.um_dia_para_relaxar import entry
from bot.games.um_dia_para_relaxar.actions import Action, Forbid, Like, MoveUp, Place, Skip, Vote
from bot.games.um_dia_para_relaxar.bot import choose
from bot.games.um_dia_para_relaxar.components import OutingId, Row
from bot.games.um_dia_para_relaxar.events import Rolled
from bot.games.um_dia_para_relaxar.game import GAME
from bot.games.um_dia_para_relaxar.options import Options
from bot.games.um_dia_para_relaxar.state import State
from tests.games.um_dia_para_relaxar.positions import choices, position

BEACH, DIVING, SNACK_BAR, ZOO = map(OutingId, ("beach", "diving", "snack_bar", "zoo"))


def chosen(state: State) -> Action:
    """What the bot does in seat 0, which holds Snack bar, Beach, Diving, Farm and Cinema."""
    return choose((), GAME.view(state, Seat(0)), choices(state, 0), Luck("bot", 0))


def test_it_lifts_outings_of_its_own_card() -> None:
    assert chosen(position("move move_up", "3: zoo spa park\n2: beach museum")) == MoveUp(BEACH)
    assert chosen(position("move skip_a_row", "3: spa\n2: beach zoo museum")) == Skip(BEACH)


def test_it_likes_outings_of_its_own_card() -> None:
    assert chosen(position("move like", "3: zoo spa park\n2: beach museum")) == Like(BEACH)


def test_it_places_its_own_outings_high_and_others_low() -> None:
    assert chosen(position("setup", "deck: beach zoo")) == Place(Row(3))
    assert chosen(position("setup", "deck: zoo beach")) == Place(Row(0))


def test_it_says_yes_when_its_card_is_far_ahead_and_no_when_it_is_behind() -> None:
    ahead = position("vote move_up", "8: snack_bar+4\n6: beach diving\n1: zoo spa")
    assert chosen(ahead) == Vote(True)
    behind = position("vote move_up", "8: zoo+4\n6: spa park\n1: snack_bar beach")
    assert chosen(behind) == Vote(False)


def test_it_says_yes_without_a_no_card() -> None:
    behind = position("vote move_up", "8: zoo+4\n6: spa park\n1: snack_bar beach", "seat: P01 0\nseat: P02")
    assert chosen(behind) == Vote(True)


def test_it_only_needs_the_view_of_its_own_seat() -> None:
    state = position("move forbidden_to_move", "3: zoo spa\n2: beach")
    with pytest.raises(ValueError, match="own seat"):
        choose((), GAME.view(state, None), (Forbid(ZOO),), Luck("bot", 0))


def test_the_same_luck_leads_to_the_same_choice() -> None:
    state = position("move like", "3: zoo spa park\n2: beach diving")
    assert chosen(state) == chosen(state)


def turns_and_winners(
    seats: int, count: int, strengths: tuple[str, ...] = ()
) -> tuple[list[int], list[tuple[Seat, ...]]]:
    """How many rolls bots' matches took, and who won each."""
    rolls, winners = [], []
    for number in range(count):
        match = Playthrough(GAME, seats, Options("players" if number % 2 else "dealt"), f"bots {number}")
        winners.append(match.run(bot_chooser(entry, strengths)).winners)
        rolls.append(sum(isinstance(event, Rolled) for ply in match.plies for event in ply.events))
    return rolls, winners


@pytest.mark.parametrize("seats", range(3, 9))
def test_matches_of_bots_take_about_40_to_90_turns(seats: int) -> None:
    rolls, _ = turns_and_winners(seats, 6)
    assert 35 <= mean(rolls) <= 95


def test_the_average_bot_beats_easy_ones_more_often_than_chance() -> None:
    _, winners = turns_and_winners(4, 30, ("average", "easy", "easy", "easy"))
    assert sum(0 in won for won in winners) > 30 / 4
