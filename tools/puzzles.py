"""Puzzles of a game, found and written down: usual bots play, and what is clear in their games is kept.

``python -m tools.puzzles FOLDER GAME [--seed N] [--wanted N]`` writes ``puzzles.toml`` into the folder of the game:
decisions that are clear by two long reckonings first, then what its cases show of the law.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path
from time import process_time

from parlour.bots.onward import Onward
from parlour.bots.recorded import recorded
from parlour.bots.roster import MASTER
from parlour.bots.worlds import Tried, lead
from parlour.cases.run import is_step
from parlour.core.chance import seed_of
from parlour.core.moves import CARD as ONE_CARD
from parlour.core.players import Seat
from parlour.core.rules import Rules, rule_of_book
from parlour.core.show import view_lines
from parlour.errors import ParlourError
from parlour.law.coverage import find_cases
from parlour.puzzles.clear import LEAD_STAKE, Question, Reckoning, answer_of, reckonings
from parlour.puzzles.grading import found_by, is_found_by_all, is_found_by_the_strongest
from parlour.puzzles.puzzle import CALL, CARD, DIGITS, FILE, position_of
from parlour.puzzles.writing import Field, written
from parlour.registry import rules_of
from parlour.review.course import Course
from parlour.review.decisions import Decision, Reviewer, is_judged
from parlour.review.purse import FOR_SPLIT, FOR_VALUE, allowance
from parlour.review.stages import Stages
from tools.law_puzzles import law_puzzles

WANTED = 10
FROM_ONE_GAME = 2
TRIED_IN_ONE_GAME = 4  # long reckonings, which cost most
GAMES = 400  # played at the most
MOST_LINES = 110  # of a position
GLANCE = 6000  # moves that are played on for a decision when clear ones are looked for
LEAST = 2500  # moves a review would have: where it has fewer, a long look is longer than twenty times that
EASY = 0.3  # of all, at the most, that every bot finds which thinks at all
ALIKE = 0.5  # of all, at the most, with the same answer; less makes for more variety, and takes longer
SEEDS = 0xFFFF_FFFF
PROMISING = 1.5  # standard errors
NOISE = ("version ", "player ")


class Maker:
    """Looks for the puzzles of one game."""

    def __init__(self, rules: Rules, seed: int, wanted: int = WANTED, alike: float = ALIKE) -> None:
        """``alike``: which part of them, at the most, has the same answer."""
        self.rules = rules
        self.seed = seed
        self.wanted = wanted
        self.alike = alike
        self.made = f"./dev puzzles {rules.name} --seed {seed}"
        self.made += f" --wanted {wanted}" if wanted != WANTED else ""
        self.made += f" --alike {alike}" if alike != ALIKE else ""
        self.onward = Onward(rules.outlook, rule_of_book(rules))
        self.found: list[dict[str, Field]] = []
        self.easy = 0

    def run(self) -> list[dict[str, Field]]:
        for number in range(GAMES):
            if len(self.found) >= self.wanted:
                break
            began = process_time()
            tried = self._from_game(number)
            print(
                f"{self.rules.name}: game {number}, {tried} reckoned, {len(self.found)} of {self.wanted} found"
                f" ({self.easy} easy), {process_time() - began:.1f} s",
                flush=True,
            )
        return self.found

    def _from_game(self, number: int) -> int:
        """Keep what is clear in one game; gives how many decisions were reckoned long."""
        seed = seed_of(self.seed, number)
        text = recorded(self.rules, MASTER, seed & SEEDS).text()
        course = Course(text)
        decisions = sum(is_judged(turn, self.rules.outlook) for turn in course.turns)
        usual = max(LEAST, int(allowance(self.rules) * (1 - FOR_VALUE - FOR_SPLIT) / max(1, decisions)))
        starts = {turn.number: start_of(text, turn.step) for turn in course.turns}
        course.turns = [turn for turn in course.turns if starts[turn.number].count("\n") <= MOST_LINES]
        stages = Stages(course, self.onward)
        kept = tried = 0
        for decision in self._promising(course, stages, usual, seed):
            if kept == FROM_ONE_GAME or tried == TRIED_IN_ONE_GAME or len(self.found) == self.wanted:
                break
            turn = decision.turn
            levels = found_by(self.rules, turn.before, turn.seat, [best_of(decision).move])
            if not self._is_wanted(decision, levels):
                continue
            tried += 1
            before = stages.of_turn[turn.number].before[turn.seat]
            question = Question(turn, decision.advice, before, decision.stake)
            both = reckonings(question, self.onward, usual, seed_of(seed, turn.number))
            if both and answer_of(both).same(best_of(decision).move):
                self._keep(decision, both, levels, shortened(starts[turn.number], self.rules), usual)
                self.found[-1]["origin"] = f"game {number}, step {turn.step}"
                kept += 1
        return tried

    def _promising(self, course: Course, stages: Stages, usual: int, seed: int) -> list[Decision]:
        """Decisions in which one move seems to lead, in an order drawn from the seed."""
        found = []
        for seat in range(len(course.names)):
            mine = sum(turn.seat == seat and is_judged(turn, self.rules.outlook) for turn in course.turns)
            glance = mine * min(usual, GLANCE)
            found += Reviewer(course, stages, self.onward, seat, glance, seed).judge() if mine else []
        asked = [one for one in found if Seat(one.turn.before, one.turn.seat).asked() and len(one.tried) > 1]
        promising = [one for one in asked if share_of_lead(one) > LEAD_STAKE]
        return sorted(promising, key=lambda one: seed_of(seed, one.turn.number))

    def _is_wanted(self, decision: Decision, levels: dict[str, float]) -> bool:
        """Whether the strongest bot agrees, and there are not too many alike: easy ones, or with the same answer."""
        alike = sum(one["answers"] == [decision.written(best_of(decision).move)] for one in self.found)
        if not is_found_by_the_strongest(levels) or alike >= self.alike * self.wanted:
            return False
        return not is_found_by_all(levels) or self.easy < EASY * self.wanted

    def _keep(self, decision: Decision, both: list[Reckoning], levels: dict[str, float], case: str, usual: int) -> None:
        turn, first, answer = decision.turn, both[0], answer_of(both)
        game = position_of(case, self.rules)
        if view_lines(game.view(turn.seat)) != view_lines(turn.before.view(turn.seat)):
            raise ParlourError(f"the position before step {turn.step} is not that of its record")
        one_card = all(move.verb.shape[:1] == [ONE_CARD] for move in Seat(game, turn.seat).moves().all())
        book = decision.advice
        self.easy += is_found_by_all(levels)
        self.found.append(
            {
                "kind": CARD if one_card else CALL,
                "seat": game.names[turn.seat],
                "answers": [decision.written(answer)],
                "reason": book.reason if book is not None and book.move.same(answer) else "",
                "stake": round(first.stake, DIGITS),
                "win": round(first.best.win, DIGITS),
                "worlds": min(one.best.worlds for one in both),
                "usual": usual,
                "made": self.made,
                "origin": "",
                "case": case,
                "costs": {
                    decision.written(other.move): [round(part, DIGITS) for part in (*first.cost(other), other.win)]
                    for other in first.others
                },
                "found": levels,
            }
        )


def best_of(decision: Decision) -> Tried:
    return max(decision.tried, key=lambda one: one.mean)


def share_of_lead(decision: Decision) -> float:
    """By how much the best move seems to lead the second, as a part of what is at stake; 0 where that is noise."""
    best, second = sorted(decision.tried, key=lambda one: -one.mean)[:2]
    ahead, error = lead(best, second)
    return ahead / decision.stake if decision.stake > 0.0 and ahead > PROMISING * error else 0.0


def start_of(text: str, step: int) -> str:
    """A record up to one of its steps."""
    lines: list[str] = []
    steps = 0
    for line in text.splitlines():
        steps += is_step(line)
        if steps == step:
            break
        lines.append(line)
    return "\n".join(lines) + "\n"


def shortened(text: str, rules: Rules) -> str:
    """Without what a position need not say: who wrote it, who sat there, options at their defaults."""
    usual = {f"option {line}" for line in rules.options.make().lines()}
    return "".join(f"{line}\n" for line in text.splitlines() if line not in usual and not line.startswith(NOISE))


def main(arguments: list[str]) -> int:
    parser = ArgumentParser("./dev puzzles")
    parser.add_argument("folder", type=Path)
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--wanted", type=int, default=WANTED, help="decisions; what the law adds comes beside")
    parser.add_argument("--alike", type=float, default=ALIKE, help="part of them, at the most, with the same answer")
    given = parser.parse_args(arguments)
    try:
        rules = rules_of(given.game)
        maker = Maker(rules, given.seed, given.wanted, given.alike)
        found = [*maker.run(), *law_puzzles(rules, find_cases(Path.cwd()), maker.made)]
        path = given.folder / rules.name.replace("-", "_") / FILE
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(map(written, found)), encoding="utf-8")
    except ParlourError as error:
        print(f"parlour: {error}", file=sys.stderr)
        return 2
    print(f"{path}: {len(found)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
