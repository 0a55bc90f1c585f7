"""The games by which the screens are tried: together they show whatever can be shown of any."""

from __future__ import annotations

import os
import tomllib
from functools import cache

from parlour.core.rules import Rules
from parlour.present.layout import FILE
from parlour.registry import all_rules

ALL = "PARLOUR_PROOF" in os.environ  # ``./dev proof screens``: every game, which takes minutes


@cache
def of_each_kind() -> list[str]:
    """As few games as have every kind of place, of fact and of agreement about them that any layout has."""
    shown = {name: kinds(rules) for name, rules in all_rules().items()}
    if ALL:
        return list(shown)
    chosen: list[str] = []
    left = set().union(*shown.values())
    while left:
        chosen.append(max(shown, key=lambda name: len(shown[name] & left)))
        left -= shown[chosen[-1]]
    return chosen


def kinds(rules: Rules) -> set[str]:
    path = rules.folder / FILE
    given = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    found = {f"{key} {value}" if isinstance(value, str) else key for key, value in given.items()}
    for table in ("places", "facts"):
        values = given.get(table, {}).values()
        found |= {f"{table} {value if isinstance(value, str) else value['kind']}" for value in values}
    return found | {f"deal {key}" for key in given.get("deal", {})}
