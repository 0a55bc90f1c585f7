"""Whether counts are what chance would give."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

Key = TypeVar("Key")

LEAST = 5.0  # expected counts below this are thrown together
FAR = 5.0  # standard deviations; fixed seeds make a pass a pass for ever


def too_far(counts: Mapping[Key, int], weights: Mapping[Key, float]) -> str:
    """Nothing, or in words why the counts do not fit the weights (chi-square, Wilson and Hilferty's bound)."""
    strange = [key for key in counts if not weights.get(key)]
    if strange:
        return f"came, but cannot: {strange[0]}"
    total = sum(counts.values())
    scale = total / sum(weights.values())
    cells = _cells([(counts.get(key, 0), weight * scale) for key, weight in weights.items()])
    square = sum([(seen - due) ** 2 / due for seen, due in cells])
    most = _bound(len(cells) - 1)
    return f"chi-square {square:.1f} above {most:.1f} for {len(cells)} cells of {total} draws" if square > most else ""


def _cells(pairs: list[tuple[int, float]]) -> list[tuple[int, float]]:
    rare = [pair for pair in pairs if pair[1] < LEAST]
    cells = [pair for pair in pairs if pair[1] >= LEAST]
    due = sum([pair[1] for pair in rare])
    if due >= LEAST:
        cells.append((sum([pair[0] for pair in rare]), due))
    return cells


def _bound(freedom: int) -> float:
    if freedom < 1:
        return 0.001
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + FAR * part**0.5) ** 3)
