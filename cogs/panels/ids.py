"""Custom ids: what a button or menu of ours carries.

`p:VERB:SUBJECT:REST…` for buttons and `m:…` for menus; parts are joined by colons. The subject is a match's code or a
game's id. Whatever stands in a custom id can be forged by its sender and read by whoever sees the message, so it holds
no secret and is believed in nothing.
"""

import re
from dataclasses import dataclass

from bot.engine.seats import Seat
from bot.matches.codes import base36, from_base36, match_code, read_match_code
from bot.matches.models import MatchId, Question

__all__ = [
    "BUTTON",
    "LONGEST",
    "MENU",
    "Outdated",
    "Parts",
    "button_id",
    "menu_id",
    "question_parts",
    "read_number",
    "read_question",
]

LONGEST = 100
"""Characters of a custom id, by Discord."""

_REST = r"(?P<verb>[a-z]+):(?P<subject>[0-9a-z_]+)(?P<rest>(?::[0-9a-z_.-]*)*)"
BUTTON = re.compile("p:" + _REST)
MENU = re.compile("m:" + _REST)


class Outdated(Exception):
    """A custom id that nothing of ours carries any more."""


@dataclass(frozen=True)
class Parts:
    """A custom id taken apart."""

    verb: str
    subject: str
    rest: tuple[str, ...]

    @classmethod
    def of(cls, match: re.Match[str]) -> "Parts":
        """The parts of what BUTTON or MENU has matched."""
        rest = match["rest"]
        return cls(match["verb"], match["subject"], tuple(rest[1:].split(":")) if rest else ())

    @property
    def match(self) -> MatchId:
        """The match it is about. Raises Outdated."""
        try:
            return read_match_code(self.subject)
        except ValueError:
            raise Outdated(self.subject) from None

    def __getitem__(self, index: int) -> str:
        """A part of the rest. Raises Outdated."""
        try:
            return self.rest[index]
        except IndexError:
            raise Outdated(self.subject) from None

    def number(self, index: int) -> int:
        """A part of the rest as a number. Raises Outdated."""
        return read_number(self[index])


def button_id(verb: str, subject: MatchId | str, *rest: str | int) -> str:
    """A button's custom id. Raises ValueError when Discord would refuse it."""
    return _joined("p", verb, subject, rest)


def menu_id(verb: str, subject: MatchId | str, *rest: str | int) -> str:
    """A menu's custom id. Raises ValueError when Discord would refuse it."""
    return _joined("m", verb, subject, rest)


def read_number(text: str) -> int:
    """A number of at most six digits. Raises Outdated."""
    if not text.isdecimal() or len(text) > 6:
        raise Outdated(text)
    return int(text)


def question_parts(question: Question) -> tuple[str, ...]:
    """The question without its match, as three parts of a custom id."""
    return str(question.seat), base36(question.ply), question.digest


def read_question(parts: Parts) -> Question:
    """The question whose parts begin the rest. Raises Outdated."""
    try:
        return Question(parts.match, Seat(parts.number(0)), from_base36(parts[1][:6]), parts[2])
    except ValueError:
        raise Outdated(parts.subject) from None


def _joined(prefix: str, verb: str, subject: MatchId | str, rest: tuple[str | int, ...]) -> str:
    code = subject if isinstance(subject, str) else match_code(subject)
    text = ":".join((prefix, verb, code, *map(str, rest)))
    if len(text) > LONGEST:
        raise ValueError(f"a custom id of {len(text)} characters: {text}")
    return text
