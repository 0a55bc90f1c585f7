"""The odds of the draw: how often a hand is improved, by what it is and how many cards are thrown away."""

from __future__ import annotations

from parlour.core.cards import cards_in, count, hand_of, rank
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.games.poker import words
from parlour.games.poker.bots.odds import by_rank, four_of_a_suit, hand_kind
from parlour.games.poker.rules.game import Poker
from parlour.mechanisms.rankings import NOTHING, PAIR, THREES, TWO_PAIRS

COLUMNS = ("hand",)
NAMES = {PAIR: "one pair", TWO_PAIRS: "two pairs", THREES: "threes"}
_before: dict[int, int] = {}  # the class that a hand had before it was tried, by seat


def ask(game: Game, seat: int) -> tuple[tuple[str | int, ...], dict[str, Move]] | None:
    assert isinstance(game, Poker)
    if game.phase != words.DISCARDING:
        return None
    hand = int(game.deal.hands[seat])
    made = hand_kind(game, hand)
    _before[seat] = made
    matched = sum(cards for cards in by_rank(hand).values() if count(cards) > 1)
    beside = sorted(cards_in(hand & ~matched), key=rank)
    if made in NAMES:
        ways = {f"draw {len(beside) - kept}": beside[: len(beside) - kept] for kept in range(len(beside)) if kept < 2}
        return (NAMES[made],), {name: Move(words.DISCARD, hand_of(cards)) for name, cards in ways.items()}
    if made == NOTHING and four_of_a_suit(hand):
        return ("four of a suit",), {"draw 1": Move(words.DISCARD, hand & ~four_of_a_suit(hand))}
    return None


def worth(game: Game, seat: int) -> float:
    """1 where the hand is now of a higher class."""
    assert isinstance(game, Poker)
    return float(hand_kind(game, int(game.deal.hands[seat])) > _before[seat])
