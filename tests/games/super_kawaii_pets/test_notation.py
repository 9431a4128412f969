"""Positions as text can be written and read back."""

import pytest

from bot.engine.play import Playthrough, random_chooser
from bot.games.super_kawaii_pets.notation import parse, show
from bot.games.super_kawaii_pets.options import KawaiiOptions
from tests.games.super_kawaii_pets.positions import GAME

POSITION = """
first=1 seat=1 turn_number=5 draws=1 turn_cards=2 colour_majority=true last_round=true
animals: D04 - / D05 D06 / C01
helps: food love - / care care / food
locations: L01 L02 L03 / L04
parting: D07 food2
fresh: D08
refreshing: D04 / 0 1 / L02
0: hand D07 food food; sad C02; happy D08 W04; homes L05=C05+R06
1: hand love
"""


def test_a_position_reads_as_it_is_written() -> None:
    state = parse(POSITION)
    assert state.turn.number == 5
    assert state.animals.shown == ("D04", "")
    assert state.animals.discards == ("C01",)
    assert state.players[0].homes[0].residents == ("C05", "R06")
    assert state.refreshing is not None
    assert state.refreshing.helps == (0, 1)
    assert show(state) == POSITION.strip()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_state_of_a_random_match_survives_the_round_trip(seats: int) -> None:
    match = Playthrough(GAME, seats, KawaiiOptions(), f"notation {seats}")
    while match.outcome is None:
        assert parse(show(match.state)) == match.state
        match.play(match.state.seat, random_chooser(match, match.state.seat))
    assert parse(show(match.state)) == match.state


def test_what_is_unknown_is_refused() -> None:
    with pytest.raises(ValueError, match="plants"):
        parse("plants: D01\n0:")
