"""Answers given ahead of time: kept by clicks, carried out when they are needed, and seen by nobody before."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bot.engine.registry import Registry
from bot.matches.models import MatchId
from tests.flows.driver import Person, Shown, forge
from tests.flows.tables import DEALT, friends, open_table, public_table
from tests.flows.twins import fresh
from tests.flows.world import World, world_of
from tests.matches.playing import plies

MATCH = MatchId(1)


pytestmark = pytest.mark.usefixtures("same_luck")


@asynccontextmanager
async def at_the_table(
    registry: Registry, folder: Path, count: int = 3, locale: str = "en-US", **options: Any
) -> AsyncIterator[tuple[World, list[Person]]]:
    async with world_of(registry, folder) as world:
        people = friends(world, count, locale)
        await open_table(people, **(options or DEALT))
        yield world, people


async def panel_of(person: Person) -> Shown:
    """The person's panel for answers ahead, reached through *My hand*."""
    return await person.press(await person.press(person.world.board(), "hand"), "ahead")


async def vote_ahead(person: Person, outing: str, answer: str) -> Shown:
    """Chooses an outing in the panel and leaves a vote on it."""
    panel = await panel_of(person)
    menu = panel.menu("aheadkey")
    assert menu is not None
    panel = await person.pick(panel, menu["custom_id"], [outing])
    return await person.click(panel, f"p:aheadset:1:vote:{outing}:{answer}")


async def first_vote(world: World) -> str:
    """Plays on until there is a vote; answers its outing."""
    async for table in plies(world.bot.matches, MATCH, Random(2)):
        await world.let_pass(11)
        if table.view.voted_on is not None:
            return str(table.view.voted_on)
    raise AssertionError("a match without a vote")


async def all_votes_ahead(world: World, person: Person, answer: str) -> None:
    """Leaves the same vote on every outing in play, as the panel's clicks do."""
    for outing in (await public_table(world)).view.board.in_play:
        await world.bot.matches.set_standing(MATCH, person.id, "vote", outing, answer)


async def test_a_vote_left_ahead_is_cast_when_it_is_needed_and_only_then_seen(
    registry: Registry, tmp_path: Path
) -> None:
    async with at_the_table(registry, tmp_path) as (world, people):
        await all_votes_ahead(world, people[1], "no")
        await first_vote(world)
        await world.let_pass(11)
        assert f"<@{people[1].id}>" not in world.board().text
        assert people[1].actor.user.name in world.board().text
        log = await people[0].press(world.board(), "logopen")
        assert "voted. (answered ahead)" in log.text
        assert "NO" not in log.text


async def test_the_panel_sets_changes_and_clears(registry: Registry, tmp_path: Path) -> None:
    async with at_the_table(registry, tmp_path) as (world, people):
        outing = (await public_table(world)).view.board.in_play[0]
        person = people[2]
        assert "nothing ahead" in (await panel_of(person)).text
        panel = await vote_ahead(person, outing, "yes")
        assert "**Vote YES**" in panel.text
        assert panel.message.ephemeral
        panel = await person.click(panel, f"p:aheadset:1:vote:{outing}:no")
        assert "**Vote NO**" in panel.text
        (sheet,) = await world.bot.matches.standing(MATCH, person.id)
        assert sheet.given == {outing: "no"}
        panel = await person.press(panel, "aheadclear")
        assert "nothing ahead" in panel.text
        assert "nothing ahead" in (await panel_of(person)).text


async def test_an_answer_to_a_question_that_is_open_counts_at_once(registry: Registry, tmp_path: Path) -> None:
    async with at_the_table(registry, tmp_path) as (world, people):
        outing = await first_vote(world)
        panel = await vote_ahead(people[0], outing, "no")
        assert "counts at once" in panel.text
        assert len((await public_table(world)).awaited) == 2


async def test_who_has_no_seat_is_refused_and_what_does_not_exist_too(registry: Registry, tmp_path: Path) -> None:
    async with at_the_table(registry, tmp_path, 2) as (world, people):
        stranger = Person(world, world.actor("stranger"))
        for custom_id in ("p:ahead:1", "p:aheadset:1:vote:beach:yes", "p:aheadclear:1:vote:beach"):
            assert "no seat" in (await forge(stranger, custom_id)).text
        for custom_id in ("p:aheadset:1:vote:nowhere:yes", "p:aheadset:1:vote:beach:perhaps", "p:aheadset:1:x:y:z"):
            assert "ahead of time" in (await forge(people[0], custom_id)).text
        more = await stranger.press(world.board(), "more")
        assert more.button("ahead") is None
        assert (await people[0].press(world.board(), "more")).button("ahead") is not None


async def test_games_without_such_questions_offer_no_panel(registry: Registry, tmp_path: Path) -> None:
    async with at_the_table(registry, tmp_path, 2, command="kawaii-pets") as (world, people):
        assert (await people[0].press(world.board(), "hand")).button("ahead") is None
        assert (await people[0].press(world.board(), "more")).button("ahead") is None
        assert "ahead of time" in (await forge(people[0], "p:ahead:1")).text


@pytest.mark.parametrize(("locale", "said"), [("en-US", "Always draw a token"), ("pt-BR", "Sempre comprar uma ficha")])
async def test_a_game_with_one_such_question_asks_it_outright(
    registry: Registry, tmp_path: Path, locale: str, said: str
) -> None:
    async with at_the_table(registry, tmp_path, 2, locale, command="day-at-the-park") as (_, people):
        for person in people:
            panel = await panel_of(person)
            assert said in panel.labels()
            panel = await person.press(panel, "aheadset")
            assert f"**{said}**" in panel.text


def sent_to_others(world: World, owner: Person) -> list[str]:
    """All that was sent anywhere but in the owner's private replies and messages, Discord's numbers left out."""
    own = {str(world.env.backend.dm_channels.get(owner.id))}
    told = []
    for request in world.env.http_requests:
        channel = re.match(r"/channels/(\d+)/messages", request.path)
        if channel is not None and channel[1] not in own and request.json is not None:
            told.append(re.sub(r"\d{15,}", "#", msgspec.json.encode(request.json).decode()))
    return sorted(told)


async def told(registry: Registry, folder: Path, answer: str) -> tuple[list[str], list[str]]:
    """A match up to the first vote, in which the second person left this vote ahead on all outings.

    Answers what everybody else was sent, and what logs, exports and panels show the others.
    """
    async with at_the_table(registry, folder) as (world, people):
        await all_votes_ahead(world, people[1], answer)
        await first_vote(world)
        await world.let_pass(11)
        others = [people[0], people[2]]
        pages = [(await person.press(world.board(), verb)).text for person in others for verb in ("logopen", "hand")]
        log = await world.bot.matches.log(MATCH, others[0].id)
        public = (await world.bot.matches.export(MATCH)).data.decode()
        shown = [*pages, str([entry.events for entry in log.entries]), re.sub(r'"at":.*', "", public)]
        return sent_to_others(world, people[1]), shown


async def test_what_was_answered_ahead_makes_no_difference_to_anybody_else(registry: Registry, tmp_path: Path) -> None:
    yes, no = [await told(registry, fresh(tmp_path, answer), answer) for answer in ("yes", "no")]
    assert yes[0]
    assert yes == no
