"""Whether two numbers come of the same code: what is kept of a run, and every machine of a cluster, is asked."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from parlour.registry import all_rules
from parlour.version import __version__

DECIDES = (".py", ".toml", ".net")  # files that can change a number: code, agreements, what nets have learnt
PARTS = ["core", "cases", "law", "fair", "mechanisms", "games", "envs", "nets", "bots", "lab"]  # of the package


@cache
def code_mark() -> str:
    """A hash of every file that could change what is played: of Parlour, and of other packages that bring games."""
    ours = [f"parlour.{part}" for part in PARTS]
    others = {rules.package for rules in all_rules().values()}
    mark = hashlib.sha256(__version__.encode())
    for package in [*ours, *sorted(name for name in others if not name.startswith("parlour."))]:
        for path, data in sorted(_deciding(resources.files(package), package)):
            mark.update(f"{path} {hashlib.sha256(data).hexdigest()}\n".encode())
    return mark.hexdigest()[:16]


def _deciding(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for file in folder.iterdir():
        if file.is_dir():
            yield from _deciding(file, f"{path}/{file.name}")
        elif file.name.endswith(DECIDES):
            yield f"{path}/{file.name}", file.read_bytes()
