"""What has gone wrong in one hand at a table of Vingt-un, and what it waits for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import NO_CARD
from parlour.core.copying import take_over
from parlour.core.events import NO_SEAT
from parlour.core.pickling import Part
from parlour.core.rights import ANY_PLAYER, THE_DEALER, Right, Rights
from parlour.games.vingt_un.state import NO_SLOT
from parlour.games.vingt_un.words import CLAIM

NO_PAUSE: Final = 0
OF_TWO: Final = 1  # two cards lie before somebody, and the next is not yet dealt (vingt-un.46, 47)
OF_NATURAL: Final = 2  # the dealer looks whether he has one
OF_DRAWN: Final = 3  # two cards were drawn at once (vingt-un.51, 52)
OF_MISSED: Final = 4  # somebody was passed over (vingt-un.53)
OF_SHOWING: Final = 5  # divided hands are shown before they are paid (vingt-un.54)

C46: Final = CLAIM.words.index("46")
C47: Final = CLAIM.words.index("47")
C48: Final = CLAIM.words.index("48")
C51: Final = CLAIM.words.index("51")
C52: Final = CLAIM.words.index("52")
C53: Final = CLAIM.words.index("53")
C54: Final = CLAIM.words.index("54")
RIGHTS: Final = [  # their windows follow from what is done (``claims.open_to``), not from moments
    Right(f"vingt-un.{word}", 0, 0, None, ANY_PLAYER if word == "54" else THE_DEALER) for word in CLAIM.words
]
TABLE_RIGHTS: Final = Rights(RIGHTS)


@mypyc_attr(acyclic=True)
class ConductDeal(Part):
    """Faults of the hand on the table; with the next hand they are forgotten."""

    pause: i64 = NO_PAUSE
    two_to: i64 = NO_SLOT  # who has two cards; the second is still the top of the stock
    extra: i64 = NO_CARD  # that second card, when another was dealt after it
    extra_at: i64 = NO_SLOT
    extra_second: bool = False  # it came with the second card
    planned: i64 = 0  # the phase of dealing whose accidents are drawn
    to_get_two: i64 = NO_SEAT  # what will befall in this round of dealing
    to_expose: i64 = 0  # bit set of seats
    exposed: i64 = 0  # bit set of seats whose exposed card may be claimed (vingt-un.48)
    exposed_second: i64 = 0  # those whose second card it is
    in_draw: i64 = 0  # 1: two cards are being given at once, 2: the second of them
    given: i64 = 1  # cards given together the last time
    fresh: bool = False  # two were drawn and not yet claimed
    choosing: i64 = NO_SEAT  # who may reject a card after a claim
    by: i64 = 0  # the claim
    chosen_from: i64 = NO_CARD  # the one card and the other
    chosen_or: i64 = NO_CARD
    back_to: i64 = NO_SEAT  # whom the game waited for before
    missed: i64 = 0  # bit set of seats (vingt-un.53)
    may_throw: i64 = NO_SEAT  # a missed seat that has been asked and has not answered
    serving: i64 = NO_SEAT  # a missed seat that is served now
    back_turn: i64 = 0  # where the drawing goes on after it
    back_hand: i64 = 0
    declared: i64 = 0  # bit set of seats that have shown a natural
    separated: i64 = 0  # bit set of seats that drew on two cards which are no pair (vingt-un.54)
    failed: i64 = 0  # bit set of seats that have claimed 54 in vain

    def copy(self) -> ConductDeal:
        new = ConductDeal()
        take_over(new, self, ConductDeal)
        return new
