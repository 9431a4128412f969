"""Words for votes left ahead of time (UR13)."""

from bot.engine.words import Words

__all__ = ["about", "answer"]


def about(say: Words) -> str:
    """What a standing vote is, and when it counts."""
    return say(
        "Leave your vote on any outing still in play. It is cast as soon as the outing reaches row 8; a NO without a "
        "NO card is left out, and you are asked instead."
    )


def answer(which: str, say: Words) -> str:
    """A vote on a button."""
    return say("Vote YES") if which == "yes" else say("Vote NO")
