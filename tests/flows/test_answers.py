"""Every click and command is answered: at once, and whatever goes wrong behind it."""

from pathlib import Path
from typing import Any

import pytest

from bot.engine.registry import Registry
from bot.matches.service import Matches
from tests.flows.driver import Person
from tests.flows.tables import DEALT, friends, open_table
from tests.flows.world import World, world_of


async def playing(world: World) -> list[Person]:
    people = friends(world, 2)
    await open_table(people, **DEALT)
    return people


@pytest.mark.parametrize("verb", ["play", "hand", "words", "logopen", "more"])
async def test_a_click_is_acknowledged_before_any_work(
    registry: Registry, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, verb: str
) -> None:
    async with world_of(registry, tmp_path) as world:
        people = await playing(world)
        before = len(world.env.http_requests)
        answered_first: list[bool] = []
        read = Matches.table

        async def watched(self: Matches, *args: Any, **more: Any) -> Any:
            requests = world.env.http_requests[before:]
            answered_first.append(bool(requests) and requests[0].path.endswith("/callback"))
            return await read(self, *args, **more)

        monkeypatch.setattr(Matches, "table", watched)
        await people[0].press(world.board(), verb)
        assert answered_first
        assert all(answered_first)


async def test_an_unforeseen_error_is_logged_and_the_user_gets_a_sentence(
    registry: Registry, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world_of(registry, tmp_path) as world:
        people = await playing(world)

        async def broken(*_args: Any, **_more: Any) -> Any:
            raise RuntimeError("broken on purpose")

        monkeypatch.setattr(Matches, "table", broken)
        reply = await people[0].press(world.board(), "hand")
        assert "Something went wrong on our side" in reply.text
        assert reply.message.ephemeral
        (logged,) = world.errors
        assert "broken on purpose" in logged
        world.errors.clear()


async def test_a_command_that_has_changed_meanwhile_says_so(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = friends(world, 1)
        world.bot.tree.remove_command("help")
        assert "has just changed" in (await people[0].slash("help")).text


async def test_a_picture_that_cannot_be_drawn_leaves_the_words(
    registry: Registry, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world_of(registry, tmp_path) as world:
        people = await playing(world)

        async def no_paint(*_args: Any) -> Any:
            raise MemoryError

        monkeypatch.setattr("renderers.studio.Studio.draw", no_paint)
        reply = await people[0].press(world.board(), "hand")
        assert "Priority card" in reply.text
        assert not reply.message.attachments
        assert world.errors
        world.errors.clear()


async def test_buttons_from_before_a_restart_go_on_working(registry: Registry, tmp_path: Path) -> None:
    async with world_of(registry, tmp_path) as world:
        people = await playing(world)
        board = world.board()
        await world.restart()
        for verb in ("play", "hand", "words", "logopen", "more"):
            assert (await people[0].press(board, verb)).message.ephemeral
