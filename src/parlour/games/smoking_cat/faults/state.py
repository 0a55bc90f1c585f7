"""What a table of Smoking Cat keeps in mind beside the strict game: the course of the tricks, looks, claims, votes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT, BLANK, NOBODY_YET, SUIT
from parlour.core.chance import Chance
from parlour.core.copying import Shared, take_over
from parlour.core.events import NO_SEAT
from parlour.core.moves import Verb
from parlour.core.options import Options
from parlour.core.pickling import Part
from parlour.core.sight import Sight
from parlour.games.smoking_cat.faults.rights import RIGHTS
from parlour.games.smoking_cat.faults.view import lay_out_table
from parlour.games.smoking_cat.rules.game import SmokingCat
from parlour.games.smoking_cat.state import CatState
from parlour.games.smoking_cat.words import ACCIDENTS
from parlour.mechanisms.faults import Claims

NO_VOTES: Final = NOBODY_YET[:4]
NO_TRICK: Final = -1


@mypyc_attr(acyclic=True)
class CatConduct(Part):
    """How one round went: who played what in which trick, who looked, who was charged and what was voted."""

    cards: list[int]  # as they were played, four to a trick (the piles are in order, smoking-cat.26)
    leaders: list[int]  # by trick
    before: i64 = 0  # tricks made before a position that a case has set
    taken_up: i64 = 0  # seats that hold the three cards from their right
    peeks: list[int]  # seats that have looked too soon, the first one first
    lookers: i64 = 0  # seats that have asked for the last trick (smoking-cat.30)
    older: i64 = 0  # seats that have looked at earlier tricks (smoking-cat.31)
    mixed: i64 = 0  # seats that have mixed their pile
    shown: i64 = 0  # cards in a hand that all have seen: taken back, or shown as proof
    bound: i64 = NO_SEAT  # who has taken a card back and must follow suit now (smoking-cat.r11)
    thrown: vec[i64]  # by seat: the hand that went to the pile of one who threw in
    uneven: bool = False  # the cards were dealt wrongly

    convicted: i64 = 0  # seats whose renonce is proven
    first_fault: i64 = 0  # when the first of these happened (``when``)
    loser: i64 = NO_SEAT  # of the round, by the count or by a renonce
    tried: i64 = NO_SEAT  # on whom the others vote
    charge: str = ""  # the clause by which
    votes: Shared

    def __init__(self) -> None:
        self.cards = []
        self.leaders = []
        self.peeks = []
        self.thrown = BLANK[:4]
        self.votes = NO_VOTES

    def copy(self) -> CatConduct:
        new = CatConduct()
        take_over(new, self, CatConduct)
        return new

    def place_of(self, seat: i64, trick: i64) -> i64:
        """Where the seat's card to this trick stands among those played; NO_TRICK: it led, or has not played yet."""
        i = trick - 1 - self.before
        if not 0 <= i < len(self.leaders):
            return NO_TRICK
        turn = (seat - self.leaders[i]) & 3
        at = 4 * i + turn
        return at if turn and at < len(self.cards) else NO_TRICK

    def settled(self, seat: i64, trick: i64, over: bool) -> bool:
        """Whether the seat followed to this trick and can no longer mend its card (smoking-cat.r11)."""
        at = self.place_of(seat, trick)
        return at >= 0 and (over or at < len(self.cards) - 1)

    def player_of(self, at: i64) -> i64:
        return (self.leaders[at >> 2] + (at & 3)) & 3

    def played_after(self, seat: i64, at: i64) -> i64:
        """The cards the seat has played after this one."""
        found: i64 = 0
        for later in range(at + 1, len(self.cards)):
            if self.player_of(later) == seat:
                found |= BIT[self.cards[later]]
        return found

    def suit_missed(self, at: i64) -> i64:
        """The suit led, where the card at this place is of another; else nothing."""
        led = self.cards[at & ~3]
        return 0 if led >> 4 == self.cards[at] >> 4 else SUIT[led >> 4]


class CatSitting(SmokingCat):
    """A game that remembers what may be claimed."""

    claims: Claims
    conduct: CatConduct
    misdeals: i64 = 0  # of this dealer, in this round

    def __init__(self, options: Options, names: list[str], chance: Chance, source: CatState | None = None) -> None:
        if isinstance(source, CatSitting):
            take_over(self, source, CatSitting)
        else:
            self.claims = Claims(RIGHTS)
            self.conduct = CatConduct()
        super().__init__(options, names, chance, source)

    # -- what lies where ---------------------------------------------------------------

    def held(self, seat: i64) -> i64:
        """The cards in his hand, also after they were thrown in."""
        return self.deal.hands[seat] | self.conduct.thrown[seat]

    def has_peeked(self, seat: i64) -> bool:
        return int(seat) in self.conduct.peeks

    def lying_passed(self, seat: i64) -> i64:
        taken = self.conduct.taken_up & BIT[(seat + 1) & 3]
        return 0 if taken else self.deal.passed[seat]

    def sees_passed(self, seat: i64, giver: i64) -> bool:
        return seat == (giver + 1) & 3 and self.has_peeked(seat)

    def seen(self, seat: i64) -> i64:
        seen = super().seen(seat) | self.conduct.shown
        if seat >= 4:
            return seen
        seen |= self.conduct.thrown[seat]
        return seen | self.deal.passed[(seat + 3) & 3] if self.has_peeked(seat) else seen

    def known_held(self, seat: i64, other: i64) -> i64:
        """The cards that this seat knows the other to hold."""
        return self.held(other) & self.seen(seat)

    def missed(self, offender: i64, trick: i64) -> i64:
        """The cards with which he could have followed suit; none: his card was lawful, or he led."""
        at = self.conduct.place_of(offender, trick)
        if at < 0:
            return 0
        return self.conduct.suit_missed(at) & (self.held(offender) | self.conduct.played_after(offender, at))

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        super()._lay_out(sight, seat)
        lay_out_table(self, sight, seat)

    def accidents(self) -> list[Verb]:
        return ACCIDENTS
