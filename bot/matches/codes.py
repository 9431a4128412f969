"""Match ids as short text, for custom ids and for people."""

from bot.matches.models import MatchId

__all__ = ["base36", "from_base36", "match_code", "read_match_code"]

LONGEST = 12
"""Digits of a number that fits into 63 bits, whatever they are."""

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def base36(number: int) -> str:
    """A number of at least 0 in digits and small letters."""
    text = ""
    while number >= 36:
        number, last = divmod(number, 36)
        text = _DIGITS[last] + text
    return _DIGITS[number] + text


def from_base36(text: str) -> int:
    """The number behind `base36`, if a database can hold it. Raises ValueError."""
    if not text.isalnum() or len(text) > LONGEST:
        raise ValueError(text)
    return int(text, 36)


def match_code(match: MatchId) -> str:
    """The match as custom ids name it: "2s"."""
    return base36(match)


def read_match_code(text: str) -> MatchId:
    """The match behind its code. Raises ValueError."""
    return MatchId(from_base36(text.strip().lower()))
