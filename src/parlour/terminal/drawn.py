"""One view with all that it takes to draw it, and the small pieces that every part of the table is drawn from."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from parlour.core.events import NO_SEAT
from parlour.core.shown import Shown
from parlour.core.view import View
from parlour.present.layout import Layout
from parlour.terminal.canvas import Held
from parlour.terminal.faces import Faces, sort_faces
from parlour.terminal.labels import Labels
from parlour.terminal.viewed import Viewed

DIM = Style(dim=True)
BOLD = Style(bold=True)
COUNTERS = Style(bold=True, color="yellow")
FEW = 3  # faces of a pile that are still shown one by one


class Touch:
    """Which cards may be touched, are chosen, and where the cursor is, by their faces."""

    def __init__(self, lawful: set[str], chosen: set[str], cursor: str = "") -> None:
        self.lawful = lawful
        self.chosen = chosen
        self.cursor = cursor

    def held(self, face: str) -> Held:
        return Held(face, face in self.lawful, face in self.chosen, face == self.cursor)


class Drawn(Viewed):
    """A view with all that it takes to draw it."""

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
        super().__init__(view, me, players, layout, labels)
        self.faces = faces
        self.sorting = sorting
        self.touch = touch
        self.played_by = played_by

    def seats_in(self, value: str) -> bool:
        return all(name in self.view.names for name in value.split())

    def sorted(self, shown: Shown) -> list[str]:
        return sort_faces(shown.faces, self.faces.pack, self.sorting, self.trump)

    def common(self) -> list[Shown]:
        """The places that are nobody's, in the layout's order."""
        order = {name: at for at, name in enumerate(self.layout.centre)}
        common = [shown for shown in self.view.places if shown.place.seat == NO_SEAT and self.kind(shown) != "aside"]
        return sorted(common, key=lambda shown: order.get(shown.place.name, len(order)))

    def chip(self, face: str) -> Text:
        if not self.faces.signs:
            return Text(f"{face} ")
        chip = self.faces.chip(face, face in self.touch.chosen)
        if face in self.touch.lawful:
            chip.stylize(Style(underline=True))
        if face == self.touch.cursor:
            chip.stylize(Style(reverse=True))
        return chip

    def counted(self, shown: Shown) -> str:
        """How many cards lie on a pile; of tricks, how many tricks."""
        each = self.layout.place(shown.place.name).each
        cards = len(shown.faces) + shown.backs
        return f"{cards // each}" if each > 1 else f"▒{cards}"

    def small(self, shown: Shown, named: bool) -> Text:
        """A place in a few characters: its name, faces and how many backs."""
        kind = self.kind(shown)
        line = Text(f"{self.labels.place(shown)} " if named and kind != "hand" else "")
        if kind == "grid":
            return line.append(f"{len(self.covered(shown))}/{len(shown.faces)}")
        if kind == "pile" and (len(shown.faces) > FEW or self.layout.place(shown.place.name).each > 1):
            return line.append(self.counted(shown))
        for face in shown.faces:
            line.append_text(self.chip(face))
        return line.append(f"▒{shown.backs}" if shown.backs else "")

    def line(self, shown: Shown, kind: str, faces: list[str]) -> Text:
        """A place on a line of its own."""
        line = Text().append(f"{self.labels.place(shown)} ", DIM)
        if kind == "pile":
            for face in faces[-1:]:
                line.append_text(self.chip(face))
            return line.append(f" {self.counted(shown)}")
        if len(faces) < len(shown.faces):
            line.append("… ")
        for face in faces:
            owner = self.played_by.get(face, "") if kind == "trick" else ""
            line.append(f" {owner}" if owner else "", BOLD)
            line.append_text(self.chip(face))
            line.append(" ")
        if shown.backs:
            line.append(f"▒{shown.backs}")
        return line
