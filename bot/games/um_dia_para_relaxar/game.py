"""The game as the engine knows it: every method delegates to the file that holds the idea."""

from collections.abc import Mapping

from bot.engine.game import GameInfo, Outcome, Standing, Step, Turn
from bot.engine.luck import Luck
from bot.engine.seats import Seat, Viewer
from bot.games.um_dia_para_relaxar import rules, setup, view
from bot.games.um_dia_para_relaxar.actions import Action, Vote
from bot.games.um_dia_para_relaxar.bot import STRENGTHS
from bot.games.um_dia_para_relaxar.components import COMPONENTS, CardId
from bot.games.um_dia_para_relaxar.events import Event
from bot.games.um_dia_para_relaxar.options import Options
from bot.games.um_dia_para_relaxar.state import State
from bot.games.um_dia_para_relaxar.view import View

__all__ = ["GAME", "UmDiaParaRelaxar"]

ANSWERS = {"yes": Vote(True), "no": Vote(False)}
"""What a standing vote may say."""


def _standing_vote(view: View, stored: Mapping[str, str], legal: tuple[Action, ...]) -> Action | None:
    """The vote a seat left for the outing on row 8; None without one, or for a NO without a NO card."""
    vote = ANSWERS.get(stored.get(view.voted_on or "", ""))
    return vote if vote in legal else None


def _outings_in_play(view: View) -> tuple[str, ...]:
    return view.board.in_play


def _own_card(view: View) -> CardId | None:
    return view.own.worth.card if view.own and view.own.worth else None


class UmDiaParaRelaxar:
    """Hello Kitty & Amigos: Um dia para Relaxar."""

    info = GameInfo(
        id=COMPONENTS.meta.id,
        title=COMPONENTS.meta.title,
        rules_version=1,
        seats=tuple(range(COMPONENTS.meta.min_players, COMPONENTS.meta.max_players + 1)),
        options=Options,
        state=State,
        action=Action,
        event=Event,
        view=View,
        standing=(Standing("vote", _outings_in_play, tuple(ANSWERS), _standing_vote),),
        hand=_own_card,
        strengths=STRENGTHS,
    )

    def setup(self, seats: int, options: Options, luck: Luck) -> State:
        return setup.setup(seats, options, luck)

    def awaited(self, state: State) -> tuple[Seat, ...]:
        return rules.awaited(state)

    def turn(self, state: State) -> Turn:
        return rules.turn(state)

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
        return rules.outcome(state)


GAME = UmDiaParaRelaxar()
