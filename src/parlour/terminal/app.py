"""The application: a start, tables, and settings that all of them share."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from textual.app import App

from parlour.bots.workers import WorkerPool
from parlour.core.rules import Rules
from parlour.present.layout import layout_of
from parlour.terminal.course import Course
from parlour.terminal.lesson import LessonCourse, LessonSitting
from parlour.terminal.lesson_table import LessonScreen
from parlour.terminal.resuming import note_left
from parlour.terminal.settings import Settings
from parlour.terminal.sitting import Sitting
from parlour.terminal.start import Start
from parlour.terminal.story import Story
from parlour.terminal.table import TableScreen

THEMES = {"dark": "textual-dark", "light": "textual-light"}


class ParlourApp(App[None]):
    """Play against bots: at once, or after choosing game and options."""

    CSS_PATH = "table.tcss"
    TITLE = "Parlour"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        settings: Settings,
        rules: Rules | None = None,
        given: Mapping[str, object] | None = None,
        bots: list[str] | None = None,
        record: Path | None = None,
        seed: int | None = None,
        left: Sitting | None = None,
        lesson: Rules | None = None,
    ) -> None:
        """``left``: a game that is taken up again; ``lesson``: the game whose lesson is taken."""
        super().__init__()
        self.settings = settings
        self.rules = rules
        self.given = dict(given or {})
        self.named = list(bots or [])
        self.record = record
        self.seed = seed
        if left is not None:
            self.rules, self.given, self.named = left.rules, dict(left.game.options.values), left.named
        # bad options are told before the screen is taken
        self.first = left or (None if rules is None else self._sitting())
        self.lesson = lesson
        self.sittings: list[Sitting] = []
        self.thinkers = WorkerPool(1)
        self.thinkers.open()  # as long as standard error is still a file: the screen will take it away

    def on_mount(self) -> None:
        self.theme = THEMES[self.settings.theme]
        if self.lesson is not None:
            self.push_screen(self._lesson(self.lesson))
        else:
            self.push_screen(Start() if self.first is None else self._table(self.first))

    def on_unmount(self) -> None:
        self.thinkers.dismiss()

    def _sitting(self) -> Sitting:
        assert self.rules is not None
        game = self.rules.new(self.given, self.seed)
        return Sitting(self.rules, game, 0, self.seed or 0, self.record, self.named)

    def _table(self, sitting: Sitting) -> TableScreen:
        self.sittings.append(sitting)
        note_left(sitting)
        story = Story(sitting.game, sitting.me, layout_of(sitting.rules), sitting.deals)
        return TableScreen(Course(sitting, story, lambda: None, self.thinkers))

    def sit_down(self, rules: Rules, given: Mapping[str, object], bots: list[str]) -> None:
        """A new table; ParlourError tells why there can be none."""
        self.rules, self.given, self.named = rules, dict(given), list(bots)
        self.switch_screen(self._table(self._sitting()))

    def resume(self, left: Sitting) -> None:
        """Go on with a game that was left."""
        self.rules, self.given, self.named = left.rules, dict(left.game.options.values), left.named
        self.switch_screen(self._table(left))

    def teach(self, rules: Rules) -> None:
        """The guided first deal of a game."""
        self.switch_screen(self._lesson(rules))

    def _lesson(self, rules: Rules) -> LessonScreen:
        sitting = LessonSitting(rules)
        story = Story(sitting.game, sitting.me, layout_of(rules), sitting.deals)
        return LessonScreen(LessonCourse(sitting, story, lambda: None, self.thinkers))

    def rematch(self) -> None:
        """The same game once more, with other cards and a record of its own."""
        self.seed = None if self.seed is None else self.seed + 1
        if self.record is not None:
            self.record = _next_name(self.record)
        self.switch_screen(self._table(self._sitting()))

    def choose_game(self) -> None:
        self.switch_screen(Start(self.rules))

    def leave(self) -> None:
        self.exit()

    def restyle(self) -> None:
        """Settings have changed: show it at once."""
        self.theme = THEMES[self.settings.theme]
        for screen in self.screen_stack:
            if isinstance(screen, (TableScreen, Start)):
                screen.restyle()


def _next_name(path: Path) -> Path:
    """``game.case``, then ``game-2.case``, ``game-3.case``: a rematch overwrites nothing."""
    number = 2
    while (fresh := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists():
        number += 1
    return fresh
