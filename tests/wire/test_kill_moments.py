"""Kills just after a post was carried out, and before the bot has heard of it."""

import asyncio
from typing import Any

import pytest

from tests.wire.ledger import Ledger
from tests.wire.requests import Dropped, Request
from tests.wire.server import Moment
from tests.wire.table import Table, is_post

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize("away", [60, 600])
async def test_the_post_is_not_made_again_however_long_the_bot_is_away(table: Table, away: int) -> None:
    """Discord remembers nonces for a few minutes only; after that the bot has to find its post by itself."""
    discord, ledger = table.discord, Ledger(table.discord.env.backend, table.discord.bot.database)

    def strike(request: Request, moment: Moment, _answer: Any) -> None:
        if is_post(request) and moment == "after":
            discord.bot.strike()
            raise Dropped

    discord.server.witnesses += [ledger, strike]
    acting = asyncio.create_task(table.group.play())
    await table.until(lambda: not discord.bot.alive)
    discord.server.witnesses.remove(strike)
    discord.env.clock.advance(away)
    await discord.bot.start()
    posts = len(ledger.posts)
    await table.until(lambda: len(ledger.posts) > posts + 2)
    acting.cancel()
    assert ledger.doubled() == []
