"""The time, which is passed in so that tests and the sandbox can turn it."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol

__all__ = ["Clock", "SystemClock"]


class Clock(Protocol):
    """Tells the time and waits."""

    def now(self) -> datetime:
        """The time now, in UTC."""
        ...

    async def sleep_until(self, when: datetime) -> None:
        """Returns about `when`, at once when that is past; whoever it matters to looks at the time again."""
        ...


def _utc_now() -> datetime:
    return datetime.now(UTC)


class SystemClock:
    """A clock that waits on the event loop; `now` can be another source of the time, such as `discord.utils.utcnow`."""

    def __init__(self, now: Callable[[], datetime] = _utc_now) -> None:
        self._now = now

    def now(self) -> datetime:
        return self._now()

    async def sleep_until(self, when: datetime) -> None:
        await asyncio.sleep(max(0.0, (when - self.now()).total_seconds()))
