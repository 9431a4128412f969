"""DP18, DP20, DP21: both sides of all six characters."""

import pytest

from bot.engine.game import IllegalAction
from bot.engine.seats import Seat
from bot.games.day_at_the_park.actions import (
    Cancel,
    Done,
    DrawFromBox,
    GainItems,
    Gather,
    LiftTile,
    OpenAlbum,
    PlaceTile,
    RemoveTile,
    ScorePoints,
    SetDown,
    SwapAdventure,
    TurnInItems,
    TurnInToken,
    UseWildItems,
)
from bot.games.day_at_the_park.cells import Cell
from bot.games.day_at_the_park.components import CHARACTERS, CardId, CharacterId
from bot.games.day_at_the_park.game import GAME
from bot.games.day_at_the_park.park import places
from bot.games.day_at_the_park.state import Card, Placing, Relocating, Swapping
from tests.games.day_at_the_park.positions import act, can, kinds_of, offered, position, step

ROAD = "lay: O50=T13/1+wild P50=T25/1 M49=T03+tricycle"
"""East of the plaza a red bird with a token and a red flower; north of it a red note with a token."""


def turn(seat: str, head: str = "", at: str = "adventures") -> str:
    return f"step: {at}\n{head}\nseat: {seat}"


@pytest.mark.parametrize("character", list(CHARACTERS))
@pytest.mark.parametrize("side", ["explore", "score"])
def test_dp18_a_characters_action_needs_the_nap_token_blank(character: CharacterId, side: str) -> None:
    held = "at=O50 items=3/3/3/3 tokens=wild done=E25,M01 open=E01"
    awake = position(turn(f"{character} {side} {held}", ROAD + "\nbox: T30 T31"))
    asleep = position(turn(f"{character} {side} zzz {held}", ROAD + "\nbox: T30 T31"))
    mine = [a for a in offered(awake) if a not in offered(asleep)]
    assert mine
    with pytest.raises(IllegalAction) as refused:
        step(asleep, mine[0])
    assert refused.value.key == "asleep"


def test_dp18_using_it_turns_the_nap_token_to_zzz() -> None:
    after = act(position(turn("hello_kitty score at=M50 items=3/0/0/0")), TurnInItems(("music",) * 3))
    assert after.players[0].asleep


def test_hello_kitty_explore_moves_up_to_two_unoccupied_tiles() -> None:
    """The rulebook's example: two tiles, rotated properly, without items, then Zzz."""
    state = position(turn("hello_kitty explore at=M50", ROAD))
    assert offered(state, LiftTile) == [LiftTile(Cell("M49")), LiftTile(Cell("P50"))]
    state = act(state, LiftTile(Cell("P50")), SetDown(Cell("L51"), 1))
    assert state.players[0].asleep
    state = act(state, LiftTile(Cell("O50")))
    state = act(state, offered(state, SetDown)[0])
    assert state.decision is None
    assert state.players[0].items == (0, 0, 0, 0)


def test_hello_kitty_one_tile_is_enough_and_the_same_one_moves_once() -> None:
    state = position(turn("hello_kitty explore at=M50", ROAD))
    state = act(state, LiftTile(Cell("P50")), SetDown(Cell("L51"), 1))
    assert not can(state, LiftTile(Cell("L51")))
    assert act(state, Done()).decision is None


def test_dp20_a_moved_tile_must_be_unoccupied_and_not_split_the_park() -> None:
    state = position(turn("hello_kitty explore at=M49", ROAD))
    assert offered(state, LiftTile) == [LiftTile(Cell("P50"))]


def test_dp20_the_start_tile_is_never_moved() -> None:
    state = position(turn("hello_kitty explore at=M50", "start: single\nlay: M49=T03 M48=T01/3") + "\nseat: keroppi")
    assert offered(state, LiftTile) == [LiftTile(Cell("M48"))]


def test_dp20_a_moved_tile_goes_to_another_legal_place() -> None:
    state = act(position(turn("hello_kitty explore at=M50", ROAD)), LiftTile(Cell("P50")))
    ways = [(action.cell, action.rotation) for action in offered(state, SetDown) if isinstance(action, SetDown)]
    assert ways == [way for way in places(state.park.without(Cell("P50")), "GFFF") if way[0] != "P50"]


def test_ruled_the_token_travels_with_a_moved_tile_and_no_new_one_comes() -> None:
    state = act(position(turn("hello_kitty explore at=M50", ROAD)), LiftTile(Cell("M49")))
    target = offered(state, SetDown)[-1]
    assert isinstance(target, SetDown)
    after = act(state, target)
    assert [(bench.cell, bench.token) for bench in after.benches][-1] == (target.cell, "tricycle")
    assert after.bag == state.bag


