"""Weeks at one table: people who come by at lunch and before bed, and a bot that is started anew every night."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from datetime import datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

import msgspec
import pytest

from bot.engine.seats import Seat
from bot.engine.words import nearest_locale, words
from bot.matches.models import EntryKind, LogEntry, MatchId, Origin, Status
from bot.matches.service import Matches
from bot.matches.transport import Order, Posted
from bot.storage.backup import backup
from bot.storage.database import Store
from cogs.panels.transport import DiscordTransport
from tests.flows.diary import Diary
from tests.flows.driver import Person, Shown, is_question
from tests.flows.tables import open_table, public_table
from tests.flows.world import World
from tests.wire.leaks import board_texts, deal_anew, texts_of

__all__ = ["MATCH", "Plan", "Stumble", "Weeks", "wait_until"]

MATCH = MatchId(1)
HOUR = 3600.0
DAYS = 21
LUNCH, BEDTIME = 4, 3
"""How many actions somebody has time for, at most."""


class Plan(msgspec.Struct, frozen=True):
    """What the weeks bring; days count from 0."""

    afterwards: str
    """What the table chose for when somebody's 24 hours are over."""
    zone: str
    """Whose quiet hours the first player keeps; its clocks are changed meanwhile."""
    begin: datetime
    """The day on which they sit down, at noon (UTC)."""
    away: int = 4
    """On this day the second player goes away for four days."""
    outage: int = 8
    """In this night the bot is down, until after a deadline."""
    paused: int = 14
    """The table rests from the evening of this day till the next."""
    stumbles: tuple[int, ...] = (2, 8, 17)
    """In these evenings the bot hangs after a post, before it has written down that it was made."""
    lazy: float = 0.2
    """How probable it is that somebody does nothing on a day."""


