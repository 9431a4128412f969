"""The pictures of Super Kawaii Pets: lovely ones kept as golden, and what they promise."""

import io
import time

import pytest
from PIL import Image

from bot.engine.luck import Luck
from bot.engine.pictures import Mark, Snapshot
from bot.engine.seats import Cast, Member, Seat
from bot.games.super_kawaii_pets.components import ANIMALS, LOCATIONS
from bot.games.super_kawaii_pets.imagine import imagine
from bot.games.super_kawaii_pets.notation import parse
from bot.games.super_kawaii_pets.payments import payments
from bot.games.super_kawaii_pets.state import State
from bot.games.super_kawaii_pets.view import view
from renderers import svg
from renderers.canvas import Canvas
from renderers.super_kawaii_pets import board, first_look, hand, more, result
from renderers.super_kawaii_pets.locations import draw_location
from renderers.super_kawaii_pets.paints import PAINTS, SCENE
from renderers.super_kawaii_pets.pets import draw_pet
from tests.renderers.conftest import Golden

NAMES = ("Ana", "Bia", "Caio", "Duda")
WIDE = ("W" * 32,) * 4

DRAW = """
    seat=1 first=0 draws=2 turn_number=22 fresh_turn=21
    animals: C04 W01 / D08 D06 C01 R02 R01 W02
    helps: love food love / care care food love food care care food food love care food love
    locations: L07 L11 L06 / L03 L04 L05 L09 L10
    fresh: D01
    0: hand D07 food food; sad C02; happy D01 W03 R05 D03
    1: hand D02 food love; sad R06 D04; happy R03 W05 C10; homes L08=C03+C09
    2: hand love love food; happy D05 R09 D09; homes L01=D12+C05 L02=C06+R04
    3: hand care love D10 R12; sad R07 R10 C11; happy C12 R08 R11
"""
FLIP = """
    seat=1 first=0 turn_number=22 fresh_turn=22
    animals: C04 - / D08 C01 C02 R02 R01 W02
    helps: - food - / care care food love food care care food food love care food love
    locations: L14 L15 L13 / L03 L04 L05 L09 L10
    fresh: R06 D06
    0: hand D07 food food; sad C03; happy D01 W04 R05 D03
    1: hand R07 C09 W06 food care care; sad R10 D11; happy R03 W05 R06 D06; homes L08=C07+C12
    2: hand love love food; happy D02 D05 R09; homes L01=D04+C05 L02=C08+R04
    3: hand care love D12 R12; sad C11; happy C10 R08 R11
"""
FULL = """
    seat=0 first=0 turn_number=33 fresh_turn=31 draws=2 last_round=true colour_majority=true
    animals: R05 D09 C03 / W05 D07
    helps: care care food / care care food love food
    locations: L13 L12 L10 / L15
    fresh: C12
    0: hand D10 R03 food food care love; sad D06 R07 D03; happy W01 W06 D01; homes L14=D08+C04+R02 L05=C01+R04
    1: hand food love love; sad R06 D02; happy R10 W02; homes L08=C07+C09 L01=D11+C10 L02=C08+R12
    2: hand love love food; happy D05 R01; homes L03=D04+R08 L11=C06+C02+R09
    3: hand care love food; sad C11; happy C12 R11; homes L04=D12+C05 L09=W03+W04
"""
SOLO = """
    seat=0 first=0 turn_number=5 fresh_turn=5 turn_cards=3
    animals: R05 D09 C03 / W03 D08 C02
    helps: care care food / care care food love food
    locations: L13 L12 L10 / L03 L04
    fresh: W01
    0: hand D07 R08 food food care love; sad D06 R07; happy W01 W06 D01 D12; homes L14=D11+C04+R02
"""


def position(text: str, *, seats: int = 4, **changes: object) -> State:
    """The position with its first seats only, and with other plain fields."""
    lines = [
        line for line in text.strip().splitlines() if not line.strip()[0].isdigit() or int(line.strip()[0]) < seats
    ]
    fields = dict(token.split("=") for token in lines[0].split()) | {
        name: str(value) for name, value in changes.items()
    }
    return parse("\n".join([" ".join(f"{name}={value}" for name, value in fields.items()), *lines[1:]]))


def cast(seats: int, names: tuple[str, ...] = NAMES) -> Cast:
    return Cast(tuple(Member(name, colour) for colour, name in enumerate(names[:seats])))


