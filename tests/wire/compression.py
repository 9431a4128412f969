"""The two ways in which Discord's gateway compresses what it sends: one stream a connection."""

import zlib
from typing import Protocol

import zstandard

__all__ = ["Compressor", "compressor_of"]


class Compressor(Protocol):
    """Compresses a message so that it can be read at once."""

    def __call__(self, data: bytes) -> bytes: ...


class _Zstd:
    def __init__(self) -> None:
        self._stream = zstandard.ZstdCompressor().compressobj()

    def __call__(self, data: bytes) -> bytes:
        return self._stream.compress(data) + self._stream.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)


class _Zlib:
    def __init__(self) -> None:
        self._stream = zlib.compressobj()

    def __call__(self, data: bytes) -> bytes:
        return self._stream.compress(data) + self._stream.flush(zlib.Z_SYNC_FLUSH)


def compressor_of(name: str | None) -> Compressor | None:
    """What the client asked for in `compress=`; None for plain text. Raises KeyError for what Discord has not."""
    if name is None:
        return None
    kinds: dict[str, type[_Zstd | _Zlib]] = {"zstd-stream": _Zstd, "zlib-stream": _Zlib}
    return kinds[name]()
