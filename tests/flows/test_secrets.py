"""What is secret stands in no public request: matches that differ in nothing else are told alike."""

import re
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bot.engine.luck import Luck
from bot.engine.registry import Entry, Registry
from bot.games.um_dia_para_relaxar import entry
from tests.flows.driver import Person, play_to_the_end
from tests.flows.tables import DEALT, friends, open_table
from tests.flows.world import World, world_of

PUBLIC = re.compile(r"/channels/(\d+)/messages")


class Redealt:
    """The game, with what the public can't see dealt anew after the setup."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self.info = game.info

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def setup(self, seats: int, options: Any, luck: Luck) -> Any:
        return self._game.imagine(self._game.setup(seats, options, luck), None, Luck("other cards", 0))


def registry_with(game: Any) -> Registry:
    registry = Registry()
    registry.add(Entry(game=game, texts=entry.texts, bot=entry.bot))
    return registry


@pytest.fixture(autouse=True)
def _same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match meets the same luck, so that two can be compared."""
    monkeypatch.setattr("bot.matches.play.secrets.token_hex", lambda _bytes: "the same luck")


def fresh(parent: Path, name: str) -> Path:
    folder = parent / name
    folder.mkdir()
    return folder


async def play(folder: Path, registry: Registry, watch_of: Callable[[World], Any]) -> tuple[Any, str]:
    """A match by clicks: whoever has watched it, and the result's text."""
    async with world_of(registry, folder) as world:
        people = friends(world, 4)
        await open_table(people, **DEALT)
        watch = watch_of(world)
        result = await play_to_the_end(world, people, Random(5), watch=watch)
        return watch, result.text


def public_requests(world: World, since: int = 0) -> list[str]:
    """What was sent to the channel and the thread from this request on, Discord's own numbers left out."""
    rooms = {str(room.id) for room in world.rooms()}
    told = []
    for request in world.env.http_requests[since:]:
        path = PUBLIC.match(request.path)
        if path and path[1] in rooms and request.json is not None:
            told.append(re.sub(r"\d{15,}", "#", msgspec.json.encode(request.json).decode()))
    return sorted(told)


def public_pictures(world: World) -> set[str]:
    """Fingerprints of the pictures that stand in the channel and the thread."""
    shown = [shown for room in world.rooms() for shown in world.messages(room.id)]
    urls = [file.url for each in shown for file in each.message.attachments]
    pictures = [world.env.backend.cdn.get(url) for url in urls]
    return {sha256(picture).hexdigest() for picture in pictures if picture is not None}


class Onlooker:
    """Keeps what the public was told and shown before the last move."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.told: list[str] = []
        self.pictures: set[str] = set()
        self._read = 0

    async def __call__(self, _asked: Sequence[Person], _answered: int) -> None:
        self.told = sorted(self.told + public_requests(self.world, self._read))
        self._read = len(self.world.env.http_requests)
        self.pictures |= public_pictures(self.world)


async def test_other_priority_cards_make_no_public_difference_before_the_end(tmp_path: Path) -> None:
    one, result = await play(fresh(tmp_path, "one"), registry_with(entry.game), Onlooker)
    other, other_result = await play(fresh(tmp_path, "other"), registry_with(Redealt(entry.game)), Onlooker)
    assert result != other_result
    assert one.told == other.told
    assert len(one.pictures) > 10
    assert one.pictures == other.pictures


class VoteWatch:
    """In the first vote, the first to answer says this; then the match stops, and what the public was told is kept."""

    def __init__(self, world: World, vote: int) -> None:
        self.world = world
        self.vote = vote
        self.told: list[str] = []

    async def __call__(self, asked: Sequence[Person], _answered: int) -> bool:
        if len(asked) == 1:
            return False
        panel = await asked[0].open_turn(self.world.seen("play"))
        await asked[0].move(panel, lambda _labels: self.vote)
        await self.world.let_pass(11)
        self.told = public_requests(self.world)
        return True


async def test_a_vote_makes_no_public_difference_before_all_have_voted(tmp_path: Path) -> None:
    yes, _ = await play(fresh(tmp_path, "yes"), registry_with(entry.game), partial(VoteWatch, vote=0))
    no, _ = await play(fresh(tmp_path, "no"), registry_with(entry.game), partial(VoteWatch, vote=1))
    assert yes.told
    assert yes.told == no.told


async def test_private_pictures_and_words_are_in_no_public_message(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 3)
        await open_table(people, **DEALT)
        hands = [await person.press(world.board(), "hand") for person in people]
        for person, hand in zip(people, hands, strict=True):
            secret = next(line for line in hand.text.splitlines() if line.startswith("1."))
            assert hand.message.ephemeral
            assert secret in person.direct_messages()[-1].text
            public = [shown.text + shown.alt for room in world.rooms() for shown in world.messages(room.id)]
            assert not any("Priority card" in text and secret in text for text in public)
            assert [file.filename for file in hand.message.attachments] == ["hand.png"]


async def test_custom_ids_hold_nothing_but_questions_and_numbers_of_choices(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 2)
        await open_table(people, **DEALT)
        for shown in [world.board(), *people[0].direct_messages()]:
            for button in shown.buttons:
                assert re.fullmatch(r"p:[a-z]+:[0-9a-z_]+(:[0-9a-z.-]*)*", button["custom_id"])
