"""What a dealer wins of each stake, by the first card he sees: ``python -m tests.games.vingt_un.doubling [GAMES]``.

Games are played by the book at the usual table.  Whoever lays more than little has an ace.
"""

from __future__ import annotations

import sys

from parlour.bots.roster import bot_of
from parlour.core.chance import seed_of
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.games.vingt_un import words
from parlour.games.vingt_un.bots.table import is_large
from parlour.games.vingt_un.rules.count import worth
from parlour.games.vingt_un.rules.game import VingtUn
from parlour.games.vingt_un.state import HANDS
from parlour.lab.arena import play_game
from parlour.registry import rules_of
from tests.proving import mean_and_error

RULES = rules_of("vingt-un")
GAMES = 100_000
Won = dict[tuple[int, bool], list[float]]  # by the card's worth, and whether much was laid: parts of stakes


class Watch:
    """Counts at each doubling what came of the hand before."""

    def __init__(self, won: Won) -> None:
        self.won = won
        self.card = 0
        self.laid: dict[int, int] = {}  # by seat
        self.much: set[int] = set()
        self.had: list[int] = []

    def __call__(self, game: Game, seat: int, move: Move) -> None:
        assert isinstance(game, VingtUn)
        if game.phase == words.DOUBLING:
            self.settle(game)
            times = 2 if move.same(words.DOUBLED) else 1
            stakes = {player: int(game.deal.stakes[HANDS * player]) for player in game.order if player != seat}
            self.card = int(worth(game.deal.first[HANDS * seat]))
            self.laid = {player: times * stake for player, stake in stakes.items()}
            self.much = {player for player, stake in stakes.items() if is_large(stake, game.agreed.least)}
            self.had = [game.ledger[player] for player in range(game.seats)]

    def settle(self, game: Game) -> None:
        for player, stake in self.laid.items():
            lost = (self.had[player] - game.ledger[player]) / stake
            self.won.setdefault((self.card, player in self.much), []).append(lost)
        self.laid = {}


def count(games: int, seed: int) -> Won:
    options = RULES.options.make({"deals": 1})
    won: Won = {}
    for number in range(games):
        bots = [bot_of("book", RULES, seat) for seat in range(options.number("players"))]
        watch = Watch(won)
        watch.settle(play_game(RULES, options, bots, seed_of(seed, number), watch))
    return won


def main() -> None:
    won = count(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES, seed=1)
    for much in (False, True):
        print("of much" if much else "of little")
        for card in range(1, 11):
            mean, error = mean_and_error(won[card, much])
            print(f"  {card:2}  {mean:+.3f} ± {1.96 * error:.3f}  of {len(won[card, much])}")


if __name__ == "__main__":
    main()
