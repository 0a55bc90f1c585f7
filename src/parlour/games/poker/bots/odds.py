"""What a Poker hand is good for: what to throw away, and how likely it beats another player's."""

from __future__ import annotations

from bisect import bisect_left
from random import Random
from typing import Final

from parlour.core.cards import BIT, SUIT, cards_in, count, rank
from parlour.games.poker.rules.game import Poker
from parlour.games.poker.state import HAND_SIZE
from parlour.mechanisms.rankings import (
    BLAZE,
    FLUSH,
    FOURS,
    JOKER,
    NOTHING,
    PAIR,
    SEQUENCE,
    THREES,
    FiveCards,
    kind,
)

SAMPLED: Final = 3000  # hands, of those who play by the book and of those who play anything
PAT: Final = (
    0.5  # of the chance against a hand that has drawn one card or none, unless ours beats what these mostly are
)
ONE_CARD: Final = 0.75
SEEN: dict[tuple[FiveCards, int], list[int]] = {}

# About the chance to beat one who comes in, before the draw: by class, and a pair by its rank as well.
BEFORE_DRAW: Final = [0.2, 0.42, 0.78, 0.8, 0.87, 0.9, 0.93, 0.96, 0.98, 0.99, 0.99]
PAIR_STEP: Final = 0.02
FOUR_FLUSH: Final = 0.4


def hand_kind(game: Poker, hand: int) -> int:
    return int(kind(game.agreed.order.value(hand)))


def by_rank(hand: int) -> dict[int, int]:
    """The cards of each rank; the joker goes with the largest set, of equal ones with the highest."""
    found: dict[int, int] = {}
    for card in cards_in(hand & ~JOKER):
        found[rank(card)] = found.get(rank(card), 0) | BIT[card]
    if hand & JOKER:
        best = max(found, key=lambda height: (count(found[height]), height))
        found[best] |= JOKER
    return found


def kept_in(order: FiveCards, hand: int) -> int:
    """What the hints keep (poker.44 to 47): matched cards, a made hand whole, four of a suit, else the highest card."""
    made = kind(order.value(hand))
    if made == BLAZE or (made > THREES and made != FOURS):
        return hand
    ranks = by_rank(hand)
    matched = sum(cards for cards in ranks.values() if count(cards) > 1)
    if made == THREES:
        return matched | BIT[max(cards_in(hand & ~matched), key=rank)]
    return matched or four_of_a_suit(hand) or ranks[max(ranks)]


def four_of_a_suit(hand: int) -> int:
    for suit in range(4):
        if count(hand & SUIT[suit] & ~JOKER) == HAND_SIZE - 1:
            return hand & SUIT[suit]
    return 0


def before_draw(game: Poker, hand: int) -> float:
    """About the chance to beat one other player who comes in."""
    made = hand_kind(game, hand)
    if made == PAIR:
        matched = [height for height, cards in by_rank(hand).items() if count(cards) > 1]
        return BEFORE_DRAW[PAIR] + PAIR_STEP * matched[0]
    return FOUR_FLUSH if made == NOTHING and four_of_a_suit(hand) else BEFORE_DRAW[made]


def after_draw(game: Poker, value: int, drew: int) -> float:
    """The chance to beat one other player, who drew so many cards (poker.18)."""
    hands = usual_hands(game)
    chance = bisect_left(hands, value) / len(hands)
    made = kind(value)
    if drew == 0 and made < FLUSH:
        return chance * (PAT if made < SEQUENCE else ONE_CARD)
    return chance * ONE_CARD if drew == 1 and made < THREES else chance


def usual_hands(game: Poker) -> list[int]:
    """The values of hands met after the draw, lowest first: half of them drawn by the book to a pair or more."""
    key = (game.agreed.order, len(game.pack.cards))
    if key not in SEEN:
        rng = Random(1)
        found: list[int] = []
        while len(found) < SAMPLED:
            cards = [BIT[card] for card in rng.sample(game.pack.cards, 2 * HAND_SIZE)]
            dealt = sum(cards[:HAND_SIZE])
            found.append(int(game.agreed.order.value(dealt)))
            if kind(game.agreed.order.value(dealt)) > NOTHING:
                found.append(_drawn(game.agreed.order, dealt, cards[HAND_SIZE:]))
        SEEN[key] = sorted(found)
    return SEEN[key]


def _drawn(order: FiveCards, dealt: int, fresh: list[int]) -> int:
    kept = kept_in(order, dealt)
    return int(order.value(kept | sum(fresh[: HAND_SIZE - count(kept)])))
