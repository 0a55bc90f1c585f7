"""Bets out of turn: they lie, and count when the turn comes (poker.law.55, R19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.games.poker import words

if TYPE_CHECKING:
    from parlour.games.poker.faults.game import PokerTable


def most_early(game: PokerTable, seat: i64) -> i64:
    """The most a seat may lay before its turn; 0 where it may not lay anything."""
    out_of_turn = game.phase == words.BETTING and not game.waits & BIT[seat]
    taking_part = game.deal.playing & ~game.deal.short & BIT[seat] != 0
    if not out_of_turn or not taking_part or game.conduct.early[seat]:
        return 0
    have = game.counters(seat)
    most = game.deal.highest - game.deal.level + 2 * game.agreed.limit
    return have if game.agreed.limit == 0 or have < most else most


def lay_early(game: PokerTable, seat: i64, n: i64) -> None:
    game.conduct.early[seat] = n
    game.say("poker.law.55", "bets-out-of-turn", seat, n)
    game.pay("poker.law.52", "lays", seat, game.agreed.pool, n)


def count_early(game: PokerTable, seat: i64) -> bool:
    """His turn has come: what lies counts as laid.  True where it is all his turn needs."""
    deal = game.deal
    highest = deal.highest - deal.level
    bet = _within_limit(game, seat, deal.stake[seat] - deal.level + game.conduct.early[seat], highest)
    game.conduct.early[seat] = 0
    deal.stake[seat] = deal.level + bet
    if bet > highest:
        deal.last_act = seat
        deal.highest = deal.stake[seat]
        game._commit(seat)
        game.say("poker.R19", "counts-as-raise" if highest else "counts-as-bet", seat, bet)
        if not game.agreed.unlimited:
            game._deem()
    elif bet == highest and highest:
        deal.last_act = seat
        game.say("poker.R19", "counts-as-call", seat, bet)
    else:
        game.say("poker.R19", "counts-as-part", seat, bet)
        if game.counters(seat) > 0 or not game.may_show(seat):
            return False
        game.demand_show(seat, "deemed-to-show")
    game._bet_on(seat)
    return True


def _within_limit(game: PokerTable, seat: i64, bet: i64, highest: i64) -> i64:
    """What is more than a raise may be stays in the pool without effect (poker.R19)."""
    most = bet
    if game.agreed.limit:
        most = highest + game.agreed.limit
    if highest and game.is_alone(seat):  # poker.R16: nobody to raise
        most = highest
    if bet <= most:
        return bet
    game.say("poker.R19", "excess-stays", seat, bet - most)
    return most
