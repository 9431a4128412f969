"""What is hidden, from whom, and until when."""

from bot.engine.luck import Luck
from bot.engine.seats import Seat
from bot.games.um_dia_para_relaxar.actions import Vote
from bot.games.um_dia_para_relaxar.components import OutingId
from bot.games.um_dia_para_relaxar.events import VoteCast
from bot.games.um_dia_para_relaxar.game import GAME
from bot.games.um_dia_para_relaxar.options import Options
from tests.games.um_dia_para_relaxar.positions import play, position

VOTING = position("vote move_up", "8: beach\n3: zoo spa", "seat: P01 no\nseat: P02 yes\nseat: P03 -")
DRAWS = [Luck("draw", number) for number in range(50)]


def test_hidden_priority_cards_are_seen_by_their_owners_alone_until_the_end() -> None:
    for viewer in (None, Seat(0), Seat(1), Seat(2)):
        shown = [seat.worth is not None for seat in GAME.view(VOTING, viewer).seats]
        assert shown == [seat == viewer for seat in range(3)]


def test_hidden_priority_cards_are_open_to_all_at_the_end() -> None:
    over = play(position("vote move_up", "8: beach\n3: zoo spa", 3), *[Vote(True)] * 3).state
    cards = [seat.worth.card for seat in GAME.view(over, None).seats if seat.worth]
    assert cards == ["P01", "P02", "P03"]


def test_ur3_a_view_holds_no_other_seats_card_in_any_form() -> None:
    state = GAME.setup(4, Options("dealt"), Luck("cards", 0))
    for viewer in map(Seat, range(4)):
        text = repr(GAME.view(state, viewer))
        assert [card in text for card in state.cards] == [seat == viewer for seat in range(4)]


def test_hidden_the_order_of_outings_not_yet_taken() -> None:
    state = GAME.setup(4, Options(), Luck("order", 0))
    text = repr(GAME.view(state, None))
    assert state.deck[0] in text
    assert not any(f"'{outing}'" in text for outing in state.deck[1:])
    assert GAME.view(state, None).to_place == 16
    assert len({GAME.imagine(state, None, luck).deck[1] for luck in DRAWS}) > 5


def test_hidden_votes_are_seen_by_their_owners_alone_until_all_are_in() -> None:
    assert [GAME.view(VOTING, Seat(seat)).own_vote for seat in range(3)] == [False, True, None]
    assert GAME.view(VOTING, None).own_vote is None


def test_ruled_who_has_voted_is_public() -> None:
    assert [seat.voted for seat in GAME.view(VOTING, None).seats] == [True, True, False]


def test_hidden_a_vote_is_told_to_others_without_its_answer() -> None:
    cast = VoteCast(Seat(0), False)
    assert GAME.seen(cast, Seat(0)) == cast
    assert GAME.seen(cast, Seat(1)) == VoteCast(Seat(0), None)
    assert GAME.seen(cast, None) == VoteCast(Seat(0), None)


def test_imagined_votes_are_only_those_that_are_possible() -> None:
    state = position("vote move_up", "8: beach\n3: zoo spa", "seat: P01 0 yes\nseat: P02 4 yes\nseat: P03 -")
    imagined = {GAME.imagine(state, Seat(2), luck).votes for luck in DRAWS}
    assert imagined == {(True, True, None), (True, False, None)}


def test_imagined_cards_are_never_the_viewers_own_nor_dealt_twice() -> None:
    for luck in DRAWS:
        cards = GAME.imagine(VOTING, Seat(1), luck).cards
        assert cards[1] == "P02"
        assert len(set(cards)) == 3


def test_public_are_no_cards_hearts_the_x_and_what_is_out() -> None:
    board = "5: beach+2!\n3: zoo\nout: spa"
    view = GAME.view(position("move like", board, "seat: P01 1\nseat: P02 3"), None)
    assert [seat.no_left for seat in view.seats] == [1, 3]
    assert view.board.hearts_on(OutingId("beach")) == 2
    assert (view.board.forbidden, view.board.out) == ("beach", ("spa",))


def test_the_hand_changes_only_when_the_card_does() -> None:
    assert GAME.info.hand is not None
    assert GAME.info.hand(GAME.view(VOTING, Seat(0))) == "P01"
    assert GAME.info.hand(GAME.view(VOTING, None)) is None
