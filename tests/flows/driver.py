"""Drives the bot on an offline Discord as people do: they see messages, and click what they see.

Nothing here knows a game: `Person.move` reads the components of a private panel and clicks its way to a confirmed
action, and `play_to_the_end` lets all people at a table do so until the result panel stands there.
"""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import simcord
from simcord.components import walk_components
from simcord.results import InteractionResult, ResponseMessage

from tests.flows.world import World

__all__ = ["Chooser", "NotAsked", "Person", "Shown", "forge", "is_question", "play_to_the_end", "verb_of"]

BUTTON, MENU, TEXT, GALLERY = 2, 3, 10, 12
TRIES = 200

Chooser = Callable[[Sequence[str]], int]
"""Which of these labels to click."""


class NotAsked(AssertionError):
    """The panel with this text offers nothing to choose."""


@dataclass(frozen=True)
class Shown:
    """A message as it stands in front of somebody."""

    message: ResponseMessage

    def _parts(self, kind: int) -> Iterator[dict[str, Any]]:
        return (part for part in walk_components(self.message.components) if part["type"] == kind)

    @property
    def text(self) -> str:
        """All texts of the message."""
        return "\n".join(part["content"] for part in self._parts(TEXT))

    @property
    def alt(self) -> str:
        """The alt texts of its pictures."""
        return "\n".join(item.get("description") or "" for part in self._parts(GALLERY) for item in part["items"])

    @property
    def buttons(self) -> list[dict[str, Any]]:
        """The buttons that can be clicked."""
        return [part for part in self._parts(BUTTON) if not part.get("disabled")]

    @property
    def menus(self) -> list[dict[str, Any]]:
        return [part for part in self._parts(MENU) if not part.get("disabled")]

    def button(self, verb: str) -> str | None:
        """The custom id of its first button with this verb."""
        return next((part["custom_id"] for part in self.buttons if verb_of(part["custom_id"]) == verb), None)

    def choice(self, choose: Chooser) -> str:
        """The custom id of the button chosen among those that choose something or do it."""
        choices = [part for part in self.buttons if verb_of(part["custom_id"]) in ("pick", "do")]
        if not choices:
            raise NotAsked(self.text)
        chosen: str = choices[choose([part["label"] for part in choices])]["custom_id"]
        return chosen

    def menu(self, verb: str) -> dict[str, Any] | None:
        return next((part for part in self.menus if verb_of(part["custom_id"]) == verb), None)

    def labels(self) -> list[str]:
        return [part["label"] for part in self.buttons]


def verb_of(custom_id: str) -> str:
    """What a custom id of ours asks for: "play" of "p:play:1:7-3"."""
    return custom_id.split(":")[1]


