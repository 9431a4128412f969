"""What players read, in both languages."""

import pytest

from bot.engine.game import Outcome
from bot.engine.seats import Cast, Member, Seat
from bot.engine.words import LOCALES, Words, words
from bot.games.um_dia_para_relaxar.actions import Forbid, Like, MoveHeart, MoveUp, Place, Skip, Swap, Vote
from bot.games.um_dia_para_relaxar.components import CHARACTERS, FACES, OUTINGS, OutingId, Row
from bot.games.um_dia_para_relaxar.events import LeftGame, Rolled, VoteCast, VotesRevealed
from bot.games.um_dia_para_relaxar.game import GAME
from bot.games.um_dia_para_relaxar.options import Options
from bot.games.um_dia_para_relaxar.text import TEXTS
from bot.games.um_dia_para_relaxar.text_names import board_name
from bot.games.um_dia_para_relaxar.view import View
from tests.games.um_dia_para_relaxar.positions import position

CAST = Cast(tuple(Member(name, number) for number, name in enumerate(("Ana", "Bia", "Caio"))))
LONG = Cast(tuple(Member(f"{number}" + "W" * 31, number) for number in range(8)))
EN, PT = (words(locale, TEXTS.package) for locale in LOCALES)
BEACH, ZOO, SPA = OutingId("beach"), OutingId("zoo"), OutingId("spa")

CROWDED = """
    6: ice_cream_shop+1 fun_fair+1! snack_bar+1 camping+1
    5: karaoke+1 theatre+1 museum+1 shopping+1
    4: beach travel diving park
    3: farm cinema zoo spa
"""


def seen(play: str, board: str, seats: str | int = 3, viewer: int | None = 0) -> View:
    return GAME.view(position(play, board, seats), None if viewer is None else Seat(viewer))


def test_a_choice_names_the_thing_first_and_then_what_it_brings() -> None:
    view = seen("move move_up", "6: diving\n2: beach")
    beach = TEXTS.value(view, MoveUp, "outing", BEACH, EN)
    assert (beach.text, beach.detail) == ("Beach", "row 2 → 3, number 2 on your card")
    diving = TEXTS.value(view, MoveUp, "outing", OutingId("diving"), EN)
    assert diving.detail == "row 6 → 8, then the vote, number 3 on your card"


def test_rows_keep_their_own_numbers_as_marks() -> None:
    label = TEXTS.value(seen("setup", "0: zoo\ndeck: beach spa"), Place, "row", Row(0), EN)
    assert (label.text, label.detail, label.mark) == ("Row 0", "3 free places", "0")


def test_a_vote_says_what_it_costs() -> None:
    view = seen("vote move_up", "8: beach\n3: zoo spa", "seat: P01 2\nseat: P02")
    assert TEXTS.value(view, Vote, "yes", False, EN).detail == "it leaves; you keep 1 NO card"


@pytest.mark.parametrize(
    ("face", "board", "action", "sentence"),
    [
        ("move_up", "2: beach", MoveUp(BEACH), "Move Beach up to row 3"),
        ("swap_places", "3: zoo\n2: beach", Swap(BEACH, ZOO), "Swap Beach (up to row 3) with Zoo"),
        ("like", "2: beach", Like(BEACH), "Put a heart on Beach"),
        ("like", "2: beach+8 zoo", MoveHeart(BEACH, ZOO), "Move a heart from Beach to Zoo"),
        ("forbidden_to_move", "2: beach", Forbid(BEACH), "Put the X on Beach"),
        ("skip_a_row", "6: zoo\n5: beach", Skip(BEACH), "Move Beach two rows up to row 8"),
    ],
)
def test_an_action_is_a_whole_sentence(face: str, board: str, action: object, sentence: str) -> None:
    view = seen(f"move {face}", board)
    assert TEXTS.sentence(view, action, EN) == sentence  # type: ignore[arg-type]


@pytest.mark.parametrize("say", [EN, PT], ids=LOCALES)
def test_sentences_fit_80_characters_with_the_longest_names(say: Words) -> None:
    names = sorted(OUTINGS, key=lambda outing: len(say(f"outing.{outing}")))[-2:]
    view = seen("move swap_places", f"4: {names[1]}\n3: {names[0]}")
    assert len(TEXTS.sentence(view, Swap(names[0], names[1]), say)) <= 80


@pytest.mark.parametrize("say", [EN, PT], ids=LOCALES)
def test_eight_players_and_a_full_table_fit_what_discord_shows(say: Words) -> None:
    for view in (seen("move like", CROWDED, 8), seen("vote move_up", "8: beach\n" + CROWDED.replace("beach", ""), 8)):
        assert len(TEXTS.alt(view, LONG, say)) <= 1024
        assert len(TEXTS.board(view, LONG, say)) <= 4000
        assert len(TEXTS.hand(view, LONG, say)) <= 1024
        assert len(TEXTS.status(view, LONG, say)) <= 300
    assert len(TEXTS.result(seen("over like", "8: beach+8\n" + CROWDED.replace("beach", ""), 8), LONG, say)) <= 1900


