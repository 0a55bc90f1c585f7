"""The page: complete texts in every language, rooms that know each other one way, a lock file without addresses."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parlour.core.languages import LANGUAGES
from tests.house.checkout import ROOT

WEB = ROOT / "web"
PAGE = WEB / "src"
SOURCES = [path for path in sorted(PAGE.rglob("*")) if path.suffix in (".ts", ".svelte")]
ROOMS = (
    "net",
    "browser",
    "pocket",
    "texts",
    "fair",
    "cards",
    "book",
    "parts",
    "table",
    "live",
    "replay",
    "lesson",
    "puzzle",
    "pages",
)
APART = {("live", "replay")}  # neither knows the other
IMPORTED = re.compile(r'\b(?:from|import) "(\.[^"?]+)')
CAST = re.compile(r"\bas (?:unknown|any|never)\b|@ts-")


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def texts(language: str) -> dict[str, set[str]]:
    """Every text with the variables it uses."""
    source = (PAGE / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_the_same_texts_in_every_language(language: str) -> None:
    assert texts(language) == texts("en")


def test_every_text_that_the_page_asks_for_is_there() -> None:
    known = texts("en")
    asked = re.compile(r'\bt\((?:[^()"]*\? )?"([a-z0-9-]+)"(?: : "([a-z0-9-]+)")?')
    used = {id for path in SOURCES for found in asked.findall(path.read_text(encoding="utf-8")) for id in found if id}
    assert len(used) > 100
    assert used - set(known) == set()


def rooms_known(path: Path) -> set[str]:
    """The rooms that a file imports from; what lies beside ``App.svelte`` is in none."""
    imported = [(path.parent / name).resolve() for name in IMPORTED.findall(path.read_text(encoding="utf-8"))]
    assert all(file.is_file() for file in imported), path
    return {room for file in imported if (room := room_of(file))}


def room_of(path: Path) -> str:
    first, *more = path.relative_to(PAGE).parts
    return first if more else ""


def test_the_rooms_of_the_page_know_each_other_one_way() -> None:
    """So whoever draws a table (``table``) cannot know whether it is live, a replay or a lesson."""
    assert {room_of(path) for path in SOURCES} == {"", *ROOMS}
    known = {(room_of(path), room) for path in SOURCES for room in rooms_known(path) if room_of(path)}
    assert ("lesson", "table") in known
    assert [(room, other) for room, other in sorted(known) if ROOMS.index(other) > ROOMS.index(room)] == []
    assert not known & {*APART, *((other, one) for one, other in APART)}


def test_nothing_on_the_page_passes_for_what_it_is_not() -> None:
    assert [str(path) for path in SOURCES if CAST.search(path.read_text(encoding="utf-8"))] == []
    assert CAST.search("return this as unknown as Other")


def test_the_lock_file_holds_versions_and_sums_only() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert packages
    assert all("resolved" not in package and package["integrity"] for package in packages.values())
    assert "://" not in json.dumps({name: {**package, "funding": 0} for name, package in packages.items()})
    pinned = {**wanted["dependencies"], **wanted["devDependencies"]}
    assert all(packages[f"node_modules/{name}"]["version"] == version for name, version in pinned.items())
