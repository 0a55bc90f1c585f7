"""What each call brings with which hand: the first to speak calls, and the rest is played by the book."""

from __future__ import annotations

from parlour.core.cards import SUIT, cards_in
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.games.nap import words
from parlour.games.nap.bots.book import best_suit, tricks_in
from parlour.games.nap.rules.game import Nap

COLUMNS = ("hand",)
RUNGS = {"pass": words.PASSED, "two": words.TWO, "three": words.THREE, "four": words.THREE + 1, "nap": words.NAP}
ACE, KING, QUEEN, KNAVE, TEN = 12, 11, 10, 9, 8  # ranks
MANY = 3  # tricks: only four hands of all are worth more without three of a suit, ace and queen with three aces


def ask(game: Game, seat: int) -> tuple[tuple[str | int, ...], dict[str, Move]] | None:
    assert isinstance(game, Nap)
    if game.phase != words.CALLING or game.deal.highest != words.PASSED:
        return None
    ways = {name: words.CALLS[rung] for name, rung in RUNGS.items() if game.open_calls() >> rung & 1}
    return (kind_of(int(game.deal.hands[seat])),), ways


def kind_of(hand: int) -> str:
    """By the best suit: how many of it, headed by what, and the aces and kings beside it."""
    suit = best_suit(hand)
    trumps = sorted([card & 15 for card in cards_in(hand & SUIT[suit])], reverse=True)
    beside = [card & 15 for card in cards_in(hand & ~SUIT[suit])]
    if len(trumps) == 5:
        return "five of a suit"
    if len(trumps) == 4:
        return f"four of a suit, {_headed(trumps)}"
    if len(trumps) == 3:
        if trumps[:3] == [ACE, KING, QUEEN]:
            return "A K Q of a suit"
        if trumps[0] == ACE and trumps[1] >= KNAVE and trumps[2] >= TEN:
            return "A J T of a suit, or better"
        helped = sum(rank >= KING for rank in beside)
        return f"three of a suit, {_headed(trumps)}, {'an ace or king beside' if helped else 'nothing beside'}"
    if trumps[:2] == [ACE, KING]:
        return "A K of a suit"
    worth = round(tricks_in(hand, suit))
    return f"no three of a suit, worth {worth}" if worth < MANY else f"no three of a suit, worth {MANY} or more"


def _headed(trumps: list[int]) -> str:
    return "headed by A or K" if trumps[0] >= KING else "lower"
