"""Clicks that all arrive before the bot has answered any of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from simcord.components import walk_components

from tests.flows.driver import TEXT, Person, Shown, forge
from tests.flows.world import World

__all__ = ["Click", "Met", "storm"]

PATIENCE = 60.0
"""Seconds of real time for all the answers."""


@dataclass(frozen=True)
class Click:
    """Somebody's finger on a button; where it is not on the message at all, the click is forged."""

    person: Person
    shown: Shown
    custom_id: str


@dataclass(frozen=True)
class Met:
    """What became of a click."""

    click: Click
    acknowledged: int
    """How often Discord was told that the click has arrived."""
    answers: tuple[str, ...]
    """The texts that were shown in answer to it, each once: what a vanished panel does not take is shown beside."""

    @property
    def answer(self) -> str:
        return "\n".join(self.answers)


async def storm(world: World, clicks: Sequence[Click]) -> list[Met]:
    """Makes all clicks at one moment; answers what became of each once the bot has come to rest."""
    arrived: list[tuple[str, str]] = []

    def hear(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            arrived.append((str(payload["id"]), str(payload["token"])))

    async def hurry(*_args: Any, **_more: Any) -> None:
        """The next finger does not wait for the answer to the one before."""

    since = len(world.env.http_requests)
    world.env.backend.subscribers.insert(0, hear)
    try:
        with patch.object(world.env, "_settle_internal", hurry), patch("tests.flows.driver._reply", Shown):
            for click in clicks:
                await _click(click)
        await world.env.settle(timeout=PATIENCE)
    finally:
        world.env.backend.subscribers.remove(hear)
    return [_met(world, since, click, *names) for click, names in zip(clicks, arrived, strict=True)]


async def _click(click: Click) -> None:
    honest = any(part["custom_id"] == click.custom_id for part in click.shown.buttons)
    if honest:
        await click.person.click(click.shown, click.custom_id)
    else:
        await forge(click.person, click.custom_id)


def _met(world: World, since: int, click: Click, number: str, token: str) -> Met:
    """An earlier panel of the same person's may be taken away; everything else that is sent is an answer."""
    sent = [request for request in world.env.http_requests[since:] if request.method != "DELETE"]
    acknowledged = sum(request.path.startswith(f"/interactions/{number}/") for request in sent)
    answers = [request.json for request in sent if request.path.startswith("/webhooks/") and token in request.path]
    return Met(click, acknowledged, tuple(dict.fromkeys(map(_text, answers))))


def _text(message: Any) -> str:
    return "\n".join(part["content"] for part in walk_components(message["components"]) if part["type"] == TEXT)
