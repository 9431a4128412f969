"""Drawing for panels: off the event loop, and never a reason for a panel to fail."""

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any

import structlog

from bot.engine.game import GameId
from bot.engine.pictures import Artist, Mark, Place, Snapshot
from cogs.panels.scene import Scene
from cogs.panels.service import Service
from renderers import artist
from renderers.studio import Studio

__all__ = ["Pictures"]

log = structlog.get_logger()


class Pictures(Service):
    """The studio, and the artists of all games. A game nobody draws is played in words."""

    def __init__(self, games: Iterable[GameId]) -> None:
        self._studio = Studio()
        self._artists: dict[GameId, Artist] = {}
        for game in games:
            with suppress(LookupError):
                self._artists[game] = artist(game)

    async def cog_unload(self) -> None:
        self._studio.close()

    async def board(self, scene: Scene, marks: tuple[Mark, ...] = ()) -> Snapshot | None:
        """The board as the table's viewer may see it."""
        painter = self._artists.get(scene.table.game)
        return await self._draw(scene, painter.board, marks) if painter is not None else None

    async def hand(self, scene: Scene, marks: tuple[Mark, ...] = ()) -> Snapshot | None:
        """The viewer's secrets, where the game has any."""
        painter = self._artists.get(scene.table.game)
        return await self._draw(scene, painter.hand, marks) if painter is not None else None

    async def result(self, scene: Scene) -> Snapshot | None:
        """The end of the match."""
        painter = self._artists.get(scene.table.game)
        return await self._draw(scene, painter.result) if painter is not None else None

    def more(self, game: GameId) -> tuple[str, ...]:
        """The further pictures of a game, by their ids."""
        painter = self._artists.get(game)
        return tuple(painter.more) if painter is not None else ()

    async def another(self, scene: Scene, name: str) -> Snapshot | None:
        """One of the further pictures; None when the game has no such picture."""
        painter = self._artists.get(scene.table.game)
        function = painter.more.get(name) if painter is not None else None
        return await self._draw(scene, function, ()) if function is not None else None

    def first_look(self, scene: Scene) -> Place:
        """Where to look while it is asked what kind of thing to do."""
        painter = self._artists.get(scene.table.game)
        return painter.first_look(scene.table.view) if painter is not None else "board"

    def marked(self, game: GameId) -> Mapping[str, Place]:
        """The fields of actions whose values can be marked: field -> "board" or "hand"."""
        painter = self._artists.get(game)
        return painter.marked if painter is not None else {}

    def settled(self, game: GameId) -> frozenset[str]:
        """The fields whose value comes along while a later field is asked."""
        painter = self._artists.get(game)
        return painter.settled if painter is not None else frozenset()

    async def _draw(self, scene: Scene, function: Callable[..., Snapshot | None], *more: Any) -> Snapshot | None:
        table = scene.table
        if table.view is None:
            return None
        try:
            return await self._studio.draw(function, table.view, table.cast, scene.locale, *more)
        except Exception:
            log.exception("picture not drawn", game=table.game, match=table.match, picture=function.__name__)
            return None
