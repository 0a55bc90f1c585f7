"""A tale of how the cards may have gone that agrees with all a seat has noticed, told without a look at the rest.

The cards begin without names; each gets its name when the seat must have met it.  A card that will be met again goes
first from hand to hand, the earlier it is due the sooner; where it comes too late all the same, the tale begins again
and that card hurries.  Long deals, with exchanges or with the whole pack, may defeat ten such tales.  In the last of
them a card that comes too late changes places with another: what the seat knows is as it is, what it does not know may
not have come about as the tale has it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import BIT, NOBODY_YET, SUIT, count, lowest, nth, suit, vec_of
from parlour.core.chance import Chance
from parlour.games.my_bird_sings import entries
from parlour.games.my_bird_sings.entries import card_of, kind_of, seat_of
from parlour.games.my_bird_sings.redeal.memory import NEVER, UNKNOWN, Memory, gone_under
from parlour.games.my_bird_sings.state import BirdDeal

ALL_WELL: Final = -1
KEPT: Final = 1 << 21  # it is due in the hand where it is
HURRY: Final = 1 << 22
ALL_SUITS: Final = SUIT[0] | SUIT[1] | SUIT[2] | SUIT[3]
ANY_SUIT: Final = vec[i64]([ALL_SUITS for _number in range(64)])
TRIES: Final = 10


class Tale:
    """One go through the log.  ``names`` says which card each number is, ``used`` which number moved at each point."""

    known: Memory
    seat: i64
    seats: i64
    chance: Chance
    log: vec[i64]
    hurried: vec[i64]  # by point of the log
    names: vec[i64]
    suits: vec[i64]  # by number: what it may be while it has no name
    number: vec[i64]  # by card
    due: vec[i64]  # by card: the point at which another must have it in his hand, next
    bound: bool  # whether any number may not be all
    spare: i64  # cards without number that are never met
    hands: vec[i64]
    stock: vec[i64]
    top: i64
    shown: i64
    out: i64  # the number put out
    used: vec[i64]
    given: i64  # the numbers that the seat knows in its left neighbour's hand, since it gave them
    wrong: bool

    def __init__(self, known: Memory, chance: Chance) -> None:
        self.known = known
        self.seat = known.seat
        self.seats = known.seats
        self.chance = chance
        self.log = known.log
        self.hurried = vec[i64]([0 for _told in self.log])
        self.wrong = False

    # -- telling it ----------------------------------------------------------------------------------

    def tell(self) -> None:
        """Fills ``names`` and ``used``."""
        for _try in range(TRIES):
            stuck = self._go_through()
            if stuck == ALL_WELL and self._name_rest():
                return
            if stuck != ALL_WELL:
                self.hurried[stuck] += HURRY
        self.wrong = True
        self._go_through()
        self._name_rest()

    def _begin(self) -> None:
        self.names = self.known.lying[:]
        self.suits = ANY_SUIT[: len(self.names)]
        self.bound = False
        self.number = NOBODY_YET[:]
        self.spare = self.known.unmet
        for i in range(len(self.names)):
            if self.names[i] != UNKNOWN:
                self._name(i, self.names[i])
        self.due = self.known.first_due[:]
        for at in range(len(self.log)):
            if self.known.fresh[at]:
                self.spare &= ~BIT[self.known.met[at]]
        self.hands = self.known.held[:]
        self.stock = self.known.bottom[:]
        self.top = 0
        self.shown = 0
        self.out = 0
        self.used = vec[i64]([])
        self.given = 0

    def _go_through(self) -> i64:
        """From the deal to now; where the tale gets stuck, or ALL_WELL."""
        self._begin()
        for at in range(len(self.log)):
            number = self._number_at(at)
            if number == UNKNOWN:
                return at
            self.used = append(self.used, number)
            self._move(self.log[at], number)
            if self.known.met[at] != UNKNOWN:
                self.due[self.known.met[at]] = self.known.next_due[at]
        return ALL_WELL

    def _number_at(self, at: i64) -> i64:
        told = self.log[at]
        kind = kind_of(told)
        seat = seat_of(told)
        if kind in (entries.SHOWN, entries.TAKEN):
            return self._from_stock(at, kind, self.stock[self.top + self.shown])
        if kind == entries.DRAWN:
            return self._from_stock(at, kind, self.stock[self.top])
        if self.known.met[at] != UNKNOWN:
            return self._met_in_hand(self.known.met[at], self.hands[seat])
        return self._passed(at, seat) if kind == entries.PASSED else self._put_out(at, seat, kind == entries.TRIED)

    def _from_stock(self, at: i64, kind: i64, number: i64) -> i64:
        """What is shown is what was met; what is taken has another suit than what was put out (my-bird-sings.12)."""
        if self.known.met[at] != UNKNOWN and self.names[number] != self.known.met[at]:
            return self._tell_wrongly(self.known.met[at], BIT[number])
        if kind == entries.TAKEN and self.seat != seat_of(self.log[at]):
            left = self.suits[number] & ~self.suits[self.out]
            if left == 0:
                return number if self.wrong else UNKNOWN
            self.suits[number] = left
            self.bound = True
        return number

    def _met_in_hand(self, card: i64, hand: i64) -> i64:
        number = self.number[card]
        if number != UNKNOWN and hand & BIT[number]:
            return number
        return self._name_in(card, hand) if number == UNKNOWN else self._tell_wrongly(card, hand)

    def _name_in(self, card: i64, hand: i64) -> i64:
        """One of the hand's cards without name; first one that cannot be all."""
        found: i64 = UNKNOWN
        for number in vec_of(hand):
            fits = self.names[number] == UNKNOWN and self.suits[number] & BIT[card] != 0
            if fits and (found == UNKNOWN or how_many(self.suits[number]) < how_many(self.suits[found])):
                found = number
        if found == UNKNOWN:
            return self._tell_wrongly(card, hand)
        self._name(found, card)
        return found

    def _name(self, number: i64, card: i64) -> None:
        self.names[number] = card
        self.suits[number] = SUIT[suit(card)]
        self.number[card] = number
        self.spare &= ~BIT[card]

    def _tell_wrongly(self, card: i64, there: i64) -> i64:
        """Stuck; or, in the end, the card changes places with one that is there."""
        if not self.wrong:
            return UNKNOWN
        if self.number[card] == UNKNOWN:
            self._name(self._without_a_name(card), card)
        if there & ~self.given:
            there &= ~self.given
        other = lowest(there)
        for each in vec_of(there):
            if self.names[each] == UNKNOWN or self.due[self.names[each]] == NEVER:
                other = each
        self._change_places(self.number[card], other)
        return self.number[card]

    def _without_a_name(self, card: i64) -> i64:
        """Any that may be this card, or else any."""
        found: i64 = UNKNOWN
        for i in range(len(self.names)):
            if self.names[i] == UNKNOWN and (found == UNKNOWN or self.suits[i] & BIT[card]):
                found = i
        return found

    def _change_places(self, one: i64, other: i64) -> None:
        both = BIT[one] | BIT[other]
        for seat in range(self.seats):
            hand = self.hands[seat] & both
            if hand != 0 and hand != both:
                self.hands[seat] ^= both
        for i in range(self.top, len(self.stock)):
            if self.stock[i] == one:
                self.stock[i] = other
            elif self.stock[i] == other:
                self.stock[i] = one
        if self.out == one:
            self.out = other
        elif self.out == other:
            self.out = one

    def _move(self, told: i64, number: i64) -> None:
        kind = kind_of(told)
        seat = seat_of(told)
        self._follow_given(kind, seat, number)
        if kind in (entries.PASSED, entries.PUT, entries.LAID):
            self.hands[seat] &= ~BIT[number]
        if kind == entries.PASSED:
            self.hands[(seat + 1) % self.seats] |= BIT[number]
        elif kind in (entries.TAKEN, entries.DRAWN):
            self.hands[seat] |= BIT[number]
        if kind in (entries.PUT, entries.TRIED):
            self.out = number
            self.shown = 0
        elif kind == entries.SHOWN:
            self.shown += 1
        elif kind == entries.TAKEN:
            self.stock = gone_under(self.stock, self.top, self.shown, self.out)
            self.top += self.shown + 1
        elif kind == entries.DRAWN:
            self.top += 1

    def _follow_given(self, kind: i64, seat: i64, number: i64) -> None:
        """As the state follows them: what the neighbour may have passed on unseen is known no more."""
        neighbour = (self.seat + 1) % self.seats
        if kind == entries.PASSED and seat == self.seat:
            self.given |= BIT[number]
        elif seat == neighbour and (
            kind == entries.PUT or (kind == entries.PASSED and (neighbour + 1) % self.seats != self.seat)
        ):
            self.given = 0
        elif kind in (entries.PASSED, entries.LAID):
            self.given &= ~BIT[number]

    # -- what the seat has not noticed ------------------------------------------------------------------

    def _passed(self, at: i64, giver: i64) -> i64:
        """The card that is due first beyond the giver; one without name may be any that is yet to be met."""
        unnamed = self._due_without_name(at, giver)
        idle = self._due_to_be_put(at, giver)
        best: i64 = UNKNOWN
        soonest: i64 = 0
        alike: i64 = 0
        for number in vec_of(self.hands[giver]):
            name = self.names[number]
            rank = unnamed
            if name != UNKNOWN:
                rank = idle if self.due[name] == NEVER else self._rank(self.due[name], giver)
            if best == UNKNOWN or rank < soonest:
                soonest = rank
                alike = 0
            if rank == soonest:
                alike += 1
                if alike == 1 or self.chance.below(alike) == 0:
                    best = number
        return best

    def _rank(self, at: i64, giver: i64) -> i64:
        there = seat_of(self.log[at])
        if there == giver:
            return 2 * KEPT
        return at - (there - giver + self.seats) % self.seats - self.hurried[at]

    def _due_to_be_put(self, at: i64, giver: i64) -> i64:
        """When the leader will want a card that is never met again."""
        if giver != self.known.leader and not self._is_beyond(self.known.leader, giver):
            return NEVER
        there: i64 = 0
        other = giver
        while other != self.known.leader:
            other = (other + 1) % self.seats
            there += self._idle(other)
        if giver == self.known.leader:
            there = self._idle(giver) - 1
        while at < len(self.log):
            if kind_of(self.log[at]) in (entries.PUT, entries.TRIED) and self.known.met[at] == UNKNOWN:
                there -= 1
                if there < 0:
                    return NEVER + 1 if giver == self.known.leader else self._rank(at, giver)
            at += 1
        return NEVER

    def _idle(self, seat: i64) -> i64:
        found: i64 = 0
        for number in vec_of(self.hands[seat]):
            if self.names[number] != UNKNOWN and self.due[self.names[number]] == NEVER:
                found += 1
        return found

    def _due_without_name(self, at: i64, giver: i64) -> i64:
        """When one more card without name is wanted beyond the giver; those that he himself will want he keeps."""
        nearer: i64 = 0
        other = giver
        while (other + 1) % self.seats != self.seat:
            other = (other + 1) % self.seats
            nearer += self._without_name(other)
        own = self._without_name(giver)
        while at < len(self.log):
            there = seat_of(self.log[at])
            if self.known.fresh[at] and there == giver:
                own -= 1
                if own == 0:
                    return KEPT
            elif self.known.fresh[at] and self._is_beyond(there, giver):
                nearer -= 1
                if nearer < 0:
                    return self._rank(at, giver)
            at += 1
        return NEVER

    def _is_beyond(self, there: i64, giver: i64) -> bool:
        """Whether a card comes there from the giver before it comes to the seat."""
        return (there - giver + self.seats) % self.seats < (self.seat - giver + self.seats) % self.seats

    def _without_name(self, seat: i64) -> i64:
        found: i64 = 0
        for number in vec_of(self.hands[seat]):
            if self.names[number] == UNKNOWN:
                found += 1
        return found

    def _put_out(self, at: i64, leader: i64, kept: bool) -> i64:
        """Of the suit that is rejected then, or of another than the one taken; best one that is not met again."""
        suits = self._suits_out(at)
        best: i64 = UNKNOWN
        worth: i64 = 0
        alike: i64 = 0
        for number in vec_of(self.hands[leader]):
            if self.suits[number] & suits:
                value = self._worth_putting(number, suits, kept)
                if value > worth:
                    worth = value
                    alike = 0
                if value == worth:
                    alike += 1
                    if self.chance.below(alike) == 0:
                        best = number
        if best == UNKNOWN and self.wrong:
            best = lowest(self.hands[leader])
        if best != UNKNOWN and self.names[best] == UNKNOWN:
            self._settle_suit(best, suits)
        return best

    def _worth_putting(self, number: i64, suits: i64, kept: bool) -> i64:
        name = self.names[number]
        if name == UNKNOWN:
            return 2 * NEVER if self.suits[number] & suits & self.spare else NEVER
        due = self.due[name]
        return 3 * NEVER if kept or due == NEVER else due

    def _settle_suit(self, number: i64, suits: i64) -> None:
        """It is one never met, or else any of one suit."""
        fit = self.suits[number] & suits
        if fit & self.spare:
            self._name_any(number, fit & self.spare)
            return
        if fit == 0:
            fit = self.suits[number]
        self.suits[number] = SUIT[suit(nth(fit, self.chance.below(count(fit))))]
        self.bound = True

    def _suits_out(self, at: i64) -> i64:
        if at + 1 < len(self.log) and kind_of(self.log[at + 1]) == entries.SHOWN:
            return SUIT[suit(card_of(self.log[at + 1]))]
        taken = self.suits[self.stock[self.top]]
        for of_suit in SUIT:
            if taken == of_suit:
                return ALL_SUITS & ~of_suit
        return ALL_SUITS

    # -- the end -----------------------------------------------------------------------------------------

    def _name_rest(self) -> bool:
        """The others get the names that are left, first those that cannot be all."""
        if self.bound and not self._name_bound():
            return False
        names, spare = self.names, self.spare
        left = count(spare)
        for i in range(len(names)):
            if names[i] == UNKNOWN:
                card = nth(spare, self.chance.below(left))
                names[i] = card
                spare ^= BIT[card]
                left -= 1
        return True

    def _name_bound(self) -> bool:
        for few in range(1, 4):
            for i in range(len(self.names)):
                if self.names[i] == UNKNOWN and self.suits[i] != ALL_SUITS and how_many(self.suits[i]) <= few:
                    fit = self.suits[i] & self.spare
                    if fit == 0 and not self.wrong:
                        return False
                    self._name_any(i, fit if fit else self.spare)
        return True

    def _name_any(self, number: i64, cards: i64) -> None:
        self._name(number, nth(cards, self.chance.below(count(cards))))

    def lay(self, deal: BirdDeal) -> None:
        """The copy's cards as the tale leaves them."""
        deal.base_hands = self._cards_of(self.known.held)
        deal.hands = self._cards_of(self.hands)
        deal.base_stock = self._named(self.known.bottom)
        deal.stock = self._named(self.stock[self.top :])
        deal.log = self.told()

    def _cards_of(self, hands: vec[i64]) -> vec[i64]:
        found = hands[:]
        for seat in range(self.seats):
            found[seat] = 0
            for number in vec_of(hands[seat]):
                found[seat] |= BIT[self.names[number]]
        return found

    def _named(self, row: vec[i64]) -> vec[i64]:
        found = row[:]
        for i in range(len(row)):
            found[i] = self.names[row[i]]
        return found

    def told(self) -> vec[i64]:
        """The log of the tale."""
        log = self.log[:]
        for at in range(len(log)):
            log[at] += self.names[self.used[at]] - card_of(log[at])
        return log


def how_many(suits: i64) -> i64:
    """How many whole suits these are."""
    found: i64 = 0
    for of_suit in SUIT:
        if suits & of_suit:
            found += 1
    return found
