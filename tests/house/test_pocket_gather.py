"""What is gathered for a page without a network is enough; that it runs, ``./dev proof pocket`` shows."""

from __future__ import annotations

import re

from librt.strings import BytesWriter

from parlour.core.languages import LANGUAGES
from tests.house.checkout import FOLDERS
from tools.pocket import strings, vecs
from tools.pocket.gather import BEGINS, DATA, PACKAGE, STAND_INS, modules
from tools.pocket.vecs import append, extend, vec

ASKED = re.compile(r"^\s*from librt\.(\w+) import (.+)$", re.MULTILINE)


def test_what_is_gathered_knows_every_language_and_how_each_game_looks() -> None:
    data = {path.relative_to(PACKAGE).as_posix() for pattern in DATA for path in PACKAGE.glob(pattern)}
    assert {f"present/texts/{language}.ftl" for language in LANGUAGES} <= data  # or it would speak English alone
    assert {f"games/{folder}/layout.toml" for folder in FOLDERS} <= data
    assert BEGINS in modules()


def test_all_that_is_asked_of_librt_is_there() -> None:
    texts = [path.read_text(encoding="utf-8") for path in modules().values()]
    found = [one.groups() for text in texts for one in ASKED.finditer(text)]
    there = {"vecs": vecs, "strings": strings}
    assert {f"{module}.py" for module, _names in found} == set(STAND_INS)
    asked = [(module, name) for module, names in found for name in names.split(", ")]
    assert [one for one in asked if not hasattr(there[one[0]], one[1])] == []


def test_rows_of_the_page_do_what_those_of_librt_do() -> None:
    ints = vec.__class_getitem__(int)  # as `vec[int]` is asked for
    row = ints(range(3), capacity=9)
    assert append(row, 7) == [0, 1, 2, 7]
    assert extend(row, row) == [0, 1, 2, 7, 0, 1, 2, 7]
    assert ints() == []


def test_texts_of_the_page_are_put_together_as_by_librt() -> None:
    for out in (strings.BytesWriter(), BytesWriter()):
        out.write(b",seven")
        out.write(b",")
        out[0] = 0x5B
        out.truncate(6)
        assert (len(out), out.getvalue()) == (6, b"[seven")
        out.truncate(0)
        assert out.getvalue() == b""
