"""Where a server lets tables be opened, and by whom."""

from typing import Literal

import discord
import msgspec

from bot.engine.words import Words
from bot.matches.models import Openings
from cogs.panels.caller import Caller, is_moderator
from cogs.panels.refusals import Sorry

__all__ = ["Where", "check_channel", "check_opening", "chosen", "openings_lines"]

MOST_TABLES = 50
"""At how many open tables somebody may sit and open one more: beyond what friends play, and no burden to the host."""

Where = Literal["everywhere", "here", "not_here"]
"""What a moderator chooses about the channel he is in."""


async def check_opening(caller: Caller, channel_id: int) -> None:
    """Raises Sorry where the server wants no table in this channel, or none of the caller, or he sits at too many.

    Moderators may open tables, but in the same channels as everybody.
    """
    openings = await check_channel(caller, channel_id)
    say = caller.say
    if openings.role is not None and not is_moderator(caller.interaction) and openings.role not in _roles(caller):
        raise Sorry(say("On this server {role} opens tables. Join one of theirs!", role=f"<@&{openings.role}>"))
    if len(await caller.matches.of_player(caller.user_id)) >= MOST_TABLES:
        raise Sorry(say("You sit at {n} tables. Please finish or leave one before you open another.", n=MOST_TABLES))


async def check_channel(caller: Caller, channel_id: int) -> Openings:
    """What the server chose. Raises Sorry where it wants no table in this channel."""
    openings = await caller.matches.openings(caller.place.guild_id)
    say = caller.say
    if openings.channels and not _channels(caller, channel_id) & set(openings.channels):
        raise Sorry(say("On this server tables are opened in {channels}.", channels=_listed(openings.channels, say)))
    return openings


def chosen(openings: Openings, channel_id: int, where: Where | None, role: discord.Role | None) -> Openings:
    """The server's choice with what was chosen now. The role of everybody stands for no role."""
    channels = {
        None: openings.channels,
        "everywhere": (),
        "here": (*(each for each in openings.channels if each != channel_id), channel_id),
        "not_here": tuple(each for each in openings.channels if each != channel_id),
    }[where]
    openings = msgspec.structs.replace(openings, channels=channels)
    if role is None:
        return openings
    return msgspec.structs.replace(openings, role=None if role.is_default() else role.id)


def openings_lines(openings: Openings, say: Words) -> list[str]:
    """The server's choice in words."""
    where = _listed(openings.channels, say) if openings.channels else say("everywhere")
    who = f"<@&{openings.role}>" if openings.role is not None else say("everybody")
    return [
        say("**Tables are opened in:** {channels}", channels=where),
        say("**Tables are opened by:** {people}", people=who),
    ]


def _listed(channels: tuple[int, ...], say: Words) -> str:
    return say.list([f"<#{channel}>" for channel in channels])


def _channels(caller: Caller, channel_id: int) -> set[int]:
    """The channel, and for a thread the channel it hangs on."""
    here, guild = caller.interaction.channel, caller.interaction.guild
    known = guild.get_thread(channel_id) if guild is not None else None
    thread = here if here is not None and here.id == channel_id else known
    return {channel_id, thread.parent_id} if isinstance(thread, discord.Thread) else {channel_id}


def _roles(caller: Caller) -> set[int]:
    user = caller.interaction.user
    return {role.id for role in user.roles} if isinstance(user, discord.Member) else set()
