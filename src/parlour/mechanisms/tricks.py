"""The trick: what must be played to a lead, and what takes it.

How cards rank is an ``Order``: which cards count as one suit, and which take a trick from which.  A game makes its
orders once, one for each trump; where a card changes its suit or rank with trumps, its order says so, and nothing
here needs to know.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, HIGHER, SUIT, Pack, hand_of

# when somebody without the suit led must trump
NEVER: Final = 0
TO_WIN: Final = 1  # only with a trump that takes the trick
ALWAYS: Final = 2

# why a card may not be played to a lead
FINE: Final = 0
MUST_FOLLOW: Final = 1
MUST_TRUMP: Final = 2
MUST_HEAD: Final = 3


class Order:
    """``suit[card]``: the cards that count as of its suit; ``above[card]``: the cards that beat it."""

    suit: vec[i64]
    above: vec[i64]
    trumps: i64

    def __init__(self, suit: vec[i64], above: vec[i64], trumps: i64) -> None:
        self.suit = suit
        self.above = above
        self.trumps = trumps


def plain_orders(pack: Pack) -> list[Order]:
    """The usual ranks, by trump suit; the last one (index -1) is without trumps."""
    return [_plain_order(pack, trump) for trump in range(len(pack.suits) + 1)]


def _plain_order(pack: Pack, trump: int) -> Order:
    trumps: i64 = SUIT[trump] & pack.all if trump < len(pack.suits) else 0
    suit = vec[i64]([SUIT[card >> 4] & pack.all for card in range(63)])
    above = vec[i64]([HIGHER[card] & pack.all | (0 if card >> 4 == trump else trumps) for card in range(63)])
    return Order(suit, above, trumps)


def ranked_order(suits: list[list[int]], trumps: list[int]) -> Order:
    """An order from its suits and its trumps, each with its cards from high to low; any trump beats all other cards."""
    suit = vec[i64]([0 for _card in range(63)])
    above = vec[i64]([0 for _card in range(63)])
    all_trumps = hand_of(trumps)
    for row in [trumps, *suits]:
        row_of_trumps = row is trumps
        for i in range(len(row)):
            suit[row[i]] = hand_of(row)
            above[row[i]] = hand_of(row[:i]) | (0 if row_of_trumps else all_trumps)
    return Order(suit, above, all_trumps)


def in_suit(hand: i64, suit: i64) -> i64:
    """The cards of a suit; without any, the whole hand."""
    suited = hand & suit
    return suited if suited else hand


def follow(hand: i64, led: i64, order: Order) -> i64:
    """The cards of the suit led; without any, the whole hand."""
    return in_suit(hand, order.suit[led])


def follow_and_head(hand: i64, led: i64, best: i64, order: Order, trumping: i64) -> i64:
    """Follow suit, with a card that beats the best so far if there is one; without the suit trump, as is the duty."""
    in_suit = hand & order.suit[led]
    if in_suit:
        heading = in_suit & order.above[best]
        return heading if heading else in_suit
    trumps = hand & order.trumps
    if trumping == TO_WIN:
        trumps &= order.above[best]
    return trumps if trumps and trumping != NEVER else hand


def duty_broken(hand: i64, led: i64, best: i64, order: Order, trumping: i64, card: i64) -> i64:
    """Which duty of ``follow_and_head`` the card breaks."""
    if follow_and_head(hand, led, best, order, trumping) & BIT[card]:
        return FINE
    if hand & order.suit[led]:
        return MUST_HEAD if order.suit[led] & BIT[card] else MUST_FOLLOW
    return MUST_HEAD if order.trumps & BIT[card] else MUST_TRUMP  # he trumps, but too low


def shown_lacking(led: i64, best: i64, order: Order, trumping: i64, card: i64) -> i64:
    """What a lawful card under ``follow_and_head`` shows its player not to hold."""
    bit = BIT[card]
    asked = order.suit[led]
    above = order.above[best]
    if asked & above & bit:
        return 0
    if asked & bit:
        return asked & above
    if trumping == ALWAYS and not order.trumps & bit:
        return asked | order.trumps
    if trumping == TO_WIN and not above & bit:
        return asked | order.trumps & above
    return asked


def follow_or_trump(hand: i64, led: i64, order: Order, spared: i64 = 0) -> i64:
    """Whoever has the suit led follows or trumps, as he likes; without it anything goes.

    ``spared`` are trumps that need not be played to a lower trump led (reneging).
    """
    asked = order.suit[led]
    if hand & asked & ~(spared & order.above[led]):
        return hand & (asked | order.trumps)
    return hand


def shown_off_suit(led: i64, order: Order, spared: i64, card: i64) -> i64:
    """What a lawful card under ``follow_or_trump`` shows its player not to hold."""
    asked = order.suit[led]
    if (asked | order.trumps) & BIT[card]:
        return 0
    return asked & ~(spared & order.above[led])


def beats(card: i64, best: i64, order: Order) -> bool:
    """Whether a card played later takes the trick from the best card so far."""
    return order.above[best] & BIT[card] != 0