@pytest.mark.parametrize("say", [EN, PT], ids=LOCALES)
def test_everything_has_a_name_in_both_languages(say: Words) -> None:
    for kind, ids in {"outing": OUTINGS, "board": OUTINGS, "character": CHARACTERS, "face": FACES}.items():
        names = [say(f"{kind}.{name}") for name in ids]
        assert not any("." in name for name in names)
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("say", [EN, PT], ids=LOCALES)
def test_board_names_are_one_short_word(say: Words) -> None:
    assert all(len(board_name(outing, say)) <= 9 for outing in OUTINGS)


def test_the_board_in_words_is_enough_to_play_from() -> None:
    view = seen("move like", "5: beach+2!\n3: zoo spa+1\nout: park", "seat: P01 kuromi 3\nseat: P02 keroppi 1", None)
    assert TEXTS.board(view, CAST, EN).splitlines() == [
        "Ana's turn: LIKE",
        "Row 8: empty",
        "Row 6: empty",
        "Row 5: Beach (2 hearts, X, may not move)",
        "Row 4: empty",
        "Row 3: Zoo, Spa (1 heart)",
        "Row 2: empty",
        "Row 1: empty",
        "Row 0: empty",
        "Out of the game: Park",
        "Supply: 5 hearts",
        "Ana as Kuromi: 3 NO cards",
        "Bia as Keroppi: 1 NO card",
    ]


def test_the_hand_says_what_the_card_is_worth_now() -> None:
    view = seen("move like", "8: beach\n6: diving+2\n5: snack_bar\nout: farm cinema")
    assert TEXTS.hand(view, CAST, EN).splitlines() == [
        "Your Priority card, worth 22 points now:",
        "1. Snack bar: 5 (row 5)",
        "2. Beach: 9 (row 8, bonus 1)",
        "3. Diving: 8 (row 6, 2 hearts)",
        "4. Farm: out, 0",
        "5. Cinema: out, 0",
        "",
        "On row 8 the first outing brings 2 more, the second 1 more.",
    ]


def test_the_public_has_no_hand() -> None:
    assert TEXTS.hand(seen("move like", "3: zoo", viewer=None), CAST, EN) == ""


def test_the_status_says_who_is_awaited_for_what() -> None:
    assert TEXTS.status(seen("setup", "deck: beach zoo"), CAST, EN) == "Setup: Ana places Beach (2 outings to place)"
    second = seen("second_move move_two_up", "3: zoo spa\nmoved: zoo=two_up")
    assert TEXTS.status(second, CAST, EN) == "Ana's turn: MOVE TWO UP, second move"
    vote = seen("vote move_up", "8: beach\n3: zoo spa", "seat: P01 yes\nseat: P02 -\nseat: P03 -")
    assert TEXTS.status(vote, CAST, EN) == "Vote on Beach. Still to vote: Bia and Caio"


def test_the_result_says_why_and_what_each_score_is_made_of() -> None:
    view = seen("over move_up", "8: beach\n6: diving+2\n5: snack_bar\nout: farm cinema", 2)
    assert view.outcome == Outcome("all_yes", (1, 2), (22, 10))
    lines = TEXTS.result(view, CAST, EN).splitlines()
    assert lines[0] == "Everyone said YES: Beach is the big outing of the day."
    assert lines[1].startswith("1. Ana: 22 points. Snack bar: 5 (row 5); Beach: 9 (row 8, bonus 1);")
    assert TEXTS.status(view, CAST, EN) == "Ana wins with 22 points"


def test_a_shared_victory_names_all_winners() -> None:
    view = seen("over move_up", "8: zoo\n1: park", "seat: P08\nseat: P06")
    assert TEXTS.status(view, CAST, EN) == "Ana and Bia share the victory with 8 points each"


def test_the_last_outing_is_told_as_such() -> None:
    result = TEXTS.result(seen("over move_up", "8: zoo"), CAST, EN)
    assert result.startswith("Zoo is the only outing left")


def test_the_log_says_what_happened() -> None:
    view = seen("move like", "3: zoo")
    told = [
        TEXTS.event(event, view, CAST, EN)
        for event in (
            Rolled(Seat(1), "move_up", ("swap_places", "swap_places", "skip_a_row")),
            VoteCast(Seat(0), None),
            VotesRevealed(BEACH, (Seat(0), Seat(2))),
            LeftGame(BEACH, 2),
        )
    ]
    assert told == [
        "Bia rolled MOVE UP, as SWAP PLACES and SKIP A ROW could not be carried out.",
        "Ana voted.",
        "NO to Beach: Ana and Caio.",
        "Beach leaves the game; its hearts (2) return.",
    ]


def test_the_lobby_says_what_the_setup_means_and_that_two_are_few() -> None:
    (players,) = TEXTS.options(Options(), 4, EN)
    assert (players.field, players.value) == ("setup", "Players place the outings")
    assert players.note == "16 placements come before the first roll."
    (dealt,) = TEXTS.options(Options("dealt"), 2, EN)
    assert dealt.note == "The first roll comes at once. The game shines with three or more."
    assert [value for value, _ in dealt.choices] == ["players", "dealt"]


@pytest.mark.parametrize("say", [EN, PT], ids=LOCALES)
def test_the_rules_explain_each_face_and_the_example(say: Words) -> None:
    pages = "\n".join(text for _, text in TEXTS.rules(say))
    assert all(say(f"face.{face}") in pages for face in FACES)
    assert "22" in pages
