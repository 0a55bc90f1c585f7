"""What counters are worth at Snip-Snap-Snorum before the game is over: above all, they keep a player in it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from parlour.core.cards import BIT, count
from parlour.core.game import Game
from parlour.core.outlook import Outlook
from parlour.games.snip_snap_snorum.rules import SnipSnapSnorum
from parlour.games.snip_snap_snorum.state import FIRST_OUT
from parlour.games.snip_snap_snorum.words import STOCK

# By counters left before a deal, how likely one is to survive alone beside a player with five: fitted to simulated
# games of five; with pool_pays a stock may pass five.
MOST_BEYOND: Final = 45
STAMINA: Final = vec[float]([0.0, 0.03, 0.11, 0.26, 0.55] + [1.6**beyond for beyond in range(MOST_BEYOND + 1)])


class SnipOutlook(Outlook):
    def stand(self, game: Game, by_seat: vec[float]) -> None:
        """The result, and the pool: by the chances to survive, or shared where only some deals are agreed."""
        assert isinstance(game, SnipSnapSnorum)
        super().stand(game, by_seat)
        if game.over or game.agreed.method == FIRST_OUT:
            return
        if game.agreed.deals:
            _share_pool(game, by_seat)
        else:
            _share_counters(game, by_seat)


def _share_pool(game: SnipSnapSnorum, by_seat: vec[float]) -> None:
    """As if these deals were the last (snip-snap-snorum.R19)."""
    share = float(game.pool()) / float(count(game.live))
    for seat in range(game.seats):
        if game.live & BIT[seat]:
            by_seat[seat] += share


def _share_counters(game: SnipSnapSnorum, by_seat: vec[float]) -> None:
    """Whoever survives has all counters in the end (snip-snap-snorum.6)."""
    stamina = 0.0
    for seat in range(game.seats):
        stamina += STAMINA[game.stocks[seat]]
    each = float(STOCK * game.seats) / stamina
    for seat in range(game.seats):
        stock = game.stocks[seat]
        by_seat[seat] += each * STAMINA[stock] - float(stock)


OUTLOOK: Final = SnipOutlook()
