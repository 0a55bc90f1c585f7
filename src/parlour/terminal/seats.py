"""Every seat of the table in a few lines: who sits there, his marks, his counters and what lies before him."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from parlour.terminal.canvas import beside
from parlour.terminal.drawn import BOLD, COUNTERS, Drawn

MARK = Style(bold=True, reverse=True)
UNSEEN = ("aside", "marks")  # kinds that are not shown by themselves
SIGN = 2  # columns of the sign for whose turn it is


class Seats:
    """The seats of one view."""

    def __init__(self, drawn: Drawn) -> None:
        self.drawn = drawn
        self.view = drawn.view
        self.me = drawn.me
        self.labels = drawn.labels

    def text(self, width: int, height: int) -> Text:
        """Every seat in the order of the table, the player's own first; as full as the height allows."""
        full = self._lines(width, short=False)
        apart = [[*lines, Text()] for lines in full[:-1]] + full[-1:]
        for lines in (apart, full):
            if sum(len(seat) for seat in lines) <= height:
                return Text("\n").join([line for seat in lines for line in seat])
        return Text("\n").join([line for seat in self._lines(width, short=True) for line in seat])

    def _lines(self, width: int, short: bool) -> list[list[Text]]:
        count = len(self.view.names)
        seats = []
        for seat in [(self.me + i) % count for i in range(count)]:
            told = beside(self._pieces(seat, short), width - SIGN)
            seats.append([self._turn_sign(seat).append_text(told[0]), *(Text(" " * SIGN) + line for line in told[1:])])
        return seats

    def _turn_sign(self, seat: int) -> Text:
        name = self.view.names[seat]
        sign = "▶" if name in self.view.to_act else "▷" if name in self.view.may_act else ""
        return Text().append(sign.ljust(SIGN), Style(bold=True, color="green"))

    def _pieces(self, seat: int, short: bool) -> list[Text]:
        """Short of room, who plays for whom is left out, and a lone place is not named."""
        name = self.view.names[seat]
        line = Text().append(name, BOLD)
        if seat == self.me or not short:
            line.append(f" {self.drawn.players[seat]}")
        marks = [Text(mark, MARK) for mark in self._marks(name)]
        return [line, *marks, *self._standing(seat), *self._before(seat, short), *self._facts(name)]

    def _marks(self, name: str) -> list[str]:
        return [
            self.labels.fact(word, "").strip()
            for word, value, _clause in self.view.facts
            if self.drawn.fact_kind(word) == "marker" and name in value.split() and self.drawn.seats_in(value)
        ]

    def _standing(self, seat: int) -> list[Text]:
        pieces = []
        balance = dict(self.view.accounts).get(self.view.names[seat], 0)
        if any(amount for _name, amount in self.view.accounts):
            pieces.append(Text(f"{balance:+d}", COUNTERS))
        if any(self.view.scores):
            pieces.append(Text(self.labels.words("score", n=self.view.scores[seat])))
        return pieces

    def _before(self, seat: int, short: bool) -> list[Text]:
        """What lies before a seat, but for one's own hand and tickets."""
        lying = [
            shown
            for shown in self.view.places
            if shown.place.seat == seat
            and (shown.faces or shown.backs)
            and self.drawn.kind(shown) not in (("hand", "grid", *UNSEEN) if seat == self.me else UNSEEN)
        ]
        return [self.drawn.small(shown, named=not short or len(lying) > 1) for shown in lying]

    def _facts(self, name: str) -> list[Text]:
        pieces = []
        for word, _value, part, said in self.drawn.said_of(name):
            told = self.labels.fact(word, said)
            pieces.append(self.drawn.faces.pretty(f"{part}. {told}" if part else told))
        return pieces
