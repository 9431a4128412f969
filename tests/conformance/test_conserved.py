"""No component is ever lost or made."""

from importlib import import_module
from importlib.util import find_spec

from bot.engine.registry import Entry
from tests.conformance.walks import moments


def test_components_are_conserved(entry: Entry, seats: int, matches: int) -> None:
    name = f"tests.games.{entry.game.info.id}.hidden"
    assert find_spec(name), f"{name} must count the components"
    inventory = import_module(name).inventory
    for moment in moments(entry, seats, max(5, matches // 4), "conserved", every=2):
        assert inventory(moment.match.state) == inventory(moment.state), moment
