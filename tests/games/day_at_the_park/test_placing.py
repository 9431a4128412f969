"""DP9 to DP11: placing a tile, and the item it may bring."""

import pytest

from bot.engine.game import IllegalAction
from bot.games.day_at_the_park.actions import Cancel, ChooseTile, PlaceTile, TakeItem
from bot.games.day_at_the_park.cells import Cell, cell_at, neighbours, opposite
from bot.games.day_at_the_park.components import TILES, TileId
from bot.games.day_at_the_park.park import edges_of, gains, places
from bot.games.day_at_the_park.placing import placements
from bot.games.day_at_the_park.state import ChoosingItem
from tests.games.day_at_the_park.positions import act, can, offered, position, step

ME = "seat: hello_kitty explore at=M50 hand={hand}"


def tile(name: str, cell: str, rotation: int = 0) -> PlaceTile:
    return PlaceTile(TileId(name), Cell(cell), rotation)


def test_dp10_a_tile_goes_from_the_hand_into_the_park() -> None:
    state = act(position(ME.format(hand="T25,T05")), tile("T25", "M49", 2))
    assert state.park.at(Cell("M49")).tile == "T25"
    assert state.players[0].hand == ("T05",)
    assert state.step == "move"


def test_dp10_only_one_of_the_two_tiles_in_hand() -> None:
    state = position(ME.format(hand="T25,T05"))
    assert {action.tile for action in offered(state, PlaceTile) if isinstance(action, PlaceTile)} == {"T25", "T05"}
    with pytest.raises(IllegalAction) as refused:
        step(state, tile("T30", "M49"))
    assert refused.value.key == "not_in_hand"


def test_dp10_every_touching_edge_matches() -> None:
    state = position(ME.format(hand="T25,T05"))
    for cell, rotation in places(state.park, "GFFF"):
        edges = edges_of(TileId("T25"), rotation)
        for side, near in enumerate(neighbours(cell)):
            if near in state.park:
                space = state.park.at(near)
                assert edges[side] == edges_of(space.tile, space.rotation)[opposite(side)]
    assert not can(state, tile("T25", "M49", 0))
    assert can(state, tile("T25", "M49", 2))


def test_dp10_a_garden_next_to_a_field_is_placed_incorrectly() -> None:
    with pytest.raises(IllegalAction) as refused:
        step(position(ME.format(hand="T25,T05")), tile("T25", "M49", 0))
    assert (refused.value.rule, refused.value.key) == ("DP10", "edges")


def test_dp10_a_corner_is_not_enough() -> None:
    state = position(ME.format(hand="T25,T05"))
    assert not [cell for cell, _ in places(state.park, "GFFF") if cell in ("L49", "O49", "L52", "O52")]


def test_dp10_any_rotation_that_fits_each_look_once() -> None:
    state = position(ME.format(hand="T27,T05"))
    assert [way for way in places(state.park, "GFGF") if way[0] == "M49"] == [("M49", 0)]
    assert sorted(way[1] for way in places(state.park, "GGGF") if way[0] == "M49") == [0, 1, 2]


def test_dp10_one_token_is_put_on_the_tile_unseen() -> None:
    state = position("bag: wild tricycle\n" + ME.format(hand="T25,T05"))
    after = step(state, tile("T25", "M49", 2))
    assert [(bench.cell, bench.token) for bench in after.state.benches] == [("M49", "wild")]
    assert not after.reveals


def test_dp11_same_item_brings_one_of_it() -> None:
    """The rulebook's first example: a green cupcake next to a blue one."""
    state = position("lay: L51=T41/1\n" + ME.format(hand="T47,T05"))
    after = act(state, tile("T47", "K51"))
    assert after.players[0].items == (0, 0, 0, 1)


