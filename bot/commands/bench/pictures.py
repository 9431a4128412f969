"""How fast boards are drawn, how large they are, and how long the event loop is held up meanwhile."""

import asyncio
from collections.abc import Iterator
from statistics import median
from time import perf_counter
from typing import Any

from bot.commands.bench.budgets import Row, at_most, clocked, percentile
from bot.commands.guests import cast_of
from bot.commands.starting import artist_of
from bot.engine.pictures import Artist
from bot.engine.play import Playthrough, random_chooser
from bot.engine.registry import Entry
from bot.engine.seats import Cast
from renderers.studio import Studio

__all__ = ["picture_rows"]

WARM_MS = 10
SIZE_KB = 150
LAG_MS = 10
HEARTBEAT = 0.001
"""Seconds between two heartbeats of the loop."""

Scene = tuple[Any, Cast]


def picture_rows(entry: Entry, boards: int) -> list[Row]:
    """So many boards of random matches at the largest table, drawn once to warm up and then measured."""
    painter = artist_of(entry.game.info.id)
    scenes = list(_scenes(entry, boards))
    sizes = [len(painter.board(view, cast, "en").png) / 1024 for view, cast in scenes]
    name = entry.game.info.id
    return [
        at_most(f"{name}: board picture, warm", median(_times(painter, scenes)), WARM_MS, "ms"),
        at_most(f"{name}: largest board picture", max(sizes), SIZE_KB, "KB"),
        at_most(f"{name}: loop lag while drawing, p99", asyncio.run(_lag(painter, scenes)), LAG_MS, "ms"),
    ]


def _scenes(entry: Entry, count: int) -> Iterator[Scene]:
    """Boards all along random matches."""
    seats = entry.game.info.seats[-1]
    number = 0
    while count > 0:
        number += 1
        match = Playthrough(entry.game, seats, entry.game.info.options(), f"boards-{number}")
        while match.outcome is None and count > 0:
            seat = match.game.awaited(match.state)[0]
            match.play(seat, random_chooser(match, seat))
            count -= 1
            yield match.game.view(match.state, None), cast_of(seats)


def _times(painter: Artist, scenes: list[Scene]) -> list[float]:
    times = []
    for view, cast in scenes:
        with clocked() as clock:
            painter.board(view, cast, "en")
        times.append(clock.seconds * 1000)
    return times


async def _lag(painter: Artist, scenes: list[Scene]) -> float:
    """The 99th percentile, in milliseconds, of how late the loop's heartbeat comes while all boards are drawn."""
    studio = Studio()
    lags: list[float] = []
    heart = asyncio.create_task(_heartbeat(lags))
    try:
        await asyncio.gather(*(studio.draw(painter.board, view, cast, "en") for view, cast in scenes))
    finally:
        heart.cancel()
        studio.close()
    return percentile(lags, 0.99)


async def _heartbeat(lags: list[float]) -> None:
    while True:
        start = perf_counter()
        await asyncio.sleep(HEARTBEAT)
        lags.append((perf_counter() - start - HEARTBEAT) * 1000)
