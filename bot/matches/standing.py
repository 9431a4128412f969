"""Answers given ahead of time: kept in secret beside the log until their question is asked."""

from bot.engine.game import Standing
from bot.engine.jsons import from_json
from bot.engine.seats import Seat
from bot.matches.models import StandingSheet, Status
from bot.matches.play import Play
from bot.matches.refusals import Refusal, Refused
from bot.matches.work import Work

__all__ = ["give", "sheets"]


def sheets(work: Work, user_id: int) -> tuple[StandingSheet, ...]:
    """What this user may answer ahead, and has."""
    return _sheets(work, _seat(work, user_id))


def give(work: Work, user_id: int, name: str, question: str, answer: str | None) -> tuple[StandingSheet, ...]:
    """Answers a question ahead, or (None) no longer; plays the answer if the question is open.

    Answers all that the user has answered ahead now, though the match may have ended with it.
    """
    seat = _seat(work, user_id)
    kind = next((kind for kind in work.info.standing if kind.name == name), None)
    if kind is None or (answer is not None and answer not in kind.answers):
        raise Refused(Refusal.BAD_STANDING)
    if question not in _keys(work, seat, kind):
        raise Refused(Refusal.BAD_STANDING)
    given = {key: value for key, value in _given(work, seat, name).items() if key != question}
    if answer is not None:
        given[question] = answer
    work.standing = {**work.standing, (seat, name): given}
    if work.status is Status.RUNNING:
        Play.resume(work).go_on()
    return _sheets(work, seat)


def _sheets(work: Work, seat: Seat) -> tuple[StandingSheet, ...]:
    return tuple(
        StandingSheet(kind.name, _keys(work, seat, kind), kind.answers, _given(work, seat, kind.name))
        for kind in work.info.standing
    )


def _seat(work: Work, user_id: int) -> Seat:
    holder = work.holder(user_id)
    work.require(Status.RUNNING, Status.PAUSED)
    return Seat(holder.seat)


def _keys(work: Work, seat: Seat, kind: Standing) -> tuple[str, ...]:
    state = from_json(work.row.state or "", work.info.state)
    return kind.keys(work.entry.game.view(state, seat))


def _given(work: Work, seat: Seat, name: str) -> dict[str, str]:
    return dict(work.standing.get((seat, name), {}))
