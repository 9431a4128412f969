"""What people and Discord do to the rooms in which matches are played."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import discord
from simcord.backend import serializers
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from tests.flows.driver import Person, Shown
from tests.flows.world import World

__all__ = [
    "asked",
    "available",
    "close_to_the_bot",
    "first_move",
    "forbidden",
    "open_again",
    "unavailable",
    "with_button",
]


def asked(world: World, people: Sequence[Person]) -> Person:
    """Whom the board asks."""
    board = world.board()
    return next(person for person in people if f"<@{person.id}>" in board.text)


def with_button(world: World, verb: str) -> list[Shown]:
    """The public messages with such a button."""
    return [shown for room in world.rooms() for shown in world.messages(room.id) if shown.button(verb)]


async def first_move(person: Person, panel: Shown) -> None:
    """Clicks the first of everything that is offered."""
    await person.move(panel, lambda _labels: 0)


def close_to_the_bot(world: World, *rooms: int, code: int = 50001) -> None:
    """The bot may no longer read or write there."""
    for room in rooms:
        for method in ("POST", "PATCH", "DELETE"):
            world.env.inject_error(method, f"/channels/{room}/messages*", status=403, code=code, times=None)


def open_again(world: World) -> None:
    """Whatever was made to fail works again."""
    world.env.backend.faults.clear()


@contextmanager
def forbidden(world: World, room: int, **permissions: bool) -> Iterator[None]:
    """A moderator takes these permissions from the bot in a room, and gives them back at the end."""
    backend = world.env.backend
    denied = discord.Permissions(**permissions).value
    backend.set_overwrite(room, Overwrite(backend.bot_user.id, OverwriteType.MEMBER, deny=denied))
    yield
    backend.delete_overwrite(room, backend.bot_user.id)


def unavailable(world: World, *, removed: bool = False) -> None:
    """The server goes out of order; or the bot is removed from it."""
    gone = {"id": str(world.guild.id)} | ({} if removed else {"unavailable": True})
    world.env.backend.emit("GUILD_DELETE", gone)


def available(world: World, *, removed: bool = False) -> None:
    """The server is there again; or the bot is invited anew."""
    backend = world.env.backend
    there = dict(serializers.guild_create_payload(backend, backend.get_guild(world.guild.id)))
    if removed:
        there.pop("unavailable", None)
    backend.emit("GUILD_CREATE", there)
