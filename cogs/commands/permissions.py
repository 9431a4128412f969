"""What the bot must be allowed in a channel before a match is opened there."""

import discord

from bot.engine.words import Words
from cogs.panels.caller import Caller
from cogs.panels.refusals import Sorry

__all__ = ["NEEDED", "check_place", "missing_permissions"]

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""To write panels with pictures there, and to find them again after a restart."""
WISHED = ("create_public_threads", "send_messages_in_threads")
"""To give each match its thread; without them it stays in the channel."""


def check_place(caller: Caller) -> None:
    """Raises Sorry, naming what is missing, when the bot could not play where the caller speaks."""
    channel = caller.interaction.channel
    place = caller.place
    missing = missing_permissions(caller.interaction.app_permissions, in_thread=isinstance(channel, discord.Thread))
    if missing:
        names = caller.say.list([f"**{_permission_name(name, caller.say)}**" for name in missing])
        raise Sorry(
            caller.say(
                "I can't play in {channel}: I lack the permission {names}. A moderator can grant it.",
                channel=f"<#{place.channel_id}>",
                names=names,
            )
        )


def missing_permissions(granted: discord.Permissions, *, in_thread: bool) -> list[str]:
    """Which of the permissions a match needs are not granted, by discord.py's names."""
    needed = [name if not (in_thread and name == "send_messages") else "send_messages_in_threads" for name in NEEDED]
    return [name for name in needed if not getattr(granted, name)]


def _permission_name(name: str, say: Words) -> str:
    """The permission as Discord's settings call it."""
    match name:
        case "view_channel":
            return say("View Channel")
        case "send_messages":
            return say("Send Messages")
        case "send_messages_in_threads":
            return say("Send Messages in Threads")
        case "attach_files":
            return say("Attach Files")
        case _:
            return say("Read Message History")
