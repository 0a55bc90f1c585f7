"""The dealer's errors at a table of Spoil Five, and a hand with a card too few made complete (R25, R30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import HAND, PACK, STOCK
from parlour.core.moves import Move
from parlour.games.spoil_five.faults.rights import MISDEAL
from parlour.games.spoil_five.state import EACH
from parlour.mechanisms.trick_misdeals import EXPOSED, MISCOUNT, SHORT, Served, leave_on_top, next_short

if TYPE_CHECKING:
    from parlour.games.spoil_five.faults.game import SpoilFiveTable


class Misdeals:
    """What goes wrong in one deal: cards that stay on the pack before all look at theirs, the rest thereafter."""

    game: SpoilFiveTable
    deck: vec[i64]
    served: Served
    mishaps: list[Move]

    def __init__(self, game: SpoilFiveTable, deck: vec[i64]) -> None:
        self.game = game
        self.deck = deck
        self.served = Served(list(range(int(game.seats))), EACH, len(deck) - EACH * game.seats - 1)
        self.mishaps = self.served.mishaps(game.chance, game.agreed.rates)

    def shorten_hands(self) -> None:
        """Nobody sees the card that stays on the pack."""
        deal = self.game.deal
        for mishap in self.mishaps:
            if mishap.verb is SHORT:
                card = self._missing_card(mishap.a)
                deal.hands[mishap.a] ^= BIT[card]
                deal.stock |= BIT[card]
                deal.deck = self.deck

    def befall(self) -> None:
        """The dealer's fault, open to all (spoil-five.14)."""
        for mishap in self.mishaps:
            self.game.claims.note(MISDEAL, self.game.dealer)
            self._err(mishap)

    def _err(self, mishap: Move) -> None:
        game = self.game
        seat = mishap.a
        if mishap.verb is MISCOUNT:
            extra = _give_top(game, seat, self.deck)
            game.bring("spoil-five.14", "gets-one-too-many", seat, [extra], PACK, HAND[seat], BIT[seat])
        elif mishap.verb is EXPOSED:
            card = self._dealt_card(seat, mishap.b)
            game.conduct.shown |= BIT[card]
            game.bring("spoil-five.14", "card-exposed", seat, [card], HAND[seat], HAND[seat])
        elif mishap.verb is SHORT:
            game.deal.deck = leave_on_top(game.deal.deck, game.deal.next_card, self._missing_card(seat))
            game.deal.next_card -= 1
            game.conduct.short |= BIT[seat]
            game.say("spoil-five.14", "gets-one-too-few", seat)
        else:
            game.say("spoil-five.14", "out-of-order", game.dealer)

    def _missing_card(self, seat: i64) -> i64:
        return self._dealt_card(seat, self.served.missing(seat))

    def _dealt_card(self, seat: i64, n: i64) -> i64:
        """The n-th card that the seat was dealt, three at first and then two."""
        seats = self.game.seats
        turn = (seat + seats - self.game.dealer - 1) % seats
        return self.deck[3 * turn + n - 1] if n <= 3 else self.deck[3 * seats + 2 * turn + n - 4]


def _give_top(game: SpoilFiveTable, seat: i64, deck: vec[i64]) -> i64:
    deal = game.deal
    card = deck[deal.next_card]
    deal.next_card += 1
    deal.stock &= ~BIT[card]
    deal.hands[seat] |= BIT[card]
    return card


def complete(game: SpoilFiveTable, seat: i64) -> None:
    """The missing card from the top of the pack (spoil-five.R30)."""
    game.conduct.short ^= BIT[seat]
    card = _give_top(game, seat, game.deal.deck)
    game.bring("spoil-five.R30", "gets-missing-card", seat, [card], STOCK, HAND[seat], BIT[seat])


def complete_all(game: SpoilFiveTable) -> None:
    while game.conduct.short:
        complete(game, next_short(game.conduct, game.dealer))
