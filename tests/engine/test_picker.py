"""The picker asks only what is open, coarse things first, and knows its way back."""

from typing import Any

import pytest

from bot.engine.game import Action, GameInfo, Options, State, View
from bot.engine.picker import Ask, Chosen, NoSuchPath, ask, path_text, paths, read_path


class Move(Action, frozen=True):
    piece: str
    cell: str


class Flip(Action, frozen=True):
    cells: tuple[str, ...]


class Walk(Action, frozen=True):
    path: tuple[str, ...]


class Rest(Action, frozen=True):
    pass


INFO = GameInfo(
    "toy", "Toy", 1, (2,), Options, State, Move | Flip | Walk | Rest, None, View,
    coarse={"cell": lambda cell: cell[0]}, ordered=frozenset({"path"}),
)  # fmt: skip
GRID = tuple(f"{row}{column}" for row in "ABCDEF" for column in range(6))
PAIRS = (("A1", "B1"), ("A1", "C1"), ("B1", "C1"))


def asked(*actions: Any, path: Any = ()) -> Ask:
    question = ask(INFO, actions, path)
    assert isinstance(question, Ask)
    return question


def test_the_kind_is_asked_first() -> None:
    assert asked(Rest(), Move("hat", "A1")).values == (Rest, Move)


def test_a_field_with_one_value_is_skipped() -> None:
    question = asked(Move("hat", "A1"), Move("hat", "B1"))
    assert (question.field, question.values) == ("cell", ("A1", "B1"))


def test_one_action_needs_no_question() -> None:
    assert ask(INFO, (Rest(),)) == Chosen(Rest())


def test_more_than_25_values_are_asked_coarse_first() -> None:
    actions = tuple(Move("hat", cell) for cell in GRID)
    assert asked(*actions).values == tuple("ABCDEF")
    assert asked(*actions, path=(1,)).values == tuple(f"B{column}" for column in range(6))


def test_a_set_is_one_question_of_several() -> None:
    question = asked(*map(Flip, PAIRS))
    assert (question.several, question.least, question.most, question.values) == (True, 2, 2, ("A1", "B1", "C1"))
    assert ask(INFO, tuple(map(Flip, PAIRS)), ((0, 2),)) == Chosen(Flip(("A1", "C1")))


def test_a_set_that_is_not_legal_is_no_path() -> None:
    with pytest.raises(NoSuchPath):
        ask(INFO, (Flip(("A1", "B1")), Flip(("B1", "C1"))), ((0, 2),))


def test_an_ordered_tuple_is_one_value() -> None:
    assert asked(Walk(("A1", "A2")), Walk(("A2", "A1"))).values == (("A1", "A2"), ("A2", "A1"))


@pytest.mark.parametrize("path", [(5,), (-1,), ((0,),), (0, 0, 0)])
def test_a_forged_path_is_refused(path: Any) -> None:
    with pytest.raises(NoSuchPath):
        ask(INFO, (Rest(), Move("hat", "A1")), path)


@pytest.mark.parametrize("text", ["x", "1..2", "1.a-b", "²"])
def test_a_forged_path_text_is_refused(text: str) -> None:
    with pytest.raises(NoSuchPath):
        read_path(text)


@pytest.mark.parametrize("path", [(), (3,), (0, (1, 4), 2), ((2,),)])
def test_a_path_survives_its_text(path: Any) -> None:
    assert read_path(path_text(path)) == path


def test_every_action_has_one_path() -> None:
    actions = (*(Move(piece, cell) for piece in ("hat", "cat") for cell in GRID), *map(Flip, PAIRS), Rest())
    assert [action for _, action in paths(INFO, actions)] == list(actions)
