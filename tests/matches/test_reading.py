"""Lists, logs and exports, each for its reader."""

import json

from bot.engine.record import verify
from bot.engine.seats import Seat
from bot.matches.codes import base36, from_base36, match_code, read_match_code
from bot.matches.models import EntryKind, MatchId, Status
from bot.matches.refusals import Refusal
from bot.storage import matches
from tests.matches.house import PLACE, PLAYERS, House
from tests.matches.test_lobby import refusal
from tests.matches.tiny_game import Drew, Vote, Voted, Walk, Walked, tiny_registry

ANA, BO = (player.user_id for player in PLAYERS[:2])


async def test_since_my_last_turn_tells_what_the_others_did(house: House) -> None:
    match = await house.match(3)
    await house.turn(match, 0)
    await house.turn(match, 1, draw=True)
    mine = await house.table(match, 0)
    told = [event for entry in mine.since for event in entry.events]
    assert told == [Walked(Seat(1), 1), Drew(Seat(1), None)]


async def test_the_public_is_told_what_happened_since_the_awaited_players_last_turn(house: House) -> None:
    match = await house.match(2)
    await house.turn(match, 0)
    table = await house.table(match)
    assert [entry.seat for entry in table.since] == [0]


async def test_everybody_reads_the_log_with_his_own_eyes(house: House) -> None:
    match = await house.match(2)
    await house.turn(match, 0, draw=True)
    card = (await house.table(match, 0)).view.card
    seen = {user: (await house.matches.log(match, user)).entries[-1].events[0] for user in (ANA, BO, None)}
    assert [seen[user].card for user in (ANA, BO, None)] == [card, None, None]


async def test_the_log_is_read_in_pages(house: House) -> None:
    match = await house.match(3)
    await house.to_vote(match, 3)
    newest = await house.matches.log(match, size=3)
    assert (newest.page, newest.pages, len(newest.entries)) == (2, 3, 1)
    first = await house.matches.log(match, page=0, size=3)
    assert first.entries[0].kind is EntryKind.STARTED
    assert len(first.entries) == 3
    assert (await house.matches.log(match, page=99, size=3)).page == 2
    assert (await house.matches.log(match, page=-5, size=3)).page == 0


async def test_the_export_of_a_running_match_holds_no_secret(house: House) -> None:
    match = await house.match(2)
    await house.turn(match, 0, draw=True)
    export = await house.matches.export(match)
    async with house.store.read() as tx:
        row = await matches.load_match(tx, match)
    assert row is not None
    assert not export.complete
    text = export.data.decode()
    assert str(row.seed) not in text
    assert '"seed"' not in text
    drawn = [e for line in json.loads(text)["log"] for e in line["events"] if e["kind"] == "drew"]
    assert drawn == [{"kind": "drew", "seat": 0, "card": None}]


async def test_an_open_vote_is_in_no_export(house: House) -> None:
    match = await house.match(2)
    await house.to_vote(match, 2)
    await house.act(match, 0, Vote(True))
    log = json.loads((await house.matches.export(match)).data)["log"]
    assert log[-1]["events"] == [{"kind": "voted", "seat": 0, "stop": None}]


async def test_the_export_of_a_finished_match_can_be_played_again(house: House) -> None:
    match = await house.match(2, bots=1)
    await house.act(match, 0, Walk(2))
    await house.matches.undo(match, ANA, key="a")
    await house.turn(match, 0, draw=True)
    await house.turn(match, 1)
    await house.quiet()
    for seat in range(2):
        await house.act(match, seat, Vote(True))
    await house.quiet()
    await house.matches.cancel(match, ANA, key="b")
    export = await house.matches.export(match)
    assert export.complete
    played = verify(export.data, tiny_registry())
    assert played.state.steps == (await house.table(match)).view.steps


async def test_a_lobby_has_nothing_to_export(house: House) -> None:
    match = await house.lobby(2)
    assert (await refusal(house.matches.export(match))).key is Refusal.IN_LOBBY


async def test_my_matches_come_with_those_first_that_wait_for_me(house: House) -> None:
    waiting = await house.match(2)
    other = await house.match(2)
    await house.turn(other, 0)
    mine = await house.matches.of_player(ANA)
    assert [(found.match, found.waits_for_me) for found in mine] == [(waiting, True), (other, False)]
    assert mine[0].names == ("Ana", "Bo")
    await house.finish(waiting)
    assert [found.match for found in await house.matches.of_player(ANA)] == [other]
    assert [found.status for found in await house.matches.of_player(ANA, over=True)] == [Status.ENDED]


async def test_a_paused_match_waits_for_nobody(house: House) -> None:
    match = await house.match(2)
    await house.matches.pause(match, ANA, key="a")
    (mine,) = await house.matches.of_player(ANA)
    assert (mine.status, mine.waits_for_me) == (Status.PAUSED, False)


async def test_a_channel_and_its_threads_list_their_open_matches(house: House) -> None:
    match = await house.match(2, threads=True)
    await house.quiet()
    thread = (await house.table(match)).place.thread_id
    assert thread is not None
    for room in (PLACE.channel_id, thread):
        assert [found.match for found in await house.matches.in_channel(room)] == [match]
    await house.matches.cancel(match, ANA, key="a")
    assert await house.matches.in_channel(thread) == ()


async def test_an_outsider_sees_the_publics_table(house: House) -> None:
    match = await house.match(2)
    table = await house.matches.table(match, 999)
    assert (table.seat, table.question, table.actions) == (None, None, ())
    assert table == await house.table(match)


async def test_votes_are_seen_by_their_owner_alone_until_all_are_in(house: House) -> None:
    match = await house.match(2)
    await house.to_vote(match, 2)
    await house.act(match, 0, Vote(True))
    mine, theirs = [(await house.matches.log(match, user)).entries[-1].events[0] for user in (ANA, BO)]
    assert isinstance(mine, Voted)
    assert (mine.stop, theirs.stop) == (True, None)


def test_match_numbers_are_short_in_custom_ids() -> None:
    assert match_code(MatchId(100)) == "2s"
    assert read_match_code(" 2S ") == 100
    assert all(from_base36(base36(number)) == number for number in (0, 1, 35, 36, 1295, 1296, 10**12))
