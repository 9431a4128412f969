"""Custom ids: short, read back as written, and believed in nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.seats import Seat
from bot.matches.models import MatchId, Question
from cogs.panels.ids import BUTTON, MENU, Outdated, Parts, button_id, menu_id, question_parts, read_question

QUESTIONS = st.builds(
    Question,
    match=st.integers(0, 10**9).map(MatchId),
    seat=st.integers(0, 7).map(Seat),
    ply=st.integers(0, 10**6),
    digest=st.text("0123456789abcdef", min_size=8, max_size=8),
)


@given(QUESTIONS)
def test_a_question_is_read_back_as_it_was_written(question: Question) -> None:
    match = BUTTON.fullmatch(button_id("pick", question.match, *question_parts(question), "1.2.3-4", 0))
    assert match is not None
    assert read_question(Parts.of(match)) == question


def test_a_button_is_never_taken_for_a_menu() -> None:
    assert MENU.fullmatch(button_id("play", MatchId(1))) is None
    assert BUTTON.fullmatch(menu_id("choice", MatchId(1))) is None


def test_an_id_too_long_for_discord_is_not_made() -> None:
    with pytest.raises(ValueError, match="characters"):
        button_id("pick", MatchId(1), "1." * 60)


@given(st.text("pm:abc019.-_é ", max_size=100))
def test_whatever_is_sent_is_read_or_outdated(text: str) -> None:
    match = BUTTON.fullmatch(text)
    if match is None:
        return
    parts = Parts.of(match)
    for read in (lambda: parts.match, lambda: read_question(parts), lambda: parts.number(0), lambda: parts[3]):
        try:
            read()
        except Outdated:
            continue
