"""How long a turn may take, and what happens then."""

from datetime import timedelta

import pytest

from bot.matches.models import EntryKind, GuildSettings, Origin, Status, Table
from bot.matches.refusals import Refusal
from bot.matches.times import AtDeadline, TimeRule
from bot.matches.transport import PanelKind, Passing
from tests.matches.house import PLACE, PLAYERS, House, on_post
from tests.matches.test_lobby import refusal
from tests.matches.tiny_game import Vote, Walk

ANA, BO, CY = (player.user_id for player in PLAYERS[:3])
DAY = 24 * 3600
WAIT = TimeRule(DAY)
BOT_TURN = TimeRule(DAY, AtDeadline.BOT_TURN)


def left(house: House, table: Table, seat: int = 0) -> timedelta:
    """How much time the seat has left."""
    timing = next(timing for timing in table.timings if timing.seat == seat)
    assert timing.deadline is not None
    return timing.deadline - house.clock.now()


async def run_out(house: House) -> None:
    """Lets a turn of 24 hours run out, with its two reminders on the way."""
    for hours in (12, 9, 3):
        await house.pass_time(hours=hours)


async def test_a_turn_has_48_hours_unless_the_table_chose_otherwise(house: House) -> None:
    table = await house.matches.open("tiny", PLAYERS[0], PLACE, key="a")
    assert table.time == TimeRule(48 * 3600, AtDeadline.WAIT)


async def test_a_server_says_what_new_tables_begin_with(house: House) -> None:
    await house.matches.set_guild_settings(GuildSettings(PLACE.guild_id, time=BOT_TURN))
    table = await house.matches.open("tiny", PLAYERS[0], PLACE, key="a")
    assert table.time == BOT_TURN
    assert (await house.matches.guild_settings(PLACE.guild_id)).time == BOT_TURN


async def test_the_host_chooses_five_minutes_to_fourteen_days_or_none(house: House) -> None:
    match = await house.lobby(2)
    for limit in (300, 14 * DAY, None):
        assert (await house.matches.set_time(match, ANA, TimeRule(limit), key=house.key())).time.limit == limit
    for rule in (TimeRule(299), TimeRule(14 * DAY + 1), TimeRule(misses=0), TimeRule(misses=9)):
        assert (await refusal(house.matches.set_time(match, ANA, rule, key=house.key()))).key is Refusal.BAD_TIME
    assert (await refusal(house.matches.set_time(match, BO, WAIT, key="b"))).key is Refusal.HOST_ONLY
    wrong = GuildSettings(PLACE.guild_id, time=TimeRule(1))
    assert (await refusal(house.matches.set_guild_settings(wrong))).key is Refusal.BAD_TIME


async def test_the_time_runs_from_when_the_match_waits_for_somebody(house: House) -> None:
    match = await house.match(2, time=WAIT)
    await house.pass_time(hours=5)
    assert left(house, await house.table(match)) == timedelta(hours=19)
    await house.turn(match, 0)
    table = await house.table(match)
    assert [timing.seat for timing in table.timings] == [1]
    assert left(house, table, 1) == timedelta(hours=24)


async def test_a_move_within_a_turn_gives_no_new_time_nor_does_taking_it_back(house: House) -> None:
    match = await house.match(2, time=WAIT)
    await house.pass_time(hours=5)
    await house.act(match, 0, Walk(1))
    assert left(house, await house.table(match)) == timedelta(hours=19)
    await house.matches.undo(match, ANA, key="a")
    assert left(house, await house.table(match)) == timedelta(hours=19)


async def test_each_voter_has_his_own_time_and_one_answer_stops_no_other_clock(house: House) -> None:
    match = await house.match(3, time=WAIT)
    await house.to_vote(match, 3)
    await house.pass_time(hours=5)
    await house.act(match, 1, Vote(True))
    table = await house.table(match)
    assert [timing.seat for timing in table.timings] == [0, 2]
    assert left(house, table, 2) == timedelta(hours=19)


async def test_bots_have_no_clock(house: House) -> None:
    match = await house.match(1, bots=1, time=WAIT)
    assert [timing.seat for timing in (await house.table(match)).timings] == [0]


