"""Twin matches: alike but for what the public can't see, so it must be told and shown the same of both."""

import re
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from bot.engine.luck import Luck
from bot.engine.registry import Entry, Registry
from tests.flows.driver import Person
from tests.flows.world import World

__all__ = [
    "Onlooker",
    "Prepared",
    "fresh",
    "public_pictures",
    "public_requests",
    "redealt",
    "registry_with",
    "without_numbers",
]

PUBLIC = re.compile(r"/channels/(\d+)/messages")


class Prepared:
    """A game that begins as `begin` makes of its setup."""

    def __init__(self, game: Any, begin: Callable[[Any], Any]) -> None:
        self._game = game
        self._begin = begin
        self.info = game.info

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def setup(self, seats: int, options: Any, luck: Luck) -> Any:
        return self._begin(self._game.setup(seats, options, luck))


def redealt(game: Any) -> Prepared:
    """The game, with what the public can't see dealt anew after the setup."""
    return Prepared(game, lambda state: game.imagine(state, None, Luck("other cards", 0)))


def registry_with(entry: Entry, game: Any) -> Registry:
    """A registry with nothing but this game in place of the entry's own."""
    registry = Registry()
    registry.add(Entry(game=game, texts=entry.texts, bot=entry.bot))
    return registry


def fresh(parent: Path, name: str) -> Path:
    """A folder for one of the twins."""
    folder = parent / name
    folder.mkdir()
    return folder


def without_numbers(text: str) -> str:
    """The text with Discord's own numbers left out."""
    return re.sub(r"\d{15,}", "#", text)


def public_requests(world: World, since: int = 0) -> list[str]:
    """What was sent to the channel and the thread from this request on, Discord's own numbers left out."""
    rooms = {str(room.id) for room in world.rooms()}
    told = []
    for request in world.env.http_requests[since:]:
        path = PUBLIC.match(request.path)
        if path and path[1] in rooms and request.json is not None:
            told.append(without_numbers(msgspec.json.encode(request.json).decode()))
    return sorted(told)


def public_pictures(world: World) -> set[str]:
    """Fingerprints of the pictures that stand in the channel and the thread."""
    shown = [shown for room in world.rooms() for shown in world.messages(room.id)]
    urls = [file.url for each in shown for file in each.message.attachments]
    pictures = [world.env.backend.cdn.get(url) for url in urls]
    return {sha256(picture).hexdigest() for picture in pictures if picture is not None}


class Onlooker:
    """Keeps what the public was told and shown before the last move."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.told: list[str] = []
        self.pictures: set[str] = set()
        self._read = 0

    async def __call__(self, _asked: Sequence[Person], _answered: int) -> None:
        self.look()

    def look(self) -> None:
        """Takes in what is new."""
        self.told = sorted(self.told + public_requests(self.world, self._read))
        self._read = len(self.world.env.http_requests)
        self.pictures |= public_pictures(self.world)
