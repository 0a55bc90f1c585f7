"""What is written out for the compiler stands on the lines of the source, and says the same."""

from __future__ import annotations

import ast
import runpy
from types import MemberDescriptorType

import pytest

from parlour.core.seated import Seated
from parlour.registry import all_rules
from tests.builds import COMPILED
from tests.house.checkout import ROOT

WRITTEN_OUT = runpy.run_path(str(ROOT / "written_out.py"))
SOURCE = '''from __future__ import annotations

class Two(Played):
    """A game.

    Its text has empty lines too.
    """

    count: i64
    row: vec[i64]

    def copy(self) -> Two:
        take_over(self, self, Two)

        return self

    def act(self) -> None:
        pass

    @property
    def seats(self) -> int:
        return 2


class Half(Played):

    def act(self) -> None:
        pass
'''


def written(source: str) -> list[str]:
    return str(WRITTEN_OUT["written_out"](source, {"Part"}, {"Two"})).split("\n")


def changed(source: str) -> dict[int, str]:
    before, after = source.split("\n"), written(source)
    assert len(after) == len(before)
    return {i: new.strip() for i, (old, new) in enumerate(zip(before, after, strict=True)) if new != old and i}


def test_a_class_that_games_are_made_of_gets_doors_on_empty_lines() -> None:
    doors, last = WRITTEN_OUT["DOORS"], WRITTEN_OUT["LAST_DOOR"]
    assert changed(SOURCE) == {
        1: WRITTEN_OUT["KEPT"],
        7: doors["moves"],
        10: doors["play"],
        12: "self.count = self.count; self.row = self.row[:]",
        15: doors["go_on"],
        22: last[0],
        23: last[1],
    }
    compile("\n".join(written(SOURCE)), "written out", "exec")


def test_a_class_at_the_end_of_a_module_gets_them_too() -> None:
    at_end = SOURCE[: SOURCE.index("\n\nclass Half")]
    assert [line.strip() for line in written(at_end)[-2:]] == WRITTEN_OUT["LAST_DOOR"]
    compile("\n".join(written(at_end)), "written out", "exec")


def test_a_door_that_is_there_is_left_alone() -> None:
    own = SOURCE.replace("def seats(self)", "def moves(self)")
    doors = WRITTEN_OUT["DOORS"]
    assert list(changed(own).values()) == [
        WRITTEN_OUT["KEPT"],
        doors["play"],
        doors["go_on"],
        "self.count = self.count; self.row = self.row[:]",
        *WRITTEN_OUT["LAST_DOOR"],
    ]


def test_a_copy_is_made_by_the_constructor_of_its_class() -> None:
    derived = SOURCE.replace("def copy(self) -> Two", "def clone(self) -> Two")
    assert "def copy(self) -> Two: return Two(self.options, self.names, self.chance.copy(), self)" in {
        line.strip() for line in written(derived)
    }


def test_the_games_say_of_which_classes_they_are_made() -> None:
    named = WRITTEN_OUT["named_in"](ROOT / "src")
    assert {type(rules.new(seed=1)).__name__ for rules in all_rules().values()} <= named


def test_a_decorator_or_a_comment_before_a_class_stays() -> None:
    for before in ("@final", "# why it is so"):
        assert WRITTEN_OUT["KEPT"] not in written(SOURCE.replace("\nclass Two", f"\n{before}\nclass Two"))


def test_descent_is_followed_through_modules() -> None:
    trees = [ast.parse(text) for text in ("class A(Game): pass", "class B(A): pass", "class C(Other): pass")]
    assert WRITTEN_OUT["descended"](trees, "Game") == {"Game", "A", "B"}


@COMPILED
@pytest.mark.parametrize("name", list(all_rules()))
def test_compiled_games_have_their_own_doors(name: str) -> None:
    """Python calls a method more quickly where the object is of the very class that has it."""
    assert {*WRITTEN_OUT["DOORS"], "to_act"} <= vars(type(all_rules()[name].new(seed=1))).keys()


@COMPILED
def test_what_is_looked_at_before_each_move_lies_in_a_slot() -> None:
    game = all_rules()["ecarte"].new(seed=1)
    assert isinstance(vars(Seated)["over"], MemberDescriptorType)
    assert game.over is False


def test_it_is_an_object_for_the_compiler_alone() -> None:
    source = (ROOT / "src/parlour/core/seated.py").read_text(encoding="utf-8")
    assert list(changed(source).values())[-1:] == [WRITTEN_OUT["BOXED"][1].strip()]
