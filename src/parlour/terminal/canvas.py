"""A small canvas of characters, on which cards are laid over each other."""

from __future__ import annotations

from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from parlour.terminal.faces import CHOSEN, PAPER, SHADED, Faces

GAP = 2  # between blocks
FRAME = "#77746a"
UNDER_CURSOR = "#d000a0"
TICK = "✓"  # on the lower edge of a card that is chosen: plain without colours
LINES = {kind: tuple(signs) for kind, signs in (("plain", "╭─╮│╰╯"), ("cursor", "┏━┓┃┗┛"), ("chosen", "╔═╗║╚╝"))}


class Size(NamedTuple):
    """How large a card is drawn; ``wide`` is the least there is between its edges."""

    wide: int
    high: int


SMALL = Size(3, 1)
LARGE = Size(5, 3)


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


class Held(NamedTuple):
    """A card in its frame: its face (nothing for a back), and whether it is lawful, chosen, under the cursor."""

    face: str
    lawful: bool = False
    chosen: bool = False
    cursor: bool = False

    def text(self, faces: Faces) -> str:
        return faces.short(self.face) if self.face else ""

    def room(self, faces: Faces, size: Size) -> int:
        """The columns of the whole card."""
        return max(size.wide, len(self.text(faces))) + 2

    def seen(self, faces: Faces) -> int:
        """The columns that must be seen of a card that another covers: its edge, rank and suit."""
        return max(2, len(self.text(faces))) + 1

    def draw(self, canvas: Canvas, x: int, y: int, faces: Faces, shade: bool, size: Size) -> None:
        paper = CHOSEN if self.chosen else SHADED if shade and not self.lawful else PAPER
        meta = {"card": self.face} if self.face else None
        frame = Style(color=UNDER_CURSOR if self.cursor else FRAME, bgcolor=paper, bold=self.cursor, meta=meta)
        ink = Style(color=faces.ink(self.face)[0], bgcolor=paper, bold=True, underline=self.cursor, meta=meta)
        inside = self.room(faces, size) - 2
        one, edge, two, side, three, four = LINES["cursor" if self.cursor else "chosen" if self.chosen else "plain"]
        canvas.put(x, y, one + edge * inside + two, frame)
        for row in range(size.high):
            canvas.put(x, y + 1 + row, f"{side}{' ' * inside}{side}", frame)
        canvas.put(x, y + 1 + size.high, three + edge * inside + four, frame)
        if self.chosen:
            canvas.put(x + 1, y + 1 + size.high, TICK, frame)
        self._print(canvas, x + 1, y + 1, inside, faces, ink, size)

    def _print(self, canvas: Canvas, x: int, y: int, inside: int, faces: Faces, ink: Style, size: Size) -> None:
        """The face in the corner, of a large card in both and its suit between them; or a back."""
        if not self.face:
            for row in range(size.high):
                canvas.put(x, y + row, "▒" * inside, ink)
            return
        text = self.text(faces)
        canvas.put(x, y, text, ink)
        if size.high > 1:
            canvas.put(x + inside // 2, y + size.high // 2, faces.sign(self.face), ink)
            canvas.put(x + inside - len(text), y + size.high - 1, text, ink)


def places_of(cards: list[Held], faces: Faces, width: int, size: Size) -> list[list[int]]:
    """Where the cards lie, row by row: side by side if there is room, else over each other, yet rank and suit are seen.

    Cards that lie over each other are moved apart evenly as far as the row allows.
    """
    rooms = [card.room(faces, size) for card in cards]
    if sum(rooms) <= width:
        return [_steps(rooms)]
    least = [card.seen(faces) for card in cards]
    rows: list[list[int]] = [[]]
    for at in range(len(cards)):
        if rows[-1] and sum(least[i] for i in rows[-1]) + rooms[at] > width:
            rows.append([])
        rows[-1].append(at)
    each = -(-len(cards) // len(rows))
    rows = [list(range(at, min(at + each, len(cards)))) for at in range(0, len(cards), each)] if len(rows) > 1 else rows
    return [_spread([least[i] for i in row], [rooms[i] for i in row], width) for row in rows]


def _steps(widths: list[int]) -> list[int]:
    return [sum(widths[:at]) for at in range(len(widths))]


def _spread(least: list[int], rooms: list[int], width: int) -> list[int]:
    """Every card as much beyond the least as all can have."""
    spare = max(0, width - sum(least[:-1]) - rooms[-1]) // max(1, len(least) - 1)
    return _steps([min(room, few + spare) for few, room in zip(least, rooms, strict=True)])


def lay_cards(cards: list[Held], faces: Faces, width: int, raise_by: int = 0, size: Size = SMALL) -> Text:
    """A row of framed cards, overlapping where they must, or several rows; lawful ones raised."""
    rows = places_of(cards, faces, width, size)
    high = size.high + 2 + raise_by
    rooms = [card.room(faces, size) for card in cards]
    ends = [row[-1] + rooms[sum(len(r) for r in rows[:n]) + len(row) - 1] for n, row in enumerate(rows) if row]
    canvas = Canvas(max(ends, default=0), high * len(rows))
    shade = any(card.lawful for card in cards)
    left = iter(cards)
    for number, row in enumerate(rows):
        for x, card in zip(row, left, strict=False):
            lift = 0 if card.lawful or card.chosen else raise_by
            card.draw(canvas, x, number * high + lift, faces, shade, size)
    return canvas.text()


def lay_grid(numbers: list[str], columns: int, covered: set[str]) -> Text:
    """A ticket of three lines: each number in the column of its tens where that parts them, covered ones marked."""
    each = max(1, -(-len(numbers) // 3))
    lines = [numbers[i : i + each] for i in range(0, len(numbers), each)]
    by_tens = [[_tens(number, columns) for number in line] for line in lines]
    parted = all(len(set(line)) == len(line) for line in by_tens)
    wide = max((len(number) for number in numbers), default=1) + 2
    canvas = Canvas(columns * wide if parted else each * wide, len(lines))
    for row, line in enumerate(lines):
        for at, number in enumerate(line):
            style = Style(color="#101010", bgcolor=CHOSEN if number in covered else PAPER, bold=number in covered)
            marked = f"{number}{TICK}" if number in covered else f"{number} "
            canvas.put((by_tens[row][at] if parted else at) * wide, row, marked.rjust(wide - 1), style)
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
