"""Playing by typing: legal actions as sentences, offered while one types."""

from typing import Any

from bot.engine.jsons import digest
from bot.engine.seats import Seat
from bot.matches.codes import base36, from_base36
from bot.matches.models import MatchId, Question, Status, Table
from bot.matches.refusals import Refusal, Refused
from cogs.panels.layout import clip
from cogs.panels.names import escape
from cogs.panels.refusals import Sorry
from cogs.panels.scene import Scene

__all__ = ["code_of", "offered", "understand"]

LIMIT = 25
"""Lines of an autocomplete menu, by Discord."""


def offered(scene: Scene, typed: str) -> list[tuple[str, str]]:
    """The legal actions that hold all the words typed: sentence and code, at most 25."""
    question, wanted = scene.table.question, typed.casefold().split()
    if question is None:
        return []
    found = []
    for action in scene.table.actions:
        sentence = scene.texts.sentence(scene.table.view, action, scene.say)
        if all(word in sentence.casefold() for word in wanted):
            found.append((sentence, code_of(question, action)))
    return found[:LIMIT]


def code_of(question: Question, action: object) -> str:
    """The action with its question, as autocomplete hands it back: "5g.1.2a.0123abcd.4567cdef"."""
    return ".".join((base36(question.match), str(question.seat), base36(question.ply), question.digest, digest(action)))


def understand(scene: Scene, typed: str) -> tuple[Question, str]:
    """The question that what was typed answers, and the action's fingerprint. Raises Sorry or Refused."""
    if (coded := _decode(typed)) is not None:
        return coded
    table, say = scene.table, scene.say
    if table.status is Status.PAUSED:
        raise Refused(Refusal.PAUSED)
    if table.question is None:
        raise Sorry(
            say("Nothing is asked of you just now. {status}", status=scene.texts.status(table.view, scene.cast, say))
        )
    action = _meant(scene, table, typed)
    if action is None:
        raise Sorry(
            say(
                "“{typed}” is none of your moves just now. Pick one of the list, or use *Play* on the board.",
                typed=_quoted(typed),
            )
        )
    return table.question, digest(action)


def _meant(scene: Scene, table: Table, typed: str) -> Any:
    """The action whose sentence this is, or the only one whose sentence holds it; else None."""
    wanted = " ".join(typed.casefold().split())
    sentences = [(scene.texts.sentence(table.view, action, scene.say).casefold(), action) for action in table.actions]
    exact = [action for sentence, action in sentences if sentence == wanted]
    holding = [action for sentence, action in sentences if wanted and wanted in sentence]
    for found in (exact, holding):
        if len(found) == 1:
            return found[0]
    return None


def _decode(typed: str) -> tuple[Question, str] | None:
    parts = typed.strip().split(".")
    if len(parts) != 5 or not parts[1].isdecimal():
        return None
    try:
        question = Question(MatchId(from_base36(parts[0])), Seat(int(parts[1])), from_base36(parts[2]), parts[3])
    except ValueError:
        return None
    return question, parts[4]


def _quoted(typed: str) -> str:
    """What was typed, fit to be repeated: short, in one line, without Markdown."""
    return escape(clip(" ".join(typed.split()), 60))
