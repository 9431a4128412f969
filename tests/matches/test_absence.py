"""Players who are away for a while, and tables that everybody has forgotten."""

from datetime import timedelta

from bot.engine.seats import Seat
from bot.matches.models import EntryKind, Origin, Status
from bot.matches.refusals import Refusal
from bot.matches.times import AtDeadline, Habits, TimeRule
from bot.matches.transport import PanelKind
from tests.matches.house import PLAYERS, House
from tests.matches.test_lobby import refusal
from tests.matches.test_reminders import pings, reminded_after

ANA, BO, CY = (player.user_id for player in PLAYERS[:3])
DAY = timedelta(days=1)
RULE = TimeRule(24 * 3600, AtDeadline.BOT_TURN)


async def test_whoever_is_away_has_his_time_stopped_and_the_table_sees_until_when(house: House) -> None:
    match = await house.match(2, time=RULE)
    await house.quiet()
    await house.pass_time(hours=5)
    until = house.clock.now() + 5 * DAY
    await house.matches.set_away(ANA, until)
    (timing,) = (await house.table(match)).timings
    assert (timing.deadline, timing.away_until) == (until + timedelta(hours=19), until)
    await house.pass_time(seconds=11)
    assert house.discord.board().table.timings == (timing,)
    await house.pass_time(days=5)
    table = await house.table(match)
    assert (table.awaited, table.timings[0].away_until) == ((0,), None)


async def test_a_turn_that_comes_in_ones_absence_begins_after_it(house: House) -> None:
    match = await house.match(2, time=RULE)
    until = house.clock.now() + 3 * DAY
    await house.matches.set_away(BO, until)
    await house.turn(match, 0)
    assert (await house.table(match)).timings[0].deadline == until + DAY


async def test_nobody_is_reminded_while_away_nor_nudged_nor_voted_out(house: House) -> None:
    match = await house.match(2)
    await house.quiet()
    await house.matches.set_habits(ANA, Habits(10 * 3600))
    await house.matches.set_away(ANA, house.clock.now() + 3 * DAY)
    await house.quiet()
    before = pings(house, ANA)
    assert await reminded_after(house, 71) == []
    assert (await refusal(house.matches.nudge(match, BO, key="a"))).key is Refusal.NOBODY_TO_NUDGE
    assert (await refusal(house.matches.vote_out(match, BO, Seat(0), key="b"))).key is Refusal.NOT_ABSENT
    assert await reminded_after(house, 12) == [11]
    assert pings(house, ANA) == before + 1


async def test_coming_back_early_starts_the_time_again(house: House) -> None:
    match = await house.match(2, time=RULE)
    await house.pass_time(hours=5)
    await house.matches.set_away(ANA, house.clock.now() + 9 * DAY)
    await house.pass_time(days=2)
    await house.matches.set_away(ANA, None)
    (timing,) = (await house.table(match)).timings
    assert (timing.deadline, timing.away_until) == (house.clock.now() + timedelta(hours=19), None)


async def test_an_absence_lasts_fourteen_days_at_most_until_one_has_been_back_for_a_week(house: House) -> None:
    now = house.clock.now()
    for until in (now, now - DAY, now + 14 * DAY + timedelta(seconds=1)):
        assert (await refusal(house.matches.set_away(ANA, until))).key is Refusal.BAD_ABSENCE
    assert (await house.matches.set_away(ANA, now + 10 * DAY)).away_until == now + 10 * DAY
    await house.pass_time(days=12)
    assert (await refusal(house.matches.set_away(ANA, now + 15 * DAY))).key is Refusal.BAD_ABSENCE
    await house.pass_time(days=5)
    assert (await house.matches.set_away(ANA, now + 31 * DAY)).away_until == now + 31 * DAY


async def test_habits_and_absence_leave_one_another_alone(house: House) -> None:
    until = house.clock.now() + DAY
    await house.matches.set_habits(ANA, Habits(7200))
    await house.matches.set_away(ANA, until)
    assert await house.matches.set_habits(ANA, Habits(3600)) == Habits(3600, None, until)


async def test_an_absence_survives_a_restart(house: House) -> None:
    match = await house.match(2, time=RULE)
    await house.matches.set_away(ANA, house.clock.now() + 2 * DAY)
    timings = (await house.table(match)).timings
    await house.restart()
    assert (await house.table(match)).timings == timings


