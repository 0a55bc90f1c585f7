"""Faults: what went wrong and is not yet settled, the windows in which it may be claimed, and claims that failed.

A game writes down its rights (``core/rights.py``): which claim, which moments open and which close its window.  Moments
are the game's own small numbers ("the first look", "the second lead") and they are public, so what may be claimed
betrays nothing: a claim is listed by its window, fault or no fault.  Who may claim, what a claim finds and what it does
is the game's affair.  A fault keeps what its remedy needs, if need be a copy of the game from before the act; when its
window closes it lapses.
"""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import NO_SEAT
from parlour.core.game import Game
from parlour.core.moves import NONE, Choices, Move, Verb, exactly
from parlour.core.pickling import Part
from parlour.core.rights import Right


class Fault:
    """What went wrong, by whom; ``n`` and ``cards`` are what its article needs to know.  Never changed."""

    right: i64
    offender: i64
    n: i64
    cards: i64
    before: Game | None  # the game from before the act
    serial: i64  # its number among the faults of this game

    def __init__(self, right: i64, offender: i64, n: i64, cards: i64, before: Game | None, serial: i64) -> None:
        self.right = right
        self.offender = offender
        self.n = n
        self.cards = cards
        self.before = before
        self.serial = serial

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fault) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return int(self.serial)

    def __reduce__(self) -> tuple[object, ...]:
        return Fault, (self.right, self.offender, self.n, self.cards, self.before, self.serial)


class Claims(Part):
    """The windows that are open at one table, the faults in them, and the claims that failed."""

    rights: list[Right]  # the law's, shared by all copies
    open: i64  # bit set of rights
    faults: list[Fault]
    failed: list[tuple[int, int, int]]  # seat, right, choice
    noted: i64  # faults so far

    def __init__(self, rights: list[Right], source: Claims | None = None) -> None:
        self.rights = rights
        self.open = 0 if source is None else source.open
        self.faults = [] if source is None else source.faults[:]
        self.failed = [] if source is None else source.failed[:]
        self.noted = 0 if source is None else source.noted

    def copy(self) -> Claims:
        return Claims(self.rights, self)

    def stands_apart(self) -> bool:
        return True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Claims) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return id(self)

    def __reduce__(self) -> tuple[object, ...]:
        return revived, (self.rights, self.open, self.faults[:], self.failed[:], self.noted)

    def reach(self, moment: i64) -> None:
        """A moment closes some windows, in which faults lapse, and opens others."""
        for number, right in enumerate(self.rights):
            if right.closes & BIT[moment]:
                self.close(number)
            if right.opens & BIT[moment]:
                self.open |= BIT[number]

    def close(self, right: i64) -> None:
        self.open &= ~BIT[right]
        self.settle(right)

    def is_open(self, right: i64) -> bool:
        return self.open & BIT[right] != 0

    def note(self, right: i64, offender: i64 = NO_SEAT, n: i64 = 0, cards: i64 = 0, before: Game | None = None) -> None:
        self.noted += 1
        self.faults.append(Fault(right, offender, n, cards, before, self.noted))

    def find(self, right: i64) -> Fault | None:
        for fault in self.faults:
            if fault.right == right:
                return fault
        return None

    def against(self, right: i64, offender: i64) -> Fault | None:
        for fault in self.faults:
            if fault.right == right and fault.offender == offender:
                return fault
        return None

    def of_another(self, right: i64, seat: i64) -> Fault | None:
        """The oldest fault of this right that is not the seat's own."""
        for fault in self.faults:
            if fault.right == right and fault.offender != seat:
                return fault
        return None

    def settle(self, right: i64) -> None:
        """The faults of this right are remedied, or lapse."""
        self.faults = [fault for fault in self.faults if fault.right != right]

    def remedied(self, fault: Fault) -> None:
        """Only this one is settled: the other player's fault under the same right stands."""
        self.faults = [other for other in self.faults if other.serial != fault.serial]

    def back_to(self, before: Claims) -> None:
        """Play is restored: windows as they were then, of the faults those that are still unsettled and older."""
        self.open = before.open
        self.faults = [fault for fault in self.faults if fault.serial <= before.noted]

    def offer(self, found: Choices, verb: Verb, seat: i64, right: i64) -> None:
        """Add what the seat may claim by this right, if its window is open."""
        if not self.is_open(right):
            return
        for choice in self.rights[right].choices or [NONE]:
            if (seat, right, choice) not in self.failed:
                found.add(exactly(Move(verb, right, choice)))

    def forget_all(self) -> None:
        """A new deal: every window is closed, and what failed may be tried again."""
        self.open = 0
        self.faults = []
        self.failed = []

    def fail(self, seat: i64, right: i64, choice: i64) -> None:
        """A wrong claim has no effect and is not repeated until it is forgotten."""
        self.failed.append((seat, right, choice))

    def forget(self, rights: i64) -> None:
        """A new deal: claims of these rights (a bit set) may be tried again."""
        self.failed = [claim for claim in self.failed if not rights & BIT[claim[1]]]


def revived(
    rights: list[Right], open: i64, faults: list[Fault], failed: list[tuple[int, int, int]], noted: i64
) -> Claims:
    claims = Claims(rights)
    claims.open = open
    claims.faults = faults
    claims.failed = failed
    claims.noted = noted
    return claims
