"""The bot that plays any lawful move, all alike."""

from __future__ import annotations

import random

from parlour.bots.seats import Seat
from parlour.moves import Move


class RandomBot:
    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, seat: Seat) -> Move:
        moves = seat.moves()
        return moves[self._random.randrange(len(moves))]

    def volunteers(self) -> bool:
        """Whether it uses a move that it may make but need not."""
        return self._random.random() < 0.25
