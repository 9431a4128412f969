"""Panels keep to what Discord takes, however much there is to say."""

from typing import Any

from bot.engine.pictures import Snapshot
from cogs.panels.layout import Choice, Control, Page, button, clip, menu, panel

PICTURE = Snapshot(b"png", "a" * 2000)


def parts(component: dict[str, Any]) -> list[dict[str, Any]]:
    return [component, *(part for inner in component.get("components", ()) for part in parts(inner))]


def components(page: Page) -> list[dict[str, Any]]:
    made: list[dict[str, Any]] = panel(page).to_components()  # type: ignore[no-untyped-call]
    return [part for component in made for part in parts(component)]


async def test_long_texts_are_cut_to_4000_characters_and_the_news_stays() -> None:
    page = Page(["t" * 3000, "u" * 3000], after=["news"])
    texts = [part["content"] for part in components(page) if part["type"] == 10]
    assert sum(map(len, texts)) <= 4000
    assert texts[-1] == "news"


async def test_empty_texts_are_left_out() -> None:
    assert [part["content"] for part in components(Page(["", "a", ""], after=[""])) if part["type"] == 10] == ["a"]


async def test_labels_and_menus_are_cut() -> None:
    page = Page(
        ["x"],
        controls=[
            button("b" * 200, "p:a:1"),
            menu("m" * 200, "m:a:1", [Choice("l" * 200, "0", "d" * 200)]),
        ],
    )
    found = components(page)
    assert len(next(part for part in found if part["type"] == 2)["label"]) == 80
    select = next(part for part in found if part["type"] == 3)
    assert len(select["placeholder"]) == 150
    assert len(select["options"][0]["label"]) == len(select["options"][0]["description"]) == 100


async def test_buttons_stand_by_fives_and_menus_alone() -> None:
    controls: list[Control] = [*(button(str(n), f"p:a:{n}") for n in range(7)), menu("m", "m:a:1", [Choice("a", "0")])]
    rows = [part for part in components(Page(["x"], controls=controls)) if part["type"] == 1]
    assert [len(row["components"]) for row in rows] == [5, 2, 1]


async def test_a_picture_comes_with_its_alt_text_twice_and_a_name_that_tells_nothing() -> None:
    page = Page(["x"], PICTURE, "hand")
    gallery = next(part for part in components(page) if part["type"] == 12)
    (upload,) = page.uploads()
    assert upload.filename == "hand.png"
    assert upload.description is not None
    assert len(upload.description) == len(gallery["items"][0]["description"]) == 1024


async def test_a_panel_is_not_remembered_by_the_library() -> None:
    assert panel(Page(["x"], controls=[button("a", "p:a:1")])).is_finished()


def test_what_fits_is_not_cut() -> None:
    assert clip("abc", 3) == "abc"
    assert clip("abcd", 3) == "ab…"