def test_hello_kitty_lifting_may_be_cancelled() -> None:
    state = position(turn("hello_kitty explore at=M50", ROAD))
    assert act(state, LiftTile(Cell("P50")), Cancel()) == state
    moved = act(state, LiftTile(Cell("P50")), SetDown(Cell("L51"), 1))
    assert act(moved, LiftTile(Cell("O50")), Cancel()) == moved
    assert isinstance(moved.decision, Relocating)


def test_hello_kitty_score_turns_in_three_of_a_kind_for_5_points() -> None:
    after = act(position(turn("hello_kitty score at=M50 items=0/0/3/0")), TurnInItems(("flower",) * 3))
    assert (after.players[0].points.character, after.players[0].items) == (5, (0, 0, 0, 0))


def test_ruled_wild_tokens_may_stand_in_and_the_spaces_symbol_may_not() -> None:
    state = position(turn("hello_kitty score at=M50 items=0/0/2/1 tokens=wild,wild"))
    assert offered(state, TurnInItems) == [
        TurnInItems(("flower", "flower", "wild")),
        TurnInItems(("flower", "wild", "wild")),
        TurnInItems(("cupcake", "wild", "wild")),
    ]
    after = act(state, TurnInItems(("flower", "flower", "wild")))
    assert (after.players[0].tokens, after.used) == (("wild",), ("wild",))


def test_my_melody_explore_looks_at_two_random_tiles_and_places_one() -> None:
    state = position(turn("my_melody explore at=M50", "box: T25 T26 T27 T28\nbag: wild"))
    after = step(state, DrawFromBox())
    assert after.reveals
    assert isinstance(after.state.decision, Placing)
    tiles = after.state.decision.tiles
    assert len(tiles) == 2
    assert set(tiles) < set(state.box)
    placed = act(after.state, next(action for action in offered(after.state) if isinstance(action, PlaceTile)))
    assert len(placed.box) == 3
    assert len(placed.benches) == 1
    assert placed.players[0].asleep


def test_my_melody_only_she_sees_the_two_tiles() -> None:
    state = act(position(turn("my_melody explore at=M50", "box: T25 T26 T27")), DrawFromBox())
    assert len(GAME.view(state, Seat(0)).placing) == 2
    assert GAME.view(state, None).decision == Placing((), "box")


def test_my_melody_explore_with_one_tile_in_the_box_and_with_none() -> None:
    one = act(position(turn("my_melody explore at=M50", "box: T25")), DrawFromBox())
    assert one.decision == Placing(one.box, "box")
    none = position(turn("my_melody explore at=M50", "box:"))
    assert len(offered(none, GainItems)) == 10
    after = act(none, GainItems(("bird", "bird")))
    assert (after.players[0].items, after.decision) == ((0, 2, 0, 0), None)


def test_my_melody_score_counts_like_spaces_around() -> None:
    alike = "lay: O50=T13/1 N49=T17/1"
    after = act(position(turn("my_melody score at=N50", alike)), ScorePoints())
    assert after.players[0].points.character == 3
    alone = act(position(turn("my_melody score at=M51")), ScorePoints())
    assert alone.players[0].points.character == 1


def test_my_melody_score_on_the_single_start_tile_is_1_point() -> None:
    state = position(turn("my_melody score at=M50", "start: single\nlay: M49=T03") + "\nseat: keroppi")
    assert act(state, ScorePoints()).players[0].points.character == 1


def test_keroppi_explore_makes_up_to_three_items_wild_in_this_turn() -> None:
    state = act(position(turn("keroppi explore at=M50 items=3/0/0/0")), UseWildItems())
    assert state.wild_items == 3


def test_keroppi_explore_a_second_use_adds_three_more_and_unused_ones_lapse() -> None:
    state = act(position(turn("keroppi explore at=M50", "wild: 2\npile: T05 T06")), UseWildItems())
    assert state.wild_items == 5
    ended = position("step: after\nwild: 5\npile: T05 T06\nseat: keroppi explore at=M50 hand=T01,T02")
    assert UseWildItems not in kinds_of(ended)
    assert act(ended, offered(ended)[-1]).wild_items == 0


@pytest.mark.parametrize(("done", "points"), [("E01", 1), ("E01,E02", 1), ("E01,M01", 2), ("E01,M01,H01,H02", 3)])
def test_keroppi_score_1_point_per_difficulty_completed(done: str, points: int) -> None:
    after = act(position(turn(f"keroppi score at=M50 done={done}")), ScorePoints())
    assert after.players[0].points.character == points


def test_keroppi_score_with_nothing_completed_is_not_offered() -> None:
    assert ScorePoints not in kinds_of(position(turn("keroppi score at=M50")))


def test_badtz_maru_explore_removes_a_tile_for_its_item() -> None:
    after = act(position(turn("badtz_maru explore at=M50", ROAD)), RemoveTile(Cell("P50")))
    assert "P50" not in after.park
    assert after.box == ("T25",)
    assert after.players[0].items == (0, 0, 1, 0)


