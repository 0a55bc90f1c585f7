"""The cards a seat cannot see, drawn anew as it may think they lie: every way that the rules allow alike.

What others have played bounds their hands (``lacks``), and an original lead of a plain card shows at most one trump
(``few``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, count, vec_of
from parlour.core.chance import Chance
from parlour.games.loo.ranks import ORDERS
from parlour.mechanisms.unseen import fill_hands

if TYPE_CHECKING:
    from parlour.games.loo.rules import Loo

TRIES: Final = 1000


def deal_anew(new: Loo, seat: i64, chance: Chance) -> None:
    unseen = new.pack.all & ~new.seen(seat)
    lie = vec[i64]([0 if new.sees_hand(seat, s) else new.hands[s] for s in range(new.seats)])
    hands = _fitting_hands(new, lie, unseen, chance)
    for s in range(new.seats):
        if lie[s]:
            new.hands[s] = hands[s]
            unseen &= ~hands[s]
    _lay_rest(new, seat, unseen, chance)


def _fitting_hands(new: Loo, lie: vec[i64], unseen: i64, chance: Chance) -> vec[i64]:
    """Hands drawn until the original leader's has no trump too many; so all that are possible stay alike."""
    rooms = vec[i64]([count(hand) for hand in lie])
    for _i in range(TRIES):
        hands = fill_hands(rooms, new.lacks, lie, unseen, chance)
        if new.few < 0 or not _two_trumps(new, hands[new.few]):
            return hands
    return lie


def _two_trumps(game: Loo, hand: i64) -> bool:
    trumps = hand & ORDERS[game.ranking].trumps
    return trumps & (trumps - 1) != 0


def _lay_rest(new: Loo, seat: i64, left: i64, chance: Chance) -> None:
    """The miss, what others have thrown up or laid out, and the stock: any of the cards that are left."""
    rest = vec_of(left)
    chance.shuffle(rest)
    n = count(new.hands[new.seats])
    new.hands[new.seats] = _cards(rest, 0, n)
    at = n
    for s in range(new.seats):
        if s != seat:
            n = count(new.thrown[s])
            new.thrown[s] = _cards(rest, at, n)
            at += n
    if new.changes():
        deck = new.deck[:]
        for i in range(new.next_card, len(deck)):
            deck[i] = rest[at]
            at += 1
        new.deck = deck


def _cards(row: vec[i64], at: i64, n: i64) -> i64:
    cards: i64 = 0
    for i in range(n):
        cards |= BIT[row[at + i]]
    return cards
