"""Shapes as SVG text."""

import re
import xml.etree.ElementTree as ET
from typing import get_args

import pytest

from renderers import svg
from renderers.drawings import rasterised
from renderers.svg import Mood
from renderers.theme import HUE, INK, rgb


def parsed(inner: str) -> ET.Element:
    return ET.fromstring(svg.document(inner, 96, 96))


@pytest.mark.parametrize("mood", get_args(Mood))
def test_each_mood_is_a_face_of_its_own(mood: Mood) -> None:
    others = {svg.face(48, 48, mood=other) for other in get_args(Mood) if other != mood}
    assert svg.face(48, 48, mood=mood) not in others
    assert len(list(parsed(svg.face(48, 48, mood=mood)).iter())) > 4


def test_a_puffed_shape_has_its_shade_at_the_lower_right() -> None:
    tone = HUE["pink"]
    picture = rasterised(svg.document(svg.puff(svg.circle(48, 48, 40), tone.base, tone.shade), 96, 96), 96, 96)
    for place, colour in (((48, 48), tone.base), ((74, 73), tone.shade), ((48, 8), INK)):
        assert picture.getpixel(place) == (*rgb(colour), 255)


def test_equal_shapes_are_equal_text() -> None:
    assert svg.puff(svg.HEART, "#000000", "#FFFFFF") == svg.puff(svg.HEART, "#000000", "#FFFFFF")


def test_corners_are_never_rounder_than_the_shape() -> None:
    assert svg.rounded(0, 0, 20, 10, 99) == svg.rounded(0, 0, 20, 10, 5)


def test_a_card_stands_on_its_shadow() -> None:
    plate = svg.card(0, 0, 40, 30, shadow="#123456", drop=6)
    assert plate.index("#123456") < plate.index("#FFFFFF")
    assert re.findall(r'fill="(#\w+)"', svg.card(0, 0, 40, 30)) == ["#FFFFFF"]
