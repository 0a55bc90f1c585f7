"""Faults in games of tricks: what goes wrong in dealing, cards that should not have been played, play taken back.

Cards are written down as they are played.  That one broke a duty is noted nowhere: when somebody claims it, it is read
off that row, the hands then being those of now and what was played since.  So nothing hidden betrays a fault, and a
world dealt anew is judged by the cards that lie in it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT, BLANK, cards_from, cards_in, count, vec_of
from parlour.core.chance import Chance
from parlour.core.copying import take_over
from parlour.core.events import NO_SEAT
from parlour.core.moves import Move, Verb, verb
from parlour.core.pickling import Part
from parlour.errors import ParlourError
from parlour.mechanisms.drawing import draw
from parlour.mechanisms.trick_deal import TrickDeal
from parlour.mechanisms.unseen import fill_hands

# what befalls the dealer
MISCOUNT: Final = verb("miscount", "seat")  # the seat gets a card too many
EXPOSED: Final = verb("exposed", "seat number")  # its card of that number is seen by all
ORDER: Final = verb("order")  # cards are served out of the regular order
DEAL_ACCIDENTS: Final = [MISCOUNT, EXPOSED, ORDER]

TOUCH: Final = verb("touch", "word?", "mixed seen")
MIXED: Final = 0
SEEN: Final = 1

SAID: Final = 4096  # beside a card played: a word was said with it
ROBBED: Final = 8192  # no card played: it was put out for another

WRONG_CARD: Final = 0
OUT_OF_TURN: Final = 1
NO_BREACH: Final = -1
TRIES: Final = 1000


def play_of(seat: i64, card: i64) -> i64:
    return seat * 64 + card


def seat_of(play: i64) -> i64:
    return (play & 4095) >> 6


def card_of(play: i64) -> i64:
    return play & 63


@mypyc_attr(acyclic=True)
class TrickConduct(Part):
    """How the cards of one deal are handled: what was played, shown and peeked at.  The next deal has a new one."""

    plays: list[int]  # ``play_of``, in their order
    shown: i64 = 0  # cards not played that all have seen
    peeked: vec[i64]  # by seat: cards that it alone has seen
    traced: vec[i64]  # by seat: cards it knows to be in another's hand or among what that hand has put away
    bound: i64 = NO_SEAT  # whose card was taken back: he must now play a lawful one
    touched: i64 = 0  # bit set: who has handled cards

    def __init__(self, seats: i64, source: TrickConduct | None = None) -> None:
        if source is not None:
            take_over(self, source, TrickConduct)
            return
        self.plays = []
        self.peeked = BLANK[:seats]
        self.traced = BLANK[:seats]

    def copy(self) -> TrickConduct:
        return TrickConduct(0, self)

    def known_to(self, seat: i64) -> i64:
        """What a seat, or somebody who watches, has seen of cards that lie hidden."""
        return self.shown | self.peeked[seat] if seat < len(self.peeked) else self.shown

    def lose_sight(self, seat: i64, hand: i64) -> None:
        """The seat puts cards of its hand away: what others knew there is there still, or among those."""
        for s in range(len(self.peeked)):
            if s != seat:
                self.traced[s] |= hand & self.known_to(s)
                self.peeked[s] &= ~hand
        self.peeked[seat] |= hand & self.shown
        self.shown &= ~hand

    def take_back(self, k: i64) -> list[int]:
        """The plays from the k-th on are undone; all have seen their cards.  Gives them, the last one first."""
        undone = self.plays[k:]
        self.plays = self.plays[:k]
        for play in undone:
            self.shown |= BIT[card_of(play)]
        undone.reverse()
        return undone


def hands_before(deal: TrickDeal, opening: TrickDeal) -> vec[i64]:
    """The hands when only what the opening knows was played: those of now and what was played since."""
    hands = deal.hands[:]
    for s in range(len(hands)):
        hands[s] |= deal.played[s] & ~opening.played[s]
    return hands


def has_played(deal: TrickDeal, seat: i64) -> bool:
    """Whether the seat's card lies in the trick in play."""
    return deal.played[seat] & deal.in_trick != 0


