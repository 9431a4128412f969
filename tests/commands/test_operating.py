"""`picnic run`, `doctor` and `backup`: what an operator meets when something is not as it should be."""

import asyncio
import sqlite3
import tomllib
from base64 import b64encode
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage.database import Store
from bot.storage.lock import FileLock
from renderers.shelf import cache_folder
from tests.commands.conftest import Picnic

TOKEN = b64encode(b"123456789012345678").decode().rstrip("=") + ".Gabcde." + "x" * 38


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own to run the bot in, with a token of the right shape; answers the database's path."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PICNIC_TOKEN", TOKEN)
    monkeypatch.setenv("PICNIC_DATABASE", str(tmp_path / "picnic.db"))
    return tmp_path / "picnic.db"


def make_database(path: Path) -> None:
    async def make() -> None:
        async with await Store.open(path):
            pass

    asyncio.run(make())


def one_line(text: str) -> bool:
    return text.count("\n") == 1 and "Traceback" not in text


@pytest.mark.parametrize("token", ["", "abc", "a.b.c", "Bot " + TOKEN])
def test_run_refuses_a_token_that_is_none(
    picnic: Picnic, house: Path, monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    monkeypatch.setenv("PICNIC_TOKEN", token)
    said = picnic("run")
    assert said.code == 2
    assert "PICNIC_TOKEN" in said.err
    assert one_line(said.err)
    assert token == "" or token not in said.err, "a token must not end up in a log"
    assert not house.exists()


def test_the_version_is_that_of_the_package(picnic: Picnic) -> None:
    written = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    assert picnic("--version").out == f"picnic {written['project']['version']}\n"


def test_a_malformed_setting_is_named(picnic: Picnic, house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PICNIC_LOG", "loud")
    for command in ("run", "doctor"):
        said = picnic(command)
        assert said.code == 2
        assert "PICNIC_LOG" in said.err
        assert one_line(said.err)


def test_the_cache_may_be_named_in_the_file_of_settings(
    picnic: Picnic, house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PICNIC_CACHE", "")
    monkeypatch.setattr("bot.commands.run.run_until_stopped", lambda stay: stay.close())
    (house.parent / ".env").write_text("PICNIC_CACHE=sprites\n")
    assert picnic("run").code == 0
    assert cache_folder() == Path("sprites")


def test_doctor_finds_everything_well_and_leaves_it_so(picnic: Picnic, house: Path) -> None:
    make_database(house)
    before = house.read_bytes()
    said = picnic("doctor")
    assert said.code == 0, said.out
    assert said.out.count("ok:") == 4
    assert "Read Message History" in said.out
    assert "client_id=123456789012345678" in said.out
    assert house.read_bytes() == before


def test_doctor_notes_a_picnic_that_is_running(picnic: Picnic, house: Path) -> None:
    make_database(house)
    lock = FileLock(house)
    said = picnic("doctor")
    lock.release()
    assert said.code == 0
    assert "another Picnic is running on it" in said.out
    assert "another Picnic" not in picnic("doctor").out


def test_doctor_makes_no_database(picnic: Picnic, house: Path) -> None:
    assert picnic("doctor").code == 0
    assert not house.exists()


@pytest.mark.parametrize("command", ["run", "doctor"])
def test_a_file_that_is_no_database_is_left_alone(picnic: Picnic, house: Path, command: str) -> None:
    shopping = "This is a shopping list, and a long one: bread, cheese, grapes.\n" * 40
    house.write_text(shopping)
    said = picnic(command)
    assert said.code == 2
    assert "damaged or not ours" in said.out + said.err
    assert "Traceback" not in said.out + said.err
    assert house.read_text() == shopping


@pytest.mark.parametrize("command", ["run", "doctor"])
def test_a_database_from_a_newer_version_is_refused(picnic: Picnic, house: Path, command: str) -> None:
    make_database(house)
    with closing(sqlite3.connect(house)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = 'tomorrow'")
    said = picnic(command)
    assert said.code == 2
    assert "newer version" in said.out + said.err


@pytest.mark.parametrize("command", ["run", "doctor"])
def test_a_place_that_cannot_be_written_is_named(
    picnic: Picnic, house: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    house.write_text("a file, not a folder")
    monkeypatch.setenv("PICNIC_DATABASE", str(house / "picnic.db"))
    said = picnic(command)
    assert said.code == 2
    assert "cannot be" in said.out + said.err
    assert house.read_text() == "a file, not a folder"


def test_backup_copies_a_database_in_use(picnic: Picnic, house: Path) -> None:
    make_database(house)
    lock = FileLock(house)
    said = picnic("backup", house.with_name("copy.db"))
    lock.release()
    assert said.code == 0
    make_database(house.with_name("copy.db"))


def test_backup_overwrites_nothing(picnic: Picnic, house: Path) -> None:
    make_database(house)
    copy = house.with_name("copy.db")
    copy.write_text("precious")
    said = picnic("backup", copy)
    assert said.code == 2
    assert one_line(said.err)
    assert copy.read_text() == "precious"


def test_backup_of_nothing_is_refused(picnic: Picnic, house: Path) -> None:
    said = picnic("backup", house.with_name("copy.db"))
    assert said.code == 2
    assert said.err == f"picnic: there is no database at {house}\n"
    assert list(house.parent.iterdir()) == []


@pytest.mark.parametrize("command", ["run", "doctor"])
def test_a_folder_that_is_missing_is_named_and_not_made(
    picnic: Picnic, house: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setenv("PICNIC_DATABASE", str(house.parent / "mistyped" / "picnic.db"))
    said = picnic(command)
    assert said.code == 2
    assert f"there is no folder {house.parent / 'mistyped'}" in said.out + said.err
    assert list(house.parent.iterdir()) == []


@pytest.mark.parametrize("command", ["run", "doctor"])
def test_a_folder_is_no_database(picnic: Picnic, house: Path, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    for folder in (str(house.parent), "/", ".."):
        monkeypatch.setenv("PICNIC_DATABASE", folder)
        said = picnic(command)
        assert said.code == 2
        assert "it is a folder" in said.out + said.err


def test_a_second_process_is_refused(picnic: Picnic, house: Path) -> None:
    lock = FileLock(house)
    said = picnic("run")
    lock.release()
    assert said.code == 2
    assert "in use" in said.err
    assert one_line(said.err)


def test_no_arguments_show_the_commands(picnic: Picnic) -> None:
    said = picnic()
    for command in ("sandbox", "run", "doctor", "backup", "simulate", "render", "record", "replay", "bench"):
        assert command in said.out + said.err
