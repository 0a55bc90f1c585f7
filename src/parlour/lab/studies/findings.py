"""What a study has found: its rows, how they are laid out in tables, and the facts by which anybody gets them again."""

from __future__ import annotations

import platform
from collections.abc import Iterable
from math import isfinite, sqrt
from typing import Any, NamedTuple

from parlour import __version__
from parlour.lab.studies.means import FEW_GAMES
from parlour.lab.studies.plan import Plan, clause_text
from parlour.lab.studies.running import Row, columns_of
from parlour.law.fingerprint import law_of
from parlour.registry import rules_of

GAIN, GAP = "gain", "gap"
MARK = 12  # digits of a law's fingerprint that are shown


class Findings(NamedTuple):
    """A study that was run."""

    plan: Plan
    columns: tuple[str, ...]
    rows: list[Row]
    deals: int
    command: str
    made: dict[str, str]  # by which versions

    def records(self) -> list[dict[str, Any]]:
        """Each row by the names of its columns."""
        return [
            {
                **dict(zip(self.columns, row.values, strict=True)),
                "mean": row.mean,
                "interval": row.interval if isfinite(row.interval) else None,
                "observations": row.observations,
                "games": row.games,
            }
            for row in self.rows
        ]

    def facts(self) -> dict[str, str]:
        """Seed and versions: with these anybody gets the same numbers."""
        return {
            "command": self.command,
            "bots": ", ".join(self.plan.bots),
            "seed": str(self.plan.seed),
            "deals": f"{self.deals:,}",
            **self.made,
        }

    def claims(self) -> list[tuple[str, str, str]]:
        """The clauses beside which it stands: id, text, where it is printed."""
        return [(clause, *clause_text(clause)) for clause in self.plan.claims]


def findings_of(plan: Plan, rows: list[Row], deals: int, command: str) -> Findings:
    """What was played here and now."""
    laws = {name: law_of(rules_of(name))[:MARK] for name in plan.games}
    versions = {"parlour": __version__, "python": platform.python_version()}
    made = {**versions, "laws": ", ".join(f"{name} {mark}" for name, mark in laws.items())}
    return Findings(plan, columns_of(plan), in_order(plan, rows), deals, command, made)


def in_order(plan: Plan, rows: list[Row]) -> list[Row]:
    return sorted(rows, key=lambda row: tuple(place_of(plan, value) for value in row.values))


def place_of(plan: Plan, value: Any) -> tuple[int, Any]:
    """Numbers by their size, words as the plan orders them, and others by the alphabet."""
    if not isinstance(value, str):
        return 0, value
    return (1, plan.order.index(value)) if value in plan.order else (2, value)


def together(records: list[dict[str, Any]], by: Iterable[str]) -> list[dict[str, Any]]:
    """Rows that are alike in these columns taken together, each for as much as was seen of it."""
    groups: dict[tuple[Any, ...], list[dict[str, Any]]] = {}
    names = [name for name in by if name]
    for record in records:
        groups.setdefault(tuple(record[name] for name in names), []).append(record)
    return [own[0] if len(own) == 1 else _mixed(own, names) for own in groups.values()]


def _mixed(own: list[dict[str, Any]], names: list[str]) -> dict[str, Any]:
    own = [record for record in own if is_told(record)] or own
    seen = sum(record["observations"] for record in own)
    parts = [(record["observations"] / seen, record["mean"], record["interval"]) for record in own]
    known = all(interval is not None for _part, _mean, interval in parts)
    return {
        **{name: own[0][name] for name in names},
        "mean": sum(part * mean for part, mean, _interval in parts),
        "interval": sqrt(sum((part * interval) ** 2 for part, _mean, interval in parts)) if known else None,
        "observations": seen,
        "games": sum(record["games"] for record in own),
    }


def is_told(record: dict[str, Any]) -> bool:
    """What a few games have shown is chance: neither the mean nor its interval can be trusted."""
    return record["interval"] is not None and record["games"] >= FEW_GAMES
