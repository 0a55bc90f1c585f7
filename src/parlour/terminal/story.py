"""What has happened, as one seat was told: the log, and who played which card of the trick on the table."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from parlour.core.events import Event
from parlour.core.game import Game
from parlour.core.view import View
from parlour.present.deals import Deals
from parlour.present.layout import Layout
from parlour.present.teller import Teller
from parlour.terminal.faces import Faces

PASSING = ("trick", "run")  # kinds of places whose cards are taken up again


class Story:
    """Follows a game's events for one seat."""

    def __init__(self, game: Game, seat: int, layout: Layout, deals: Deals | None = None) -> None:
        self.deals = deals
        self.game = game
        self.seat = seat
        self.layout = layout
        self.heard = 0
        self.lying: dict[str, tuple[str, str]] = {}  # face: who played it, and the place
        self.taken: dict[str, tuple[str, str]] = {}  # the trick or run last taken up

    def headings(self) -> dict[int, int]:
        """By the number of its first event, each deal."""
        return {} if self.deals is None else {start: n for n, start in enumerate(self.deals.starts, 1)}

    def told(self) -> list[Event]:
        return [event for event in self.game.events if event.reaches(self.seat)]

    def follow(self, view: View) -> bool:
        """Take note of what is new; whether a trick or a run was taken up meanwhile."""
        for event in self.game.events[self.heard :]:
            if event.reaches(self.seat) and event.shows(self.seat):
                self._note(event)
        self.heard = len(self.game.events)
        there = {face for shown in view.places if self._passes(shown.place.name) for face in shown.faces}
        gone = {face: where for face, where in self.lying.items() if face not in there}
        self.lying = {face: where for face, where in self.lying.items() if face in there}
        if gone:
            self.taken = gone
        return bool(gone)

    def _passes(self, place: str) -> bool:
        return self.layout.place(place).kind in PASSING

    def _note(self, event: Event) -> None:
        if event.target is not None and self._passes(event.target.name):
            name = self.game.names[event.seat] if event.seat >= 0 else ""
            for card in event.cards:
                self.lying[self.game.pack.face(card)] = (name, event.target.name)

    def is_out(self, view: View) -> bool:
        """Whether the seat holds nothing in a deal in which others still hold something."""
        holding = {
            int(shown.place.seat)
            for shown in view.places
            if self.layout.place(shown.place.name).kind in ("hand", "grid") and (shown.faces or shown.backs)
        }
        return bool(holding) and self.seat not in holding

    def as_it_lay(self, view: View) -> View:
        """The view with the trick or run just taken up still on the table."""
        for shown in view.places:
            lay = [face for face, (_name, place) in self.taken.items() if place == shown.place.name]
            if lay and not shown.faces:
                shown.faces = lay
        return view

    def played_by(self) -> dict[str, str]:
        return {face: name for face, (name, _place) in {**self.taken, **self.lying}.items()}

    def last_taken(self, faces: Faces) -> Text:
        """The trick or run last taken up, each card after who played it."""
        line = Text()
        for face, (name, _place) in self.taken.items():
            line.append(f"{name}", Style(bold=True))
            line.append_text(faces.chip(face))
            line.append("  ")
        return line


def log_line(teller: Teller, game: Game, event: Event, seat: int, faces: Faces) -> Text:
    """One event with its clause."""
    line = faces.pretty(teller.event(game, event, seat))
    if event.clause:
        line.append(f" [{event.clause.partition('.')[2]}]", Style(dim=True))
    return line
