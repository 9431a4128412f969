"""The pictures of Day at the Park: lovely ones kept as golden, and what they promise."""

import io
from collections.abc import Iterable

import pytest
from PIL import Image

from bot.engine.luck import Luck
from bot.engine.pictures import Mark, Snapshot
from bot.engine.seats import Cast, Member, Seat
from bot.games.day_at_the_park.components import CHARACTERS
from bot.games.day_at_the_park.game import GAME
from bot.games.day_at_the_park.notation import parse
from bot.games.day_at_the_park.state import State
from bot.games.day_at_the_park.view import View, imagine, view
from renderers.day_at_the_park import board, first_look, hand, more, result
from renderers.day_at_the_park.chart import SMALLEST, chart_of
from tests.renderers.conftest import Golden

NAMES = ("Ana", "Bia", "Caio", "Duda", "Eva")
WIDE = ("W" * 32,) * 5

START = """
    step: start
    seat: stage=character
    seat: my_melody stage=side
    seat: stage=bonuses open=E01,E20,M14
"""
EARLY = """
    step: place
    lay: L50=T26/3+tricycle
    seat: keroppi at=M50 items=1/0/2/0 hand=T30,T01 open=E25,M01,E08+
    seat: my_melody score at=M50 hand=T31,T02 open=E01,M02,E20
"""
MIDDLE = """
    step: place
    active: 2
    fresh: M52 M51 M50 M49
    lay: N52=T12/2+exchange M49=T02/1 L50=T26/3+tricycle M52=T23/1 K50=T28 K49=T16/2+attraction L51=T13/1
    used: tricycle tricycle wild butterfly
    seat: chococat zzz at=M51 items=0/2/0/1 points=18/0/0 hand=T22,T25 open=H12,H05+,M03+ done=E25+,E19+,M06,H06
    seat: badtz_maru score at=M49 items=1/0/0/12 points=15/0/0 tokens=exchange,wild hand=T14,T41 open=M20,H04
    seat: my_melody at=M50 items=1/1/3/0 points=11/1/0 tokens=attraction hand=T19,T36 open=H09,H10,E22+ done=E01+,E18+
"""
LATE = """
    step: move
    active: 3
    turn: 40
    last: 5
    fresh: P48
    lay: N52=T32 L50=T03 O50=T30/2 K50=T16/2 N49=T29/1 L51=T10 L52=T21/2 K52=T47 M49=T15 J52=T33+exchange K53=T42/3 \
K51=T23 L53=T34 M48=T02/2 J50=T26/1 O52=T18/3 M52=T17/2 M47=T13/3+butterfly P52=T06+attraction L48=T12/3+butterfly \
I52=T28/2+wild N47=T14 H52=T36/3+wild N48=T25/1 O49=T19/1+exchange K49=T01/2+attraction H53=T09/1+tricycle K54=T39/1 \
O51=T11+tricycle N46=T27+wild J53=T31/1+wild M53=T44/2 J54=T05/1+tricycle O47=T20/2+wild P47=T41/1 J51=T35+wild \
N53=T07+exchange I51=T04/2+butterfly P51=T24+tricycle G53=T48/2 K48=T22+exchange O48=T40/3+wild P48=T38/2+tricycle
    seat: chococat zzz at=G53 points=47/3/0 tokens=attraction,attraction hand=T43 done=E19+,E25+,M06,H12,H04,H02,M04
    seat: badtz_maru score at=M49 items=0/2/0/0 points=37/1/16 tokens=exchange hand=T46 open=H03,E22+ done=E08
    seat: my_melody zzz at=M53 items=2/0/1/1 points=53/0/0 tokens=exchange,attraction hand=T08 open=H06 done=E18+,E01+
    seat: hello_kitty score at=O50 items=1/2/1/1 points=19/2/20 tokens=attraction hand=T45 open=H05,H07+,E14+ done=E16+
    seat: pompompurrin score at=N53 items=0/1/2/1 points=31/2/12 tokens=butterfly hand=T37 open=M02+,M16 done=E11+,E05+
"""
CROWD = """
    step: adventures
    start: single
    decision: {"type":"HighFive","waiting":[1]}
    lay: M49=T03/1+wild L50=T05
    seat: keroppi at=M49 points=9/0/0 tokens=tricycle,tricycle,butterfly,exchange,attraction,attraction,wild,wild
    seat: my_melody score at=M49 zzz
    seat: chococat at=M49
    seat: hello_kitty at=M49 zzz
    seat: pompompurrin at=M49
"""
OVER = """
    step: over
    lay: L50=T26/3+tricycle
    seat: keroppi points=30/4/2 items=1/0/2/0 done=E25,M01,E08+
    seat: my_melody score points=40/3/1 done=E01,M02,E20,M15
    seat: chococat points=31/2/3 done=E03,H12
    seat: hello_kitty points=19/2/0 done=E05
    seat: pompompurrin points=12/0/3
"""
LIFTED = """
    decision: {"type":"Relocating","lifted":["N51","%s",0],"moved":[]}
"""
BOX = '{"type":"Placing","source":"box","tiles":[%s]}'


