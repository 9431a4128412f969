"""The table of Discord's bad days in CONTRIBUTING.md names tests that there are."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
TABLE = (TESTS.parent / "CONTRIBUTING.md").read_text().partition("## Discord's bad days")[2].partition("\n## ")[0]
ROWS = [line for line in TABLE.splitlines() if line.startswith("| ")][2:]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.split("|")[1].strip())
def test_each_line_names_the_tests_that_prove_it(row: str) -> None:
    proofs = re.findall(r"`(\w+/\w+) -k (\w+)`", row.split("|")[3])
    assert proofs
    for file, word in proofs:
        assert re.search(rf"def test_\w*{word}", (TESTS / f"{file}.py").read_text()), f"{file} has no test of {word}"
