"""The game as the engine plays it."""

from bot.engine.game import GameInfo, Outcome, Step, Turn
from bot.engine.luck import Luck
from bot.engine.seats import Seat, Viewer
from bot.games.super_kawaii_pets import view as views
from bot.games.super_kawaii_pets.actions import ORDERED, KawaiiAction
from bot.games.super_kawaii_pets.choices import choices, hangs_on_hand
from bot.games.super_kawaii_pets.components import COMPONENTS
from bot.games.super_kawaii_pets.events import KawaiiEvent
from bot.games.super_kawaii_pets.imagine import imagine
from bot.games.super_kawaii_pets.moves import move
from bot.games.super_kawaii_pets.options import KawaiiOptions
from bot.games.super_kawaii_pets.refusals import refusal
from bot.games.super_kawaii_pets.scoring import outcome
from bot.games.super_kawaii_pets.setup import set_up
from bot.games.super_kawaii_pets.state import State

__all__ = ["SuperKawaiiPets"]

_META = COMPONENTS.meta


class SuperKawaiiPets:
    """Super Kawaii Pets for one to four."""

    info = GameInfo(
        id=_META.id,
        title=_META.title,
        rules_version=1,
        seats=tuple(range(_META.min_players, _META.max_players + 1)),
        options=KawaiiOptions,
        state=State,
        action=KawaiiAction,
        event=KawaiiEvent,
        view=views.View,
        ordered=ORDERED,
        hand=views.secrets,
        secretive=hangs_on_hand,
    )

    def setup(self, seats: int, options: KawaiiOptions, luck: Luck) -> State:
        return set_up(seats, options, luck)

    def awaited(self, state: State) -> tuple[Seat, ...]:
        return (state.seat,) if state.over is None else ()

    def turn(self, state: State) -> Turn:
        return state.turn

    def legal_actions(self, state: State, seat: Seat) -> tuple[KawaiiAction, ...]:
        return choices(state) if seat == state.seat else ()

    def apply(self, state: State, seat: Seat, action: KawaiiAction, luck: Luck) -> Step[State, KawaiiEvent]:
        """What the action leads to. Raises IllegalAction with the rule it breaks."""
        if action not in self.legal_actions(state, seat):
            raise refusal(state, seat, action)
        return move(state, action, luck)

    def view(self, state: State, viewer: Viewer) -> views.View:
        return views.view(state, viewer)

    def seen(self, event: KawaiiEvent, viewer: Viewer) -> KawaiiEvent:
        return views.seen(event, viewer)

    def imagine(self, state: State, viewer: Viewer, luck: Luck) -> State:
        return imagine(state, viewer, luck)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state)
