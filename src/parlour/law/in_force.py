"""The law in force at one table: each clause of the book, and whether what was agreed there switches it on or off.

A game lists in ``agreements.toml`` the clauses that hang on its options; all others hold whatever is agreed.  Irregular
clauses need table conduct: in strict conduct the house lets nobody break a rule.  Hints are no law.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Literal, NamedTuple

from parlour.core.languages import ENGLISH
from parlour.core.options import Option, Options, Value
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.law.book import Clause, load

State = Literal["on", "off", "house", "pending"]
FILE = "agreements.toml"
CONDITION = re.compile(r"(\w+)(=|!=|!~)(\S+)")
CONDUCT = "conduct"
HINT, IRREGULAR = "hint", "irregular"


class Condition:
    """What must be agreed for a clause to hold: ``NAME=A|B``, ``NAME!=A``, or ``NAME!~A`` (A is not among it)."""

    name: str
    sign: str

    def __init__(self, text: str) -> None:
        read = CONDITION.fullmatch(text)
        if read is None:
            raise ParlourError(f"a condition is written NAME=VALUE, not {text!r}")
        self.name, self.sign, values = read.groups()
        self.values = values.split("|")
        self.text = text

    def holds(self, options: Mapping[str, Value]) -> bool:
        value = str(options[self.name])
        if self.sign == "!~":
            return not set(value.split(",")) & set(self.values)
        return (value in self.values) == (self.sign == "=")


class Standing(NamedTuple):
    """A clause or ruling at one table; ``agreed`` are the options that it hangs on, as they stand there."""

    clause: Clause
    state: State
    agreed: list[str]


class Agreement(NamedTuple):
    """An option as it stands at a table."""

    option: Option
    value: Value
    is_usual: bool


@cache
def conditions(rules: Rules) -> dict[str, list[Condition]]:
    """By clause what must be agreed for it; a clause that is not there holds always."""
    path = rules.folder / FILE
    if not path.is_file():
        return {}
    only: dict[str, str] = tomllib.loads(path.read_text(encoding="utf-8"))["only"]
    return {id: [Condition(text) for text in given.split()] for id, given in only.items()}


def in_force(rules: Rules, options: Options, language: str = ENGLISH) -> list[Standing]:
    """Every clause but hints, then the rulings, in the order of the book."""
    book = load(rules, language)
    every = [*book.clauses.values(), *book.rulings.values()]
    return [_standing(rules, clause, options) for clause in every if clause.kind != HINT]


def _standing(rules: Rules, clause: Clause, options: Options) -> Standing:
    needed = conditions(rules).get(clause.id, [])
    names = dict.fromkeys([condition.name for condition in needed])
    agreed = [f"{name}={options.values[name]}" for name in names]
    if clause.pending:
        return Standing(clause, "pending", agreed)
    if not all(condition.holds(options.values) for condition in needed):
        return Standing(clause, "off", agreed)
    if clause.kind == IRREGULAR and options.values.get(CONDUCT) != "table":
        return Standing(clause, "house", [*agreed, *_conduct(options)])
    return Standing(clause, "on", agreed)


def _conduct(options: Options) -> list[str]:
    return [f"{CONDUCT}={options.values[CONDUCT]}"] if CONDUCT in options.values else []


def agreements(rules: Rules, options: Options) -> list[Agreement]:
    """All options that make a difference, as they stand."""
    offered = rules.options.offered()
    return [Agreement(one, options.values[one.name], _is_usual(one, options)) for one in offered]


def _is_usual(option: Option, options: Options) -> bool:
    return options.values[option.name] == option.default_for(options.values)
