"""Every click on a panel: two dynamic items take it, and hand it to the function that is registered for its verb."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Self

from discord import ui

from cogs.panels.caller import Caller, Interaction
from cogs.panels.ids import BUTTON, MENU, Outdated, Parts, read_number

__all__ = ["ITEMS", "Click", "PanelButton", "PanelMenu", "clicked"]


class Click:
    """A click, as handlers see it: who, what the custom id says, and what was picked in a menu."""

    def __init__(self, caller: Caller, parts: Parts, values: tuple[str, ...]) -> None:
        self.caller = caller
        self.parts = parts
        self.values = values

    @property
    def value(self) -> str:
        """What was picked in a menu that takes one. Raises Outdated."""
        if len(self.values) != 1:
            raise Outdated(self.parts.verb)
        return self.values[0]

    @property
    def number(self) -> int:
        """What was picked, as a number. Raises Outdated."""
        return read_number(self.value)

    @property
    def numbers(self) -> tuple[int, ...]:
        """All that was picked, as numbers. Raises Outdated."""
        return tuple(map(read_number, self.values))


Handler = Callable[[Click], Awaitable[None]]
_handlers: dict[str, tuple[Handler, bool, bool]] = {}


def clicked(verb: str, *, redraws: bool = False, public: bool = False) -> Callable[[Handler], Handler]:
    """Registers the function that answers this verb.

    `redraws` if it changes the message clicked on: only a private one, unless it is `public`, whatever is forged.
    """

    def register(handler: Handler) -> Handler:
        if verb in _handlers:
            raise ValueError(f"two handlers for {verb}")
        _handlers[verb] = (handler, redraws, public)
        return handler

    return register


async def _answer(interaction: Interaction, parts: Parts, values: tuple[str, ...] = ()) -> None:
    handler, redraws, public = _handlers.get(parts.verb, (_outdated, False, False))
    async with Caller(interaction, redraws=redraws and (public or _is_private(interaction))) as caller:
        await handler(Click(caller, parts, values))


def _is_private(interaction: Interaction) -> bool:
    """Whether nobody but the caller sees the message clicked on."""
    message = interaction.message
    return interaction.guild_id is None or (message is not None and message.flags.ephemeral)


async def _outdated(click: Click) -> None:
    raise Outdated(click.parts.verb)


class PanelButton(ui.DynamicItem[ui.Button[Any]], template=BUTTON):
    """Any button of ours, on whatever message and from before whatever restart."""

    def __init__(self, item: ui.Button[Any], parts: Parts) -> None:
        super().__init__(item)
        self._parts = parts

    @classmethod
    async def from_custom_id(cls, _interaction: Any, item: Any, match: re.Match[str], /) -> Self:
        return cls(item, Parts.of(match))

    async def callback(self, interaction: Any) -> None:
        await _answer(interaction, self._parts)


class PanelMenu(ui.DynamicItem[ui.Select[Any]], template=MENU):
    """Any menu of ours."""

    def __init__(self, item: ui.Select[Any], parts: Parts) -> None:
        super().__init__(item)
        self._parts = parts

    @classmethod
    async def from_custom_id(cls, _interaction: Any, item: Any, match: re.Match[str], /) -> Self:
        return cls(item, Parts.of(match))

    async def callback(self, interaction: Any) -> None:
        await _answer(interaction, self._parts, tuple(getattr(self.item, "values", ())))


ITEMS = (PanelButton, PanelMenu)