class Person:
    """Somebody who sees and clicks."""

    def __init__(self, world: World, actor: simcord.MemberActor) -> None:
        self.world = world
        self.actor = actor

    @property
    def id(self) -> int:
        return self.actor.id

    async def slash(self, command: str, channel: simcord.ChannelHandle | None = None, /, **options: Any) -> Shown:
        """Uses a command in the games' channel (or another) and sees the private reply."""
        result = await self.actor.slash(channel or self.world.channel, command, **options)
        return _reply(result)

    async def press(self, shown: Shown, verb: str) -> Shown:
        """Clicks the button with this verb, and sees what comes of it."""
        custom_id = shown.button(verb)
        assert custom_id is not None, f"no {verb} among {shown.labels()}"
        return await self.click(shown, custom_id)

    async def click(self, shown: Shown, custom_id: str) -> Shown:
        return _reply(await self._hand(shown).click(shown.message, custom_id=custom_id))

    async def pick(self, shown: Shown, custom_id: str, values: Sequence[str]) -> Shown:
        """Chooses in a menu, and sees what comes of it."""
        return _reply(await self._hand(shown).select(shown.message, values, custom_id=custom_id))

    def _hand(self, shown: Shown) -> Any:
        """Who acts: the member on the server, the user in his direct messages."""
        private = shown.message.channel_id in self.world.env.backend.dm_channels.values()
        return self.actor.user if private else self.actor

    def direct_messages(self) -> list[Shown]:
        """What the bot has sent him, oldest first."""
        channel = self.world.env.backend.dm_channels.get(self.id)
        return self.world.messages(channel) if channel is not None else []

    async def open_turn(self, board: Shown) -> Shown:
        """Clicks Play on the board."""
        return await self.press(board, "play")

    async def move(self, panel: Shown, choose: Chooser) -> Shown:
        """Clicks from a turn panel to one action; answers what stands there afterwards."""
        return await self.click(*await self.decide(panel, choose))

    async def decide(self, panel: Shown, choose: Chooser) -> tuple[Shown, str]:
        """Clicks up to a button that does something; answers the panel it is in and its custom id.

        Raises NotAsked when nothing is asked any more.
        """
        while panel.menu("choice") is not None:
            panel = await self._choose_in_menu(panel, choose)
        choice = panel.choice(choose)
        if verb_of(choice) == "do":
            return panel, choice
        return await self.decide(await self.click(panel, choice), choose)

    async def moves(self, panel: Shown, choose: Chooser, most: int = 100) -> int:
        """Acts as long as something is asked of him; answers how many actions that were."""
        count = 0
        while is_question(panel) and count < most:
            panel = await self.move(panel, choose)
            count += 1
        return count

    async def choose(self, panel: Shown, choose: Chooser) -> Shown:
        """Makes one choice of the picker."""
        if panel.menu("choice") is not None:
            return await self._choose_in_menu(panel, choose)
        return await self.click(panel, panel.choice(choose))

    async def _choose_in_menu(self, panel: Shown, choose: Chooser) -> Shown:
        """Picks one or several in a row, and others when he is told that those can't be had together."""
        menu = panel.menu("choice")
        assert menu is not None
        options, least = menu["options"], max(menu["min_values"], 1)
        for _ in range(TRIES):
            first = choose([option["label"] for option in options])
            count = least + choose([str(number) for number in range(least, menu["max_values"] + 1)])
            picked = [options[(first + step) % len(options)]["value"] for step in range(count)]
            answer = await self.pick(panel, menu["custom_id"], picked)
            if answer.message.id == panel.message.id:
                return answer
        raise AssertionError(f"nothing can be chosen together: {panel.text}")


def is_question(panel: Shown) -> bool:
    """Whether a private panel asks for something."""
    return any((panel.menu("choice"), panel.button("pick"), panel.button("do")))


async def forge(person: Person, custom_id: str) -> Shown:
    """Sends a click as a modified program could: with any custom id, on the newest public message."""
    world = person.world
    newest = max((shown for room in world.rooms() for shown in world.messages(room.id)), key=lambda s: s.message.id)
    stored = world.env.backend.get_message(newest.message.channel_id, newest.message.id)
    part = next(part for part in walk_components(stored.components) if part["type"] == BUTTON)
    honest = part["custom_id"]
    part["custom_id"] = custom_id
    try:
        return await person.click(newest, custom_id)
    finally:
        part["custom_id"] = honest


def _reply(result: InteractionResult) -> Shown:
    assert result.acknowledged, "the interaction was not answered"
    shown = result.followups[-1] if result.followups else result.response
    assert shown is not None, "the answer shows nothing"
    return Shown(shown)


Watcher = Callable[[Sequence[Person], int], Awaitable[bool | None]]
"""Is told, before each person moves, who is asked this time, and how many of them have answered; True stops there."""


async def play_to_the_end(
    world: World,
    people: Sequence[Person],
    luck: Random,
    *,
    watch: Watcher | None = None,
    most: int = 100,
    limit: int = 3000,
) -> Shown:
    """Has everybody who is asked click at random until the result stands in the room; answers the result panel.

    Whom the board mentions is asked, and acts as long as his own panel asks on, or `most` times. When `watch` stops
    the match before, the board is answered instead. Raises AssertionError when nobody is asked, or nothing ends.
    """

    def choose(labels: Sequence[str]) -> int:
        return luck.randrange(len(labels))

    moves = 0
    while (result := world.find("rematch")) is None:
        assert moves < limit, f"no end after {moves} moves"
        board = world.board()
        asked = [person for person in people if f"<@{person.id}>" in board.text]
        assert asked, f"the board asks nobody:\n{board.text}"
        for answered, person in enumerate(asked):
            if watch is not None and await watch(asked, answered):
                return world.board()
            if (play := world.find("play")) is not None:
                moves += await person.moves(await person.open_turn(play), choose, most)
        await world.let_pass(11)
    return result
