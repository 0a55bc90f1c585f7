"""The rule book beside the table: found by a word or a number, opened at a clause."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from parlour.law.book import Book, Clause
from parlour.present.folding import folded
from parlour.terminal.dialogs import CLOSE, Dialog
from parlour.terminal.faces import Faces
from parlour.terminal.sheet import prose
from parlour.terminal.words import Words

HOW = "how"


class RuleBook(Dialog):
    """Every clause and ruling; what is typed narrows the list."""

    BINDINGS: ClassVar[list[BindingType]] = [
        CLOSE,
        Binding("slash", "search", show=False),
        Binding("down", "to_list", show=False),
    ]

    def __init__(self, book: Book, words: Words, faces: Faces | None, clause: str = "") -> None:
        super().__init__()
        self.book = book
        self.words = words
        self.faces = faces
        self.clause = clause

    def compose(self) -> ComposeResult:
        with Vertical(classes="frame tall"):
            yield Static(Text(f"{self.book.title} — {self.words('rule-book')}", "bold"))
            yield Input(placeholder=self.words("search"), id="search")
            yield OptionList(id="clauses", markup=False)

    def on_mount(self) -> None:
        self._fill("")
        listed = self.query_one("#clauses", OptionList)
        if self.clause:
            listed.highlighted = listed.get_option_index(self.clause)
        listed.focus()
        self.call_after_refresh(listed.scroll_to_highlight)

    def _fill(self, wanted: str) -> None:
        listed = self.query_one("#clauses", OptionList)
        listed.clear_options()
        pieces = folded(wanted).split()
        if all(piece in folded(self.book.how) for piece in pieces):
            entry = Text().append(f"{self.book.headings.how}\n", "bold").append(prose(self.book.how))
            listed.add_option(Option(entry, HOW))
        for clause in [*self.book.clauses.values(), *self.book.rulings.values()]:
            if all(piece in folded(f"{clause.id} {clause.text}") for piece in pieces):
                listed.add_option(Option(self._entry(clause), clause.id))

    def _entry(self, clause: Clause) -> Text:
        entry = Text().append(f"{clause.id} ", "bold")
        entry.append_text(self.faces.pretty(clause.text) if self.faces is not None else Text(clause.text))
        if clause.pending:
            entry.append(f" ({self.book.headings.pending})", "dim")
        return entry

    def on_input_changed(self, event: Input.Changed) -> None:
        self._fill(event.value)

    def on_input_submitted(self) -> None:
        self.action_to_list()

    def action_search(self) -> None:
        self.query_one("#search").focus()

    def action_to_list(self) -> None:
        self.query_one("#clauses").focus()
