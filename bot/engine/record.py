"""The match record: a whole match as JSON that a reader of the rulebook can follow, and that can be verified."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.engine.game import IllegalAction, Outcome
from bot.engine.jsons import digest
from bot.engine.play import Playthrough
from bot.engine.registry import Registry, UnknownGame
from bot.engine.seats import Seat
from bot.engine.words import Texts, words

__all__ = ["BadRecord", "MatchRecord", "RecordedAction", "record", "recorded_views", "verify"]


class RecordedAction(msgspec.Struct, frozen=True, omit_defaults=True):
    """One ply: who did what, and a fingerprint of the state it led to."""

    seat: int
    action: msgspec.Raw
    state: str
    forced: bool = False
    views: dict[str, msgspec.Raw] | None = None
    """With `--views`: the public's view and each seat's, after this action."""


class MatchRecord(msgspec.Struct, frozen=True):
    """A match from its first shuffle to its outcome."""

    game: str
    rules_version: int
    options: msgspec.Raw
    seed: str
    seats: int
    start: str
    """The fingerprint of the state before the first action."""
    actions: tuple[RecordedAction, ...]
    outcome: Outcome | None


class BadRecord(Exception):
    """The record contradicts the rules or itself; `ply` says where (0: before the first action)."""

    def __init__(self, ply: int, why: str) -> None:
        super().__init__(f"ply {ply}: {why}" if ply else why)
        self.ply = ply
        self.why = why


def record(match: Playthrough, states: Sequence[Any] | None = None) -> MatchRecord:
    """The record of a playthrough; with `states` (one after each ply), its views as well."""
    replayed = Playthrough(match.game, match.seats, match.options, match.seed)
    start = digest(replayed.state)
    actions = []
    for number, ply in enumerate(match.plies):
        replayed.play(ply.seat, ply.action)
        views = recorded_views(match, states[number]) if states else None
        action = msgspec.Raw(msgspec.json.encode(ply.action))
        actions.append(RecordedAction(ply.seat, action, digest(replayed.state), ply.forced, views))
    info = match.game.info
    options = msgspec.Raw(msgspec.json.encode(match.options))
    return MatchRecord(
        info.id, info.rules_version, options, match.seed, match.seats, start, tuple(actions), match.outcome
    )


def recorded_views(match: Playthrough, state: Any) -> dict[str, msgspec.Raw]:
    """The public's view of a state and each seat's, as JSON."""
    viewers = {"public": None} | {str(seat): Seat(seat) for seat in range(match.seats)}
    return {name: msgspec.Raw(msgspec.json.encode(match.game.view(state, viewer))) for name, viewer in viewers.items()}


def verify(data: bytes, registry: Registry) -> Playthrough:
    """Plays a record again, action by action. Raises BadRecord at the first ply that does not fit."""
    try:
        kept = msgspec.json.decode(data, type=MatchRecord)
        info = registry[kept.game].game.info
        options = msgspec.json.decode(kept.options, type=info.options)
    except UnknownGame as error:
        raise BadRecord(0, f"no game is called {error.args[0]}") from None
    except msgspec.MsgspecError:
        raise BadRecord(0, "it is no match record, or not a whole one") from None
    if kept.rules_version != info.rules_version:
        raise BadRecord(0, f"it follows rules version {kept.rules_version}, but this is version {info.rules_version}")
    match = _start(kept, registry, options)
    for ply in kept.actions:
        _replay(match, ply, registry[kept.game].texts)
    if match.outcome != kept.outcome:
        raise BadRecord(len(kept.actions), "the outcome is another one")
    return match


def _start(kept: MatchRecord, registry: Registry, options: Any) -> Playthrough:
    game = registry[kept.game].game
    if kept.seats not in game.info.seats:
        raise BadRecord(0, f"{kept.game} is not played by {kept.seats}")
    try:
        match = Playthrough(game, kept.seats, options, kept.seed)
    except IllegalAction as error:
        raise BadRecord(0, _refusal(error, None, registry[kept.game].texts)) from None
    if digest(match.state) != kept.start:
        raise BadRecord(0, "the setup is another one")
    return match


def _replay(match: Playthrough, kept: RecordedAction, texts: Texts) -> None:
    number = len(match.plies) + 1
    seats = match.game.awaited(match.state)
    if kept.seat not in seats:
        raise BadRecord(number, f"seat {kept.seat} is not awaited")
    try:
        action = msgspec.json.decode(kept.action, type=match.game.info.action)
        match.play(Seat(kept.seat), action, forced=kept.forced)
    except msgspec.MsgspecError:
        raise BadRecord(number, "the game knows no such action") from None
    except IllegalAction as error:
        view = match.game.view(match.state, Seat(kept.seat))
        raise BadRecord(number, _refusal(error, view, texts)) from None
    if digest(match.state) != kept.state:
        raise BadRecord(number, "it leads to another state")
    if kept.views is not None and _values(kept.views) != _values(recorded_views(match, match.state)):
        raise BadRecord(number, "its views are other ones")


def _refusal(error: IllegalAction, view: Any, texts: Texts) -> str:
    """The broken rule in the game's words."""
    return texts.refusal(error, view, words("en", texts.package))


def _values(views: Mapping[str, msgspec.Raw]) -> dict[str, Any]:
    return {viewer: msgspec.json.decode(view) for viewer, view in views.items()}
