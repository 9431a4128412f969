"""Every refusal is a sentence, in both languages, that says why and mostly what to do instead."""

from typing import Any

import pytest

from bot.engine.game import IllegalAction
from bot.engine.registry import Registry
from bot.engine.words import LOCALES
from bot.matches.refusals import PARAMS, Refusal, Refused
from cogs.panels.refusals import refusal_text

EXAMPLES: dict[str, Any] = {
    "name": "*Ana*",
    "size": 4,
    "least": 2,
    "most": 8,
    "seats": 1,
    "allowed": (2, 3, 4),
    "field": "setup",
    "error": IllegalAction("", "not_offered"),
}


def refused(key: Refusal) -> Refused:
    return Refused(key, **{name: EXAMPLES[name] for name in PARAMS.get(key, ())})


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", list(Refusal))
def test_each_refusal_is_worded(registry: Registry, key: Refusal, locale: str) -> None:
    sentence = refusal_text(refused(key), locale, registry)
    assert sentence[0].isupper() or sentence[0].isdecimal()
    assert sentence.endswith(".")
    assert "{" not in sentence
    assert "*Ana*" not in sentence


@pytest.mark.parametrize("key", list(Refusal))
def test_no_refusal_is_left_untranslated(registry: Registry, key: Refusal) -> None:
    english, portuguese = (refusal_text(refused(key), locale, registry) for locale in ("en", "pt_BR"))
    assert english != portuguese


def test_seat_counts_are_said_as_a_range_or_one_by_one(registry: Registry) -> None:
    for allowed, said in (((2, 3, 4), "2 to 4"), ((2, 4), "2 and 4"), ((3,), "3")):
        error = Refused(Refusal.SEAT_COUNT, seats=1, allowed=allowed)
        assert f"played by {said}." in refusal_text(error, "en", registry)
