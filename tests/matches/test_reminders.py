"""Reminders: when they come, how often, and who is spared them."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.matches.models import EntryKind
from bot.matches.refusals import Refusal
from bot.matches.reminding import audible, next_reminder
from bot.matches.times import AtDeadline, Habits, Quiet, TimeRule
from bot.matches.transport import PanelKind
from tests.matches.house import PLAYERS, House, on_post
from tests.matches.test_lobby import refusal
from tests.matches.tiny_game import Walk

ANA, BO, CY = (player.user_id for player in PLAYERS[:3])
HOUR = 3600
WAIT = TimeRule(48 * HOUR)
NIGHT = Quiet(22 * 60, 8 * 60, "Europe/Lisbon")


def pings(house: House, user_id: int) -> int:
    """How often this user was notified."""
    return sum(user_id in message.notified for message in house.discord.ever(PanelKind.BOARD))


async def reminded_after(house: House, hours: int, user_id: int = ANA) -> list[int]:
    """The hours, from now on, after which this user was notified again."""
    found = []
    for hour in range(1, hours + 1):
        before = pings(house, user_id)
        await house.pass_time(hours=1)
        found += [hour] * (pings(house, user_id) - before)
    return found


async def test_somebody_is_reminded_at_half_time_and_three_hours_before_the_deadline(house: House) -> None:
    await house.match(2, time=WAIT)
    await house.quiet()
    assert pings(house, ANA) == 1
    assert await reminded_after(house, 60) == [24, 45]
    assert pings(house, BO) == 0


async def test_pausing_again_and_again_reminds_nobody_more_often(house: House) -> None:
    match = await house.match(2, time=WAIT)
    await house.quiet()
    for _ in range(46):
        await house.pass_time(hours=1)
        await house.matches.pause(match, ANA, key=house.key())
        await house.matches.resume(match, ANA, key=house.key())
    assert pings(house, ANA) == 3


async def test_a_reminder_is_a_new_board_in_place_of_the_old_one(house: House) -> None:
    await house.match(2, time=WAIT)
    await house.quiet()
    await house.pass_time(hours=24)
    first, second = house.discord.ever(PanelKind.BOARD)
    assert first.deleted
    assert second.notified == (ANA,)


async def test_a_short_turn_is_reminded_of_once(house: House) -> None:
    await house.match(2, time=TimeRule(300))
    await house.quiet()
    await house.pass_time(minutes=2, seconds=30)
    assert pings(house, ANA) == 2
    await house.pass_time(minutes=2)
    assert pings(house, ANA) == 2


async def test_without_a_deadline_nobody_is_reminded_who_did_not_wish_so(house: House) -> None:
    await house.match(2)
    await house.quiet()
    assert await reminded_after(house, 100) == []


async def test_whoever_has_played_is_not_reminded(house: House) -> None:
    match = await house.match(2, time=WAIT)
    await house.quiet()
    await house.turn(match, 0)
    assert await reminded_after(house, 40) == []
    assert pings(house, BO) == 2


async def test_a_move_within_the_turn_moves_no_reminder(house: House) -> None:
    match = await house.match(2, time=WAIT)
    await house.pass_time(hours=10)
    await house.act(match, 0, Walk(1))
    assert await reminded_after(house, 30) == [14]


async def test_the_players_own_spacing_wins(house: House) -> None:
    await house.matches.set_habits(ANA, Habits(10 * HOUR))
    await house.match(2, time=WAIT)
    await house.quiet()
    assert await reminded_after(house, 60) == [10, 20, 30, 40]


async def test_a_new_spacing_counts_for_the_turn_that_waits_already(house: House) -> None:
    await house.match(2, time=WAIT)
    await house.pass_time(hours=5)
    await house.matches.set_habits(ANA, Habits(12 * HOUR))
    assert await reminded_after(house, 20) == [7, 19]
    await house.matches.set_habits(ANA, Habits(0))
    assert await reminded_after(house, 40) == []
    assert await house.matches.habits(ANA) == Habits(0)


async def test_without_a_deadline_a_turn_is_reminded_of_ten_times_at_most(house: House) -> None:
    await house.matches.set_habits(ANA, Habits(HOUR))
    await house.match(2)
    await house.quiet()
    assert len(await reminded_after(house, 30)) == 10


async def test_quiet_hours_put_a_reminder_off_till_their_end(house: House) -> None:
    await house.matches.set_habits(ANA, Habits(10 * HOUR, NIGHT))
    await house.match(2)
    await house.quiet()
    assert await reminded_after(house, 23) == [20]


async def test_not_this_turn_holds_for_this_turn_only(house: House) -> None:
    match = await house.match(2, time=WAIT)
    await house.matches.hush(match, ANA, key="a")
    await house.quiet()
    assert await reminded_after(house, 47) == []
    await house.turn(match, 0)
    await house.turn(match, 1)
    await house.quiet()
    assert await reminded_after(house, 25) == [24]


async def test_a_nudge_reminds_all_others_that_are_waited_for_once_a_turn(house: House) -> None:
    match = await house.match(3, time=WAIT)
    await house.quiet()
    await house.matches.nudge(match, BO, key="a")
    await house.quiet()
    assert pings(house, ANA) == 2
    for user_id in (BO, CY, ANA):
        call = house.matches.nudge(match, user_id, key=house.key())
        assert (await refusal(call)).key is Refusal.NOBODY_TO_NUDGE
    assert (await refusal(house.matches.nudge(match, 999, key="c"))).key is Refusal.NOT_SEATED


async def test_a_reminder_that_falls_together_with_a_nudge_does_not_come_besides(house: House) -> None:
    match = await house.match(2, time=WAIT)
    await house.pass_time(hours=23, minutes=59, seconds=30)
    await house.matches.nudge(match, BO, key="a")
    await house.quiet()
    assert pings(house, ANA) == 2
    await house.pass_time(seconds=40)
    assert pings(house, ANA) == 2
    assert await reminded_after(house, 22) == [21]


async def test_a_nudge_respects_quiet_hours_and_whoever_wants_no_reminder(house: House) -> None:
    await house.matches.set_habits(ANA, Habits(0, NIGHT))
    match = await house.match(2, time=WAIT)
    await house.pass_time(hours=12)
    await house.matches.nudge(match, BO, key="a")
    assert await reminded_after(house, 10) == [8]
    await house.turn(match, 0)
    await house.matches.hush(match, BO, key="b")
    assert (await refusal(house.matches.nudge(match, ANA, key="c"))).key is Refusal.NOBODY_TO_NUDGE


async def test_nobody_loses_his_turn_before_he_was_reminded_however_long_the_bot_was_away(house: House) -> None:
    match = await house.match(2, time=TimeRule(24 * HOUR, AtDeadline.BOT_TURN))
    await house.quiet()
    await house.kill()
    house.clock.advance(days=3)
    await house.open()
    await house.quiet()
    assert (await house.table(match)).awaited == (0,)
    assert pings(house, ANA) == 2
    await house.restart()
    await house.pass_time(hours=2, minutes=59)
    assert (await house.table(match)).awaited == (0,)
    await house.pass_time(minutes=1)
    assert (await house.table(match)).awaited == (1,)
    assert pings(house, ANA) == 2
    assert EntryKind.STAND_IN in [entry.kind for entry in (await house.matches.log(match)).entries]


async def test_a_night_of_downtime_reminds_once_of_what_was_missed(house: House) -> None:
    await house.matches.set_habits(ANA, Habits(HOUR))
    await house.match(2, time=WAIT)
    await house.quiet()
    await house.kill()
    house.clock.advance(hours=8)
    await house.open()
    await house.quiet()
    await house.restart()
    assert pings(house, ANA) == 2


@pytest.mark.parametrize(
    "habits",
    [
        Habits(60),
        Habits(8 * 24 * HOUR),
        Habits(quiet=Quiet(-1, 5, "UTC")),
        Habits(quiet=Quiet(0, 1440, "UTC")),
        Habits(quiet=Quiet(0, 5, "Middle/Earth")),
        Habits(quiet=Quiet(0, 5, "../etc/passwd")),
    ],
)
async def test_impossible_habits_are_refused(house: House, habits: Habits) -> None:
    assert (await refusal(house.matches.set_habits(ANA, habits))).key is Refusal.BAD_HABITS


def test_quiet_hours_follow_the_wall_clock_over_the_change_to_summer_time() -> None:
    """Lisbon goes from UTC+0 to UTC+1 in the night to 29 March 2026, and back in the night to 25 October."""
    spring, autumn = datetime(2026, 3, 29, 0, 30, tzinfo=UTC), datetime(2026, 10, 25, 0, 30, tzinfo=UTC)
    assert audible(spring, NIGHT) == datetime(2026, 3, 29, 7, tzinfo=UTC)
    assert audible(autumn, NIGHT) == datetime(2026, 10, 25, 8, tzinfo=UTC)
    assert audible(spring + timedelta(hours=6, minutes=30), NIGHT) == spring + timedelta(hours=6, minutes=30)


def test_quiet_hours_within_a_day_end_on_that_day() -> None:
    siesta = Quiet(13 * 60, 15 * 60, "UTC")
    noon = datetime(2026, 3, 1, 12, tzinfo=UTC)
    assert audible(noon, siesta) == noon
    assert audible(noon + timedelta(hours=2), siesta) == noon + timedelta(hours=3)
    assert audible(noon + timedelta(hours=3), siesta) == noon + timedelta(hours=3)


def test_a_reminder_that_quiet_hours_would_make_too_late_comes_before_them() -> None:
    since = datetime(2026, 3, 1, 12, tzinfo=UTC)
    deadline = since + timedelta(hours=19)
    assert next_reminder(Habits(quiet=NIGHT), since, deadline, since) == since + timedelta(hours=9, minutes=30)
    last = next_reminder(Habits(quiet=NIGHT), since, deadline, since + timedelta(hours=9, minutes=30))
    assert last == since + timedelta(hours=10)


def test_quiet_hours_that_end_in_the_hour_that_comes_twice_end_the_second_time() -> None:
    """In Lisbon the hour from 01:00 to 02:00 of 25 October 2026 comes at midnight and at 1 o'clock UTC."""
    evening = Quiet(22 * 60, 90, "Europe/Lisbon")
    for moment in (datetime(2026, 10, 24, 23, tzinfo=UTC), datetime(2026, 10, 25, 1, 10, tzinfo=UTC)):
        assert audible(moment, evening) == datetime(2026, 10, 25, 1, 30, tzinfo=UTC)


