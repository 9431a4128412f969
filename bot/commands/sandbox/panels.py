"""Pressing the buttons of a panel, as a person does who looks for one."""

from collections.abc import Iterator
from typing import Any

import discord
from simcord import InteractionResult, MemberActor

__all__ = ["NoSuchButton", "press"]


class NoSuchButton(LookupError):
    """There is no message, or no button on it that does this."""


async def press(member: MemberActor, message: discord.Message | None, verb: str) -> InteractionResult:
    """Clicks the button with this verb. Raises NoSuchButton."""
    if message is None:
        raise NoSuchButton(verb)
    for custom_id in _custom_ids(message.components):
        if custom_id.split(":")[1:2] == [verb]:
            return await member.click(message, custom_id=custom_id)
    raise NoSuchButton(verb)


def _custom_ids(components: Any) -> Iterator[str]:
    """The custom ids of all components, however deep they lie."""
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if custom_id is not None:
            yield custom_id
        yield from _custom_ids(getattr(component, "children", ()))
