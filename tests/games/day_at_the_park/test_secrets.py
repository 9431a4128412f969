"""What is hidden, from whom, and how far undo reaches."""

from bot.engine.luck import Luck
from bot.engine.seats import Seat
from bot.games.day_at_the_park.actions import ChooseTile, LiftTile, PlaceTile, SetDown, Stay, UseExchange
from bot.games.day_at_the_park.cells import Cell
from bot.games.day_at_the_park.components import TileId
from bot.games.day_at_the_park.course import Course
from bot.games.day_at_the_park.events import BoxSeen, TileDrawn, TilesDealt
from bot.games.day_at_the_park.game import GAME
from bot.games.day_at_the_park.placing import choose_tile
from tests.games.day_at_the_park.positions import act, position, step

TABLE = (
    "lay: O50=T13/1+wild\nbox: T30\nused: exchange\n"
    "seat: keroppi at=M50 hand=T05,T02 tokens=tricycle\nseat: chococat at=N51 hand=T47,T48"
)


def test_hidden_tile_hands_are_their_owners_alone() -> None:
    state = position(TABLE)
    assert GAME.view(state, Seat(0)).seats[0].hand == ("T05", "T02")
    assert GAME.view(state, Seat(1)).seats[0].hand == ()
    assert GAME.view(state, None).seats[0].hand_size == 2


def test_hidden_a_tokens_other_side_until_it_is_taken() -> None:
    view = GAME.view(position(TABLE), Seat(0))
    assert view.benches == ("O50",)
    assert view.seats[0].tokens == ("tricycle",)


def test_hidden_decks_below_their_top_cards() -> None:
    view = GAME.view(position(TABLE), Seat(0))
    assert view.tops == ("E01", "M01", "H01")
    assert view.deck_sizes == (28, 20, 12)


def test_hidden_the_box_is_only_counted() -> None:
    assert GAME.view(position(TABLE), Seat(0)).box == 1


def test_hidden_events_tell_tiles_to_their_owner_only() -> None:
    tiles = (TileId("T01"), TileId("T02"))
    assert GAME.seen(TilesDealt(Seat(0), tiles), Seat(1)) == TilesDealt(Seat(0), ())
    assert GAME.seen(TileDrawn(Seat(0), tiles[0]), None) == TileDrawn(Seat(0), None)
    assert GAME.seen(BoxSeen(Seat(0), 2, tiles), Seat(1)) == BoxSeen(Seat(0), 2, ())
    assert GAME.seen(TilesDealt(Seat(0), tiles), Seat(0)) == TilesDealt(Seat(0), tiles)


def test_hidden_that_a_tile_of_the_hand_was_named_first() -> None:
    state = position(TABLE)
    course = Course(state, Luck("x", 1))
    choose_tile(course, ChooseTile(TileId("T02")))
    assert GAME.view(course.state, Seat(1)) == GAME.view(state, Seat(1))
    assert GAME.view(course.state, None) == GAME.view(state, None)
    assert GAME.view(course.state, Seat(0)).placing == ("T02",)


def test_imagined_hands_and_tokens_differ_while_the_view_stays() -> None:
    state = position(TABLE)
    others = [GAME.imagine(state, Seat(0), Luck("i", draw)) for draw in range(20)]
    assert {GAME.view(other, Seat(0)) for other in others} == {GAME.view(state, Seat(0))}
    assert len({other.players[1].hand for other in others}) > 5
    assert len({other.benches for other in others}) > 1
    assert {other.players[0].hand for other in others} == {("T05", "T02")}


def test_undo_placing_and_staying_and_relocating_reveal_nothing() -> None:
    state = position(TABLE)
    placed = step(state, PlaceTile(TileId("T05"), Cell("M49"), 2))
    assert not placed.reveals
    assert not step(placed.state, Stay()).reveals
    kitty = position(TABLE.replace("keroppi", "hello_kitty"))
    lifted = step(kitty, LiftTile(Cell("O50")))
    assert not lifted.reveals
    assert not step(lifted.state, SetDown(Cell("L51"), 1)).reveals


def test_undo_opening_an_exchange_reveals_nothing() -> None:
    state = position(TABLE.replace("tokens=tricycle", "tokens=exchange items=1/0/0/0"))
    assert not step(state, UseExchange()).reveals
    assert act(state, UseExchange()).decision is not None
