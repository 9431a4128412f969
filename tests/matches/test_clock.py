"""A machine's clock that is set while the house sleeps: nobody waits for ever, and nobody loses his turn by it."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot.matches.clock import SystemClock
from bot.matches.models import EntryKind
from bot.matches.times import AtDeadline, TimeRule
from bot.matches.transport import PanelKind
from tests.matches.house import PLAYERS, House
from tests.matches.tiny_game import Walk

ANA, BO = (player.user_id for player in PLAYERS[:2])
DAY = 24 * 3600
BOT_TURN = TimeRule(DAY, AtDeadline.BOT_TURN)
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


class Watch:
    """Shows whatever time it is set to."""

    def __init__(self) -> None:
        self.time = NOON

    def now(self) -> datetime:
        return self.time


async def put_back(house: House) -> None:
    """Sets the clock back by 300 days while the courier sleeps, and waits until it has noticed."""
    await house.until(lambda: house.clock.sleepers > 0)
    house.clock.advance(days=-300)
    await house.until(lambda: house.courier._looked <= house.clock.now())
    await house.quiet()


@pytest.mark.parametrize("set_to", [NOON + timedelta(days=2), NOON - timedelta(days=2)])
async def test_a_sleeper_notices_that_the_clock_was_set(set_to: datetime) -> None:
    watch = Watch()
    sleeper = asyncio.create_task(SystemClock(watch.now, glance=0.01).sleep_until(NOON + timedelta(days=1)))
    await asyncio.sleep(0.05)
    assert not sleeper.done()
    watch.time = set_to
    await asyncio.wait_for(sleeper, 5)


async def test_a_clock_put_forward_takes_nobodys_turn_without_a_reminder(house: House) -> None:
    match = await house.match(2, time=BOT_TURN)
    await house.quiet()
    await house.pass_time(days=20)
    table = await house.table(match)
    assert table.awaited == (0,)
    assert house.discord.board().notified == (ANA,)
    assert table.timings[0].deadline == house.clock.now() + timedelta(hours=3)


async def test_a_clock_put_back_holds_up_neither_posts_nor_edits(house: House) -> None:
    match = await house.match(2)
    await house.quiet()
    await house.act(match, 0, Walk(1))
    await house.pass_time(seconds=11)
    await house.matches.undo(match, ANA, key="a")
    await house.quiet()
    assert house.discord.board().table.ply == 1
    await put_back(house)
    assert house.discord.board().table.ply == 0
    await house.act(match, 0, Walk(1))
    await house.act(match, 0, (await house.table(match, 0)).actions[1])
    await house.quiet()
    assert house.discord.board().notified == (BO,)


async def test_a_clock_put_back_gives_nobody_more_time_than_the_table_has(house: House) -> None:
    match = await house.match(2, time=BOT_TURN)
    await house.quiet()
    await put_back(house)
    (timing,) = (await house.table(match)).timings
    assert timing.deadline == house.clock.now() + timedelta(days=1)
    await house.pass_time(seconds=11)
    assert house.discord.board().table.timings == (timing,)
    for _ in range(3):
        await house.pass_time(hours=12)
    kinds = [entry.kind for entry in (await house.matches.log(match)).entries]
    assert kinds.count(EntryKind.STAND_IN) == 1


async def test_a_clock_put_back_while_the_house_was_down_doubles_no_post(house: House) -> None:
    house.transport.die_after = lambda call, order: call == "post" and order is not None and order.kind == "board"
    await house.match(2)
    async with asyncio.timeout(5):
        await house.transport.dying.wait()
    await house.kill()
    house.clock.advance(days=-300)
    await house.open()
    await house.pass_time(seconds=11)
    assert len(house.discord.ever(PanelKind.BOARD)) == 1
    assert house.discord.board().notified == (ANA,)
