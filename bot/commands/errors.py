"""Errors for whoever operates the bot: one clear line on stderr and exit code 2, never a traceback."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from bot.config import BadSettings
from bot.engine.registry import UnknownGame
from bot.storage.errors import StorageError

__all__ = ["OperatorError", "one_line_errors"]

OPERATOR_ERROR = 2


class OperatorError(Exception):
    """Something the operator can put right; its text is one sentence that says what and how."""


@contextmanager
def one_line_errors() -> Iterator[None]:
    """Leaves with exit code 2 on an operator's error; anything else is a fault of ours and keeps its traceback."""
    try:
        yield
    except Exception as error:
        sentence = _sentence(error)
        if sentence is None:
            raise
        print(f"picnic: {sentence}", file=sys.stderr)  # noqa: T201
        sys.exit(OPERATOR_ERROR)


def _sentence(error: Exception) -> str | None:
    if isinstance(error, OperatorError | BadSettings | StorageError):
        return " ".join(str(error).split())
    if isinstance(error, UnknownGame):
        return f"no game is called {error.args[0]}"
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return None
