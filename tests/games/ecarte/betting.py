"""What the book's bettors win and lose against bettors who stake at random, all of whom play the cards by the book.

    python -m tests.games.ecarte.betting [--games 10000] [--mode a_deux_cotes] [--players 6]

Half of the seats stake as the book does, the others any sum of the same size on average and renounce now and then;
printed is what a seat of the book wins in a game, with its interval of 95 %.
"""

from __future__ import annotations

import argparse
import math
import sys
from random import Random

from parlour.core.moves import Move
from parlour.core.players import Bot, Seat
from parlour.games.ecarte.bots.at_the_club import USUAL_STAKE, book
from parlour.games.ecarte.club import words
from parlour.games.ecarte.club.game import Club
from parlour.registry import rules_of
from parlour.testing.walk import questions

RENOUNCES = 0.1  # how often a random bettor leaves the hand to the next
A_NIGHT = 200  # games


class RandomBettor:
    """Stakes anything, and renounces now and then; all else by the book."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.book = book(seed)

    def choose(self, seat: Seat) -> Move:
        moves = seat.moves()
        if [choice for choice in moves.each if choice.like.verb is words.STAKE] and seat.asked():
            renounce = Move(words.RENOUNCE)
            if moves.allow(renounce) and self.rng.random() < RENOUNCES:
                return renounce
            if not moves.allow(Move(words.ADD)):
                return Move(words.STAKE, self.rng.randint(1, 2 * USUAL_STAKE - 1))
        return self.book.choose(seat)


def night(mode: str, players: int, games: int, seed: int) -> list[float]:
    """One evening; gives what a seat of the book has won on average in each game, the others having lost it."""
    game = rules_of("ecarte").new({"mode": mode, "players": players, "coups": games}, seed)
    assert isinstance(game, Club)
    bots: list[Bot | RandomBettor] = [book(i) if i % 2 == 0 else RandomBettor(seed + i) for i in range(players)]
    rng = Random(seed)
    won: list[float] = []
    before = game.ledger.balance[:players]
    for asked in questions(game):
        seat = rng.choice(asked)
        game.play(seat, bots[seat].choose(Seat(game, seat)))
        if game.coups_played > len(won):
            now = game.ledger.balance[:players]
            won.append(sum([now[i] - before[i] for i in range(0, players, 2)]) / len(range(0, players, 2)))
            before = now
    return won


def interval(won: list[float]) -> tuple[float, float]:
    """The mean of a game, and half the width of its interval of 95 %."""
    mean = sum(won) / len(won)
    spread = math.sqrt(sum([(one - mean) ** 2 for one in won]) / (len(won) - 1))
    return mean, 1.96 * spread / math.sqrt(len(won))


def main() -> int:
    parser = argparse.ArgumentParser(
        "tests.games.ecarte.betting", description="Bettors of the book against random ones."
    )
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--mode", default="a_deux_cotes")
    parser.add_argument("--players", type=int, default=6)
    wish = parser.parse_args()
    won: list[float] = []
    while len(won) < wish.games:
        won += night(wish.mode, wish.players, min(A_NIGHT, wish.games - len(won)), len(won))
    mean, half = interval(won)
    told = f"{wish.mode}, {wish.players} seats, {len(won)} games"
    print(f"{told}: a bettor of the book wins {mean:+.3f} ± {half:.3f} a game")
    return 0 if mean + half >= 0 else 1


if __name__ == "__main__":
    sys.exit(main())