async def test_a_pause_stops_the_time(house: House) -> None:
    match = await house.match(2, time=WAIT)
    await house.pass_time(hours=5)
    await house.matches.pause(match, ANA, key="a")
    await house.pass_time(days=9)
    assert (await house.table(match)).timings == ()
    await house.matches.resume(match, ANA, key="b")
    assert left(house, await house.table(match)) == timedelta(hours=19)


async def test_whoever_comes_back_from_a_pause_has_five_minutes_at_least(house: House) -> None:
    match = await house.match(2, time=WAIT)
    await house.pass_time(hours=23, minutes=59)
    await house.matches.pause(match, ANA, key="a")
    await house.matches.resume(match, ANA, key="b")
    assert left(house, await house.table(match)) == timedelta(minutes=5)


async def test_the_table_that_waits_is_told_and_anybody_there_may_let_a_bot_play_the_turn(house: House) -> None:
    match = await house.match(3, time=WAIT)
    await house.quiet()
    assert (await refusal(house.matches.stand_in(match, BO, key="a"))).key is Refusal.NOBODY_LATE
    await run_out(house)
    table = await house.table(match)
    assert (table.late, table.awaited, table.status) == ((0,), (0,), Status.RUNNING)
    board = house.discord.board()
    assert board.table.late == (0,)
    assert [message.notified for message in house.discord.ever(PanelKind.BOARD)] == [(ANA,), (ANA,), (ANA,), ()]
    assert (await refusal(house.matches.stand_in(match, 999, key="b"))).key is Refusal.NOT_SEATED
    await house.matches.stand_in(match, BO, key="c")
    await house.quiet()
    table = await house.table(match)
    assert (table.awaited, table.holders[0].user_id) == ((1,), ANA)
    kinds = [entry.kind for entry in (await house.matches.log(match)).entries]
    assert kinds == [EntryKind.STARTED, EntryKind.LATE, EntryKind.STAND_IN, EntryKind.ACTION, EntryKind.ACTION]


async def test_whoever_is_late_can_still_play_while_the_table_waits(house: House) -> None:
    match = await house.match(2, time=WAIT)
    await house.pass_time(days=3)
    await house.turn(match, 0)
    assert (await house.table(match)).awaited == (1,)


async def test_a_bot_plays_the_turn_where_the_table_chose_so_and_the_seat_stays_its_holders(house: House) -> None:
    match = await house.match(2, time=BOT_TURN)
    await run_out(house)
    table = await house.table(match)
    assert (table.awaited, table.holders[0].user_id) == ((1,), ANA)
    entries = (await house.matches.log(match)).entries
    assert [entry.kind for entry in entries[1:]] == [EntryKind.STAND_IN, EntryKind.ACTION, EntryKind.ACTION]
    assert entries[1].origin is Origin.TIME
    await house.turn(match, 1)
    await house.act(match, 0, Vote(True))
    assert (await house.table(match)).awaited == (1,)


async def test_after_so_many_misses_in_a_row_a_bot_has_the_seat(house: House) -> None:
    match = await house.match(2, time=TimeRule(DAY, AtDeadline.BOT_SEAT, 2))
    await run_out(house)
    assert (await house.table(match)).holders[0].user_id == ANA
    await house.turn(match, 1)
    await house.act(match, 1, Vote(False))
    await run_out(house)
    table = await house.table(match)
    assert (table.holders[0].bot, table.host) == ("average", BO)
    assert EntryKind.REPLACED in [entry.kind for entry in (await house.matches.log(match)).entries]


async def test_a_move_of_ones_own_begins_the_count_of_misses_anew(house: House) -> None:
    match = await house.match(2, time=TimeRule(DAY, AtDeadline.BOT_SEAT, 2))
    await run_out(house)
    await house.turn(match, 1)
    await house.act(match, 0, Vote(False))
    await house.act(match, 1, Vote(False))
    await run_out(house)
    assert (await house.table(match)).holders[0].user_id == ANA


async def test_a_bot_finishes_a_turn_that_was_left_in_the_middle(house: House) -> None:
    match = await house.match(2, time=BOT_TURN)
    await house.act(match, 0, Walk(2))
    await run_out(house)
    table = await house.table(match)
    assert (table.awaited, table.view.steps) == ((1,), (2, 0))


