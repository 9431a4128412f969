"""Named colours are exact, blends are near, and the same drawings give the same palette."""

import pytest
from PIL import Image

from renderers.palette import CLEAR, Palette, fitted
from renderers.sprites import Paintbox
from renderers.theme import HUE, INK, SEAT_HUES, WHITE, rgb


def ramp() -> Image.Image:
    """More colours than a palette holds."""
    picture = Image.new("RGB", (64, 64))
    picture.putdata([(x * 4, y * 4, 128) for y in range(64) for x in range(64) for _ in range(1)])
    return picture.resize((256, 256), Image.Resampling.NEAREST)


def test_named_colours_keep_their_exact_value() -> None:
    named = [INK, WHITE, *(tone for hue in HUE.values() for tone in hue)]
    palette = fitted(named, [ramp()])
    for colour in named:
        assert palette.colours[palette.index(colour)] == rgb(colour)


def test_a_palette_leaves_one_index_for_what_is_clear() -> None:
    assert len(fitted([INK], [ramp()])) <= CLEAR
    with pytest.raises(ValueError, match="256"):
        Palette([(i, i, i) for i in range(256)])


def test_other_colours_become_the_nearest() -> None:
    palette = Palette([(0, 0, 0), (250, 0, 0), (0, 0, 250)])
    assert palette.index("#F01010") == 1
    assert palette.index("#1010C0") == 2


def test_half_transparent_pixels_are_clear_below_the_half() -> None:
    picture = Image.new("RGBA", (3, 1))
    picture.putdata([(255, 0, 0, 255), (255, 0, 0, 127), (255, 0, 0, 128)])
    assert Palette([(255, 0, 0)]).indexed(picture).tobytes() == bytes((0, CLEAR, 0))


def test_the_same_drawings_give_the_same_palette() -> None:
    boxes = [Paintbox(["icons/heart", "icons/zoo"], SEAT_HUES) for _ in range(2)]
    first, second = (fitted(box.named(), [ramp()]).colours for box in boxes)
    assert first == second
    assert boxes[0].palette.colours == boxes[1].palette.colours


def test_every_colour_of_a_drawing_is_pinned() -> None:
    box = Paintbox(["icons/beach"], ["grey"])
    for colour in box.named():
        assert box.palette.colours[box.palette.index(colour)] == rgb(colour)
