"""The pictures of Um dia para Relaxar: lovely ones kept as golden, and what they promise."""

import io

import pytest
from PIL import Image

from bot.engine.luck import Luck
from bot.engine.pictures import Mark, Snapshot
from bot.engine.seats import Cast, Member, Seat
from bot.games.um_dia_para_relaxar.notation import parse
from bot.games.um_dia_para_relaxar.state import State
from bot.games.um_dia_para_relaxar.view import imagine, view
from renderers.um_dia_para_relaxar import board, hand, result
from tests.renderers.conftest import Golden

NAMES = ("Ana", "Bia", "Caio", "Duda", "Eva", "Filipe", "Gil", "Heloísa")
WIDE = ("W" * 32,) * 8
CARDS = ("P01", "P02", "P12", "P16", "P09", "P03", "P06", "P15")

SETUP = """
    play: setup
    active: 1
    0: museum
    1: farm zoo
    2: spa
    3: camping diving travel beach
    deck: fun_fair snack_bar karaoke shopping ice_cream_shop theatre park cinema
    moved: beach=new
"""
MIDDLE = """
    play: move swap_places
    active: 1
    0: museum zoo
    1: farm
    2: spa+1 theatre park+1
    3: camping!
    4: shopping ice_cream_shop
    5: snack_bar karaoke
    6: diving+2 fun_fair+1
    out: beach travel cinema
    moved: karaoke=swap ice_cream_shop=swap
"""
FULL = """
    play: move skip_a_row
    active: 1
    0: farm cinema zoo! museum
    1: spa theatre beach
    2: camping
    3: snack_bar travel shopping park+1
    6: ice_cream_shop karaoke diving+7 fun_fair
    moved: karaoke=two_up fun_fair=skip
"""
VOTE = """
    play: vote move_up
    active: 1
    0: museum zoo
    4: shopping ice_cream_shop
    5: snack_bar karaoke+5
    6: fun_fair+1
    8: beach+2
    out: travel cinema
    moved: beach=up
"""
OVER = """
    play: over move_up
    1: travel museum zoo
    2: spa
    3: camping theatre
    4: park+1 ice_cream_shop
    5: snack_bar karaoke
    6: diving+2 fun_fair+1
    8: beach
    out: farm cinema shopping
"""


def position(text: str, seats: int, votes: str = "") -> State:
    """The position with so many seats; `votes` has a letter a seat: y, n, or - while it thinks."""
    said = {"y": "yes", "n": "no", "-": "-"}
    lines = [f"seat: {CARDS[seat]} {4 - seat % 4} {said[votes[seat]] if votes else ''}" for seat in range(seats)]
    return parse("\n".join([text, *lines]))


def cast(seats: int, names: tuple[str, ...] = NAMES) -> Cast:
    return Cast(tuple(Member(name, colour) for colour, name in enumerate(names[:seats])))


def public(text: str, seats: int, locale: str = "en", marks: tuple[Mark, ...] = (), votes: str = "") -> Snapshot:
    return board(view(position(text, seats, votes), None), cast(seats), locale, marks)


def marks_on(field: str, *values: object) -> tuple[Mark, ...]:
    return tuple(Mark(field, value, str(number)) for number, value in enumerate(values, start=1))


def test_the_setup_shows_the_outing_just_taken_and_where_it_may_go(golden: Golden) -> None:
    rows = tuple(Mark("row", row, str(row)) for row in (0, 1, 2))
    golden("um_dia_setup_pt", public(SETUP, 2, "pt_BR", rows).png)


def test_a_turn_shows_the_die_and_what_moved_last(golden: Golden) -> None:
    golden("um_dia_turn_en", public(MIDDLE, 5).png)


def test_what_may_be_chosen_is_numbered(golden: Golden) -> None:
    offered = marks_on("outing", "museum", "zoo", "farm", "spa", "camping", "karaoke", "diving")
    golden("um_dia_marks_pt", public(MIDDLE, 5, "pt_BR", offered).png)


def test_full_rows_and_eight_players_fit(golden: Golden) -> None:
    golden("um_dia_full_en", public(FULL, 8).png)


def test_a_vote_shows_whose_vote_is_in(golden: Golden) -> None:
    golden("um_dia_vote_8_en", public(VOTE, 8, votes="y-nn-y-y").png)
    golden("um_dia_vote_3_pt", public(VOTE, 3, "pt_BR", votes="y-n").png)


def test_the_end_shows_where_they_go(golden: Golden) -> None:
    golden("um_dia_over_pt", public(OVER, 4, "pt_BR").png)


def test_the_hand_is_the_priority_card_with_its_worth(golden: Golden) -> None:
    state = position(OVER.replace("over", "move"), 2)
    drawn = hand(view(state, Seat(0)), cast(2), "en")
    assert drawn is not None
    golden("um_dia_hand_en", drawn.png)


def test_the_hand_shows_vote_cards_and_the_own_vote(golden: Golden) -> None:
    drawn = hand(view(position(VOTE, 2, "-n"), Seat(1)), cast(2), "pt_BR", marks_on("yes", True, False))
    assert drawn is not None
    golden("um_dia_hand_vote_pt", drawn.png)


@pytest.mark.parametrize(("seats", "locale"), [(2, "pt_BR"), (5, "en"), (8, "pt_BR")])
def test_the_result_shows_every_card_and_its_points(golden: Golden, seats: int, locale: str) -> None:
    golden(f"um_dia_result_{seats}", result(view(position(OVER, seats), None), cast(seats), locale).png)


def test_the_public_has_no_hand() -> None:
    assert hand(view(position(MIDDLE, 3), None), cast(3), "en") is None


def test_there_is_no_result_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        result(view(position(MIDDLE, 3), None), cast(3), "en")


@pytest.mark.parametrize("locale", ["en", "pt_BR"])
@pytest.mark.parametrize("text", [SETUP, MIDDLE, FULL, VOTE, OVER])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_pictures_have_the_right_size_whatever_the_names(text: str, seats: int, locale: str) -> None:
    state = position(text, seats, "-" * seats if text is VOTE else "")
    people = cast(seats, WIDE)
    drawn = [board(view(state, None), people, locale), hand(view(state, Seat(0)), people, locale)]
    if text is OVER:
        drawn.append(result(view(state, None), people, locale))
    for snapshot in filter(None, drawn):
        assert Image.open(io.BytesIO(snapshot.png)).size == (1100, 700)
        assert len(snapshot.png) <= 150_000
        assert 0 < len(snapshot.alt) <= 1024


@pytest.mark.parametrize("viewer", [None, 0, 2])
@pytest.mark.parametrize("text", [SETUP, MIDDLE, VOTE])
def test_pictures_show_nothing_hidden_from_their_viewer(text: str, viewer: int | None) -> None:
    seat = None if viewer is None else Seat(viewer)
    state = position(text, 4, "yn-n" if text is VOTE else "")
    other = imagine(state, seat, Luck("another", 7))
    assert other != state
    for draw in (board, hand):
        assert draw(view(state, seat), cast(4), "en") == draw(view(other, seat), cast(4), "en")


def test_equal_views_give_equal_bytes() -> None:
    assert public(FULL, 8).png == public(FULL, 8).png
