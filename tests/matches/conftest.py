"""What the tests of matches share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.matches.house import House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A house with its courier at work."""
    house = House(tmp_path / "picnic.db")
    await house.open()
    yield house
    await house.close()
