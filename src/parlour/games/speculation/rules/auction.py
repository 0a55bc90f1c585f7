"""A sale: the owner offers, the others bid in rotation or pass for good, the owner answers (speculation.R1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS
from parlour.games.speculation import events
from parlour.games.speculation.words import ANSWER, AUCTION, OFFERING, SALE

if TYPE_CHECKING:
    from parlour.games.speculation.rules.game import Speculation


def open_window(game: Speculation, step: i64, owner: i64) -> None:
    game.deal.step = step
    game.deal.owner = owner
    put_to_owner(game)


def put_to_owner(game: Speculation) -> None:
    deal = game.deal
    game.phase = OFFERING
    deal.lot = 0
    deal.best = 0
    deal.bidder = NO_SEAT
    game.ask(deal.owner)


def offer(game: Speculation, lot: i64) -> None:
    game.phase = AUCTION
    if lot > 0:
        game.deal.lot = lot
    game.deal.bidding = ALL_SEATS[game.seats] & ~BIT[game.deal.owner]  # speculation.R2: nobody buys from himself
    events.offered(game)
    _ask_next(game, game.deal.owner)


def bid(game: Speculation, seat: i64, counters: i64) -> None:
    game.deal.best = counters
    game.deal.bidder = seat
    game.say("speculation.R1", "bids", seat, counters)
    _ask_next(game, seat)


def pass_for_good(game: Speculation, seat: i64) -> None:
    game.deal.bidding &= ~BIT[seat]
    game.say("speculation.R1", "passes", seat)
    _ask_next(game, seat)


def _ask_next(game: Speculation, seat: i64) -> None:
    """The highest bidder is not asked again unless somebody goes above him."""
    deal = game.deal
    others = deal.bidding
    if deal.bidder >= 0:
        others &= ~BIT[deal.bidder]
    if others == 0:
        _knock_down(game)
        return
    seat = game.left(seat)
    while others & BIT[seat] == 0:
        seat = game.left(seat)
    game.ask(seat)


def _knock_down(game: Speculation) -> None:
    if game.deal.bidder < 0:
        game.say("speculation.R1", "no-bid", game.deal.owner)
        game.window_over(game.deal.owner)
        return
    game.phase = ANSWER
    game.ask(game.deal.owner)


def answer(game: Speculation, accepted: bool) -> None:
    if not accepted:
        game.say("speculation.R1", "refuses-bid", game.deal.owner, game.deal.best)
        game.window_over(game.deal.owner)
        return
    deal = game.deal
    game.pay(SALE[deal.step], "pays-price", deal.bidder, deal.owner, deal.best)
    game.window_over(deal.bidder)
