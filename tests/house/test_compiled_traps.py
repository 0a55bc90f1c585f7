"""What mypyc compiles wrongly or slowly without saying so stays out of the compiled modules."""

from __future__ import annotations

import ast
import re
import runpy
import sys
import tomllib
from collections.abc import Iterator

import pytest

from tests.house.checkout import ROOT

WAITS = (ast.Await, ast.Yield, ast.YieldFrom, ast.AsyncFor, ast.AsyncWith)
SHARED = (ast.Call, ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp)


def compiled_modules() -> list[str]:
    """The modules that setup.py compiles; it looks for them in the current folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        modules: list[str] = runpy.run_path("setup.py", run_name="setup")["COMPILED"]
    return modules


def constant(node: ast.expr) -> bool:
    if isinstance(node, ast.UnaryOp):
        return constant(node.operand)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in ("i64", "i32") and constant(node.args[0])
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


def trap(node: ast.AST) -> str:
    """What is wrong with a node inside a function, or nothing."""
    match node:
        case ast.BinOp(left=left, op=ast.LShift() | ast.RShift(), right=right):
            if constant(left) and not constant(right):
                return "wrong result: a constant shifted by a variable is a 32-bit C shift; use BIT"
        case ast.For(target=ast.Name(id="_")):
            return "slow: the loop variable _ is boxed; call it _i"
        case ast.Attribute(attr="__new__"):
            return "breaks: compiled, C.__new__(C) runs __init__; use a copy constructor"
        case ast.Attribute(attr="bit_count"):
            return "slow: int.bit_count is not native; use count"
        case ast.Call(func=ast.Subscript(value=ast.Name(id="vec")), args=[ast.BinOp(op=ast.Mult())]):
            return "breaks: vec of a multiplied list; use a comprehension"
        case ast.Compare(comparators=[ast.List(elts=each) | ast.Tuple(elts=each)]):
            if any(isinstance(element, ast.Starred) for element in each):
                return "crashes mypyc: membership in a list with a star; join the lists first"
        case ast.ExceptHandler(body=body) | ast.Try(finalbody=[*body]):
            if any(isinstance(inner, WAITS) for each in body for inner in ast.walk(each)):
                return "leaks: an error that is handled while somebody waits stays the thread's own; wait afterwards"
        case ast.ClassDef():
            return "breaks: a class inside a function is not native"
    return ""


def class_trap(node: ast.ClassDef) -> str:
    if any(isinstance(inner, ast.ClassDef) for inner in node.body):
        return "breaks: nested classes are not native"
    names = [ast.unparse(part) for part in (*node.decorator_list, *node.bases)]
    if any(name.split("(")[0].split(".")[-1] in ("dataclass", "NamedTuple") for name in names):
        return "slow: dataclasses and named tuples; write the class out"
    values = [
        part.value for part in node.body if isinstance(part, ast.Assign | ast.AnnAssign) and part.value is not None
    ]
    if any(isinstance(inner, SHARED) for value in values for inner in ast.walk(value)):
        return "shared: uncompiled, what a class body makes is one object for all; make it in the constructor"
    return ""


def taken_from_elsewhere(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """``take_over`` and ``refresh`` are written out from what the class declares, where it is declared."""
    declared = {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="take_over" | "refresh"), args=[_, _, ast.Name(id=kind)]):
                if kind not in declared:
                    yield node.lineno, f"not built: {kind} is declared in another module; take it over there"


def traps(tree: ast.Module) -> Iterator[tuple[int, str]]:
    yield from taken_from_elsewhere(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for inner in ast.walk(node):
                if trap(inner):
                    yield getattr(inner, "lineno", node.lineno), trap(inner)
        elif isinstance(node, ast.ClassDef) and class_trap(node):
            yield node.lineno, class_trap(node)


@pytest.mark.parametrize("path", compiled_modules())
def test_no_trap(path: str) -> None:
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    found = [f"{path}:{line}: {text}" for line, text in sorted(set(traps(tree)))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "line",
    [
        "x = 1 << n",
        "x = i64(1) << n",
        "x = -ONE >> n",
        "for _ in range(3): pass",
        "x = C.__new__(C)",
        "x = n.bit_count()",
        "x = vec[i64]([0] * n)",
        "x = n in [*a, *b]",
        "class C: pass",
        "refresh(self, source, FromElsewhere)",
    ],
)
def test_traps_are_found(line: str) -> None:
    assert list(traps(ast.parse(f"def f(n):\n    {line}")))
    assert list(traps(ast.parse(f"async def f(n):\n    {line}")))


@pytest.mark.parametrize("end", ["except E:\n        await n", "finally:\n        async with n: pass"])
def test_traps_of_handlers_are_found(end: str) -> None:
    assert list(traps(ast.parse(f"async def f(n):\n    try: await n\n    {end}")))
    assert not list(traps(ast.parse("async def f(n):\n    try: await n\n    except E: pass\n    await n")))


@pytest.mark.parametrize(
    "body",
    [
        "x = vec[i64]([0, 0])",
        "x: list[int] = []",
        "x: dict[str, int] = {}",
        "class D: pass",
    ],
)
def test_traps_of_a_class_body_are_found(body: str) -> None:
    assert list(traps(ast.parse(f"class C:\n    {body}")))
    assert not list(traps(ast.parse("class C:\n    x: i64 = 0\n    y: vec[i64]\n    z: str = NONE")))


@pytest.mark.parametrize(
    "head", ["@dataclass\nclass C:", "@dataclasses.dataclass(frozen=True)\nclass C:", "class C(NamedTuple):"]
)
def test_slow_classes_are_found(head: str) -> None:
    assert list(traps(ast.parse(f"{head}\n    x: int")))


@pytest.mark.parametrize("line", ["x = BIT[n]", "x = 1 << 30", "x = n << 4", "for _i in range(3): pass"])
def test_good_lines_pass(line: str) -> None:
    assert not list(traps(ast.parse(f"def f(n):\n    {line}")))


def test_whoever_builds_needs_nothing_that_the_build_does_not_ask_for() -> None:
    """Else it would fall back to the plain source where people install it, and nowhere else."""
    requires = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    asked_for = {re.split(r"[^\w-]", each)[0].replace("-", "_") for each in requires}
    there = {*sys.stdlib_module_names, *asked_for, "parlour", "mypy_extensions", "librt"}
    for path in compiled_modules():
        tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
        assert {name.partition(".")[0] for name in imported(tree)} <= there, path


def imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
