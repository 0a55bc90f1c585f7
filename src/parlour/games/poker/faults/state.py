"""What a table of Poker keeps in mind beside the strict game: lifted cards, packets, bets out of turn, disputes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BLANK, NO_CARD, NOBODY_YET
from parlour.core.copying import take_over
from parlour.core.events import NO_SEAT
from parlour.core.pickling import Part

PACKET: Final = 8  # room for the cards given to one seat in the draw
NOT_ASKED: Final = -1
EMPTY: Final = [NO_CARD for _i in range(80)]


@mypyc_attr(acyclic=True)
class ConductDeal(Part):
    """How the cards of one deal are handled, and what was said about them.  Sets of seats and cards are bit sets."""

    unseen: vec[i64]  # by seat: cards it holds and has not lifted
    lifted: i64 = 0  # seats that have lifted the cards dealt to them
    exposed: vec[i64]  # by seat: cards dealt to it that all have seen (poker.law.11)
    laid_open: vec[i64]  # by seat: cards now in its hand that all know of, being told, or seen before they were given
    bottom: i64 = 0  # cards under the stub that all have seen (poker.law.40)
    faced: i64 = 0  # a card that lies face up in the stub and has not come to light
    uncut: bool = False
    blind: bool = False  # the opener had not lifted his cards

    talked: i64 = 0  # seats that have spoken to the dealer while he dealt
    talker: i64 = NO_SEAT  # the first of them
    refunded: i64 = 0  # what the dealer has paid by law 14 in this deal
    told: i64 = 0  # seats that have told the hand they threw up
    reported: i64 = 0  # seats whose number of cards the dealer has told
    intended: i64 = 0  # seats that have said what they will do
    enquired: i64 = 0  # seats that have asked what the dealer drew

    asked: vec[i64]  # by seat: how many cards it is held to have asked for
    served: vec[i64]  # by seat, PACKET places each: the cards given to it in the draw, in their order
    giving_to: i64 = NO_SEAT  # who has asked for another number than he discarded
    as_asked: i64 = 0  # seats that were given another number than they discarded, as they had asked
    early: vec[i64]  # by seat: a bet out of turn that lies there (poker.law.55)

    right: i64 = 0  # what is being judged
    claimant: i64 = NO_SEAT
    accused: i64 = NO_SEAT
    judge: i64 = NO_SEAT
    judged: i64 = 0  # rights on which judgement was given
    summoned: i64 = 0  # witnesses called to this judgement
    disputed: i64 = 0  # seats that have disputed what they asked for
    heard: i64 = 0  # who was asked about it and could not say
    resume: i64 = 0  # the phase that goes on afterwards
    resume_seat: i64 = NO_SEAT

    def __init__(self, seats: i64) -> None:
        self.unseen = BLANK[:seats]
        self.exposed = BLANK[:seats]
        self.laid_open = BLANK[:seats]
        self.asked = NOBODY_YET[:seats]
        self.served = vec[i64](EMPTY[: PACKET * seats])
        self.early = BLANK[:seats]

    def copy(self) -> ConductDeal:
        new = ConductDeal(0)
        take_over(new, self, ConductDeal)
        return new

    def packet(self, seat: i64) -> list[int]:
        """The cards the seat was given in the draw, in their order."""
        row = [self.served[PACKET * seat + i] for i in range(PACKET)]
        return [card for card in row if card >= 0]

    def keep_packet(self, seat: i64, cards: list[int]) -> None:
        for i in range(PACKET):
            self.served[PACKET * seat + i] = cards[i] if i < len(cards) else NO_CARD
