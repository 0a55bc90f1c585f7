"""What the proofs beside exact play share: what is asked of them, and regrets in a table."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from typing import NamedTuple


class Asked(NamedTuple):
    """How much is to be measured."""

    decisions: int
    worlds: int
    jobs: int
    seed: int
    table: Path | None = None  # where what is printed is written, too

    def put_down(self, lines: list[str]) -> None:
        text = "\n".join(lines)
        print(text, flush=True)
        if self.table is not None:
            with self.table.open("a", encoding="utf-8") as file:
                file.write(text + "\n")


class Regret(NamedTuple):
    """What somebody's move was worth less than the best, and of what kind it was."""

    kind: str
    much: float


def report(title: str, regrets: list[Regret], much: float) -> list[str]:
    """By kind of decision: how many, the mean with its 95 % interval, how many above so much, and the most."""
    lines = [title, f"  {'':<18}{'decisions':>10}{'mean':>10}{'±':>9}{f'over {much}':>12}{'most':>9}"]
    for kind in [*sorted({one.kind for one in regrets}), ""]:
        rows = [one.much for one in regrets if kind in ("", one.kind)]
        mean = sum(rows) / len(rows)
        spread = sum((row - mean) ** 2 for row in rows) / max(1, len(rows) - 1)
        over = sum(row >= much for row in rows) / len(rows)
        interval = 1.96 * sqrt(spread / len(rows))
        lines.append(f"  {kind or 'all':<18}{len(rows):>10}{mean:>10.5f}{interval:>9.5f}{over:>12.2%}{max(rows):>9.4f}")
    return lines
