"""The action picker reaches each legal action exactly once, within what Discord can show."""

from bot.engine.picker import MENU, Ask, ask, path_text, paths, read_path
from bot.engine.registry import Entry
from bot.engine.seats import Seat
from tests.conformance.walks import moments

LONGEST_PATH = 40
"""Characters of a custom id that are left for the path (100 in all, the question stands before it)."""
PAGES = 4
"""More pages than this of one menu are a list of hundreds, which nobody reads."""


def test_the_picker_reaches_each_legal_action_exactly_once(entry: Entry, seats: int, matches: int) -> None:
    info = entry.game.info
    for moment in moments(entry, seats, max(5, matches // 10), "picker", every=5):
        for seat in map(Seat, entry.game.awaited(moment.state)):
            actions = entry.game.legal_actions(moment.state, seat)
            found = [action for _, action in paths(info, actions)]
            assert len(found) == len(actions), moment
            assert set(found) == set(actions), moment


def test_each_question_of_the_picker_fits_discord(entry: Entry, seats: int, matches: int) -> None:
    info = entry.game.info
    for moment in moments(entry, seats, max(5, matches // 20), "menus", every=9):
        for seat in map(Seat, entry.game.awaited(moment.state)):
            actions = entry.game.legal_actions(moment.state, seat)
            for path, _ in paths(info, actions):
                assert len(path_text(path)) <= LONGEST_PATH, moment
                assert read_path(path_text(path)) == path, moment
            question = ask(info, actions)
            if isinstance(question, Ask):
                assert len(question.values) <= (MENU if question.several else MENU * PAGES), moment
