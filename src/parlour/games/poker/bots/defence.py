"""When to stay in after the draw, however little a net thinks of its hand.

Whoever bets gains by it with any cards, if the others give up more often than the price is a part of the pool with it.
A net that plays against its like meets few bets without a hand behind them, and gives up nearly always; then anybody
who stands pat and bets the most buys it out.  A part of what the price asks for is enough to make that lose, and costs
little against those who bet on what they hold.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from parlour.core.cards import count
from parlour.core.game import Game
from parlour.core.players import Advice
from parlour.games.poker import words
from parlour.games.poker.bots.book import price_of, showing
from parlour.games.poker.bots.odds import usual_hands
from parlour.games.poker.rules.game import Poker

PART: Final = 0.25


def defend(game: Game, seat: int) -> Advice | None:
    """Call with the best of the usual hands: so many that somebody among those who are in calls often enough."""
    assert isinstance(game, Poker)
    price = price_of(game, seat)
    if game.phase != words.BETTING or price <= 0:
        return None
    hands = usual_hands(game)
    beaten = bisect_left(hands, int(game.agreed.order.value(game.deal.hands[seat]))) / len(hands)
    others = int(count(game.deal.playing)) - 1
    gives_up = (price / game.in_pool()) ** (1.0 / others)  # each of them, as often as he may
    if beaten < 1.0 - PART * (1.0 - gives_up):
        return None
    return Advice(words.TO_CALL if game.allows(seat, words.TO_CALL) else showing(game, seat), "why-bought-out")
