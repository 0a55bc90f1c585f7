"""Small questions and pages over the table: a number, positions, an option, settings, help, the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.table import Table as Sheet
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Button, Input, OptionList, SelectionList, Static

from parlour.terminal.settings import Settings
from parlour.terminal.words import Words, own_name

CLOSE = Binding("escape", "close", show=False)


class Dialog(ModalScreen[object]):
    """A page in a frame; Escape leaves it without an answer."""

    BINDINGS: ClassVar[list[BindingType]] = [CLOSE]

    def __init__(self, title: str = "") -> None:
        super().__init__()
        self.title_text = title

    def action_close(self) -> None:
        self.dismiss(None)


class NumberDialog(Dialog):
    """A number between two bounds, typed or counted up and down."""

    BINDINGS: ClassVar[list[BindingType]] = [
        CLOSE,
        Binding("up,plus", "count(1)", show=False),
        Binding("down,minus", "count(-1)", show=False),
    ]
    AUTO_FOCUS = "#number"

    def __init__(self, title: str, lo: int, hi: int, words: Words) -> None:
        super().__init__(title)
        self.lo = lo
        self.hi = hi
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(classes="frame"):
            yield Static(f"{self.title_text}  ({self.lo}–{self.hi})", markup=False)
            with Horizontal(classes="row"):
                yield Button("−", id="less")
                yield Input(str(self.lo), type="integer", id="number", select_on_focus=True)
                yield Button("+", id="more")
                yield Button(self.words("ok"), id="ok", variant="primary")
            yield Static("", id="wrong", markup=False)

    @property
    def value(self) -> int:
        text = self.query_one("#number", Input).value
        return int(text) if text.removeprefix("-").isdigit() else self.lo

    def action_count(self, step: int) -> None:
        self.query_one("#number", Input).value = str(max(self.lo, min(self.hi, self.value + step)))

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "ok":
            self._answer()
        else:
            self.action_count(1 if event.button.id == "more" else -1)

    def on_input_submitted(self) -> None:
        self._answer()

    def _answer(self) -> None:
        if self.lo <= self.value <= self.hi:
            self.dismiss(self.value)
        else:
            self.query_one("#wrong", Static).update(self.words("number-from-to", lo=self.lo, hi=self.hi))


class PositionsDialog(Dialog):
    """Some of the positions of a row."""

    AUTO_FOCUS = "#positions"

    def __init__(self, title: str, positions: list[int], lo: int, hi: int, words: Words) -> None:
        super().__init__(title)
        self.positions = positions
        self.lo = lo
        self.hi = hi
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(classes="frame"):
            yield Static(self.title_text, markup=False)
            yield SelectionList[int](*[(str(at), at) for at in self.positions], id="positions")
            yield Button(self.words("ok"), id="ok", variant="primary")

    def on_button_pressed(self) -> None:
        chosen = set(self.query_one("#positions", SelectionList).selected)
        if self.lo <= len(chosen) <= self.hi:
            self.dismiss(chosen)


class ValueDialog(Dialog):
    """One value of an option: some of those it may have, or any that is typed."""

    def __init__(self, title: str, about: str, values: list[str], now: str) -> None:
        super().__init__(title)
        self.about = about
        self.values = values
        self.now = now

    def compose(self) -> ComposeResult:
        with Vertical(classes="frame"):
            yield Static(Text(self.title_text, "bold"))
            yield Static(self.about, markup=False)
            yield OptionList(*self.values, id="values", markup=False)
            yield Input(self.now, id="typed")

    def on_mount(self) -> None:
        listed = self.query_one("#values", OptionList)
        listed.highlighted = self.values.index(self.now) if self.now in self.values else 0
        listed.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.values[event.option_index])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)


class SettingsDialog(Dialog):
    """Each setting on a line; Enter or a click goes on to its next value, at once."""

    def __init__(self, settings: Settings, changed: Callable[[], None]) -> None:
        super().__init__()
        self.settings = settings
        self.changed = changed

    def compose(self) -> ComposeResult:
        with Vertical(classes="frame"):
            yield Static("", id="title", markup=False)
            yield OptionList(id="settings", markup=False)

    def on_mount(self) -> None:
        self._fill()
        self.query_one("#settings").focus()

    def _fill(self) -> None:
        words = Words(self.settings.language)
        self.query_one("#title", Static).update(words("settings"))
        listed = self.query_one("#settings", OptionList)
        at = listed.highlighted or 0
        listed.clear_options()
        listed.add_options([f"{words(f'setting-{name}')}: {self._shown(name, words)}" for name in self._names()])
        listed.highlighted = at

    def _names(self) -> list[str]:
        return list(self.settings.choices())

    def _shown(self, name: str, words: Words) -> str:
        value = getattr(self.settings, name)
        if name == "language":
            return own_name(value)
        return words(f"{name}-{value}")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.settings.step(self._names()[event.option_index])
        self.settings.save()
        self.changed()
        self._fill()


class PageDialog(Dialog):
    """A page to read."""

    BINDINGS: ClassVar[list[BindingType]] = [CLOSE, Binding("enter,q", "close", show=False)]

    def __init__(self, title: str, body: Text) -> None:
        super().__init__(title)
        self.body = body

    def compose(self) -> ComposeResult:
        with Vertical(classes="frame tall"):
            yield Static(Text(self.title_text, "bold"))
            with VerticalScroll():
                yield Static(self.body)


class DealDialog(PageDialog):
    """How a deal ended; the table waits until it is closed."""

    BINDINGS: ClassVar[list[BindingType]] = [CLOSE, Binding("enter,space,q", "close", show=False)]

    def __init__(self, title: str, body: Text, foot: str) -> None:
        super().__init__(title, body)
        self.foot = foot

    def compose(self) -> ComposeResult:
        with Vertical(classes="frame"):
            yield Static(Text(self.title_text, "bold"))
            with VerticalScroll(id="deal"):
                yield Static(self.body)
            yield Static(Text(self.foot, "bold green"))


class ListDialog(Dialog):
    """One of several lines, each as long as it must be."""

    AUTO_FOCUS = "#lines"

    def __init__(self, title: str, lines: list[Text]) -> None:
        super().__init__(title)
        self.lines = lines

    def compose(self) -> ComposeResult:
        with Vertical(classes="frame"):
            yield Static(Text(self.title_text, "bold"))
            yield OptionList(*self.lines, id="lines", markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)


class ButtonsDialog(Dialog):
    """A page with buttons under it: arrows go from one to the next, Enter presses, the first is under the finger."""

    BINDINGS: ClassVar[list[BindingType]] = [
        CLOSE,
        Binding("left,up", "to_next(-1)", show=False),
        Binding("right,down", "to_next(1)", show=False),
    ]
    AUTO_FOCUS = "Button"

    def action_to_next(self, step: int) -> None:
        buttons = list(self.query(Button))
        at = next((n for n, button in enumerate(buttons) if button.has_focus), -1)
        buttons[(at + step) % len(buttons)].focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(self.answer(event.button.id or ""))

    def answer(self, button: str) -> object:
        return button


class ResultDialog(ButtonsDialog):
    """How the game ended, who has won it, where its record is, and what next."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "leave", show=False)]

    def __init__(self, heading: str, sheet: Sheet, record: str, words: Words) -> None:
        super().__init__()
        self.heading = heading
        self.sheet = sheet
        self.record = record
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(classes="frame"):
            yield Static(Text(self.heading, "bold"), id="heading")
            with VerticalScroll(id="sheet", can_focus=False):
                yield Static(self.sheet)
            yield Static(self.words("record-in", path=self.record) if self.record else "", markup=False)
            with Horizontal(classes="row"):
                for name in ("rematch", "look", "other-game", "leave"):
                    yield Button(self.words(name), id=name)

    def action_leave(self) -> None:
        self.dismiss("leave")


class LessonEndDialog(ButtonsDialog):
    """A lesson is over, and what next."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(classes="frame"):
            yield Static(Text(self.words("lesson-over"), "bold"))
            with Horizontal(classes="row"):
                for name in ("play", "lesson-again", "other-game", "leave"):
                    yield Button(self.words(name), id=name)


class SureDialog(ButtonsDialog):
    """Yes or no; Enter alone is no.  The letters are those with which the words begin, and y and n everywhere."""

    def __init__(self, question: str, words: Words) -> None:
        super().__init__()
        self.question = question
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(classes="frame"):
            yield Static(self.question, markup=False)
            with Horizontal(classes="row"):
                yield Button(self.words("no"), id="no")
                yield Button(self.words("yes"), id="yes")

    def on_key(self, event: Key) -> None:
        letters = {"y": True, "n": False, self.words("yes")[0].lower(): True, self.words("no")[0].lower(): False}
        if event.character in letters:
            event.stop()
            self.dismiss(letters[event.character])

    def answer(self, button: str) -> object:
        return button == "yes"
