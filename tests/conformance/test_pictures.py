"""Every game is drawn: the right size, small, the same each time, and blind to what its viewer may not see."""

import io

from PIL import Image

from bot.engine.registry import Entry
from bot.engine.words import LOCALES
from renderers import artist
from tests.conformance.walks import cast_of, moments

MOST_BYTES = 150_000


def test_boards_and_hands_have_the_right_size_and_an_alt_text(entry: Entry, seats: int) -> None:
    draw, cast = artist(entry.game.info.id), cast_of(entry, seats)
    for number, moment in enumerate(moments(entry, seats, 3, "pictures", every=17)):
        locale = LOCALES[number % 2]
        for viewer in (None, moment.ply.seat):
            view = entry.game.view(moment.state, viewer)
            snapshots = [draw.board(view, cast, locale), draw.hand(view, cast, locale)]
            snapshots += [extra(view, cast, locale, ()) for extra in draw.more.values()]
            for snapshot in filter(None, snapshots):
                image = Image.open(io.BytesIO(snapshot.png))
                assert image.size == (1100, 700), moment
                assert len(snapshot.png) <= MOST_BYTES, moment
                assert 0 < len(snapshot.alt) <= 1024, moment


def test_pictures_show_nothing_hidden_from_their_viewer(entry: Entry, seats: int) -> None:
    draw, cast = artist(entry.game.info.id), cast_of(entry, seats)
    for number, moment in enumerate(moments(entry, seats, 3, "blind", every=19)):
        viewer = moment.viewers[number % len(moment.viewers)]
        other = entry.game.imagine(moment.state, viewer, moment.luck("imagine"))
        mine, same = (entry.game.view(state, viewer) for state in (moment.state, other))
        assert draw.board(mine, cast, "en") == draw.board(same, cast, "en"), moment
        assert draw.hand(mine, cast, "en") == draw.hand(same, cast, "en"), moment


def test_the_end_is_drawn(entry: Entry, seats: int) -> None:
    draw, cast = artist(entry.game.info.id), cast_of(entry, seats)
    for moment in moments(entry, seats, 2, "end"):
        if moment.match.outcome is not None:
            snapshot = draw.result(entry.game.view(moment.match.state, None), cast, "pt_BR")
            assert Image.open(io.BytesIO(snapshot.png)).size == (1100, 700)
            assert len(snapshot.png) <= MOST_BYTES