@pytest.mark.parametrize("hours", [3, 30, 200])
async def test_a_night_of_downtime_neither_forgets_a_deadline_nor_counts_it_twice(house: House, hours: int) -> None:
    match = await house.match(2, time=BOT_TURN)
    await house.pass_time(hours=12)
    await house.pass_time(hours=9)
    await house.kill()
    house.clock.advance(hours=hours)
    await house.open()
    await house.quiet()
    await house.restart()
    table = await house.table(match)
    assert table.awaited == (1,)
    assert left(house, table, 1) == timedelta(days=1)
    kinds = [entry.kind for entry in (await house.matches.log(match)).entries]
    assert kinds.count(EntryKind.STAND_IN) == 1


async def test_leaving_and_coming_back_gives_no_new_time(house: House) -> None:
    match = await house.match(2, time=BOT_TURN)
    await house.quiet()
    await house.pass_time(hours=20)
    await house.matches.leave(match, ANA, key="a")
    table = await house.matches.retake(match, PLAYERS[0], key="b")
    assert left(house, table) == timedelta(hours=4)


async def test_whoever_was_late_and_comes_back_within_the_turn_has_five_minutes(house: House) -> None:
    match = await house.match(2, time=WAIT)
    await house.quiet()
    await run_out(house)
    await house.matches.leave(match, ANA, key="a")
    table = await house.matches.retake(match, PLAYERS[0], key="b")
    assert (table.late, left(house, table)) == ((), timedelta(minutes=5))


async def test_another_rule_in_a_running_match_begins_the_clocks_anew(house: House) -> None:
    match = await house.match(2)
    await house.pass_time(days=40)
    table = await house.matches.set_time(match, ANA, WAIT, key="a")
    assert left(house, table) == timedelta(days=1)
    await house.pass_time(seconds=11)
    assert house.discord.board().table.timings == table.timings


async def test_choosing_the_same_rule_again_gives_nobody_new_time(house: House) -> None:
    match = await house.match(2, time=WAIT)
    await house.pass_time(hours=20)
    table = await house.matches.set_time(match, ANA, WAIT, key="a")
    assert left(house, table) == timedelta(hours=4)
    assert (await house.matches.log(match)).entries[-1].kind is EntryKind.STARTED


async def test_that_the_host_changes_the_time_is_told_on_the_board_and_in_the_log(house: House) -> None:
    match = await house.match(2, time=WAIT)
    table = await house.matches.set_time(match, ANA, BOT_TURN, key="a")
    assert (await house.matches.log(match)).entries[-1].kind is EntryKind.TIMED
    assert table.since[-1].kind is EntryKind.TIMED


async def test_the_end_of_a_match_ends_its_deadlines(house: House) -> None:
    match = await house.match(2, time=BOT_TURN)
    await house.finish(match)
    await house.pass_time(minutes=1)
    calls = len(house.discord.calls)
    await house.pass_time(days=3)
    assert len(house.discord.calls) == calls
    assert len(house.discord.of(PanelKind.RESULT)) == 1


async def test_a_rematch_keeps_the_rule_about_time(house: House) -> None:
    match = await house.match(2, time=BOT_TURN)
    await house.finish(match)
    assert (await house.matches.rematch(match, PLAYERS[0], PLACE, key="a")).time == BOT_TURN


async def test_whoever_plays_on_himself_has_the_turn_back_from_the_bot(house: House) -> None:
    match = await house.match(2, time=WAIT)
    await run_out(house)
    await house.courier.stop()
    await house.matches.stand_in(match, BO, key="a")
    await house.act(match, 0, Walk(1))
    await house.courier.start()
    await house.quiet()
    table = await house.table(match)
    assert (table.awaited, table.late) == ((0,), ())
    assert left(house, table) == timedelta(hours=3)


async def test_nobody_loses_a_turn_that_discord_would_not_tell_him_of(house: House) -> None:
    house.transport.fail = lambda call, order: Passing() if on_post("board")(call, order) else None
    match = await house.match(2, time=BOT_TURN)
    for _ in range(20):
        await house.pass_time(hours=3)
    assert (await house.table(match)).awaited == (0,)
    house.transport.fail = lambda call, order: None
    await house.pass_time(minutes=10)
    assert house.discord.board().notified == (ANA,)
    for _ in range(6):
        await house.pass_time(minutes=30)
    assert (await house.table(match)).awaited == (1,)
