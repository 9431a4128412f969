"""PARKS Memories: Coast to Coast, as the engine asks for it."""

from collections.abc import Callable
from typing import Any

from bot.engine.game import GameInfo, Outcome, Turn
from bot.engine.luck import Luck
from bot.engine.seats import Seat, Viewer
from bot.games.parks_memories import actions, choices, classic, refusals, scoring, secrecy, setup, sight, standard
from bot.games.parks_memories.actions import ParksAction
from bot.games.parks_memories.events import ParksEvent, ParksStep
from bot.games.parks_memories.layout import column_of
from bot.games.parks_memories.options import ParksOptions
from bot.games.parks_memories.state import ParksState
from bot.games.parks_memories.view import ParksView, view

__all__ = ["GAME", "ParksMemories"]

_RULES: dict[type[Any], Callable[[ParksState, Any], ParksStep]] = {
    actions.Flip: standard.flip,
    actions.MatchTiles: standard.match_tiles,
    actions.UseSun: standard.use_sun,
    actions.Take: standard.take,
    actions.Recharge: standard.recharge,
    actions.UseWater: standard.use_water,
    actions.ReturnTile: standard.return_tile,
    actions.Draw: standard.draw,
    actions.UseForest: standard.use_forest,
    actions.MoveHiker: standard.move_hiker,
    actions.UseMountain: standard.use_mountain,
    actions.Stay: standard.stay,
    actions.FlipOne: classic.flip_one,
}


class ParksMemories:
    """The rules behind one door."""

    info = GameInfo(
        id="parks_memories",
        title="PARKS Memories: Coast to Coast",
        rules_version=1,
        seats=(2, 3, 4, 5, 6, 7, 8),
        options=ParksOptions,
        state=ParksState,
        action=ParksAction,
        event=ParksEvent,
        view=ParksView,
        coarse={"cell": column_of},
        fleeting=lambda options: options.memory == "once",
        shows=sight.shows,
        strengths=("forgetful", "average", "sharp"),
    )

    def setup(self, seats: int, options: ParksOptions, luck: Luck) -> ParksState:
        return setup.setup(seats, options, luck)

    def awaited(self, state: ParksState) -> tuple[Seat, ...]:
        return () if state.phase == "over" else (state.seat,)

    def turn(self, state: ParksState) -> Turn:
        return Turn(state.number, state.seat)

    def legal_actions(self, state: ParksState, seat: Seat) -> tuple[ParksAction, ...]:
        return choices.choices(state) if seat == state.seat else ()

    def apply(
        self,
        state: ParksState,
        seat: Seat,
        action: ParksAction,
        luck: Luck,  # noqa: ARG002 (all chance is in the shuffle)
    ) -> ParksStep:
        if action not in self.legal_actions(state, seat):
            raise refusals.refusal(state, seat, action)
        return _RULES[type(action)](state, action)

    def view(self, state: ParksState, viewer: Viewer) -> ParksView:
        return view(state, viewer)

    def seen(self, event: ParksEvent, viewer: Viewer) -> ParksEvent | None:
        return secrecy.seen(event, viewer)

    def imagine(self, state: ParksState, viewer: Viewer, luck: Luck) -> ParksState:
        return secrecy.imagine(state, viewer, luck)

    def outcome(self, state: ParksState) -> Outcome | None:
        return scoring.outcome(state)


GAME = ParksMemories()
