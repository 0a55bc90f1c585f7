"""Clauses and messages that a game gives: they must stand in its rule book and its texts."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from parlour.core.rules import Rules
from parlour.law.book import load
from parlour.testing.demands import demand

MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)


@cache
def clauses_of(rules: Rules) -> frozenset[str]:
    return frozenset(load(rules).ids())


@cache
def messages_of(rules: Rules) -> frozenset[str]:
    """The message ids of the game's English texts and of the common ones."""
    files = [rules.folder / "texts.en.ftl", resources.files("parlour.present") / "texts" / "en.ftl"]
    return frozenset([id for file in files for id in MESSAGE.findall(_text(file))])


def _text(file: Traversable) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def demand_clause(rules: Rules, clause: str, *told: object) -> None:
    demand(clause in clauses_of(rules), "no clause", repr(clause), "in the rule book of", rules.name + ":", *told)


def demand_message(rules: Rules, message: str, *told: object) -> None:
    demand(message in messages_of(rules), "no text for message", repr(message), "of", rules.name + ":", *told)
