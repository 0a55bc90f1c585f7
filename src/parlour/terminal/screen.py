"""A seat's view and log as plain lines of text."""

from __future__ import annotations

from textwrap import wrap

from parlour.core.events import Event
from parlour.core.game import Game
from parlour.core.view import Shown, View
from parlour.present.teller import Teller

WIDTH = 14
SCREEN = 78
ONE_COLUMN = 12  # so many lines are read more easily below each other


def view_lines(view: View) -> list[str]:
    """Facts in one line, then each place that holds something, counters and scores."""
    facts = ", ".join(f"{word} {value}" for word, value, _clause in view.facts)
    lines = wrap(facts, SCREEN)
    lines += [_place_line(view, shown) for shown in view.places if shown.faces or shown.backs]
    board = [shown.place.text(view.names) for shown in view.places if shown.counters is not None]  # also bare
    counters = ", ".join(f"{name} {amount}" for name, amount in view.accounts if amount or name in board)
    if counters:
        lines.append(f"{'counters':<{WIDTH}}{counters}")
    return lines


def _place_line(view: View, shown: Shown) -> str:
    backs = f"({shown.backs} face down)" if shown.backs else ""
    return f"{shown.place.text(view.names):<{WIDTH}}{' '.join([*shown.faces, backs]).strip()}"


def event_line(teller: Teller, game: Game, event: Event, seat: int | None) -> str:
    return f"{teller.event(game, event, seat)} [{event.clause}]"


def log_lines(teller: Teller, game: Game, events: list[Event], seat: int | None) -> list[str]:
    """What a seat was told; None sees everything."""
    return [event_line(teller, game, event, seat) for event in events if seat is None or event.reaches(seat)]


def columns(items: list[str]) -> list[str]:
    """A long list in columns, read downwards."""
    if len(items) <= ONE_COLUMN:
        return items
    width = max(len(item) for item in items) + 2
    across = max(1, SCREEN // width)
    high = -(-len(items) // across)
    return ["".join(item.ljust(width) for item in items[row::high]).rstrip() for row in range(high)]
