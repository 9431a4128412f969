"""What the README and its neighbours promise is so."""

import re
from pathlib import Path

from bot.config import PREFIX, Settings
from tests.commands.conftest import Picnic

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def settings() -> set[str]:
    return {PREFIX + name.upper() for name in Settings.model_fields}


def test_the_quick_start_has_two_commands_and_the_second_is_what_is_checked() -> None:
    quick_start = README.split("## Quick start")[1].split("\n## ")[0]
    plays, tests = re.findall(r"```sh\n(.*)\n```", quick_start)
    assert "picnic sandbox --game um_dia_para_relaxar --players 3 --bots 1" in plays
    assert tests in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_the_settings_table_lists_every_setting() -> None:
    listed = set(re.findall(r"^\| `(PICNIC_\w+)`", README, re.MULTILINE))
    assert listed == settings()


def test_the_example_lists_every_setting() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert set(re.findall(r"^#?(PICNIC_\w+)=", example, re.MULTILINE)) == settings()


def test_every_command_that_is_named_exists(picnic: Picnic) -> None:
    for command in set(re.findall(r"picnic ([a-z]+)", README)):
        assert picnic(command, "--help").code == 0, command


def test_links_and_pictures_are_there() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", README):
        assert target.startswith("https://") or (ROOT / target).is_file(), target


def test_constraints_are_exact_versions() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert all(re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.]+", line) for line in lines)
