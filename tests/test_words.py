"""Each sentence for players stands in both languages, with the same parameters."""

import re
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

ROOT = Path(__file__).parent.parent
GAMES = sorted(folder.parent for folder in (ROOT / "bot" / "games").glob("*/__init__.py"))
KEYWORDS = {"say": None, "plural": (1, 2), "marked": None, "N_": None}
KEY = re.compile(r"[a-z_]+\.[A-Za-z0-9_.]+")
"""An id used as a key, such as "outing.beach": it needs both catalogues."""


def catalog(folder: Path, locale: str) -> dict[str, str]:
    path = folder / f"{locale}.po"
    if not path.exists():
        return {}
    with path.open("rb") as file:
        return {str(m.id): str(m.string) for m in read_po(file, locale=locale) if m.id}


def sentences(folder: Path) -> set[str]:
    """All English sentences that the code in this folder says."""
    found: set[str] = set()
    for _, _, message, _, _ in extract_from_dir(
        folder, [("**.py", "python")], {}, keywords=KEYWORDS, directory_filter=lambda _: True
    ):
        found.update([message] if isinstance(message, str) else message)
    return found


def parameters(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_speaks_both_languages(game: Path) -> None:
    renderer = ROOT / "renderers" / game.name
    portuguese = catalog(game / "locale", "pt_BR") | catalog(renderer / "locale", "pt_BR")
    english = catalog(game / "locale", "en")
    common = catalog(ROOT / "bot" / "locales", "pt_BR") | catalog(ROOT / "renderers" / "locale", "pt_BR")
    said = sentences(game) | (sentences(renderer) if renderer.is_dir() else set())
    assert not {s for s in said if not KEY.fullmatch(s) and s not in portuguese and s not in common}
    assert {key for key in english if KEY.fullmatch(key)} == {key for key in portuguese if KEY.fullmatch(key)}
    assert not [key for key, text in portuguese.items() if not text]
    assert not [s for s, text in portuguese.items() if not KEY.fullmatch(s) and parameters(s) != parameters(text)]
    assert not {s for s in portuguese if not KEY.fullmatch(s)} - said, "translations of what nobody says"


def test_the_house_speaks_both_languages() -> None:
    portuguese = catalog(ROOT / "bot" / "locales", "pt_BR") | catalog(ROOT / "renderers" / "locale", "pt_BR")
    folders = [ROOT / folder for folder in ("cogs", "bot/engine", "bot/matches", "renderers")]
    drawn_by_games = set().union(*(sentences(ROOT / "renderers" / game.name) for game in GAMES))
    said = set().union(*map(sentences, folders))
    assert not {s for s in said - drawn_by_games if not KEY.fullmatch(s) and s not in portuguese}
    assert not [key for key, text in portuguese.items() if not text]
    assert not [s for s, text in portuguese.items() if parameters(s) != parameters(text)]
    assert not {s for s in portuguese if not KEY.fullmatch(s)} - said, "translations of what nobody says"
