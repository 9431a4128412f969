"""The canvas: its size, its palette, and things that look the same however they are pasted."""

import io

import pytest
from PIL import Image

from renderers import pieces, svg
from renderers.canvas import Canvas
from renderers.fonts import Shown
from renderers.sprites import Paintbox
from renderers.theme import HUE, INK, SEAT_HUES, WHITE, rgb

PAINTS = Paintbox(["icons/heart", "icons/zoo", "icons/emblem_star"], [*SEAT_HUES, "grey"])
SKY = HUE["sky"].light
SCENE = svg.fill("M0 0H1100V700H0Z", SKY)


def picture(canvas: Canvas) -> Image.Image:
    return Image.open(io.BytesIO(canvas.png()))


def test_a_picture_is_a_palette_png_of_the_canvas_size() -> None:
    image = picture(Canvas(PAINTS, SCENE))
    assert (image.format, image.mode, image.size) == ("PNG", "P", (1100, 700))
    assert image.convert("RGB").getcolors() == [(1100 * 700, rgb(SKY))]


def test_plates_have_their_exact_colours() -> None:
    canvas = Canvas(PAINTS, SCENE)
    canvas.card(100, 100, 200, 100, HUE["yellow"].base, shadow=HUE["sky"].base, on=SKY)
    image = picture(canvas).convert("RGB")
    assert image.getpixel((200, 150)) == rgb(HUE["yellow"].base)
    assert image.getpixel((200, 100)) == rgb(INK)
    assert image.getpixel((200, 203)) == rgb(HUE["sky"].base)
    assert image.getpixel((95, 150)) == rgb(SKY)


def test_a_known_ground_and_a_looked_up_one_give_the_same_picture() -> None:
    known, looked_up = Canvas(PAINTS, SCENE), Canvas(PAINTS, SCENE)
    for canvas, on in ((known, SKY), (looked_up, None)):
        canvas.art("icons/zoo", 40, 40, 72, on=on)
        canvas.label(200, 100, "Zoo", 40, on=on)
        pieces.token(canvas, 400, 100, 24, Shown("Ana", "A", 2), on=on)
    assert sum(a != b for a, b in zip(known.image.tobytes(), looked_up.image.tobytes(), strict=True)) < 60


def test_nothing_clear_is_left_in_a_finished_picture() -> None:
    canvas = Canvas(PAINTS, SCENE)
    canvas.art("icons/heart", 1080, 680, 72)
    canvas.label(10, 30, "Hello", 30)
    assert max(canvas.image.tobytes()) < len(PAINTS.palette)


def test_labels_keep_to_their_anchor_and_room() -> None:
    canvas = Canvas(PAINTS, SCENE)
    assert canvas.label(550, 300, "W" * 32, 40, anchor="middle", fit=200, on=SKY) <= 200
    drawn = picture(canvas).convert("RGB")
    box = Image.eval(drawn.convert("L"), lambda value: 255 if value < 150 else 0).getbbox()
    assert box is not None
    assert abs((box[0] + box[2]) / 2 - 550) <= 4
    assert canvas.label(0, 0, "", 30) == 0


@pytest.mark.parametrize("text", ["1", "12", "A1", "A10"])
def test_marks_grow_with_their_text_but_stay_in_the_picture(text: str) -> None:
    canvas = Canvas(PAINTS, SCENE)
    pieces.mark(canvas, 100, 100, 44, text)
    box = Image.eval(picture(canvas).convert("L"), lambda value: 255 if value < 100 else 0).getbbox()
    assert box is not None
    assert 40 <= box[2] - box[0] <= 66


def test_drawing_twice_gives_the_same_bytes() -> None:
    def draw() -> bytes:
        canvas = Canvas(PAINTS, SCENE)
        pieces.emblem(canvas, 100, 100, 76, "star", Shown("Ana", "A", 0))
        pieces.hearts(canvas, 200, 100, 50, 8)
        pieces.rank(canvas, 300, 100, 25, 1)
        canvas.art("icons/heart", 400, 100, 60, turn=20, grey=True)
        return canvas.png()

    assert draw() == draw()


def test_a_long_alt_text_is_cut_where_discord_ends() -> None:
    canvas = Canvas(PAINTS, svg.fill("M0 0H1100V700H0Z", WHITE))
    assert canvas.snapshot("short").alt == "short"
    alt = canvas.snapshot("x" * 2000).alt
    assert len(alt) == 1024
    assert alt.endswith("…")
