"""The folder of sprites: filled once, mended when broken, and not needed at all."""

from pathlib import Path

import pytest
from PIL import Image

from renderers import svg
from renderers.shelf import cache_folder, read, shelf, write
from renderers.sprites import Paintbox
from renderers.theme import WHITE

HEART = svg.document(svg.fill(svg.HEART, "#EC7A9B"), 96, 96)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PICNIC_CACHE", str(tmp_path))
    return tmp_path


def test_what_is_written_can_be_read_again(folder: Path) -> None:
    place = shelf("a drawing", "72")
    assert read(place) is None
    write(place, Image.new("L", (3, 2), 7))
    kept = read(place)
    assert kept is not None
    assert (kept.size, kept.tobytes()) == ((3, 2), bytes([7] * 6))
    assert place.is_relative_to(folder)
    assert not list(folder.rglob("*.part"))


def test_each_thing_it_depends_on_has_a_place_of_its_own(folder: Path) -> None:
    assert len({shelf("a", "b"), shelf("ab"), shelf("a", "c"), shelf("b", "a")}) == 4


def test_a_second_run_takes_sprites_from_the_folder(folder: Path) -> None:
    first = Paintbox(["icons/heart"], ["pink"]).sprite(HEART, 50, 50, WHITE)
    files = {path: path.stat().st_mtime_ns for path in folder.rglob("*.png")}
    second = Paintbox(["icons/heart"], ["pink"]).sprite(HEART, 50, 50, WHITE)
    assert first.image.tobytes() == second.image.tobytes()
    assert files == {path: path.stat().st_mtime_ns for path in folder.rglob("*.png")}


def test_a_broken_file_is_drawn_again(folder: Path) -> None:
    first = Paintbox(["icons/heart"], ["pink"]).sprite(HEART, 50, 50, WHITE)
    for path in folder.rglob("*.png"):
        path.write_bytes(b"half a picture")
    again = Paintbox(["icons/heart"], ["pink"]).sprite(HEART, 50, 50, WHITE)
    assert first.image.tobytes() == again.image.tobytes()


def test_pictures_are_drawn_where_nothing_can_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("PICNIC_CACHE", str(blocked))
    assert Paintbox(["icons/heart"], ["pink"]).sprite(HEART, 50, 50, WHITE).image.size == (50, 50)


def test_without_a_setting_the_folder_is_a_temporary_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PICNIC_CACHE")
    assert cache_folder().name.startswith("picnic-")
