"""Naturals that their holders declare: in time they are paid, forgotten they are plain points (vingt-un.R8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.games.vingt_un import words
from parlour.games.vingt_un.faults.state import NO_PAUSE, OF_NATURAL
from parlour.games.vingt_un.rules import pay
from parlour.games.vingt_un.state import HANDS

if TYPE_CHECKING:
    from parlour.games.vingt_un.faults.game import VingtUnTable


def may_declare(game: VingtUnTable, seat: i64) -> bool:
    """The dealer when he looks, a player until he draws or the dealer turns up; only who has one."""
    conduct = game.conduct
    if conduct.choosing >= 0:
        return False
    if seat == game.dealer:
        return conduct.pause == OF_NATURAL and pay.has_natural(game, seat)
    in_time = conduct.pause == NO_PAUSE and game.phase in (words.DIVISION, words.DRAWING)
    return in_time and game.deal.hands[seat] == 1 and _holds_undrawn(game, seat)


def _holds_undrawn(game: VingtUnTable, seat: i64) -> bool:
    slot = HANDS * seat
    return game.deal.live & BIT[slot] != 0 and pay.has_natural(game, seat) and not game.deal.drawn_to(slot)


def declare(game: VingtUnTable, seat: i64) -> None:
    if seat == game.dealer:
        game.conduct.pause = NO_PAUSE
        pay.dealers_natural(game)
        game.end_hand()
        return
    in_turn = game.waits & BIT[seat] != 0
    _pay(game, seat)
    if in_turn:
        game.next_player()


def _pay(game: VingtUnTable, seat: i64) -> None:
    """One natural after another: who has declared before is exempt, and the pool goes to the first (vingt-un.R33)."""
    conduct = game.conduct
    if conduct.extra_at == HANDS * seat:
        pay.to_pone(game, game.lose_extra())
    conduct.declared |= BIT[seat]
    conduct.missed &= ~BIT[seat]
    conduct.exposed &= ~BIT[seat]
    pay.pay_natural(game, seat)
    if game.tenure.hand_no == 1:
        game.say("vingt-un.43", "natural-disregarded", seat)
        return
    if game.agreed.bonus:
        pay.pay_bonus(game, seat, conduct.declared)
    pool = game.agreed.pool
    if pool >= 0 and game.agreed.natural_takes_pool and game.ledger[pool]:
        game.pay("vingt-un.63", "takes-pool", pool, seat, game.ledger[pool])
    for k in range(len(game.order) - 1):
        if conduct.declared & BIT[game.order[k]]:
            pay.throw_out(game, game.order[k])  # the nearest of those who have declared (vingt-un.R3)
            return
