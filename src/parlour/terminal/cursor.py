"""Where the keyboard is: on a card in the middle, on a card of the hand, or on something to press."""

from __future__ import annotations

CENTRE = "centre"
OWN = "own"
PRESS = "press"
ROWS = (CENTRE, OWN, PRESS)

Rows = dict[str, list[str]]  # what each row holds: faces, or the numbers of what can be pressed


class Cursor:
    def __init__(self) -> None:
        self.row = OWN
        self.at = 0

    def settle(self, rows: Rows) -> None:
        """Stay where something is."""
        if not rows[self.row]:
            self.row = next((row for row in (OWN, PRESS, CENTRE) if rows[row]), OWN)
        self.at = max(0, min(self.at, len(rows[self.row]) - 1))

    def along(self, step: int, rows: Rows) -> None:
        self.settle(rows)
        if rows[self.row]:
            self.at = (self.at + step) % len(rows[self.row])

    def across(self, step: int, rows: Rows) -> None:
        """To the next row up or down that holds anything."""
        self.settle(rows)
        filled = [row for row in ROWS if rows[row]]
        if filled:
            self.row = filled[(filled.index(self.row) + step) % len(filled)]
            self.settle(rows)

    def item(self, rows: Rows) -> str:
        self.settle(rows)
        return rows[self.row][self.at] if rows[self.row] else ""
