"""The lines of a study's file: whatever is not known, not of its kind or not there is said in one line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields
from typing import Any, TypeVar

from parlour.errors import BadOption, nearest

Made = TypeVar("Made")

KINDS: dict[str, tuple[type, str]] = {  # by how a field is annotated: what TOML makes of it, and what that is called
    "str": (str, "a text"),
    "int": (int, "a whole number"),
    "bool": (bool, "true or false"),
    "dict[str, Any]": (dict, "a table"),
    "dict[str, list[Any]]": (dict, "a table"),
    "tuple[str, ...]": (list, "a list of texts"),
}


def made_of(kind: type[Made], said: Mapping[str, Any], where: str, **others: Any) -> Made:
    """A dataclass of these lines; ``others`` are what no line says."""
    known = {each.name: each for each in fields(kind) if each.name not in others}  # type: ignore[arg-type]
    for word, value in said.items():
        if word not in known:
            raise BadOption(f"{where}: no line {word!r}{nearest(word, sorted(known))}")
        demand_kind(value, str(known[word].type), f"{where}: {word}")
    for word, field in known.items():
        if word not in said and field.default is MISSING and field.default_factory is MISSING:
            raise BadOption(f"{where}: a line {word!r} is needed")
    lists = {word: tuple(value) if isinstance(value, list) else value for word, value in said.items()}
    return kind(**lists, **others)


def demand_kind(value: Any, annotated: str, what: str) -> None:
    kind, called = KINDS[annotated]
    if type(value) is not kind or (isinstance(value, list) and not all(isinstance(one, str) for one in value)):
        raise BadOption(f"{what} is {called}, not {value!r}")


def tables_in(said: dict[str, Any], word: str, kind: type[Made], where: str) -> tuple[Made, ...]:
    """Those of a list of tables, such as ``[[pictures]]``, each made of its lines."""
    tables = said.pop(word, [])
    if type(tables) is not list or not all(type(one) is dict for one in tables):
        raise BadOption(f"{where}: {word} are tables, [[{word}]]")
    return tuple(made_of(kind, one, f"{where}: {word}") for one in tables)
