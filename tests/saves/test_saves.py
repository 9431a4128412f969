"""What a released version has saved, this one loads and plays on to the end."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest

from bot.engine.jsons import digest
from bot.engine.record import MatchRecord, verify
from bot.engine.registry import Registry
from bot.engine.words import LOCALES, words
from bot.matches.models import MatchId, Status, Table
from bot.matches.service import Matches
from bot.storage.database import Store
from tests.matches.house import PLACE, PLAYERS
from tests.matches.playing import plies
from tests.saves.making import restore

HERE = Path(__file__).parent
DUMPS = sorted(HERE.glob("*/*.sql"))
HOST = PLAYERS[0].user_id

pytestmark = pytest.mark.parametrize("dump", DUMPS, ids=[str(dump.relative_to(HERE).with_suffix("")) for dump in DUMPS])


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """These databases need not outlive a power cut, which makes long matches short."""
    monkeypatch.setattr("bot.storage.engines.PRAGMAS", ("PRAGMA foreign_keys = ON", "PRAGMA synchronous = OFF"))


@asynccontextmanager
async def loaded(dump: Path, folder: Path, registry: Registry) -> AsyncIterator[Matches]:
    """The saved matches, in the hands of this version."""
    restore(dump, folder / "picnic.db")
    async with await Store.open(folder / "picnic.db") as store:
        yield Matches(store, registry)


async def saved(matches: Matches, *statuses: Status) -> list[Table]:
    """The matches with these statuses."""
    found = await matches.in_channel(PLACE.channel_id)
    return [await matches.table(summary.match) for summary in found if summary.status in statuses]


async def test_every_decision_that_was_pending_still_is(dump: Path, tmp_path: Path, registry: Registry) -> None:
    async with loaded(dump, tmp_path, registry) as matches:
        running = await saved(matches, Status.RUNNING)
        assert len(running) >= 2
        for table in running:
            assert table.awaited
            for seat in table.awaited:
                own = await matches.seat_table(table.match, seat)
                assert own.question is not None
                assert own.question.digest == digest(own.actions)


async def test_every_seat_reads_board_hand_and_log_in_all_languages(
    dump: Path, tmp_path: Path, registry: Registry
) -> None:
    async with loaded(dump, tmp_path, registry) as matches:
        for public in await saved(matches, Status.RUNNING, Status.PAUSED):
            texts = registry[public.game].texts
            tables = [public, *[await matches.seat_table(public.match, holder.seat) for holder in public.holders]]
            for say in (words(locale, texts.package) for locale in LOCALES):
                for table in tables:
                    assert texts.board(table.view, table.cast, say)
                    texts.hand(table.view, table.cast, say)
                    for entry in (await matches.log(table.match, size=1000)).entries:
                        assert all(isinstance(texts.event(e, table.view, table.cast, say), str) for e in entry.events)


async def test_every_match_is_played_on_to_its_end(dump: Path, tmp_path: Path, registry: Registry) -> None:
    async with loaded(dump, tmp_path, registry) as matches:
        for table in await saved(matches, Status.PAUSED):
            await matches.resume(table.match, HOST, key=f"resume {table.match}")
        for table in await saved(matches, Status.LOBBY):
            await matches.start(table.match, HOST, key=f"start {table.match}")
        for table in await saved(matches, Status.RUNNING):
            async for _ in plies(matches, table.match, Random(table.match)):
                pass
            await _check_end(matches, table.match, registry)


async def _check_end(matches: Matches, match: MatchId, registry: Registry) -> None:
    """The match has its result; as long as the game's rules are still those, it can be played again from its record."""
    table = await matches.table(match)
    assert table.status is Status.ENDED
    assert table.outcome is not None
    exported = (await matches.export(match)).data
    if msgspec.json.decode(exported, type=MatchRecord).rules_version == registry[table.game].game.info.rules_version:
        verify(exported, registry)


async def test_what_could_be_taken_back_still_can(dump: Path, tmp_path: Path, registry: Registry) -> None:
    async with loaded(dump, tmp_path, registry) as matches:
        for public in await saved(matches, Status.RUNNING):
            own = await matches.seat_table(public.match, public.awaited[0])
            user_id = own.holders[public.awaited[0]].user_id
            if own.undoable and user_id is not None:
                assert (await matches.undo(public.match, user_id, key=f"undo {public.match}")).ply < public.ply
