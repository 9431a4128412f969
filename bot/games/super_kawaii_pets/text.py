"""All that the game can say; each method's words stand in the file that is named after them."""

from collections.abc import Sequence
from typing import Any

from bot.engine.game import IllegalAction
from bot.engine.seats import Cast, Seat
from bot.engine.words import Label, OptionText, Words
from bot.games.super_kawaii_pets import (
    text_choices,
    text_events,
    text_hand,
    text_refusals,
    text_result,
    text_rules,
    text_table,
)
from bot.games.super_kawaii_pets.actions import KawaiiAction
from bot.games.super_kawaii_pets.events import KawaiiEvent
from bot.games.super_kawaii_pets.options import KawaiiOptions
from bot.games.super_kawaii_pets.view import View

__all__ = ["TEXTS", "KawaiiTexts"]


class KawaiiTexts:
    """The game's words, from views and seen events only."""

    package = "bot.games.super_kawaii_pets"

    def kind(self, view: View, kind: type[Any], say: Words) -> str:
        return text_choices.kind(kind, view, say)

    def prompt(self, view: View, kind: type[Any] | None, field: str | None, say: Words) -> str:
        return text_choices.prompt(kind, field, view, say)

    def value(
        self, view: View, kind: type[Any], field: str, value: Any, say: Words, among: Sequence[Any] = ()
    ) -> Label:
        return text_choices.value(kind, field, value, view, say)

    def group(self, view: View, kind: type[Any], field: str, group: Any, say: Words) -> Label:
        """No field of this game is grouped."""
        raise LookupError(field)

    def sentence(self, view: View, action: KawaiiAction, say: Words) -> str:
        return text_choices.sentence(action, view, say)

    def question(self, view: View, seat: Seat, cast: Cast, say: Words) -> str:
        return text_table.question(view, say)

    def status(self, view: View, cast: Cast, say: Words) -> str:
        return text_table.status(view, cast, say)

    def event(self, event: KawaiiEvent, view: View, cast: Cast, say: Words) -> str:
        return text_events.event_line(event, view, cast, say)

    def refusal(self, error: IllegalAction, view: View, say: Words) -> str:
        return text_refusals.refusal(error, say)

    def alt(self, view: View, cast: Cast, say: Words) -> str:
        return text_table.alt(view, cast, say)

    def board(self, view: View, cast: Cast, say: Words) -> str:
        return text_table.board(view, cast, say)

    def hand(self, view: View, cast: Cast, say: Words) -> str:
        return text_hand.hand(view, say)

    def result(self, view: View, cast: Cast, say: Words) -> str:
        return text_result.result(view, cast, say)

    def rules(self, say: Words) -> tuple[tuple[str, str], ...]:
        return text_rules.pages(say)

    def about(self, say: Words) -> str:
        return text_rules.about(say)

    def options(self, options: KawaiiOptions, seats: int, say: Words) -> tuple[OptionText, ...]:
        return text_rules.options(options, seats, say)


TEXTS = KawaiiTexts()
