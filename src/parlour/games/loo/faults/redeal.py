"""The cards a seat cannot see at a table of Loo, drawn anew.

The others are believed to keep the law until they are seen to break it.  What a seat has peeped at stays where it lies.
Accidents are open to all, and wrong cards are judged anew by the hands of each world.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, cards_from, count, vec_of
from parlour.core.chance import Chance
from parlour.games.loo.rules.ranks import ORDERS
from parlour.games.loo.state import LooDeal
from parlour.mechanisms.trick_faults import believed, carry_over, deal_hands_anew

if TYPE_CHECKING:
    from parlour.games.loo.faults.game import LooTable

TRIES: Final = 1000


def deal_anew(new: LooTable, seat: i64, chance: Chance) -> None:
    """Drawn until the original leader has no trump too many and what was traced to a hand is there."""
    deal = new.deal
    unseen = new.pack.all & ~new.seen(seat)
    lay = _places(deal, unseen)
    _deal_fitting(new, seat, unseen, chance)
    carry_over(new.conduct.peeked, seat, lay, _places(deal, unseen), chance)
    carry_over(new.conduct.traced, seat, lay, _places(deal, unseen), chance)


def _places(deal: LooDeal, unseen: i64) -> list[int]:
    """The unseen cards, place by place; the stock card by card, the rest of the pack together."""
    places: list[int] = [deal.miss & unseen]
    for s in range(len(deal.hands)):
        places.append(deal.hands[s] & unseen)
        places.append(deal.thrown[s] & unseen)
    for i in range(deal.next_card, len(deal.deck)):
        places.append(BIT[deal.deck[i]] & unseen)
    for cards in places:
        unseen &= ~cards
    places.append(unseen)
    return places


def _deal_fitting(new: LooTable, seat: i64, unseen: i64, chance: Chance) -> None:
    deal = new.deal
    traced = new.conduct.traced[seat] & unseen
    owners = _owners(deal, traced)
    elsewhere = deal.hands[:]
    for s in range(new.seats):
        elsewhere[s] = traced & ~owners[s]
    lacks = believed(deal, unseen, elsewhere)
    few = deal.few if deal.few >= 0 and _trumps(deal, deal.few, ~unseen) < 2 else -1
    for _i in range(TRIES):
        left = deal_hands_anew(deal, unseen, lacks, chance)
        if few >= 0 and _trumps(deal, few, -1) > 1:
            continue
        _lay_rest(new, seat, ~unseen, left, chance)
        if _fits(deal, traced, owners):
            return


def _owners(deal: LooDeal, traced: i64) -> vec[i64]:
    """By seat, the traced cards that it holds or has laid out."""
    owners = deal.hands[:]
    for s in range(len(owners)):
        owners[s] = (deal.hands[s] | deal.thrown[s]) & traced
    return owners


def _fits(deal: LooDeal, traced: i64, owners: vec[i64]) -> bool:
    for s in range(len(owners)):
        if (deal.hands[s] | deal.thrown[s]) & traced != owners[s]:
            return False
    return True


def _trumps(deal: LooDeal, seat: i64, among: i64) -> i64:
    return count(deal.hands[seat] & ORDERS[deal.ranking].trumps & among)


def _lay_rest(new: LooTable, seat: i64, known: i64, left: i64, chance: Chance) -> None:
    """The miss, what others have thrown up or laid out, and the stock: what the seat knows of them stays."""
    deal = new.deal
    rest = vec_of(left)
    chance.shuffle(rest)
    at: i64 = 0
    n = count(deal.miss & ~known)
    deal.miss = deal.miss & known | cards_from(rest, at, n)
    at += n
    for s in range(new.seats):
        if s != seat:
            n = count(deal.thrown[s] & ~known)
            deal.thrown[s] = deal.thrown[s] & known | cards_from(rest, at, n)
            at += n
    deck = deal.deck[:]
    for i in range(deal.next_card, len(deck)):
        if known & BIT[deck[i]] == 0:
            deck[i] = rest[at]
            at += 1
    deal.deck = deck