async def test_a_reminder_that_an_outage_put_into_the_quiet_hours_comes_after_them(house: House) -> None:
    await house.matches.set_habits(ANA, Habits(quiet=NIGHT))
    match = await house.match(2, time=TimeRule(24 * HOUR, AtDeadline.BOT_TURN))
    await house.quiet()
    await house.kill()
    house.clock.advance(hours=35)
    await house.open()
    await house.quiet()
    assert house.discord.board().table.timings == (await house.table(match)).timings
    assert await reminded_after(house, 10) == [9]
    assert (await house.table(match)).awaited == (0,)
    await house.pass_time(hours=2)
    assert (await house.table(match)).awaited == (1,)


async def test_a_kill_in_the_middle_of_a_post_loses_no_reminder(house: House) -> None:
    house.transport.die_after = on_post("board")
    match = await house.match(2, time=WAIT)
    await house.transport.dying.wait()
    await house.kill()
    house.clock.advance(hours=25)
    await house.open()
    await house.pass_time(seconds=11)
    assert house.discord.board().table.timings == (await house.table(match)).timings
    assert await reminded_after(house, 30) == [1, 20]
    assert pings(house, ANA) == 3


async def test_not_this_turn_holds_though_the_table_chooses_another_time(house: House) -> None:
    match = await house.match(2, time=WAIT)
    await house.quiet()
    await house.matches.hush(match, ANA, key="a")
    await house.matches.set_time(match, ANA, TimeRule(24 * HOUR), key="b")
    await house.quiet()
    assert await reminded_after(house, 23) == []
