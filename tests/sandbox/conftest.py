"""The sandbox in a process of its own, and Chromium to visit it. Debian's Chromium is used; nothing is downloaded."""

import asyncio
import re
import shutil
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

import pytest
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

CHROMIUM = shutil.which("chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 60
"""Seconds until the table is set, on a machine that is busy with other tests."""


class Sandbox(NamedTuple):
    """A running sandbox and the address it printed."""

    process: Process
    address: str

    async def stop(self) -> int:
        """Presses Ctrl-C and answers the exit code."""
        self.process.send_signal(signal.SIGINT)
        return await asyncio.wait_for(self.process.wait(), PATIENCE)


@asynccontextmanager
async def started(game: str, players: int, bots: int) -> AsyncIterator[Sandbox]:
    """A sandbox with this table, until it is no longer needed."""
    seats = ("--players", str(players), "--bots", str(bots))
    command = ("-m", "bot", "sandbox", "--game", game, *seats, "--no-browser")
    process = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=PIPE)
    assert process.stdout is not None
    line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
    found = re.search(rb"http://127\.0\.0\.1:\d+/", line)
    assert found, line
    running = Sandbox(process, found[0].decode())
    yield running
    if process.returncode is None:
        await running.stop()


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with started("um_dia_para_relaxar", players=3, bots=1) as running:
        yield running


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine (Debian: apt-get install chromium)")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        await browser.close()


@pytest.fixture
async def visit(browser: Browser, sandbox: Sandbox) -> AsyncIterator[Page]:
    """The start page, as a newcomer sees it first."""
    context = await browser.new_context(viewport={"width": 1280, "height": 1000})
    context.set_default_timeout(PATIENCE * 1000)
    expect.set_options(timeout=PATIENCE * 1000)
    page = await context.new_page()
    await page.goto(sandbox.address)
    yield page
    await context.close()


async def enter(start: Page, link: Locator) -> Page:
    """Opens a room from the start page. Answers the second tab, which is always the same one."""
    if len(start.context.pages) > 1:
        room = start.context.pages[1]
        async with room.expect_navigation():
            await link.click()
        return room
    async with start.context.expect_page() as opened:
        await link.click()
    return await opened.value
