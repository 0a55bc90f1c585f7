"""What this device remembers of somebody's puzzles: which he has answered, and on how many days in a row rightly."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from datetime import date, timedelta
from pathlib import Path

from parlour.core.files import read_text, state_folder, write_whole
from parlour.errors import ParlourError

MOST = 100_000  # days, puzzles: more is no memory of ours


@dataclass
class Kept:
    """``answered``: by puzzle, whether the first answer was right.  ``last``: the last day that was answered."""

    answered: dict[str, bool] = field(default_factory=dict)
    streak: int = 0
    best: int = 0
    last: str = ""

    def note(self, id: str, right: bool) -> None:
        """Only the first answer counts: after it the right one is known."""
        self.answered.setdefault(id, right)

    def note_day(self, day: date, right: bool) -> None:
        """The same of the puzzle of a day."""
        if self.last == day.isoformat():
            return
        in_a_row = self.last == (day - timedelta(days=1)).isoformat()
        self.streak = (self.streak + 1 if in_a_row else 1) if right else 0
        self.best = max(self.best, self.streak)
        self.last = day.isoformat()


def kept_path() -> Path:
    return state_folder() / "puzzles.json"


def load() -> Kept:
    """What was kept; whatever cannot be read or used is forgotten."""
    kept = Kept()
    try:
        read = json.loads(read_text(kept_path()))
    except (ParlourError, ValueError):
        return kept
    if not isinstance(read, dict):
        return kept
    answered = read.get("answered")
    if isinstance(answered, dict) and len(answered) <= MOST:
        kept.answered = {str(id): right is True for id, right in answered.items()}
    kept.streak, kept.best = (_number(read.get(name)) for name in ("streak", "best"))
    kept.last = str(read.get("last", ""))
    return kept


def save(kept: Kept) -> None:
    write_whole(kept_path(), json.dumps(asdict(kept), indent=2) + "\n")


def _number(value: object) -> int:
    return value if isinstance(value, int) and 0 <= value <= MOST else 0