def cast(seats: int, names: tuple[str, ...] = NAMES) -> Cast:
    return Cast(tuple(Member(name, colour) for colour, name in enumerate(names[:seats])))


def public(text: str, locale: str = "en", marks: tuple[Mark, ...] = ()) -> Snapshot:
    state = parse(text)
    return board(view(state, None), cast(state.seats), locale, marks)


def own_hand(text: str, seat: int, locale: str = "en", marks: tuple[Mark, ...] = ()) -> Snapshot:
    state = parse(text)
    drawn = hand(view(state, Seat(seat)), cast(state.seats), locale, marks)
    assert drawn is not None
    return drawn


def marks_on(field: str, values: Iterable[object]) -> tuple[Mark, ...]:
    return tuple(Mark(field, value, str(number)) for number, value in enumerate(values, start=1))


def offers(text: str, kind: str, field: str, **fixed: object) -> tuple[Mark, ...]:
    """The marks of a field of the active seat's actions of a kind, where other fields are as fixed."""
    state = parse(text)
    actions = [action for action in GAME.legal_actions(state, state.active) if type(action).__name__ == kind]
    left = [action for action in actions if all(getattr(action, name) == value for name, value in fixed.items())]
    return marks_on(field, dict.fromkeys(getattr(action, field) for action in left))


def with_box(tiles: int) -> str:
    """The viewer of seat 0 looks at the first tiles, which lie in the box."""
    names = [f"T{number:02}" for number in range(1, tiles + 1)]
    quoted = ",".join(f'"{name}"' for name in names)
    return f"""
        step: place
        box: {" ".join(names)}
        decision: {BOX % quoted}
        seat: keroppi at=M50 items=1/0/2/0 tokens=wild zzz hand=T40,T41 open=E25,M01,E08+
        seat: my_melody score at=M50 hand=T42,T43 open=E01,M02,E20
    """


def test_the_start_shows_the_plaza(golden: Golden) -> None:
    golden("day_start_pt", public(START, "pt_BR").png)


def test_the_free_places_of_a_tile_are_numbered(golden: Golden) -> None:
    golden("day_places_early_en", public(EARLY, "en", offers(EARLY, "PlaceTile", "cell", tile="T30")).png)
    golden("day_places_middle_pt", public(MIDDLE, "pt_BR", offers(MIDDLE, "PlaceTile", "cell", tile="T19")).png)


def test_a_tile_is_seen_where_it_will_lie_before_that_is_confirmed(golden: Golden) -> None:
    cell = offers(EARLY, "PlaceTile", "cell", tile="T30")[0]
    chosen = (cell, Mark("tile", "T30", ""), Mark("rotation", 2, ""))
    golden("day_about_to_lie_en", public(EARLY, "en", chosen).png)
    other = public(EARLY, "en", (*chosen[:2], Mark("rotation", 1, "")))
    assert other.png != public(EARLY, "en", chosen).png


def test_the_last_walk_is_shown(golden: Golden) -> None:
    golden("day_walked_en", public(MIDDLE).png)


def test_a_large_park_is_seen_in_part_and_whole(golden: Golden) -> None:
    golden("day_late_en", public(LATE).png)
    golden("day_late_map_pt", more["map"](view(parse(LATE), None), cast(5), "pt_BR").png)


def test_goals_of_a_walk_are_marked(golden: Golden) -> None:
    golden("day_goals_pt", public(LATE, "pt_BR", offers(LATE, "Walk", "end")).png)


def test_walks_to_the_same_space_are_told_by_what_they_cross(golden: Golden) -> None:
    golden("day_ways_en", public(LATE, "en", offers(LATE, "Walk", "path", end="O51")).png)


def test_five_figures_fit_on_a_space(golden: Golden) -> None:
    golden("day_crowd_pt", public(CROWD, "pt_BR", marks_on("cell", ["M50"])).png)


def test_the_table_shows_what_does_not_lie_in_the_park(golden: Golden) -> None:
    for name, text, locale in (("2_pt", EARLY, "pt_BR"), ("3_en", MIDDLE, "en"), ("5_pt", LATE, "pt_BR")):
        state = parse(text)
        golden(f"day_table_{name}", more["table"](view(state, None), cast(state.seats), locale).png)


def test_the_hand_shows_tiles_and_both_sides_of_adventures(golden: Golden) -> None:
    golden("day_hand_tiles_en", own_hand(MIDDLE, 2, "en", marks_on("tile", ["T19", "T36"])).png)


def test_the_hand_shows_the_turns_of_the_tile_that_is_to_be_laid(golden: Golden) -> None:
    turns = marks_on("rotation", [0, 1, 3])
    golden("day_hand_turns_pt", own_hand(MIDDLE, 2, "pt_BR", (*turns, Mark("tile", "T36", ""))).png)
    from_box = own_hand(with_box(8), 0, "en", (*turns, Mark("tile", "T05", "")))
    assert from_box.png != own_hand(with_box(8), 0, "en", (*turns, Mark("tile", "T06", ""))).png


