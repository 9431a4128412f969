"""The rules in our own words."""

from bot.engine.words import Words

__all__ = ["about", "pages"]


def about(say: Words) -> str:
    """What the game is, for the lobby."""
    return say(
        "Look at two park tiles, keep one, and remember the rest. Types that match recharge your abilities; the "
        "Hiker guards what you would rather not share. Find three pairs of parks before the others do."
    )


def pages(say: Words) -> tuple[tuple[str, str], ...]:
    """All pages, in reading order."""
    return (
        (say("The goal"), _goal(say)),
        (say("A turn"), _turn(say)),
        (say("Recharging"), _recharging(say)),
        (say("The abilities"), _abilities(say)),
        (say("Wild tiles"), _wilds(say)),
        (say("The Hiker"), _hiker(say)),
        (say("The end"), _end(say)),
        (say("Memory over days"), _memory(say)),
        (say("Teams and other ways to play"), _variants(say)),
    )


def _goal(say: Words) -> str:
    return say(
        "There are 22 parks, each on two tiles, and 4 Wild tiles. Be the first with **three pairs of the same park** "
        "in your Area.\n\n"
        "Nine tiles lie face down in three rows of three, the **field**. The other tiles wait in three face-down "
        "**stacks** of 13. A space is named by column and row: B3 is the second column, third row.\n\n"
        "Every tile has a type: Sun, Water, Forest or Mountain. Both tiles of a park have the same. You have one "
        "**ability** of each type; all start inactive.\n\n"
        "A first player is drawn at random. The **Hiker** starts beside the field."
    )


def _turn(say: Words) -> str:
    return say(
        "1. **Flip two** face-down tiles, chosen together. If their types match, an ability recharges.\n"
        "2. **Take one** of the face-up tiles into your Area. All see it from now on.\n"
        "3. **Draw one** from any stack, face up, into the empty space.\n"
        "4. **Move the Hiker** to another face-up tile. Then all tiles that he does not block are covered.\n\n"
        "Remember what you saw! What is forced is played for you. A flip or a draw has been seen, so it can't be "
        "taken back."
    )


def _recharging(say: Words) -> str:
    return say(
        "Two flipped tiles of one type recharge the ability of that type at once. An example: you flip two Water "
        "tiles, so your Water turns active.\n\n"
        "Each flipped tile matches once a turn. If the ability is active already, nothing is gained and both tiles "
        "are used up all the same. Matching can't be refused; if different pairs are possible, you choose.\n\n"
        "Only tiles flipped this turn match: not drawn ones, not blocked ones, not those Water takes."
    )


def _abilities(say: Words) -> str:
    return say(
        "An active ability may be used at its moment, even in the turn it recharged. Then it is inactive again.\n\n"
        "**Sun**, before you take: flip two more tiles. They may match earlier ones that are not used up. If that "
        "recharges Sun, you may use it again.\n\n"
        "**Water**, after you took a tile: also take a face-down tile, then return one of yours face down to its "
        "space. It may be the tile you took first, but not the one Water took.\n\n"
        "**Forest**, when you draw: look at the tile in secret and leave it face down in the field.\n\n"
        "**Mountain**, when you move the Hiker: lay him down to lock the whole row or column of his tile.\n\n"
        "Water, Forest and Mountain work once a turn."
    )


def _wilds(say: Words) -> str:
    return say(
        "A flipped **Wild** matches any other flipped tile and recharges the ability of that one. Two Wilds together "
        "recharge any inactive ability you choose.\n\n"
        "If you **take** a Wild, with or without Water, it recharges any inactive ability and leaves the game. It "
        "never lies in an Area and makes no pair."
    )


def _hiker(say: Words) -> str:
    return say(
        "The tile under the Hiker is **blocked**: it stays face up, can't be flipped, taken or matched.\n\n"
        "A lying Hiker blocks his whole row or column until phase 4 of the next player's turn. Face-up tiles there "
        "stay up, face-down ones stay down.\n\n"
        "In phase 4 he has to move to another face-up tile; the tiles he blocked count too. Then he stands, unless "
        "Mountain lays him down again, and what he no longer blocks is covered."
    )


def _end(say: Words) -> str:
    return say(
        "Three pairs in your Area win at once, after you take a tile or after Water's return. (The table may play "
        "for two to five pairs.)\n\n"
        "The match also ends at once when **two of the three stacks are empty**. Then more pairs win; if equal, more "
        "active abilities; if still equal, the victory is shared."
    )


def _memory(say: Words) -> str:
    return say(
        "A chat remembers everything, so by default faces are **seen once**: the public picture shows backs and "
        "marks which tiles are up. Your own flips come to you alone and vanish after a minute; so does what Forest "
        "shows.\n\n"
        "**Look** shows you the faces that are up now. When it is your turn again, you can catch up once on what "
        "you have not seen; then it is gone. The rest is your memory!\n\n"
        "Tiles in an Area are public for good.\n\n"
        "With memory **open**, faces stand in the public picture while they are up, and the log keeps them."
    )


def _variants(say: Words) -> str:
    return say(
        "**Teams**: from four players on, two teams play, or three from six. A team shares its Area and abilities; "
        "teams alternate, and their members take turns. Seats are dealt to teams in order: the first to one, the "
        "second to the next, and so on.\n\n"
        "**Field**: three rows of three, three rows of four, or four rows of four.\n\n"
        "**Classic memory**: 44 tiles without Wild, all face down in six rows of seven and one of two, for two to "
        "eight players, each alone. Flip one tile, see it, flip a second. An equal pair is yours and you go on; else "
        "both stay up until the next player flips. The match ends when all pairs are found; most pairs win, and ties "
        "are shared."
    )
