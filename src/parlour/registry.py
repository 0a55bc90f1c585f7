"""The games there are: every folder of ``parlour.games``, and what other packages register.

Somebody's own game registers through the entry point group ``parlour.games``: name = ``package:RULES``.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import parlour.games
from parlour.core.rules import Rules
from parlour.errors import Unknown, nearest

GROUP = "parlour.games"


@cache
def all_rules() -> dict[str, Rules]:
    """Every game by its public name, our own first, in the order of their names."""
    found: dict[str, Rules] = {}
    for module in sorted(iter_modules(parlour.games.__path__), key=lambda module: module.name):
        rules: Rules = import_module(f"{parlour.games.__name__}.{module.name}").RULES
        found[rules.name] = rules
    if _has_guests():
        _add_guests(found)
    return found


def _has_guests() -> bool:
    """Whether any package here registers a game: to load what reads entry points takes as long as all our games do."""
    folders = [Path(folder) for folder in sys.path]
    files = [file for folder in folders for file in folder.glob("*-info/entry_points.txt")]
    return any(folder.is_file() for folder in folders) or any(
        GROUP in file.read_text("utf-8", "replace") for file in files
    )


def _add_guests(found: dict[str, Rules]) -> None:
    from importlib.metadata import entry_points

    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        guest: Rules = entry.load()
        if guest.name in found:
            raise Unknown(f"two games are called {guest.name}; the second comes from {entry.value}")
        found[guest.name] = guest


@cache
def _one_of_ours(name: str) -> Rules | None:
    """A game of ours without the others: to load them all takes a process longer than to play a thousand games."""
    folder = name.replace("-", "_")
    if folder not in [module.name for module in iter_modules(parlour.games.__path__)]:
        return None
    rules: Rules = import_module(f"{parlour.games.__name__}.{folder}").RULES
    return rules if rules.name == name else None


def rules_of(name: str) -> Rules:
    rules = _one_of_ours(name) or all_rules().get(name)
    if rules is None:
        raise Unknown(f"no game {name!r}{nearest(name, list(all_rules()))}")
    return rules
