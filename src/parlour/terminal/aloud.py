"""A table told in words, for whoever hears or reads it line by line: one's hand, what lies there, who stands how."""

from __future__ import annotations

from parlour.core.events import NO_SEAT
from parlour.core.game import HOUSE
from parlour.core.shown import Shown
from parlour.core.view import View
from parlour.present.layout import Layout
from parlour.present.spoken import Spoken
from parlour.terminal.faces import sort_faces
from parlour.terminal.labels import Labels
from parlour.terminal.viewed import Viewed

UNSPOKEN = ("aside", "marks")  # kinds of places that are told with others, or on the screen only
PUBLIC = ("value", "suit", "cards", "centre", "text", "side")  # kinds of facts that concern the whole table


class Aloud(Viewed):
    """One view of one seat in words."""

    def __init__(self, view: View, me: int, players: list[str], layout: Layout, labels: Labels, spoken: Spoken) -> None:
        super().__init__(view, me, players, layout, labels)
        self.spoken = spoken

    def hand(self) -> list[str]:
        """One's cards, in suits; one's tickets with what is covered."""
        mine = [shown for shown in self.view.places if shown.place.seat == self.me]
        held = [shown for shown in mine if self.kind(shown) in ("hand", "grid")]
        lines = [f"{self.labels.place(shown)}: {self._held(shown)}" for shown in held if shown.faces or shown.backs]
        return lines or [self.labels.words("no-cards")]

    def _held(self, shown: Shown) -> str:
        if self.kind(shown) == "grid":
            return self._ticket(shown)
        return self._lying(sort_faces(shown.faces, self.labels.game.pack, "suit", self.trump), shown.backs)

    def _ticket(self, shown: Shown) -> str:
        covered = self.covered(shown)
        left = [number for number in shown.faces if number not in covered]
        told = self.labels.words("ticket", left=", ".join(left) or "–", covered=", ".join(sorted(covered, key=_number)))
        return told if covered else ", ".join(left)

    def _lying(self, faces: list[str], backs: int) -> str:
        hidden = [self.labels.teller.text("cards-hidden", {"n": backs})] if backs else []
        return ", ".join([*(self.spoken.card(face) for face in faces), *hidden])

    def table(self) -> list[str]:
        """What concerns everybody, what lies in the middle, and every seat."""
        count = len(self.view.names)
        seats = [line for at in range(count) for line in self._seat((self.me + at) % count)]
        return [*self._facts(), *self._middle(), *seats]

    def _facts(self) -> list[str]:
        told = []
        for word, value, _clause in self.view.facts:
            kind = self.fact_kind(word)
            marks = kind == "marker" and not all(name in self.view.names for name in value.split())
            if value and (kind in PUBLIC or marks) and value != "nobody":
                said = self.labels.value(value) if kind in ("value", "suit", "marker") else value
                told.append(self.spoken.text(f"{self.labels.teller.fact(word, value)}: {said}"))
        return told

    def _middle(self) -> list[str]:
        lines = []
        for shown in self.view.places:
            if shown.place.seat == NO_SEAT and self.kind(shown) not in UNSPOKEN:
                lying = self._counted(shown) if self.kind(shown) == "pile" else self._lying(shown.faces, shown.backs)
                counters = "" if shown.counters is None else str(shown.counters)
                told = ", ".join(piece for piece in (lying, counters) if piece)
                lines += [f"{self.labels.place(shown)}: {told}"] if told else []
        return lines

    def _counted(self, shown: Shown) -> str:
        cards = len(shown.faces) + shown.backs
        each = self.layout.place(shown.place.name).each
        if not cards or each > 1:
            return str(cards // each) if cards else ""
        top = f" ({self.spoken.card(shown.faces[-1])})" if shown.faces else ""
        return f"{self.labels.teller.text('cards-hidden', {'n': cards})}{top}"

    def _seat(self, seat: int) -> list[str]:
        name = self.view.names[seat]
        told = [*self._marks(name), *self._before(seat), *self._seat_facts(name)]
        return [f"{name}, {self.players[seat]}: {'; '.join(told)}"] if told else []

    def _marks(self, name: str) -> list[str]:
        return [
            self.labels.fact(word, "").strip()
            for word, value, _clause in self.view.facts
            if self.fact_kind(word) == "marker" and name in value.split()
        ]

    def _before(self, seat: int) -> list[str]:
        told = []
        for shown in self.view.places:
            kind = self.kind(shown)
            own = seat == self.me and kind in ("hand", "grid")
            if shown.place.seat != seat or kind in UNSPOKEN or own or not (shown.faces or shown.backs):
                continue
            if kind == "grid":
                lying = f"{len(self.covered(shown))}/{len(shown.faces)}"
            else:
                lying = self._counted(shown) if kind == "pile" else self._lying(shown.faces, shown.backs)
            told.append(f"{self.labels.place(shown)}: {lying}")
        return told

    def _seat_facts(self, name: str) -> list[str]:
        facts = self.said_of(name)
        return [
            self.spoken.text(f"{self.labels.teller.fact(word, value)} {said}") for word, value, _part, said in facts
        ]

    def score(self) -> list[str]:
        """Counters and points of every seat, and what lies in the pools."""
        accounts = [(name, amount) for name, amount in self.view.accounts if amount or name in self.view.names]
        seats = [f"{name} {amount:+d}" for name, amount in accounts if name in self.view.names]
        pools = [f"{self.labels.account(name)} {n}" for name, n in accounts if name not in (*self.view.names, HOUSE)]
        scores = [f"{name} {score}" for name, score in zip(self.view.names, self.view.scores, strict=False)]
        lines = [f"{self.labels.words('counters')}: {', '.join([*seats, *pools])}"]
        return [*lines, *([f"{self.labels.words('points')}: {', '.join(scores)}"] if any(self.view.scores) else [])]


def _number(text: str) -> int:
    return int(text) if text.isdigit() else 0
