"""The better move of a decision weighed against the one that was played, in worlds by which it was not chosen."""

from __future__ import annotations

from parlour.bots.worlds import Tried, Worlds, lead
from parlour.review.stake import is_settled

FEWEST = 32  # worlds
MOST = 4096


class Weighing:
    """Two moves in the same worlds, as many as are needed or can be afforded."""

    cost: float
    error: float

    def __init__(self, better: Tried, played: Tried, worlds: Worlds, stake: float) -> None:
        self.better = Tried(better.move)
        self.played = Tried(played.move)
        self.worlds = worlds
        self.stake = stake
        self._try_out(FEWEST)

    @property
    def is_settled(self) -> bool:
        return self.better.worlds >= MOST or is_settled(self.cost, self.error, self.stake)

    def go_on(self, most: int) -> None:
        """Until it is settled, or about so many moves more were played."""
        end = self.worlds.spent + most
        while not self.is_settled:
            afforded = (end - self.worlds.spent) * self.better.worlds // self.worlds.spent
            if afforded < FEWEST:
                return
            self._try_out(min(afforded, self.better.worlds))

    def _try_out(self, worlds: int) -> None:
        self.worlds.try_out([self.better, self.played], worlds)
        self.cost, self.error = lead(self.better, self.played)
