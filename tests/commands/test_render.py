"""`picnic render`."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from tests.commands.conftest import GAME, Picnic


def test_the_board_after_some_actions_is_drawn_and_summed_up(picnic: Picnic, tmp_path: Path) -> None:
    out = tmp_path / "board.png"
    said = picnic("render", GAME, "--seats", 4, "--seed", 1, "--after", 30, "--viewer", "public", "--out", out)
    assert said.code == 0, said.err
    assert 0 < len(said.out.strip()) <= 1024
    with Image.open(BytesIO(out.read_bytes())) as picture:
        assert picture.size == (1100, 700)


@pytest.mark.parametrize("tag", ["pt-BR", "pt_BR"])
def test_a_seats_hand_in_portuguese(picnic: Picnic, tmp_path: Path, tag: str) -> None:
    out = tmp_path / "hand.png"
    said = picnic("render", GAME, "--viewer", 1, "--picture", "hand", "--locale", tag, "--out", out)
    assert said.code == 0, said.err
    assert "Prioridade" in said.out
    assert out.exists()


def test_the_same_seed_draws_the_same_picture(picnic: Picnic, tmp_path: Path) -> None:
    for name in ("one.png", "two.png"):
        picnic("render", GAME, "--seed", 5, "--after", 20, "--out", tmp_path / name)
    assert (tmp_path / "one.png").read_bytes() == (tmp_path / "two.png").read_bytes()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--viewer", "2"), "a viewer is public or a seat from 0 to 1"),
        (("--viewer", "Ana"), "a viewer is public or a seat"),
        (("--picture", "hand"), "holds nothing in secret"),
        (("--picture", "result"), "still runs"),
        (("--locale", "fr"), "the language can be en or pt-BR, not 'fr'"),
        (("--option", "speed=9"), "um_dia_para_relaxar has no option 'speed'; it has setup"),
        (("--option", "setup=us"), "setup cannot be 'us'; it can be dealt or players"),
    ],
)
def test_what_cannot_be_drawn_is_said_and_nothing_is_written(
    picnic: Picnic, tmp_path: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    out = tmp_path / "board.png"
    said = picnic("render", GAME, *arguments, "--out", out)
    assert said.code == 2
    assert sentence in said.err
    assert not out.exists()


@pytest.mark.parametrize(
    ("game", "option", "sentence"),
    [
        ("parks_memories", "pairs_to_win=9", "pairs_to_win cannot be '9'; it can be 2 to 5"),
        ("parks_memories", "teams=4", "teams cannot be '4'; it can be 2 or 3"),
        ("super_kawaii_pets", "colour_majority=often", "colour_majority cannot be 'often'; it can be true or false"),
    ],
)
def test_what_an_option_can_be_is_said(picnic: Picnic, tmp_path: Path, game: str, option: str, sentence: str) -> None:
    said = picnic("render", game, "--option", option, "--out", tmp_path / "board.png")
    assert said.err == f"picnic: {sentence}\n"


def test_a_picture_that_exists_is_kept(picnic: Picnic, tmp_path: Path) -> None:
    out = tmp_path / "board.png"
    out.write_bytes(b"a photograph")
    assert "exists already" in picnic("render", GAME, "--out", out).err
    assert out.read_bytes() == b"a photograph"
