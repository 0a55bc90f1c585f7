"""Imports point one way, from the commands down to the core."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.house.checkout import FOLDERS, MODULES

LAYERS = (  # each may import what stands above it, and itself
    {"errors", "version"},
    {"core"},
    {"cases"},
    {"law", "fair"},
    {"mechanisms"},
    {f"games.{folder}" for folder in FOLDERS} | {"games"},
    {"registry"},
    {"envs"},
    {"nets"},
    {"present", "bots", "evening"},
    {"parlour"},  # the package itself offers `new` and `from_case`, and the sentences of refusals
    {"judging"},
    {"review"},
    {"puzzles"},
    {"lab", "terminal", "server", "testing"},
    {"client"},
    {"cli"},
    {"__main__"},
)
# its rooms, in the same order
SERVER = ("protocol net", "table", "postcards", "storage", "room", "watch", "http", "pocket serve")
BARE = 6  # up to this layer, the standard library and what mypyc needs must do
NEEDED_BY_MYPYC = {"librt", "mypy_extensions"}


def part_of(module: str) -> str:
    """The part of the house a module belongs to: a top-level module or package, or one game."""
    names = module.split(".")[1:]
    return ".".join(names[: 2 if names[:1] == ["games"] else 1]) or "parlour"


def layer_of(module: str) -> int:
    found = [i for i, parts in enumerate(LAYERS) if part_of(module) in parts]
    assert found, f"{module} belongs to no layer; put it into one in {__name__}"
    return found[0]


@cache
def tree_of(module: str) -> ast.Module:
    return ast.parse(MODULES[module].read_text(encoding="utf-8"))


@cache
def imported(module: str) -> list[str]:
    """Every module that this one imports, wherever in its text."""
    return list(imported_by(tree_of(module), module))


def imported_by(tree: ast.Module, module: str) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.module, f"{module} imports relatively, in line {node.lineno}"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in MODULES else node.module


def imported_when_run(module: str) -> Iterator[str]:
    """The same without what stands there for the types alone."""
    run = [
        node
        for node in tree_of(module).body
        if not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test))
    ]
    yield from imported_by(ast.Module(run, []), module)


@pytest.mark.parametrize("module", MODULES)
def test_imports_point_to_lower_layers(module: str) -> None:
    here = layer_of(module)
    wrong = [
        other
        for other in imported(module)
        if other.split(".")[0] == "parlour" and part_of(other) != part_of(module) and layer_of(other) >= here
    ]
    assert not wrong, f"{module} may not import {', '.join(wrong)}"


def room_of_server(module: str) -> int:
    room = module.split(".")[2]
    found = [i for i, rooms in enumerate(SERVER) if room in rooms.split()]
    assert found, f"{module} lies in no room of the server"
    return found[0]


@pytest.mark.parametrize("module", [module for module in MODULES if module.startswith("parlour.server.")])
def test_the_rooms_of_the_server_know_only_lower_ones(module: str) -> None:
    others = [other for other in imported(module) if other.startswith("parlour.server.")]
    outside = [other for other in others if other.split(".")[2] != module.split(".")[2]]
    wrong = [other for other in outside if room_of_server(other) >= room_of_server(module)]
    assert not wrong, f"{module} may not import {', '.join(wrong)}"


@pytest.mark.parametrize("room", sorted({part_of(module) for module in MODULES}))
def test_no_two_modules_of_a_room_know_each_other(room: str) -> None:
    """Not even by a detour: the modules of a room can be put into an order."""
    inside = [module for module in MODULES if part_of(module) == room]
    knows = {module: {other for other in imported_when_run(module) if other in inside} - {module} for module in inside}
    try:
        list(TopologicalSorter(knows).static_order())
    except CycleError as error:
        pytest.fail(" <- ".join(error.args[1]))


@pytest.mark.parametrize("module", [module for module in MODULES if layer_of(module) <= BARE])
def test_everything_up_to_the_games_needs_only_the_standard_library(module: str) -> None:
    roots = {name.split(".")[0] for name in imported(module)}
    foreign = roots - sys.stdlib_module_names - NEEDED_BY_MYPYC - {"parlour"}
    assert not foreign, f"{module} needs {', '.join(foreign)}"


def test_the_top_of_the_package_holds_only_what_belongs_to_nobody_else() -> None:
    top = {path.stem for module, path in MODULES.items() if module.count(".") < 2 and path.parent.name == "parlour"}
    assert top == {"__init__", "__main__", "errors", "registry", "version"}
