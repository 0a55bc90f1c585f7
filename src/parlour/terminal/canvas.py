"""A small canvas of characters, on which cards are laid over each other."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from parlour.terminal.faces import CHOSEN, PAPER, SHADED, Faces

WIDE = 5  # of a card in its frame
HIGH = 3
GAP = 2  # between blocks
FRAME = "#77746a"
UNDER_CURSOR = "#d000a0"


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.cells = [[(" ", Style.null())] * width for _row in range(height)]

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Write over what is there; what would fall off the edge is left out."""
        row = self.cells[y]
        for at, character in enumerate(text, x):
            if at < len(row):
                row[at] = (character, style)

    def text(self) -> Text:
        lines = []
        for row in self.cells:
            line = Text()
            for character, style in row:
                line.append(character, style)
            lines.append(line)
        return Text("\n", no_wrap=True).join(lines)


class Held:
    """A card in its frame: its face (nothing for a back), and whether it is lawful, chosen, under the cursor."""

    def __init__(self, face: str, lawful: bool = False, chosen: bool = False, cursor: bool = False) -> None:
        self.face = face
        self.lawful = lawful
        self.chosen = chosen
        self.cursor = cursor

    def draw(self, canvas: Canvas, x: int, y: int, faces: Faces, shade: bool) -> None:
        paper = CHOSEN if self.chosen else SHADED if shade and not self.lawful else PAPER
        meta = {"card": self.face} if self.face else None
        frame = Style(color=UNDER_CURSOR if self.cursor else FRAME, bgcolor=paper, bold=self.cursor, meta=meta)
        ink = Style(color=faces.ink(self.face)[0], bgcolor=paper, bold=True, underline=self.cursor, meta=meta)
        lines = ("┏━━━┓", "┃   ┃", "┗━━━┛") if self.cursor else ("╭───╮", "│   │", "╰───╯")
        for row, line in enumerate(lines):
            canvas.put(x, y + row, line, frame)
        canvas.put(x + 1, y + 1, faces.short(self.face)[:4].ljust(3) if self.face else "▒▒▒", ink)


def step_for(count: int, width: int) -> int:
    """How far apart the cards of a row lie so that all of them are seen."""
    return WIDE if count <= 1 or count * WIDE <= width else max(2, (width - WIDE) // (count - 1))


def lay_cards(cards: list[Held], faces: Faces, width: int, raise_by: int = 0) -> Text:
    """A row of framed cards, overlapping where they must; lawful ones raised."""
    step = step_for(len(cards), width)
    per_row = max(1, (width - WIDE) // step + 1)
    rows = [cards[i : i + per_row] for i in range(0, len(cards), per_row)]
    canvas = Canvas(min(width, WIDE + step * (min(per_row, len(cards)) - 1)), (HIGH + raise_by) * len(rows))
    shade = any(card.lawful for card in cards)
    for number, row in enumerate(rows):
        for at, card in enumerate(row):
            lift = 0 if card.lawful or card.chosen else raise_by
            card.draw(canvas, at * step, number * (HIGH + raise_by) + lift, faces, shade)
    return canvas.text()


def lay_grid(numbers: list[str], columns: int, covered: set[str]) -> Text:
    """A ticket of three lines: each number in the column of its tens where that parts them, covered ones marked."""
    each = max(1, -(-len(numbers) // 3))
    lines = [numbers[i : i + each] for i in range(0, len(numbers), each)]
    by_tens = [[_tens(number, columns) for number in line] for line in lines]
    parted = all(len(set(line)) == len(line) for line in by_tens)
    wide = max((len(number) for number in numbers), default=1) + 1
    canvas = Canvas(columns * wide if parted else each * wide, len(lines))
    for row, line in enumerate(lines):
        for at, number in enumerate(line):
            style = Style(color="#101010", bgcolor=CHOSEN if number in covered else PAPER, bold=number in covered)
            canvas.put((by_tens[row][at] if parted else at) * wide, row, number.rjust(wide - 1), style)
    return canvas.text()


def _tens(number: str, columns: int) -> int:
    return min(columns - 1, int(number) // 10) if number.isdigit() else 0


def beside(blocks: list[Text], width: int) -> list[Text]:
    """Blocks next to each other, as many as fit the width, and the others below."""
    rows: list[list[Text]] = []
    for block in blocks:
        if rows and sum(_wide(other) + GAP for other in rows[-1]) + _wide(block) <= width:
            rows[-1].append(block)
        else:
            rows.append([block])
    return [_joined(row) if len(row) > 1 else row[0] for row in rows]  # alone, one that is too long may still wrap


def _wide(block: Text) -> int:
    return max(line.cell_len for line in block.split("\n"))


def _joined(row: list[Text]) -> Text:
    high = max(len(block.split("\n")) for block in row)
    lines = [Text(no_wrap=True) for _line in range(high)]
    for block in row:
        pieces = list(block.split("\n", allow_blank=True))
        for at, line in enumerate(lines):
            piece = pieces[at] if at < len(pieces) else Text()
            line.append_text(piece)
            line.append(" " * (_wide(block) + GAP - piece.cell_len))
    return Text("\n").join(lines)
