"""DP18 and DP19: the five attractions, the bench, and when special actions may be used."""

from bot.engine.seats import Seat
from bot.games.day_at_the_park.actions import (
    ButterflyItems,
    Cancel,
    ChooseTile,
    Complete,
    Done,
    DrawAdventure,
    EndTurn,
    FinishAdventures,
    LookInBox,
    PlaceFigure,
    PlaceTile,
    Rest,
    RideTricycle,
    TakeItem,
    Trade,
    UseExchange,
    UseTicket,
)
from bot.games.day_at_the_park.cells import Cell
from bot.games.day_at_the_park.components import CardId, TileId
from bot.games.day_at_the_park.game import GAME
from bot.games.day_at_the_park.state import Card, Exchanging, Placing
from tests.games.day_at_the_park.positions import act, can, kinds_of, offered, position, step


def holding(token: str, more: str = "", head: str = "") -> str:
    return f"step: adventures\n{head}\nseat: hello_kitty zzz at=M50 tokens={token} {more}"


def test_dp19_tricycle_rides_to_any_space_for_its_item() -> None:
    state = position(holding("tricycle", head="lay: O50=T13/1+wild"))
    after = act(state, RideTricycle(Cell("O50")))
    assert after.players[0].cell == "O50"
    assert after.players[0].items == (0, 1, 0, 0)
    assert after.used == ("tricycle",)


def test_dp19_ruled_tricycle_brings_no_token_and_no_high_five() -> None:
    state = position(holding("tricycle", head="lay: O50=T13/1+wild") + "\nseat: keroppi at=O50")
    after = act(state, RideTricycle(Cell("O50")))
    assert after.players[0].tokens == ()
    assert len(after.benches) == 1
    assert after.decision is None


def test_ruled_tricycle_may_ride_to_ones_own_space() -> None:
    after = act(position(holding("tricycle")), RideTricycle(Cell("M50")))
    assert after.players[0].items == (0, 0, 1, 0)


def test_ruled_after_a_ride_the_new_space_is_the_symbol() -> None:
    state = position(holding("tricycle", "open=E25 items=0/0/1/0"))
    assert not offered(state, Complete)
    after = act(state, RideTricycle(Cell("M51")))
    assert can(after, Complete(CardId("E25"), False, ("flower", "cupcake")))


def test_dp19_butterfly_any_two_items() -> None:
    state = position(holding("butterfly"))
    assert len(offered(state, ButterflyItems)) == 10
    after = act(state, ButterflyItems(("bird", "cupcake")))
    assert after.players[0].items == (0, 1, 0, 1)


def test_dp19_butterfly_who_looks_places_one_with_token_and_item() -> None:
    state = position(holding("butterfly", head="box: T01 T25\nbag: wild"))
    looked = act(state, LookInBox())
    assert looked.decision == Placing((TileId("T01"), TileId("T25")), "box")
    assert kinds_of(looked) == {PlaceTile}
    after = act(looked, PlaceTile(TileId("T25"), Cell("M49"), 2))
    assert after.box == ("T01",)
    assert after.players[0].items == (0, 0, 1, 0)
    assert len(after.benches) == 1
    assert (after.step, after.decision) == ("adventures", None)


def test_ruled_looking_is_a_reveal_and_items_are_not() -> None:
    state = position(holding("butterfly", head="box: T01 T25"))
    assert step(state, LookInBox()).reveals
    assert not step(state, ButterflyItems(("bird", "bird"))).reveals


def test_ruled_only_the_looker_sees_the_box_and_afterwards_nobody() -> None:
    looked = act(position(holding("butterfly", head="box: T01 T25")), LookInBox())
    assert GAME.view(looked, Seat(0)).placing == ("T01", "T25")
    assert GAME.view(looked, Seat(1)).decision == Placing((), "box")
    after = act(looked, PlaceTile(TileId("T25"), Cell("M49"), 2))
    assert GAME.view(after, Seat(0)).placing == ()


def test_ruled_with_an_empty_box_only_items() -> None:
    assert LookInBox not in kinds_of(position(holding("butterfly", head="box:")))


def test_ruled_a_full_box_is_looked_through_tile_by_tile() -> None:
    box = " ".join(f"T{number:02}" for number in range(1, 47))
    looked = act(position(holding("butterfly", head=f"box: {box}")), LookInBox())
    assert kinds_of(looked) == {ChooseTile}
    chosen = act(looked, ChooseTile(TileId("T25")))
    assert kinds_of(chosen) == {PlaceTile, Cancel}
    assert act(chosen, Cancel()) == looked


def test_ruled_a_butterfly_tile_changes_nothing_about_the_end() -> None:
    looked = act(position(holding("butterfly", head="box: T25\npile: T01")), LookInBox())
    after = act(looked, PlaceTile(TileId("T25"), Cell("M49"), 2))
    assert (after.pile, after.last_turns) == (("T01",), 0)


