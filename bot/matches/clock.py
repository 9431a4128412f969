"""The time, which is passed in so that tests and the sandbox can turn it."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from math import inf
from typing import Protocol

__all__ = ["Clock", "SystemClock"]


class Clock(Protocol):
    """Tells the time and waits."""

    def now(self) -> datetime:
        """The time now, in UTC."""
        ...

    async def sleep_until(self, when: datetime) -> None:
        """Returns about `when`, at once when that is past, or when it turns out that the clock was put back.

        Whoever it matters to looks at the time again.
        """
        ...


def _utc_now() -> datetime:
    return datetime.now(UTC)


class SystemClock:
    """A clock that waits on the event loop; `now` can be another source of the time, such as `discord.utils.utcnow`.

    The event loop does not hear of it when the time is set or the machine was asleep: with `glance`, that is noticed
    after so many seconds.
    """

    def __init__(self, now: Callable[[], datetime] = _utc_now, glance: float = inf) -> None:
        self._now = now
        self._glance = glance

    def now(self) -> datetime:
        return self._now()

    async def sleep_until(self, when: datetime) -> None:
        before = self.now()
        while (left := (when - before).total_seconds()) > 0:
            await asyncio.sleep(min(left, self._glance))
            if (now := self.now()) < before:
                return
            before = now
