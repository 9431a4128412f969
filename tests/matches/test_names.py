"""What people and bots are called at a table: something that is seen."""

import pytest

from bot.matches.names import BOTS, LONGEST, clean_name

INVISIBLE = [
    "",
    " \t\u3000",
    "\N{HANGUL FILLER}",
    "\N{HALFWIDTH HANGUL FILLER}\N{HANGUL CHOSEONG FILLER}\N{HANGUL JUNGSEONG FILLER}",
    "\N{BRAILLE PATTERN BLANK} \N{BRAILLE PATTERN BLANK}",
    "\N{ZERO WIDTH SPACE}\N{ZERO WIDTH NON-JOINER}\N{WORD JOINER}\N{ZERO WIDTH NO-BREAK SPACE}",
    "\N{ZERO WIDTH JOINER}",
    "\N{TAG LATIN SMALL LETTER A}\N{CANCEL TAG}",
    "\N{LEFT-TO-RIGHT MARK}\N{RIGHT-TO-LEFT OVERRIDE}\N{ARABIC LETTER MARK}",
    "\N{SOFT HYPHEN}\N{INVISIBLE SEPARATOR}\N{MONGOLIAN VOWEL SEPARATOR}",
    "\N{VARIATION SELECTOR-16}\N{COMBINING GRAPHEME JOINER}\N{KHMER VOWEL INHERENT AQ}",
    "\N{MUSICAL SYMBOL NULL NOTEHEAD}",
    "\ue000\U000e0080",
    "\N{HANGUL FILLER}" * LONGEST + "\N{COMBINING TILDE}",
]


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_a_name_of_invisible_characters_gives_way_to_one_that_is_seen(name: str) -> None:
    assert clean_name(name, "ana") == "ana"
    assert clean_name(name) == "?"


def test_there_are_enough_bots_names_for_the_largest_table() -> None:
    assert len(set(BOTS)) == len(BOTS) == 8


def test_names_keep_emoji_and_every_script() -> None:
    for name in ("Zoë 🐼 日本", "👩\N{ZERO WIDTH JOINER}🚀", "❤\N{VARIATION SELECTOR-16}", "हिन्दी", "…!", "7"):
        assert clean_name(name) == name
