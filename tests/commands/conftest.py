"""Running the command line as an operator does, inside the test's process."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from bot.commands.app import main

GAME = "um_dia_para_relaxar"


class Said(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


Picnic = Callable[..., Said]


@pytest.fixture
def picnic(capsys: pytest.CaptureFixture[str]) -> Picnic:
    """`picnic("simulate", …)` runs a command and answers its exit code and what it printed."""

    def run(*arguments: object) -> Said:
        with pytest.raises(SystemExit) as left:
            main(list(map(str, arguments)))
        code = left.value.code
        assert code is None or isinstance(code, int)
        return Said(code or 0, *capsys.readouterr())

    return run
