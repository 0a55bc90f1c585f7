"""A dealer's errors in games of tricks: which befall him, and a card that he has left on the pack.

All of them are open to everybody.  A hand that was dealt a card too few lacks its last one, which lies on top of the
pack until the deal is claimed or the hand is made complete; when that is, each game's ruling says.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.moves import Move, Verb, verb
from parlour.errors import ParlourError
from parlour.mechanisms.accidents import befall
from parlour.mechanisms.trick_faults import TrickConduct

MISCOUNT: Final = verb("miscount", "seat")  # the seat gets a card too many
EXPOSED: Final = verb("exposed", "seat number")  # its card of that number is seen by all
ORDER: Final = verb("order")  # cards are served out of the regular order
SHORT: Final = verb("short", "seat")  # the seat gets a card too few
DEAL_ACCIDENTS: Final = [MISCOUNT, EXPOSED, ORDER, SHORT]  # in this order they are drawn: a new kind comes last


class Served:
    """What a dealer has dealt: to which seats, how many cards to each, and how many are left to serve from."""

    seats: list[int]
    each: i64
    spare: i64
    befallen: list[Move]
    over: i64 = NO_SEAT  # who was drawn to get a card too many

    def __init__(self, seats: list[int], each: i64, spare: i64) -> None:
        self.seats = seats
        self.each = each
        self.spare = spare
        self.befallen = []

    def mishaps(self, chance: Chance, rates: list[float]) -> list[Move]:
        """The dealer's errors: by chance, or as a case gives them; cards that stay on the pack come last."""
        self.befallen = befall(chance, DEAL_ACCIDENTS, rates, DEAL_ACCIDENTS, lambda kind: self._draw(kind, chance))
        for mishap in self.befallen:
            self._check(mishap)
        found = [mishap for mishap in self.befallen if mishap.verb is not SHORT]
        found.extend([mishap for mishap in self.befallen if mishap.verb is SHORT])
        return found

    def missing(self, seat: i64) -> i64:
        """The number of the card that a short hand lacks: its last one that was not exposed."""
        exposed = [int(mishap.b) for mishap in self.befallen if mishap.verb is EXPOSED and mishap.a == seat]
        for n in range(self.each, 0, -1):
            if n not in exposed:
                return n
        return self.each

    def _draw(self, kind: Verb, chance: Chance) -> Move | None:
        if kind is ORDER:
            return Move(ORDER)
        if kind is MISCOUNT and self.spare == 0:
            return None
        seats = self.seats if kind is not SHORT else [seat for seat in self.seats if seat != self.over]
        seat = seats[chance.below(len(seats))]
        if kind is EXPOSED:
            return Move(EXPOSED, seat, 1 + chance.below(self.each))
        if kind is MISCOUNT:
            self.over = seat
        return Move(kind, seat)

    def _check(self, mishap: Move) -> None:
        """What a case gives must be possible."""
        if mishap.verb is ORDER:
            return
        if mishap.a not in self.seats:
            raise ParlourError("such an accident needs a seat that is dealt to")
        if mishap.verb is MISCOUNT and self.spare == 0:
            raise ParlourError("no card is left to serve too many from")
        if mishap.verb is EXPOSED and not 1 <= mishap.b <= self.each:
            raise ParlourError(f"each gets {self.each} cards: one of these is exposed")
        counted = [other for other in self.befallen if other.a == mishap.a and other.verb in (SHORT, MISCOUNT)]
        if mishap.verb is SHORT and len(counted) > 1:
            raise ParlourError("a hand lacks one card at most, and none where it has one too many")


def leave_on_top(deck: vec[i64], top: i64, card: i64) -> vec[i64]:
    """The pack with this card, one of those above ``top``, next above it: it is the first of the rest now."""
    found = deck[:]
    i: i64 = 0
    while found[i] != card:
        i += 1
    while i < top - 1:
        found[i] = found[i + 1]
        i += 1
    found[i] = card
    return found


def next_short(conduct: TrickConduct, dealer: i64) -> i64:
    """The first from the dealer's left whose hand lacks a card; there is one."""
    seats = len(conduct.peeked)
    seat = (dealer + 1) % seats
    while conduct.short & BIT[seat] == 0:
        seat = (seat + 1) % seats
    return seat
