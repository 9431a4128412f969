"""A whole turn, phase by phase (PM5, PM13), as one reads it in the rulebook."""

from bot.engine.seats import Seat
from bot.games.parks_memories.actions import (
    Draw,
    Flip,
    MoveHiker,
    Recharge,
    ReturnTile,
    Stack,
    Take,
    UseMountain,
    UseWater,
)
from bot.games.parks_memories.components import TILES
from bot.games.parks_memories.game import GAME
from bot.games.parks_memories.notation import show, tile
from bot.games.parks_memories.options import ParksOptions
from tests.games.parks_memories.table import FIELD, cell, cells, choices, on, play, step

STACKS = ("stack 1 redwood1 redwood2", "stack 2 everglades1 everglades2", "stack 3 kobuk_valley1 kobuk_valley2")


def test_pm5_flip_take_draw_and_hiker_follow_in_this_order_and_then_the_next_players_flip() -> None:
    state = on(FIELD, *STACKS)
    phases = []
    for action in (Flip(cells("A1 B1")), Take(cell("A1")), Draw(Stack(1)), MoveHiker(cell("B1"))):
        phases.append(state.phase)
        state = play(state, action)
    assert phases == ["flip", "take", "draw", "hiker"]
    assert (state.phase, state.seat, state.number) == ("flip", 1, 1)


def test_pm13_an_ability_recharged_this_turn_may_be_used_this_turn() -> None:
    state = play(on(FIELD, *STACKS), Flip(cells("B1 C2")), Take(cell("B1")))
    assert choices(state, UseWater)


def test_a_turn_with_a_wild_water_and_mountain_reads_as_it_was_played() -> None:
    state = on(FIELD, *STACKS, "area 0 olympic2 / mountain")
    after = play(
        state,
        Flip(cells("C1 B3")),
        Take(cell("B3")),
        Recharge("water"),
        UseWater(cell("B2")),
        ReturnTile(tile("olympic2")),
        Draw(Stack(1)),
        UseMountain(cell("C1"), "column"),
    )
    assert show(after) == "\n".join(
        (
            "table seats=2 mode=standard field=3x3 teams=2 pairs_to_win=3 memory=once",
            "turn number=1 seat=1 first=0 phase=flip",
            "| (acadia1)    (biscayne1)  katmai1      |",
            "| (haleakala1) (olympic2)   (biscayne2)  |",
            "| (olympic1)   (redwood1)   (wild2)      |",
            "hiker C1 column",
            "area 0 acadia2 /",
            "area 1  /",
            "stack 1 redwood2",
            "stack 2 everglades1 everglades2",
            "stack 3 kobuk_valley1 kobuk_valley2",
            "gone wild1",
            "last C1",
        )
    )


def test_ruled_what_water_returns_and_where_is_known_to_all_seats() -> None:
    state = play(on(FIELD, *STACKS, "area 0 olympic2 / water"), Flip(cells("A1 B1")), Take(cell("A1")))
    state = play(state, UseWater(cell("B2")))
    done = step(state, ReturnTile(tile("olympic2")))
    assert [GAME.seen(event, Seat(1)) for event in done.events] == list(done.events)
    assert GAME.view(done.state, None).last == ("B2",)
    assert tile("olympic2") not in GAME.view(done.state, None).teams[0].area


def test_ruled_other_sets_are_not_offered() -> None:
    assert ParksOptions.__struct_fields__ == ("mode", "field", "teams", "pairs_to_win", "memory")
    assert {one.type for one in TILES} == {"sun", "water", "forest", "mountain", "wild"}
