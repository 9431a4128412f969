"""All that the game can say; each method's words stand in the file that is named after them."""

from collections.abc import Sequence
from typing import Any

from bot.engine.game import IllegalAction
from bot.engine.seats import Cast, Seat
from bot.engine.words import Label, OptionText, Words
from bot.games.parks_memories import (
    text_choices,
    text_events,
    text_options,
    text_refusals,
    text_rules,
    text_status,
    text_table,
)
from bot.games.parks_memories.actions import ParksAction
from bot.games.parks_memories.events import ParksEvent
from bot.games.parks_memories.options import ParksOptions
from bot.games.parks_memories.view import ParksView

__all__ = ["TEXTS", "ParksTexts"]


class ParksTexts:
    """The game's words, from views and seen events only."""

    package = "bot.games.parks_memories"

    def kind(self, view: ParksView, kind: type[Any], say: Words) -> str:
        return text_choices.kind(kind, say)

    def prompt(self, view: ParksView, kind: type[Any] | None, field: str | None, say: Words) -> str:
        return text_choices.prompt(kind, field, view, say)

    def value(
        self, view: ParksView, kind: type[Any], field: str, value: Any, say: Words, among: Sequence[Any] = ()
    ) -> Label:
        return text_choices.value(kind, field, value, view, say)

    def group(self, view: ParksView, kind: type[Any], field: str, group: Any, say: Words) -> Label:
        return text_choices.column(group, view, say)

    def sentence(self, view: ParksView, action: ParksAction, say: Words) -> str:
        return text_choices.sentence(action, view, say)

    def question(self, view: ParksView, seat: Seat, cast: Cast, say: Words) -> str:
        return text_status.question(view, say)

    def status(self, view: ParksView, cast: Cast, say: Words) -> str:
        return text_status.status(view, cast, say)

    def event(self, event: ParksEvent, view: ParksView, cast: Cast, say: Words) -> str:
        return text_events.event_line(event, cast, say)

    def refusal(self, error: IllegalAction, view: ParksView, say: Words) -> str:
        return text_refusals.refusal(error, say)

    def alt(self, view: ParksView, cast: Cast, say: Words) -> str:
        return text_table.alt(view, cast, say)

    def board(self, view: ParksView, cast: Cast, say: Words) -> str:
        return text_table.board(view, cast, say)

    def hand(self, view: ParksView, cast: Cast, say: Words) -> str:
        return text_table.look(view, say)

    def result(self, view: ParksView, cast: Cast, say: Words) -> str:
        return text_status.result(view, cast, say)

    def rules(self, say: Words) -> tuple[tuple[str, str], ...]:
        return text_rules.pages(say)

    def about(self, say: Words) -> str:
        return text_rules.about(say)

    def options(self, options: ParksOptions, seats: int, say: Words) -> tuple[OptionText, ...]:
        return text_options.options(options, seats, say)


TEXTS = ParksTexts()
