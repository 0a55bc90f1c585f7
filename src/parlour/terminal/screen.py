"""A table's log, and lists, as plain lines of text; ``parlour.core.show`` has the lines of a view."""

from __future__ import annotations

from parlour.core.events import Event
from parlour.core.game import Game
from parlour.core.show import SCREEN
from parlour.present.teller import Teller

ONE_COLUMN = 12  # so many lines are read more easily below each other


def log_lines(teller: Teller, game: Game, events: list[Event], seat: int | None) -> list[str]:
    """What a seat was told; None sees everything."""
    told = [event for event in events if seat is None or event.reaches(seat)]
    return [f"{teller.event(game, event, seat)} [{event.clause}]" for event in told]


def columns(items: list[str]) -> list[str]:
    """A long list in columns, read downwards."""
    if len(items) <= ONE_COLUMN:
        return items
    width = max(len(item) for item in items) + 2
    across = max(1, SCREEN // width)
    high = -(-len(items) // across)
    return ["".join(item.ljust(width) for item in items[row::high]).rstrip() for row in range(high)]
