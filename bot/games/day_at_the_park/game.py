"""Day at the Park as the engine knows it."""

from bot.engine.game import GameInfo, Outcome, Step, Turn
from bot.engine.luck import Luck
from bot.engine.seats import Seat, Viewer
from bot.games.day_at_the_park import rules, scoring, start, turn, view
from bot.games.day_at_the_park.actions import Action
from bot.games.day_at_the_park.cells import row_of
from bot.games.day_at_the_park.components import SET_ASIDE, TileId
from bot.games.day_at_the_park.events import Event
from bot.games.day_at_the_park.options import Options
from bot.games.day_at_the_park.standing import HIGH_FIVE
from bot.games.day_at_the_park.state import State
from bot.games.day_at_the_park.view import View

__all__ = ["GAME", "DayAtThePark"]


def _hand(view: View) -> tuple[TileId, ...] | None:
    return view.own.hand or None if view.own else None


class DayAtThePark:
    """The rules, each in the module of its name."""

    info = GameInfo(
        id="day_at_the_park",
        title="Hello Kitty: Day at the Park",
        rules_version=1,
        seats=tuple(sorted(SET_ASIDE)),
        options=Options,
        state=State,
        action=Action,
        event=Event,
        view=View,
        standing=(HIGH_FIVE,),
        coarse={"cell": row_of, "end": row_of},
        ordered=frozenset({"path", "payment", "gains"}),
        hand=_hand,
    )

    def setup(self, seats: int, options: Options, luck: Luck) -> State:
        return start.setup(seats, options, luck)

    def awaited(self, state: State) -> tuple[Seat, ...]:
        return turn.awaited(state)

    def turn(self, state: State) -> Turn:
        return turn.turn(state)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return rules.legal_actions(state, seat)

    def apply(self, state: State, seat: Seat, action: Action, luck: Luck) -> Step[State, Event]:
        return rules.apply(state, seat, action, luck)

    def view(self, state: State, viewer: Viewer) -> View:
        return view.view(state, viewer)

    def seen(self, event: Event, viewer: Viewer) -> Event | None:
        return view.seen(event, viewer)

    def imagine(self, state: State, viewer: Viewer, luck: Luck) -> State:
        return view.imagine(state, viewer, luck)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)


GAME = DayAtThePark()
