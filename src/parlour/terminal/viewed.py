"""One view of one seat, with what names the things in it: drawn or told."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.shown import Shown
from parlour.core.view import View
from parlour.present.layout import Layout
from parlour.terminal.labels import Labels


class Viewed:
    """Everything is shown by the kinds of the game's layout; nothing here knows a game."""

    def __init__(self, view: View, me: int, players: list[str], layout: Layout, labels: Labels) -> None:
        self.view = view
        self.me = me
        self.players = players  # as they are called
        self.layout = layout
        self.labels = labels

    def kind(self, shown: Shown) -> str:
        return self.layout.place(shown.place.name).kind

    def fact_kind(self, word: str) -> str:
        return self.layout.fact(word)

    @property
    def trump(self) -> str:
        """The suit by which the hand is sorted first."""
        return next((value for word, value, _clause in self.view.facts if self.fact_kind(word) == "suit"), "")

    def covered(self, ticket: Shown) -> set[str]:
        """The numbers of a ticket that are covered."""
        at = (ticket.place.seat, ticket.place.part)
        lying = [shown for shown in self.view.places if (shown.place.seat, shown.place.part) == at]
        return {f for s in lying if self.layout.place(s.place.name).on == ticket.place.name for f in s.faces}

    def said_of(self, name: str) -> Iterator[tuple[str, str, str, str]]:
        """What facts say of a seat alone: the word, its value, the part that is meant, and what is said in words."""
        for word, value, _clause in self.view.facts:
            head, _, rest = value.partition(" ")
            kind = self.fact_kind(word)
            if kind in ("seat", "says") and head.split("/")[0] == name and rest:
                yield word, value, head.partition("/")[2], self.labels.value(rest) if kind == "says" else rest
