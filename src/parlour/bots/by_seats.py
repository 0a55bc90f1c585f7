"""A bot that leaves its seat to one of several others, by how many seats the table has."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.players import Advice, Bot, Seat


class BySeats(Bot):
    """``at``: who plays where there are so many seats; everywhere else ``usual`` does."""

    def __init__(self, name: str, usual: Bot, at: Mapping[int, Bot]) -> None:
        super().__init__(name)
        self.usual = usual
        self.at = at

    def think(self, seat: Seat) -> Advice:
        return self._who(seat).think(seat)

    def think_unasked(self, seat: Seat) -> Advice | None:
        return self._who(seat).think_unasked(seat)

    def mind(self, seat: Seat) -> Bot:
        return self._who(seat).mind(seat)

    def _who(self, seat: Seat) -> Bot:
        return self.at.get(seat.options().number("players"), self.usual)
