"""The log beside the table: a heading for each deal, its lines with their clauses; a resize does not move it."""

from __future__ import annotations

from collections.abc import Callable

from rich.style import Style
from rich.text import Text
from textual.events import Resize
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from parlour.core.events import Event
from parlour.present.teller import Teller
from parlour.terminal.story import Story


class Journal(OptionList):
    """What the seat was told, the newest in sight unless somebody reads further up."""

    def __init__(self) -> None:
        super().__init__(id="log", markup=False)
        self.logged = 0  # events that were looked at
        self.lines: list[Event] = []

    def empty(self) -> None:
        self.clear_options()
        self.logged = 0
        self.lines = []

    def catch_up(self, story: Story, line: Callable[[Event], Text], teller: Teller) -> None:
        """Write down what is new."""
        fresh: list[Option] = []
        headings = story.headings() if self.logged < len(story.game.events) else {}
        for at in range(self.logged, len(story.game.events)):
            event = story.game.events[at]
            if at in headings:
                heading = Text(f"── {teller.text('deal-number', {'n': headings[at]})} ──", Style(bold=True))
                fresh.append(Option(heading, disabled=True))
            if event.reaches(story.seat):
                fresh.append(Option(line(event), f"e{len(self.lines)}"))
                self.lines.append(event)
        self.logged = len(story.game.events)
        if fresh:
            self.add_options(fresh)
            self.keep_place()

    def clause_of(self, option: str | None) -> str:
        """The clause of a line, by the line's id."""
        return self.lines[int(option[1:])].clause if option else ""

    def keep_place(self) -> None:
        """Whoever reads stays where he is; for anybody else the newest line is in sight."""
        if self.has_focus and self.highlighted is not None:
            self.call_after_refresh(self.scroll_to_highlight)
        else:
            self.call_after_refresh(self._to_end)

    def _to_end(self) -> None:
        """Once now, and once when lines that were added have been laid out."""
        self.scroll_end(animate=False)
        self.call_after_refresh(self.scroll_end, animate=False)

    def on_resize(self, _event: Resize) -> None:
        self.keep_place()

    def read(self) -> None:
        """Begin to read at the newest line."""
        self.focus()
        if self.option_count:
            self.highlighted = self.option_count - 1
            self.keep_place()
