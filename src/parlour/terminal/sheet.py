"""The result sheet and the page of help."""

from __future__ import annotations

import re
import shlex

from rich import box
from rich.table import Table
from rich.text import Text

from parlour.core.game import Game
from parlour.terminal.labels import Labels
from parlour.terminal.sitting import Sitting
from parlour.terminal.words import Words

KEYS = ["arrows", "enter", "space", "digits", "colon", "c", "r", "h", "l", "g", "x", "p", "s", "f", "n", "o", "t", "q"]


def parting_lines(sitting: Sitting, words: Words) -> list[str]:
    """Where the record is, and how a game that is over can be gone through."""
    lines = [words("record-in", path=str(sitting.path))]
    if sitting.game.over:
        lines.append(words("review-with", command=f"parlour review {shlex.quote(str(sitting.path))}"))
    return lines


def who_won(game: Game, me: int, words: Words) -> str:
    """Who has won the game, and by what."""
    best = max(game.result)
    names = [
        words("you") if seat == me else game.names[seat] for seat in range(game.seats) if game.result[seat] == best
    ]
    if len(names) == game.seats:
        return words("nobody-won")
    if names == [words("you")]:
        return words("you-won", n=f"{best:+d}")
    return words("won", names=", ".join(names), n=f"{best:+d}", count=len(names))


def result_sheet(sitting: Sitting, words: Words, labels: Labels) -> Table:
    """Every seat with counters, score and result, the best first."""
    game = sitting.game
    scored = any(game.score)
    sheet = Table(box=box.SIMPLE)
    for heading in ("seat", "counters", *(["points"] if scored else []), "result"):
        sheet.add_column(words(heading), justify="left" if heading == "seat" else "right")
    for seat in sorted(range(game.seats), key=lambda seat: -game.result[seat]):
        name = f"{game.names[seat]} {labels.called(sitting.players[seat])}"
        score = [str(game.score[seat])] if scored else []
        row = [name, f"{game.ledger[seat]:+d}", *score, f"{game.result[seat]:+d}"]
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
