"""What a good Poker player makes of his seat before he decides: what he holds, how it stands, and what it costs."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from parlour.core.cards import count
from parlour.core.game import Game
from parlour.core.insight import Insight
from parlour.games.poker import words
from parlour.games.poker.bots.book import chance_to_win, gapped, price_of, rivals
from parlour.games.poker.bots.odds import before_draw, by_rank, four_of_a_suit, hand_kind, usual_hands
from parlour.games.poker.rules.game import Poker
from parlour.games.poker.state import HAND_SIZE
from parlour.mechanisms.rankings import CLASSES

STEPS: Final = 40  # of a chance
DRAWS: Final = ["nothing", "four_of_a_suit", "four_in_a_row", "both"]
MOST_RIVALS: Final = 9
RANKS: Final = 13
UNKNOWN: Final = -1  # before there is a hand


def steps(name: str) -> tuple[str, list[str]]:
    return name, [str(n) for n in range(STEPS + 1)]


def reckon(game: Game, seat: int) -> list[int]:
    assert isinstance(game, Poker)
    hand = int(game.deal.hands[seat])
    if not game.deal.playing >> seat & 1 or count(hand) != HAND_SIZE:
        return [UNKNOWN] * len(FACTS)
    made = hand_kind(game, hand)
    others = int(count(game.deal.playing)) - 1
    hands = usual_hands(game)
    drawn = game.phase == words.BETTING
    chance = chance_to_win(game, seat) if drawn else before_draw(game, hand) ** rivals(game, seat)
    price = price_of(game, seat)
    return [
        made,
        STEPS * bisect_left(hands, int(game.agreed.order.value(hand))) // len(hands),
        highest_set(hand),
        (1 if four_of_a_suit(hand) else 0) + (2 if gapped(hand) else 0),
        min(others, MOST_RIVALS),
        int(STEPS * chance),
        STEPS * price // max(1, game.in_pool() + price),
    ]


def highest_set(hand: int) -> int:
    """The rank of its largest set, or of its highest card."""
    ranks = by_rank(hand)
    return max(ranks, key=lambda height: (count(ranks[height]), height))


FACTS: Final = [
    ("kind", list(CLASSES)),
    steps("standing"),
    ("set", [str(n) for n in range(RANKS)]),
    ("draws", DRAWS),
    ("rivals", [str(n) for n in range(MOST_RIVALS + 1)]),
    steps("chance"),
    steps("price"),
]
INSIGHT: Final = Insight(FACTS, reckon)
