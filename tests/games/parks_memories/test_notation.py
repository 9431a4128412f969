"""The text form of positions."""

import pytest

from bot.engine.play import Playthrough, random_chooser
from bot.games.parks_memories.game import GAME
from bot.games.parks_memories.notation import parse, show, tile
from bot.games.parks_memories.options import ParksOptions
from tests.games.parks_memories.hidden import inventory
from tests.games.parks_memories.table import FIELD, on

MIXES = (
    ParksOptions(),
    ParksOptions(field="3x4", memory="open", pairs_to_win=5),
    ParksOptions(field="4x4", teams=3),
    ParksOptions(mode="classic"),
)


@pytest.mark.parametrize("options", MIXES)
def test_every_position_of_a_match_is_read_back_as_it_was_shown(options: ParksOptions) -> None:
    match = Playthrough(GAME, 6, options, "notation")
    while match.outcome is None:
        assert parse(show(match.state)) == match.state
        seat = GAME.awaited(match.state)[0]
        match.play(seat, random_chooser(match, seat))
    assert parse(show(match.state)) == match.state


def test_a_position_reads_as_it_is_written() -> None:
    state = on(
        FIELD.replace("(acadia1)", "acadia1!").replace("(wild1)", "wild1*").replace("(katmai1)", "."),
        "table seats=3 memory=open",
        "turn number=4 seat=1 phase=take",
        "hiker B2 column",
        "area 1 redwood1 redwood2 / sun mountain",
    )
    assert state.up == ("A1", "B3")
    assert (state.flipped, state.spent) == (("A1", "B3"), ("A1",))
    assert state.field[2] is None
    assert (state.seats, state.seat, state.number, state.options.memory) == (3, 1, 4, "open")
    assert (state.hiker, state.line) == ("B2", "column")
    assert state.areas[1] == (tile("redwood1"), tile("redwood2"))
    assert state.active[1] == ("sun", "mountain")


def test_stacks_left_out_hold_the_tiles_that_are_mentioned_nowhere() -> None:
    state = on(FIELD, "area 0 redwood1")
    assert [len(stack) for stack in state.stacks] == [13, 13, 12]
    assert set(inventory(state).values()) == {1}


@pytest.mark.parametrize("text", ["| (acadia1) |", FIELD + "\nhorse A1", FIELD.replace("katmai1", "katmai7")])
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises((KeyError, ValueError)):
        parse(text)
