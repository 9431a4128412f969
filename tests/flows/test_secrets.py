"""What is secret stands in no public request: matches that differ in nothing else are told alike."""

import re
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.engine.registry import Registry
from bot.games.um_dia_para_relaxar import entry
from tests.flows.driver import Person, play_to_the_end
from tests.flows.tables import DEALT, friends, open_table
from tests.flows.twins import Onlooker, fresh, public_requests, redealt, registry_with
from tests.flows.world import World, world_of

pytestmark = pytest.mark.usefixtures("same_luck")


async def play(folder: Path, registry: Registry, watch_of: Callable[[World], Any]) -> tuple[Any, str]:
    """A match by clicks: whoever has watched it, and the result's text."""
    async with world_of(registry, folder) as world:
        people = friends(world, 4)
        await open_table(people, **DEALT)
        watch = watch_of(world)
        result = await play_to_the_end(world, people, Random(5), watch=watch)
        return watch, result.text


async def test_other_priority_cards_make_no_public_difference_before_the_end(tmp_path: Path) -> None:
    one, result = await play(fresh(tmp_path, "one"), registry_with(entry, entry.game), Onlooker)
    other, other_result = await play(fresh(tmp_path, "other"), registry_with(entry, redealt(entry.game)), Onlooker)
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
    yes, _ = await play(fresh(tmp_path, "yes"), registry_with(entry, entry.game), partial(VoteWatch, vote=0))
    no, _ = await play(fresh(tmp_path, "no"), registry_with(entry, entry.game), partial(VoteWatch, vote=1))
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
