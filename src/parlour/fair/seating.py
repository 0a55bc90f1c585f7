"""Who sits at the table of a record, and the lists that were closed there, as its entries tell."""

from __future__ import annotations

from parlour.fair.members import Members

Parts = dict[int, bytes]  # by seat, a commitment or a share


class Seat:
    def __init__(self, told: Members) -> None:
        self.label = told.text("label")
        self.guest = told.text("guest", "")
        bot = told.text("bot", "")
        self.person = bool(self.guest) and not bot  # plays it now
        self.out = False  # has not opened once, and has no part any more
        self.empty = not self.guest and not bot  # neither a person nor a bot sits there
        told.text("name", "")

    def takes(self, guest: str) -> bool:
        """Somebody sits down in the running game; whether he may: nobody sits there, and nobody else ever did."""
        may = self.empty and bool(guest) and self.guest in ("", guest)
        self.guest = guest
        self.person = True
        self.empty = False
        return may


class Round:
    """A list that was closed."""

    def __init__(self, told: Members) -> None:
        self.drawing = told.whole("drawing")
        self.parts: Parts = {}  # the list
        self.shares: Parts = {}
        plan = told.inside("plan")
        self.plan = {place: plan.list_of_wholes(place) for place in plan.names()}
        # faces that the rules leave out of this deal
        self.without = told.list_of_texts("without") if told.has("without") else []
        self.closed_in = 0  # the entry that closed its list,
        self.dealt_in = 0  # and the one that dealt; 0: none yet, or never
        self.cut = b""
