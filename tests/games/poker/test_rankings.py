"""Our ranking is the order of the laws: the full order, not only the classes, over every hand and every agreement.

``python -m tests.games.poker.test_rankings`` compares every hand under every agreement (it takes its time).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice, pairwise

import pytest

from parlour.core.cards import FRENCH_52, cards_in
from parlour.mechanisms.rankings import CLASSES, FiveCards, five_cards, kind
from tests.games.poker.ranker import (
    DEFAULT,
    JOKER,
    ORDER,
    Agreed,
    Card,
    all_hands,
    all_joker_hands,
    bits,
    every_agreement,
    key,
    samples,
)

Keys = dict[tuple[int, ...], int]


def compare(order: FiveCards, agreed: Agreed, hands: Iterable[list[Card]], found: Keys) -> None:
    """Each key of the laws has one number of ours."""
    value = order.value
    for hand in hands:
        by_law = key(hand, agreed)
        number = value(bits(hand))
        assert found.setdefault(by_law, number) == number, (hand, by_law)


def demand_same_order(found: Keys) -> None:
    """Keys and numbers rise together."""
    numbers = [found[by_law] for by_law in sorted(found)]
    assert all(low < high for low, high in pairwise(numbers))
    assert all(ORDER[by_law[0]].replace(" ", "_") == CLASSES[kind(found[by_law])] for by_law in found)


def test_every_hand_by_the_laws() -> None:
    """All 2,598,960 hands; the card bits are joined by hand, for speed."""
    value = five_cards().value
    cards = [((rank, suit), bits([(rank, suit)])) for suit in "CDHS" for rank in range(2, 15)]
    found: Keys = {}
    seen = 0
    for a in range(52):
        for b in range(a):
            for c in range(b):
                three = cards[a][1] | cards[b][1] | cards[c][1]
                some = [cards[a][0], cards[b][0], cards[c][0]]
                for d in range(c):
                    four = three | cards[d][1]
                    for e in range(d):
                        number = value(four | cards[e][1])
                        by_law = key([*some, cards[d][0], cards[e][0]], DEFAULT)
                        assert found.setdefault(by_law, number) == number
                        seen += 1
    assert seen == 2_598_960
    demand_same_order(found)


@pytest.mark.parametrize(("number", "agreed"), list(enumerate(every_agreement())))
def test_every_set_of_ranks(number: int, agreed: Agreed) -> None:
    """Every set of five ranks in hearts, in another suit and mixed, and of four with the joker, in one order.

    A third of the sets by each agreement, every set by a third of the agreements.
    """
    found: Keys = {}
    order = five_cards(*agreed)
    compare(order, agreed, islice(samples(5), number % 3, None, 3), found)
    compare(order, agreed, ([*hand, JOKER] for hand in islice(samples(4), number % 3, None, 3)), found)
    demand_same_order(found)


@pytest.mark.parametrize("agreed", every_agreement())
def test_the_name_of_the_joker_is_worth_what_it_says(agreed: Agreed) -> None:
    """The card it is named is not held, and gives the class that the hand is ranked in."""
    order = five_cards(*agreed)
    for hand in list(samples(4))[::7]:
        held = bits([*hand, JOKER])
        name = order.named(held)
        assert name not in cards_in(held)
        assert name in FRENCH_52.cards
        assert kind(order.value(bits(hand) | 1 << name)) == kind(order.value(held))


def soak() -> None:
    for agreed in every_agreement():
        found: Keys = {}
        order = five_cards(*agreed)
        compare(order, agreed, all_hands(), found)
        compare(order, agreed, all_joker_hands(), found)
        demand_same_order(found)
        print(agreed, len(found), "different hands")


if __name__ == "__main__":
    soak()
