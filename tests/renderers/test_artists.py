"""Each game finds its renderer by its id."""

import pytest

from bot.engine.registry import Registry
from renderers import artist


def test_every_game_has_an_artist(registry: Registry) -> None:
    for entry in registry:
        drawn = artist(entry.game.info.id)
        assert callable(drawn.board)
        assert callable(drawn.hand)
        assert callable(drawn.result)
        assert set(drawn.marked.values()) <= {"board", "hand"}


@pytest.mark.parametrize("name", ["chess", "canvas", "theme", "um_dia_para_relaxar.board", ""])
def test_what_is_no_game_has_none(name: str) -> None:
    with pytest.raises(LookupError):
        artist(name)
