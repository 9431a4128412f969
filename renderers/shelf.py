"""What was rasterised is kept on disk, under the hash of all that it depends on."""

import logging
import os
import tempfile
from hashlib import sha256
from pathlib import Path

import resvg_py
from PIL import Image, UnidentifiedImageError

__all__ = ["cache_folder", "read", "shelf", "write"]

log = logging.getLogger(__name__)


def cache_folder() -> Path:
    """Where sprites are kept between runs: $PICNIC_CACHE, else a folder of this user in the system's temporary one."""
    given = os.environ.get("PICNIC_CACHE")
    user = os.getuid() if hasattr(os, "getuid") else 0
    return Path(given) if given else Path(tempfile.gettempdir()) / f"picnic-{user}"


def shelf(*depends: str) -> Path:
    """Where on disk the picture lies that depends on all of this, and on the rasteriser."""
    key = sha256("\0".join((resvg_py.__version__, *depends)).encode()).hexdigest()
    return cache_folder() / key[:2] / f"{key[2:34]}.png"


def read(place: Path) -> Image.Image | None:
    """The picture kept there; None when there is none, or none that can be read."""
    try:
        image = Image.open(place)
        image.load()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, UnidentifiedImageError):
        log.warning("a kept sprite could not be read and is drawn again: %s", place.name)
        return None
    return image


def write(place: Path, image: Image.Image) -> None:
    """Keeps the picture for the next run; a reader never meets half of it."""
    try:
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=place.parent, suffix=".part", delete=False) as file:
            image.save(file, "PNG", compress_level=1)
        Path(file.name).replace(place)
    except OSError as error:
        log.warning("sprites are not kept on disk: %s", error)
