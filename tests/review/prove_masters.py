"""Games of the strongest bots, gone through as a person's are: ``python -m tests.review.prove_masters [GAME]...``

They are to be called mistaken seldom.  Each game is played by masters and reviewed on another seed, one seat of it,
each in turn.  ``PARLOUR_REVIEWED`` says how many games in all are reviewed; of games of skill each has its share.
"""

from __future__ import annotations

import os
import sys

from parlour.bots.recorded import recorded
from parlour.bots.roster import MASTER
from parlour.core.rules import Rules
from parlour.lab.trials import match_of
from parlour.registry import all_rules, rules_of
from parlour.review.course import Course
from parlour.review.purse import FOR_SPLIT, FOR_VALUE, allowance, for_each_seat
from parlour.review.review import Review
from parlour.review.stake import BLUNDERED, MISTAKEN

REVIEWED = int(os.environ.get("PARLOUR_REVIEWED", "200"))
MOST_MISTAKES, MOST_BLUNDERS = 0.02, 0.002
SEED, OTHER_SEED = 20261117, 11


class Count:
    """Decisions, and how many were called mistakes (blunders among them) and blunders."""

    def __init__(self) -> None:
        self.decisions = self.mistakes = self.blunders = 0

    def add(self, other: Count) -> None:
        self.decisions += other.decisions
        self.mistakes += other.mistakes
        self.blunders += other.blunders

    def __str__(self) -> str:
        shares = [f"{count / max(1, self.decisions):.2%}" for count in (self.mistakes, self.blunders)]
        return (
            f"{self.decisions:>6} decisions, {self.mistakes:>3} mistakes ({shares[0]}), of them {self.blunders}"
            f" blunders ({shares[1]})"
        )


def reviewed(rules: Rules, games: int) -> Count:
    count = Count()
    for number in range(games):
        course = Course(recorded(rules, MASTER, SEED + number).text())
        seats = len(course.names)
        whole = allowance(rules)
        moves = for_each_seat(whole, int(whole * (FOR_SPLIT + FOR_VALUE)), seats)  # as where all seats are reviewed
        seat = Review(course, [number % seats], moves, OTHER_SEED, all_open=False).seats[0]
        count.decisions += len(seat.decisions)
        count.mistakes += len(seat.faults)
        count.blunders += seat.count(BLUNDERED)
        for fault in seat.faults:
            word = "blunder" if fault.verdict != MISTAKEN else "mistake"
            print(
                f"  {rules.name} {number}: {word} {fault.turn.written}, better {fault.written(fault.better.move)}"
                f" {fault.share:.1%} ({fault.cost / max(fault.error, 1e-9):.1f} standard errors)",
                flush=True,
            )
    return count


def main(names: list[str]) -> int:
    chosen = [rules_of(name) for name in names] or [rules for rules in all_rules().values() if not match_of(rules).even]
    whole = Count()
    for number, rules in enumerate(chosen):
        share = REVIEWED * (number + 1) // len(chosen) - REVIEWED * number // len(chosen)
        count = reviewed(rules, share)
        print(f"{rules.name:<18} {share:>3} games, {count}", flush=True)
        whole.add(count)
    print(f"{'all':<18} {REVIEWED:>3} games, {whole}")
    few = whole.mistakes <= MOST_MISTAKES * whole.decisions and whole.blunders <= MOST_BLUNDERS * whole.decisions
    return 0 if few else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
