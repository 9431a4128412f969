"""Forced choices tell nothing, and a record that was tampered with is refused with the ply at fault."""

from typing import Any

import msgspec
import pytest

from bot.engine.luck import Luck
from bot.engine.play import Playthrough, bot_chooser, forced_action, random_chooser
from bot.engine.record import BadRecord, record, recorded_views, verify
from bot.engine.registry import Entry, Registry, UnknownGame


@pytest.fixture
def entry(registry: Registry) -> Entry:
    return registry["um_dia_para_relaxar"]


@pytest.fixture
def match(entry: Entry) -> Playthrough:
    match = Playthrough(entry.game, 3, entry.game.info.options(), "record")
    match.run(random_chooser)
    return match


def tampered(match: Playthrough, **changes: Any) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(record(match), **changes))


def test_a_playthrough_ends_with_an_outcome(match: Playthrough) -> None:
    assert match.outcome is not None
    assert [ply.number for ply in match.plies] == list(range(1, len(match.plies) + 1))


def test_the_same_seed_gives_the_same_match(entry: Entry, match: Playthrough) -> None:
    again = Playthrough(entry.game, 3, entry.game.info.options(), "record")
    again.run(random_chooser)
    assert again.state == match.state


def test_bots_play_a_match_to_its_end_from_what_they_see(entry: Entry) -> None:
    match = Playthrough(entry.game, 4, entry.game.info.options(), "bots")
    assert match.run(bot_chooser(entry)).winners


def test_nothing_is_forced_while_there_is_a_choice(entry: Entry) -> None:
    match = Playthrough(entry.game, 3, entry.game.info.options(), "choice")
    seat = entry.game.awaited(match.state)[0]
    assert len(entry.game.legal_actions(match.state, seat)) > 1
    assert forced_action(entry.game, match.state, Luck("any", 0)) is None


def test_a_record_is_verified(match: Playthrough, registry: Registry) -> None:
    assert verify(msgspec.json.encode(record(match)), registry).outcome == match.outcome


def test_a_record_with_views_holds_the_publics_and_each_seats(match: Playthrough) -> None:
    assert set(recorded_views(match, match.state)) == {"public", "0", "1", "2"}


def test_a_changed_action_is_refused_at_its_ply(match: Playthrough, registry: Registry) -> None:
    actions = list(record(match).actions)
    actions[9] = msgspec.structs.replace(actions[9], action=actions[10].action)
    with pytest.raises(BadRecord) as refused:
        verify(tampered(match, actions=tuple(actions)), registry)
    assert refused.value.ply == 10


def test_another_seat_is_refused_at_its_ply(match: Playthrough, registry: Registry) -> None:
    actions = list(record(match).actions)
    actions[4] = msgspec.structs.replace(actions[4], seat=(actions[4].seat + 1) % 3)
    with pytest.raises(BadRecord) as refused:
        verify(tampered(match, actions=tuple(actions)), registry)
    assert refused.value.ply == 5


@pytest.mark.parametrize(
    "changes",
    [{"seed": "other"}, {"seats": 4}, {"seats": 99}, {"game": "chess"}, {"rules_version": 99}],
    ids=lambda changes: next(iter(changes)),
)
def test_another_beginning_is_refused_at_ply_0(match: Playthrough, registry: Registry, changes: Any) -> None:
    with pytest.raises(BadRecord) as refused:
        verify(tampered(match, **changes), registry)
    assert refused.value.ply == 0


def test_another_outcome_is_refused_at_the_end(match: Playthrough, registry: Registry) -> None:
    with pytest.raises(BadRecord) as refused:
        verify(tampered(match, outcome=None), registry)
    assert refused.value.ply == len(match.plies)


def test_what_is_no_record_is_refused(registry: Registry) -> None:
    with pytest.raises(BadRecord):
        verify(b'{"game": 1}', registry)


def test_a_game_is_added_once_and_found_by_its_id(entry: Entry, registry: Registry) -> None:
    fresh = Registry()
    fresh.add(entry)
    with pytest.raises(ValueError, match="two games"):
        fresh.add(entry)
    assert fresh.ids() == ("um_dia_para_relaxar",)
    with pytest.raises(UnknownGame):
        fresh["chess"]
