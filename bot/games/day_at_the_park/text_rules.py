"""The rules in our own words, and what the lobby says."""

from bot.engine.words import OptionText, Words
from bot.games.day_at_the_park.components import CHARACTERS, PARK_TILES, SET_ASIDE
from bot.games.day_at_the_park.options import Options
from bot.games.day_at_the_park.text_names import character_name, power_text

__all__ = ["about", "options", "pages"]


def about(say: Words) -> str:
    """What the game is."""
    return say(
        "A day in a park that grows tile by tile. Walk it, gather notes, birds, flowers and cupcakes, and turn them "
        "in for adventures. Benches, high fives and your character's own action make for a really big turn."
    )


def options(chosen: Options, seats: int, say: Words) -> tuple[OptionText, ...]:
    """The start tile and how characters are found; with how long the match will be."""
    start = (("plaza", say("A plaza of four spaces")), ("single", say("A single space")))
    characters = (("pick", say("Everybody picks")), ("dealt", say("Dealt at random")))
    turns = say("Each player has {n} turns.", n=_turns(seats)) if seats in SET_ASIDE else ""
    return (
        OptionText("start_tile", say("Start tile"), dict(start)[chosen.start_tile], start, turns),
        OptionText("characters", say("Characters"), dict(characters)[chosen.characters], characters),
    )


def _turns(seats: int) -> int:
    """DP8: the tiles in play, less one that each player keeps, shared out."""
    return (len(PARK_TILES) - SET_ASIDE[seats]) // seats - 1


def pages(say: Words) -> tuple[tuple[str, str], ...]:
    """The rules, from the goal to the scoring."""
    return (
        (say("The goal"), _goal(say)),
        (say("Before the first turn"), _start(say)),
        (say("1. Place a tile"), _placing(say)),
        (say("2. Walk"), _walking(say)),
        (say("3. Complete adventures"), _completing(say)),
        (say("4. Draw"), _drawing(say)),
        (say("Special actions: tokens"), _tokens(say)),
        (say("Special actions: characters"), _characters(say)),
        (say("The end"), _end(say)),
    )


def _goal(say: Words) -> str:
    return say(
        "Whoever has most points at the end of the day wins. Most points come from **adventures**: cards that ask "
        "for items and bring points as soon as you turn the items in.\n\n"
        "There are four kinds of **items**: music notes, birds, flowers and cupcakes, twenty of each. You find them "
        "on the spaces of the park.\n\n"
        "A turn has four steps: **place a tile, walk, complete adventures, draw**. Before, between and after them "
        "you may use any number of **special actions**."
    )


def _start(say: Words) -> str:
    return say(
        "All players get ready at once, each in this order:\n"
        "• a **character**, first come, first served;\n"
        "• the **side** of its card that stays up for the whole match. Explore sides help to find items, score "
        "sides bring points;\n"
        "• **two easy adventures and a medium one** are dealt, and you choose for each card whether its bonus side "
        "is up;\n"
        "• **two tiles** come into your hand. Only you see them. Some tiles stay in the **box**: nobody knows "
        "which.\n\n"
        "Your **nap token** starts with its blank side up. Who begins is drawn at random. On your first turn your "
        "figure first enters the park on any space you like."
    )


def _placing(say: Words) -> str:
    return say(
        "Place one of your two tiles, turned as you like. It must touch the park along at least one edge, and every "
        "edge that touches must match: **garden to garden, field to field**. Spaces are named by column and row, as "
        "along the picture's sides: N51.\n\n"
        "Then look at the tiles it touches:\n"
        "• one shows the **same item**: gain one of it;\n"
        "• one shows **another item of the same colour**: gain one of either.\n"
        "A tile never brings more than one item; where there is a choice, it is yours. Next to the plaza only the "
        "space across the edge counts.\n\n"
        "An **attraction token** is put on the new tile, bench side up. Nobody looks at its other side yet."
    )


def _walking(say: Words) -> str:
    return say(
        "Walk one to three spaces, never diagonally. You gain **one item for each space you enter**. You may walk "
        "through others, and back to where you were. Or stay: then you gain one item of your own space, and "
        "nothing else happens.\n\n"
        "**A token** on the space where your walk ends is yours: it is turned over and kept for a special action.\n\n"
        "**High five:** if your walk ends where other figures stand, each of them steps one space away, in a "
        "direction of its player's choice, and gains nothing by it. Then that player takes a reward: draw a token, "
        "or turn the nap token to its blank side. Last, you take one such reward yourself, however many you met. "
        "The match waits for those answers."
    )


def _completing(say: Words) -> str:
    return say(
        "Turn in the items a card shows and score its points at once; as many cards as you can. The **symbol of the "
        "space you stand on counts as one more item**, for every card of the turn, and is not used up.\n\n"
        "If its **bonus side** is up, a card promises more:\n"
        "• **easy**: turn in a few more items when you complete it, if you like, for more points;\n"
        "• **medium**: points at the end for items you have left; they are not spent, each card counts them anew;\n"
        "• **hard**: points at the end for completed adventures of certain types, this card among them.\n"
        "With the bonus side up, medium and hard cards cost **one further item of any kind**.\n\n"
        "A **Wild token** can be turned in for any one item, and so can an item that a character's action made wild."
    )


def _drawing(say: Words) -> str:
    return say(
        "Draw a tile, so that you have two again. If you completed adventures in this turn, draw new ones until "
        "three lie open: each from the easy, medium or hard deck, whose top cards everybody sees. Choose which side "
        "is up.\n\n"
        "If you can still use a special action, the turn waits for you; if not, it ends by itself."
    )


def _tokens(say: Words) -> str:
    return say(
        "Turn in a token for the action it shows:\n"
        "• **Tricycle**: ride to any space and gain its item; no token, no high five.\n"
        "• **Butterfly**: look at the tiles in the box and place one, with a token and an item as usual. Or gain any "
        "two items without looking.\n"
        "• **Exchange**: trade up to six items, one for one, for items of any kinds.\n"
        "• **Ticket**: draw an adventure from any deck, then put one of yours, perhaps the new one, under its deck.\n"
        "• **Wild**: it is turned in for any one item. Kept to the end, it is one leftover of the best kind.\n\n"
        "Any token can be a **bench** instead: turn it in and your nap token shows its blank side again. Used tokens "
        "are shuffled back when the others run out."
    )


def _characters(say: Words) -> str:
    head = say(
        "While your nap token is blank you may use the side of your character card that is up; the nap token is "
        "turned to **Zzz**. A bench or a high five turns it back.\n"
    )
    sides = [
        say(
            "• **{character}**: explore – {explore}; score – {score}",
            character=character_name(character.id, say),
            explore=power_text(character.explore, say),
            score=power_text(character.score, say),
        )
        for character in CHARACTERS.values()
    ]
    foot = say(
        "\nTiles that move or leave must have no figure on them and may not split the park; the start tile stays. A "
        "moved tile takes its token along and brings no item. A card that is swapped goes under its deck; swapping "
        "completed cards changes no points."
    )
    return "\n".join((head, *sides, foot))


def _end(say: Words) -> str:
    return say(
        "When the last tile is drawn, **everybody has one more turn**, also who drew it. In these turns nothing is "
        "drawn in step 4, and one tile stays in each hand.\n\n"
        "Then bonuses of completed medium and hard adventures with the bonus side up are added. Each Wild token "
        "counts as one item of the kind that is best for you.\n\n"
        "Most points win. A tie goes to more completed adventures, then to more items left, Wild tokens not "
        "counted; then the victory is shared."
    )
