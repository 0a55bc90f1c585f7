"""The start: a game, its options, who sits on the other seats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, OptionList, Static

from parlour.bots.company import CHARACTERS, company
from parlour.bots.roster import MASTER, bot_of, bots_in
from parlour.cases.lesson import has_lesson
from parlour.core.options import Option, Options
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.present.option_words import choice, label, preset
from parlour.present.prose import read_book
from parlour.present.teller import Teller
from parlour.registry import all_rules
from parlour.terminal.company import Company
from parlour.terminal.dialogs import PageDialog, SettingsDialog, ValueDialog
from parlour.terminal.resuming import left_game, resumed
from parlour.terminal.rulebook import RuleBook
from parlour.terminal.sheet import prose
from parlour.terminal.words import Words

if TYPE_CHECKING:
    from parlour.terminal.app import ParlourApp

PRESET = "preset"
OPPONENTS = "opponents"


class Start(Screen[None]):
    app: ParlourApp

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "rules", show=False),
        Binding("o", "settings", show=False),
        Binding("n", "language", show=False),
        Binding("p", "play", show=False),
        Binding("t", "lesson", show=False),
        Binding("c", "resume", show=False),
        Binding("q", "leave", show=False),
        Binding("question_mark,f1", "how", show=False),
    ]

    def __init__(self, rules: Rules | None = None) -> None:
        super().__init__()
        self.games = list(all_rules().values())
        self.rules = rules or self.games[0]
        self.given: dict[str, object] = {}
        self.named: list[str] = []  # who sits on the other seats, in turn
        self.left: Path | None = None  # the record of a game that can be resumed

    def compose(self) -> ComposeResult:
        yield Static(id="start-title", markup=False)
        with Horizontal(id="start-middle"):
            yield OptionList(id="games", markup=False)
            with Vertical(id="chosen"):
                with VerticalScroll(id="how-side", can_focus=False):
                    yield Static(id="how", markup=False)
                yield OptionList(id="options", markup=False)
        yield Static(id="wrong", markup=False)
        with Horizontal(id="start-row"):
            yield Button(id="play", variant="primary")
            yield Button(id="lesson")
            yield Button(id="resume")
        yield Static(id="start-keys", markup=False)

    def on_mount(self) -> None:
        self.named = list(self.app.named)
        self.left = _left()
        self.restyle()
        listed = self.query_one("#games", OptionList)
        listed.highlighted = self.games.index(self.rules)
        listed.focus()

    def restyle(self) -> None:
        """Everything in the language now set."""
        language = self.app.settings.language
        self.words = Words(language)
        self.query_one("#start-title", Static).update(Text(f" {self.words('welcome')} ", "bold reverse"))
        listed = self.query_one("#games", OptionList)
        at = listed.highlighted
        listed.clear_options()
        listed.add_options([read_book(rules, language).title for rules in self.games])
        listed.highlighted = at
        for name in ("play", "lesson", "resume"):
            self.query_one(f"#{name}", Button).label = self.words(name)
        self.query_one("#resume").display = self.left is not None
        self.query_one("#start-keys", Static).update(self.words("start-keys"))
        self._show_game()

    def _show_game(self) -> None:
        self.query_one("#how", Static).update(prose(read_book(self.rules, self.app.settings.language).how))
        listed = self.query_one("#options", OptionList)
        at = listed.highlighted or 0
        listed.clear_options()
        listed.add_options([self._line(name) for name in self._names()])
        listed.highlighted = at if at < listed.option_count else None
        self._check()

    def _names(self) -> list[str]:
        presets = [PRESET] if self.rules.options.presets else []
        return [OPPONENTS, *presets, *(option.name for option in self.rules.options.offered())]

    def _line(self, name: str) -> Text:
        if name == OPPONENTS:
            return Text(f"{self.words('opponents')}: {self._called()}", "bold")
        if name == PRESET:
            chosen = self.given.get(PRESET)
            return Text(f"{self.words('preset')}: {preset(self._teller(), str(chosen)) if chosen else '–'}", "bold")
        line = Text().append(self._agreed(name), "bold" if name in self.given else "")
        return line.append(f"  {self._about(name)}", "dim")

    def _teller(self) -> Teller:
        return Teller(self.rules, self.app.settings.language)

    def _agreed(self, name: str) -> str:
        return f"{label(self._teller(), name)}: {choice(self._teller(), name, self._value(name))}"

    def _company(self) -> Company:
        return Company(self._teller())

    def _called(self) -> str:
        return ", ".join(self._company().name(bot) for bot in self.named or [MASTER])

    def _value(self, name: str) -> str:
        try:
            return str(self._options().values[name])
        except ParlourError:
            return str(self.given.get(name, self._option(name).default_for(self.rules.options.make().values)))

    def _option(self, name: str) -> Option:
        return self.rules.options.find(name)

    def _options(self) -> Options:
        return self.rules.options.make(self.given)

    def _about(self, name: str) -> str:
        return self._teller().text(f"option-{name}")

    def _check(self) -> bool:
        """Whether the table can be made; if not, say why."""
        try:
            self._options()
            for bot in self.named:
                bot_of(bot, self.rules, 0)
        except ParlourError as error:
            self.query_one("#wrong", Static).update(Text(str(error), "bold red"))
            return False
        about = self._company().about(self.named[0] if self.named else MASTER)
        self.query_one("#wrong", Static).update(Text(f"{self._called()}: {about}" if about else self._called(), "dim"))
        self.query_one("#lesson").display = has_lesson(self.rules)
        return True

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_list.id == "games" and self.games[event.option_index] is not self.rules:
            self.rules = self.games[event.option_index]
            self.given = {}
            self._show_game()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_list.id == "games":
            self.query_one("#play").focus()
        else:
            self._ask_value(self._names()[event.option_index])

    def _ask_value(self, name: str) -> None:
        def told(meant: dict[str, str]) -> Callable[[object], None]:
            """What stands in the list is meant by its word; anything else, a number, as it was typed."""
            return lambda said: self._give(name, meant.get(str(said), str(said))) if said is not None else None

        if name == OPPONENTS:
            self._ask_opponents()
            return
        if name == PRESET:
            meant = {preset(self._teller(), one): one for one in self.rules.options.presets}
            self.app.push_screen(ValueDialog(self.words("preset"), "", list(meant), ""), told(meant))
            return
        values = dict.fromkeys([self._value(name), *(str(value) for value in self._option(name).samples())])
        meant = {choice(self._teller(), name, value): value for value in values}
        title, now = label(self._teller(), name), choice(self._teller(), name, self._value(name))
        self.app.push_screen(ValueDialog(title, self._about(name), list(meant), now), told(meant))

    def _ask_opponents(self) -> None:
        """One character for all seats, or several typed one after the other."""
        known = self._company()
        offered = [CHARACTERS[name] for name in company(self.rules)]
        lines = [f"{known.name(bot)}: {known.about(bot)} ({known.measured(bot)})" for bot in offered]

        def answered(said: object) -> None:
            if said is not None:
                self.named = [known.bot(name) for name in _names(str(said), lines)]
                self._show_game()

        now = next((line for line in lines if line.startswith(f"{self._called()}:")), self._called())
        self.app.push_screen(ValueDialog(self.words("opponents"), self.words("opponents-typed"), lines, now), answered)

    def _give(self, name: str, value: str) -> None:
        if name == PRESET:
            self.given = {}
        self.given[name] = value
        self._show_game()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        {"play": self.action_play, "lesson": self.action_lesson, "resume": self.action_resume}[event.button.id or ""]()

    def action_lesson(self) -> None:
        if has_lesson(self.rules):
            self.app.teach(self.rules)

    def action_resume(self) -> None:
        """Go on with the game that was left; a record that cannot be read says why."""
        if self.left is None:
            return
        try:
            self.app.resume(resumed(self.left))
        except ParlourError as error:
            self.query_one("#wrong", Static).update(Text(str(error), "bold red"))

    def action_play(self) -> None:
        if not self._check():
            return
        try:
            self.app.sit_down(self.rules, self.given, self.named)
        except ParlourError as error:
            self.query_one("#wrong", Static).update(Text(str(error), "bold red"))

    def action_rules(self) -> None:
        self.app.push_screen(RuleBook(read_book(self.rules, self.app.settings.language), self.words, None))

    def action_how(self) -> None:
        book = read_book(self.rules, self.app.settings.language)
        self.app.push_screen(PageDialog(book.title, Text(prose(book.how))))

    def action_settings(self) -> None:
        self.app.push_screen(SettingsDialog(self.app.settings, self.app.restyle))

    def action_language(self) -> None:
        self.app.settings.step("language")
        self.app.settings.save()
        self.app.restyle()

    def action_leave(self) -> None:
        self.app.leave()


def _left() -> Path | None:
    try:
        return left_game()
    except ParlourError:
        return None


def _names(said: str, lines: list[str]) -> list[str]:
    """The name that a line of the list begins with, or several between commas."""
    return [said.partition(":")[0]] if said in lines else bots_in(said)
