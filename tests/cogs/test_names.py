"""Names: decent when they come in, harmless where they stand."""

import re
from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine.seats import Cast, Member
from cogs.panels.names import escape, escaped_cast, person_name


def user(display_name: str, name: str = "ana") -> Any:
    return SimpleNamespace(display_name=display_name, name=name)


@pytest.mark.parametrize(
    ("shown", "called"),
    [
        ("Ana", "Ana"),
        ("  A \n n\ta ", "A n a"),
        ("\N{RIGHT-TO-LEFT OVERRIDE}anA", "anA"),
        ("x" * 50, "x" * 32),
        ("\N{ZERO WIDTH SPACE}", "ana"),
        ("\N{HANGUL FILLER}", "ana"),
        ("e\N{COMBINING ACUTE ACCENT}", "\N{LATIN SMALL LETTER E WITH ACUTE}"),
        ("q" + "\N{COMBINING TILDE}" * 30, "q" + "\N{COMBINING TILDE}" * 2),
    ],
)
def test_a_name_is_one_short_line_of_visible_characters(shown: str, called: str) -> None:
    assert person_name(user(shown)) == called


@pytest.mark.parametrize(
    "name", ["**a**", "_a_", "~~a~~", "`a`", "||a||", "# a", "> a", "[a](b)", "<@1>", "- a", "https://a.b", ":a:", "\\"]
)
def test_markdown_in_a_name_is_shown_and_not_obeyed(name: str) -> None:
    escaped = escape(name)
    assert escaped.replace("\\", "") == name.replace("\\", "")
    bare = escaped.replace("\\\\", "")
    assert not any(character in "*_~`|>#[]()<:-" and bare[:place][-1:] != "\\" for place, character in enumerate(bare))


@pytest.mark.parametrize("name", ["@everyone", "@here", "<@123456789012345678>", "<@&123456789012345678>"])
def test_a_name_mentions_nobody(name: str) -> None:
    assert "@everyone" not in escape(name)
    assert "@here" not in escape(name)
    assert not re.search(r"(?<!\\)<|@\d|@&", escape(name))


def test_a_cast_is_escaped_without_changing_the_one_for_pictures() -> None:
    cast = Cast((Member("*a*", 0), Member("b", 1, bot=True)))
    assert escaped_cast(cast).members == (Member("\\*a\\*", 0), Member("b", 1, bot=True))
    assert cast.name(0) == "*a*"
