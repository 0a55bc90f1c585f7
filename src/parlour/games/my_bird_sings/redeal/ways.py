"""How the cards may have gone, changed again and again where a seat could not have noticed.

Hands keep their sizes, so every way in which the cards may have been dealt and passed on is equally likely.  Beginning
with a tale that agrees with what the seat has noticed, the cards it never saw are mixed; then, again and again, two
cards that were together in one hand change parts from there on, until they meet again or to the end, wherever the seat
could not have noticed.
Each change can be taken back as easily as it is made, so in the long run no way is preferred.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import BIT, BLANK, SUIT, count, nth, suit, vec_of
from parlour.core.chance import Chance
from parlour.games.my_bird_sings import entries
from parlour.games.my_bird_sings.entries import card_of, kind_of, noticed, seat_of
from parlour.games.my_bird_sings.redeal.memory import IN_STOCK
from parlour.games.my_bird_sings.redeal.tale import Tale
from parlour.games.my_bird_sings.state import BirdDeal

NOTICED: Final = -1
OWN_NAMES: Final = vec[i64](list(range(64)))


class Ways:
    """How the cards may have gone: as dealt (``spots``, each in its ``place``) and then by the log."""

    seat: i64
    seats: i64
    own: i64  # what the seat was dealt
    spots: vec[i64]
    place: vec[i64]
    log: vec[i64]
    swapping: bool  # whether the leader has exchanged: then suits matter

    def __init__(self, tale: Tale, own: i64) -> None:
        self.seat = tale.seat
        self.seats = tale.seats
        self.own = own
        spots = tale.names[:]
        place = tale.known.place[:]
        at: i64 = 0
        for number in range(len(spots)):
            if place[number] != self.seat:
                spots[at] = spots[number]
                place[at] = place[number]
                at += 1
        self.spots = spots[:at]
        self.place = place[:at]
        self.log = tale.told()
        self.swapping = False
        for told in self.log:
            if kind_of(told) == entries.PUT or kind_of(told) == entries.TRIED:
                self.swapping = True

    def _never_seen(self) -> i64:
        cards: i64 = 0
        for card in self.spots:
            cards |= BIT[card]
        for told in self.log:
            if noticed(told, self.seat, self.seats):
                cards &= ~BIT[card_of(told)]
        return cards

    def mix(self, chance: Chance) -> None:
        """Let the cards the seat never saw change names, suit by suit where suits matter."""
        cards = self._never_seen()
        if not self.swapping:
            self._rename(cards, chance)
            return
        for of_suit in SUIT:
            self._rename(cards & of_suit, chance)

    def _rename(self, cards: i64, chance: Chance) -> None:
        old = vec_of(cards)
        new = old[:]
        chance.shuffle(new)
        names = OWN_NAMES[:]
        for i in range(len(old)):
            names[old[i]] = new[i]
        for i in range(len(self.spots)):
            self.spots[i] = names[self.spots[i]]
        for i in range(len(self.log)):
            card = card_of(self.log[i])
            self.log[i] += names[card] - card

    def go_round(self, chance: Chance) -> None:
        """Once from the deal to now: at every step two cards may change parts."""
        for _i in range(len(self.spots)):
            self._change_dealt(chance.below(len(self.spots)), chance.below(len(self.spots)), chance)
        hands = BLANK[: self.seats]
        hands[self.seat] = self.own
        for i in range(len(self.spots)):
            if self.place[i] != IN_STOCK:
                hands[self.place[i]] |= BIT[self.spots[i]]
        for at in range(len(self.log)):
            self._change_at(at, hands, chance)
            self._follow(self.log[at], hands)

    def _change_dealt(self, one: i64, other: i64, chance: Chance) -> None:
        """Two cards dealt to different places."""
        if one == other or (self.place[one] == self.place[other] and self.place[one] != IN_STOCK):
            return
        first = self.spots[one]
        second = self.spots[other]
        end = self._until(0, first, second, self.place[one], self.place[other], chance)
        if end == NOTICED:
            return
        self.spots[one] = second
        self.spots[other] = first
        self._change(0, end, first, second)
        if not self._lawful():
            self.spots[one] = first
            self.spots[other] = second
            self._change(0, end, first, second)

    def _change_at(self, at: i64, hands: vec[i64], chance: Chance) -> None:
        """The card that left a hand here, and another that stayed."""
        told = self.log[at]
        kind = kind_of(told)
        giver = seat_of(told)
        if (kind != entries.PASSED and kind != entries.PUT and kind != entries.TRIED) or giver == self.seat:
            return
        first = card_of(told)
        others = hands[giver] & ~BIT[first]
        if others == 0:
            return
        second = nth(others, chance.below(count(others)))
        if noticed(told, self.seat, self.seats):
            return
        end = self._until(at + 1, first, second, self._moved(told, giver), giver, chance)
        if end == NOTICED:
            return
        self._change(at, end, first, second)
        if not self._lawful():
            self._change(at, end, first, second)

    def _until(self, at: i64, first: i64, second: i64, here: i64, there: i64, chance: Chance) -> i64:
        """Where the two cards, now in these places, end their changed parts; NOTICED where that cannot be."""
        while at < len(self.log):
            told = self.log[at]
            card = card_of(told)
            if card in (first, second):
                if here == there and here != IN_STOCK and chance.below(2) == 0:
                    return at
                if noticed(told, self.seat, self.seats):
                    return NOTICED
                if card == first:
                    here = self._moved(told, here)
                else:
                    there = self._moved(told, there)
            at += 1
        return at

    def _moved(self, told: i64, place: i64) -> i64:
        kind = kind_of(told)
        if kind == entries.PASSED:
            return (seat_of(told) + 1) % self.seats
        if kind == entries.PUT:
            return IN_STOCK
        return seat_of(told) if kind in (entries.TAKEN, entries.DRAWN) else place

    def _change(self, at: i64, end: i64, first: i64, second: i64) -> None:
        while at < end:
            card = card_of(self.log[at])
            if card == first:
                self.log[at] += second - first
            elif card == second:
                self.log[at] += first - second
            at += 1

    def _lawful(self) -> bool:
        """Whether each exchange took the first card of another suit (my-bird-sings.12)."""
        if not self.swapping:
            return True
        out: i64 = 0
        for told in self.log:
            kind = kind_of(told)
            of_suit = suit(card_of(told))
            if kind in (entries.PUT, entries.TRIED):
                out = of_suit
            elif (kind == entries.SHOWN and of_suit != out) or (kind == entries.TAKEN and of_suit == out):
                return False
        return True

    def _follow(self, told: i64, hands: vec[i64]) -> None:
        kind = kind_of(told)
        seat = seat_of(told)
        card = BIT[card_of(told)]
        if kind in (entries.PASSED, entries.PUT, entries.LAID):
            hands[seat] &= ~card
        if kind == entries.PASSED:
            hands[(seat + 1) % self.seats] |= card
        elif kind in (entries.TAKEN, entries.DRAWN):
            hands[seat] |= card

    def lay(self, deal: BirdDeal) -> None:
        """The copy's cards as dealt, its log, and its hands and stock now."""
        hands = BLANK[: self.seats]
        hands[self.seat] = self.own
        in_hands: i64 = 0  # numbers go hand by hand, and then come those of the stock
        while in_hands < len(self.spots) and self.place[in_hands] != IN_STOCK:
            hands[self.place[in_hands]] |= BIT[self.spots[in_hands]]
            in_hands += 1
        stock = self.spots[in_hands:]
        deal.base_hands = hands[:]
        deal.base_stock = stock
        under = vec[i64]([])  # what goes under the stock when the new card is taken
        for told in self.log:
            kind = kind_of(told)
            self._follow(told, hands)
            if kind == entries.TRIED:
                under = vec[i64]([])
            elif kind == entries.PUT:
                under = vec[i64]([card_of(told)])
            elif kind == entries.SHOWN and len(under):
                under = append(under, card_of(told))
            elif kind == entries.TAKEN:
                stock = stock[len(under) :]
                for card in under:
                    stock = append(stock, card)
                under = vec[i64]([])
            elif kind == entries.DRAWN:
                stock = stock[1:]
        deal.hands = hands
        deal.stock = stock
        deal.log = self.log
