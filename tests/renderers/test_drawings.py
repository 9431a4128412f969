"""The drawings under renderers/art: whole, in one hand, and found by their indices."""

import re
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import renderers
from renderers.drawings import art, box_of, rasterised
from renderers.svg import document, greyed
from renderers.theme import HUE, WHITE

ART = Path(renderers.__file__).parent / "art"
DRAWINGS = sorted(path.relative_to(ART).with_suffix("").as_posix() for path in ART.rglob("*.svg"))
FOREIGN = re.compile(r"Gradient|<filter|opacity|<image|href=|<script|<style")
"""What the look does without: gradients, blur, alpha, and anything from outside."""


def index(name: str) -> dict[str, object]:
    return tomllib.loads((ART / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_is_flat_and_stands_alone(name: str) -> None:
    text = (ART / f"{name}.svg").read_text(encoding="utf-8")
    ET.fromstring(text)
    assert not FOREIGN.search(text)
    assert box_of(name) > 0


def test_drawings_can_be_mixed_because_ids_carry_their_names() -> None:
    ids = [found for name in DRAWINGS for found in set(re.findall(r'id="([^"]+)"', art(name)))]
    assert len(ids) == len(set(ids))


def test_every_animal_is_there_happy_and_sad() -> None:
    for slug in index("animals/index.toml").values():
        assert {f"animals/{slug}_happy", f"animals/{slug}_sad"} <= set(DRAWINGS)


def test_every_park_location_and_emblem_is_there() -> None:
    parks = [f"parks/{slug}" for slug in index("parks/index.toml") if slug != "_back"]
    locations = [f"icons/location_{slug}" for slug in index("icons/locations.toml").values()]
    emblems = [
        f"icons/emblem_{entry['emblem']}"
        for game in index("icons/emblems.toml").values()
        if isinstance(game, dict)
        for entry in game.values()
    ]
    backs = ["parks/back_field", "parks/back_stack"]
    assert {*parks, *backs, *locations, *emblems} <= set(DRAWINGS)


def test_a_drawing_is_rasterised_to_any_size() -> None:
    picture = rasterised(document(art("icons/heart"), 96, 96), 50, 50)
    assert picture.size == (50, 50)
    assert picture.getpixel((0, 0)) == (0, 0, 0, 0)


def test_what_is_out_has_only_grey_tones() -> None:
    assert set(re.findall(r"#[0-9A-F]{6}", greyed(art("icons/beach")))) <= {WHITE, *HUE["grey"]}
