"""Why a call is refused: keys with parameters, which Discord's face words."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

__all__ = ["PARAMS", "Refusal", "Refused"]


class Refusal(StrEnum):
    """What cannot be."""

    UNKNOWN_MATCH = "unknown_match"
    """No match has this number."""
    UNKNOWN_GAME = "unknown_game"
    NOT_IN_LOBBY = "not_in_lobby"
    """Only possible before the start."""
    IN_LOBBY = "in_lobby"
    """Only possible after the start."""
    OVER = "over"
    """The match has ended or was cancelled."""
    NOT_OVER = "not_over"
    """Only possible after the end."""
    PAUSED = "paused"
    NOT_PAUSED = "not_paused"
    NOT_SEATED = "not_seated"
    """Whoever asks has no seat at this table."""
    NOT_YOUR_SEAT = "not_your_seat"
    """The question belongs to another seat: its holder's name."""
    SEAT_OF_BOT = "seat_of_bot"
    """The seat is a bot's: its name."""
    ALREADY_SEATED = "already_seated"
    HOST_ONLY = "host_only"
    """Only the host (his name) or a moderator may do that."""
    MODERATORS_ONLY = "moderators_only"
    TABLE_FULL = "table_full"
    """All seats (their number) are taken."""
    SIZE = "size"
    """The table cannot have that many seats: what is allowed, and how many sit there."""
    SEAT_COUNT = "seat_count"
    """The game cannot be started by so many: how many sit there, and what is allowed."""
    NO_BOT = "no_bot"
    """There is no bot to remove."""
    UNKNOWN_STRENGTH = "unknown_strength"
    BAD_OPTION = "bad_option"
    """The game has no such option or value."""
    ILLEGAL = "illegal"
    """The rules forbid it: an `IllegalAction`, which the game's texts word."""
    NO_UNDO = "no_undo"
    """There is nothing that could be taken back."""
    BAD_TIME = "bad_time"
    """No table can choose such a time limit, or so many misses."""
    NOBODY_LATE = "nobody_late"
    """Nobody's time has run out."""
    BAD_ABSENCE = "bad_absence"
    """Nobody can be away for so long, or in the past."""
    BAD_HABITS = "bad_habits"
    """Nobody can be reminded like that."""
    NOBODY_TO_NUDGE = "nobody_to_nudge"
    """All others whom the match waits for were nudged in this turn, or want no reminder."""
    SITS_ALREADY = "sits_already"
    """The guest (his name) has a seat at this table."""
    SEAT_TAKEN = "seat_taken"
    """The seat is another person's: his name."""
    ASKED_ENOUGH = "asked_enough"
    """The guest (his name) was invited so often that he is not to be notified again."""
    KNOWS_A_HAND = "knows_a_hand"
    """The guest (his name) has held another seat, and knows its secrets."""
    NOT_INVITED = "not_invited"
    """There is no invitation for whoever asks, or the seat is no longer to be had."""
    NOTHING_TO_RETAKE = "nothing_to_retake"
    """No bot plays on for whoever asks."""
    NOT_ABSENT = "not_absent"
    """The match has not waited long enough for that person: his name."""
    NOT_AT_TABLE = "not_at_table"
    """Whoever is to become host has no seat."""
    OTHER_SERVER = "other_server"
    """The match stays on its server while we may write there."""
    BAD_STANDING = "bad_standing"
    """There is no such question to answer ahead, or no such answer."""


PARAMS: Mapping[Refusal, tuple[str, ...]] = {
    Refusal.NOT_YOUR_SEAT: ("name",),
    Refusal.SEAT_OF_BOT: ("name",),
    Refusal.HOST_ONLY: ("name",),
    Refusal.SITS_ALREADY: ("name",),
    Refusal.SEAT_TAKEN: ("name",),
    Refusal.ASKED_ENOUGH: ("name",),
    Refusal.KNOWS_A_HAND: ("name",),
    Refusal.NOT_ABSENT: ("name",),
    Refusal.TABLE_FULL: ("size",),
    Refusal.SIZE: ("least", "most"),
    Refusal.SEAT_COUNT: ("seats", "allowed"),
    Refusal.BAD_OPTION: ("field",),
    Refusal.ILLEGAL: ("error",),
}
"""The parameters each key comes with; none where it is not listed.

`allowed` is a tuple of seat counts, `error` an `IllegalAction`, `name` a player's name, the others are numbers or text.
"""


class Refused(Exception):
    """Nothing was changed; `key` and `params` say why."""

    def __init__(self, key: Refusal, **params: Any) -> None:
        if set(params) != set(PARAMS.get(key, ())):
            raise TypeError(f"{key} comes with {PARAMS.get(key, ())}, not {tuple(params)}")
        super().__init__(f"{key} {params}" if params else str(key))
        self.key = key
        self.params = params