def test_dp19_exchange_up_to_six_items_one_for_one() -> None:
    state = position(holding("exchange", "items=5/2/0/0"))
    state = act(state, UseExchange(), Trade("music", "flower", 4))
    assert can(state, Trade("bird", "cupcake", 2))
    assert not can(state, Trade("bird", "cupcake", 3))
    after = act(state, Trade("bird", "cupcake", 2))
    assert after.players[0].items == (1, 0, 4, 2)
    assert (after.decision, after.used) == (None, ("exchange",))


def test_dp19_exchange_fewer_is_fine_and_nothing_is_spent_before() -> None:
    state = position(holding("exchange", "items=5/2/0/0"))
    traded = act(state, UseExchange(), Trade("music", "flower", 1))
    assert traded.decision == Exchanging((5, 2, 0, 0), 1)
    assert act(traded, Done()).players[0].tokens == ()
    assert act(traded, Cancel()) == state


def test_ruled_exchange_gives_first_and_takes_only_what_the_supply_has() -> None:
    state = position(holding("exchange", "items=2/0/0/0") + "\nseat: keroppi at=N51 items=0/20/0/0")
    begun = act(state, UseExchange())
    assert {action.take for action in offered(begun, Trade) if isinstance(action, Trade)} == {"flower", "cupcake"}


def test_ruled_wild_tokens_are_not_traded() -> None:
    assert UseExchange not in kinds_of(position(holding("exchange,wild")))


def test_dp19_ticket_draws_an_adventure_and_puts_one_under_its_deck() -> None:
    state = position(holding("attraction", "open=E01,M01,H01", "medium: M05 M06"))
    after = step(state, UseTicket("medium", CardId("E01"), True))
    assert after.state.players[0].open == (Card(CardId("M01")), Card(CardId("H01")), Card(CardId("M05"), True))
    assert after.state.decks[0][-1] == "E01"
    assert after.reveals


def test_dp19_ticket_may_discard_the_new_card() -> None:
    state = position(holding("attraction", "open=E01,M01,H01", "medium: M05 M06"))
    after = act(state, UseTicket("medium", CardId("M05"), False))
    assert after.players[0].open == state.players[0].open
    assert after.decks[1] == ("M06", "M05")


def test_ruled_ticket_asks_the_side_only_if_the_card_is_kept() -> None:
    state = position(holding("attraction", "open=E01", "medium: M05 M06\neasy:\nhard:"))
    assert offered(state, UseTicket) == [
        UseTicket("medium", CardId("E01"), False),
        UseTicket("medium", CardId("E01"), True),
        UseTicket("medium", CardId("M05"), False),
    ]


def test_ruled_ticket_with_fewer_than_three_cards_still_discards_and_with_none_the_new_one_goes_back() -> None:
    state = position(holding("attraction", "", "medium: M05 M06\neasy:\nhard:"))
    assert offered(state, UseTicket) == [UseTicket("medium", CardId("M05"), False)]


def test_dp19_any_token_may_be_a_bench() -> None:
    state = position(holding("exchange,wild"))
    assert offered(state, Rest) == [Rest("exchange"), Rest("wild")]
    after = act(state, Rest("wild"))
    assert not after.players[0].asleep
    assert after.used == ("wild",)


def test_ruled_a_bench_only_while_the_nap_token_shows_zzz() -> None:
    assert Rest not in kinds_of(position(holding("exchange,wild").replace("zzz", "")))


def test_ruled_special_actions_before_between_and_after_the_steps() -> None:
    for at in ("place", "move", "adventures", "after"):
        state = position(holding("tricycle", "hand=T01,T02").replace("adventures", at))
        assert RideTricycle in kinds_of(state)


def test_ruled_not_inside_an_open_decision_nor_before_the_figure_is_placed() -> None:
    choosing = holding("tricycle", head='decision: {"type":"ChoosingItem","items":["bird","music"]}')
    assert kinds_of(position(choosing)) == {TakeItem}
    refill = holding("tricycle").replace("adventures", "refill")
    assert kinds_of(position(refill)) == {DrawAdventure}
    entering = "step: figure\nseat: hello_kitty tokens=tricycle\nseat: keroppi at=N51"
    assert kinds_of(position(entering)) == {PlaceFigure}


def test_ruled_special_actions_between_two_completions() -> None:
    state = position(holding("tricycle", "open=E25,E07 items=1/0/2/3"))
    after = act(state, Complete(CardId("E25"), False, ("cupcake", "cupcake")))
    assert RideTricycle in kinds_of(after)


def test_ruled_after_step_4_the_turn_ends_by_itself_unless_a_special_action_is_possible() -> None:
    waiting = act(position(holding("tricycle", "hand=T01", "pile: T05 T06")), FinishAdventures())
    assert (waiting.active, waiting.step) == (0, "after")
    assert EndTurn in kinds_of(waiting)
    assert act(waiting, EndTurn()).active == 1
    ended = act(position("step: adventures\npile: T05 T06\nseat: hello_kitty zzz at=M50 hand=T01"), FinishAdventures())
    assert ended.active == 1


def test_ruled_only_items_still_in_the_supply_can_be_gained() -> None:
    state = position(holding("butterfly") + "\nseat: keroppi at=N51 items=20/20/19/20")
    assert offered(state, ButterflyItems) == [ButterflyItems(("flower",))]
