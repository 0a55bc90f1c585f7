"""A seat's view as rich text: the seats, the middle of the table and what lies before the player.

Everything is drawn by the kinds of the game's layout; nothing here knows a game.
"""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from parlour.core.events import NO_SEAT
from parlour.core.view import Shown, View
from parlour.present.layout import Layout
from parlour.terminal.canvas import Held, beside, lay_cards, lay_grid
from parlour.terminal.faces import CHOSEN, PAPER, Faces, sort_faces
from parlour.terminal.labels import Labels

DIM = Style(dim=True)
BOLD = Style(bold=True)
MARK = Style(bold=True, reverse=True)
NOBODY = "nobody"
CROWD = 7  # at a table of so many seats, a narrow screen leaves out who plays for whom
UNSEEN = ("aside", "marks")  # kinds that are not shown by themselves
FEW = 3  # faces of a pile that are still shown one by one
SIGN = 2  # columns of the sign for whose turn it is
LAST_OF_RUN = 12  # so many cards of a run are shown


class Touch:
    """Which cards may be touched, are chosen, and where the cursor is, by their faces."""

    def __init__(self, lawful: set[str], chosen: set[str], cursor: str = "") -> None:
        self.lawful = lawful
        self.chosen = chosen
        self.cursor = cursor

    def held(self, face: str) -> Held:
        return Held(face, face in self.lawful, face in self.chosen, face == self.cursor)