def drawn(state: State, viewer: int | None = None, locale: str = "en", marks: tuple[Mark, ...] = ()) -> Snapshot:
    seat = None if viewer is None else Seat(viewer)
    return board(view(state, seat), cast(len(state.players)), locale, marks)


def own(state: State, viewer: int, locale: str = "en", marks: tuple[Mark, ...] = ()) -> Snapshot:
    snapshot = hand(view(state, Seat(viewer)), cast(len(state.players)), locale, marks)
    assert snapshot is not None
    return snapshot


def marks_on(field: str, *values: object) -> tuple[Mark, ...]:
    return tuple(Mark(field, value, str(number)) for number, value in enumerate(values, start=1))


def test_all_faces_of_all_animals_can_be_drawn(golden: Golden) -> None:
    canvas = Canvas(PAINTS, svg.fill("M0 0H1100V700H0Z", SCENE))
    for number, animal in enumerate(ANIMALS):
        x, y = 12 + number % 7 * 156, 14 + number // 7 * 90
        draw_pet(canvas, animal, x, y, 68, happy=False, fresh=False, on=SCENE)
        draw_pet(canvas, animal, x + 76, y, 68, happy=True, fresh=False, on=SCENE)
    for number, location in enumerate(LOCATIONS):
        draw_location(canvas, location, 12 + number % 5 * 218, 560 + number // 5 * 46, 206, 38)
    golden("kawaii_all_faces", canvas.png())


def test_what_can_be_drawn_is_numbered(golden: Golden) -> None:
    golden("kawaii_draw_en", drawn(position(DRAW), None, "en", marks_on("animal", "D08", "C04", "W01")).png)
    golden("kawaii_helps_pt", drawn(position(DRAW, seats=3, draws=1), 1, "pt_BR", marks_on("help", "food", "love")).png)


def test_the_flip_is_celebrated(golden: Golden) -> None:
    golden("kawaii_flip_pt", drawn(position(FLIP), None, "pt_BR").png)


def test_sad_animals_are_marked_on_the_own_table(golden: Golden) -> None:
    golden("kawaii_make_happy_en", drawn(position(FLIP), 1, "en", marks_on("animal", "R10", "D11")).png)


def test_an_effect_stands_in_the_banner(golden: Golden) -> None:
    golden("kawaii_effect_pt", drawn(position(DRAW, seats=2, draws=0, effect="L07"), None, "pt_BR").png)


def test_full_tables_colours_and_the_last_round_fit(golden: Golden) -> None:
    golden("kawaii_full_en", drawn(position(FULL)).png)


def test_animals_to_play_are_marked_in_the_hand_below_the_table(golden: Golden) -> None:
    marks = marks_on("animal", "D10", "R03")
    golden("kawaii_play_pt", drawn(position(FULL, draws=0), 0, "pt_BR", marks).png)


def test_who_moves_in_is_shown_by_faces(golden: Golden) -> None:
    marks = marks_on("residents", ("D01", "W01"), ("D01", "W06"), ("W01", "W06"))
    golden("kawaii_residents_en", drawn(position(FULL, draws=0), 0, "en", marks).png)


def test_the_stalemate_is_announced(golden: Golden) -> None:
    golden("kawaii_stalemate_pt", drawn(position(FLIP, quiet_rounds=2), None, "pt_BR").png)


def test_everybodys_table_is_a_further_picture(golden: Golden) -> None:
    golden("kawaii_tables_4_en", more["tables"](view(position(FULL), None), cast(4), "en").png)
    golden("kawaii_tables_2_pt", more["tables"](view(position(FLIP, seats=2), None), cast(2), "pt_BR").png)


def test_solo_counts_its_turns(golden: Golden) -> None:
    golden("kawaii_solo_en", drawn(position(SOLO)).png)


def test_solo_shows_the_hand_and_what_is_replaced(golden: Golden) -> None:
    state = position(SOLO + "    refreshing: D09 R05 / 0 2 / L12\n")
    golden("kawaii_refresh_pt", drawn(state, 0, "pt_BR", marks_on("places", 0, 1, 2)).png)


def test_a_hand_shows_what_its_cards_can_do(golden: Golden) -> None:
    golden("kawaii_hand_6_en", own(position(FLIP), 1).png)
    golden("kawaii_hand_3_pt", own(position(FLIP), 2, "pt_BR").png)


def test_a_large_hand_shows_what_is_discarded(golden: Golden) -> None:
    many = FLIP.replace("R07 C09 W06 food care care", "R05 R08 D12 W02 C01 R02 love love food care")
    offered = ("R05", "R08", "D12", "W02", "C01", "R02", "food", "love", "love2", "care")
    golden("kawaii_discard_pt", own(position(many), 1, "pt_BR", marks_on("discard", *offered)).png)


def test_ways_to_pay_are_shown_by_their_helps(golden: Golden) -> None:
    rich = FLIP.replace("R07 C09 W06 food care care", "D08 love love food food care care")
    state = position(rich)
    ways = payments(ANIMALS[state.players[1].sad[0]].cost, state.players[1].helps)
    golden("kawaii_payment_en", own(state, 1, "en", marks_on("payment", *ways)).png)


@pytest.mark.parametrize(("seats", "ending"), [(4, "ten"), (2, "stalemate")])
def test_the_result_is_a_podium(golden: Golden, seats: int, ending: str) -> None:
    state = position(FULL, seats=seats, draws=0, over=ending)
    locale = "en" if seats == 4 else "pt_BR"
    golden(f"kawaii_result_{seats}", result(view(state, None), cast(seats), locale).png)


@pytest.mark.parametrize(("ending", "locale"), [("solo_won", "en"), ("solo_lost", "pt_BR")])
def test_the_result_of_solo_is_a_flight_of_stairs(golden: Golden, ending: str, locale: str) -> None:
    richer = SOLO.replace("happy W01", "happy R12 C10 C11 W01") if ending == "solo_won" else SOLO
    golden(f"kawaii_{ending}", result(view(position(richer, over=ending), None), cast(1), locale).png)


def test_the_public_has_no_hand() -> None:
    assert hand(view(position(DRAW), None), cast(4), "en") is None


def test_there_is_no_result_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        result(view(position(DRAW), None), cast(4), "en")


@pytest.mark.parametrize("locale", ["en", "pt_BR"])
@pytest.mark.parametrize("text", [DRAW, FLIP, FULL])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pictures_have_the_right_size_whatever_the_names(text: str, seats: int, locale: str) -> None:
    state, people = position(text, seats=seats), cast(seats, WIDE)
    shown = [board(view(state, viewer), people, locale) for viewer in (None, Seat(1))]
    shown += [more["tables"](view(state, None), people, locale)]
    shown += filter(None, [hand(view(state, Seat(1)), people, locale)])
    for snapshot in shown:
        assert Image.open(io.BytesIO(snapshot.png)).size == (1100, 700)
        assert len(snapshot.png) <= 150_000
        assert 0 < len(snapshot.alt) <= 1024


def test_even_all_animals_fit_on_one_table() -> None:
    everyone = f"seat=0 first=0\n0: sad {' '.join(ANIMALS)}; hand {' '.join(['love'] * 9)}\n1: hand food"
    assert drawn(parse(everyone)).png


@pytest.mark.parametrize("viewer", [None, 0, 2])
@pytest.mark.parametrize("text", [DRAW, FLIP, FULL])
def test_pictures_show_nothing_hidden_from_their_viewer(text: str, viewer: int | None) -> None:
    seat = None if viewer is None else Seat(viewer)
    state = position(text)
    other = imagine(state, seat, Luck("another", 7))
    assert other != state
    for draw in (board, hand, more["tables"]):
        assert draw(view(state, seat), cast(4), "en") == draw(view(other, seat), cast(4), "en")


def test_a_warm_board_is_drawn_at_once() -> None:
    """The budget is 10 ms; a busy test machine gets a little more."""
    seen = view(position(FULL), None)
    times = []
    for _ in range(10):
        start = time.perf_counter()
        board(seen, cast(4), "en")
        times.append(time.perf_counter() - start)
    assert min(times[1:]) < 0.02


def test_one_looks_at_the_display_while_cards_are_taken_or_replaced_and_then_at_the_hand() -> None:
    replacing = position(SOLO + "refreshing: D09 / 0 / L13\n")
    moments = (position(DRAW), position(FLIP, effect="R06"), replacing, position(FLIP))
    assert [first_look(view(state, Seat(1))) for state in moments[:2]] == ["board", "board"]
    assert [first_look(view(state, Seat(0))) for state in moments[2:]] == ["board", "hand"]
