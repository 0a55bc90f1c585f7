"""Imports point one way, from the commands down to the core."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator

import pytest

from tests.house.checkout import FOLDERS, MODULES

CORE = (
    "cards case_lines cases coverage drawings errors events fair files game languages laws layout ledger lessons moves"
    " notation options outlook places playout records rng rules seals seat setting state verify version view witness"
    " wording"
)
LAYERS = (  # each may import what stands above it, and itself
    set(CORE.split()),
    {"mechanisms"},
    {f"games.{folder}" for folder in FOLDERS} | {"games"},
    {"registry"},
    {"parlour"},  # the package itself offers `new` and `from_case`
    {"bots", "telling"},
    {"lab", "terminal", "server", "adapters", "testing"},
    {"cli"},
    {"__main__"},
)
BARE = 3  # up to this layer, the standard library and what mypyc needs must do
NEEDED_BY_MYPYC = {"librt", "mypy_extensions"}


def part_of(module: str) -> str:
    """The part of the house a module belongs to: a top-level module or package, or one game."""
    names = module.split(".")[1:]
    return ".".join(names[: 2 if names[:1] == ["games"] else 1]) or "parlour"


def layer_of(module: str) -> int:
    found = [i for i, parts in enumerate(LAYERS) if part_of(module) in parts]
    assert found, f"{module} belongs to no layer; put it into one in {__name__}"
    return found[0]


def imported(module: str) -> Iterator[str]:
    """Every module that this one imports, wherever in its text."""
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.module, f"{module} imports relatively, in line {node.lineno}"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in MODULES else node.module


@pytest.mark.parametrize("module", MODULES)
def test_imports_point_to_lower_layers(module: str) -> None:
    here = layer_of(module)
    wrong = [
        other
        for other in imported(module)
        if other.split(".")[0] == "parlour" and part_of(other) != part_of(module) and not_below(other, here)
    ]
    assert not wrong, f"{module} may not import {', '.join(wrong)}"


def not_below(other: str, here: int) -> bool:
    """The modules of the core know each other; of every other layer, each part stands alone."""
    return layer_of(other) >= here if here else layer_of(other) > 0


@pytest.mark.parametrize("module", MODULES)
def test_core_and_games_need_only_the_standard_library(module: str) -> None:
    if layer_of(module) > BARE:
        return
    roots = {name.split(".")[0] for name in imported(module)}
    foreign = roots - sys.stdlib_module_names - NEEDED_BY_MYPYC - {"parlour"}
    assert not foreign, f"{module} needs {', '.join(foreign)}"