def test_the_hand_shows_the_turns_of_a_tile_lifted_from_the_park() -> None:
    turns = marks_on("rotation", [0, 2])
    pictures = {own_hand(EARLY + LIFTED % tile, 0, "en", turns).png for tile in ("T13", "T33")}
    assert len(pictures) == 2


def test_the_hand_shows_the_start_choices(golden: Golden) -> None:
    golden("day_hand_characters_pt", own_hand(START, 0, "pt_BR", marks_on("character", CHARACTERS)).png)
    golden("day_hand_sides_en", own_hand(START, 1, "en", marks_on("side", ["explore", "score"])).png)
    golden("day_hand_bonuses_pt", own_hand(START, 2, "pt_BR", marks_on("cards", ["E01", "E20", "M14"])).png)


def test_the_hand_shows_the_decks_when_one_draws(golden: Golden) -> None:
    text = MIDDLE.replace("step: place", "step: refill")
    golden("day_hand_decks_pt", own_hand(text, 2, "pt_BR", marks_on("deck", ["easy", "medium", "hard"])).png)


def test_completed_adventures_can_be_swapped(golden: Golden) -> None:
    text = LATE.replace("active: 3", 'active: 0\n    decision: {"type":"Swapping","pile":"done","left":2}')
    done = parse(text).players[0].done
    golden("day_hand_album_en", own_hand(text, 0, "en", marks_on("card", [card.id for card in done])).png)


@pytest.mark.parametrize("tiles", [2, 8, 22])
def test_the_box_is_shown_to_who_looks_into_it(golden: Golden, tiles: int) -> None:
    marks = marks_on("tile", [f"T{number:02}" for number in range(1, tiles + 1)])
    golden(f"day_hand_box_{tiles}", own_hand(with_box(tiles), 0, "en", marks).png)


@pytest.mark.parametrize(("seats", "locale"), [(2, "pt_BR"), (3, "en"), (5, "pt_BR")])
def test_the_result_is_a_podium(golden: Golden, seats: int, locale: str) -> None:
    golden(f"day_result_{seats}", result(_over(seats), cast(seats), locale).png)


def _over(seats: int) -> View:
    lines = OVER.strip().splitlines()
    return view(parse("\n".join(lines[: 2 + seats])), None)


def test_the_public_has_no_hand() -> None:
    assert hand(view(parse(MIDDLE), None), cast(3), "en") is None


def test_there_is_no_result_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        result(view(parse(MIDDLE), None), cast(3), "en")


def test_all_that_is_offered_is_on_the_map() -> None:
    seen = view(parse(LATE), None)
    cells = [mark.value for mark in offers(LATE, "Walk", "end")]
    part = chart_of(seen, cells)
    assert part.tile >= SMALLEST
    assert all(part.holds(cell) for cell in cells)
    everywhere = chart_of(seen, seen.park.cells())
    assert all(everywhere.holds(cell) for cell in seen.park.cells())


@pytest.mark.parametrize("locale", ["en", "pt_BR"])
@pytest.mark.parametrize("text", [START, EARLY, MIDDLE, LATE, CROWD])
def test_pictures_have_the_right_size_whatever_the_names(text: str, locale: str) -> None:
    state = parse(text)
    people = cast(state.seats, WIDE)
    seen = view(state, None)
    drawn = [board(seen, people, locale), hand(view(state, Seat(0)), people, locale)]
    drawn += [extra(seen, people, locale) for extra in more.values()]
    for snapshot in filter(None, drawn):
        assert Image.open(io.BytesIO(snapshot.png)).size == (1100, 700)
        assert len(snapshot.png) <= 150_000
        assert 0 < len(snapshot.alt) <= 1024


@pytest.mark.parametrize("viewer", [None, 0, 2])
@pytest.mark.parametrize("text", [MIDDLE, LATE])
def test_pictures_show_nothing_hidden_from_their_viewer(text: str, viewer: int | None) -> None:
    state = parse(text)
    seat = None if viewer is None else Seat(viewer)
    other: State = imagine(state, seat, Luck("another", 7))
    assert other != state
    for draw in (board, hand, *more.values()):
        assert draw(view(state, seat), cast(state.seats), "en") == draw(view(other, seat), cast(state.seats), "en")


def test_a_look_into_the_box_is_secret() -> None:
    with_look, other_look = parse(with_box(4)), imagine(parse(with_box(4)), Seat(1), Luck("another", 7))
    for draw in (board, hand):
        assert draw(view(with_look, Seat(1)), cast(2), "en") == draw(view(other_look, Seat(1)), cast(2), "en")


def test_one_looks_at_the_park_before_a_walk_and_at_the_hand_before_a_tile() -> None:
    assert first_look(view(parse(LATE), Seat(3))) == "board"
    assert first_look(view(parse(EARLY), Seat(0))) == "hand"
