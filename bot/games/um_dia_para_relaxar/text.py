"""All that the game can say; each method's words stand in the file that is named after them."""

from collections.abc import Sequence
from typing import Any

from bot.engine.game import IllegalAction
from bot.engine.seats import Cast, Seat
from bot.engine.words import Label, OptionText, Words
from bot.games.um_dia_para_relaxar import (
    text_choices,
    text_events,
    text_names,
    text_refusals,
    text_rules,
    text_standing,
    text_table,
)
from bot.games.um_dia_para_relaxar.actions import Action
from bot.games.um_dia_para_relaxar.components import OutingId
from bot.games.um_dia_para_relaxar.events import Event
from bot.games.um_dia_para_relaxar.options import Options
from bot.games.um_dia_para_relaxar.view import View

__all__ = ["TEXTS", "UmDiaTexts"]


class UmDiaTexts:
    """The game's words, from views and seen events only."""

    package = "bot.games.um_dia_para_relaxar"

    def kind(self, view: View, kind: type[Any], say: Words) -> str:
        return text_choices.kind(kind, say)

    def prompt(self, view: View, kind: type[Any] | None, field: str | None, say: Words) -> str:
        return text_choices.prompt(kind, field, view, say)

    def value(
        self, view: View, kind: type[Any], field: str, value: Any, say: Words, among: Sequence[Any] = ()
    ) -> Label:
        return text_choices.value(kind, field, value, view, say)

    def group(self, view: View, kind: type[Any], field: str, group: Any, say: Words) -> Label:
        """No field of this game has more than 16 values, so nothing is ever grouped."""
        raise LookupError(field)

    def sentence(self, view: View, action: Action, say: Words) -> str:
        return text_choices.sentence(action, view, say)

    def question(self, view: View, seat: Seat, cast: Cast, say: Words) -> str:
        return text_table.question(view, say)

    def status(self, view: View, cast: Cast, say: Words) -> str:
        return text_table.status(view, cast, say)

    def event(self, event: Event, view: View, cast: Cast, say: Words) -> str:
        return text_events.event_line(event, cast, say)

    def refusal(self, error: IllegalAction, view: View, say: Words) -> str:
        return text_refusals.refusal(error, say)

    def alt(self, view: View, cast: Cast, say: Words) -> str:
        return text_table.alt(view, cast, say)

    def board(self, view: View, cast: Cast, say: Words) -> str:
        return text_table.board(view, cast, say)

    def hand(self, view: View, cast: Cast, say: Words) -> str:
        return text_table.hand(view, say)

    def result(self, view: View, cast: Cast, say: Words) -> str:
        return text_table.result(view, cast, say)

    def rules(self, say: Words) -> tuple[tuple[str, str], ...]:
        return text_rules.pages(say)

    def about(self, say: Words) -> str:
        return text_rules.about(say)

    def options(self, options: Options, seats: int, say: Words) -> tuple[OptionText, ...]:
        return text_rules.options(options, seats, say)

    def standing_about(self, view: View, name: str, say: Words) -> str:
        return text_standing.about(say)

    def standing(self, view: View, name: str, key: OutingId, say: Words) -> str:
        return text_names.outing_name(key, say)

    def standing_answer(self, view: View, name: str, answer: str, say: Words) -> str:
        return text_standing.answer(answer, say)


TEXTS = UmDiaTexts()
