"""Discord's limits on how fast the bot may ask are kept, and what must wait for them holds up nothing else."""

import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.engine.registry import Registry
from tests.wire.loopback import loopback
from tests.wire.requests import Request
from tests.wire.rules import too_many
from tests.wire.server import Moment
from tests.wire.table import Table, is_edit, is_post

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_429_is_waited_out(table: Table) -> None:
    table.trouble(is_post, lambda: too_many(0.5), times=2)
    await table.act_until_new_board()
    await table.act()


async def test_a_429_with_a_long_wait_postpones_the_post_and_nothing_else(table: Table) -> None:
    before = table.board().message.id
    table.trouble(is_post, lambda: too_many(90.0), times=10)
    await table.act()
    for person in table.group.people:
        assert (await person.open_turn(table.board())).message.ephemeral
    assert table.board().message.id == before


async def test_a_board_that_takes_no_more_edits_gives_way_to_the_next_one(table: Table) -> None:
    """30046: edits of old messages. Whoever is waited for next is told all the same."""
    table.trouble(is_edit, lambda: too_many(3600.0, 30046), times=100)
    for _ in range(2):
        await table.act_until_new_board()


async def test_what_the_headers_say_is_kept(registry: Registry, tmp_path: Path) -> None:
    """One request in 0.3 s, in each bucket: the bot waits before it asks, and is never told off."""
    async with loopback(registry, tmp_path) as discord:
        discord.server.limits.limit, discord.server.limits.per = 1, 0.3
        table = Table(discord)
        await table.begin()
        await table.act_until_new_board()
        table.check()
        assert discord.server.limits.exceeded == 0


async def test_a_global_429_silences_the_bot_except_for_answers(table: Table) -> None:
    """For as long as it says nothing goes by the bot's own right; clicks are answered by their own."""
    wait, asked = 2.0, list[float]()

    def listen(request: Request, moment: Moment, _answer: Any) -> None:
        if request.token is None and moment == "before":
            asked.append(time.monotonic())

    table.discord.server.witnesses.append(listen)
    table.trouble(is_post, lambda: too_many(wait, **{"global": True}))
    for _ in range(2):
        await table.act_until_new_board()
    silences = [later - earlier for earlier, later in pairwise(asked)]
    assert max(silences) >= wait * 0.95
