"""A small server on the offline Discord, with friends in it."""

from collections.abc import Mapping
from typing import Any

import msgspec
from simcord import ChannelHandle, Env, MemberActor

from bot.commands.guests import GUESTS

__all__ = ["Guest", "World", "furnish"]


class Guest(msgspec.Struct, frozen=True):
    """A member of the server."""

    name: str
    member: MemberActor


class World(msgspec.Struct, frozen=True):
    """One channel, and those who play in it; the first of them opens the match."""

    channel: ChannelHandle
    guests: tuple[Guest, ...]


def furnish(env: Env, players: int, locale: str = "en-US") -> World:
    """A server with so many members, all of whom speak this language of Discord's."""
    _speak(env, locale)
    env.backend.edit_bot_profile("Picnic")
    guild = env.create_guild(name="Picnic", preferred_locale=locale)
    channel = guild.create_text_channel("games")
    names = GUESTS[:players]
    members = (guild.add_member(env.create_user(name.lower(), global_name=name)) for name in names)
    return World(channel, tuple(map(Guest, names, members)))


def _speak(env: Env, locale: str) -> None:
    """Puts the language into every interaction; simcord knows American English only."""

    def translate(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE" and isinstance(payload, dict):
            payload["locale"] = locale
            if "guild_locale" in payload:
                payload["guild_locale"] = locale

    env.backend.subscribers.insert(0, translate)
