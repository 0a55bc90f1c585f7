"""What documents say in passing is true: commands, files, modules, the list of games, the rooms of the house."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib import import_module

import pytest

from parlour.core.game import Game
from parlour.core.notation import Notation
from parlour.law.book import load
from parlour.registry import rules_of
from parlour.server.protocol.api import Health
from tests.documents.commands import dev_commands, parlour_commands, wrong_with_mention
from tests.documents.reading import Block, Span, blocks, blocks_of, documents, inline, spans
from tests.house.checkout import FOLDERS, ROOT, committed, public_name
from tests.house.test_imports import LAYERS, SERVER
from tests.house.test_languages import offered

FILE = re.compile(r"(?:[\w.-]+/)*[\w-]+\.(?:py|md|toml|ftl|case|ts|svelte|json|txt|tcss)|(?:[\w.-]+/)+")
TO_BE_MADE = {  # files that a program writes, or that a reader is to write
    "dataset.json",
    "game.case",
    "parlour/puzzles.json",
    "parlour/terminal.json",
    "src/parlour/page/",
}
MODULE = re.compile(r"parlour(?!\.(?:db|lock)\b)(?:\.\w+)+")  # the server keeps its data in parlour.db
OURS = ("src/", "tests/", "docs/", "web/", "bench/", "requirements/")
TEENS = r"(?:thir|four|fif|six|seven|eigh|nine)teen"
COUNT = re.compile(rf"\b(?:\d+|ten|eleven|twelve|{TEENS}|twenty)\s+(?:games|rule|clauses)\b", re.IGNORECASE)


def shown_commands() -> str:
    """Every command that stands as code in a document."""
    shells = [block.body for block in blocks() if block.label in ("sh", "console")]
    return "\n".join([*shells, *[span.text for span in spans()]])


@pytest.mark.parametrize("name", parlour_commands())
def test_every_command_of_parlour_is_shown_as_code(name: str) -> None:
    assert re.search(rf"\bparlour {name}(?![\w-])", shown_commands()), f"no document shows `parlour {name}`"


@pytest.mark.parametrize("name", dev_commands())
def test_every_command_of_dev_is_shown_as_code(name: str) -> None:
    assert re.search(rf"\./dev {name}(?![\w-])", shown_commands()), f"no document shows `./dev {name}`"


@pytest.mark.parametrize("span", [span for span in spans() if re.match(r"(?:parlour|\./dev) ", span.text)], ids=str)
def test_commands_named_in_a_sentence_can_be_given(span: Span) -> None:
    assert not wrong_with_mention(span.text)


@cache
def committed_names() -> list[str]:
    return [f"/{path.relative_to(ROOT).as_posix()}" for path in committed()]


@pytest.mark.parametrize("span", [span for span in spans() if FILE.fullmatch(span.text)], ids=str)
def test_files_named_are_there(span: Span) -> None:
    """By their whole path from the checkout, or by the end of it."""
    if re.search(r"[A-Z]{2,}", span.text.removesuffix(".md")) or span.text in TO_BE_MADE:
        return  # CODE.ftl and the like stand for something
    names = committed_names()
    if span.text.startswith(OURS):
        assert any(name.startswith(f"/{span.text}") for name in names), f"there is no {span.text}"
    else:
        inside = f"/{span.text}"
        assert any(inside in name if span.text.endswith("/") else name.endswith(inside) for name in names), span.text


@pytest.mark.parametrize("span", [span for span in spans() if MODULE.fullmatch(span.text)], ids=str)
def test_modules_named_are_there(span: Span) -> None:
    if span.text != "parlour.games":  # also the name of an entry point group
        assert resolves(span.text), f"there is no {span.text}"


def resolves(name: str) -> bool:
    """Whether a dotted name is a module, or something that is in one."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found: object = import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            if not hasattr(found, part):
                return False
            found = getattr(found, part)
        return True
    return False


def titles() -> list[str]:
    return [load(rules_of(public_name(folder))).title for folder in FOLDERS]


def test_the_readme_offers_games_that_are_there() -> None:
    """Not all of them: one of somebody's own is listed when it is ready to be shown."""
    assert offered() == [title for title in titles() if title in offered()]
    assert offered()


def test_the_cross_table_has_games_that_are_there() -> None:
    (table,) = [block for block in blocks_of("docs/bots.md") if "nothing is demanded" in block.first]
    shown = re.findall(r"^([a-z-]+): \d+ games", table.body, re.MULTILINE)
    assert shown == [name for name in map(public_name, FOLDERS) if name in shown]
    assert set(offered()) <= {load(rules_of(name)).title for name in shown}, "add to docs/bots.md what README.md offers"


@pytest.mark.parametrize("document", documents())
def test_no_document_counts_what_grows(document: str) -> None:
    assert COUNT.findall(" ".join(inline(document, "text"))) == []


def test_counts_are_found() -> None:
    assert COUNT.search("Seventeen games, 842 clauses")
    assert COUNT.search("842 clauses")


def drawing(first: str) -> Block:
    (found,) = [block for block in blocks_of("docs/architecture.md") if block.first.strip().startswith(first)]
    return found


def rooms_drawn(first: str) -> list[set[str]]:
    """The rooms of a drawing, floor by floor; what is said of them stands apart."""
    lines = [line[2:] for line in drawing(first).body.splitlines() if line[2:3].isalpha()]
    floors = [re.split(r" {4,}", line)[0] for line in lines]
    return [{name.strip("/").partition("/")[0] for name in floor.split()} for floor in floors]


def test_the_drawing_of_the_house_has_its_rooms_in_their_order() -> None:
    """The layers of the import test from the top down; games stand as ``games/<name>/``."""
    layers = [{part.partition(".")[0] for part in layer} for layer in reversed(LAYERS)]
    shown = [layer - {"__main__", "parlour", "errors", "version"} for layer in layers]
    assert rooms_drawn("web/") == [{"web"}, *[layer for layer in shown if layer]]


def test_the_drawing_of_the_server_has_its_rooms_in_their_order() -> None:
    assert rooms_drawn("serve ") == [set(rooms.split()) for rooms in reversed(SERVER)]


def test_the_drawing_of_a_move_names_what_there_is() -> None:
    body = drawing("a person types").body
    names = re.findall(r"\b(?:[a-z_]+\.)+[A-Za-z_]+\b", body)
    assert len(names) > 8
    for name in names:
        owner, _, last = name.rpartition(".")
        if owner == "game":
            assert hasattr(Game, last), name
        elif owner == "notation":
            assert hasattr(Notation, last), name
        else:
            assert resolves(f"parlour.{name}"), name


def test_the_answer_of_the_health_page_has_these_fields() -> None:
    (shown,) = [block for block in blocks_of("docs/running.md") if block.first.startswith('{"ok"')]
    assert tuple(json.loads(shown.body)) == Health.__struct_fields__