def test_badtz_maru_explore_one_more_of_the_same_item_if_a_token_lay_there_which_is_discarded() -> None:
    after = step(position(turn("badtz_maru explore at=M50", ROAD)), RemoveTile(Cell("M49")))
    assert after.state.players[0].items == (2, 0, 0, 0)
    assert after.state.lost == ("tricycle",)
    assert [bench.cell for bench in after.state.benches] == ["O50"]
    assert not after.reveals


def test_dp20_badtz_maru_may_not_split_the_park_nor_remove_occupied_or_start_tiles() -> None:
    state = position(turn("badtz_maru explore at=M49", ROAD))
    assert offered(state, RemoveTile) == [RemoveTile(Cell("P50"))]


def test_badtz_maru_score_one_of_each_kind_for_8_points() -> None:
    state = position(turn("badtz_maru score at=M50 items=1/1/0/2 tokens=wild"))
    assert offered(state, TurnInItems) == [TurnInItems(("music", "bird", "cupcake", "wild"))]
    after = act(state, offered(state, TurnInItems)[0])
    assert (after.players[0].points.character, after.players[0].items) == (8, (0, 0, 0, 1))


def test_chococat_explore_gains_from_up_to_two_touching_spaces_with_different_items() -> None:
    state = position(turn("chococat explore at=N50", "lay: O50=T13/1 N49=T13"))
    assert set(map(str, offered(state, Gather))) == {
        str(Gather(items)) for items in (("music", "bird"), ("music", "flower"), ("bird", "flower"))
    } | {str(Gather((item,))) for item in ("music", "bird", "flower")}
    assert act(state, Gather(("bird", "flower"))).players[0].items == (0, 1, 1, 0)


def test_chococat_score_swaps_up_to_two_completed_adventures_without_points() -> None:
    head = "easy: E10 E11\nmedium: M10\nhard: H10"
    state = position(turn("chococat score at=M50 done=E01+,M01 points=7", head).replace("points=7", "points=7/0/0"))
    album = act(state, OpenAlbum())
    assert album.decision == Swapping("done", 2)
    assert act(album, Cancel()) == state
    first = step(album, SwapAdventure(CardId("E01"), "hard", True))
    assert first.reveals
    assert first.state.players[0].done == (Card(CardId("H10"), True), Card(CardId("M01")))
    assert first.state.decks[0] == ("E10", "E11", "E01")
    last = act(first.state, SwapAdventure(CardId("M01"), "easy", False))
    assert last.decision is None
    assert last.players[0].points.total == 7
    assert last.players[0].asleep


def test_chococat_score_one_swap_is_enough() -> None:
    state = act(position(turn("chococat score at=M50 done=E01")), OpenAlbum())
    state = act(state, SwapAdventure(CardId("E01"), "hard", False))
    assert act(state, Done()).decision is None


def test_an_emptied_deck_shows_the_card_just_put_under() -> None:
    state = act(position(turn("chococat score at=M50 done=E01", "easy:\nmedium:\nhard:")), OpenAlbum())
    assert offered(state, SwapAdventure) == [SwapAdventure(CardId("E01"), "easy", side) for side in (False, True)]
    after = act(state, SwapAdventure(CardId("E01"), "easy", True))
    assert after.players[0].done == (Card(CardId("E01"), True),)


def test_pompompurrin_explore_gains_an_item_and_may_swap_an_open_adventure() -> None:
    state = act(position(turn("pompompurrin explore at=M50 open=E01,M01", "hard: H10")), GainItems(("bird",)))
    assert state.players[0].items == (0, 1, 0, 0)
    assert act(state, Done()).players[0].open == (Card(CardId("E01")), Card(CardId("M01")))
    after = act(state, SwapAdventure(CardId("E01"), "hard", True))
    assert after.players[0].open == (Card(CardId("H10"), True), Card(CardId("M01")))
    assert after.decks[0][-1] == "E01"


def test_pompompurrin_with_the_supply_out_may_still_swap() -> None:
    text = turn("pompompurrin explore at=M50 open=E01") + "\nseat: keroppi at=N51 items=20/20/20/20"
    state = act(position(text), GainItems(()))
    assert state.decision == Swapping("open", 1)


def test_pompompurrin_score_turns_in_one_token_for_3_points() -> None:
    state = position(turn("pompompurrin score at=M50 tokens=exchange,wild"))
    assert offered(state, TurnInToken) == [TurnInToken("exchange"), TurnInToken("wild")]
    after = act(state, TurnInToken("exchange"))
    assert (after.players[0].points.character, after.players[0].tokens) == (3, ("wild",))
    assert after.used == ("exchange",)
