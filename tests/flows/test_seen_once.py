"""Where faces are seen once, nothing that can be opened again and again tells them."""

import re
from pathlib import Path
from random import Random

import pytest

from bot.engine.registry import Registry
from tests.flows.driver import Person, play_to_the_end
from tests.flows.tables import friends, open_table
from tests.flows.world import World, world_of

FACE = re.compile(r"\((Sun|Water|Forest|Mountain)\)")
MOVES = 6


async def a_few_turns(world: World, **options: str) -> list[Person]:
    """Three at a table of PARKS Memories, of whom each has flipped tiles."""
    people = friends(world, 3)
    await open_table(people, "parks-memories", **options)
    turns = iter(range(MOVES))

    async def stop(_asked: object, _answered: int) -> bool:
        return next(turns, None) is None

    await play_to_the_end(world, people, Random(3), watch=stop)
    return people


def lines_with_faces(text: str) -> list[str]:
    """What was said of tiles that were turned down again: flips, draws and returns."""
    told = (line for line in text.splitlines() if "flipped" in line or "drew" in line or "returned" in line)
    return [line for line in told if FACE.search(line)]


async def whole_log(person: Person, world: World) -> str:
    """All pages of the log, the newest first."""
    page = await person.press(world.board(), "logopen")
    text = page.text
    while older := [part for part in page.buttons if part["label"] == "Older" and not part.get("disabled")]:
        page = await person.click(page, older[0]["custom_id"])
        text += page.text
    return text


async def test_the_log_of_a_seat_keeps_no_faces(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        for person in await a_few_turns(world):
            log = await whole_log(person, world)
            assert "flipped" in log
            assert not lines_with_faces(log)


async def test_with_open_memory_the_log_keeps_the_faces(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = await a_few_turns(world, memory="open")
        assert lines_with_faces(await whole_log(people[0], world))


@pytest.mark.parametrize("verb", ["play", "look"])
async def test_whoever_is_not_asked_is_told_no_faces_that_are_gone(
    registry: Registry, tmp_path: Path, verb: str
) -> None:
    async with world_of(registry, tmp_path) as world:
        people = await a_few_turns(world)
        board = world.board()
        for person in people:
            if f"<@{person.id}>" not in board.text:
                assert not lines_with_faces((await person.press(board, verb)).text)
