"""A person at a table in some position, and what he sees there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.geometry import Offset
from textual.widgets import Static

from parlour.terminal.table import Live
from tests.terminal.player import SMALL, Person, at_table
from tests.terminal.positions import Like, app_at

Scenario = Callable[[Person], Awaitable[None]]


def at(like: Like, folder: Path, scenario: Scenario, size: tuple[int, int] = SMALL, conduct: str = "strict") -> None:
    async def run() -> None:
        async with at_table(app_at(like, folder, conduct=conduct), size) as person:
            await scenario(person)

    asyncio.run(run())


def last_line(person: Person) -> str:
    return person.table.sitting.recorder.lines[-1]


def my_lines(person: Person) -> list[str]:
    return [line for line in person.table.sitting.recorder.lines if line.startswith("A: ")]


def shown(person: Person, where: str) -> str:
    return str(person.table.query_one(f"#{where}", Static).render())


async def spot(person: Person, where: str, what: str, which: str) -> Offset:
    """Where on a widget a card, a press or a clause can be clicked."""
    await person.pilot.pause()
    widget = person.table.query_one(f"#{where}", Live)
    for y in range(widget.region.height):
        for x in range(widget.region.width):
            style = person.app.screen.get_style_at(widget.region.x + x, widget.region.y + y)
            if str(style.meta.get(what)) == which:
                return Offset(x, y)
    raise AssertionError(f"{what} {which} is nowhere on {where}")
