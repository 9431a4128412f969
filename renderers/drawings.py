"""Our own drawings: SVG files under `renderers/art`, read when first needed and rasterised to any size."""

import io
import re
from functools import cache, lru_cache
from importlib.resources import files

import resvg_py
from PIL import Image

from renderers.fonts import FONT_FILES
from renderers.shelf import read, shelf, write

__all__ = ["art", "box_of", "kept_raster", "rasterised"]


@cache
def _file(name: str) -> str:
    return (files("renderers") / "art" / f"{name}.svg").read_text(encoding="utf-8")


@cache
def art(name: str) -> str:
    """The inside of a drawing of ours, such as "icons/heart"; its ids carry its name, so that drawings can be mixed."""
    text = _file(name)
    inner = text[text.index(">") + 1 : text.rindex("</svg>")]
    own = name.replace("/", "-")
    return re.sub(r'(id="|url\(#)', rf"\g<1>{own}-", inner)


@cache
def box_of(name: str) -> float:
    """The width of a drawing's own grid: 96 for icons, 120 for animals, 200 for parks."""
    found = re.search(r'viewBox="0 0 ([\d.]+)', _file(name))
    if found is None:
        raise ValueError(f"the drawing {name} has no viewBox")
    return float(found[1])


def rasterised(markup: str, width: int, height: int) -> Image.Image:
    """A whole SVG document as an RGBA picture of this size."""
    fonts = FONT_FILES if "<text" in markup else None
    png = resvg_py.svg_to_bytes(svg_string=markup, width=width, height=height, font_files=fonts, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


@lru_cache(maxsize=1024)
def kept_raster(markup: str, width: int, height: int) -> Image.Image:
    """The same, remembered in memory and on disk."""
    place = shelf(markup, str(width), str(height))
    picture = read(place)
    if picture is None:
        picture = rasterised(markup, width, height)
        write(place, picture)
    return picture
