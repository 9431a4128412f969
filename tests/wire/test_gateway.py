"""Connections to the gateway that break: what was missed is caught up with, and clicks are answered again."""

import asyncio
from collections import Counter

import pytest

from tests.wire.table import Table

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_gateway_resumes_and_delivers_what_was_missed(table: Table) -> None:
    gateway = table.discord.server.gateway
    before = gateway.counts
    for _ in range(2):
        await gateway.drop()
        await table.act()
    assert gateway.counts - before == Counter(resumed=2)


async def test_a_lost_session_is_begun_anew(table: Table) -> None:
    gateway = table.discord.server.gateway
    before = gateway.counts
    await gateway.drop(resumable=False)
    await table.act()
    assert gateway.counts - before == Counter(identified=1)


async def test_the_bot_reconnects_when_it_is_asked_to(table: Table) -> None:
    """Opcode 7, which Discord sends now and then."""
    gateway = table.discord.server.gateway
    before = gateway.counts
    gateway.ask_to_reconnect()
    await table.act()
    assert gateway.counts - before == Counter(resumed=1)


async def test_clicks_made_while_the_connection_breaks_are_answered(table: Table) -> None:
    """They reach the bot by the resume."""
    gateway, board = table.discord.server.gateway, table.board()
    before = gateway.counts
    clicks = [asyncio.create_task(person.press(board, "words")) for person in table.group.people]
    await asyncio.sleep(0)
    await gateway.drop()
    assert all(shown.message.ephemeral for shown in await asyncio.gather(*clicks))
    assert gateway.counts - before == Counter(resumed=1)
