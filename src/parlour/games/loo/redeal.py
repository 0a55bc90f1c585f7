"""The cards a seat cannot see, drawn anew as it may think they lie: every way that the rules allow alike.

What others have played bounds their hands (``lacks``), and an original lead of a plain card shows at most one trump
(``few``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import cards_from, count, vec_of
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.games.loo.rules.ranks import ORDERS
from parlour.games.loo.state import LooDeal
from parlour.mechanisms.trick_deal import deal_others_anew

if TYPE_CHECKING:
    from parlour.games.loo.rules.game import Loo

TRIES: Final = 1000


def deal_anew(new: Loo, seat: i64, chance: Chance) -> None:
    left = _deal_fitting_hands(new.deal, new.pack.all & ~new.seen(seat), chance)
    _lay_rest(new, seat, left, chance)


def _deal_fitting_hands(deal: LooDeal, unseen: i64, chance: Chance) -> i64:
    """Drawn until the original leader's hand has no trump too many; so all that are possible stay alike."""
    lie = deal.hands[:]
    for _i in range(TRIES):
        left = deal_others_anew(deal, NO_SEAT, unseen, chance)  # one's own too, while one has not looked
        if deal.few < 0 or not _two_trumps(deal, unseen):
            return left
    deal.hands = lie
    for hand in lie:
        unseen &= ~hand
    return unseen


def _two_trumps(deal: LooDeal, unseen: i64) -> bool:
    trumps = deal.hands[deal.few] & unseen & ORDERS[deal.ranking].trumps
    return trumps & (trumps - 1) != 0


def _lay_rest(new: Loo, seat: i64, left: i64, chance: Chance) -> None:
    """The miss, what others have thrown up or laid out, and the stock: any of the cards that are left."""
    deal = new.deal
    rest = vec_of(left)
    chance.shuffle(rest)
    at = count(deal.miss)
    deal.miss = cards_from(rest, 0, at)
    for s in range(new.seats):
        if s != seat:
            n = count(deal.thrown[s])
            deal.thrown[s] = cards_from(rest, at, n)
            at += n
    if new.agreed.changes:
        deck = deal.deck[:]
        for i in range(deal.next_card, len(deck)):
            deck[i] = rest[at]
            at += 1
        deal.deck = deck
