"""The end of a deal on the terminal: shown hands or the last trick, the count with its clauses, every seat's result."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from parlour.present.sheet_text import SeatText, SheetText
from parlour.terminal.faces import Faces
from parlour.terminal.story import Story
from parlour.terminal.words import Words

BOLD = Style(bold=True)
DIM = Style(dim=True)


def deal_page(text: SheetText, players: list[str], faces: Faces, story: Story, words: Words) -> Text:
    """For the screen, cards as cards; ``players`` as they are called."""
    parts = [_hands(text, faces) or _last(story, faces, words), _seats(text.seats, players, words)]
    if text.count:
        parts.append(Text("\n").join([_counted(told, clause, faces) for told, clause in text.count]))
    parts.append(Text(text.decisive))
    return Text("\n\n").join([part for part in parts if part.plain])


def deal_heading(text: SheetText) -> str:
    """``Deal 3: B wins 12``."""
    return f"{text.heading}: {', '.join(text.outcome)}" if text.outcome else text.heading


def _hands(text: SheetText, faces: Faces) -> Text:
    lines = []
    for whose, cards, named in text.hands:
        line = Text(f"{whose} ", BOLD)
        for face in cards:
            line.append_text(faces.chip(face))
        lines.append(line.append("  ").append_text(faces.pretty(named)))
    return Text("\n").join(lines)


def _last(story: Story, faces: Faces, words: Words) -> Text:
    taken = story.last_taken(faces)
    return Text(f"{words('last-trick')}: ", BOLD).append_text(taken) if taken.plain else taken


def _counted(told: str, clause: str, faces: Faces) -> Text:
    return faces.pretty(told).append(f" [{clause}]", DIM)


def _seats(seats: list[SeatText], players: list[str], words: Words) -> Text:
    """A line for each seat: what it put in, won or lost, and has now."""
    staked = any(seat.put_in for seat in seats)
    rows = [["", *([words("put-in")] if staked else []), words("gained"), words("total")]]
    for seat, player in zip(seats, players, strict=True):
        sums = [*([str(seat.put_in)] if staked else []), seat.signed, str(seat.total).replace("-", "−")]
        rows.append([f"{seat.name} {player}", *sums])
    wide = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    lines = [[row[0].ljust(wide[0]), *map(str.rjust, row[1:], wide[1:])] for row in rows]
    return Text("\n".join("  ".join(line) for line in lines))


def deal_lines(text: SheetText, words: Words) -> list[str]:
    """For the plain table: a sentence a line; what was told as it happened is not said again."""
    lines = [f"{whose}: {' '.join(cards)}{f': {named}' if named else ''}" for whose, cards, named in text.hands]
    lines.append(deal_heading(text))
    for seat in text.seats:
        lines.append(f"{seat.name}: {words('gained')} {seat.signed}, {words('total')} {seat.total}")
    return [*lines, *([text.decisive] if text.decisive else [])]