async def test_a_match_nobody_has_touched_for_thirty_days_is_asked_about_once_and_then_closed(house: House) -> None:
    match = await house.match(2)
    await house.quiet()
    await house.pass_time(days=30)
    board = house.discord.board()
    assert board.table.closes == house.clock.now() + 7 * DAY
    assert board.notified == (ANA, BO)
    await house.restart()
    await house.pass_time(days=6, hours=23)
    assert house.discord.board() is board
    await house.pass_time(hours=1)
    table = await house.table(match)
    assert (table.status, table.closes) == (Status.CANCELLED, None)
    last = (await house.matches.log(match)).entries[-1]
    assert (last.kind, last.origin) == (EntryKind.CANCELLED, Origin.TIME)


async def test_a_match_that_somebody_keeps_or_plays_on_stays(house: House) -> None:
    match = await house.match(2)
    await house.pass_time(days=30)
    assert (await refusal(house.matches.keep(match, 999, key="a"))).key is Refusal.NOT_SEATED
    assert (await house.matches.keep(match, BO, key="b")).closes is None
    await house.pass_time(days=29)
    assert (await house.table(match)).closes is None
    await house.pass_time(days=1)
    assert (await house.table(match)).closes is not None
    await house.turn(match, 0)
    await house.pass_time(days=8)
    table = await house.table(match)
    assert (table.status, table.closes) == (Status.RUNNING, None)


async def test_a_forgotten_lobby_is_asked_about_in_its_channel_and_then_given_up(house: House) -> None:
    match = await house.lobby(2)
    await house.pass_time(seconds=11)
    await house.pass_time(days=30)
    (lobby,) = house.discord.of(PanelKind.LOBBY)
    assert lobby.notified == (ANA, BO)
    assert lobby.table.closes is not None
    await house.matches.leave(match, BO, key="a")
    await house.pass_time(seconds=11)
    assert lobby.table.closes is None
    await house.pass_time(days=31)
    await house.pass_time(days=7)
    assert (await house.table(match)).status is Status.CANCELLED


async def test_a_paused_match_is_asked_about_too(house: House) -> None:
    match = await house.match(2)
    await house.matches.pause(match, ANA, key="a")
    await house.quiet()
    await house.pass_time(days=30)
    assert house.discord.board().notified == (ANA, BO)
    await house.pass_time(days=7)
    assert (await house.table(match)).status is Status.CANCELLED


async def test_a_long_outage_closes_nothing_unasked(house: House) -> None:
    match = await house.match(2)
    await house.quiet()
    await house.kill()
    house.clock.advance(days=90)
    await house.open()
    await house.quiet()
    table = await house.table(match)
    assert (table.status, table.closes) == (Status.RUNNING, house.clock.now() + 7 * DAY)


async def test_an_outage_leaves_people_their_week_to_say_that_they_go_on(house: House) -> None:
    match = await house.match(2)
    await house.pass_time(days=30)
    await house.kill()
    house.clock.advance(days=20)
    await house.open()
    await house.quiet()
    table = await house.table(match)
    assert (table.status, table.closes) == (Status.RUNNING, house.clock.now() + 7 * DAY)
    assert house.discord.board().notified == (ANA, BO)
    await house.pass_time(days=7)
    assert (await house.table(match)).status is Status.CANCELLED


async def test_a_turn_that_bots_play_when_its_time_is_up_is_nobodys_touch(house: House) -> None:
    match = await house.match(5, time=TimeRule(8 * 24 * 3600, AtDeadline.BOT_TURN))
    await house.quiet()
    for _ in range(30):
        await house.pass_time(days=1)
    assert (await house.table(match)).closes == house.clock.now() + 7 * DAY
    asked = [pings(house, user_id) for user_id in (ANA, BO)]
    for _ in range(6):
        await house.pass_time(days=1)
    assert (await house.table(match)).awaited == (4,)
    assert [pings(house, user_id) for user_id in (ANA, BO)] == asked
    await house.pass_time(days=1)
    assert (await house.table(match)).status is Status.CANCELLED


async def test_whoever_has_just_come_back_from_his_absence_cannot_be_voted_out_for_it(house: House) -> None:
    match = await house.match(2)
    await house.matches.set_away(ANA, house.clock.now() + 3 * DAY)
    await house.pass_time(days=3, hours=1)
    assert (await refusal(house.matches.vote_out(match, BO, Seat(0), key="a"))).key is Refusal.NOT_ABSENT
    await house.pass_time(days=2)
    await house.matches.vote_out(match, BO, Seat(0), key="b")
    assert (await house.table(match)).holders[0].bot is not None
