"""A seat's view as rich text: the seats, the middle of the table and what lies before the player."""

from __future__ import annotations

from rich.text import Text

from parlour.core.game import HOUSE
from parlour.core.shown import Shown
from parlour.terminal.canvas import LARGE, SMALL, Held, Size, beside, lay_cards, lay_grid
from parlour.terminal.drawn import BOLD, COUNTERS, DIM, Drawn
from parlour.terminal.seats import Seats

NOBODY = "nobody"
NOT_OF_TABLE = ("hidden", "marker", "seat", "says", "order")  # kinds of facts told elsewhere, or not at all
LAST_OF_RUN = 12  # so many cards of a run are shown, where there is no room for more


class Scene(Drawn):
    """One view, ready to be drawn."""

    def facts(self, width: int) -> Text:
        """What concerns the whole table."""
        pieces = []
        for word, value, _clause in self.view.facts:
            kind = self.fact_kind(word)
            if kind == "marker" and value != NOBODY and not self.seats_in(value):
                kind = "value"
            if kind not in NOT_OF_TABLE and value:
                pieces.append(self._fact(word, value, kind))
        return Text("\n").join(beside(pieces, width))

    def _fact(self, word: str, value: str, kind: str) -> Text:
        if kind == "suit":
            sign = self.faces.suit(value)
            told = self.labels.fact(word, f"{sign.plain} {self.labels.value(value)}".strip())
            line = Text(told)
            if sign.plain:
                at = told.find(sign.plain)
                line.stylize(sign.style, at, at + 1)
            return line
        return self.faces.pretty(self.labels.fact(word, self.labels.value(value) if kind == "value" else value))

    def seats(self, width: int, height: int) -> Text:
        return Seats(self).text(width, height)

    def centre(self, width: int, height: int, sizes: tuple[Size, ...]) -> Text:
        """The common places, each on its line or lines, in the first size that fits the height; boards together."""
        for size in sizes:
            lines = self._centre(width, size)
            if sum(len(line.split("\n", allow_blank=True)) for line in lines) <= height:
                return Text("\n").join(lines)
        return Text("\n").join(self._centre(width, None))

    def _centre(self, width: int, size: Size | None) -> list[Text]:
        lines: list[Text] = []
        boards: dict[str, list[Shown]] = {}
        for shown in self.common():
            if self.kind(shown) == "board":
                boards.setdefault(shown.place.name, []).append(shown)
            elif shown.faces or shown.backs:
                lines += self._laid_out(shown, width, size)
        lines[0:0] = [line for name, parts in boards.items() for line in self._board(name, parts, width)]
        pools = self._pools()
        if pools.plain:
            lines.append(pools)
        return lines

    def _laid_out(self, shown: Shown, width: int, size: Size | None) -> list[Text]:
        kind = self.kind(shown)
        faces = shown.faces[-LAST_OF_RUN:] if kind == "run" and size is not LARGE else shown.faces
        if size is None or kind not in ("trick", "run", "row") or not faces or not self.faces.signs:
            return [self.line(shown, kind, faces)]
        laid = lay_cards([self.touch.held(face) for face in faces], self.faces, width, size=size)
        head = Text().append(self.labels.place(shown), DIM)
        if shown.backs:
            head.append(f" ▒{shown.backs}")
        if kind == "trick" and any(face in self.played_by for face in faces):
            wide = [Held(face).room(self.faces, size) for face in faces]
            owners = "".join(f" {self.played_by.get(face, '')}".ljust(w) for face, w in zip(faces, wide, strict=True))
            return [head, laid, Text(owners.rstrip(), BOLD)] if sum(wide) <= width else [self.line(shown, kind, faces)]
        return [head, laid]

    def _board(self, name: str, parts: list[Shown], width: int) -> list[Text]:
        """The compartments of a board with their counters and cards."""
        order = {part: at for at, part in enumerate(self.layout.place(name).order)}
        pieces = []
        for shown in sorted(parts, key=lambda shown: order.get(shown.place.part, len(order))):
            piece = Text().append(f"{self.labels.place(shown)} ", DIM)
            for face in shown.faces:
                piece.append_text(self.chip(face))
            pieces.append(piece.append(f" {shown.counters or 0}", COUNTERS))
        return beside(pieces, width)

    def _pools(self) -> Text:
        """Accounts of nobody that no place shows."""
        shown = [place.place.text(self.view.names) for place in self.view.places if place.counters is not None]
        line = Text()
        for name, amount in self.view.accounts:
            if name not in self.view.names and name not in shown and name != HOUSE and amount:
                line.append(f"{self.labels.account(name)} ", DIM)
                line.append(f"{amount}  ", COUNTERS)
        return line

    def own_faces(self) -> list[str]:
        """The cards of one's hand in the order in which they are shown."""
        return [face for shown in self._own("hand") for face in self.sorted(shown)]

    def centre_faces(self) -> list[str]:
        return [face for shown in self.common() for face in shown.faces]

    def _own(self, kind: str) -> list[Shown]:
        return [shown for shown in self.view.places if shown.place.seat == self.me and self.kind(shown) == kind]

    def own(self, width: int, roomy: bool = False) -> Text:
        """One's hand, cards raised that may be played; of several hands a line each; and one's tickets."""
        hands = self._own("hand")
        blocks = [self.line(shown, "row", self.sorted(shown)) for shown in hands] if len(hands) > 1 else []
        for shown in hands if len(hands) == 1 else []:
            cards = [self.touch.held(face) for face in self.sorted(shown)]
            cards += [Held("") for _back in range(shown.backs)]
            size = LARGE if roomy else SMALL
            blocks += [lay_cards(cards, self.faces, width, 1, size)] if cards else []
        blocks += beside([self._ticket(shown) for shown in self._own("grid")], width)
        return Text("\n").join(blocks)

    def _ticket(self, shown: Shown) -> Text:
        columns = self.layout.place(shown.place.name).columns
        grid = lay_grid(shown.faces, columns, self.covered(shown))
        return Text("\n").join([Text(self.labels.place(shown), DIM), grid])

    def aside(self) -> list[Text]:
        """Places that are shown on demand only."""
        return [self.line(shown, "row", shown.faces) for shown in self.view.places if self.kind(shown) == "aside"]
