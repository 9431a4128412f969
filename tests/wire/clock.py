"""Discord's time in these tests: the real one, and at times ahead of it by what was skipped."""

from datetime import UTC, datetime

from simcord._clock import Clock

__all__ = ["WireClock"]


class WireClock(Clock):
    """Runs by itself; `advance` skips time, and `skipped` is what a bot's process must be told of it."""

    def __init__(self) -> None:
        super().__init__()
        self._epoch = datetime.now(UTC)

    @property
    def skipped(self) -> float:
        """Seconds by which this clock is ahead of the real one."""
        return self.elapsed

    def now(self) -> datetime:
        return datetime.fromtimestamp(datetime.now(UTC).timestamp() + self.elapsed, UTC)
