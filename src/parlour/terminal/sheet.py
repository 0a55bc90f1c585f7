"""The result sheet and the page of help."""

from __future__ import annotations

import re

from rich import box
from rich.table import Table
from rich.text import Text

from parlour.terminal.sitting import Sitting
from parlour.terminal.words import Words

KEYS = ["arrows", "enter", "space", "digits", "colon", "c", "r", "h", "l", "g", "x", "p", "s", "f", "n", "o", "q"]


def result_sheet(sitting: Sitting, words: Words) -> Table:
    """Every seat with counters, score and result, the best first."""
    game = sitting.game
    scored = any(game.score)
    sheet = Table(box=box.SIMPLE)
    for heading in ("seat", "counters", *(["points"] if scored else []), "result"):
        sheet.add_column(words(heading), justify="left" if heading == "seat" else "right")
    for seat in sorted(range(game.seats), key=lambda seat: -game.result[seat]):
        name = f"{game.names[seat]} {words('you') if seat == sitting.me else sitting.players[seat]}"
        score = [str(game.score[seat])] if scored else []
        row = [name, f"{game.ledger.balance[seat]:+d}", *score, f"{game.result[seat]:+d}"]
        sheet.add_row(*row, style="bold" if seat == sitting.me else "")
    return sheet


def prose(text: str) -> str:
    """Paragraphs of a Markdown text, each in one line and without marks of emphasis."""
    paragraphs = [" ".join(piece.split()) for piece in text.split("\n\n")]
    return re.sub(r"\*([^*]+)\*", r"\1", "\n\n".join(paragraphs))


def help_page(words: Words, suits: str) -> Text:
    """Every key with what it does."""
    page = Text()
    for key in KEYS:
        page.append(f"{words(f'key-{key}'):<12}", "bold")
        page.append(f"{words(f'help-{key}')}\n")
    page.append(f"\n{words('help-mouse')}\n")
    if suits == "german":
        page.append(f"\n{words('help-german')}\n")
    return page
