"""What a study has found: its rows, how they are laid out in tables, and the facts by which anybody gets them again."""

from __future__ import annotations

import platform
from collections.abc import Iterable
from math import isfinite, sqrt
from typing import Any, NamedTuple

from parlour import __version__
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
        laws = {name: law_of(rules_of(name))[:MARK] for name in self.plan.games}
        return {
            "command": self.command,
            "bots": ", ".join(self.plan.bots),
            "seed": str(self.plan.seed),
            "deals": f"{self.deals:,}",
            "parlour": __version__,
            "python": platform.python_version(),
            "laws": ", ".join(f"{name} {mark}" for name, mark in laws.items()),
        }

    def claims(self) -> list[tuple[str, str, str]]:
        """The clauses beside which it stands: id, text, where it is printed."""
        return [(clause, *clause_text(clause)) for clause in self.plan.claims]


def findings_of(plan: Plan, rows: list[Row], deals: int, command: str) -> Findings:
    ordered = sorted(rows, key=lambda row: tuple(_place(plan, value) for value in row.values))
    return Findings(plan, columns_of(plan), ordered, deals, command)


def _place(plan: Plan, value: Any) -> tuple[int, Any]:
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
    seen = sum(record["observations"] for record in own)
    parts = [(record["observations"] / seen, record["mean"], record["interval"]) for record in own]
    known = all(interval is not None for _part, _mean, interval in parts)
    return {
        **{name: own[0][name] for name in names},
        "mean": sum(part * mean for part, mean, _interval in parts),
        "interval": sqrt(sum((part * interval) ** 2 for part, _mean, interval in parts)) if known else None,
        "observations": seen,
    }


def shown(record: dict[str, Any]) -> str:
    """A mean with its interval, with as many digits as the interval bears."""
    interval = record["interval"]
    if interval is None:
        return f"{record['mean']:.3g}"
    digits = 4 if interval < 0.001 else 3 if interval < 0.02 else 2 if interval < 0.5 else 1
    return f"{record['mean']:+.{digits}f} ± {interval:.{digits}f}"


class Sheet(NamedTuple):
    """A table as text: its head and its lines."""

    head: list[str]
    lines: list[list[str]]


def sheet_of(findings: Findings) -> Sheet:
    """The main table: the plan's rows down, its column across, and what is told of no column not at all."""
    plan, records = findings.plan, findings.records()
    kind = GAP if plan.gap else GAIN
    records = [record for record in records if record.get("what") == kind]
    if not plan.columns:
        down = [name for name in findings.columns if name not in ("what", "game" if len(plan.games) == 1 else "")]
        lines = [
            [str(record[name]) for name in down] + [shown(record), f"{record['observations']:,}"] for record in records
        ]
        return Sheet([*down, kind, "seen"], lines)
    records = together(records, [*plan.rows, plan.columns])
    across = list(dict.fromkeys(record[plan.columns] for record in records))
    across.sort(key=lambda value: _place(plan, value))
    by_line: dict[tuple[Any, ...], dict[Any, str]] = {}
    for record in records:
        line = by_line.setdefault(tuple(record[name] for name in plan.rows), {})
        line[record[plan.columns]] = shown(record)
    lines = [[*map(str, key), *[cells.get(value, "") for value in across]] for key, cells in by_line.items()]
    head = [f"{plan.columns} {value}" if isinstance(value, int) else str(value) for value in across]
    return Sheet([*plan.rows, *head], lines)


def lengths_sheet(findings: Findings) -> Sheet | None:
    """How long deals and games are, where that was counted."""
    whats = ("moves", "choices", "seconds", "deals")
    records = [record for record in findings.records() if record["what"] in whats]
    if not records:
        return None
    names = ["game", *findings.plan.vary]
    by_line: dict[tuple[Any, ...], dict[str, float]] = {}
    for record in records:
        by_line.setdefault(tuple(record[name] for name in names), {})[record["what"]] = record["mean"]
    head = [
        *names,
        "moves in a deal",
        "choices of a person",
        "seconds of a deal",
        "deals in a game",
        "minutes of a game",
    ]
    lines = [
        [
            *map(str, key),
            f"{cells['moves']:.1f}",
            f"{cells['choices']:.1f}",
            f"{cells['seconds']:.0f}",
            f"{cells['deals']:.1f}",
            f"{cells['seconds'] * cells['deals'] / 60:.1f}",
        ]
        for key, cells in by_line.items()
    ]
    return Sheet(head, lines)


def as_text(sheet: Sheet) -> str:
    """For a terminal."""
    wide = [max(len(line[i]) for line in [sheet.head, *sheet.lines]) for i in range(len(sheet.head))]

    def put(line: list[str]) -> str:
        return "  ".join(cell.ljust(width) for cell, width in zip(line, wide, strict=True)).rstrip()

    return "\n".join(put(line) for line in [sheet.head, *sheet.lines])


def as_markdown(sheet: Sheet) -> str:
    lines = [sheet.head, ["---"] * len(sheet.head), *sheet.lines]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
