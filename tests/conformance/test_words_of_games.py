"""Texts in all languages keep their lengths and leave nothing unsaid."""

import re

from bot.engine.picker import MENU, Ask, ask
from bot.engine.registry import Entry
from bot.engine.seats import Seat
from bot.engine.words import LOCALES, StandingTexts, Words, words
from tests.conformance.walks import Moment, cast_of, moments

LOOSE_END = re.compile(r"[{}]|\b(?:None|True|False)\b|\b[a-z]+_[a-z_]+\b|\b[a-z]+\.[a-z_]+\b")
"""A placeholder, a Python value, an id or a catalogue's key that slipped into a sentence."""


def check(text: str, limit: int, where: object, least: int = 1) -> None:
    assert least <= len(text) <= limit, (where, len(text), text)
    assert not LOOSE_END.search(text), (where, text)


def test_boards_hands_and_questions_are_worded(entry: Entry, seats: int, matches: int) -> None:
    cast = cast_of(entry, seats)
    for moment in moments(entry, seats, max(4, matches // 25), "words", every=13):
        for locale in LOCALES:
            say = words(locale, entry.texts.package)
            for viewer in moment.viewers:
                view = entry.game.view(moment.state, viewer)
                check(entry.texts.alt(view, cast, say), 1024, moment)
                check(entry.texts.board(view, cast, say), 4000, moment)
                check(entry.texts.hand(view, cast, say), 1024, moment, least=0)
                check(entry.texts.status(view, cast, say), 300, moment)
            for seat in map(Seat, entry.game.awaited(moment.state)):
                check(entry.texts.question(entry.game.view(moment.state, seat), seat, cast, say), 200, moment)


def test_each_action_and_menu_is_worded(entry: Entry, seats: int, matches: int) -> None:
    for moment in moments(entry, seats, max(4, matches // 25), "menus", every=13):
        for locale in LOCALES:
            say = words(locale, entry.texts.package)
            for seat in map(Seat, entry.game.awaited(moment.state)):
                view = entry.game.view(moment.state, seat)
                actions = entry.game.legal_actions(moment.state, seat)
                sentences = [entry.texts.sentence(view, action, say) for action in actions]
                assert len(set(sentences)) == len(sentences), (moment, "two actions, one sentence")
                for sentence in sentences:
                    check(sentence, 80, moment)
                _check_menus(entry, moment, view, actions, say)


def _check_menus(entry: Entry, moment: Moment, view: object, actions: tuple[object, ...], say: Words) -> None:
    """Follows the first choice of each question down to an action."""
    path: tuple[int | tuple[int, ...], ...] = ()
    while isinstance(question := ask(entry.game.info, actions, path), Ask):
        check(entry.texts.prompt(view, question.kind, question.field, say), 150, moment)
        for value in question.values:
            _check_label(entry, moment, view, question, value, say)
        path = (*path, next(question.choices()))


def _check_label(entry: Entry, moment: Moment, view: object, question: Ask, value: object, say: Words) -> None:
    if question.kind is None:
        assert isinstance(value, type)
        check(entry.texts.kind(view, value, say), 20, moment)
        return
    assert question.field is not None
    word = entry.texts.group if question.group else entry.texts.value
    label = word(view, question.kind, question.field, value, say)
    check(label.text, 90, moment)
    check(label.detail, 100, moment, least=0)


def test_what_can_be_answered_ahead_is_worded(entry: Entry, seats: int, matches: int) -> None:
    kinds = entry.game.info.standing
    if not kinds:
        return
    assert isinstance(entry.texts, StandingTexts)
    for moment in moments(entry, seats, max(4, matches // 25), "ahead", every=13):
        for locale in LOCALES:
            say = words(locale, entry.texts.package)
            for seat in map(Seat, range(seats)):
                view = entry.game.view(moment.state, seat)
                for kind in kinds:
                    check(entry.texts.standing_about(view, kind.name, say), 300, moment)
                    assert len(kind.keys(view)) <= MENU
                    for key in kind.keys(view):
                        check(entry.texts.standing(view, kind.name, key, say), 60, moment)
                    answers = [entry.texts.standing_answer(view, kind.name, answer, say) for answer in kind.answers]
                    assert len(set(answers)) == len(answers)
                    for answer in answers:
                        check(answer, 60, moment)


def test_events_are_worded(entry: Entry, seats: int, matches: int) -> None:
    cast = cast_of(entry, seats)
    for moment in moments(entry, seats, max(4, matches // 10), "told", every=5):
        for locale in LOCALES:
            say = words(locale, entry.texts.package)
            for viewer in moment.viewers:
                view = entry.game.view(moment.match.state, viewer)
                for event in moment.ply.events:
                    if (seen := entry.game.seen(event, viewer)) is not None:
                        check(entry.texts.event(seen, view, cast, say), 300, moment, least=0)


def test_the_end_is_worded(entry: Entry, seats: int) -> None:
    cast = cast_of(entry, seats)
    for moment in moments(entry, seats, 12, "end"):
        if moment.match.outcome is None:
            continue
        view = entry.game.view(moment.match.state, None)
        for locale in LOCALES:
            say = words(locale, entry.texts.package)
            check(entry.texts.result(view, cast, say), 1900, moment)
            check(entry.texts.status(view, cast, say), 300, moment)
            check(entry.texts.alt(view, cast, say), 1024, moment)


def test_rules_and_lobby_are_worded(entry: Entry) -> None:
    info = entry.game.info
    for locale in LOCALES:
        say = words(locale, entry.texts.package)
        check(entry.texts.about(say), 600, info.id)
        pages = entry.texts.rules(say)
        assert 2 <= len(pages) <= 25
        for title, text in pages:
            check(title, 80, info.id)
            check(text, 1800, info.id)
        for seats in info.seats:
            for option in entry.texts.options(info.options(), seats, say):
                check(option.name, 45, info.id)
                assert option.field in info.options.__struct_fields__
                for _, choice in option.choices:
                    check(choice, 100, info.id)
