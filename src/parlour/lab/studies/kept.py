"""What a study has found as one document, so that a machine may run it and another draw it."""

from __future__ import annotations

import json
from math import inf, isfinite
from pathlib import Path
from typing import Any

from parlour.core.files import read_text
from parlour.errors import ParlourError
from parlour.lab.studies.findings import Findings, in_order
from parlour.lab.studies.plan import Plan, with_changes
from parlour.lab.studies.running import Row, columns_of, demand_columns

MEASURED = ("mean", "interval", "observations", "games")
MADE = ("parlour", "python", "laws")


def document_of(findings: Findings) -> dict[str, Any]:
    return {"study": findings.plan.name, "facts": findings.facts(), "rows": findings.records()}


def findings_in(path: Path, plan: Plan) -> Findings:
    """What such a document of this study tells; anything else is refused in one line."""
    try:
        said = json.loads(read_text(path))
        if said["study"] != plan.name:
            raise ParlourError(f"{path} is of another study, {said['study']!r}")
        facts = {name: _text(value) for name, value in said["facts"].items()}
        bots = facts["bots"].replace(", ", ",")
        plan = with_changes(plan, None, int(facts["seed"]), bots)
        demand_columns(plan)
        columns = columns_of(plan)
        rows = [_row(record, columns) for record in said["rows"]]
        deals = int(facts["deals"].replace(",", ""))
        made = {name: facts[name] for name in MADE}
        return Findings(plan, columns, in_order(plan, rows), deals, facts["command"], made)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise ParlourError(f"{path} is not what `parlour study {plan.name} --json` prints") from None


def _row(record: dict[str, Any], columns: tuple[str, ...]) -> Row:
    if set(record) != {*columns, *MEASURED}:
        raise ValueError
    mean, interval, observations, games = (record[name] for name in MEASURED)
    interval = inf if interval is None else interval
    if not all(type(value) in (str, int, float, bool) for value in record.values() if value is not None):
        raise TypeError
    if not isfinite(mean) or not interval >= 0:
        raise ValueError
    return Row(tuple(record[name] for name in columns), mean, interval, int(observations), int(games))


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value
