"""People at one table who play on as long as they are let, whatever becomes of the bot meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from random import Random
from typing import Any

import simcord
from simcord.backend.errors import BackendError, SetupError

from bot.engine.words import words
from tests.flows.driver import NotAsked, Person, Shown, is_question
from tests.flows.world import World
from tests.wire.clicks import Unanswered
from tests.wire.env import WireEnv
from tests.wire.whims import Whims

__all__ = ["Group", "Patient"]

GLANCE = 0.05
"""Seconds between two looks at a board that asks nobody."""
LOOKS = 100
"""How often a host looks whether his lobby is there, before he opens another."""

DONE = words("en")("Done: {action}", action="")


class Patient(Person):
    """Somebody who does nothing while the bot is not there, or while the tests look at how things stand."""

    def __init__(self, world: World, actor: simcord.MemberActor, ready: Callable[[], Awaitable[None]]) -> None:
        super().__init__(world, actor)
        self._ready = ready

    async def slash(self, command: str, channel: simcord.ChannelHandle | None = None, /, **options: Any) -> Shown:
        await self._ready()
        return await super().slash(command, channel, **options)

    async def click(self, shown: Shown, custom_id: str) -> Shown:
        await self._ready()
        return await super().click(shown, custom_id)

    async def pick(self, shown: Shown, custom_id: str, values: Sequence[str]) -> Shown:
        await self._ready()
        return await super().pick(shown, custom_id, values)


class Group:
    """A table's people, who act one after the other: open a table, join, start, and answer whatever is asked."""

    def __init__(
        self,
        world: World,
        people: Sequence[Person],
        command: str,
        luck: Random,
        whims: Whims | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.world = world
        self.people = people
        self.command = command
        self.luck = luck
        self.whims = whims
        self.options = options or {}
        self.acknowledged: list[int] = []
        """The interactions that were answered with: done."""

    @property
    def env(self) -> WireEnv:
        assert isinstance(self.world.env, WireEnv)
        return self.world.env

    @property
    def over(self) -> bool:
        return self.world.find("rematch") is not None

    async def play(self) -> None:
        """Plays to the end."""
        while not self.over:
            try:
                await self.step()
            except (Unanswered, SetupError, BackendError):
                await asyncio.sleep(GLANCE)  # the bot was killed, or the message was replaced under the finger

    async def step(self) -> None:
        """The next thing somebody here would do."""
        lobby, board = self.world.find("selfstart"), self.world.find("words")
        if board is not None:
            await self._play_on(board)
        elif lobby is None:
            await self.people[0].slash(f"{self.command} new", seats=len(self.people), **self.options)
            await self._lobby_posted()
        else:
            await self._fill(lobby)

    async def _lobby_posted(self) -> None:
        for _ in range(LOOKS):
            if self.world.find("selfstart") is not None:
                return
            await asyncio.sleep(GLANCE)

    async def _fill(self, lobby: Shown) -> None:
        """Who has not sat down does; then the host starts."""
        for person in self.people[1:]:
            if f". {person.actor.name}" not in lobby.text:
                await self._press(person, lobby, "join")
                return
        if self.whims is not None:
            await self.whims.choose_time(lobby)
        await self._press(self.people[0], lobby, "start")

    async def _press(self, person: Person, lobby: Shown, verb: str) -> None:
        """Clicks, unless the button is gone meanwhile: what was clicked before a kill may have been done."""
        if lobby.button(verb) is None:
            await asyncio.sleep(GLANCE)
        else:
            await person.press(lobby, verb)

    async def _play_on(self, board: Shown) -> None:
        """Whims first; then turns, unless the match is paused."""
        if self.whims is not None:
            await self.whims.follow(board)
            if board.button("play") is None:
                await self.whims.go_on()
        await self._take_turns(board)

    async def _take_turns(self, board: Shown) -> None:
        """Whoever the board asks makes one move."""
        asked = [person for person in self.people if f"<@{person.id}>" in board.text]
        for person in asked:
            if (play := self.world.find("play")) is not None:
                panel = await person.open_turn(play)
                if is_question(panel):
                    await self.move(person, panel)
        await asyncio.sleep(GLANCE)

    async def move(self, person: Person, panel: Shown) -> None:
        """Chooses at random up to an action, unless the panel is outdated meanwhile."""
        try:
            shown = await person.move(panel, lambda labels: self.luck.randrange(len(labels)))
        except NotAsked:
            return
        if DONE in shown.text:
            self.acknowledged.append(self.env.latest(person.id))
