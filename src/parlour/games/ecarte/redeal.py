"""What a seat cannot know at Écarté, drawn anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, altered, cards_from, count, pack_ending_in
from parlour.core.chance import Chance
from parlour.core.moves import CHOOSE
from parlour.games.ecarte.state import EcarteDeal, king_of
from parlour.mechanisms.drawing import draw

if TYPE_CHECKING:
    from parlour.games.ecarte.rules import Ecarte


def deal_anew(new: Ecarte, seat: i64, chance: Chance) -> None:
    """Draw the other hand, the other's discards and the talon anew, as the seat may think they lie.

    The other's lawful replies bound his hand (``lacks``).  A king he marked or announced was in his hand then; after
    m cards changed it is there still in 5 - m of 5 cases, all cards alike, weighed by how well the rest then fits.
    """
    deal = new.deal
    other = 1 - seat
    unseen = new.pack.all & ~new.seen(seat)
    king = BIT[king_of(deal.trump)]
    fixed = new.king_shown() & deal.hands[other]
    thrown = new.king_shown() & deal.discards[other]
    if (deal.king_marked == other or deal.king_said == other) and unseen & king:
        unseen ^= king
        if _king_still_held(deal, other, unseen, king, chance):
            fixed = king
        else:
            thrown = king
    size = count(deal.hands[other]) - count(fixed)
    hand: i64 = 0
    if unseen & deal.lacks[other]:
        hand = draw(unseen & ~deal.lacks[other], size, chance)
        unseen ^= hand
        size = 0
    laid = count(deal.discards[other]) - count(thrown)
    laid_last = pack_ending_in(unseen, len(deal.deck))  # so that the talon, which comes last, lies where it should
    at = laid_last.at
    deck = laid_last.row[:]
    deal.deck = deck
    deal.unsettled = chance.begin_mix(deck, at, at + size + laid)
    deal.hands[other] = hand | cards_from(deck, at, size) | fixed
    if deal.discards[other]:
        deal.discards = altered(deal.discards, other, thrown | cards_from(deck, at + size, laid))


def stays_held(deal: EcarteDeal, owner: i64) -> float:
    """How likely a king that was held stays through the exchanges since, all cards alike."""
    stays = 1.0
    for i in range(deal.king_exchanges):
        stays *= (5 - (deal.exchanged[owner] >> 3 * i & 7)) / 5
    return stays


def _king_still_held(deal: EcarteDeal, other: i64, unseen: i64, king: i64, chance: Chance) -> bool:
    size = count(deal.hands[other])
    stays = stays_held(deal, other)
    if stays == 1.0:
        return True
    if size == 0 or deal.lacks[other] & king:
        return False
    free = count(unseen & ~deal.lacks[other])
    all_cards = count(unseen)
    held = stays * int(size) / 5  # of his five cards then, so many are still unseen
    held *= int(CHOOSE[free * 64 + size - 1]) / int(CHOOSE[all_cards * 64 + size - 1])
    gone = (1 - stays) * int(CHOOSE[free * 64 + size]) / int(CHOOSE[all_cards * 64 + size])
    return chance.below(1 << 30) < int(held / (held + gone) * (1 << 30))
