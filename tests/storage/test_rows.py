"""The contract of the queries: what is written is read again, by whoever asks for it and nobody else."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from bot.storage import deliveries, entries, matches, people, schema
from bot.storage.database import Store
from bot.storage.rows import DeliveryRow, EntryRow, GuildRow, HolderRow, MatchRow

NOW = datetime(2026, 3, 29, 1, 30, tzinfo=UTC)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with await Store.open(tmp_path / "picnic.db") as store:
        yield store


def a_match(**changes: object) -> MatchRow:
    row = MatchRow(
        "tiny", 1, "{}", "running", 100, 7, 70, None, "pt-BR", size=8, autostart=False, created=NOW, updated=NOW
    )
    for name, value in changes.items():
        setattr(row, name, value)
    return row


async def add(store: Store, **changes: object) -> MatchRow:
    row = a_match(**changes)
    async with store.write() as tx:
        row.id = await matches.add_match(tx, row)
    return row


async def test_a_match_is_read_as_it_was_written(store: Store) -> None:
    row = await add(store, seed="s", state='{"a":1}', thread_id=2**62)
    async with store.read() as tx:
        assert await matches.load_match(tx, row.id) == row
        assert await matches.load_match(tx, row.id + 1) is None


async def test_times_are_utc_wherever_they_come_from(store: Store) -> None:
    lisbon = timezone(timedelta(hours=1))
    row = await add(store, created=NOW.astimezone(lisbon))
    async with store.read() as tx:
        loaded = await matches.load_match(tx, row.id)
    assert loaded is not None
    assert (loaded.created, loaded.created.tzinfo) == (NOW, UTC)


async def test_a_match_is_saved_only_if_nobody_else_changed_it(store: Store) -> None:
    row = await add(store)
    row.revision = 1
    async with store.write() as tx:
        await matches.save_match(tx, row, since=0)
    row.revision = 2
    with pytest.raises(matches.Conflict):
        async with store.write() as tx:
            await matches.save_match(tx, row, since=0)


async def test_match_numbers_are_never_used_twice(store: Store) -> None:
    first = await add(store)
    async with store.write() as tx:
        await tx.execute(schema.matches.delete())
    assert (await add(store)).id > first.id


async def test_holders_bear_the_name_and_the_locale_of_their_last_interaction(store: Store) -> None:
    row = await add(store)
    async with store.write() as tx:
        await people.put_player(tx, 100, "en-US")
        await matches.put_holders(
            tx, row.id, [HolderRow(row.id, 1, "Fern", bot="average"), HolderRow(row.id, 0, "A", 100)]
        )
        await people.put_player(tx, 100, None)
        await matches.rename(tx, 100, row.guild_id, "Anna")
        await matches.rename(tx, 100, row.guild_id + 1, "Annie")
    async with store.read() as tx:
        held = await matches.holders_of(tx, row.id)
    assert [(holder.seat, holder.name, holder.locale) for holder in held] == [(0, "Anna", "en-US"), (1, "Fern", None)]


async def test_a_seat_is_held_by_a_known_player_only(store: Store) -> None:
    row = await add(store)
    with pytest.raises(IntegrityError):
        async with store.write() as tx:
            await matches.put_holders(tx, row.id, [HolderRow(row.id, 0, "Nobody", 404)])


async def test_the_log_forgets_what_was_taken_back_and_keeps_its_rows(store: Store) -> None:
    row = await add(store)
    played = [EntryRow(row.id, n, "action", NOW, n, seat=0, asked=n - 1, action="{}", before="{}") for n in (1, 2, 3)]
    async with store.write() as tx:
        await entries.add_entries(tx, played)
        assert await entries.take_back(tx, row.id, 2) == 1
    async with store.read() as tx:
        assert [entry.revision for entry in await entries.log_rows(tx, row.id, ("action",))] == [1]
        assert await entries.count_log(tx, row.id, ("action",)) == 1
        assert await entries.answer_to(tx, row.id, 0, 1) is None
        assert (await entries.entry_at(tx, row.id, 3)).undone
        assert await entries.last_actions(tx, row.id) == {0: 1}


async def test_what_is_final_keeps_no_snapshot(store: Store) -> None:
    row = await add(store)
    async with store.write() as tx:
        await entries.add_entries(tx, [EntryRow(row.id, 1, "action", NOW, 1, before="{}")])
        await entries.forget_snapshots(tx, row.id)
    async with store.read() as tx:
        assert (await entries.entry_at(tx, row.id, 1)).before is None


async def test_a_call_is_remembered_by_its_key_until_it_is_forgotten(store: Store) -> None:
    row = await add(store)
    async with store.write() as tx:
        await entries.add_receipt(tx, "a", row.id, NOW)
        assert await entries.receipt_of(tx, "a") == row.id
        await entries.forget_receipts(tx, NOW)
        assert await entries.receipt_of(tx, "a") == row.id
        await entries.forget_receipts(tx, NOW + timedelta(seconds=1))
        assert await entries.receipt_of(tx, "a") is None


async def test_deliveries_are_found_when_they_are_due(store: Store) -> None:
    one, two = await add(store), await add(store)
    later = NOW + timedelta(seconds=10)
    async with store.write() as tx:
        await deliveries.put_deliveries(
            tx,
            [
                DeliveryRow(one.id, "board", due=NOW),
                DeliveryRow(one.id, "hand", 0, due=NOW),
                DeliveryRow(two.id, "board", due=later),
                DeliveryRow(two.id, "lobby"),
            ],
        )
    async with store.read() as tx:
        assert await deliveries.due_matches(tx, NOW) == [one.id]
        assert await deliveries.next_due(tx, NOW) == later
        assert await deliveries.next_due(tx, later) is None
        (board, hand) = await deliveries.deliveries_of(tx, one.id)
    async with store.write() as tx:
        await deliveries.put_deliveries(tx, [msgspec.structs.replace(board, message_id=9, due=None)])
        assert (await deliveries.load_delivery(tx, board.id)).message_id == 9
        assert await deliveries.load_delivery(tx, hand.id) == hand


async def test_of_many_that_are_due_some_are_answered_those_that_waited_longest_first(store: Store) -> None:
    added = [await add(store) for _ in range(deliveries.AT_A_TIME + 2)]
    wanted = [DeliveryRow(row.id, "board", due=NOW - timedelta(seconds=row.id)) for row in added]
    async with store.write() as tx:
        await deliveries.put_deliveries(tx, wanted)
    async with store.read() as tx:
        longest = [row.id for row in reversed(added)][: deliveries.AT_A_TIME]
        assert await deliveries.due_matches(tx, NOW) == longest


async def test_what_is_due_is_found_by_an_index_however_many_matches_there_are(store: Store) -> None:
    async with store.read() as tx:
        for query in (deliveries.DUE, deliveries.NEXT):
            found = await tx.execute(text(f"EXPLAIN QUERY PLAN {query}"), {"now": NOW, "param_1": 1})
            assert [row.detail.split("(")[0] for row in found if "ix_deliveries_due" not in row.detail] == []


async def test_there_is_one_row_a_panel(store: Store) -> None:
    row = await add(store)
    with pytest.raises(IntegrityError):
        async with store.write() as tx:
            await deliveries.put_deliveries(tx, [DeliveryRow(row.id, "board"), DeliveryRow(row.id, "board")])


async def test_whom_a_message_reaches_is_news_only_once(store: Store) -> None:
    row = await add(store)
    async with store.write() as tx:
        await people.put_player(tx, 100, None)
        await matches.put_holders(tx, row.id, [HolderRow(row.id, 0, "Ana", 100)])
        assert [await matches.mark_dm(tx, row.id, 0, closed=True) for _ in range(2)] == [True, False]
        await matches.mark_pinged(tx, row.id, [0], 5)
        (holder,) = await matches.holders_of(tx, row.id)
    assert (holder.dm_closed, holder.pinged_turn) == (True, 5)


async def test_what_a_holder_has_seen_is_his_own_and_stays_when_names_change(store: Store) -> None:
    row = await add(store)
    async with store.write() as tx:
        await people.put_player(tx, 100, None)
        seats = [HolderRow(row.id, 0, "Ana", 100), HolderRow(row.id, 1, "Fern", bot="average")]
        await matches.put_holders(tx, row.id, seats)
        await matches.mark_seen(tx, row.id, 0, "[3,4]")
        await matches.put_holders(tx, row.id, await matches.holders_of(tx, row.id))
        held = await matches.holders_of(tx, row.id)
    assert [holder.seen for holder in held] == ["[3,4]", "[]"]


async def test_matches_are_listed_by_player_and_by_room(store: Store) -> None:
    old = await add(store, updated=NOW - timedelta(days=1))
    new = await add(store, thread_id=71)
    over = await add(store, status="ended")
    async with store.write() as tx:
        await people.put_player(tx, 100, None)
        for row in (old, new, over):
            await matches.put_holders(tx, row.id, [HolderRow(row.id, 0, "Ana", 100)])
    async with store.read() as tx:
        assert [row.id for row in await matches.of_player(tx, 100, ("running",))] == [new.id, old.id]
        assert [row.id for row in await matches.of_player(tx, 100, ("ended",))] == [over.id]
        assert [row.id for row in await matches.in_channel(tx, 70, ("running",))] == [old.id, new.id]
        assert [row.id for row in await matches.in_channel(tx, 71, ("running",))] == [new.id]
        assert await matches.rematch_of(tx, old.id) is None


async def test_servers_and_standing_answers_are_kept_until_they_change(store: Store) -> None:
    row = await add(store)
    async with store.write() as tx:
        await people.put_guild(tx, GuildRow(7, False, None, None, "wait", 2))
        await people.put_guild(tx, GuildRow(7, True, "en", 3600, "bot_turn", 1))
        await people.put_standing(tx, row.id, 0, "vote", "beach", "yes")
        await people.put_standing(tx, row.id, 0, "vote", "beach", "no")
        await people.put_standing(tx, row.id, 1, "vote", "beach", "yes")
    async with store.write() as tx:
        assert await people.guild_of(tx, 7) == GuildRow(7, True, "en", 3600, "bot_turn", 1)
        assert await people.guild_of(tx, 8) is None
        await people.forget_standing(tx, row.id, 1)
        assert await people.standing_of(tx, row.id) == {(0, "vote"): {"beach": "no"}}
