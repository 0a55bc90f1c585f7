"""How the C of the modules is compiled: with effort where trials are made, and again only where it has changed."""

from __future__ import annotations

import os
import runpy
import shutil
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import parlour.core.game
from tests.builds import COMPILED
from tests.house.checkout import ROOT

C_FILES = runpy.run_path(str(ROOT / "c_files.py"))


@pytest.mark.parametrize(
    ("module", "hard"),
    [
        ("core___game", True),
        ("bots___search", True),
        ("bots___tree", True),
        ("games___ecarte___bots___outlook", True),
        ("games___ecarte___bots___book", False),
        ("games___ecarte___faults___game", False),
    ],
)
def test_what_makes_trials_is_compiled_with_effort(module: str, hard: bool) -> None:
    assert (C_FILES["level"](f"build/__native_parlour___{module}.c") == C_FILES["HARD"]) == hard


def test_an_index_is_thought_to_count_from_the_front() -> None:
    check = "    cpy_r_r9 = (uint64_t)cpy_r_seat < (uint64_t)cpy_r_r8;\n    if ({}) goto CPyL8;\n    cpy_r_r10 = 0;\n"
    other = "    cpy_r_r9 = cpy_r_seat < cpy_r_r8;\n    if (cpy_r_r9) goto CPyL8;\n"
    assert C_FILES["with_hints"](check.format("cpy_r_r9") + other) == check.format("likely(cpy_r_r9)") + other


ROW_CHANGED = """char CPyDef_deal___lay(PyObject *cpy_r_deal, int64_t cpy_r_seat) {
    VEC_I64_INCREF(cpy_r_r1);
    if (likely(cpy_r_r2)) goto CPyL3;
CPyL2: ;
    PyErr_SetNone(PyExc_IndexError);
    CPy_Unreachable();
CPyL3: ;
    *(int64_t *)cpy_r_r5 = cpy_r_r4;
    VEC_I64_DECREF(cpy_r_r1);
    return 1;
CPyL4: ;
    VEC_I64_DECREF(cpy_r_r1);
    goto CPyL2;
}
"""


def test_a_row_is_not_held_while_a_number_in_it_is_changed() -> None:
    assert "CREF" not in C_FILES["with_hints"](ROW_CHANGED)


@pytest.mark.parametrize(
    ("usual", "other"),
    [
        ("CPyL3: ;\n", "CPyL3: ;\n    CPyDef_deal___clear(cpy_r_deal);\n"),  # which may free it
        ("CPyL3: ;\n", "CPyL3: ;\n    CPy_DECREF(cpy_r_deal);\n"),
        ("goto CPyL2;", "goto CPyL9;"),  # it was held beyond the change
        ("return 1;\n", "return 1;\nCPyL5: ;\n    VEC_I64_DECREF(cpy_r_r1);\n    return 0;\n"),
    ],
)
def test_a_row_that_something_else_could_free_is_held(usual: str, other: str) -> None:
    assert (text := ROW_CHANGED.replace(usual, other)) != ROW_CHANGED
    assert C_FILES["with_hints"](text) == text


def test_short_functions_stand_before_every_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As definitions of which nothing is made, each the function of its module and not a method of that name."""
    monkeypatch.chdir(tmp_path)
    Path("build").mkdir()
    for module, names in C_FILES["INLINED"].items():
        last = module.partition(".")[2]
        functions = [
            f"int64_t CPyDef_{kind}{name}(int64_t x) {{\n}}\n"
            for name in names.split()
            for kind in ("Of___", f"{last}___")
        ]
        file = Path("build") / f"__native_parlour___{module.replace('.', '___')}.c"
        file.write_text("".join(functions), encoding="utf-8")
    found = C_FILES["inlined"]()
    assert len(found) == sum(len(names.split()) for names in C_FILES["INLINED"].values())
    assert all(text.startswith("extern inline __attribute__((gnu_inline)) int64_t CPyDef_") for text in found)
    assert not any("Of___" in text for text in found)


@pytest.mark.parametrize("changed", ["one.c", "module.h", *C_FILES["LARGE"]])
def test_what_has_not_changed_is_not_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("build").mkdir()
    parts = {name: Path("build") / name for name in ("one.c", "module.h", *C_FILES["LARGE"])}
    for part in parts.values():
        part.write_text("", encoding="utf-8")
        os.utime(part, (1000, 1000))
    made = Path("one.o")
    assert not C_FILES["is_made"](str(made), str(parts["one.c"]), parts["module.h"])
    made.write_text("", encoding="utf-8")
    assert C_FILES["is_made"](str(made), str(parts["one.c"]), parts["module.h"])
    os.utime(made, (2000, 2000))
    os.utime(parts[changed], (3000, 3000))
    assert not C_FILES["is_made"](str(made), str(parts["one.c"]), parts["module.h"])


@COMPILED
def test_one_shim_finds_every_module() -> None:
    """Modules whose last names are alike, too, and each is the one that was asked for."""
    alike = {
        name: import_module(f"parlour.{name}") for name in ("core.game", "games.nap.rules.game", "games.loo.rules.game")
    }
    for name, module in alike.items():
        assert module.__name__ == f"parlour.{name}"
        assert Path(module.__file__ or "").stem.startswith("game.")
    shims = {Path(module.__file__ or "").read_bytes() for module in alike.values()}
    assert len(shims) == 1


@COMPILED
def test_a_shim_without_its_module_is_an_error_that_names_it(tmp_path: Path) -> None:
    """Of a package of another build, say: nothing crashes."""
    shim = tmp_path / Path(parlour.core.game.__file__).name
    shutil.copyfile(parlour.core.game.__file__, shim)
    spec = spec_from_file_location("nowhere.game", shim)
    assert spec is not None
    with pytest.raises(AttributeError, match="init_nowhere___game"):
        module_from_spec(spec)
