"""The law of one table on a sheet: ``parlour laws --in-force``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap

from parlour.cli.common import print_json
from parlour.core.files import read_text
from parlour.core.options import Options
from parlour.core.rules import Rules
from parlour.errors import BadCase, Unknown
from parlour.law.book import load
from parlour.law.in_force import Standing, agreements, in_force
from parlour.present.option_words import choice, label
from parlour.present.prose import Prose
from parlour.present.teller import Teller
from parlour.registry import rules_of

GAME = re.compile(r"^game (\S+)$", re.MULTILINE)
OPTION = re.compile(r"^option (\S+) (.+)$", re.MULTILINE)
WIDTH = 100
MARKS = {"on": " ", "off": "-", "house": "~", "pending": "?"}


def print_sheet(game: str, given: dict[str, object], record: Path | None, language: str, as_json: bool) -> None:
    """Of a game with these options, or of a record."""
    if record is not None:
        if game or given:
            raise Unknown("a record says itself which game and options it is of")
        game, given = _of_record(record)
    if not game:
        raise Unknown("name a game, or a record")
    rules = rules_of(game)
    options = rules.options.make(given)
    if as_json:
        print_json(_plain(rules, options, language))
    else:
        print("\n".join(_lines(rules, options, language)))


def _of_record(path: Path) -> tuple[str, dict[str, object]]:
    text = read_text(path)
    found = GAME.search(text)
    if found is None:
        raise BadCase(f"{path} is no record: it does not say which game it is of")
    return found[1], dict(OPTION.findall(text))


def _plain(rules: Rules, options: Options, language: str) -> dict[str, object]:
    book = load(rules, language)
    prose = Prose(rules, book.language)
    return {
        "game": rules.name,
        "title": book.title,
        "options": {one.option.name: one.value for one in agreements(rules, options)},
        "clauses": [
            {
                "id": one.clause.id,
                "kind": one.clause.kind,
                "text": prose.read(one.clause.text),
                "state": one.state,
                "by": one.agreed,
            }
            for one in in_force(rules, options, language)
        ],
    }


def _lines(rules: Rules, options: Options, language: str) -> Iterator[str]:
    teller = Teller(rules, language)
    book = load(rules, language)
    title, prose = book.title, Prose(rules, book.language)
    yield from (title, "=" * len(title), "")
    for one in agreements(rules, options):
        name = one.option.name
        told = f"{label(teller, name)}: {choice(teller, name, one.value)}"
        yield f"{' ' if one.is_usual else '*'} {told}   {teller.text(f'option-{name}')}"
    yield ""
    yield teller.text("sheet-usual")
    yield from [teller.text(f"sheet-{state}", {"mark": mark}) for state, mark in MARKS.items() if mark.strip()]
    yield ""
    for standing in in_force(rules, options, language):
        yield from _clause(standing, teller, prose)


def _clause(standing: Standing, teller: Teller, prose: Prose) -> list[str]:
    clause = standing.clause
    by = f" [{', '.join(_agreement(teller, one) for one in standing.agreed)}]" if standing.agreed else ""
    head = f"{MARKS[standing.state]} {teller.clause(clause.id.partition('.')[2]):<8} "
    return wrap(f"{prose.read(clause.text)}{by}", WIDTH, initial_indent=head, subsequent_indent=" " * len(head))


def _agreement(teller: Teller, agreed: str) -> str:
    """``NAME=VALUE`` in words."""
    name, _, value = agreed.partition("=")
    return f"{label(teller, name)}: {choice(teller, name, value)}" if value else label(teller, name)
