"""The bot that plays any lawful move, all alike; at a table with offences it may err and claims what it noticed."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.moves import Move
from parlour.core.players import Advice, Bot, Seat
from parlour.core.playout import LOITER

CLAIMS = 0.5  # how often it claims what it has noticed


class RandomBot(Bot):
    def __init__(self, seed: int, errs: float = 0.0) -> None:
        super().__init__("random")
        self.chance = Chance(seed)
        self.errs = errs

    def choose(self, seat: Seat) -> Move:
        moves = seat.moves()
        if not seat.offences_happen():
            return moves[self.chance.below(len(moves))]
        return self._one_of(self._sorted_out(seat, moves.all()) or moves.all())

    def advise(self, seat: Seat) -> Advice:
        return Advice(self.choose(seat), "why-by-lot")

    def volunteer(self, seat: Seat) -> Advice | None:
        if self.chance.below(LOITER):
            return None
        moves = seat.moves().all()
        if seat.offences_happen():
            moves = self._sorted_out(seat, moves)
        return Advice(self._one_of(moves), "why-by-lot") if moves else None

    def _one_of(self, moves: list[Move]) -> Move:
        return moves[self.chance.below(len(moves))]

    def _sorted_out(self, seat: Seat, moves: list[Move]) -> list[Move]:
        """Offences at its rate; else what it has noticed, now and then; else what is neither offence nor guess."""
        offences = [move for move in moves if seat.offends(move)]
        if offences and self.chance.happens(self.errs):
            return offences
        noticed = [move for move in moves if seat.noticed(move)]
        if noticed and self.chance.happens(CLAIMS):
            return noticed
        return [move for move in moves if move not in offences and move.verb.name != "claim"]
