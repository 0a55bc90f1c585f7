"""The bot that plays any lawful move, all alike."""

from __future__ import annotations

from parlour.moves import Move
from parlour.playout import LOITER
from parlour.rng import Chance
from parlour.seat import Advice, Bot, Seat


class RandomBot(Bot):
    def __init__(self, seed: int) -> None:
        super().__init__("random")
        self.chance = Chance(seed)

    def choose(self, seat: Seat) -> Move:
        moves = seat.moves()
        return moves[self.chance.below(len(moves))]

    def advise(self, seat: Seat) -> Advice:
        return Advice(self.choose(seat), "by lot")

    def volunteer(self, seat: Seat) -> Advice | None:
        moves = seat.moves()
        return self.advise(seat) if moves and self.chance.below(LOITER) == 0 else None