class Scene:
    """One view, ready to be drawn."""

    def __init__(
        self,
        view: View,
        me: int,
        players: list[str],
        layout: Layout,
        labels: Labels,
        faces: Faces,
        sorting: str,
        touch: Touch,
        played_by: dict[str, str],
    ) -> None:
        self.view = view
        self.me = me
        self.players = players
        self.layout = layout
        self.labels = labels
        self.faces = faces
        self.sorting = sorting
        self.touch = touch
        self.played_by = played_by

    def kind(self, shown: Shown) -> str:
        return self.layout.place(shown.place.name).kind

    def fact_kind(self, word: str) -> str:
        return self.layout.fact(word)

    def facts(self, width: int) -> Text:
        """What concerns the whole table."""
        pieces = []
        for word, value, _clause in self.view.facts:
            kind = self.fact_kind(word)
            if kind == "marker" and value != NOBODY and not self._seats_in(value):
                kind = "value"
            if kind not in ("hidden", "marker", "seat", "says") and value:
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

    @property
    def trump(self) -> str:
        """The suit by which the hand is sorted first."""
        return next((value for word, value, _clause in self.view.facts if self.fact_kind(word) == "suit"), "")

    def seats(self, width: int, narrow: bool) -> Text:
        """Every seat in the order of the table, the player's own first."""
        count = len(self.view.names)
        lines: list[Text] = []
        for seat in [(self.me + i) % count for i in range(count)]:
            told = self._seat(seat, width - SIGN, narrow and count >= CROWD)
            lines.append(self._turn_sign(seat).append_text(told[0]))
            lines += [Text(" " * SIGN).append_text(line) for line in told[1:]]
        return Text("\n").join(lines)

    def _turn_sign(self, seat: int) -> Text:
        name = self.view.names[seat]
        sign = "▶" if name in self.view.to_act else "▷" if name in self.view.may_act else ""
        return Text().append(sign.ljust(SIGN), Style(bold=True, color="green"))

    def _seat(self, seat: int, width: int, short: bool) -> list[Text]:
        name = self.view.names[seat]
        line = Text().append(name, BOLD)
        if seat == self.me or not short:
            line.append(f" {self.labels.words('you') if seat == self.me else self.players[seat]}")
        for mark in self._marks(name):
            line.append(" ")
            line.append(mark, MARK)
        pieces = [line, *self._standing(seat), *self._before(seat, short), *self._seat_facts(name)]
        return beside(pieces, width)

    def _marks(self, name: str) -> list[str]:
        return [
            self.labels.fact(word, "").strip()
            for word, value, _clause in self.view.facts
            if self.fact_kind(word) == "marker" and name in value.split() and self._seats_in(value)
        ]

    def _seats_in(self, value: str) -> bool:
        return all(name in self.view.names for name in value.split())

    def _standing(self, seat: int) -> list[Text]:
        pieces = []
        balance = dict(self.view.accounts).get(self.view.names[seat], 0)
        if any(amount for _name, amount in self.view.accounts):
            pieces.append(Text(f"{balance:+d}", Style(bold=True, color="yellow")))
        if any(self.view.scores):
            pieces.append(Text(self.labels.words("score", n=self.view.scores[seat])))
        return pieces

    def _before(self, seat: int, short: bool) -> list[Text]:
        """What lies before a seat, but for one's own hand and tickets; short of room, a lone place is not named."""
        lying = [
            shown
            for shown in self.view.places
            if shown.place.seat == seat
            and (shown.faces or shown.backs)
            and self.kind(shown) not in (("hand", "grid", *UNSEEN) if seat == self.me else UNSEEN)
        ]
        return [self._small(shown, named=not short or len(lying) > 1) for shown in lying]

    def _seat_facts(self, name: str) -> list[Text]:
        pieces = []
        for word, value, _clause in self.view.facts:
            head, _, rest = value.partition(" ")
            kind = self.fact_kind(word)
            if kind in ("seat", "says") and head.split("/")[0] == name and rest:
                part = head.partition("/")[2]
                told = self.labels.fact(word, self.labels.value(rest) if kind == "says" else rest)
                pieces.append(self.faces.pretty(f"{part}: {told}" if part else told))
        return pieces

    def _small(self, shown: Shown, named: bool) -> Text:
        """A place in a few characters: its name, faces and how many backs."""
        kind = self.kind(shown)
        line = Text(f"{self.labels.place(shown)} " if named and kind != "hand" else "")
        if kind == "grid":
            return line.append(f"{len(self._covered(shown))}/{len(shown.faces)}")
        if kind == "pile" and len(shown.faces) > FEW:
            return line.append(f"▒{len(shown.faces) + shown.backs}")
        for face in shown.faces:
            line.append_text(self._chip(face))
        return line.append(f"▒{shown.backs}" if shown.backs else "")

    def _chip(self, face: str) -> Text:
        if not self.faces.signs:
            return Text(f"{face} ")
        chip = self.faces.chip(face, CHOSEN if face in self.touch.chosen else PAPER)
        if face in self.touch.lawful:
            chip.stylize(Style(underline=True))
        if face == self.touch.cursor:
            chip.stylize(Style(reverse=True))
        return chip

    def _covered(self, ticket: Shown) -> set[str]:
        """The numbers of a ticket that are covered."""
        found: set[str] = set()
        for shown in self.view.places:
            lies_on = self.layout.place(shown.place.name).on == ticket.place.name
            if lies_on and (shown.place.seat, shown.place.part) == (ticket.place.seat, ticket.place.part):
                found |= set(shown.faces)
        return found

    def centre(self, width: int, roomy: bool) -> Text:
        """The common places, each on its line or lines; boards together."""
        lines: list[Text] = []
        boards: dict[str, list[Shown]] = {}
        for shown in self._common():
            if self.kind(shown) == "board":
                boards.setdefault(shown.place.name, []).append(shown)
            elif shown.faces or shown.backs:
                lines += self._laid_out(shown, width, roomy)
        lines[0:0] = [line for name, parts in boards.items() for line in self._board(name, parts, width)]
        pools = self._pools()
        if pools.plain:
            lines.append(pools)
        return Text("\n").join(lines)

    def _common(self) -> list[Shown]:
        order = {name: at for at, name in enumerate(self.layout.centre)}
        common = [shown for shown in self.view.places if shown.place.seat == NO_SEAT and self.kind(shown) != "aside"]
        return sorted(common, key=lambda shown: order.get(shown.place.name, len(order)))

    def _laid_out(self, shown: Shown, width: int, roomy: bool) -> list[Text]:
        kind = self.kind(shown)
        faces = shown.faces[-LAST_OF_RUN:] if kind == "run" else shown.faces
        if not roomy or kind not in ("trick", "run", "row") or not faces or not self.faces.signs:
            return [self._line(shown, kind, faces)]
        owners = " ".join(f"{self.played_by.get(face, '') if kind == 'trick' else '':<4}" for face in faces)
        laid = lay_cards([self.touch.held(face) for face in faces], self.faces, width)
        head = Text().append(self.labels.place(shown), DIM)
        if shown.backs:
            head.append(f" ▒{shown.backs}")
        under = [Text(f"  {owners}".rstrip(), BOLD)] if owners.strip() else []
        return [head, laid, *under]

    def _line(self, shown: Shown, kind: str, faces: list[str]) -> Text:
        line = Text().append(f"{self.labels.place(shown)} ", DIM)
        if kind == "pile":
            for face in faces[-1:]:
                line.append_text(self._chip(face))
            line.append(f" ▒ {len(shown.faces) + shown.backs}")
            return line
        if len(faces) < len(shown.faces):
            line.append("… ")
        for face in faces:
            owner = self.played_by.get(face, "") if kind == "trick" else ""
            line.append(f" {owner}" if owner else "", BOLD)
            line.append_text(self._chip(face))
            line.append(" ")
        if shown.backs:
            line.append(f"▒{shown.backs}")
        return line

    def _board(self, name: str, parts: list[Shown], width: int) -> list[Text]:
        """The compartments of a board with their counters and cards."""
        order = {part: at for at, part in enumerate(self.layout.place(name).order)}
        pieces = []
        for shown in sorted(parts, key=lambda shown: order.get(shown.place.part, len(order))):
            piece = Text().append(f"{self.labels.place(shown)} ", DIM)
            for face in shown.faces:
                piece.append_text(self._chip(face))
            pieces.append(piece.append(f" {shown.counters or 0}", Style(bold=True, color="yellow")))
        return beside(pieces, width)

    def _pools(self) -> Text:
        """Accounts of nobody that no place shows."""
        shown = [place.place.text(self.view.names) for place in self.view.places if place.counters is not None]
        line = Text()
        for name, amount in self.view.accounts:
            if name not in self.view.names and name not in shown and amount:
                line.append(f"{self.labels.account(name)} ", DIM)
                line.append(f"{amount}  ", Style(bold=True, color="yellow"))
        return line

    def own_faces(self) -> list[str]:
        """The cards of one's hand in the order in which they are shown."""
        return [face for shown in self._own("hand") for face in self._sorted(shown)]

    def centre_faces(self) -> list[str]:
        return [face for shown in self._common() for face in shown.faces]

    def _own(self, kind: str) -> list[Shown]:
        return [shown for shown in self.view.places if shown.place.seat == self.me and self.kind(shown) == kind]

    def _sorted(self, shown: Shown) -> list[str]:
        return sort_faces(shown.faces, self.faces.pack, self.sorting, self.trump)

    def own(self, width: int) -> Text:
        """One's hand, cards raised that may be played; of several hands a line each; and one's tickets."""
        hands = self._own("hand")
        blocks = [self._line(shown, "row", self._sorted(shown)) for shown in hands] if len(hands) > 1 else []
        for shown in hands if len(hands) == 1 else []:
            cards = [self.touch.held(face) for face in self._sorted(shown)]
            cards += [Held("") for _back in range(shown.backs)]
            blocks += [lay_cards(cards, self.faces, width, 1)] if cards else []
        blocks += beside([self._ticket(shown) for shown in self._own("grid")], width)
        return Text("\n").join(blocks)

    def _ticket(self, shown: Shown) -> Text:
        columns = self.layout.place(shown.place.name).columns
        grid = lay_grid(shown.faces, columns, self._covered(shown))
        return Text("\n").join([Text(self.labels.place(shown), DIM), grid])

    def aside(self) -> list[Text]:
        """Places that are shown on demand only."""
        return [self._line(shown, "row", shown.faces) for shown in self.view.places if self.kind(shown) == "aside"]
