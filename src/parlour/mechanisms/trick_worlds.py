"""Worlds dealt anew at a table of tricks: the others keep the law there until they are seen to break it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, BLANK, cards_from, cards_in, count, lowest, vec_of
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.mechanisms.drawing import draw
from parlour.mechanisms.trick_deal import TrickDeal
from parlour.mechanisms.trick_faults import TrickConduct
from parlour.mechanisms.unseen import fill_hands

TRIES: Final = 1000


class Hidden:
    """Where cards lie beside the hands: packets, each with the seat that put it there, if any did.

    A stock whose order counts is so many packets of one card.
    """

    packets: list[int]
    owners: list[int]

    def __init__(self) -> None:
        self.packets = []
        self.owners = []

    def add(self, cards: i64, owner: i64 = NO_SEAT) -> None:
        self.packets.append(cards)
        self.owners.append(owner)

    def add_row(self, deck: vec[i64], start: i64) -> None:
        """The stock of a pack from this place on, in its order."""
        for i in range(start, len(deck)):
            self.add(BIT[deck[i]])

    def row(self, deck: vec[i64], start: i64) -> vec[i64]:
        """The pack with its stock as the last packets now lie."""
        found = deck[:]
        before = len(self.packets) - len(deck)
        for i in range(start, len(deck)):
            found[i] = lowest(self.packets[before + i])
        return found


class World:
    """A deal as one seat may think it lies; the others are believed to keep the law until they are seen to break it.

    ``few`` is a seat with at most one of the cards ``scarce``, for all that it has shown.
    """

    deal: TrickDeal
    conduct: TrickConduct
    hidden: Hidden
    unseen: i64
    few: i64 = NO_SEAT
    scarce: i64 = 0

    def __init__(self, deal: TrickDeal, conduct: TrickConduct, hidden: Hidden, unseen: i64) -> None:
        self.deal = deal
        self.conduct = conduct
        self.hidden = hidden
        self.unseen = unseen

    def draw(self, seat: i64, chance: Chance) -> None:
        """All that the seat has not seen, every way alike; what others have peeped at they have seen in it, too."""
        lay = self._places()
        self._draw_fitting(seat, chance)
        lies = self._places()
        carry_over(self.conduct.peeked, seat, lay, lies, chance)
        carry_over(self.conduct.traced, seat, lay, lies, chance)

    def _draw_fitting(self, seat: i64, chance: Chance) -> None:
        """Drawn until nobody has a card too many and what was traced to a hand is there."""
        deal = self.deal
        traced = self.conduct.traced[seat] & self.unseen
        held = self._held(traced)
        elsewhere = held[:]
        for s in range(len(held)):
            elsewhere[s] = traced & ~held[s]
        lacks = believed(deal, self.unseen, elsewhere)
        few = self.few
        if few >= 0 and count(deal.hands[few] & self.scarce & ~self.unseen) > 1:
            few = NO_SEAT
        for _i in range(TRIES):
            left = deal_hands_anew(deal, self.unseen, lacks, chance)
            if few >= 0 and count(deal.hands[few] & self.scarce) > 1:
                continue
            self._lay_rest(left, chance)
            if not traced or self._fits(traced, held):
                return

    def _held(self, traced: i64) -> vec[i64]:
        """By seat, the traced cards that it holds or has put away."""
        held = self.deal.hands[:]
        for i in range(len(self.hidden.packets)):
            if self.hidden.owners[i] >= 0:
                held[self.hidden.owners[i]] |= self.hidden.packets[i]
        for s in range(len(held)):
            held[s] &= traced
        return held

    def _fits(self, traced: i64, held: vec[i64]) -> bool:
        holds = self._held(traced)
        for s in range(len(held)):
            if holds[s] != held[s]:
                return False
        return True

    def _lay_rest(self, left: i64, chance: Chance) -> None:
        rest = vec_of(left)
        chance.shuffle(rest)
        at: i64 = 0
        packets = self.hidden.packets
        for i in range(len(packets)):
            packet: i64 = packets[i]
            n = count(packet & self.unseen)
            if n:
                packets[i] = packet & ~self.unseen | cards_from(rest, at, n)
                at += n

    def _places(self) -> list[int]:
        """The unseen cards, place by place, and those that lie nowhere else."""
        unseen = self.unseen
        places = [int(hand & unseen) for hand in self.deal.hands] + [packet & unseen for packet in self.hidden.packets]
        for cards in places:
            unseen &= ~cards
        places.append(unseen)
        return places


def believed(deal: TrickDeal, unseen: i64, elsewhere: vec[i64]) -> vec[i64]:
    """By seat, what it lacks if it has kept the law, and what is known to lie ``elsewhere``.

    Nothing is believed of one that is seen to hold what it lacks, nor of anybody where not all can be true together.
    """
    lacks = elsewhere[:]
    rooms = deal.hands[:]
    for s in range(len(lacks)):
        if deal.hands[s] & ~unseen & deal.lacks[s] == 0:
            lacks[s] |= deal.lacks[s]
        rooms[s] = count(deal.hands[s] & unseen)
    return lacks if len(one_way(unseen, rooms, lacks)) else elsewhere


def deal_hands_anew(deal: TrickDeal, unseen: i64, lacks: vec[i64], chance: Chance) -> i64:
    """The unseen cards in hands drawn anew, every way that goes with what they lack alike; gives what is left."""
    rooms = deal.hands[:]
    for s in range(len(rooms)):
        rooms[s] = count(deal.hands[s] & unseen)
    drawn = fill_hands(rooms, lacks, one_way(unseen, rooms, lacks), unseen, chance)
    left = unseen
    for s in range(len(rooms)):
        deal.hands[s] = deal.hands[s] & ~unseen | drawn[s]
        left &= ~drawn[s]
    return left


def carry_over(masks: vec[i64], seat: i64, lay: list[int], lies: list[int], chance: Chance) -> None:
    """What others have seen, by seat: of each place as many of the cards that lie there as of those that lay there."""
    for s in range(len(masks)):
        if s == seat or masks[s] == 0:
            continue
        seen = masks[s]
        for place in lay:
            seen &= ~place
        for i in range(len(lay)):
            n = count(masks[s] & lay[i])
            if n:
                seen |= draw(lies[i], n, chance)
        masks[s] = seen


def one_way(unseen: i64, rooms: vec[i64], lacks: vec[i64]) -> vec[i64]:
    """Hands of these sizes, none with a card that it lacks; no hands at all where there is no way to fill them."""
    hands = BLANK[: len(rooms)]
    for h in range(len(rooms)):
        for _i in range(rooms[h]):
            tried: list[int] = []
            if not _give_one(h, unseen, lacks, hands, tried):
                return BLANK[:0]
    return hands


def _give_one(h: i64, unseen: i64, lacks: vec[i64], hands: vec[i64], tried: list[int]) -> bool:
    """One more card for this hand, perhaps out of another that takes one in its place."""
    free = unseen & ~lacks[h] & ~hands[h]
    for other in hands:
        free &= ~other
    if free:
        hands[h] |= free & -free
        return True
    tried.append(int(h))
    for g in range(len(hands)):
        for card in cards_in(hands[g] & ~lacks[h]):
            if g in tried:
                break
            hands[g] ^= BIT[card]
            hands[h] ^= BIT[card]
            if _give_one(g, unseen, lacks, hands, tried):
                return True
            hands[g] ^= BIT[card]
            hands[h] ^= BIT[card]
    return False
