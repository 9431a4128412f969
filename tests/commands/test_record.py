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


@pytest.mark.parametrize("content", ["", "{}", "[1, 2", '{"game": "chess"}'])
def test_what_is_no_record_is_refused(picnic: Picnic, tmp_path: Path, content: str) -> None:
    file = tmp_path / "other.json"
    file.write_text(content)
    said = picnic("replay", file)
    assert said.code == 1
    assert said.err.count("\n") == 1


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
