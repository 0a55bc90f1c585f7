"""A person at the table: sits down, waits for his turn, and answers by keys or by mouse."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot

from parlour.core.moves import Move
from parlour.registry import rules_of
from parlour.terminal.app import ParlourApp
from parlour.terminal.cursor import CENTRE, OWN, PRESS
from parlour.terminal.dialogs import DealDialog, NumberDialog, PositionsDialog, ResultDialog, SureDialog
from parlour.terminal.settings import Settings
from parlour.terminal.table import TableScreen

SMALL = (80, 24)
LARGE = (120, 40)


class Person:
    """Plays through the pilot only; looks at the table to know what to answer."""

    def __init__(self, app: ParlourApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def table(self) -> TableScreen:
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    async def until(self, done: str) -> None:
        """Wait for ``turn`` (mine, or the end), for that or a deal's sheet, or for a dialog of that name."""
        for _i in range(20000):
            top = self.app.screen
            if type(top).__name__ == done:
                return
            if done == "turn" and isinstance(top, DealDialog):
                await self.pilot.press("enter")
            if done == "turn or sheet" and isinstance(top, DealDialog):
                return
            mine = top is self.table and self.table.course.waiting
            if done.startswith("turn") and (mine or isinstance(top, ResultDialog)):
                await self.pilot.pause()
                return
            await asyncio.sleep(0.002)
        raise AssertionError(f"{done} never came: {self.app.screen}")

    @property
    def over(self) -> bool:
        return isinstance(self.app.screen, ResultDialog)

    def faces(self) -> list[str]:
        """The cards that may be chosen now, in a settled order."""
        return sorted(self.table.scene().touch.lawful)

    async def go_to(self, row: str, item: str) -> None:
        """Move the cursor with the arrow keys."""
        table = self.table
        while table.cursor.row != row:
            await self.pilot.press("up" if (row, table.cursor.row) != (PRESS, OWN) else "down")
        rows = table.rows(table.scene())
        steps = rows[row].index(item) - table.cursor.at
        if steps:
            await self.pilot.press(*(["right" if steps > 0 else "left"] * abs(steps)))

    async def go_to_card(self, face: str) -> None:
        rows = self.table.rows(self.table.scene())
        await self.go_to(OWN if face in rows[OWN] else CENTRE, face)

    def complete(self) -> list[int]:
        """The places of what can be pressed."""
        return list(range(len(self.table.presses)))

    async def answer(self) -> None:
        """One move by keys: a card if one may be played, else the first thing to press."""
        position = self.table.sitting.position
        for _i in range(8):
            faces = self.faces()
            ready = self.complete()
            if faces and (not ready or not self.table.entry.chosen):
                await self.go_to_card(faces[0])
                await self.pilot.press("enter")
            elif ready:
                await self.pilot.press(str(self.table.numbers[ready[0]]))
                await self.dialog()
            if self.table.sitting.position != position or self.over:
                return
        raise AssertionError(f"no move came about: {self.table.notation.choices(self.table.game.moves(0))}")

    async def press(self, at: int) -> None:
        await self.go_to(PRESS, str(at))
        await self.pilot.press("enter")

    async def press_move(self, move: Move) -> None:
        """Press a whole move that stands among the others."""
        written = self.table.notation.write(move)
        await self.press(next(at for at, press in enumerate(self.table.presses) if press.key == written))

    async def dialog(self) -> None:
        """Answer a question for a number or for positions, or whether one is sure."""
        if isinstance(self.app.screen, NumberDialog):
            await self.pilot.press("enter")
        elif isinstance(self.app.screen, PositionsDialog):
            await self.pilot.press("space", "tab", "enter")
        elif isinstance(self.app.screen, SureDialog):
            await self.pilot.press("y")

    async def play_on(self, most: int = 400) -> None:
        """Answer until the game is over."""
        for _i in range(most):
            await self.until("turn")
            if self.over:
                return
            await self.answer()
        raise AssertionError("the game did not end")


@asynccontextmanager
async def at_table(app: ParlourApp, size: tuple[int, int] = SMALL) -> AsyncIterator[Person]:
    """Sit down at the application's first table and wait for one's turn."""
    async with app.run_test(size=size) as pilot:
        person = Person(app, pilot)
        await person.until("turn")
        yield person


def new_table(game: str, folder: Path, given: Mapping[str, object], seed: int = 4) -> ParlourApp:
    """A table of random bots that do not pause."""
    return ParlourApp(Settings(pace="at-once"), rules_of(game), given, ["random"], folder / "game.case", seed)
