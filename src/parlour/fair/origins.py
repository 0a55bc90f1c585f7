"""Where cards that were dealt face down may lie, as far as one reader can tell: nobody plays what was not dealt to him.

Any card of the pack can be opened, also one that was dealt to nobody.  So a card that is seen for the first time as it
leaves somebody's hand must have been dealt to that hand by the plan, or have had a way into it since.
"""

from __future__ import annotations

NOWHERE = ""  # where the cards come from that the plan brings nowhere


class Origins:
    """One deal by plan, until the next drawing.  Places are those that the deal served, and all others."""

    def __init__(self, plan: dict[str, list[int]], pack: list[str]) -> None:
        """``pack``: the faces as dealt, as far as they were opened."""
        # by face, the place that the plan brought it to
        self.origin = {pack[at]: place for place, positions in plan.items() for at in positions if at < len(pack)}
        self.served: set[str] = set()
        # by place of the plan, where its unseen cards may be
        self.may_lie = {place: {place} for place in [*plan, NOWHERE]}
        self.seen: set[str] = set()

    def serve(self, place: str) -> None:
        """The deal brings cards here."""
        if place != NOWHERE and place in self.may_lie:
            self.served.add(place)

    def move_unseen(self, start: str, end: str) -> None:
        for origin, places in self.may_lie.items():
            loose = origin not in self.served and start not in self.served
            if loose or start in places:
                places.add(end)

    def stray(self, face: str, start: str) -> bool:
        """A card is shown that comes from a place; whether it cannot have lain there."""
        if face in self.seen:
            return False
        self.seen.add(face)
        return start in self.served and start not in self.may_lie[self.origin.get(face, NOWHERE)]
