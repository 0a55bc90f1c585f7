"""A sale: the owner offers, the others bid in rotation or pass for good, the owner answers (speculation.R1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS, EVERYTHING
from parlour.games.speculation import table
from parlour.games.speculation.words import ANSWER, AUCTION, OFFERING

if TYPE_CHECKING:
    from parlour.games.speculation.rules import Speculation

SALE: Final = ["speculation.9", "speculation.23", "speculation.21", "speculation.16", "speculation.23"]  # by step


def open_window(game: Speculation, step: i64, owner: i64) -> None:
    game.step = step
    game.owner = owner
    put_to_owner(game)


def put_to_owner(game: Speculation) -> None:
    game.phase = OFFERING
    game.lot = 0
    game.best = 0
    game.bidder = NO_SEAT
    game.ask(game.owner)


def offer(game: Speculation, lot: i64) -> None:
    game.phase = AUCTION
    game.lot = lot if lot > 0 else 0
    game.bidding = ALL_SEATS[game.seats] & ~BIT[game.owner]  # speculation.R2: nobody buys from himself
    if game.detail == EVERYTHING:
        game.say(SALE[game.step], "offers", game.owner, 0, table.item(game))
    _ask_next(game, game.owner)


def bid(game: Speculation, seat: i64, counters: i64) -> None:
    game.best = counters
    game.bidder = seat
    game.say("speculation.R1", "bids", seat, counters)
    _ask_next(game, seat)


def pass_for_good(game: Speculation, seat: i64) -> None:
    game.bidding &= ~BIT[seat]
    game.say("speculation.R1", "passes", seat)
    _ask_next(game, seat)


def _ask_next(game: Speculation, seat: i64) -> None:
    """The highest bidder is not asked again unless somebody goes above him."""
    others = game.bidding
    if game.bidder >= 0:
        others &= ~BIT[game.bidder]
    if others == 0:
        _knock_down(game)
        return
    seat = game.left(seat)
    while others & BIT[seat] == 0:
        seat = game.left(seat)
    game.ask(seat)


def _knock_down(game: Speculation) -> None:
    if game.bidder < 0:
        game.say("speculation.R1", "no-bid", game.owner)
        game.window_over(game.owner)
        return
    game.phase = ANSWER
    game.ask(game.owner)


def answer(game: Speculation, accepted: bool) -> None:
    if not accepted:
        game.say("speculation.R1", "refuses-bid", game.owner, game.best)
        game.window_over(game.owner)
        return
    game.pay(SALE[game.step], "pays-price", game.bidder, game.owner, game.best)
    game.window_over(game.bidder)
