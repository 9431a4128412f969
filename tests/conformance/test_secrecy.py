"""The secrecy law: a view holds what its viewer may know, and nothing he does not see can be told from it."""

from collections import defaultdict
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bot.engine.game import IllegalAction
from bot.engine.jsons import to_json
from bot.engine.luck import Luck
from bot.engine.play import forced_action
from bot.engine.registry import Entry
from tests.conformance.walks import moments

DRAWS = 50


def test_an_imagined_state_looks_the_same(entry: Entry, seats: int, matches: int) -> None:
    game = entry.game
    for moment in moments(entry, seats, max(5, matches // 5), "imagine", every=6):
        for viewer in moment.viewers:
            other = game.imagine(moment.state, viewer, moment.luck(f"imagine {viewer}"))
            assert to_json(game.view(other, viewer)) == to_json(game.view(moment.state, viewer)), (moment, viewer)
            assert game.awaited(other) == game.awaited(moment.state), (moment, viewer)
            assert game.turn(other) == game.turn(moment.state), (moment, viewer)
            assert (game.outcome(other) is None) == (game.outcome(moment.state) is None), (moment, viewer)
            if viewer is not None:
                mine = game.legal_actions(moment.state, viewer)
                assert game.legal_actions(other, viewer) == mine, (moment, viewer)


def test_a_step_that_reveals_nothing_commutes_with_imagining(entry: Entry, seats: int, matches: int) -> None:
    """So undoing it teaches nothing."""
    game = entry.game
    for moment in moments(entry, seats, max(5, matches // 5), "commute", every=3):
        ply = moment.ply
        if ply.reveals:
            continue
        for viewer in (None, ply.seat):
            other = game.imagine(moment.state, viewer, moment.luck(f"imagine {viewer}"))
            luck = moment.luck("another luck")
            try:
                step = game.apply(other, ply.seat, ply.action, luck)
            except IllegalAction:
                assert viewer != ply.seat, moment
                continue
            assert step.reveals == ply.reveals, moment
            after = game.apply(moment.state, ply.seat, ply.action, moment.luck("play")).state
            assert to_json(game.view(step.state, viewer)) == to_json(game.view(after, viewer)), (moment, viewer)


def test_events_that_a_viewer_sees_follow_from_what_he_knows(entry: Entry, seats: int, matches: int) -> None:
    """What the public reads of a step is the same when a bystander's secrets are dealt anew."""
    game = entry.game
    for moment in moments(entry, seats, max(5, matches // 10), "events", every=5):
        ply = moment.ply
        for event in ply.events:
            public = game.seen(event, None)
            if public is not None:
                assert game.seen(public, None) == public, (moment, "reading twice tells the same")


def test_forced_choices_tell_nothing(entry: Entry, seats: int, matches: int) -> None:
    """An action that plays itself would play itself in every state the public thinks possible."""
    game = entry.game
    for moment in moments(entry, seats, max(5, matches // 10), "forced", every=4):
        found = forced_action(game, moment.state, moment.luck("forced"))
        if found is None:
            continue
        seat, action = found
        for draw in range(10):
            other = game.imagine(moment.state, None, Luck(moment.match.seed, draw, "would it"))
            assert game.legal_actions(other, seat) == (action,), (moment, draw)


def test_imagining_really_deals_anew(entry: Entry, seats: int) -> None:
    """Over 50 draws each hidden slot takes another value wherever its pool allows."""
    slots = _slots(entry)
    for moment in moments(entry, seats, 6, "deal", every=11):
        for viewer in moment.viewers:
            hidden: dict[str, Any] = slots(moment.state, viewer)
            met: dict[str, set[Any]] = defaultdict(set)
            for draw in range(DRAWS):
                other = entry.game.imagine(moment.state, viewer, Luck(moment.match.seed, draw, "deal"))
                for slot, (value, _) in slots(other, viewer).items():
                    met[slot].add(value)
            for slot, (value, pool) in hidden.items():
                assert len(set(pool)) < 2 or met[slot] - {value}, (moment, viewer, slot)


def _slots(entry: Entry) -> Any:
    """The game's own list of what is hidden: (state, viewer) -> slot name -> (its value, what else it might hold)."""
    name = f"tests.games.{entry.game.info.id}.hidden"
    assert find_spec(name), f"{name} must say which slots are hidden from whom"
    return import_module(name).slots
