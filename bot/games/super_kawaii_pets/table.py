"""The table while an action is carried out: the state as it changes, and what is told of it."""

from typing import Any

from msgspec.structs import replace

from bot.engine.game import Step
from bot.engine.luck import Luck
from bot.games.super_kawaii_pets.events import KawaiiEvent
from bot.games.super_kawaii_pets.state import Player, State

__all__ = ["Table"]


class Table:
    """Collects what one action changes; lives no longer than that action."""

    def __init__(self, state: State, luck: Luck) -> None:
        self.state = state
        self.luck = luck
        self.reveals = False
        self._events: list[KawaiiEvent] = []

    @property
    def player(self) -> Player:
        """Whose turn it is."""
        return self.state.players[self.state.seat]

    def change(self, **fields: Any) -> None:
        """Sets fields of the state."""
        self.state = replace(self.state, **fields)

    def change_player(self, **fields: Any) -> None:
        """Sets fields of the player whose turn it is."""
        players = list(self.state.players)
        players[self.state.seat] = replace(self.player, **fields)
        self.change(players=tuple(players))

    def tell(self, event: KawaiiEvent) -> None:
        self._events.append(event)

    def step(self) -> Step[State, KawaiiEvent]:
        """All that the action has led to."""
        return Step(self.state, tuple(self._events), self.reveals)
