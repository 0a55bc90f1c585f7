"""Whether a claim pays: what the claimer gains by each claim he could make now, and by letting it be.

In worlds that the seat cannot tell from the true one the deal is played to its end by the book, once after each claim
and once without any.  Nobody claims or offends in them any more.  A claim is made where it brings no less than silence.
"""

from __future__ import annotations

from typing import Final

from parlour.bots.onward import Onward
from parlour.core.chance import Chance, advance
from parlour.core.moves import Move
from parlour.core.outlook import Outlook
from parlour.core.players import Judge, Rule, Seat

WORLDS: Final = 16
FEW_WORLDS: Final = 4  # where chance must play them to their end: more would not tell more


class Weigher(Judge):
    """Weighs claims by a written rule of play, where the game has one; else by random lawful play."""

    def __init__(self, outlook: Outlook, rule: Rule | None, worlds: int = WORLDS) -> None:
        self.outlook = outlook
        self.onward = Onward(outlook, rule)
        self.worlds = worlds

    def choose(self, seat: Seat, claims: list[Move]) -> Move | None:
        """The best of the claims; None where it is better to say nothing.  The same position has the same answer."""
        worth = self.worth(seat, claims)
        best = max(range(len(claims)), key=lambda i: worth[i + 1])
        return claims[best] if worth[best + 1] >= worth[0] else None

    def worth(self, seat: Seat, claims: list[Move]) -> list[float]:
        """What silence and each of the claims bring, in the same worlds."""
        chance = Chance(hash(tuple(seat.moment())) & 0x7FFF_FFFF_FFFF)
        wishes: list[Move | None] = [None, *claims]
        total = [0.0] * len(wishes)
        for _world in range(self.worlds):
            world = seat.redeal(chance)
            state = int(advance(chance.state))
            for i, wish in enumerate(wishes):
                trial = world.copy()
                stage = int(self.outlook.stage(trial))
                if wish is not None:
                    trial.act(seat.seat, wish)
                total[i] += self.onward.outcome(trial, stage, state)[seat.seat]
        return [float(found) / self.worlds for found in total]
