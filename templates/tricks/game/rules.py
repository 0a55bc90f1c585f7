"""My Tricks: five cards each, follow suit, and everybody pays whoever takes a trick."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.cards import BIT, FRENCH_32
from parlour.core.chance import Chance
from parlour.core.options import Options
from parlour.core.seen import Seen
from parlour.mechanisms.trick_game import LAID_OUT, PHASES, TOLD, Clauses, TrickGame

EACH: Final = 5
CLAUSES: Final = Clauses("my-tricks.2", "my-tricks.3", "my-tricks.4", "my-tricks.5", "my-tricks.7")
SEEN: Final = Seen(seats=6, pools=0, pack=FRENCH_32, phases=PHASES, facts=TOLD, zones=LAID_OUT)


class MyTricks(TrickGame):
    """The deals, until as many are finished as were agreed."""

    def __init__(self, options: Options, names: list[str], chance: Chance, source: MyTricks | None = None) -> None:
        super().__init__(options, names, chance, FRENCH_32, EACH, CLAUSES, source)

    def _taken(self, winner: i64, trick: i64) -> None:
        """Everybody else pays the taker (my-tricks.6)."""
        stake = self.options.number("stake")
        for seat in range(self.seats):
            if seat != winner:
                self.pay("my-tricks.6", "pays", seat, winner, stake)

    def _advice(self, seat: i64) -> list[str]:
        return ["my-tricks.8"] if self.waits & BIT[seat] and self.deal.led < 0 else []
