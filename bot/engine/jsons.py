"""JSON as msgspec writes it: what is stored, exported and compared."""

from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec

__all__ = ["digest", "from_json", "to_json"]

_encoder = msgspec.json.Encoder(order="deterministic")


def to_json(value: Any) -> bytes:
    """The value as JSON, always in the same order."""
    return _encoder.encode(value)


def from_json(data: bytes | str, kind: Any) -> Any:
    """A validated value of this type. Raises msgspec.ValidationError or DecodeError."""
    return _decoder(kind).decode(data)


def digest(value: Any, size: int = 4) -> str:
    """A short fingerprint of the value's JSON, `size` bytes in hexadecimal."""
    return blake2b(to_json(value), digest_size=size).hexdigest()


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
