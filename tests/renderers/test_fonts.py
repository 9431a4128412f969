"""Names and labels: what can be drawn, how it is cut, and who it is when it cannot."""

import pytest

from bot.engine.seats import Cast, Member
from bot.engine.words import words
from renderers.fonts import CAPTION, Lettered, drawable, fitting, font, lettered, shortened, shown, width
from renderers.theme import INK, TITLE, WHITE, WORDS


def who(name: str, locale: str = "en") -> tuple[str, str]:
    cast = Cast((Member("Ana", 0), Member(name, 3)))
    player = shown(cast, 1, words(locale))
    assert player.colour == 3
    return player.name, player.initial


@pytest.mark.parametrize(
    ("name", "expected", "initial"),
    [
        ("Bia", "Bia", "B"),
        ("élodie", "élodie", "É"),
        ("E\u0301lodie", "Élodie", "É"),
        ("Жанна", "Жанна", "Ж"),
        ("Ana 🌸", "Ana", "A"),
        ("~ Łukasz ~", "~ Łukasz ~", "Ł"),
        ("  a   b ", "a b", "A"),
        ("小林", "Player 2", "2"),
        ("Ana 小林", "Player 2", "2"),
        ("🌸", "Player 2", "2"),
    ],
)
def test_a_name_is_shown_as_far_as_the_fonts_reach(name: str, expected: str, initial: str) -> None:
    assert who(name) == (expected, initial)


def test_a_name_without_letters_is_said_in_the_readers_language() -> None:
    assert who("小林", "pt_BR") == ("Jogador 2", "2")


def test_the_fallback_draws_what_the_titles_cannot() -> None:
    assert not drawable("Ж", "Fredoka")
    assert font("Ж", TITLE, 30).getname()[0] == "Noto Sans"
    assert font("A", TITLE, 30).getname()[0] == "Fredoka"


def test_text_is_set_smaller_before_it_is_cut() -> None:
    text, size = fitting("Parque de diversões", 300, 36)
    assert text == "Parque de diversões"
    assert CAPTION <= size < 36
    assert width(text, size) <= 300


def test_the_widest_name_is_cut_at_a_captions_size() -> None:
    text, size = fitting("W" * 32, 200, 36)
    assert size == CAPTION
    assert text.endswith("…")
    assert width(text, size) <= 200


def test_short_text_is_left_as_it_is() -> None:
    assert fitting("Ana", 200, 36) == ("Ana", 36)
    assert shortened("Ana", 200, 36) == "Ana"


def test_a_halo_makes_letters_larger_by_its_rim() -> None:
    plain = lettered(Lettered("8", 40, TITLE, INK, None, 4)).image
    rimmed = lettered(Lettered("8", 40, TITLE, INK, WHITE, 4)).image
    assert rimmed.width - plain.width == 8


def test_letters_begin_at_their_base_line() -> None:
    letters = lettered(Lettered("H", 40, WORDS, INK, None, 0))
    assert -40 < letters.y < -20
    assert letters.image.height + letters.y <= 3
