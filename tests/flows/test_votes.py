"""A vote: everyone at the same time, in secret, each told once."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from bot.engine.registry import Registry
from tests.flows.driver import Person, play_to_the_end
from tests.flows.tables import DEALT, friends, open_table, public_table
from tests.flows.world import World, world_of


@asynccontextmanager
async def voting(registry: Registry, folder: Path, count: int) -> AsyncIterator[tuple[World, list[Person]]]:
    """A match of so many, up to the first vote."""

    async def at_a_vote(asked: Sequence[Person], _answered: int) -> bool:
        return len(asked) == count

    async with world_of(registry, folder) as world:
        people = friends(world, count)
        await open_table(people, **DEALT)
        await play_to_the_end(world, people, Random(1), watch=at_a_vote, most=1)
        yield world, people


def yes(_labels: Sequence[str]) -> int:
    return 0


def no(_labels: Sequence[str]) -> int:
    return 1


async def test_eight_panels_opened_first_and_answered_afterwards_all_count(registry: Registry, tmp_path: Path) -> None:
    async with voting(registry, tmp_path, 8) as (world, people):
        panels = [await person.open_turn(world.board()) for person in people]
        before = await public_table(world)
        for number, (person, panel) in enumerate(zip(people, panels, strict=True)):
            assert len((await public_table(world)).awaited) == 8 - number
            after = await person.move(panel, no if number == 7 else yes)
            assert "Done" in after.text
        now = await public_table(world)
        assert now.ply >= before.ply + 8
        assert now.turn != before.turn


async def test_each_voter_is_pinged_once_and_the_board_says_who_has_voted(registry: Registry, tmp_path: Path) -> None:
    async with voting(registry, tmp_path, 4) as (world, people):
        board = world.board()
        assert all(board.text.count(f"<@{person.id}>") == 1 for person in people)
        await people[2].move(await people[2].open_turn(board), lambda _labels: 0)
        await world.let_pass(11)
        now = world.board()
        assert now.message.id == board.message.id
        assert f"<@{people[2].id}>" not in now.text
        assert all(f"<@{person.id}>" in now.text for person in people if person is not people[2])
        assert _pinged(world).count(people[0].id) == 1


async def test_a_vote_is_given_in_the_direct_message_as_well(registry: Registry, tmp_path: Path) -> None:
    async with voting(registry, tmp_path, 3) as (world, people):
        card = people[1].direct_messages()[-1]
        panel = await people[1].open_turn(card)
        assert panel.message.channel_id == card.message.channel_id
        await people[1].move(panel, lambda _labels: 0)
        assert len((await public_table(world)).awaited) == 2


def _pinged(world: World) -> list[int]:
    """Whom the newest post of a board has notified."""
    boards = [r.json for r in world.env.http_requests if r.method == "POST" and "p:words:" in str(r.json)]
    newest = boards[-1]
    assert newest is not None
    return [int(user) for user in newest["allowed_mentions"]["users"]]
