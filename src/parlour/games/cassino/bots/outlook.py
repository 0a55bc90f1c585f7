"""How the players of Cassino stand after a deal: the game is won by points, and most deals do not end it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from parlour.core.game import Game
from parlour.core.outlook import Outlook

GAME_WORTH: Final = 3.0  # points that the end of the game is worth, for each loser


class CassinoOutlook(Outlook):
    def stand(self, game: Game, by_seat: vec[float]) -> None:
        """The points of each, less the mean of all; and the result, once the game is over."""
        total = 0.0
        for seat in range(game.seats):
            by_seat[seat] = float(game.points_of(seat))
            total += by_seat[seat]
        mean = total / float(game.seats)
        for seat in range(game.seats):
            by_seat[seat] += GAME_WORTH * float(game.result_of(seat)) - mean


OUTLOOK: Final = CassinoOutlook()
