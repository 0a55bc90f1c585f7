"""The page: its texts are complete in every language, and its lock file says nothing of where packages come from."""

from __future__ import annotations

import json
import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parlour.core.languages import LANGUAGES
from tests.house.checkout import ROOT

WEB = ROOT / "web"


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def texts(language: str) -> dict[str, set[str]]:
    """Every text with the variables it uses."""
    source = (WEB / "src" / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
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
    sources = [path for path in sorted((WEB / "src").rglob("*")) if path.suffix in (".ts", ".svelte")]
    used = {id for path in sources for found in asked.findall(path.read_text(encoding="utf-8")) for id in found if id}
    assert len(used) > 100
    assert used - set(known) == set()


def test_the_lock_file_holds_versions_and_sums_only() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert all("resolved" not in package and package["integrity"] for package in packages.values())
    assert "://" not in json.dumps({name: {**package, "funding": 0} for name, package in packages.items()})
    pinned = {**wanted["dependencies"], **wanted["devDependencies"]}
    assert all(packages[f"node_modules/{name}"]["version"] == version for name, version in pinned.items())
