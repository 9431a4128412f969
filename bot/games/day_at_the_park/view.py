"""What each viewer may know, and how the rest could be."""

from collections.abc import Iterator

import msgspec

from bot.engine import game
from bot.engine.game import Outcome, Turn
from bot.engine.luck import Luck
from bot.engine.seats import Seat, Viewer
from bot.games.day_at_the_park.cells import Cell
from bot.games.day_at_the_park.components import CardId, Difficulty, TileId, Token
from bot.games.day_at_the_park.events import BoxSeen, Event, TileDrawn, TilesDealt
from bot.games.day_at_the_park.items import Counts
from bot.games.day_at_the_park.options import Options
from bot.games.day_at_the_park.park import Park
from bot.games.day_at_the_park.scoring import Score, final_score, outcome
from bot.games.day_at_the_park.state import (
    Bench,
    Decision,
    Placing,
    Player,
    State,
    Step,
    deck_index,
)
from bot.games.day_at_the_park.turn import awaited, turn

__all__ = ["SeatView", "View", "imagine", "seen", "view"]

_with = msgspec.structs.replace


class SeatView(Player, frozen=True):
    """One player as the viewer sees him: `hand` is () unless it is the viewer's own."""

    hand_size: int = 0


class View(game.View, frozen=True):
    """All that one viewer may know."""

    viewer: Viewer
    options: Options
    step: Step
    turn: Turn
    first: Seat
    active: Seat
    """Whose turn it is."""
    awaited: tuple[Seat, ...]
    park: Park
    benches: tuple[Cell, ...]
    """Where tokens lie."""
    seats: tuple[SeatView, ...]
    decision: Decision | None
    """What must be settled first; which tiles a player looks at only he sees."""
    tops: tuple[CardId | None, CardId | None, CardId | None]
    """The top cards of the easy, medium and hard deck."""
    deck_sizes: tuple[int, int, int]
    supply: Counts
    pile: int
    """Tiles left to draw."""
    box: int
    """Tiles in the box."""
    bag: int
    """Tokens left to draw."""
    used: tuple[Token, ...]
    """Tokens turned in, to be shuffled back when the others run out."""
    lost: int
    """Tokens that left the park unseen."""
    last_turns: int
    """How many last turns have begun; 0 before."""
    completed: int
    """Adventures completed in this turn."""
    wild_items: int
    """Items that may still be turned in as any other in this turn."""
    fresh: tuple[Cell, ...]
    """What changed last: the cells of tiles laid, or of a walk from its start to its end."""
    scores: tuple[Score, ...]
    """After the end, what each seat's score is made of; () before."""
    outcome: Outcome | None

    @property
    def own(self) -> SeatView | None:
        """The viewer's own seat."""
        return None if self.viewer is None else self.seats[self.viewer]

    @property
    def mover(self) -> SeatView:
        """The player whose turn it is."""
        return self.seats[self.active]

    @property
    def is_last_turn(self) -> bool:
        return self.last_turns > 0

    @property
    def placing(self) -> tuple[TileId, ...]:
        """The tiles the viewer may lay now: those looked at in the box, or else those in hand."""
        if isinstance(self.decision, Placing) and self.decision.tiles:
            chosen = self.decision.chosen
            return self.decision.tiles if chosen is None else (chosen,)
        return self.own.hand if self.own else ()

    def top(self, deck: Difficulty) -> CardId | None:
        return self.tops[deck_index(deck)]


def view(state: State, viewer: Viewer) -> View:
    """All that the viewer may know."""
    easy, medium, hard = state.decks
    over = state.step == "over"
    return View(
        viewer=viewer,
        options=state.options,
        step=state.step,
        turn=turn(state),
        first=state.first,
        active=state.active,
        awaited=awaited(state),
        park=state.park,
        benches=tuple(bench.cell for bench in state.benches),
        seats=tuple(_seat_view(player, seat == viewer) for seat, player in enumerate(state.players)),
        decision=_decision(state, viewer),
        tops=(_top(easy), _top(medium), _top(hard)),
        deck_sizes=(len(easy), len(medium), len(hard)),
        supply=state.supply,
        pile=len(state.pile),
        box=len(state.box),
        bag=len(state.bag),
        used=state.used,
        lost=len(state.lost),
        last_turns=state.last_turns,
        completed=state.completed,
        wild_items=state.wild_items,
        fresh=state.fresh,
        scores=tuple(map(final_score, state.players)) if over else (),
        outcome=outcome(state),
    )


