"""The rules in our own words, and what the lobby says."""

from bot.engine.words import OptionText, Words
from bot.games.um_dia_para_relaxar.options import Options

__all__ = ["about", "options", "pages"]

FEW_SEATS = 2
"""With so few the lobby says that the game shines with more."""


def about(say: Words) -> str:
    """What the game is."""
    return say(
        "Sixteen outings, one free day, and everyone secretly dreams of something else. Lift your favourites row "
        "by row; when one reaches the top, all vote in secret. One NO and it is gone, all YES and the day is "
        "chosen."
    )


def options(chosen: Options, seats: int, say: Words) -> tuple[OptionText, ...]:
    """The lobby's only choice, how the outings find their rows."""
    choices = (
        ("players", say("Players place the outings")),
        ("dealt", say("The outings are dealt")),
    )
    notes = {
        "players": say("16 placements come before the first roll."),
        "dealt": say("The first roll comes at once."),
    }
    note = notes[chosen.setup]
    if seats == FEW_SEATS:
        note = say("{note} The game shines with three or more.", note=note)
    value = dict(choices)[chosen.setup]
    return (OptionText("setup", say("Setup"), value, choices, note),)


def pages(say: Words) -> tuple[tuple[str, str], ...]:
    """The rules, from the goal to the scoring."""
    return (
        (say("The goal"), _goal(say)),
        (say("The setup"), _setup(say)),
        (say("A turn"), _turn(say)),
        (say("The six faces"), _faces(say)),
        (say("The vote"), _vote(say)),
        (say("Scoring"), _scoring(say)),
    )


def _goal(say: Words) -> str:
    return say(
        "The friends have one day to relax and 16 ideas for it. Each player holds one secret **Priority card** "
        "with five outings in order of preference.\n\n"
        "Outings climb the interest rows 0, 1, 2, 3, 4, 5, 6 and 8 (there is no row 7). Bring those on your card "
        "as high as you can before the group agrees on the big outing of the day: you score for **all five**, "
        "wherever they stand.\n\n"
        "Characters are for looks only; all play the same."
    )


def _setup(say: Words) -> str:
    return say(
        "Everyone gets a Priority card, a character, a YES card and four NO cards.\n\n"
        "The outings are shuffled. In turn order, each player takes the next one and places it on a row from 0 "
        "to 3 with room, until all 16 lie there, four a row. The first player, drawn at random, starts both the "
        "setup and the play.\n\n"
        "The table may have the outings dealt instead: then play starts at once.\n\n"
        "A row never holds more than four outings."
    )


def _turn(say: Words) -> str:
    return say(
        "1. The die is rolled for you. A face that cannot be carried out is rolled again.\n"
        "2. Carry out the face. Only LIKE and FORBIDDEN TO MOVE may be passed.\n"
        "3. If an outing stands on row 8 now, everyone votes on it.\n\n"
        "Then the next player rolls. As that roll follows at once, a finished turn can't be taken back; the "
        "first half of MOVE TWO UP can."
    )


def _faces(say: Words) -> str:
    return say(
        "**MOVE UP**: one outing goes up one row, if there is room.\n\n"
        "**SWAP PLACES**: two outings of adjacent rows change places.\n\n"
        "**MOVE TWO UP**: two different outings go up one row each. You choose one after the other, so the first "
        "may make room for the second. If the first lands on row 8, the vote comes and the second move is "
        "lost.\n\n"
        "**LIKE**: put a heart from the supply on any outing. Only when all eight are in play, you may move one "
        "instead. Hearts travel with their outing.\n\n"
        "**FORBIDDEN TO MOVE**: put the X on any outing. While it lies there, that outing can't move, not even "
        "in a swap; hearts can still come and go.\n\n"
        "**SKIP A ROW**: one outing jumps two rows up, if there is room and the row it jumps over is not empty. "
        "From row 5 that leads to row 8; from row 6 nothing can jump."
    )


def _vote(say: Words) -> str:
    return say(
        "Everyone says YES or NO in secret, the active player too. You see who has voted, but not how, until all "
        "are in.\n\n"
        "**Any NO**: the outing leaves the game, its hearts return to the supply, and every NO card used is gone "
        "for good. YES cards always come back.\n\n"
        "**All YES**: the day is chosen and the match ends at once.\n\n"
        "Without NO cards one says YES, so that vote is cast by itself. When nobody has any, the outing is chosen "
        "at once.\n\n"
        "If a vote leaves only one outing, it goes to row 8 without a vote, X or not, and the match ends."
    )


def _scoring(say: Words) -> str:
    return say(
        "Priority cards are shown. Each outing on your card brings\n"
        "• the number of its row,\n"
        "• 1 point for each heart on it,\n"
        "• 2 points more if it is the first on your card and stands on row 8, or 1 more if it is the second.\n\n"
        "Outings that left the game bring nothing. Most points win; a tie is shared.\n\n"
        "An example: your card says Snack bar, Beach, Diving, Farm, Cinema. Snack bar is on row 5, Beach on row "
        "8, Diving on row 6 with two hearts, the others are out: 5 + (8 + 1) + (6 + 2) = 22."
    )
