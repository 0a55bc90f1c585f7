"""A puzzle as it stands in the file of its game."""

from __future__ import annotations

import json

Field = str | int | float | list[str] | dict[str, list[float]] | dict[str, float]

QUOTES = "'''"


def written(fields: dict[str, Field]) -> str:
    """One entry of ``puzzles.toml``: plain values first, then the position, then the tables."""
    plain = [f"{name} = {_value(value)}" for name, value in fields.items() if not isinstance(value, dict)]
    tables = [line for name, value in fields.items() if isinstance(value, dict) for line in _table(name, value)]
    return "\n".join(["[[puzzle]]", *plain, *tables]) + "\n"


def _value(value: object) -> str:
    if isinstance(value, str) and "\n" in value:
        assert QUOTES not in value
        return f"{QUOTES}\n{value}{QUOTES}"
    return json.dumps(value, ensure_ascii=False)  # TOML writes strings, numbers and lists as JSON does


def _table(name: str, rows: dict[str, list[float]] | dict[str, float]) -> list[str]:
    return [f"[puzzle.{name}]", *[f"{json.dumps(key)} = {json.dumps(value)}" for key, value in rows.items()]]
