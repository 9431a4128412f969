"""Words for high fives answered ahead of time (DP14)."""

from bot.engine.words import Words, marked
from bot.games.day_at_the_park.standing import Wish

__all__ = ["about", "answer", "question"]

_ANSWERS: dict[Wish, str] = {
    "token": marked("Always draw a token"),
    "nap": marked("Always turn the nap token to blank"),
    "nap_if_asleep": marked("Nap token if it shows Zzz, else a token"),
}


def about(say: Words) -> str:
    """What a standing answer is, and how it is carried out."""
    return say(
        "Answer high fives in advance, so that nobody has to wait for you. Your figure steps onto a space with a token "
        "if one is next to it, and where no token is left to draw, the nap token is turned."
    )


def question(say: Words) -> str:
    """When it is asked."""
    return say("When somebody gives you a high five")


def answer(wish: Wish, say: Words) -> str:
    """A wish on a button."""
    return say(_ANSWERS[wish])
