"""A hundred clicks on one match at the same moment."""

import asyncio
from pathlib import Path

import pytest

from bot.engine.registry import Registry
from tests.wire.loopback import loopback
from tests.wire.table import Table

MANY = 100

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_questions_are_all_answered(table: Table) -> None:
    person, board = table.group.people[0], table.board()
    shown = await asyncio.gather(*(person.press(board, "words") for _ in range(MANY)))
    assert all(each.message.ephemeral for each in shown)


async def test_confirmations_of_one_action_do_it_once(table: Table) -> None:
    person = next(one for one in table.group.people if f"<@{one.id}>" in table.board().text)
    panel, confirm = await person.decide(await person.open_turn(table.board()), lambda _labels: 0)
    before = table.actions()
    await asyncio.gather(*(person.click(panel, confirm) for _ in range(MANY)))
    assert table.actions() == before + 1


async def test_guests_fill_a_lobby_and_no_more(registry: Registry, tmp_path: Path) -> None:
    """All are answered, the seats are taken once, and the lobby comes to show who sits there."""
    async with loopback(registry, tmp_path) as discord:
        table = Table(discord)
        host, *guests = discord.people(table.world, [f"guest {number}" for number in range(MANY)])
        await discord.bot.start()
        await host.slash("parks-memories new", seats=8)
        await table.until(lambda: table.world.find("selfstart") is not None)
        lobby = table.world.lobby()
        await asyncio.gather(*(guest.press(lobby, "join") for guest in guests))
        await table.until(lambda: "Ready" in table.world.lobby().text)
        await table.until(lambda: table.world.lobby().text.count("guest ") == 8)
        table.check()
