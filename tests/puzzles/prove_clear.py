"""Whether the puzzles are as clear as they say: ``python -m tests.puzzles.prove_clear [GAME]...``

Every puzzle about a best move is reckoned again, twice and as long as when it was made, in worlds that nobody
has tried; its answer must lead as it must in one that is made.
"""

from __future__ import annotations

import sys
from time import process_time

from parlour.bots.onward import Onward
from parlour.core.rules import Rules, rule_of_book
from parlour.puzzles.clear import Question, answer_of, reckonings
from parlour.puzzles.puzzle import BEST, Puzzle, puzzles_of
from parlour.registry import all_rules, rules_of
from parlour.review.course import Turn

SEED = 20261117
AIM = 0.95  # of those near the bound some fall to the other side


def is_clear(puzzle: Puzzle, seed: int = SEED) -> bool:
    game = puzzle.position()
    answer = game.notation().read(puzzle.answers[0])
    question = Question(Turn(0, 1, game, puzzle.seat_in(game), answer), None, 0.0, puzzle.stake)
    onward = Onward(puzzle.rules.outlook, rule_of_book(puzzle.rules))
    both = reckonings(question, onward, puzzle.usual, seed)
    return bool(both) and answer_of(both).same(answer)


def prove(rules: Rules) -> tuple[int, int]:
    """How many are clear again, of how many."""
    began = process_time()
    puzzles = [puzzle for puzzle in puzzles_of(rules) if puzzle.kind in BEST]
    unclear = [puzzle.id for puzzle in puzzles if not is_clear(puzzle)]
    told = f"; not clear: {', '.join(unclear)}" if unclear else ""
    seconds = process_time() - began
    print(f"{rules.name:<18} {len(puzzles) - len(unclear)} of {len(puzzles)} clear, {seconds:.0f} s{told}", flush=True)
    return len(puzzles) - len(unclear), len(puzzles)


def main(names: list[str]) -> int:
    found = [prove(rules) for rules in ([rules_of(name) for name in names] or all_rules().values())]
    clear, asked = (sum(each[part] for each in found) for part in range(2))
    print(f"{clear} of {asked} are clear again")
    return 0 if clear >= AIM * asked else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
