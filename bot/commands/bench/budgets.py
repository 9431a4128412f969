"""A budget and what was measured against it."""

from collections.abc import Sequence
from time import perf_counter

import msgspec

__all__ = ["Row", "at_least", "at_most", "clocked", "percentile"]


class Row(msgspec.Struct, frozen=True):
    """One line of the report. Figures are in `unit`."""

    what: str
    budget: float
    measured: float
    unit: str
    most: bool
    """The budget is the most that is allowed; else the least."""
    met: bool


def at_most(what: str, measured: float, budget: float, unit: str) -> Row:
    return Row(what, budget, round(measured, 3), unit, most=True, met=measured <= budget)


def at_least(what: str, measured: float, budget: float, unit: str) -> Row:
    return Row(what, budget, round(measured, 3), unit, most=False, met=measured >= budget)


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share (0 to 1) of the values stays below."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class clocked:  # noqa: N801
    """Measures the seconds its block takes."""

    seconds = 0.0

    def __enter__(self) -> "clocked":
        self._start = perf_counter()
        return self

    def __exit__(self, *_: object) -> None:
        self.seconds = perf_counter() - self._start
