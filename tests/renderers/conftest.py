"""Golden pictures: what was looked at and found good, compared by pixels.

`pytest tests/renderers --update-golden` writes them anew; look at each before it is kept.
"""

import io
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops

GOLDEN = Path(__file__).parent / "golden"

VISIBLE = 24
"""Of 255: how much a channel must differ to be seen."""
TOLERANCE = 0.005
"""The share of pixels that may differ, since each version of resvg and FreeType smooths edges in its own way."""

Golden = Callable[[str, bytes], None]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden pictures anew")


@pytest.fixture(autouse=True, scope="session")
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Sprites are rasterised anew in each session, so that a changed drawing cannot hide."""
    before = os.environ.get("PICNIC_CACHE")
    folder = tmp_path_factory.mktemp("sprites")
    os.environ["PICNIC_CACHE"] = str(folder)
    yield folder
    if before is None:
        del os.environ["PICNIC_CACHE"]
    else:
        os.environ["PICNIC_CACHE"] = before


def difference(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that look different."""
    channels = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).split()
    seen = [channel.point([255 if value > VISIBLE else 0 for value in range(256)]) for channel in channels]
    anywhere = ImageChops.lighter(ImageChops.lighter(seen[0], seen[1]), seen[2])
    return anywhere.histogram()[255] / (one.width * one.height)


@pytest.fixture
def golden(request: pytest.FixtureRequest, tmp_path: Path) -> Golden:
    """Compares a PNG with the golden picture of this name."""
    update = request.config.getoption("--update-golden", default=False)

    def compare(name: str, png: bytes) -> None:
        kept = GOLDEN / f"{name}.png"
        if update:
            kept.write_bytes(png)
            return
        assert kept.exists(), f"no golden picture {name}; draw it with --update-golden"
        drawn, expected = Image.open(io.BytesIO(png)), Image.open(kept)
        assert drawn.size == expected.size
        share = difference(drawn, expected)
        if share > TOLERANCE:
            (tmp_path / f"{name}.png").write_bytes(png)
        assert share <= TOLERANCE, f"{share:.2%} of {name} differ; drawn now: {tmp_path / name}.png"

    return compare
