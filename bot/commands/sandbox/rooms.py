"""The rooms of the sandbox: what can be looked at, and through whose eyes."""

from collections.abc import Iterator

import msgspec
from simcord import ChannelHandle, MemberActor, UserHandle

from bot.commands.sandbox.world import World

__all__ = ["Eyes", "Room", "rooms"]


class Eyes(msgspec.Struct, frozen=True):
    """Somebody who may look into a room, as simcord knows him there."""

    name: str
    handle: MemberActor | UserHandle


class Room(msgspec.Struct, frozen=True):
    """A channel, a thread, or a player's private messages."""

    id: str
    name: str
    channel: ChannelHandle
    viewers: tuple[Eyes, ...]
    playable: bool
    """Whether a match can be played here: whoever is to move is told so at its link."""

    @property
    def private(self) -> bool:
        return self.channel.guild is None

    def seen_by(self, number: int) -> tuple[MemberActor | UserHandle, ...]:
        """All who may look in, the one of this number first. Raises IndexError."""
        first = self.viewers[number].handle
        return (first, *(eyes.handle for eyes in self.viewers if eyes.handle is not first))


def rooms(world: World) -> dict[str, Room]:
    """All rooms there are now, by id: threads first, where matches are played, the newest on top."""
    return {room.id: room for room in (*_threads(world), _channel(world), *_private(world))}


def _threads(world: World) -> Iterator[Room]:
    for thread in reversed(world.channel.threads):
        yield Room(f"thread-{thread.id}", thread.name or "Thread", thread, _everybody(world), playable=True)


def _channel(world: World) -> Room:
    """The channel, where matches are played only while they have no threads."""
    threads = bool(world.channel.threads)
    return Room("channel", f"#{world.channel.name}", world.channel, _everybody(world), playable=not threads)


def _private(world: World) -> Iterator[Room]:
    for number, guest in enumerate(world.guests):
        user = guest.member.user
        name, channel = f"{guest.name}'s direct messages", user.dm_channel
        written = channel.last_message is not None
        yield Room(f"direct-{number}", name, channel, (Eyes(guest.name, user),), playable=written)


def _everybody(world: World) -> tuple[Eyes, ...]:
    return tuple(Eyes(guest.name, guest.member) for guest in world.guests)
