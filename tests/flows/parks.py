"""What the flows of PARKS Memories share: laid out tables, a twin without faces, and what names a park."""

from collections.abc import Sequence
from typing import Any

import msgspec
from simcord.results import ResponseMessage

from bot.engine.luck import Luck
from bot.engine.registry import Registry
from bot.engine.seats import Viewer
from bot.engine.words import words
from bot.games.parks_memories import entry
from bot.games.parks_memories.components import TILES
from bot.games.parks_memories.events import Drawn, Flipped, ParksEvent, Peeked, Returned, TilesMatched
from bot.games.parks_memories.notation import parse
from bot.games.parks_memories.options import ParksOptions
from bot.games.parks_memories.state import ParksState
from bot.games.parks_memories.view import ParksView
from tests.flows.driver import Person, Shown
from tests.flows.twins import registry_with
from tests.flows.world import World

__all__ = ["FIELD", "PARKS", "AllCovered", "Laid", "choose", "everything", "laid", "parks_in", "to_move"]

PARKS = "parks-memories"
FIELD = """
    | (acadia1)    (biscayne1) (katmai1)   |
    | (haleakala1) (acadia2)   (biscayne2) |
    | (olympic1)   (wild1)     (wild2)     |
"""
"""forest, water, mountain / sun, forest, water / forest, wild, wild: all face down."""


class _Changed:
    """The game, but for what a subclass does otherwise."""

    def __init__(self, game: Any = entry.game) -> None:
        self._game = game
        self.info = game.info

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


class Laid(_Changed):
    """The game, always begun from one position."""

    def __init__(self, position: str, game: Any = entry.game) -> None:
        super().__init__(game)
        self._position = position

    def setup(self, seats: int, _options: ParksOptions, _luck: Luck) -> ParksState:
        return parse(f"{self._position}\ntable seats={seats}")


class AllCovered(_Changed):
    """The game as those would play it who never see a face before it is taken: everything else is the same."""

    def view(self, state: ParksState, viewer: Viewer) -> ParksView:
        seen: ParksView = self._game.view(state, viewer)
        spaces = tuple(msgspec.structs.replace(space, tile=None, spent=False) for space in seen.spaces)
        return msgspec.structs.replace(seen, spaces=spaces, looked=None)

    def seen(self, event: ParksEvent, _viewer: Viewer) -> ParksEvent | None:
        match event:
            case Flipped():
                return msgspec.structs.replace(event, tiles=())
            case Drawn() | Returned() | Peeked():
                return msgspec.structs.replace(event, tile=None)
            case TilesMatched():
                return msgspec.structs.replace(event, cells=()) if event.recharged else None
        return event


def laid(*lines: str, covered: bool = False) -> Registry:
    """A shelf with the game begun from FIELD and these further lines, for two to four."""
    position = "\n".join((FIELD, *lines))
    return registry_with(entry, Laid(position, AllCovered() if covered else entry.game))


def everything(world: World) -> list[Shown]:
    """All messages that stand anywhere, private replies and direct messages included."""
    stored = [message for channel in world.env.backend.messages.values() for message in channel.values()]
    return [Shown(ResponseMessage(world.env, message)) for message in stored]


def parks_in(text: str) -> set[str]:
    """The parks that a text in English names, by their art."""
    say = words("en", entry.texts.package)
    return {tile.art for tile in TILES if tile.type != "wild" and say(f"park.{tile.art}") in text}


def to_move(world: World, people: list[Person]) -> Person:
    return next(person for person in people if f"<@{person.id}>" in world.board().text)


async def choose(person: Person, panel: Shown, *labels: str) -> Shown:
    """Chooses what bears these labels: a button, or lines of the menu."""
    menu = panel.menu("choice")
    if menu is not None:
        values = [option["value"] for option in menu["options"] if _bears(option["label"], labels)]
        return await person.pick(panel, menu["custom_id"], values)
    (button,) = [part for part in panel.buttons if _bears(part["label"], labels)]
    return await person.click(panel, button["custom_id"])


def _bears(label: str, wanted: Sequence[str]) -> bool:
    """Whether the label, its mark, what stands behind that, or its last word is among those wanted."""
    return any(part in wanted for part in (*label.split(" · "), label.split()[-1]))
