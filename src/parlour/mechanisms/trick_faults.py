"""Faults in games of tricks: what goes wrong in dealing, cards that should not have been played, play taken back.

Cards are written down as they are played.  That one broke a duty is noted nowhere: when somebody claims it, it is read
off that row, the hands then being those of now and what was played since.  So nothing hidden betrays a fault, and a
world dealt anew is judged by the cards that lie in it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT, BLANK, cards_in, count, vec_of
from parlour.core.chance import Chance
from parlour.core.copying import take_over
from parlour.core.events import NO_SEAT
from parlour.core.moves import Move, Verb, verb
from parlour.core.pickling import Part
from parlour.errors import ParlourError
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
NO_BREACH: Final = -1


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
    bound: i64 = NO_SEAT  # whose card was taken back: he must now play a lawful one
    touched: i64 = 0  # bit set: who has handled cards

    def __init__(self, seats: i64, source: TrickConduct | None = None) -> None:
        if source is not None:
            take_over(self, source, TrickConduct)
            return
        self.plays = []
        self.peeked = BLANK[:seats]

    def copy(self) -> TrickConduct:
        return TrickConduct(0, self)

    def known_to(self, seat: i64) -> i64:
        """What a seat, or somebody who watches, has seen of cards that lie hidden."""
        return self.shown | self.peeked[seat] if seat < len(self.peeked) else self.shown

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
    """What others have seen, by seat: of a place in which so many cards now lie, as many of those that lie there."""
    moved: list[tuple[int, int]] = []
    for i in range(len(lay)):
        anew = vec_of(lies[i])
        chance.shuffle(anew)
        for k, card in enumerate(cards_in(lay[i])):
            moved.append((card, int(anew[k])))
    for s in range(len(masks)):
        if s != seat and masks[s]:
            seen = masks[s]
            for old, _new in moved:
                seen &= ~BIT[old]
            for old, new in moved:
                if masks[s] & BIT[old]:
                    seen |= BIT[new]
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
