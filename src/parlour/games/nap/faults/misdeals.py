"""The dealer's errors at a table of Nap, and a hand with a card too few made complete (nap.13, 14, R23, R25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import HAND, PACK, STOCK
from parlour.core.moves import Move
from parlour.games.nap.faults.rights import EXPOSURE, MISDEAL
from parlour.mechanisms.trick_misdeals import EXPOSED, MISCOUNT, SHORT, Served, leave_on_top, next_short

if TYPE_CHECKING:
    from parlour.games.nap.faults.game import NapTable


def befall(game: NapTable, deck: vec[i64]) -> None:
    """What goes wrong as this pack is dealt."""
    seats = [seat for seat in range(int(game.seats)) if not game.sits_out(seat)]
    served = Served(seats, game.agreed.hand_size, game.stock())
    for mishap in served.mishaps(game.chance, game.agreed.rates):
        _err(game, mishap, served, deck)


def _err(game: NapTable, mishap: Move, served: Served, deck: vec[i64]) -> None:
    """The dealer's fault, open to all (nap.13, 14)."""
    seat = mishap.a
    game.claims.note(EXPOSURE if mishap.verb is EXPOSED else MISDEAL, game.dealer)
    if mishap.verb is MISCOUNT:
        extra = _give_top(game, seat)
        game.bring("nap.13", "gets-one-too-many", seat, [extra], PACK, HAND[seat], BIT[seat])
    elif mishap.verb is EXPOSED:
        card = _dealt_card(game, seat, mishap.b, deck)
        game.conduct.shown |= BIT[card]
        game.bring("nap.14", "card-exposed", seat, [card], HAND[seat], HAND[seat])
    elif mishap.verb is SHORT:
        _leave_short(game, seat, _dealt_card(game, seat, served.missing(seat), deck))
    else:
        game.say("nap.13", "out-of-order", game.dealer)


def _dealt_card(game: NapTable, seat: i64, n: i64, deck: vec[i64]) -> i64:
    """The n-th card that the seat was dealt."""
    place: i64 = 0
    at = game.after(game.dealer)
    while at != seat:
        at = game.after(at)
        place += 1
    return deck[place + (n - 1) * game.agreed.circuit]


def _leave_short(game: NapTable, seat: i64, card: i64) -> None:
    """Nobody sees the card that stays on the pack."""
    deal = game.deal
    deal.hands[seat] ^= BIT[card]
    deal.deck = leave_on_top(deal.deck, deal.next_card, card)
    deal.next_card -= 1
    game.conduct.short |= BIT[seat]
    game.say("nap.13", "gets-one-too-few", seat)


def _give_top(game: NapTable, seat: i64) -> i64:
    card = game.deal.deck[game.deal.next_card]
    game.deal.next_card += 1
    game.deal.hands[seat] |= BIT[card]
    return card


def complete(game: NapTable, seat: i64) -> None:
    """The missing card from the top of the pack (nap.R25)."""
    game.conduct.short ^= BIT[seat]
    card = _give_top(game, seat)
    game.bring("nap.R25", "gets-missing-card", seat, [card], STOCK, HAND[seat], BIT[seat])


def complete_all(game: NapTable) -> None:
    while game.conduct.short:
        complete(game, next_short(game.conduct, game.dealer))
