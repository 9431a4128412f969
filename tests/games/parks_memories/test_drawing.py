"""Phase 3: drawing and Forest (PM8, PM12, PM16)."""

from bot.games.parks_memories.actions import Draw, Stack, UseForest
from bot.games.parks_memories.events import Drawn, Peeked
from bot.games.parks_memories.game import GAME
from bot.games.parks_memories.notation import tile
from tests.games.parks_memories.table import area, cell, choices, face, legal, on, play, step

TAKEN = """
    | .            (biscayne1) (katmai1)   |
    | (haleakala1) (acadia2)   (biscayne2) |
    | (olympic1)   wild1*      (wild2)     |
"""
DRAW = "turn phase=draw"
STACKS = ("stack 1 redwood1 redwood2", "stack 2 everglades1 everglades2", "stack 3 kobuk_valley1 kobuk_valley2")


def draw(stack: int) -> Draw:
    return Draw(Stack(stack))


def forest(stack: int) -> UseForest:
    return UseForest(Stack(stack))


def test_pm8_the_top_of_any_stack_goes_face_up_into_the_empty_space() -> None:
    state = on(TAKEN, DRAW, "area 0 acadia1", *STACKS)
    assert legal(state) == (draw(1), draw(2), draw(3))
    done = step(state, draw(2))
    assert face(done.state, "A1") == "everglades1"
    assert "A1" in done.state.up
    assert [len(stack) for stack in done.state.stacks] == [2, 1, 2]
    assert done.reveals
    assert done.events == (Drawn(state.seat, Stack(2), cell("A1"), tile("everglades1"), fleeting=True),)


def test_ruled_an_empty_stack_is_not_offered() -> None:
    assert legal(on(TAKEN, DRAW, STACKS[0], "stack 2", STACKS[2])) == (draw(1), draw(3))


def test_ruled_a_drawn_tile_never_matches() -> None:
    field = TAKEN.replace("(biscayne1)", "biscayne1*")
    after = play(on(field, DRAW, "stack 1 crater_lake1", *STACKS[1:]), draw(1))
    assert after.active[0] == ()


def test_pm12_forest_shows_the_drawn_tile_in_secret_and_leaves_it_face_down() -> None:
    state = on(TAKEN, DRAW, "area 0 acadia1 / forest", *STACKS)
    done = step(state, forest(1))
    assert face(done.state, "A1") == "redwood1"
    assert "A1" not in done.state.up
    assert done.events == (Peeked(state.seat, Stack(1), cell("A1"), tile("redwood1")),)
    assert done.reveals
    assert area(done.state) == ["acadia1"]


def test_pm13_forest_turns_inactive_when_it_is_used() -> None:
    assert play(on(TAKEN, DRAW, "area 0 / forest", *STACKS), forest(1)).active[0] == ()


def test_forest_is_offered_only_while_it_is_active() -> None:
    assert not choices(on(TAKEN, DRAW, "area 0 / sun water mountain", *STACKS), UseForest)


def test_ruled_only_the_user_of_forest_sees_the_tile() -> None:
    state = play(on(TAKEN, DRAW, "area 0 / forest", *STACKS), forest(1))
    assert GAME.view(state, state.seat).space(cell("A1")).tile == tile("redwood1")
    for other in (None, *(seat for seat in (0, 1) if seat != state.seat)):
        view = GAME.view(state, other)  # type: ignore[arg-type]
        assert view.space(cell("A1")).tile is None
        assert view.looked is None


def test_ruled_forest_is_not_asked_for_a_draw_that_ends_the_game() -> None:
    state = on(TAKEN, DRAW, "area 0 / forest", "stack 1", "stack 2 everglades1", STACKS[2])
    assert choices(state, Draw) == [draw(2), draw(3)]
    assert choices(state, UseForest) == [forest(3)]


def test_forest_may_empty_the_first_stack() -> None:
    state = on(TAKEN, DRAW, "area 0 / forest", "stack 1 redwood1", *STACKS[1:])
    assert forest(1) in legal(state)