class Stumble:
    """The next post of an armed bot stands on Discord, and the bot never learns of it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.armed = self.hangs = False
        posted = DiscordTransport.post

        async def post(transport: DiscordTransport, order: Order) -> Posted:
            message = await posted(transport, order)
            if self.armed:
                self.armed, self.hangs = False, True
                await asyncio.sleep(DAYS * 24 * HOUR)
            return message

        monkeypatch.setattr(DiscordTransport, "post", post)


class Weeks:
    """A table that is played at for three weeks. What people do follows from `luck` alone."""

    def __init__(self, world: World, people: Sequence[Person], plan: Plan, stumble: Stumble, luck: Random) -> None:
        self.world = world
        self.stumble = stumble
        self.people = people
        self.plan = plan
        self.luck = luck
        self.diary = Diary(world)
        self.done: Counter[int] = Counter()
        """By user id: the moves that were acknowledged to him, without those that he took back."""
        self.seats: dict[Seat, int] = {}
        """Who sat down where, by user id."""

    @property
    def over(self) -> bool:
        return self.world.find("rematch") is not None

    async def live(self, command: str) -> None:
        """From the first evening to the end of the match, or of the three weeks."""
        await wait_until(self.world, self.plan.begin)
        await self._sit_down(command)
        for day in range(DAYS):
            if self.over:
                return
            await self._day(day)
            await self._night(day)
            await self._look()

    async def finish(self) -> None:
        """What is left is played in one evening, in which nothing stumbles any more."""
        self.stumble.armed = False
        while not self.over:
            for person in self.people:
                await self._look_in(person, 100)
            await self.world.let_pass(11)

    async def log(self) -> Sequence[LogEntry]:
        """The whole log, as the public reads it."""
        return (await self.world.bot.matches.log(MATCH, page=0, size=100_000)).entries

    def kept(self, log: Sequence[LogEntry]) -> Counter[int]:
        """By user id: the moves that the log knows as his own."""
        own = (entry.seat for entry in log if entry.kind is EntryKind.ACTION and entry.origin is Origin.PERSON)
        return Counter(self.seats[seat] for seat in own if seat is not None)

    def disturbed(self) -> list[datetime]:
        """When the first player was reminded in his quiet hours; their very beginning is still allowed."""
        turns = {post.turn for post in self.diary.posts}
        reminded = (at for turn in turns for at in self.diary.told(turn, self.people[0].id)[1:])
        local = (at.astimezone(ZoneInfo(self.plan.zone)) for at in reminded)
        return [at for at in local if not 8 <= at.hour < 22 and (at.hour, at.minute) != (22, 0)]

    async def _sit_down(self, command: str) -> None:
        """A moderator sets the server's clock; two of them have their own wishes about reminders."""
        world, plan = self.world, self.plan
        owner = Person(world, world.member_of(world.guild.owner))
        await owner.slash("settings server", time=24 * 3600, afterwards=plan.afterwards)
        await self.people[0].slash("settings reminders", quiet="22:00-08:00", zone=plan.zone)
        await self.people[-1].slash("settings reminders", every=6 * 3600)
        await open_table(self.people, command)
        holders = (await public_table(self.world)).holders
        self.seats = {holder.seat: holder.user_id or 0 for holder in holders}

    async def _day(self, day: int) -> None:
        """Lunch at noon, and ten hours later a last look before bed."""
        if day == self.plan.away:
            until = (self.world.env.now() + timedelta(days=4)).date()
            await self.people[1].slash("settings away", until=until.isoformat())
        if day == self.plan.paused + 1:
            await self.people[0].slash("match resume")
        here = [person for person in self.people if self._comes(person, day)]
        self.luck.shuffle(here)
        await self._come_by(here, LUNCH)
        await wait_until(self.world, self.world.env.now().replace(hour=22, minute=0))
        self.stumble.armed = day in self.plan.stumbles
        await self._come_by(here, BEDTIME)
        if day == self.plan.paused and not self.over:
            await self.people[0].slash("match pause")

    def _comes(self, person: Person, day: int) -> bool:
        away = person is self.people[1] and self.plan.away <= day < self.plan.away + 4
        return not away and self.luck.random() > self.plan.lazy

    async def _come_by(self, here: Sequence[Person], most: int) -> None:
        """One after the other they look at the board, some minutes apart."""
        for person in here:
            if self.over:
                return
            await self._look_in(person, most)
            await self.world.let_pass(self.luck.randrange(11, 900))

    async def _look_in(self, person: Person, most: int) -> None:
        """Plays a move or two if he is asked; else he may find that somebody's time is up."""
        if person.id not in (await public_table(self.world)).persons:
            await person.slash("match retake")
        board = self.world.board()
        if f"<@{person.id}>" in board.text and board.button("play"):
            await self._play(person, await person.open_turn(board), most)
        elif board.button("standin") and self.luck.random() < 0.5:
            await person.press(board, "standin")

    async def _play(self, person: Person, panel: Shown, most: int) -> None:
        """Moves, and now and then takes a move back and thinks again."""
        for _ in range(most):
            if not is_question(panel):
                return
            panel = await person.move(panel, lambda labels: self.luck.randrange(len(labels)))
            self.done[person.id] += self._says(person, "Done: {action}", panel)
            self.diary.moved(person.id)
            if panel.button("undo") and self.luck.random() < 0.1:
                panel = await person.press(panel, "undo")
                self.done[person.id] -= self._says(person, "Taken back.", panel)

    def _says(self, person: Person, msgid: str, panel: Shown) -> bool:
        """Whether the panel tells this in the person's language."""
        say = words(nearest_locale(self.world.locales.of_user[person.id]))
        return say(msgid, action="").strip() in panel.text

    async def _night(self, day: int) -> None:
        """At some hour before the next noon the bot ends, one way or another, and is started again."""
        noon = self.world.env.now().replace(hour=12, minute=0) + timedelta(days=self.world.env.now().hour >= 12)
        hours = self.luck.uniform(0.5, 4)
        if day == self.plan.outage:
            self.stumble.armed = False
            await self.world.outage(9 * HOUR)
        else:
            await self.world.let_pass(hours * HOUR)
            killed = self.stumble.hangs or self.luck.random() < 0.5
            await (self.world.kill() if killed else self.world.restart())
        self.stumble.armed = self.stumble.hangs = False
        await wait_until(self.world, noon)

    async def _look(self) -> None:
        """Each noon all is as it was promised: one board that tells whoever is asked, and no secret on it."""
        table = await public_table(self.world)
        boards = [
            shown for room in self.world.rooms() for shown in self.world.messages(room.id) if shown.button("more")
        ]
        if table.status is Status.RUNNING and table.turn is not None:
            assert len(boards) == 1
            awaited = [table.holders[seat].user_id for seat in table.awaited]
            assert all(self.diary.told(table.turn.number, user_id) for user_id in awaited if user_id)
            assert texts_of(boards[0].message.components) == await self._board_if_dealt_anew()

    async def _board_if_dealt_anew(self) -> list[str]:
        """What the board would say, had all that the public can't see been dealt otherwise."""
        copy = self.world.database.with_name(f"copy-{len(self.diary.posts)}.db")
        copy.unlink(missing_ok=True)
        backup(self.world.database, copy)
        deal_anew(copy, self.world.registry)
        async with await Store.open(copy) as store:
            table = await Matches(store, self.world.registry, self.world.bot.matches.clock).table(MATCH)
        return board_texts(self.world.registry, table)


async def wait_until(world: World, moment: datetime) -> None:
    await world.let_pass(max(0.0, (moment - world.env.now()).total_seconds()))
