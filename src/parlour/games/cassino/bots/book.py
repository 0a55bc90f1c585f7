"""Cassino by its hints (cassino.27 to 29), weighed against what the board then leaves to the next player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.cards import BIT, count, lowest, rank
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.players import Advice, BookBot
from parlour.games.cassino.rules.captures import ACES, RANK, TEN, able, captures, takers
from parlour.games.cassino.rules.game import Cassino
from parlour.games.cassino.rules.score import GREAT, GREAT_POINTS, LITTLE, LITTLE_POINTS, SPADES
from parlour.games.cassino.words import TAKE

TENS: Final = RANK[TEN]
TWOS: Final = RANK[1]
RANKS: Final = 13
CLAUSES: Final = ["cassino.27", "cassino.28", "cassino.29"]

A_SPADE: Final = 0.15  # points: a share of the majority
A_CARD: Final = 0.12
A_COMBINATION: Final = 0.1  # better than the same cards as a pair, which lies there for later
A_DOOR_SHUT: Final = 0.35  # a ten or a two fewer for an opponent's Cassino card
LEFT: Final = 0.6  # of what the next player may expect
KEPT: Final = 0.3  # of what we may take next time


class Weighed:
    """A move, what speaks for it by each clause, and what else does."""

    move: Move
    cassinos: float  # cassino.27, before everything else
    aces: float  # cassino.27
    cards: float  # cassino.28
    doors: float  # cassino.29
    rest: float

    def __init__(self, move: Move) -> None:
        self.move = move
        self.cassinos = 0.0
        self.aces = 0.0
        self.cards = 0.0
        self.doors = 0.0
        self.rest = 0.0

    def beats(self, other: Weighed) -> bool:
        if self.cassinos != other.cassinos:
            return self.cassinos > other.cassinos
        return self.worth() > other.worth()

    def worth(self) -> float:
        return self.aces + self.cards + self.doors + self.rest

    def reason(self, other: Weighed) -> str:
        """The clause that sets it most above the next best, or else what does."""
        if self.cassinos > other.cassinos:
            return "cassino.27"
        gains = [self.aces - other.aces, self.cards - other.cards, self.doors - other.doors]
        most = max(gains)
        if most > max(0.0, self.rest - other.rest):
            return CLAUSES[gains.index(most)]
        return "why-leaves-less" if self.rest > other.rest else "why-none-better"


def book(_seed: int) -> BookBot:
    return BookBot("book", advise, pace=120_000)


def advise(game: Game, seat: int) -> Advice | None:
    assert isinstance(game, Cassino)
    if not game.waits >> seat & 1:
        return None
    moves = game.moves(seat).all()
    if len(moves) == 1:
        return Advice(moves[0], "why-only-move")
    unseen = game.pack.all & ~game.seen(seat)
    best, next_best = weigh(game, seat, moves[0], unseen), weigh(game, seat, moves[1], unseen)
    if next_best.beats(best):
        best, next_best = next_best, best
    for move in moves[2:]:
        weighed = weigh(game, seat, move, unseen)
        if weighed.beats(best):
            best, next_best = weighed, best
        elif weighed.beats(next_best):
            next_best = weighed
    return Advice(best.move, best.reason(next_best))


def weigh(game: Cassino, seat: int, move: Move, unseen: i64) -> Weighed:
    found = Weighed(move)
    hand = game.deal.hands[seat] & ~BIT[move.a]
    board = game.deal.board | BIT[move.a]
    if move.verb is TAKE:
        board = game.deal.board & ~move.b
        _weigh_taking(found, move.b | BIT[move.a], rank(move.a), unseen)
        found.rest += 1.0 if board == 0 else 0.0
    found.rest -= LEFT * left_for(board, unseen, count(game.deal.hands[game.left(seat)]))
    found.rest += KEPT * best_taking(takers(hand, board), board)
    return found


def best_taking(cards: i64, board: i64) -> float:
    """What the best of these cards would take."""
    best = 0.0
    while cards:
        best = max(best, best_gain(board, lowest(cards)))
        cards &= cards - 1
    return best


def _weigh_taking(found: Weighed, cards: i64, height: i64, unseen: i64) -> None:
    found.cassinos = cassino_points(cards)
    found.aces = aces_and_spades(cards)
    pair = cards & ~RANK[height] == 0
    found.cards = A_CARD * int(count(cards)) + (0.0 if pair else A_COMBINATION)
    taken = cards & ~RANK[height] if height in (1, TEN) and not pair else cards
    doors = (taken & TENS if unseen & GREAT else 0) | (taken & TWOS if unseen & LITTLE else 0)
    found.doors = A_DOOR_SHUT * int(count(doors))


def cassino_points(cards: i64) -> float:
    return float((GREAT_POINTS if cards & GREAT else 0) + (LITTLE_POINTS if cards & LITTLE else 0))


def aces_and_spades(cards: i64) -> float:
    return int(count(cards & ACES)) + A_SPADE * int(count(cards & SPADES))


def worth(cards: i64) -> float:
    """About how many points the cards make for whoever takes them."""
    return cassino_points(cards) + aces_and_spades(cards) + A_CARD * int(count(cards))


def best_gain(board: i64, card: i64) -> float:
    """What this card would take at best, itself with it."""
    best = 0.0
    for cards in captures(board, card):
        best = max(best, worth(cards) + (1.0 if cards == board else 0.0))
    return best + worth(BIT[card]) if best else 0.0


def left_for(board: i64, unseen: i64, held: i64) -> float:
    """What the next player takes on average, if he takes the best he can with so many unseen cards."""
    total = float(count(unseen))
    ranks = able(board)
    gains: list[tuple[float, float]] = []
    for n in range(RANKS):
        cards = unseen & RANK[n]
        if cards and ranks & BIT[n]:
            gains.append((_mean_gain(board, cards), float(count(cards))))
    gains.sort()
    expected, nothing_better = 0.0, 1.0
    for gain, of_rank in reversed(gains):
        lacks = (1.0 - of_rank / total) ** float(held)
        expected += nothing_better * (1.0 - lacks) * gain
        nothing_better *= lacks
    return expected


def _mean_gain(board: i64, cards: i64) -> float:
    """Of the unseen cards of one rank: they take alike, and each brings itself."""
    one = lowest(cards)
    each = 0.0
    left = cards
    while left:
        each += worth(left & -left)
        left &= left - 1
    return best_gain(board, one) - worth(BIT[one]) + each / float(count(cards))
