"""What people at a table do beside their turns, now and then: pause, leave, come back, remind, answer ahead, look."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random

from tests.flows.driver import Person, Shown
from tests.flows.world import World

__all__ = ["Whims"]

OFTEN = 0.15
"""How many of the looks at the board lead to a whim."""
FIVE_MINUTES = "1"
"""The second line in the menu of limits."""
PACE = 2.0
"""Seconds that people take to get up and to sit down again: what is being sent to them arrives before."""
READING = ("words", "hand", "logopen", "more", "look")

Whim = Callable[[Person], Awaitable[object]]


class Whims:
    """A table's whims. Whoever has left, or is kept waiting by a pause, sees to it at the next occasion."""

    def __init__(self, world: World, people: Sequence[Person], luck: Random) -> None:
        self.world = world
        self.people = people
        self.luck = luck
        self.gone: Person | None = None
        """Who has given his seat to a bot."""
        self._whims: tuple[Whim, ...] = (self._pause, self._leave, self._nudge, self._answer_ahead, self._read)

    async def choose_time(self, lobby: Shown) -> None:
        """The host lets the time be five minutes a turn, with any consequence."""
        host = self.people[0]
        if lobby.button("time") is None:
            return
        panel = await self._pick(host, await host.press(lobby, "time"), "limit", FIVE_MINUTES)
        lates = panel.menu("late")
        if lates is not None:
            await self._pick(host, panel, "late", self.luck.choice(lates["options"])["value"])

    async def follow(self, board: Shown) -> None:
        """Does what somebody is in the mood for."""
        if self.gone is not None:
            await asyncio.sleep(PACE)
            await self.gone.slash("match retake")
            self.gone = None
        elif self.luck.random() < OFTEN:
            await self.luck.choice(self._whims)(self.luck.choice(self.people))
        elif board.button("standin") is not None:
            await self.luck.choice(self.people).press(board, "standin")

    async def go_on(self) -> None:
        """The host ends a pause."""
        await self.people[0].slash("match resume")

    async def _pause(self, _person: Person) -> None:
        await self.people[0].slash("match pause")

    async def _leave(self, person: Person) -> None:
        """Leaves for a moment; not the host, who would not be it any more when he comes back."""
        if person is self.people[0]:
            return
        asked = await person.slash("match leave")
        if asked.button("leaveyes") is not None:
            self.gone = person
            await asyncio.sleep(PACE)
            await person.press(asked, "leaveyes")

    async def _nudge(self, person: Person) -> None:
        await person.slash("match nudge")

    async def _answer_ahead(self, person: Person) -> None:
        """Answers any question ahead of time, or takes such an answer back, where the game has them."""
        panel = await person.press(self.world.board(), "more")
        if panel.button("ahead") is None:
            return
        panel = await person.press(panel, "ahead")
        if (keys := panel.menu("aheadkey")) is not None:
            panel = await self._pick(person, panel, "aheadkey", self.luck.choice(keys["options"])["value"])
        answers = [verb for verb in ("aheadset", "aheadclear") if panel.button(verb) is not None]
        if answers:
            await person.press(panel, self.luck.choice(answers))

    async def _read(self, person: Person) -> None:
        board = self.world.board()
        await person.press(board, self.luck.choice([verb for verb in READING if board.button(verb) is not None]))

    async def _pick(self, person: Person, shown: Shown, verb: str, value: str) -> Shown:
        """Chooses a line in a menu, if that is there."""
        menu = shown.menu(verb)
        return shown if menu is None else await person.pick(shown, menu["custom_id"], [value])
