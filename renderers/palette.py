"""One palette a game: named colours exactly as drawn, the rest for the blends along edges and letters."""

import sys
from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain

from PIL import Image

from renderers.theme import Colour, rgb

__all__ = ["CLEAR", "Palette", "fitted"]

RGB = tuple[int, int, int]

CLEAR = 255
"""The index that stands for "nothing here" in sprites; never in a finished picture."""

COMMON = 3
"""A blend seen less often than this in the whole atlas gets no colour of its own."""


class Palette:
    """At most 255 colours, and the nearest of them for any other; there is no dithering."""

    def __init__(self, colours: Sequence[RGB]) -> None:
        if len(colours) > CLEAR:
            raise ValueError(f"{len(colours)} colours, but a palette has room for {CLEAR}")
        self.colours = tuple(colours)
        self._nearest = _Nearest(self.colours)

    def __len__(self) -> int:
        return len(self.colours)

    def index(self, colour: Colour) -> int:
        """The index of the colour, or of the nearest."""
        red, green, blue = rgb(colour)
        return self._nearest[_packed(red, green, blue)]

    def indexed(self, picture: Image.Image) -> Image.Image:
        """An RGBA picture in this palette; what is less than half opaque becomes CLEAR."""
        pixels = array("I", picture.convert("RGBA").tobytes())
        result = Image.frombytes("P", picture.size, bytes(map(self._nearest.__getitem__, pixels)))
        result.putpalette(self.flat)
        return result

    @property
    def flat(self) -> list[int]:
        """Red, green, blue, red … of all 256 indices, as Pillow wants them; those not used are black."""
        used = list(chain.from_iterable(self.colours))
        return used + [0] * (3 * 256 - len(used))


class _Nearest(dict[int, int]):
    """Packed RGBA to palette index, worked out when first met.

    Palette colours answer themselves; all others are rounded to six bits a channel first, so that the
    search is done for a few thousand colours at most.
    """

    def __init__(self, colours: tuple[RGB, ...]) -> None:
        super().__init__()
        self._colours = colours
        self._rounded: dict[RGB, int] = {}
        for index, (red, green, blue) in enumerate(colours):
            self[_packed(red, green, blue)] = index

    def __missing__(self, pixel: int) -> int:
        red, green, blue, alpha = pixel.to_bytes(4, sys.byteorder)
        if alpha < 128:
            index = CLEAR
        elif alpha < 255:
            index = self[_packed(red, green, blue)]
        else:
            index = self._search((red >> 2, green >> 2, blue >> 2))
        self[pixel] = index
        return index

    def _search(self, key: RGB) -> int:
        index = self._rounded.get(key)
        if index is None:
            middle = tuple(4 * channel + 2 for channel in key)
            index = min(range(len(self._colours)), key=lambda i: _distance(self._colours[i], middle))
            self._rounded[key] = index
        return index


def _packed(red: int, green: int, blue: int) -> int:
    """An opaque pixel as `array("I")` reads it from RGBA bytes."""
    return int.from_bytes(bytes((red, green, blue, 255)), sys.byteorder)


def _distance(one: RGB, other: Sequence[int]) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def fitted(named: Iterable[Colour], atlas: Iterable[Image.Image]) -> Palette:
    """The named colours, pinned, and as many of the atlas's commonest blends as there is room for.

    The same drawings always give the same palette.
    """
    pinned = list(dict.fromkeys(rgb(colour) for colour in named))
    seen: Counter[RGB] = Counter()
    for picture in atlas:
        found = picture.convert("RGB").getcolors(picture.width * picture.height) or []
        for count, colour in found:
            if isinstance(colour, tuple):
                seen[colour[0], colour[1], colour[2]] += count
    blends = sorted(colour for colour, count in seen.items() if count >= COMMON and colour not in pinned)
    return Palette(pinned + _condensed(blends, CLEAR - len(pinned)))


def _condensed(blends: list[RGB], room: int) -> list[RGB]:
    """At most `room` colours that stand for all of these."""
    if len(blends) <= room:
        return blends
    strip = Image.frombytes("RGB", (len(blends), 1), bytes(chain.from_iterable(blends)))
    quantized = strip.quantize(room, Image.Quantize.MEDIANCUT)
    flat = quantized.getpalette() or []
    used = sorted(set(quantized.tobytes()))
    return [(flat[3 * i], flat[3 * i + 1], flat[3 * i + 2]) for i in used]
