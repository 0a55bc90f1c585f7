"""What somebody derives from our compiled classes, uncompiled, is asked as ours is.

mypyc 2.4 gives an interpreted subclass 0 for an i64 that a compiled caller leaves out, whatever its default.
"""

from __future__ import annotations

import ast
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.chance import Chance
from parlour.core.rules import LETTERS
from parlour.registry import all_rules
from parlour.testing.story import story
from tests.house.checkout import MODULES


class OwnChance(Chance):
    tops: list[int]

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.tops = []

    def shuffle(self, cards: vec[i64], top: int = -1) -> None:
        self.tops.append(top)
        super().shuffle(cards, top)


@pytest.mark.parametrize("name", all_rules())
def test_own_chance_deals_the_same_game(name: str) -> None:
    rules = all_rules()[name]
    options = rules.options.make()
    names = list(LETTERS[: options.number("players")])
    own, ours = OwnChance(3), Chance(3)
    ours.plain = False  # nothing is left for later, as with any chance that may have numbers of its own
    told = [list(story(rules.make(options, names, chance), Random(3))) for chance in (ours, own)]
    assert told[0] == told[1]
    assert own.tops
    assert 0 not in own.tops


@pytest.mark.parametrize("module", MODULES)
def test_no_native_defaults_where_subclasses_are_interpreted(module: str) -> None:
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and node.decorator_list:
            methods = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name != "__init__"]
            assert {method.name: native_defaults(method) for method in methods if native_defaults(method)} == {}


def native_defaults(method: ast.FunctionDef) -> list[str]:
    arguments = method.args.args[len(method.args.args) - len(method.args.defaults) :]
    return [arg.arg for arg in arguments if arg.annotation is not None and ast.unparse(arg.annotation) == "i64"]
