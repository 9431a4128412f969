"""`picnic record` and `picnic replay`."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.commands.conftest import GAME, Picnic


@pytest.fixture
def kept(picnic: Picnic, tmp_path: Path) -> Path:
    file = tmp_path / "match.json"
    assert picnic("record", GAME, "--seats", 3, "--seed", "kept", "--views", "--out", file).code == 0
    return file


def change(file: Path, ply: int, **fields: Any) -> None:
    """Tampers with the record: `ply` counts from 1."""
    record = json.loads(file.read_bytes())
    record["actions"][ply - 1] |= fields
    file.write_text(json.dumps(record))


def test_a_record_can_be_read_with_the_rulebook_beside_it(kept: Path) -> None:
    record = json.loads(kept.read_bytes())
    assert {"game", "rules_version", "options", "seed", "seats", "actions", "outcome"} <= set(record)
    assert all("kind" in entry["action"] for entry in record["actions"])
    assert set(record["actions"][0]["views"]) == {"public", "0", "1", "2"}


def test_without_views_a_record_has_none(picnic: Picnic, tmp_path: Path) -> None:
    picnic("record", GAME, "--out", tmp_path / "match.json")
    assert b"views" not in (tmp_path / "match.json").read_bytes()


def test_a_true_record_is_verified_and_its_outcome_told(picnic: Picnic, kept: Path) -> None:
    said = picnic("replay", kept)
    assert said.code == 0
    assert "holds" in said.out
    assert "Ana" in said.out


@pytest.mark.parametrize(
    "lie", [{"seat": 7}, {"action": {"kind": "roll_again"}}, {"state": "00000000"}, {"views": {"public": {}}}]
)
def test_a_tampered_record_is_refused_with_the_ply_at_fault(picnic: Picnic, kept: Path, lie: dict[str, Any]) -> None:
    change(kept, 5, **lie)
    said = picnic("replay", kept)
    assert said.code == 1
    assert "ply 5" in said.err
    assert said.err.count("\n") == 1


def test_another_outcome_is_refused(picnic: Picnic, kept: Path) -> None:
    record = json.loads(kept.read_bytes())
    record["outcome"]["scores"][0] += 1
    kept.write_text(json.dumps(record))
    assert picnic("replay", kept).code == 1


def test_what_is_against_the_rules_is_said_in_the_games_words(picnic: Picnic, kept: Path) -> None:
    change(kept, 1, action={"kind": "place", "outing": "beach", "row": 9})
    said = picnic("replay", kept).err
    change(kept, 1, action={"kind": "fly"})
    assert "ply 1: the game knows no such action" in picnic("replay", kept).err
    assert "ply 1: " in said
    assert "`$" not in said


@pytest.mark.parametrize("content", ["", "{}", "[1, 2", '{"game": "chess"}'])
def test_what_is_no_record_is_refused(picnic: Picnic, tmp_path: Path, content: str) -> None:
    file = tmp_path / "other.json"
    file.write_text(content)
    said = picnic("replay", file)
    assert said.code == 1
    assert said.err == f"picnic: {file} does not hold: it is no match record, or not a whole one\n"


def test_a_record_that_breaks_off_is_refused(picnic: Picnic, kept: Path) -> None:
    kept.write_bytes(kept.read_bytes()[:-200])
    assert "not a whole one" in picnic("replay", kept).err


def test_a_record_of_an_unknown_game_is_refused_by_name(picnic: Picnic, kept: Path) -> None:
    kept.write_bytes(kept.read_bytes().replace(GAME.encode(), b"chess", 1))
    assert picnic("replay", kept).err == f"picnic: {kept} does not hold: no game is called chess\n"


def test_a_file_that_exists_is_overwritten_only_by_force(picnic: Picnic, kept: Path) -> None:
    before = kept.read_bytes()
    said = picnic("record", GAME, "--seed", "other", "--out", kept)
    assert said.code == 2
    assert said.err == f"picnic: {kept} exists already; --force overwrites it\n"
    assert kept.read_bytes() == before
    assert picnic("record", GAME, "--seed", "other", "--out", kept, "--force").code == 0
    assert kept.read_bytes() != before


def test_a_record_of_other_rules_is_refused_by_name(picnic: Picnic, kept: Path) -> None:
    record = json.loads(kept.read_bytes())
    kept.write_text(json.dumps(record | {"rules_version": 99}))
    assert "rules version 99" in picnic("replay", kept).err


def test_a_missing_file_is_an_operators_error(picnic: Picnic, tmp_path: Path) -> None:
    said = picnic("replay", tmp_path / "nowhere.json")
    assert said.code == 2
    assert said.err.count("\n") == 1


def test_what_cannot_be_written_leaves_everything_as_it_was(picnic: Picnic, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    assert picnic("record", GAME, "--out", folder).code == 2
    assert picnic("record", GAME, "--out", tmp_path / "missing" / "match.json").code == 2
    assert list(tmp_path.iterdir()) == [folder]
