"""The bot's own process."""

import asyncio
import sys
from pathlib import Path

from tests.wire.clicks import Clicks
from tests.wire.clock import WireClock
from tests.wire.server import Server

__all__ = ["BotProcess"]

START = 60.0
"""Seconds within which a bot must be at the table."""
ROOT = Path(__file__).parents[2]


class BotProcess:
    """Started, killed and started again on the same database; what it logs is appended to one file."""

    def __init__(self, server: Server, clicks: Clicks, clock: WireClock, database: Path) -> None:
        self.server = server
        self.database = database
        self.log = database.with_suffix(".log")
        self._struck = False
        self._clicks = clicks
        self._clock = clock
        self._process: asyncio.subprocess.Process | None = None

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Starts it, and returns when it has identified."""
        await self.launch()
        assert self._process is not None
        ended = asyncio.create_task(self._process.wait())
        greeted = asyncio.create_task(self.server.gateway.greeted.wait())
        await asyncio.wait({ended, greeted}, timeout=START, return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()
        greeted.cancel()
        if not self.server.gateway.greeted.is_set():
            raise RuntimeError(f"the bot did not come:\n{self.tail()}")

    async def launch(self) -> None:
        """Starts it, and does not wait."""
        assert not self.alive
        self._struck = False
        server, skipped = self.server, str(self._clock.skipped)
        arguments = ["-m", "tests.wire.launcher", server.url, server.gateway.url, str(self.database), skipped]
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *arguments, cwd=ROOT, stdin=asyncio.subprocess.PIPE, stdout=log, stderr=log
            )

    async def kill(self) -> None:
        """Ends it without a farewell (SIGKILL)."""
        self.strike()
        if self._process is not None:
            await self._process.wait()

    async def stop(self) -> int:
        """Asks it to stop, as a service manager does (SIGTERM); answers its exit code."""
        assert self._process is not None
        self._process.terminate()
        code = await self._process.wait()
        self.server.gateway.forget()
        return code

    async def abandon(self) -> None:
        """Leaves it alone, as it happens when the tests themselves are killed; it has to end by itself."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()

    def strike(self) -> None:
        """Sends SIGKILL, and does not wait."""
        if self.alive and not self._struck:
            assert self._process is not None
            self._struck = True
            self._process.kill()
        self.server.gateway.forget()
        self._clicks.bot_died()

    def tail(self, lines: int = 30) -> str:
        """The end of its log."""
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-lines:])

    def errors(self) -> list[str]:
        """What it has logged as errors."""
        if not self.log.exists():
            return []
        return [line for line in self.log.read_text(errors="replace").splitlines() if "[error" in line]
