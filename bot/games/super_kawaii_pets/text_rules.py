"""The rules in our own words, and what the lobby says."""

from bot.engine.words import OptionText, Words
from bot.games.super_kawaii_pets.options import KawaiiOptions

__all__ = ["about", "options", "pages"]


def about(say: Words) -> str:
    """What the game is."""
    return say(
        "Take in sad pets, give them the food, love and care they long for, and watch them turn happy. Happy pets "
        "move into lovely places. Ten happy pets and places start the final round; most points win. Alone you play "
        "against nine turns."
    )


def options(chosen: KawaiiOptions, seats: int, say: Words) -> tuple[OptionText, ...]:
    """The rulebook's two optional rules; solo has both fixed."""
    shown = ((3, say("3 animals")), (4, say("4 animals")))
    majority = ((False, say("Off")), (True, say("On")))
    solo = say("Solo always shows four animals and has no colour majority.") if seats == 1 else ""
    return (
        OptionText("animals_shown", say("Animals shown"), dict(shown)[chosen.animals_shown], shown, solo),
        OptionText(
            "colour_majority",
            say("Colour majority"),
            dict(majority)[chosen.colour_majority],
            majority,
            solo or say("Most horizontal cards of a colour: 3 points, 1 each when shared."),
        ),
    )


def pages(say: Words) -> tuple[tuple[str, str], ...]:
    """The rules, from the goal to the solo game."""
    return (
        (say("The goal"), _goal(say)),
        (say("The cards"), _cards(say)),
        (say("A turn"), _turn(say)),
        (say("Making happy"), _happy(say)),
        (say("Draw effects"), _effects(say)),
        (say("Locations"), _locations(say)),
        (say("The end and the points"), _end(say)),
        (say("Playing alone"), _solo(say)),
    )


def _goal(say: Words) -> str:
    return say(
        "Every pet arrives sad. Bring it what it needs and it turns over to its happy side: it brings points then, "
        "and may move into a location, which brings more.\n\n"
        "Happy animals and locations are the **horizontal cards**. Who has ten of them starts the final round. The "
        "most points win."
    )


def _cards(say: Words) -> str:
    return say(
        "**42 animals**: 12 dogs, 12 cats, 12 rodents and 6 Wilds. Each has a colour, a cost in Help symbols, points, "
        "and often a draw effect.\n\n"
        "**27 Helps**, nine of each: food (green), love (pink) and care (blue).\n\n"
        "**15 locations**, each with a colour, the species it takes in, points, and often a draw effect.\n\n"
        "**In pictures** an apple is green, a heart pink and a drop blue; the number in it is the card's points. What "
        "stands after a + is its draw effect.\n\n"
        "In the display lie three animals (one of them is the open top of the animal deck), three Helps beside their "
        "face-down deck, and three locations. Nobody starts with cards; the first player is drawn at random."
    )


def _turn(say: Words) -> str:
    return say(
        "**First draw two cards**, one after the other: any animal or Help of the display, or the unseen top of the "
        "Help deck. Never a location.\n\n"
        "**Then do what you like, in any order and as often as you can:**\n"
        "• play an animal of your hand, sad side up\n"
        "• make one of your sad animals happy\n"
        "• obtain a location of the display\n\n"
        "**At the end** you keep five cards in hand at most, animals and Helps together; you choose what goes. Within "
        "your turn you may hold more.\n\n"
        "Taken cards are replaced only when the next turn begins; just the animal deck always shows its next card. An "
        "empty deck of Helps or animals is made anew of its discards."
    )


def _happy(say: Words) -> str:
    return say(
        "For each symbol of the cost, discard such a Help from your hand, or **any two Helps of the other kinds** "
        "instead.\n\n"
        "An example: Poodle needs food + care. Food and care pay for it. So do food and two love, with the pair in "
        "place of care.\n\n"
        "You may make an animal happy in the turn in which you play it. Where several payments are possible you "
        "choose; the first one offered costs the fewest cards."
    )


def _effects(say: Words) -> str:
    return say(
        "When you **play** an animal, or **obtain** a location, its draw effect lets you take one open card that fits "
        "into your hand:\n"
        "• a Help symbol: such a Help\n"
        "• a colour: a Help or an animal of that colour\n"
        "• a species: an animal of that species (no Wild)\n\n"
        "Only cards that lie open count, the top of the animal deck among them: never a location, the Help deck or "
        "discards. You may take nothing. If nothing fits, the effect is lost. It comes before anything else you do; "
        "an animal taken may be played at once, with its own effect."
    )


def _locations(say: Words) -> str:
    return say(
        "A location shows two or three species. Move in exactly as many **free happy animals**, one of each species "
        "shown; a **Wild** may stand in for any of them. Then the location is yours and its draw effect comes.\n\n"
        "Animals stay where they moved in. They serve no other location, but they still bring their points and count "
        "among your ten."
    )


def _end(say: Words) -> str:
    return say(
        "As soon as somebody has **ten horizontal cards**, the final round has begun: play goes on up to the player "
        "before the first player, so that all have had as many turns. One may pass ten.\n\n"
        "**Points**: those of your happy animals and locations, less 1 for each sad animal in front of you or in your "
        "hand. On a tie, fewer sad animals win; else the victory is shared.\n\n"
        "If three full rounds go by without a happy animal or a location, the match ends as well. You are warned one "
        "round before.\n\n"
        "**Optional rules**: four animals in the display instead of three; and the colour majority, where the player "
        "with most horizontal cards of a colour gets 3 points. Those who share it get 1 each."
    )


def _solo(say: Words) -> str:
    return say(
        "Nine Helps, three of each kind, are set aside as the **turns deck**. One leaves the game at the start of each "
        "turn; the turn that takes the last one is your last turn. Four animals are shown.\n\n"
        "**Refresh**: between two actions, before you draw or take by an effect, you may spend one more turn card. "
        "Then discard any displayed cards, as many as you like, and all of them are replaced at once. Places from "
        "which you took cards this turn stay empty.\n\n"
        "**You win** if you have ten horizontal cards at the end of a turn. Then count your points, with 3 more for "
        "each colour of which you have at least five horizontal cards: 35, 40, 45 and 50 points earn ever more praise. "
        "Without ten you lose, whatever the points."
    )
