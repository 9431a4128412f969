"""Where pictures are drawn: one thread, off the event loop, and what was drawn lately is kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import NamedTuple, ParamSpec, TypeVar, cast

import msgspec

__all__ = ["Studio", "Superseded"]

P = ParamSpec("P")
T = TypeVar("T")
Args = tuple[object, ...]
Kwargs = dict[str, object]
Key = tuple[Callable[..., object], bytes]


class Superseded(Exception):
    """A newer picture was asked for the same place before this one was begun."""


class _Drawn(NamedTuple):
    """A finished picture, which may be None: not everybody has a hand."""

    picture: object


class _Album:
    """The pictures finished lately, met by the event loop and by the thread."""

    def __init__(self, keep: int) -> None:
        self._keep = keep
        self._pictures: OrderedDict[Key, _Drawn] = OrderedDict()
        self._lock = Lock()

    def find(self, key: Key) -> _Drawn | None:
        with self._lock:
            if key in self._pictures:
                self._pictures.move_to_end(key)
            return self._pictures.get(key)

    def put(self, key: Key, picture: object) -> None:
        with self._lock:
            self._pictures[key] = _Drawn(picture)
            while len(self._pictures) > self._keep:
                self._pictures.popitem(last=False)


class Studio:
    """Draws one picture after the other in one thread of its own.

    A second thread would bring little: Pillow holds the interpreter for most of the small steps.
    """

    def __init__(self, keep: int = 256) -> None:
        """`keep` is how many finished pictures stay in memory, the longest unused being dropped first."""
        self._album = _Album(keep)
        self._latest: dict[Hashable, object] = {}
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="studio")

    async def draw(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the function of an artist answers for these arguments; equal ones are drawn once."""
        return await self._draw(None, function, args, kwargs)

    async def redraw(self, place: Hashable, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """As `draw`, for a place that shows one picture at a time, such as a panel.

        Raises Superseded when another picture is asked for that place before this one's turn comes.
        """
        return await self._draw(place, function, args, kwargs)

    def close(self) -> None:
        """Lets the picture in hand be finished and drops those that wait."""
        self._thread.shutdown(wait=True, cancel_futures=True)

    async def _draw(self, place: Hashable | None, function: Callable[..., T], args: Args, kwargs: Kwargs) -> T:
        key = (function, msgspec.msgpack.encode((args, kwargs)))
        request = object()
        if place is not None:
            self._latest[place] = request

        def work() -> T:
            if place is not None and self._latest.get(place) is not request:
                raise Superseded
            drawn = self._album.find(key)
            if drawn is not None:
                return cast("T", drawn.picture)
            picture = function(*args, **kwargs)
            self._album.put(key, picture)
            return picture

        try:
            drawn = self._album.find(key)
            if drawn is not None:
                return cast("T", drawn.picture)
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            if self._latest.get(place) is request:
                del self._latest[place]