def test_dp11_other_item_of_the_same_colour_brings_either() -> None:
    """The rulebook's second example: a red flower next to a red music note."""
    state = position("lay: L51=T01/1\n" + ME.format(hand="T27,T05"))
    after = act(state, tile("T27", "L52", 1))
    assert after.decision == ChoosingItem(("music", "flower"))
    assert act(after, TakeItem("music")).players[0].items == (1, 0, 0, 0)
    assert act(after, TakeItem("flower")).players[0].items == (0, 0, 1, 0)


def test_dp11_no_match_brings_nothing() -> None:
    state = act(position(ME.format(hand="T09,T05")), tile("T09", "M49", 2))
    assert state.players[0].items == (0, 0, 0, 0)
    assert state.decision is None


def test_dp11_item_and_colour_alike_still_bring_one() -> None:
    state = act(position(ME.format(hand="T25,T05")), tile("T25", "M49", 2))
    assert state.players[0].items == (0, 0, 1, 0)


def test_dp11_with_several_matches_the_player_chooses() -> None:
    park = position("lay: L50=T41\n" + ME.format(hand="T25,T05")).park
    assert gains(park, TileId("T17"), Cell("L51")) == ("bird", "cupcake")


def test_ruled_next_to_the_plaza_only_the_symbol_across_the_edge_counts() -> None:
    park = position(ME.format(hand="T25,T05")).park
    assert gains(park, TileId("T41"), Cell("M49")) == ()
    assert gains(park, TileId("T41"), Cell("N49")) == ("bird", "cupcake")


def test_ruled_an_item_that_is_out_is_not_gained_another_match_is() -> None:
    rich = "seat: chococat at=N51 items=0/0/20/0"
    state = position("lay: L51=T01/1\n" + ME.format(hand="T27,T05") + "\n" + rich)
    after = act(state, tile("T27", "L52", 1))
    assert after.decision is None
    assert after.players[0].items == (1, 0, 0, 0)
    none = position(ME.format(hand="T25,T05") + "\n" + rich)
    assert act(none, tile("T25", "M49", 2)).players[0].items == (0, 0, 0, 0)


def test_ruled_used_tokens_are_shuffled_back_when_the_pile_is_empty() -> None:
    state = position("bag:\nused: wild\nlost: tricycle\n" + ME.format(hand="T25,T05"))
    after = act(state, tile("T25", "M49", 2))
    assert sorted((*after.bag, after.benches[0].token)) == ["tricycle", "wild"]
    assert after.used == after.lost == ()


def test_ruled_with_no_token_anywhere_none_is_placed() -> None:
    after = act(position("bag:\n" + ME.format(hand="T25,T05")), tile("T25", "M49", 2))
    assert after.benches == ()


def test_the_single_start_tile_matches_nothing() -> None:
    park = position("start: single\n" + ME.format(hand="T25,T05") + "\nseat: chococat").park
    assert all(gains(park, TileId(name), Cell("M49")) == () for name in TILES if name.startswith("T"))


def test_where_tile_and_place_are_too_many_the_tile_comes_first() -> None:
    state = position(ME.format(hand="T25,T05"))
    assert placements(state, state.players[0].hand, 5) == [ChooseTile(TileId("T25")), ChooseTile(TileId("T05"))]
    chosen = placements(state, state.players[0].hand, 500)
    assert all(isinstance(action, PlaceTile) for action in chosen)


def test_in_the_longest_park_no_state_has_more_than_300_sentences() -> None:
    """A line of 45 tiles: the tile is chosen first, and may be taken back."""
    line = " ".join(f"{cell_at(2 + step, 0)}={name}/{turn}" for step, (name, turn) in enumerate(LINE))
    state = position(f"lay: {line}\nbox: T27 T28 T48\nbag:\n" + ME.format(hand="T25,T26"))
    assert len(offered(state)) <= 300
    after = act(state, ChooseTile(TileId("T25")))
    assert len(offered(after)) <= 300
    assert act(after, Cancel()) == state


LINE = [(f"T{number:02}", 1) for number in (*range(1, 25), *range(29, 48))]
