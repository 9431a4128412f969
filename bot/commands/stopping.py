"""Ending on request: Ctrl-C, or the signal a service manager sends."""

import asyncio
import signal
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

__all__ = ["run_until_stopped"]


def run_until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Runs the work to its end, or until the process is asked to stop; the work may then clean up behind itself."""
    with suppress(KeyboardInterrupt):
        asyncio.run(_until_stopped(work))


async def _until_stopped(work: Coroutine[Any, Any, None]) -> None:
    task = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()
    with suppress(NotImplementedError):  # Windows has no such handlers; there Ctrl-C arrives as KeyboardInterrupt
        for wish in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(wish, task.cancel)
    with suppress(asyncio.CancelledError):
        await task