def _seat_view(player: Player, own: bool) -> SeatView:
    fields = {name: getattr(player, name) for name in Player.__struct_fields__ if own or name != "hand"}
    return SeatView(**fields, hand_size=len(player.hand))


def _decision(state: State, viewer: Viewer) -> Decision | None:
    """Tiles looked at are secret until one is laid.

    To name a tile of the hand first is a matter of its player alone: that he does follows from how many places the
    hand fits, and so would tell of it.
    """
    decision = state.decision
    if not isinstance(decision, Placing) or viewer == state.active:
        return decision
    return None if decision.source == "hand" else Placing((), "box")


def _top(deck: tuple[CardId, ...]) -> CardId | None:
    return deck[0] if deck else None


def seen(event: Event, viewer: Viewer) -> Event:
    """The event as this viewer may read it: tiles dealt, drawn or looked at are their player's secret."""
    match event:
        case TilesDealt(seat=seat) if seat != viewer:
            return TilesDealt(seat, ())
        case TileDrawn(seat=seat) if seat != viewer:
            return TileDrawn(seat, None)
        case BoxSeen(seat=seat, count=count) if seat != viewer:
            return BoxSeen(seat, count, ())
    return event


def imagine(state: State, viewer: Viewer, luck: Luck) -> State:
    """Others' tiles, the pile, the box, unseen tokens and the decks below their tops, dealt anew."""
    easy, medium, hard = (deck[:1] + luck.shuffled(deck[1:]) for deck in state.decks)
    shuffled: State = _with(state, decks=(easy, medium, hard))
    return _imagine_tokens(_imagine_tiles(shuffled, viewer, luck), luck)


def _imagine_tiles(state: State, viewer: Viewer, luck: Luck) -> State:
    looked = _looked_at(state, viewer)
    unknown = [tile for tile in state.box if tile not in looked] + list(state.pile)
    for seat, player in enumerate(state.players):
        unknown += player.hand if seat != viewer else ()
    deal = iter(luck.shuffled(unknown))
    hands = [p.hand if seat == viewer else _dealt(deal, len(p.hand)) for seat, p in enumerate(state.players)]
    box = tuple(sorted((*looked, *_dealt(deal, len(state.box) - len(looked)))))
    return _with(
        state,
        players=tuple(_with(player, hand=hand) for player, hand in zip(state.players, hands, strict=True)),
        box=box,
        pile=tuple(deal),
        decision=_imagine_decision(state, viewer, box),
    )


def _looked_at(state: State, viewer: Viewer) -> tuple[TileId, ...]:
    """The tiles of the box that the viewer sees now."""
    decision = state.decision
    looking = isinstance(decision, Placing) and decision.source == "box" and viewer == state.active
    return decision.tiles if looking and isinstance(decision, Placing) else ()


def _dealt(deal: Iterator[TileId], count: int) -> tuple[TileId, ...]:
    return tuple(next(deal) for _ in range(count))


def _imagine_decision(state: State, viewer: Viewer, box: tuple[TileId, ...]) -> Decision | None:
    """What somebody else looks at are other tiles of the box; that he has named one of his hand, nobody knows."""
    decision = state.decision
    if not isinstance(decision, Placing) or viewer == state.active:
        return decision
    if decision.source == "hand":
        return None
    tiles = tuple(box[state.box.index(tile)] for tile in decision.tiles)
    chosen = None if decision.chosen is None else box[state.box.index(decision.chosen)]
    return Placing(tiles, "box", chosen)


def _imagine_tokens(state: State, luck: Luck) -> State:
    tokens = luck.shuffled((*(bench.token for bench in state.benches), *state.lost, *state.bag))
    lying, lost = len(state.benches), len(state.lost)
    return _with(
        state,
        benches=tuple(Bench(bench.cell, token) for bench, token in zip(state.benches, tokens[:lying], strict=True)),
        lost=tokens[lying : lying + lost],
        bag=tokens[lying + lost :],
    )
