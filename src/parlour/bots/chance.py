"""The bot that plays any lawful move, all alike; at a table where offences can happen it may also err and claim."""

from __future__ import annotations

import random

from parlour.bots.seats import Seat
from parlour.moves import Move

CLAIMS = 0.5  # how often it claims what it has noticed


class RandomBot:
    name = "random"

    def __init__(self, seed: int, errs: float = 0.0) -> None:
        self._random = random.Random(seed)
        self.errs = errs

    def choose(self, seat: Seat) -> Move:
        moves = seat.moves()
        if not seat.offences_happen():
            return moves[self._random.randrange(len(moves))]
        return self._random.choice(self._sorted_out(seat, moves.all()) or moves.all())

    def _sorted_out(self, seat: Seat, moves: list[Move]) -> list[Move]:
        """Offences at its rate; else what it has noticed, now and then; else what is neither offence nor guess."""
        offences = [move for move in moves if seat.offends(move)]
        if offences and self._random.random() < self.errs:
            return offences
        noticed = [move for move in moves if seat.noticed(move)]
        if noticed and self._random.random() < CLAIMS:
            return noticed
        return [move for move in moves if move not in offences and move.verb.name != "claim"]

    def volunteer(self, seat: Seat) -> Move | None:
        """A move that it may make but need not, now and then."""
        if not self.volunteers():
            return None
        wished = self._sorted_out(seat, seat.moves().all())
        return self._random.choice(wished) if wished else None

    def volunteers(self) -> bool:
        """Whether it uses a move that it may make but need not."""
        return self._random.random() < 0.25
