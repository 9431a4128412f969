"""Bad luck: what a witness can do to requests, besides seeing them."""

from collections.abc import Callable
from random import Random
from typing import Any

from tests.wire.requests import Dropped, Refused, Request
from tests.wire.rules import too_many
from tests.wire.server import Lag, Moment

__all__ = ["Doom", "Storm", "once", "slow"]

RATE = 0.02
"""How many of the requests meet bad luck."""


class Storm:
    """A Discord in trouble: now and then it answers 500, 502 or 429, or breaks the connection off.

    First answers to interactions are spared: what people see when those are lost is not the bot's doing.
    """

    def __init__(self, luck: Random) -> None:
        self.met = 0
        self._luck = luck

    def __call__(self, request: Request, moment: Moment, _answer: Any) -> None:
        if request.token is not None or self._luck.random() > RATE:
            return
        self.met += 1
        troubles: list[Callable[[], Exception]] = [Dropped, lambda: Refused(502, 0, "Bad gateway")]
        if moment == "before":
            troubles += [lambda: Refused(500, 0, "Internal error"), lambda: too_many(0.3)]
        raise self._luck.choice(troubles)()


class Doom:
    """Strikes the bot down at one of its next requests, before or after it was carried out."""

    def __init__(self, strike: Callable[[], None], left: int, moment: Moment) -> None:
        self.struck = False
        self._strike = strike
        self._left = left
        self._moment = moment

    def __call__(self, request: Request, moment: Moment, _answer: Any) -> None:
        if moment != self._moment or self.struck:
            return
        self._left -= 1
        if self._left < 0:
            self.struck = True
            self._strike()
            raise Dropped


def once(
    concerns: Callable[[Request], bool], trouble: Callable[[], Exception], moment: Moment = "before", times: int = 1
) -> Callable[[Request, Moment, Any], None]:
    """A witness that makes trouble for the first requests of a kind."""
    left = times

    def witness(request: Request, at: Moment, _answer: Any) -> None:
        nonlocal left
        if at == moment and left and concerns(request):
            left -= 1
            raise trouble()

    return witness


def slow(concerns: Callable[[Request], bool], seconds: float) -> Lag:
    """The first request of a kind is so long on its way that others overtake it."""
    waiting = True

    def lag(request: Request) -> float:
        nonlocal waiting
        if not (waiting and concerns(request)):
            return 0.0
        waiting = False
        return seconds

    return lag
