"""What people asked of the bot, and whether it answered."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field

from simcord.backend.models import Interaction
from simcord.backend.models.interaction import ResponseKind

__all__ = ["Click", "Clicks", "Unanswered"]

PATIENCE = 3.0
"""Seconds within which Discord wants a first answer."""
WORK = 30.0
"""Seconds within which these tests want the whole one."""
GLIMPSE = 0.5
"""Seconds in which a public message is expected to change; when it does not, nobody sees that something is amiss."""

DEFERRED = (ResponseKind.DEFERRED, ResponseKind.DEFERRED_UPDATE)


class Unanswered(Exception):
    """Nothing came, or the bot was killed meanwhile."""


@dataclass
class Click:
    """An interaction that waits for its answer; `shared` if it was a click on a public message."""

    record: Interaction
    shared: bool = False
    heard: asyncio.Event = field(default_factory=asyncio.Event)
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    requests: list[str] = field(default_factory=list)
    """What the bot did with its token."""
    bot_died: bool = False


class Clicks:
    """All interactions. One counts as unanswered only if the bot lived long enough to answer it."""

    def __init__(self) -> None:
        self.count = 0
        self.unanswered: list[str] = []
        self._open: dict[str, Click] = {}

    def ask(self, record: Interaction, *, shared: bool) -> Click:
        """Somebody clicks, or uses a command."""
        self.count += 1
        click = self._open[record.token] = Click(record, shared)
        return click

    async def outcome(self, click: Click) -> None:
        """Returns when the whole answer is there. Raises Unanswered."""
        try:
            await self._within(PATIENCE, click, click.heard, "not acknowledged")
            if click.shared and click.record.response_kind is ResponseKind.DEFERRED_UPDATE:
                with suppress(TimeoutError):
                    await asyncio.wait_for(click.answered.wait(), GLIMPSE)
            else:
                await self._within(WORK, click, click.answered, "acknowledged, but not answered")
        finally:
            del self._open[click.record.token]

    async def _within(self, seconds: float, click: Click, event: asyncio.Event, complaint: str) -> None:
        try:
            await asyncio.wait_for(event.wait(), seconds)
        except TimeoutError:
            self.unanswered.append(f"{click.record}: {complaint}; {click.requests}")
            raise Unanswered(complaint) from None
        if click.bot_died:
            raise Unanswered("the bot was killed")

    async def rest(self) -> None:
        """Returns when nobody waits for an answer any more."""
        while self._open:  # noqa: ASYNC110  - each of them ends by itself
            await asyncio.sleep(0.02)

    def hear(self, token: str, request: str) -> None:
        """A request with this interaction's token was carried out."""
        click = self._open.get(token)
        if click is None:
            return
        click.requests.append(request)
        if click.heard.is_set() or click.record.response_kind not in DEFERRED:
            click.answered.set()
        click.heard.set()

    def excuse(self) -> None:
        """The connection broke: what was not heard yet may never arrive."""
        for click in self._open.values():
            if not click.heard.is_set():
                self._give_up(click)

    def bot_died(self) -> None:
        """Whoever waits is told that nothing will come."""
        for click in self._open.values():
            self._give_up(click)

    def _give_up(self, click: Click) -> None:
        click.bot_died = True
        click.heard.set()
        click.answered.set()
