"""Whoever is asked again within his turn, after somebody else was, is notified again and has his time back."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

from bot.games.day_at_the_park import entry
from bot.games.day_at_the_park.actions import Walk
from bot.games.day_at_the_park.cells import Cell
from bot.games.day_at_the_park.game import GAME
from bot.matches.models import GuildSettings, MatchId
from bot.matches.times import TimeRule
from bot.matches.transport import PanelKind
from tests.flows.twins import Prepared, registry_with
from tests.games.day_at_the_park.positions import position
from tests.matches.house import PLACE, PLAYERS, House

ANA, BO = (player.user_id for player in PLAYERS[:2])

MEETING = "step: move\nbag: wild tricycle\nlay: O50=T03/1\nseat: badtz_maru at=M50 zzz\nseat: hello_kitty zzz at=O50"
"""Ana can walk to where Bo stands, who then decides where he steps aside to."""
MEETING_TWO = f"{MEETING}\nseat: chococat zzz at=O50"
TO_THEM = Walk(Cell("O50"), (Cell("N50"), Cell("O50")))


@asynccontextmanager
async def meeting(folder: Path, text: str = MEETING, bots: int = 0) -> AsyncIterator[tuple[House, MatchId]]:
    """A match at Ana's turn, in a turn of two days, and Ana has been told."""
    house = House(folder / "picnic.db", registry_with(entry, Prepared(GAME, lambda _dealt: position(text))))
    await house.open()
    await house.matches.set_guild_settings(GuildSettings(PLACE.guild_id, threads=False, time=TimeRule(48 * 3600)))
    match = (await house.matches.open(entry.game.info.id, PLAYERS[0], PLACE, key="open")).match
    await house.matches.join(match, PLAYERS[1], key="join")
    for _ in range(bots):
        await house.matches.add_bot(match, ANA, key=house.key())
    await house.matches.start(match, ANA, key="start")
    await house.quiet()
    yield house, match
    await house.close()


async def step_aside(house: House, match: MatchId) -> None:
    """Bo answers Ana's high five."""
    await house.act(match, 1, (await house.table(match, 1)).actions[0])
    await house.pass_time(seconds=11)


def notified(house: House) -> list[int]:
    """Who was notified by each board that was posted."""
    return [user_id for board in house.discord.ever(PanelKind.BOARD) for user_id in board.notified]


async def test_whoever_waited_for_a_high_five_is_told_that_it_is_on_him_again(tmp_path: Path) -> None:
    async with meeting(tmp_path) as (house, match):
        await house.act(match, 0, TO_THEM)
        await house.pass_time(hours=20)
        assert notified(house) == [ANA, BO]
        await house.restart()
        await step_aside(house, match)
        assert notified(house) == [ANA, BO, ANA]
        await house.act(match, 0, (await house.table(match, 0)).actions[0])
        await house.pass_time(seconds=11)
        assert (await house.table(match)).awaited == (0,)
        assert notified(house) == [ANA, BO, ANA]


async def test_his_reminders_begin_anew_at_that_moment(tmp_path: Path) -> None:
    async with meeting(tmp_path) as (house, match):
        await house.pass_time(hours=20)
        await house.act(match, 0, TO_THEM)
        await house.pass_time(hours=10)
        asked_again = house.clock.now()
        await step_aside(house, match)
        (timing,) = (await house.table(match)).timings
        assert (timing.since, timing.deadline) == (asked_again, asked_again + timedelta(hours=28))
        await house.pass_time(hours=13)
        assert notified(house) == [ANA, BO, ANA]
        await house.pass_time(hours=1)
        assert notified(house) == [ANA, BO, ANA, ANA]


async def test_a_bot_that_answers_as_well_makes_no_difference(tmp_path: Path) -> None:
    async with meeting(tmp_path, MEETING_TWO, bots=1) as (house, match):
        await house.act(match, 0, TO_THEM)
        await house.pass_time(hours=1)
        await step_aside(house, match)
        assert (await house.table(match)).awaited == (0,)
        assert notified(house) == [ANA, BO, ANA]


async def test_bots_that_answer_at_once_have_nobody_told_again(tmp_path: Path) -> None:
    async with meeting(tmp_path, MEETING_TWO, bots=1) as (house, match):
        await house.matches.leave(match, BO, key="leave")
        await house.act(match, 0, TO_THEM)
        await house.pass_time(seconds=11)
        assert (await house.table(match)).awaited == (0,)
        assert notified(house) == [ANA]


async def test_whoever_takes_the_asking_back_needs_no_telling(tmp_path: Path) -> None:
    async with meeting(tmp_path) as (house, match):
        for _ in range(2):
            await house.act(match, 0, TO_THEM)
            await house.pass_time(seconds=11)
            await house.matches.undo(match, ANA, key=house.key())
            await house.pass_time(seconds=11)
        assert notified(house) == [ANA, BO, BO]
