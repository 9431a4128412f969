"""A match goes on until it ends, and only legal actions move it."""

import msgspec
import pytest

from bot.engine.game import IllegalAction
from bot.engine.jsons import from_json, to_json
from bot.engine.record import record, verify
from bot.engine.registry import Entry, Registry
from bot.engine.seats import Seat
from tests.conformance.walks import moments, play_at_random, random_matches

MOST_SENTENCES = 300


def test_somebody_is_awaited_until_the_end(entry: Entry, seats: int, matches: int) -> None:
    for moment in moments(entry, seats, matches, "awaited"):
        awaited = entry.game.awaited(moment.state)
        assert awaited == tuple(sorted(set(awaited))), moment
        assert awaited, moment
        assert set(awaited) <= set(range(seats)), moment
        if moment.match.outcome is not None:
            assert entry.game.awaited(moment.match.state) == (), moment
            assert len(moment.match.outcome.ranks) == seats, moment


def test_who_is_awaited_has_between_one_and_300_distinct_sentences(entry: Entry, seats: int, matches: int) -> None:
    for moment in moments(entry, seats, matches, "sentences", every=3):
        awaited = entry.game.awaited(moment.state)
        for seat in map(Seat, range(seats)):
            actions = entry.game.legal_actions(moment.state, seat)
            assert bool(actions) == (seat in awaited), moment
            assert len(set(actions)) == len(actions) <= MOST_SENTENCES, moment


def test_turns_follow_each_other(entry: Entry, seats: int, matches: int) -> None:
    for match in random_matches(entry, seats, max(5, matches // 10), "turns"):
        number = entry.game.turn(match.state).number
        while match.outcome is None:
            play_at_random(match)
            turn = entry.game.turn(match.state)
            assert number <= turn.number <= number + 1, match.seed
            assert turn.seat is None or 0 <= turn.seat < seats, match.seed
            number = turn.number


def test_each_legal_action_applies(entry: Entry, seats: int, matches: int) -> None:
    for moment in moments(entry, seats, max(5, matches // 20), "legal", every=9):
        before = to_json(moment.state)
        for seat in entry.game.awaited(moment.state):
            for action in entry.game.legal_actions(moment.state, seat):
                entry.game.apply(moment.state, seat, action, moment.luck("try"))
        assert to_json(moment.state) == before, moment


def test_foreign_actions_are_refused_and_change_nothing(entry: Entry, seats: int, matches: int) -> None:
    foreign: dict[object, None] = {}
    for moment in moments(entry, seats, max(5, matches // 20), "foreign", every=7):
        before = to_json(moment.state)
        for seat in map(Seat, range(seats)):
            legal = set(entry.game.legal_actions(moment.state, seat))
            for action in [action for action in list(foreign)[-40:] if action not in legal]:
                with pytest.raises(IllegalAction):
                    entry.game.apply(moment.state, seat, action, moment.luck("foreign"))
            foreign.update(dict.fromkeys(list(legal)[:3]))
        assert to_json(moment.state) == before, moment


def test_states_views_actions_and_events_survive_json(entry: Entry, seats: int, matches: int) -> None:
    info = entry.game.info
    for moment in moments(entry, seats, max(5, matches // 10), "json", every=5):
        assert from_json(to_json(moment.state), info.state) == moment.state, moment
        assert from_json(to_json(moment.ply.action), info.action) == moment.ply.action, moment
        for event in moment.ply.events:
            assert from_json(to_json(event), info.event) == event, moment
        for viewer in moment.viewers:
            view = entry.game.view(moment.state, viewer)
            assert from_json(to_json(view), info.view) == view, moment
    assert from_json(to_json(moment.match.options), info.options) == moment.match.options


def test_a_match_replays_from_seed_options_and_actions(
    entry: Entry, seats: int, matches: int, registry: Registry
) -> None:
    for match in random_matches(entry, seats, max(2, matches // 50), "replay"):
        while match.outcome is None:
            play_at_random(match)
        data = msgspec.json.encode(record(match))
        assert verify(data, registry).state == match.state
