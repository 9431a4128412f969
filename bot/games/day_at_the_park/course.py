"""The course of one action: the state on its way, and what happened."""

from typing import Any

import msgspec

from bot.engine.game import Step
from bot.engine.luck import Luck
from bot.engine.seats import Seat
from bot.games.day_at_the_park.components import TOKENS, Token
from bot.games.day_at_the_park.events import Event, ItemsGained, NapEnded, TokenGained, TokenUsed
from bot.games.day_at_the_park.items import Counts, counts, less, plus
from bot.games.day_at_the_park.state import Player, State

__all__ = ["Course"]


class Course:
    """What an action leads to while it is worked out. States stay immutable; only this holder moves on."""

    def __init__(self, state: State, luck: Luck) -> None:
        self.state = state
        self.luck = luck
        self.events: list[Event] = []
        self.reveals = False

    def step(self) -> Step[State, Event]:
        """The result, once all is done."""
        return Step(self.state, tuple(self.events), self.reveals)

    def change(self, **fields: Any) -> None:
        self.state = msgspec.structs.replace(self.state, **fields)

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    def change_player(self, seat: Seat, **fields: Any) -> None:
        players = list(self.state.players)
        players[seat] = msgspec.structs.replace(players[seat], **fields)
        self.change(players=tuple(players))

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def gain(self, seat: Seat, wanted: Counts) -> None:
        """Items from the supply, as far as it goes (DP2)."""
        gained = counts(map(min, wanted, self.state.supply))
        if any(gained):
            self.change_player(seat, items=plus(self.player(seat).items, gained))
            self.tell(ItemsGained(seat, gained))

    def pay(self, seat: Seat, items: Counts) -> None:
        """Items back to the supply."""
        self.change_player(seat, items=less(self.player(seat).items, items))

    def drawn_token(self) -> Token | None:
        """The next token, unseen. With an empty bag those that left play are shuffled first; None if there are none."""
        state = self.state
        bag, used, lost = state.bag, state.used, state.lost
        if not bag:
            bag, used, lost = self.luck.shuffled(used + lost), (), ()
        if not bag:
            return None
        self.change(bag=bag[1:], used=used, lost=lost)
        return bag[0]

    def gain_token(self, event: TokenGained) -> None:
        """A token is turned over and kept (DP13, DP14)."""
        held = sorted((*self.player(event.seat).tokens, event.token), key=TOKENS.index)
        self.change_player(event.seat, tokens=tuple(held))
        self.tell(event)
        self.reveals = True

    def use_token(self, event: TokenUsed) -> None:
        """A token is turned in, and everybody is told."""
        self.give_up_token(event.seat, event.token)
        self.tell(event)

    def give_up_token(self, seat: Seat, token: Token, count: int = 1) -> None:
        """Tokens are turned in, to be shuffled back one day."""
        held = list(self.player(seat).tokens)
        for _ in range(count):
            held.remove(token)
        self.change_player(seat, tokens=tuple(held))
        self.change(used=(*self.state.used, *(token,) * count))

    def end_nap(self, seat: Seat) -> None:
        """The nap token shows its blank side; it may have done so before (DP14, DP19)."""
        self.tell(NapEnded(seat, self.player(seat).asleep))
        self.change_player(seat, asleep=False)
