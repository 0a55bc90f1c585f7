"""The order of hands written once more, slowly, from the text of the laws: the second reading that ours is held to.

A card is (rank 2..14, suit letter); the joker is (0, "").  ``key`` gives a tuple: of two hands the greater one is
better, equal ones divide.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from random import Random

from parlour.core.cards import BIT, WITH_JOKER

Card = tuple[int, str]
Ranked = list[tuple[int, bool]]  # rank, and whether it is the joker
Agreed = tuple[bool, bool, bool, bool]  # ace both ways, hearts first (law 69), blaze, skip straight

JOKER: Card = (0, "")
ORDER = ["nothing", "pair", "two pairs", "blaze", "threes", "skip straight", "sequence", "flush"]
ORDER += ["full", "fours", "sequence flush"]
FACES = {14: "A", 13: "K", 12: "Q", 11: "J", 10: "T", **{n: str(n) for n in range(2, 10)}}
DEFAULT: Agreed = (False, True, False, False)


def pack() -> list[Card]:
    return [(rank, suit) for suit in "CDHS" for rank in range(2, 15)]


def bits(hand: list[Card]) -> int:
    """The same cards as our ranking takes them."""
    return sum([BIT[WITH_JOKER.card(FACES[rank] + suit if rank else "JOKER")] for rank, suit in hand])


def key(hand: list[Card], agreed: Agreed) -> tuple[int, ...]:
    if JOKER not in hand:
        return named_key(hand, -1, agreed)
    others = [card for card in hand if card != JOKER]
    return max(named_key([*others, name], 4, agreed) for name in pack() if name not in others)


def named_key(hand: list[Card], joker: int, agreed: Agreed) -> tuple[int, ...]:
    """The key with the joker, at this index, named."""
    ranked = sorted([(rank, i == joker) for i, (rank, _suit) in enumerate(hand)], reverse=True)
    suits = {suit for _rank, suit in hand}
    return _key(tuple(ranked), suits.pop() if len(suits) == 1 else "", agreed)


@cache
def _key(ranked: tuple[tuple[int, bool], ...], one_suit: str, agreed: Agreed) -> tuple[int, ...]:
    ace_both, hearts_first, blaze, skip = agreed
    cards = list(ranked)
    has_joker = any(joker for _rank, joker in cards)
    hearts = int(one_suit == "H")
    times = Counter(rank for rank, _joker in cards).most_common()
    shape = sorted([n for _rank, n in times], reverse=True)
    top = run_top([rank for rank, _joker in cards], 1, ace_both)
    if one_suit and top:
        return (ORDER.index("sequence flush"), top, has_joker, hearts)  # 66, then the joker, then hearts
    if shape[0] == 4:
        return (ORDER.index("fours"), *group(cards, 4))  # 67
    if shape == [3, 2]:
        return (ORDER.index("full"), *group(cards, 3))  # 68
    if one_suit:
        flat = [part for card in cards for part in card]
        return (ORDER.index("flush"), *([hearts, *flat] if hearts_first else [*flat, hearts]))  # 69
    if top:
        return (ORDER.index("sequence"), top, has_joker)  # 70, 71
    skipped = run_top([rank for rank, _joker in cards], 2, ace_both) if skip else 0
    if skipped:
        return (ORDER.index("skip straight"), skipped, has_joker)
    if shape[0] == 3:
        return (ORDER.index("threes"), *group(cards, 3))  # 72
    if blaze and cards[-1][0] > 10:
        return (ORDER.index("blaze"), *[part for card in cards for part in card])
    if shape == [2, 2, 1]:
        pairs = sorted([group_of(cards, rank) for rank, n in times if n == 2], reverse=True)
        return (ORDER.index("two pairs"), *pairs[0], *pairs[1])  # 73
    if shape[0] == 2:
        rank = next(rank for rank, n in times if n == 2)
        sides = [part for card in cards if card[0] != rank for part in card]
        return (ORDER.index("pair"), *group_of(cards, rank), *sides)  # 74
    return (ORDER.index("nothing"), *[part for card in cards for part in card])  # 75


def run_top(ranks: list[int], step: int, ace_both: bool) -> int:
    """The highest card of five ranks that rise by this step, the ace as 1 (or as 14 where agreed); 0 for none."""
    for ace in (1, 14) if ace_both else (1,):
        rising = sorted([ace if rank == 14 else rank for rank in ranks])
        if all(rising[i + 1] - rising[i] == step for i in range(4)):
            return rising[4]
    return 0


def group(cards: Ranked, size: int) -> tuple[int, bool]:
    rank = next(rank for rank, n in Counter([rank for rank, _joker in cards]).items() if n == size)
    return group_of(cards, rank)


def group_of(cards: Ranked, rank: int) -> tuple[int, bool]:
    """A rank, and whether the joker is one of the cards of that rank."""
    return rank, (rank, True) in cards


# -- hands to compare -----------------------------------------------------------


def all_hands() -> Iterator[list[Card]]:
    for hand in combinations(pack(), 5):
        yield list(hand)


def all_joker_hands() -> Iterator[list[Card]]:
    for hand in combinations(pack(), 4):
        yield [*hand, JOKER]


def samples(size: int, seed: int = 1) -> Iterator[list[Card]]:
    """Every set of so many ranks: all in hearts, all in spades, and in suits drawn at random."""
    rng = Random(seed)
    for ranks in combinations_with_replacement(range(2, 15), size):
        if max(Counter(ranks).values()) > 4:
            continue
        for suit in "HS":
            if len(set(ranks)) == size:
                yield [(rank, suit) for rank in ranks]
        yield _mixed(ranks, rng)


def _mixed(ranks: tuple[int, ...], rng: Random) -> list[Card]:
    hand: list[Card] = []
    for rank, n in Counter(ranks).items():
        hand += [(rank, suit) for suit in rng.sample("CDHS", n)]
    return hand


def every_agreement() -> list[Agreed]:
    return [(a, b, c, d) for a, b, c, d in product((False, True), repeat=4)]
