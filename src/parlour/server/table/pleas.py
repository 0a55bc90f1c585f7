"""Somebody asks the others whether his last move may be taken back: who is asked, who agrees, and until when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.server.table.chair import Chair

PATIENCE: Final = 20_000  # milliseconds; whoever has not answered by then has not agreed


class Plea:
    """While one is open bots wait; whoever moves has answered it by that."""

    seat: int
    asked: list[int]
    yes: set[int]
    until: int

    def __init__(self, seat: int, chairs: Sequence[Chair], at: int) -> None:
        self.seat = seat
        self.asked = [other for other in others(seat, chairs) if chairs[other].connected]
        self.yes = set()
        self.until = at + PATIENCE

    def missing(self, chairs: Sequence[Chair]) -> set[int]:
        """Those who have not agreed yet; who has gone meanwhile is not waited for."""
        return {seat for seat in self.asked if chairs[seat].person_plays and chairs[seat].connected} - self.yes


def others(seat: int, chairs: Sequence[Chair]) -> list[int]:
    """The seats of the other people who play, also of those who are away; programs are not asked."""
    return [other for other, chair in enumerate(chairs) if other != seat and chair.is_person]
