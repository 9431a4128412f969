"""The database file: one process, nothing damaged, nothing overwritten, nothing lost."""

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from bot.storage import deliveries, matches, migrate, people
from bot.storage.database import Store
from bot.storage.engines import sync_engine
from bot.storage.errors import DatabaseDamaged, DatabaseInUse, DatabaseTooNew, DatabaseUnwritable
from bot.storage.rows import GuildRow
from bot.storage.schema import metadata
from tests.storage.full_disk import full_disk

FIRST_MATCH = """
    INSERT INTO matches (game, rules_version, options, status, host, guild_id, channel_id, size, autostart, questions,
        revision, ply, turn_ply, created, updated)
    VALUES ('tiny', 1, '{}', 'running', 100, 7, 70, 2, 0, '[]', 1, 0, 0, '2026-03-01', '2026-03-01')
"""
"""A match as the first schema held it."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    return tmp_path / "data" / "picnic.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    async with await Store.open(path) as store:
        yield store


def content(path: Path) -> bytes:
    return path.read_bytes()


def write(path: Path, damaged: bytes) -> None:
    path.write_bytes(damaged)


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


async def locale_of(store: Store, user_id: int) -> str | None:
    async with store.read() as tx:
        query = text("SELECT locale FROM players WHERE user_id = :user")
        locale: str | None = (await tx.execute(query, {"user": user_id})).scalar_one_or_none()
        return locale


async def put_locale(store: Store, user_id: int, locale: str) -> None:
    async with store.write() as tx:
        await people.put_player(tx, user_id, locale)


async def put_note(store: Store, note: str) -> None:
    async with store.write() as tx:
        await people.put_note(tx, "a note", note)


async def test_the_migrations_lead_to_the_schema_of_this_version(store: Store, path: Path) -> None:
    engine = sync_engine(path)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


async def test_it_is_durable_and_keeps_its_promises_between_rows(store: Store) -> None:
    for transaction in (store.read, store.write):
        async with transaction() as tx:
            pragmas = {
                name: (await tx.execute(text(f"PRAGMA {name}"))).scalar_one()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }
        assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}


async def test_a_unit_of_work_that_raises_leaves_nothing_behind(store: Store) -> None:
    async def work() -> None:
        async with store.write() as tx:
            await people.put_player(tx, 1, "en-US")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await work()
    assert await locale_of(store, 1) is None


async def test_a_disk_that_was_full_costs_what_was_written_meanwhile_and_nothing_after(store: Store) -> None:
    with full_disk():
        for user in (1, 2):
            with pytest.raises(DatabaseUnwritable):
                await put_locale(store, user, "en-US")
        assert await locale_of(store, 1) is None
    await put_locale(store, 3, "pt-BR")
    assert [await locale_of(store, user) for user in (1, 2, 3)] == [None, None, "pt-BR"]


async def test_a_statement_for_which_there_is_no_room_leaves_nothing_behind(store: Store) -> None:
    async with store.read() as tx:
        pages = (await tx.execute(text("PRAGMA page_count"))).scalar_one()
    async with store.write() as tx:
        await tx.execute(text(f"PRAGMA max_page_count = {pages}"))
    with pytest.raises(DatabaseUnwritable, match="database or disk is full"):
        await put_note(store, "x" * 100_000)
    async with store.write() as tx:
        await tx.execute(text("PRAGMA max_page_count = 4294967294"))
    await put_note(store, "y")
    async with store.read() as tx:
        assert await people.note_of(tx, "a note") == "y"


async def test_a_unit_of_work_that_is_cancelled_leaves_nothing_behind_and_the_store_usable(store: Store) -> None:
    async def work() -> None:
        async with store.write() as tx:
            await people.put_player(tx, 1, "en-US")
            await asyncio.sleep(60)

    task = asyncio.create_task(work())
    await asyncio.sleep(0.05)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with store.write() as tx:
        await people.put_player(tx, 2, "pt-BR")
    assert [await locale_of(store, user) for user in (1, 2)] == [None, "pt-BR"]


async def test_wherever_a_unit_of_work_is_cancelled_it_is_whole_or_nothing_and_holds_no_lock(path: Path) -> None:
    async def work(store: Store) -> None:
        async with store.write() as tx:
            await people.put_player(tx, 1, "A")
            await people.put_player(tx, 2, "B")

    for moments in range(0, 60, 3):
        async with await Store.open(path) as store:
            task = asyncio.create_task(work(store))
            for _ in range(moments):
                await asyncio.sleep(0.0001)
            task.cancel()
            await asyncio.wait([task])
            names = [await locale_of(store, user) for user in (1, 2)]
            assert names in ([None, None], ["A", "B"])
            async with store.write() as tx:
                await tx.execute(text("DELETE FROM players"))


async def test_units_of_work_follow_one_another(store: Store) -> None:
    async def count_up() -> None:
        async with store.write() as tx:
            found = (await tx.execute(text("SELECT locale FROM players WHERE user_id = 1"))).scalar_one_or_none()
            await asyncio.sleep(0)
            await people.put_player(tx, 1, str(int(found or 0) + 1))

    await asyncio.gather(*(count_up() for _ in range(30)))
    assert await locale_of(store, 1) == "30"


async def test_a_reader_waits_for_no_writer(store: Store) -> None:
    async with store.write() as tx:
        await people.put_player(tx, 1, "en-US")
        assert await locale_of(store, 1) is None
    assert await locale_of(store, 1) == "en-US"


async def test_a_second_process_is_refused(store: Store, path: Path) -> None:
    with pytest.raises(DatabaseInUse, match="in use by another process"):
        await Store.open(path)


async def test_the_lock_frees_itself_when_its_process_is_killed(path: Path) -> None:
    code = (
        "import asyncio, sys; from bot.storage.database import Store\n"
        "async def hold():\n"
        "    await Store.open(sys.argv[1]); print('open', flush=True); await asyncio.sleep(60)\n"
        "asyncio.run(hold())"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, str(path), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    await process.stdout.readline()
    with pytest.raises(DatabaseInUse):
        await Store.open(path)
    process.kill()
    await process.wait()
    async with await Store.open(path) as store:
        assert await locale_of(store, 1) is None


async def test_a_store_that_was_closed_can_be_opened_again(path: Path) -> None:
    for _ in range(2):
        async with await Store.open(path) as store, store.write() as tx:
            await people.put_player(tx, 1, "en-US")
    assert not [name for name in names_in(path.parent) if name.endswith(".backup")]


async def test_a_database_of_a_newer_version_is_refused_and_stays_as_it_is(path: Path) -> None:
    async with await Store.open(path) as store, store.write() as tx:
        await tx.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    before = content(path)
    with pytest.raises(DatabaseTooNew, match="newer version"):
        await Store.open(path)
    assert content(path) == before


async def test_a_damaged_database_is_refused_and_not_overwritten(path: Path) -> None:
    for damaged in (b"this is no database at all, but a poem" * 200, b"SQLite format 3\x00" + b"\xff" * 8000):
        write(path, damaged)
        with pytest.raises(DatabaseDamaged, match="no SQLite database"):
            await Store.open(path)
        assert content(path) == damaged


async def test_a_database_with_a_torn_page_is_refused_and_not_overwritten(path: Path) -> None:
    async with await Store.open(path) as store, store.write() as tx:
        for user in range(2000):
            await people.put_player(tx, user, "N" * 16)
    torn = bytearray(content(path))
    torn[len(torn) // 2 : len(torn) // 2 + 4096] = b"\xff" * 4096
    write(path, bytes(torn))
    with pytest.raises(DatabaseDamaged, match="its pages do not fit together"):
        await Store.open(path)
    assert content(path) == torn


async def test_a_database_of_something_else_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(DatabaseDamaged, match="something else"):
        await Store.open(path)


async def test_a_path_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(DatabaseUnwritable, match="cannot be written"):
        await Store.open(tmp_path / "file" / "picnic.db")
    (tmp_path / "folder.db").mkdir()
    with pytest.raises(DatabaseUnwritable, match="it is a folder"):
        await Store.open(tmp_path / "folder.db")


async def test_a_folder_that_is_missing_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnwritable, match="there is no folder"):
        await Store.open(tmp_path / "mistyped" / "picnic.db")
    assert names_in(tmp_path) == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such rights")
async def test_nobody_else_may_read_the_database_or_what_stands_beside_it(store: Store, path: Path) -> None:
    async with store.write() as tx:
        await people.put_player(tx, 1, "en-US")
    assert {beside.name: beside.stat().st_mode & 0o777 for beside in path.parent.iterdir()} == dict.fromkeys(
        ("picnic.db", "picnic.db-shm", "picnic.db-wal", "picnic.db.lock"), 0o600
    )


async def test_after_a_refusal_the_lock_is_free(path: Path) -> None:
    write(path, b"no database" * 1000)
    for _ in range(2):
        with pytest.raises(DatabaseDamaged):
            await Store.open(path)


async def test_a_backup_is_made_while_work_goes_on(store: Store, path: Path, tmp_path: Path) -> None:
    async with store.write() as tx:
        await people.put_player(tx, 1, "en-US")
    async with store.write() as tx:
        await people.put_player(tx, 2, "pt-BR")
        await store.backup(tmp_path / "copy.db")
    async with await Store.open(tmp_path / "copy.db") as copy:
        assert [await locale_of(copy, user) for user in (1, 2)] == ["en-US", None]


async def test_a_backup_overwrites_nothing(store: Store, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    target.write_text("precious")
    with pytest.raises(DatabaseUnwritable, match="exists already"):
        await store.backup(target)
    assert target.read_text() == "precious"
    with pytest.raises(DatabaseUnwritable):
        await store.backup(tmp_path / "nowhere" / "copy.db")
    assert names_in(tmp_path) == ["copy.db", "data"]


async def test_a_pending_migration_is_preceded_by_a_backup(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with await Store.open(path) as store, store.write() as tx:
        await people.put_player(tx, 1, "en-US")
    before = migrate.newest_revision()
    folder = _with_another_migration(
        path.parent / "migrations", "op.add_column('players', sa.Column('age', sa.Integer()))"
    )
    monkeypatch.setattr(migrate, "FOLDER", folder)
    async with await Store.open(path) as store, store.read() as tx:
        assert (await tx.execute(text("SELECT locale, age FROM players"))).one() == ("en-US", None)
    with closing(sqlite3.connect(path.with_name(f"picnic-{before}-1.backup"))) as copy:
        assert copy.execute("SELECT version_num FROM alembic_version").fetchone() == (before,)


async def test_a_database_of_the_first_schema_is_brought_to_this_one_with_all_that_is_in_it(path: Path) -> None:
    _first_schema(path, FIRST_MATCH, "INSERT INTO holders VALUES (1, 0, NULL, 'average', 'Fern', 0, 7)")
    async with await Store.open(path) as store, store.read() as tx:
        (holder,) = await matches.holders_of(tx, 1)
    assert (holder.name, holder.bot, holder.pinged_turn, holder.seen) == ("Fern", "average", 7, "[]")


async def test_matches_from_before_the_clock_go_on_without_a_deadline_and_are_looked_at_once(path: Path) -> None:
    _first_schema(path, FIRST_MATCH, "INSERT INTO guilds VALUES (7, 1, NULL)")
    async with await Store.open(path) as store, store.read() as tx:
        row = await matches.load_match(tx, 1)
        assert row is not None
        assert (row.time_limit, row.at_deadline) == (None, "wait")
        assert await people.guild_of(tx, 7) == GuildRow(7, True, None, 48 * 3600, "wait", 2)
        assert await deliveries.due_matches(tx, datetime(2026, 3, 2, tzinfo=UTC)) == [1]


async def test_a_migration_that_fails_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with await Store.open(path):
        pass
    broken = "op.add_column('players', sa.Column('age', sa.Integer()))\n    raise RuntimeError('broken')"
    with monkeypatch.context() as patched:
        patched.setattr(migrate, "FOLDER", _with_another_migration(path.parent / "migrations", broken))
        with pytest.raises(RuntimeError):
            await Store.open(path)
    async with await Store.open(path) as store, store.read() as tx:
        columns = [row.name for row in await tx.execute(text("PRAGMA table_info(players)"))]
    assert "age" not in columns


def _first_schema(path: Path, *statements: str) -> None:
    """Makes a database of the first schema, with what these statements put in."""
    engine = sync_engine(path)
    with engine.begin() as connection:
        command.upgrade(migrate._config(connection), "0001")
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def _with_another_migration(folder: Path, upgrade: str) -> Path:
    """Our migrations and one more, in a folder of their own."""
    versions = folder / "versions"
    versions.mkdir(parents=True)
    (folder / "env.py").write_text((migrate.FOLDER / "env.py").read_text())
    for script in (migrate.FOLDER / "versions").glob("*.py"):
        (versions / script.name).write_text(script.read_text())
    (versions / "more.py").write_text(
        "import sqlalchemy as sa\nfrom alembic import op\n"
        f"revision = 'more'\ndown_revision = '{migrate.newest_revision()}'\n\n"
        f"def upgrade() -> None:\n    {upgrade}\n"
    )
    return folder
