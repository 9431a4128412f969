"""High fives answered ahead of time, so that nobody has to wait (DP14)."""

from collections.abc import Mapping
from typing import Literal

from bot.engine.game import Standing
from bot.games.day_at_the_park.actions import Action, Reward, StepAside
from bot.games.day_at_the_park.view import View

__all__ = ["HIGH_FIVE", "Wish"]

Wish = Literal["token", "nap", "nap_if_asleep"]
"""Draw a token; turn the nap token to blank; that only if it shows Zzz, else a token."""

_KEY = "high_five"


def _keys(_view: View) -> tuple[str, ...]:
    return (_KEY,)


def _answer(view: View, answers: Mapping[str, str], actions: tuple[Action, ...]) -> Action | None:
    """The wished reward, or the nap where no token is left; onto a space with a token if there is one."""
    wish = answers.get(_KEY)
    steps = [action for action in actions if isinstance(action, StepAside)]
    if wish is None or not steps or view.own is None:
        return None
    reward: Reward = "nap" if wish == "nap" or (wish == "nap_if_asleep" and view.own.asleep) else "token"
    fitting = [step for step in steps if step.reward == reward] or steps
    return next((step for step in fitting if step.cell in view.benches), fitting[0])


HIGH_FIVE = Standing("high_five", _keys, ("token", "nap", "nap_if_asleep"), _answer)
