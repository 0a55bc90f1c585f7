"""The end of a deal and of the game at Nap: who pays whom, and what becomes of the kitty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, count, rank
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS
from parlour.games.nap import events
from parlour.games.nap.state import NO_KITTY
from parlour.games.nap.words import BLUCHER, CALLED, DEAL, KITTY_DRAW, MISERE, NAP, OVER, WELLINGTON
from parlour.mechanisms.pools import share_out

if TYPE_CHECKING:
    from parlour.games.nap.rules.game import Nap


def tricks_paid(game: Nap, made: bool) -> i64:
    """What the highest call is worth to each opponent, in tricks (nap.6, 7, 33, 40, 41, 42, R8)."""
    rung = game.deal.highest
    if rung < NAP:
        if rung == MISERE:
            return 3
        return CALLED[rung]
    nap = game.agreed.all_tricks
    if rung == NAP:
        return 2 * nap if made else nap
    if made and game.agreed.limited:
        return 2 * nap
    if rung == WELLINGTON:
        return 4 * nap if made else 2 * nap
    return 6 * nap if made else 3 * nap


def clause_of(game: Nap, rung: i64) -> str:
    """The clause that says what a call is worth."""
    if rung == WELLINGTON:
        return "nap.41" if game.agreed.limited else "nap.40"
    if rung == BLUCHER:
        return "nap.42"
    if rung == NAP:
        return "nap.6"
    return "nap.33" if rung == MISERE else "nap.7"


def settle(game: Nap, made: bool) -> None:
    """Each opponent with the caller, the dealer who stands out like the rest (nap.2, 3)."""
    caller = game.deal.caller
    events.play_ended(game, made)
    amount = game.agreed.stake * tricks_paid(game, made)
    if game.doubled:
        amount *= 2
    clause = clause_of(game, game.deal.highest)
    others = ALL_SEATS[game.seats] ^ BIT[caller]
    if game.agreed.stands_out:
        before = others & (BIT[game.dealer] - 1)
        _pay(game, made, clause, before, amount)
        _pay(game, made, game.out_clause(), BIT[game.dealer], amount)
        others &= ~before & ~BIT[game.dealer]
    _pay(game, made, clause, others, amount)
    if game.deal.highest >= NAP and game.agreed.kitty_rule != NO_KITTY:
        _settle_kitty(game, made)
    if made:
        _end_doubling(game)
    end_deal(game)


def _pay(game: Nap, made: bool, clause: str, opponents: i64, amount: int) -> None:
    if made:
        game.collect(clause, "pays-caller", opponents, game.deal.caller, amount)
    else:
        game.pay_each(clause, "caller-pays", game.deal.caller, opponents, amount)


def _settle_kitty(game: Nap, made: bool) -> None:
    if made:
        game.pay("nap.29", "takes-kitty", game.seats, game.deal.caller, game.kitty())
    elif game.deal.taker == game.deal.caller:  # nap.R14: overcalled he owes nothing
        game.pay("nap.37", "spare-hand-forfeit", game.deal.caller, game.seats, 2 * game.agreed.stake)


def _end_doubling(game: Nap) -> None:
    if game.doubled:
        game.doubled = False
        game.say("nap.38", "stakes-single")


def end_deal(game: Nap) -> None:
    """The deal passes to the left, until as many are finished as were agreed (nap.4, R2)."""
    game.deal.gather()
    game.finished += 1
    if game.finished < game.agreed.deals:
        game.dealer = game.left(game.dealer)
        game.phase = DEAL
        game._await_chance()
        return
    game.say("nap.4", "deals-done", NO_SEAT, game.finished)
    if game.kitty() > 0 and game.agreed.draws_kitty:
        game.dealer = game.left(game.dealer)  # the regular dealer
        game.drawing = ALL_SEATS[game.seats]
        game.phase = KITTY_DRAW
        game._await_chance()
        return
    if game.kitty() > 0:
        share_out(game, game.seats, ALL_SEATS[game.seats], "nap.30", "shares-kitty")  # nap.R7
    game._game_over(OVER)


def draw_for_kitty(game: Nap) -> None:
    """A card each from the regular dealer; the lowest takes the kitty, ace high (nap.30), ties draw again (nap.R6)."""
    deck = game.agreed.sheet[:]
    game.chance.shuffle(deck)
    at: i64 = 0
    drawers = game.drawing
    while drawers & (drawers - 1) and at + count(drawers) <= len(deck):
        lowest: i64 = 16
        low_seats: i64 = 0
        for step in range(1, game.seats + 1):
            seat = (game.dealer + step) % game.seats
            if drawers & BIT[seat] == 0:
                continue
            events.drew_for_kitty(game, seat, deck[at], drawers)
            height = rank(deck[at])
            at += 1
            if height < lowest:
                lowest = height
                low_seats = 0
            if height == lowest:
                low_seats |= BIT[seat]
        drawers = low_seats
    game.drawing = drawers
    if drawers & (drawers - 1):
        return  # nap.R20: the pack is at an end and shuffled anew
    for seat in range(game.seats):
        if drawers & BIT[seat]:
            game.pay("nap.30", "wins-kitty", game.seats, seat, game.kitty())
    game._game_over(OVER)
