"""A disk on which there is no room left."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["full_disk"]

ROOM = 1024
"""Bytes into a file after which nothing more is written: less than any commit takes."""


@contextmanager
def full_disk() -> Iterator[None]:
    """The system refuses this process's writes to files, as a full disk does; SQLite hears of it when it commits."""
    before, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (before, most))
