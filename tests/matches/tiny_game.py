"""The smallest game that has everything a match must cope with: hidden hands, luck, a secret vote, a turn in halves.

In turn each seat walks one or two steps (that much can be taken back) and then draws a card, which is hidden luck, or
rests. In a sealed match who rests lays his card open to those at the table, until somebody walks. After each round all
vote in secret whether to stop; the match ends when all say yes, or after `rounds` rounds.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, cast

import msgspec

from bot.engine import game
from bot.engine.game import GameInfo, IllegalAction, Outcome, Standing, Step, Turn
from bot.engine.luck import Luck
from bot.engine.registry import Entry, Registry
from bot.engine.seats import Seat, Viewer
from bot.engine.words import Texts


class Options(game.Options, frozen=True):
    rounds: Literal[1, 2, 3] = 3
    deck: Literal[0, 3, 12] = 12
    cosy: bool = False
    """Only for up to three."""
    sealed: bool = False
    """Hands may not be sent, and what is laid open is to be remembered."""


class State(game.State, frozen=True):
    options: Options
    phase: Literal["walk", "end", "vote", "over"]
    turn: int
    round: int
    active: Seat
    hands: tuple[int, ...]
    deck: tuple[int, ...]
    steps: tuple[int, ...]
    votes: tuple[bool | None, ...]
    up: int | None = None
    """The card that lies open."""


class Walk(game.Action, frozen=True):
    steps: int


class Draw(game.Action, frozen=True):
    pass


class Rest(game.Action, frozen=True):
    pass


class Vote(game.Action, frozen=True):
    stop: bool


Action = Walk | Draw | Rest | Vote


class Walked(game.Event, frozen=True):
    seat: Seat
    steps: int


class Drew(game.Event, frozen=True):
    seat: Seat
    card: int | None
    """None for all but its owner."""


class Showed(game.Event, frozen=True):
    """Those at the table saw a card, nobody else."""

    seat: Seat
    card: int


class Voted(game.Event, frozen=True):
    seat: Seat
    stop: bool | None


class Revealed(game.Event, frozen=True):
    votes: tuple[bool, ...]


Event = Walked | Drew | Showed | Voted | Revealed


class View(game.View, frozen=True):
    phase: str
    turn: int
    active: Seat
    deck: int
    steps: tuple[int, ...]
    voted: tuple[bool, ...]
    card: int | None
    vote: bool | None
    up: int | None


def _standing_vote(view: View, answers: Mapping[str, str], actions: tuple[Action, ...]) -> Action | None:
    wanted = Vote(answers.get("stop") == "yes")
    return wanted if view.phase == "vote" and wanted in actions else None


class Tiny:
    info = GameInfo(
        id="tiny",
        title="Tiny",
        rules_version=1,
        seats=(2, 3, 4, 5, 6, 7, 8),
        options=Options,
        state=State,
        action=Action,
        event=Event,
        view=View,
        standing=(Standing("vote", lambda _view: ("stop",), ("yes", "no"), _standing_vote),),
        hand=lambda view: view.card,
        fleeting=lambda options: options.sealed,
        shows=lambda view, event: isinstance(event, Showed) and view.up == event.card,
        strengths=("clumsy", "average"),
    )

    def setup(self, seats: int, options: Options, luck: Luck) -> State:
        if options.cosy and seats > 3:
            raise IllegalAction("T1", "too_cosy", seats=seats)
        cards = luck.shuffled(range(100))
        return State(
            options, "walk", 0, 0, Seat(0), cards[:seats], cards[seats : seats + options.deck], (0,) * seats, ()
        )

    def awaited(self, state: State) -> tuple[Seat, ...]:
        if state.phase == "vote":
            return tuple(Seat(seat) for seat, vote in enumerate(state.votes) if vote is None)
        return () if state.phase == "over" else (state.active,)

    def turn(self, state: State) -> Turn:
        return Turn(state.turn, None if state.phase in ("vote", "over") else state.active)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat not in self.awaited(state):
            return ()
        if state.phase == "walk":
            return (Walk(1), Walk(2))
        if state.phase == "end":
            return (Draw(), Rest()) if state.deck else (Rest(),)
        return (Vote(True), Vote(False))

    def apply(self, state: State, seat: Seat, action: Action, luck: Luck) -> Step[State, Event]:
        if action not in self.legal_actions(state, seat):
            raise IllegalAction("T2", "not_now")
        if isinstance(action, Walk):
            steps = tuple(n + action.steps * (s == seat) for s, n in enumerate(state.steps))
            walked = msgspec.structs.replace(state, phase="end", steps=steps, up=None)
            return Step(walked, (Walked(seat, action.steps),))
        if isinstance(action, Vote):
            return self._vote(state, seat, action.stop)
        if isinstance(action, Draw):
            card = luck.choice(state.deck)
            hands = tuple(card if s == seat else hand for s, hand in enumerate(state.hands))
            deck = tuple(other for other in state.deck if other != card)
            drawn = msgspec.structs.replace(state, hands=hands, deck=deck)
            return Step(self._next(drawn), (Drew(seat, card),), reveals=True)
        if state.options.sealed:
            card = state.hands[seat]
            return Step(self._next(msgspec.structs.replace(state, up=card)), (Showed(seat, card),), reveals=True)
        return Step(self._next(state), ())

    def _next(self, state: State) -> State:
        seat = Seat((state.active + 1) % len(state.hands))
        if seat:
            return msgspec.structs.replace(state, phase="walk", turn=state.turn + 1, active=seat)
        votes = (None,) * len(state.hands)
        return msgspec.structs.replace(state, phase="vote", turn=state.turn + 1, active=seat, votes=votes)

    def _vote(self, state: State, seat: Seat, stop: bool) -> Step[State, Event]:
        votes = tuple(stop if s == seat else vote for s, vote in enumerate(state.votes))
        cast_votes = tuple(vote for vote in votes if vote is not None)
        state = msgspec.structs.replace(state, votes=votes)
        events: tuple[Event, ...] = (Voted(seat, stop),)
        if len(cast_votes) < len(votes):
            return Step(state, events)
        over = all(cast_votes) or state.round + 1 == state.options.rounds
        phase: Literal["walk", "over"] = "over" if over else "walk"
        after = msgspec.structs.replace(state, phase=phase, turn=state.turn + 1, round=state.round + 1, votes=())
        return Step(after, (*events, Revealed(cast_votes)), reveals=True)

    def view(self, state: State, viewer: Viewer) -> View:
        return View(
            state.phase,
            state.turn,
            state.active,
            len(state.deck),
            state.steps,
            tuple(vote is not None for vote in state.votes),
            None if viewer is None else state.hands[viewer],
            state.votes[viewer] if viewer is not None and state.votes else None,
            None if viewer is None else state.up,
        )

    def seen(self, event: Event, viewer: Viewer) -> Event | None:
        if isinstance(event, Drew) and event.seat != viewer:
            return Drew(event.seat, None)
        if isinstance(event, Showed) and viewer is None:
            return None
        if isinstance(event, Voted) and event.seat != viewer:
            return Voted(event.seat, None)
        return event

    def imagine(self, state: State, viewer: Viewer, luck: Luck) -> State:
        kept = None if viewer is None else state.hands[viewer]
        cards = iter(luck.shuffled([card for card in range(100) if card != kept]))
        hands = tuple(kept if kept is not None and s == viewer else next(cards) for s in range(len(state.hands)))
        deck = tuple(next(cards) for _ in state.deck)
        votes = tuple(vote if vote is None or s == viewer else luck.chance(0.5) for s, vote in enumerate(state.votes))
        return msgspec.structs.replace(state, hands=hands, deck=deck, votes=votes)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        ranks = tuple(1 + sum(other > mine for other in state.steps) for mine in state.steps)
        return Outcome("stopped", ranks, state.steps)


def tiny_bot(
    history: Sequence[Event], view: View, actions: Sequence[Action], luck: Luck, strength: str = "average"
) -> Action:
    """Walks one step, rests, votes to go on; a clumsy one falls over its feet."""
    if strength == "clumsy":
        raise RuntimeError("fell over")
    return Walk(1) if view.phase == "walk" else actions[-1]


def tiny_registry() -> Registry:
    registry = Registry()
    registry.add(Entry(Tiny(), cast("Texts", None), tiny_bot))
    return registry
