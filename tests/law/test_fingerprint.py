"""The fingerprint of a game's law: whatever could change a game changes it, and what cannot does not."""

from __future__ import annotations

import ast
import gc
from pathlib import Path
from random import Random

import pytest

from parlour.core.options import OptionSet, Whole
from parlour.core.rules import Rules
from parlour.law.fingerprint import COMMON, DOCUMENTED, law_of, package_mark, syntax_mark, tree_mark
from parlour.registry import all_rules
from tests.house.checkout import MODULES

GAME = next(iter(all_rules().values()))
TRIES = 3  # mutations of each file

PAIRS = [(ast.Eq, ast.NotEq), (ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Is, ast.IsNot), (ast.In, ast.NotIn)]
TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {}
for one, other in PAIRS:
    TURNED |= {one: other, other: one}


def another(value: object) -> object:
    """A constant that is not the same, though it may be equal."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + " "
    return 0 if value is None else None


def told_nodes(tree: ast.Module) -> list[ast.Constant | ast.Compare]:
    """Every constant and comparison but the docstrings."""
    bodies = [node.body for node in ast.walk(tree) if isinstance(node, DOCUMENTED)]
    documented = {id(body[0].value) for body in bodies if body and isinstance(body[0], ast.Expr)}
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Constant | ast.Compare)]
    return [node for node in found if id(node) not in documented]


def mark_with_other(tree: ast.Module, node: ast.Constant | ast.Compare) -> str:
    """The mark of a tree in which this node says something else; the tree itself stays."""
    if isinstance(node, ast.Compare):
        ops, node.ops = node.ops, [TURNED[type(node.ops[0])](), *node.ops[1:]]
        mark = tree_mark(tree)
        node.ops = ops
        return mark
    value, node.value = node.value, another(node.value)  # type: ignore[assignment]
    mark = tree_mark(tree)
    node.value = value
    return mark


@pytest.mark.parametrize("folder", [*COMMON, GAME.package])
def test_every_constant_and_comparison_counts(folder: str) -> None:
    chance = Random(folder)
    files = [path for module, path in MODULES.items() if f"{module}.".startswith(f"{folder}.")]
    assert files
    for file in files:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        mark = tree_mark(tree)
        nodes = told_nodes(tree)
        for node in chance.sample(nodes, min(TRIES, len(nodes))):
            assert mark_with_other(tree, node) != mark, f"{file}, line {node.lineno}"
        assert tree_mark(tree) == mark


def test_what_changes_nothing_does_not_count() -> None:
    one = 'def f(a: int) -> int:\n    """Say it."""\n    return a + 1  # one more\n'
    assert syntax_mark(one) == syntax_mark('def f(a: int) -> int:\n    """Say it better."""\n\n    return (a + 1)\n')
    assert syntax_mark(one) != syntax_mark("def f(a: int) -> int:\n    return a + True\n")


def a_game(folder: Path, name: str, value: int, default: int) -> Rules:
    """A game of somebody's own in a package of this name."""
    (folder / name / "deep").mkdir(parents=True)
    (folder / name / "__init__.py").write_text("", encoding="utf-8")
    (folder / name / "deep" / "rules.py").write_text(f"POINTS = {value}\n", encoding="utf-8")
    options = OptionSet("own", [Whole("players", 2, 4, default)], lambda _values, _given: None)
    return Rules("own", options, GAME.make, name)


def test_games_of_other_packages_and_their_defaults_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    laws = [
        law_of(a_game(tmp_path, name, value, default))
        for name, value, default in (("own_a", 5, 2), ("own_b", 6, 2), ("own_c", 5, 3), ("own_d", 5, 2))
    ]
    assert len(set(laws[:3])) == 3
    assert laws[3] == laws[0]
    assert law_of(GAME) not in laws


def test_a_module_without_its_source_counts_by_its_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    marks = set()
    for name, data in (("built_a", b"1"), ("built_b", b"2"), ("built_c", b"1")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("", encoding="utf-8")
        (tmp_path / name / "rules.cpython-311.so").write_bytes(data)
        marks.add(package_mark(name))
    assert len(marks) == 2


class Reader:
    """Garbage whose end reads source, as a warning does that is shown with its lines."""

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        ast.parse("1")


@pytest.mark.parametrize("often", range(10, 300, 30))
def test_garbage_that_reads_source_does_not_disturb_a_reader(often: int) -> None:
    source = MODULES["parlour.core.game"].read_text(encoding="utf-8")
    mark, threshold = syntax_mark(source), gc.get_threshold()
    Reader()
    gc.set_threshold(often)
    try:
        assert syntax_mark(source) == mark
    finally:
        gc.set_threshold(*threshold)
