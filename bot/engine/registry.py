"""The games there are: filled by `bot.games`, passed in at start."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

import msgspec

from bot.engine.game import Game, GameId
from bot.engine.luck import Luck
from bot.engine.words import Texts

__all__ = ["Bot", "Entry", "Registry", "UnknownGame"]


class Bot(Protocol):
    """A player made of rules of thumb: pure, and as ignorant as the seat it holds."""

    def __call__(
        self, history: Sequence[Any], view: Any, actions: Sequence[Any], luck: Luck, strength: str = "average"
    ) -> Any:
        """One of the actions. `history` holds the events this seat has seen, oldest first."""
        ...


class UnknownGame(KeyError):
    """No game has this id."""


class Entry(msgspec.Struct, frozen=True):
    """A game with its words and its bot."""

    game: Game[Any, Any, Any, Any]
    texts: Texts
    bot: Bot


class Registry:
    """Games by id, in the order they were added."""

    def __init__(self) -> None:
        self._entries: dict[GameId, Entry] = {}

    def add(self, entry: Entry) -> None:
        game_id = entry.game.info.id
        if game_id in self._entries:
            raise ValueError(f"two games are called {game_id}")
        self._entries[game_id] = entry

    def __getitem__(self, game_id: GameId) -> Entry:
        try:
            return self._entries[game_id]
        except KeyError:
            raise UnknownGame(game_id) from None

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries.values())

    def __contains__(self, game_id: object) -> bool:
        return game_id in self._entries

    def ids(self) -> tuple[GameId, ...]:
        return tuple(self._entries)