def forget_what_it_showed(deal: TrickDeal, seat: i64, card: i64) -> None:
    """Whoever plays what he could not hold has broken the law before: his earlier cards show nothing."""
    if deal.lacks[seat] & BIT[card]:
        deal.lacks[seat] = 0


def keep_what_was_shown(deal: TrickDeal, later: TrickDeal, offender: i64) -> None:
    """Play is restored: what the others' cards have shown them to lack they still lack, but for what comes back."""
    for s in range(len(deal.hands)):
        if s != offender:
            deal.lacks[s] |= later.lacks[s] & ~(later.played[s] & ~deal.played[s])


# -- what was played, read again --------------------------------------------------------------


class Tricks:
    """A deal that can be played over again, card by card.  Each game writes its own."""

    def whose_turn(self) -> i64:
        raise NotImplementedError

    def due(self, seat: i64) -> i64:
        """The cards of its hand that it may lawfully play."""
        raise NotImplementedError

    def put(self, play: i64) -> None:
        raise NotImplementedError


class Breach:
    """Which card was wrong, whose it was, and those that were due."""

    k: i64
    offender: i64
    due: i64

    def __init__(self, k: i64, offender: i64, due: i64) -> None:
        self.k = k
        self.offender = offender
        self.due = due


def first_breach(tricks: Tricks, plays: list[int], kind: i64, claimant: i64) -> Breach:
    """The first wrong card of this kind that is not the claimant's own; the tricks stand at their opening."""
    for k in range(len(plays)):
        play: i64 = plays[k]
        seat = seat_of(play)
        if seat != claimant and play & ROBBED == 0:
            out = tricks.whose_turn() != seat
            if kind == OUT_OF_TURN and out:
                return Breach(k, seat, 0)
            if kind == WRONG_CARD and not out and tricks.due(seat) & BIT[card_of(play)] == 0:
                return Breach(k, seat, tricks.due(seat))
        if k + 1 < len(plays):
            tricks.put(play)
    return Breach(NO_BREACH, NO_SEAT, 0)


def play_again(tricks: Tricks, plays: list[int]) -> None:
    for play in plays:
        tricks.put(play)


# -- the dealer's errors --------------------------------------------------------------------


def draw_deal_accident(kind: Verb, seats: list[int], each: i64, spare: i64, chance: Chance) -> Move | None:
    """One of the dealer's errors by chance; ``spare`` cards are left to serve too many from."""
    if kind is ORDER:
        return Move(ORDER)
    if kind is MISCOUNT and spare == 0:
        return None
    seat = seats[chance.below(len(seats))]
    return Move(MISCOUNT, seat) if kind is MISCOUNT else Move(EXPOSED, seat, 1 + chance.below(each))


def check_deal_accident(mishap: Move, seats: list[int], each: i64, spare: i64) -> None:
    """What a case gives must be possible."""
    if mishap.verb is ORDER:
        return
    if mishap.a not in seats:
        raise ParlourError("such an accident needs a seat that is dealt to")
    if mishap.verb is MISCOUNT and spare == 0:
        raise ParlourError("no card is left to serve too many from")
    if mishap.verb is EXPOSED and not 1 <= mishap.b <= each:
        raise ParlourError(f"each gets {each} cards: one of these is exposed")


# -- worlds dealt anew -------------------------------------------------------------------------


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


class World:
    """A deal as one seat may think it lies; the others are believed to keep the law until they are seen to break it.

    ``few`` is a seat with at most one of the cards ``scarce``, for all that it has shown.
    """

    deal: TrickDeal
    conduct: TrickConduct
    hidden: Hidden
    unseen: i64
    few: i64
    scarce: i64

    def __init__(self, deal: TrickDeal, conduct: TrickConduct, hidden: Hidden, unseen: i64) -> None:
        self.deal = deal
        self.conduct = conduct
        self.hidden = hidden
        self.unseen = unseen
        self.few = NO_SEAT
        self.scarce = 0

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
