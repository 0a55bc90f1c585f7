"""What a seat of My Bird Sings remembers of a deal: which cards it has met, and where they must have been.

Of what the seat has not noticed only that it happened is read, never the card.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import BIT, BLANK, lowest
from parlour.games.my_bird_sings import entries
from parlour.games.my_bird_sings.entries import card_of, kind_of, noticed, seat_of
from parlour.games.my_bird_sings.state import BirdDeal

IN_STOCK: Final = -1
UNKNOWN: Final = -1
NEVER: Final = 1 << 20
NUMBERS: Final = vec[i64](list(range(64)))
ALL_IN_STOCK: Final = vec[i64]([IN_STOCK for _number in range(64)])
NONE_KNOWN: Final = vec[i64]([UNKNOWN for _number in range(64)])
NEVER_DUE: Final = vec[i64]([NEVER for _card in range(64)])
PUT_AT: Final = 64  # what lies in the stock: a card dealt there, or from here on the one put out at that point


class Memory:
    """Cards are numbered as dealt, hand by hand and then the stock."""

    seat: i64
    seats: i64
    leader: i64
    log: vec[i64]
    place: vec[i64]  # by number
    lying: vec[i64]  # by number: the names known from the beginning
    held: vec[i64]  # by seat: the numbers dealt there
    bottom: vec[i64]  # the numbers dealt to the stock
    unmet: i64  # the cards that may have lain anywhere
    met: vec[i64]  # by point of the log: the card, if the seat knows it
    next_due: vec[i64]  # by point of the log: where the same card is due next in another's hand
    first_due: vec[i64]  # by card
    fresh: vec[i64]  # by point of the log: 1 where a card is met that may have lain anywhere before

    def __init__(self, deal: BirdDeal, seat: i64) -> None:
        self.seat = seat
        self.seats = len(deal.hands)
        self.leader = deal.leader
        self.log = deal.log
        self._number_cards(deal)
        self._find_met()
        self._find_due()

    def _number_cards(self, deal: BirdDeal) -> None:
        place = ALL_IN_STOCK[:]
        lying = NONE_KNOWN[:]
        self.held = BLANK[: self.seats]
        number: i64 = 0
        for other in range(self.seats):
            hand = deal.base_hands[other]
            while hand:
                if other == self.seat:
                    lying[number] = lowest(hand)
                hand &= hand - 1
                self.held[other] |= BIT[number]
                place[number] = other
                number += 1
        end = number + len(deal.base_stock)
        self.bottom = NUMBERS[number:end]
        self.place = place[:end]
        self.lying = lying[:end]
        self.unmet = _in_play(deal) & ~deal.base_hands[self.seat]

    def _find_met(self) -> None:
        """The stock is followed from the deal on: a card shown there tells what was put there."""
        self.met = vec[i64]([])
        for told in self.log:
            self.met = append(self.met, card_of(told) if noticed(told, self.seat, self.seats) else UNKNOWN)
        lying = self.bottom[:]
        top: i64 = 0
        shown: i64 = 0
        put: i64 = 0
        for at in range(len(self.log)):
            kind = kind_of(self.log[at])
            if kind in (entries.PUT, entries.TRIED):
                put = at
                shown = 0
            elif kind == entries.SHOWN:
                self._meet_in_stock(lying[top + shown], self.met[at])
                shown += 1
            elif kind == entries.TAKEN:
                self._meet_in_stock(lying[top + shown], self.met[at])
                lying = gone_under(lying, top, shown, PUT_AT + put)
                top += shown + 1
            elif kind == entries.DRAWN:
                self._meet_in_stock(lying[top], self.met[at])
                top += 1

    def _meet_in_stock(self, there: i64, card: i64) -> None:
        if card == UNKNOWN:
            return
        if there < PUT_AT:
            self.lying[there] = card
        else:
            self.met[there - PUT_AT] = card

    def _find_due(self) -> None:
        self.first_due = NEVER_DUE[:]
        self.next_due = vec[i64]([NEVER for _told in self.log])
        for back in range(len(self.log)):
            at = len(self.log) - 1 - back
            card = self.met[at]
            if card != UNKNOWN:
                self.next_due[at] = self.first_due[card]
                if self._is_due(self.log[at]):
                    self.first_due[card] = at
        known: i64 = 0
        for name in self.lying:
            if name != UNKNOWN:
                known |= BIT[name]
        self.unmet &= ~known
        self.fresh = vec[i64]([0 for _told in self.log])
        for at in range(len(self.log)):
            card = self.met[at]
            if card != UNKNOWN and self.first_due[card] == at and self.unmet & BIT[card]:
                self.fresh[at] = 1

    def _is_due(self, told: i64) -> bool:
        """Whether another must have had the card in his hand."""
        kind = kind_of(told)
        return kind in (entries.PASSED, entries.PUT, entries.TRIED, entries.LAID) and seat_of(told) != self.seat


def _in_play(deal: BirdDeal) -> i64:
    """All that was dealt."""
    cards: i64 = 0
    for hand in deal.hands:
        cards |= hand
    for card in deal.stock:
        cards |= BIT[card]
    for told in deal.log:
        if kind_of(told) == entries.LAID:
            cards |= BIT[card_of(told)]
    return cards


def gone_under(stock: vec[i64], top: i64, shown: i64, out: i64) -> vec[i64]:
    """What was put out and then what was rejected go under the stock (my-bird-sings.R5)."""
    stock = append(stock, out)
    for i in range(shown):
        stock = append(stock, stock[top + i])
    return stock
