"""Blunders that were planted, and how many of them a review finds: ``python -m tests.review.prove_blunders [GAME]...``

Games are played by the book.  A decision drawn at random is reckoned with twenty times the trials that a review has for
it; where the worst move found is a blunder, the game is played again with that move in its place, to the end, and
reviewed as usual, on another seed.  ``PARLOUR_PLANTED`` says how many are planted in each game, ``PARLOUR_MORE`` how
much all of it reckons beside the usual.
"""

from __future__ import annotations

import os
import sys
from random import Random
from time import process_time

from parlour.bots.recorded import play_on
from parlour.bots.roster import bot_of
from parlour.cases.record import Recorder
from parlour.cases.run import is_step, run_case
from parlour.core.chance import seed_of
from parlour.core.moves import Move
from parlour.core.players import Seat
from parlour.core.rules import Rules
from parlour.lab.trials import match_of
from parlour.registry import all_rules, rules_of
from parlour.review.candidates import MOST, candidates
from parlour.review.course import Course, Turn
from parlour.review.decisions import Decision, Reviewer, is_judged
from parlour.review.looking import TRIALS
from parlour.review.purse import FOR_SPLIT, FOR_VALUE, allowance, for_each_seat
from parlour.review.stake import BLUNDER, BLUNDERED, CLEAR, FAULTS, spread
from parlour.review.worlds import Tried, Worlds, lead
from tests.review.games import laid_out

PLANTED = int(os.environ.get("PARLOUR_PLANTED", "20"))
MORE = float(os.environ.get("PARLOUR_MORE", "1"))
HARDER = 20  # times the trials
BATCH = 16
GIVEN_UP = 30  # decisions looked at for each that is to be planted
AIM = 0.9
SEED, OTHER_SEED = 20261116, 7


class Planted:
    """A decision replaced by its worst move."""

    def __init__(self, turn: Turn, move: Move, cost: float) -> None:
        self.turn = turn
        self.move = move
        self.cost = cost


class Proof:
    """One game's planted blunders."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.rng = Random(SEED)
        self.looked = self.planted = self.found = self.as_blunder = 0
        self.reviewed = 0.0  # seconds

    def run(self) -> float:
        while self.planted < PLANTED and self.looked < PLANTED * GIVEN_UP:
            self.looked += 1
            self._try(self.looked)
        share = self.found / self.planted if self.planted else 1.0
        each = self.reviewed / max(1, self.planted)
        print(
            f"{self.rules.name:<18} planted {self.planted:>3} of {self.looked:>4} decisions, found {self.found:>3}"
            f" ({self.as_blunder} as blunders): {share:.0%}; {each:.1f} s of a core for the review of a seat",
            flush=True,
        )
        return share

    def _try(self, number: int) -> None:
        text = self._game(number)
        course = Course(text)
        turns = [turn for turn in course.turns if is_judged(turn, self.rules.outlook)]
        if not turns:
            return
        planted = self._worst(text, self.rng.choice(turns), len(turns))
        if planted is None:
            return
        began = process_time()
        decision = self._reviewed(self._with(text, planted), planted)
        if decision is None or planted.cost <= BLUNDER * decision.stake:
            return  # by what was at stake in the whole deal it is none
        self.reviewed += process_time() - began
        self.planted += 1
        self.found += decision.verdict in FAULTS
        self.as_blunder += decision.verdict == BLUNDERED

    def _game(self, number: int) -> str:
        recorder = Recorder(self.rules.new({}, seed_of(SEED, number)))
        self._play_on(recorder)
        return recorder.text()

    def _play_on(self, recorder: Recorder) -> None:
        play_on(recorder, [bot_of("book", self.rules, seat) for seat in range(recorder.game.seats)])

    def _worst(self, text: str, turn: Turn, decisions: int) -> Planted | None:
        """The worst move of a decision, where a long reckoning calls it a blunder."""
        course, stages, onward = laid_out(text)
        handle = Seat(turn.before, turn.seat)
        tried = [Tried(move) for move in candidates(handle, onward.outlook, [turn.move], MOST, TRIALS[1], SEED)]
        if len(tried) < 2:
            return None
        before = stages.of_turn[turn.number].before[turn.seat]
        worlds = Worlds(handle, onward, before, seed_of(SEED, turn.number))
        most = HARDER * self._for_seat() * len(course.names) / decisions
        while True:
            worlds.try_out(tried, max(BATCH, tried[0].worlds // 2))
            best, worst = max(tried, key=lambda one: one.mean), min(tried, key=lambda one: one.mean)
            cost, error = lead(best, worst)
            much = BLUNDER * spread(gain for one in tried for gain in one.gains)
            if cost + CLEAR * error < much:  # it will be none
                return None
            if worlds.spent >= most:
                return Planted(turn, worst.move, cost) if cost > max(CLEAR * error, much) else None

    def _for_seat(self) -> float:
        """What a review has for a seat, at the least."""
        moves = allowance(self.rules, MORE)
        return for_each_seat(moves, int(moves * (FOR_SPLIT + FOR_VALUE)), self.seats)

    @property
    def seats(self) -> int:
        return int(self.rules.new({}, 0).seats)

    def _with(self, text: str, planted: Planted) -> str:
        """The game up to the decision, the planted move, and what the book makes of it."""
        lines: list[str] = []
        steps = 0
        for line in text.splitlines():
            steps += is_step(line)
            if steps == planted.turn.step:
                break
            lines.append(line)
        game = run_case("\n".join(lines), rules_of).game
        assert game is not None
        recorder = Recorder.going_on(game, lines)
        recorder.play(planted.turn.seat, planted.move)
        self._play_on(recorder)
        return recorder.text()

    def _reviewed(self, text: str, planted: Planted) -> Decision | None:
        course, stages, onward = laid_out(text)
        reviewer = Reviewer(course, stages, onward, planted.turn.seat, int(self._for_seat()), OTHER_SEED)
        return next((one for one in reviewer.judge() if one.turn.number == planted.turn.number), None)


def main(names: list[str]) -> int:
    chosen = [rules_of(name) for name in names] or [rules for rules in all_rules().values() if not match_of(rules).even]
    return 0 if min([Proof(rules).run() for rules in chosen]) >= AIM else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
