"""The studio: one thread, each picture once, and none that nobody waits for any more."""

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest

from renderers.studio import Studio, Superseded


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    studio = Studio(keep=2)
    yield studio
    studio.close()


class Painter:
    """Draws words, and remembers what it was asked for."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.threads: set[int] = set()
        self.ready = threading.Event()
        self.ready.set()

    def draw(self, word: str) -> str:
        self.ready.wait(5)
        self.drawn.append(word)
        self.threads.add(threading.get_ident())
        return word.upper()


async def test_equal_pictures_are_drawn_once(studio: Studio) -> None:
    painter = Painter()
    draw = painter.draw
    answers = await asyncio.gather(*(studio.draw(draw, "park") for _ in range(5)))
    assert answers == ["PARK"] * 5
    assert painter.drawn == ["park"]


async def test_drawing_leaves_the_event_loop_alone(studio: Studio) -> None:
    painter = Painter()
    await asyncio.gather(*(studio.draw(painter.draw, word) for word in ("a", "b", "c")))
    assert len(painter.threads) == 1
    assert threading.get_ident() not in painter.threads


async def test_the_longest_unused_picture_is_forgotten_first(studio: Studio) -> None:
    painter = Painter()
    for word in ("a", "b", "a", "c", "a", "b"):
        await studio.draw(painter.draw, word)
    assert painter.drawn == ["a", "b", "c", "b"]


async def test_a_newer_picture_for_the_same_place_drops_the_older(studio: Studio) -> None:
    painter = Painter()
    painter.ready.clear()
    busy = asyncio.create_task(studio.draw(painter.draw, "busy"))
    await asyncio.sleep(0.01)
    old = asyncio.create_task(studio.redraw("panel", painter.draw, "old"))
    other = asyncio.create_task(studio.redraw("other panel", painter.draw, "other"))
    await asyncio.sleep(0.01)
    new = asyncio.create_task(studio.redraw("panel", painter.draw, "new"))
    await asyncio.sleep(0.01)
    painter.ready.set()
    with pytest.raises(Superseded):
        await old
    assert [await busy, await other, await new] == ["BUSY", "OTHER", "NEW"]
    assert painter.drawn == ["busy", "other", "new"]


async def test_a_failure_reaches_whoever_asked_and_is_not_kept(studio: Studio) -> None:
    def fail() -> str:
        raise ValueError("no paint")

    for _ in range(2):
        with pytest.raises(ValueError, match="no paint"):
            await studio.redraw("panel", fail)
    assert await studio.redraw("panel", Painter().draw, "x") == "X"


async def test_nothing_is_a_picture_too(studio: Studio) -> None:
    calls: list[int] = []

    def no_hand(seat: int) -> bytes | None:
        calls.append(seat)
        return None

    assert [await studio.draw(no_hand, 1) for _ in range(2)] == [None, None]
    assert calls == [1]
