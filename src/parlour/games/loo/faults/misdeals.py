"""The dealer's errors at a table of Loo, and a hand with a card too few made complete (loo.39, R21, R28, R33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import HAND, NOBODY, PACK, STOCK
from parlour.core.moves import Move
from parlour.games.loo.faults.rights import MISDEAL
from parlour.mechanisms.trick_misdeals import EXPOSED, MISCOUNT, SHORT, Served, leave_on_top, next_short

if TYPE_CHECKING:
    from parlour.games.loo.faults.game import LooTable


def befall(game: LooTable, deck: vec[i64]) -> None:
    """What goes wrong as this pack is dealt."""
    served = Served([int(seat) for seat in game.dealt], game.agreed.each, game.stock())
    for mishap in served.mishaps(game.chance, game.agreed.rates):
        _err(game, mishap, served, deck)


def _err(game: LooTable, mishap: Move, served: Served, deck: vec[i64]) -> None:
    """The dealer's fault, open to all (loo.39)."""
    seat = mishap.a
    game.claims.note(MISDEAL, game.dealer)
    if mishap.verb is MISCOUNT:
        extra = _give_top(game, seat)
        game.bring("loo.39", "gets-one-too-many", seat, [extra], PACK, HAND[seat], NOBODY)
    elif mishap.verb is EXPOSED:
        card = _dealt_card(game, seat, mishap.b, deck)
        game.conduct.shown |= BIT[card]
        game.bring("loo.39", "card-exposed", seat, [card], HAND[seat], HAND[seat])
    elif mishap.verb is SHORT:
        _leave_short(game, seat, _dealt_card(game, seat, served.missing(seat), deck))
    else:
        game.say("loo.39", "out-of-order", game.dealer)


def _dealt_card(game: LooTable, seat: i64, n: i64, deck: vec[i64]) -> i64:
    """The n-th card that the seat was dealt."""
    miss = game.miss_size()
    i: i64 = 0
    while True:
        if game.gets(i, miss) == seat:
            n -= 1
            if n == 0:
                return deck[i]
        i += 1


def _leave_short(game: LooTable, seat: i64, card: i64) -> None:
    """Nobody sees the card that stays on the pack."""
    deal = game.deal
    deal.hands[seat] ^= BIT[card]
    deal.deck = leave_on_top(deal.deck, deal.next_card, card)
    deal.next_card -= 1
    game.conduct.short |= BIT[seat]
    game.bring("loo.39", "gets-one-too-few", seat, [card], HAND[seat], STOCK, NOBODY)


def _give_top(game: LooTable, seat: i64) -> i64:
    card = game.deal.deck[game.deal.next_card]
    game.deal.next_card += 1
    game.deal.hands[seat] |= BIT[card]
    return card


def complete(game: LooTable, seat: i64) -> None:
    """The missing card from the top of the pack; he sees it if he has looked (loo.R33)."""
    game.conduct.short ^= BIT[seat]
    card = _give_top(game, seat)
    game.bring("loo.R33", "gets-missing-card", seat, [card], STOCK, HAND[seat], game.deal.looked & BIT[seat])


def complete_all(game: LooTable) -> None:
    while game.conduct.short:
        complete(game, next_short(game.conduct, game.dealer))
