"""Answers to questions, and taking them back."""

from typing import Any

from bot.engine.game import IllegalAction
from bot.engine.jsons import digest, from_json
from bot.engine.seats import Seat
from bot.matches import deadlines, pausing
from bot.matches.models import AnswerKind, Origin, Question, Status
from bot.matches.play import Play, read_questions
from bot.matches.refusals import Refusal, Refused
from bot.matches.work import Work
from bot.storage import entries
from bot.storage.transaction import Transaction

__all__ = ["answer", "answer_as_bot", "undo"]


async def answer(tx: Transaction, work: Work, question: Question, user_id: int, action: Any) -> AnswerKind:
    """Answers the question if it is open; else says what became of it. An action may be named by its digest."""
    seat = _own_seat(work, question.seat, user_id)
    if not _open(work, question):
        given = await entries.answer_to(tx, work.row.id, seat, question.ply)
        if given is not None and given.action is not None and _same(from_json(given.action, work.info.action), action):
            return "repeated"
        work.require(Status.RUNNING)
        return "stale"
    work.require(Status.RUNNING)
    play = Play.resume(work)
    if isinstance(action, str):
        action = _named(play, seat, action)
    try:
        play.act(seat, action, Origin.PERSON, question.ply)
    except IllegalAction as error:
        raise Refused(Refusal.ILLEGAL, error=error) from None
    deadlines.answered(work, seat)
    pausing.play_on(work, user_id)
    play.go_on()
    return "done"


def answer_as_bot(work: Work, seat: Seat, ply: int, action: Any) -> bool:
    """Plays a bot's choice, unless the match has gone on without it; answers whether it was played."""
    if work.status is not Status.RUNNING:
        return False
    play = Play.resume(work)
    asked = play.asked(seat)
    if asked is None or asked.ply != ply or not work.plays_by_itself(seat, asked.turn):
        return False
    play.act(seat, action, Origin.BOT)
    play.go_on()
    return True


async def undo(tx: Transaction, work: Work, user_id: int, ply: int | None) -> None:
    """Takes back the last action of this user, with the forced ones after it; at another ply than this, nothing."""
    holder = work.holder(user_id)
    work.require(Status.RUNNING)
    if work.row.undo_revision is None or ply not in (None, work.row.ply):
        raise Refused(Refusal.NO_UNDO)
    entry = await entries.entry_at(tx, work.row.id, work.row.undo_revision)
    if entry.seat != holder.seat:
        raise Refused(Refusal.NO_UNDO)
    Play.resume(work).take_back(entry)
    work.row.undo_revision = await entries.take_back(tx, work.row.id, entry.revision)


def _named(play: Play, seat: Seat, name: str) -> Any:
    """The legal action with this digest. Refused when there is none."""
    for action in play.game.legal_actions(play.state, seat):
        if digest(action) == name:
            return action
    raise Refused(Refusal.ILLEGAL, error=IllegalAction("", "not_offered"))


def _same(given: Any, action: Any) -> bool:
    return digest(given) == action if isinstance(action, str) else bool(given == action)


def _own_seat(work: Work, seat: Seat, user_id: int) -> Seat:
    held = work.holder(user_id)
    if held.seat != seat:
        if not 0 <= seat < len(work.holders):
            raise Refused(Refusal.NOT_SEATED)
        key = Refusal.SEAT_OF_BOT if work.is_bot(seat) else Refusal.NOT_YOUR_SEAT
        raise Refused(key, name=work.holders[seat].name)
    return seat


def _open(work: Work, question: Question) -> bool:
    asked = (question.seat, question.ply, question.digest)
    return any((each.seat, each.ply, each.digest) == asked for each in read_questions(work.row.questions))
