"""Blunders that were planted, and how many of them a review finds: ``./dev proof review [GAME]...``

Games are played by the book.  A decision drawn at random is reckoned with twenty times the trials that a review has for
it.  Where the worst move found is a blunder, and the strongest bot, asked twenty times as often as by a review, would
not make it, the game is played again with that move in its place, to the end, and reviewed as usual, on another seed.
In each game nine of ten must be called a mistake or a blunder.
"""

from __future__ import annotations

import sys
from math import ceil
from random import Random
from typing import NamedTuple

from parlour.bots.candidates import MOST, candidates
from parlour.bots.recorded import play_on
from parlour.bots.roster import bot_of
from parlour.bots.worlds import Tried, Worlds, lead
from parlour.cases.record import Recorder
from parlour.cases.run import is_step, run_case
from parlour.core.chance import seed_of
from parlour.core.moves import Move
from parlour.core.players import Seat
from parlour.core.rules import Rules
from parlour.lab.hiring import crew_of
from parlour.registry import rules_of
from parlour.review.course import Turn
from parlour.review.decisions import Decision, Reviewer, is_judged
from parlour.review.looking import MOST_WORLDS, TRIALS
from parlour.review.second_opinion import SecondOpinion
from parlour.review.stake import BLUNDER, BLUNDERED, CLEAR, FAULTS, spread
from tests.proving import command_line, done, games_of_skill, put_down, read
from tests.review.games import for_a_seat, laid_out

PLANTED = 20  # in each game
HARDER = 20  # times the trials
BATCH = 16
GIVEN_UP = 30  # decisions looked at for each that is to be planted
AIM = 0.9
SEED, OTHER_SEED = 20261116, 7
DRAW, ASKING = 1, 2  # the streams of an attempt's seed by which its decision is drawn and the strongest bot asked


class Attempt(NamedTuple):
    """A game in which a blunder is to be planted."""

    game: str
    number: int
    seed: int
    more: float  # times the usual reckoning

    @property
    def its_seed(self) -> int:
        return seed_of(self.seed, self.number)


class Planted(NamedTuple):
    """A decision replaced by its worst move."""

    turn: Turn
    move: Move
    cost: float


class Outcome(NamedTuple):
    """What the review made of a planted blunder."""

    verdict: str
    told: str


def attempt(task: Attempt) -> Outcome | None:
    """None where nothing could be planted."""
    rules = rules_of(task.game)
    text = _played(rules, task.its_seed)
    turns = [turn for turn in laid_out(text)[0].turns if is_judged(turn, rules.outlook)]
    if not turns:
        return None
    turn = Random(seed_of(task.its_seed, DRAW)).choice(turns)
    planted = _worst(text, turn, len(turns), task)
    if planted is None or _is_excused(planted, rules, seed_of(task.its_seed, ASKING)):
        return None
    decision = _reviewed(_with(text, planted), planted, task)
    if decision is None or planted.cost <= BLUNDER * decision.stake:
        return None  # by what was at stake in the whole deal it is none
    return Outcome(decision.verdict, _told(task, planted, decision))


def _played(rules: Rules, seed: int) -> str:
    recorder = Recorder(rules.new({}, seed))
    _play_on(recorder, rules)
    return recorder.text()


def _play_on(recorder: Recorder, rules: Rules) -> None:
    play_on(recorder, [bot_of("book", rules, seat) for seat in range(recorder.game.seats)])


def _worst(text: str, turn: Turn, decisions: int, task: Attempt) -> Planted | None:
    """The worst move of a decision, where a long reckoning calls it a blunder."""
    course, stages, onward = laid_out(text)
    handle = Seat(turn.before, turn.seat)
    tried = [Tried(move) for move in candidates(handle, onward.outlook, [turn.move], MOST, TRIALS[1], task.its_seed)]
    if len(tried) < 2:
        return None
    before = stages.of_turn[turn.number].before[turn.seat]
    worlds = Worlds(handle, onward, before, seed_of(task.its_seed, turn.number))
    seats = len(course.names)
    most = HARDER * for_a_seat(course.rules, seats, task.more) * seats / decisions
    while True:
        worlds.try_out(tried, _more(worlds.spent, most, tried[0].worlds))
        best, worst = max(tried, key=lambda one: one.mean), min(tried, key=lambda one: one.mean)
        cost, error = lead(best, worst)
        much = BLUNDER * spread(gain for one in tried for gain in one.gains)
        if cost + CLEAR * error < much:  # it will be none
            return None
        if worlds.spent >= most or worst.worlds >= HARDER * MOST_WORLDS:
            return Planted(turn, worst.move, cost) if cost > max(CLEAR * error, much) else None


def _is_excused(planted: Planted, rules: Rules, seed: int) -> bool:
    turn = planted.turn
    return SecondOpinion(rules, HARDER).shares(Seat(turn.before, turn.seat), planted.move, seed)


def _more(spent: float, most: float, so_far: int) -> int:
    """Worlds to try next: half as many again, as far as they can be afforded."""
    afforded = int((most - spent) * so_far / spent) + 1 if spent else BATCH
    return max(BATCH, min(so_far // 2, afforded))


def _with(text: str, planted: Planted) -> str:
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
    _play_on(recorder, rules_of(game.name))
    return recorder.text()


def _reviewed(text: str, planted: Planted, task: Attempt) -> Decision | None:
    course, stages, onward = laid_out(text)
    moves = for_a_seat(course.rules, len(course.names), task.more)
    reviewer = Reviewer(course, stages, onward, planted.turn.seat, moves, seed_of(task.seed, OTHER_SEED))
    return next((one for one in reviewer.judge() if one.turn.number == planted.turn.number), None)


def _told(task: Attempt, planted: Planted, decision: Decision) -> str:
    """So that a blunder that was not found can be looked into."""
    error = decision.error / decision.stake if decision.stake else 0.0
    return (
        f"  {task.game} {task.number}, step {planted.turn.step}: {decision.turn.written} costs"
        f" {planted.cost / decision.stake:.1%}; the review calls it {decision.verdict}, {decision.share:.1%}"
        f" ± {error:.1%} behind {decision.written(decision.better.move) or '-'}, of {len(decision.tried)} moves"
    )


class Proof:
    """One game's planted blunders."""

    def __init__(self, rules: Rules, wanted: int) -> None:
        self.rules = rules
        self.wanted = wanted
        self.looked = 0  # until as many were planted as are wanted
        self.outcomes: list[Outcome] = []

    @property
    def lacks(self) -> int:
        """How many are still to be planted; none where it would take too long to find them."""
        return self.wanted - len(self.outcomes) if self.looked < GIVEN_UP * self.wanted else 0

    def next_ones(self) -> range:
        """The numbers of the games that are to be tried next: as many as it will take, by those before."""
        more = ceil(self.lacks * (self.looked + 1) / (len(self.outcomes) + 1))
        return range(self.looked + 1, min(self.looked + more, GIVEN_UP * self.wanted) + 1)

    def count(self, outcome: Outcome | None) -> None:
        if self.lacks:
            self.looked += 1
            self.outcomes += [] if outcome is None else [outcome]

    @property
    def missed(self) -> list[Outcome]:
        return [outcome for outcome in self.outcomes if outcome.verdict not in FAULTS]

    @property
    def share(self) -> float:
        return 1 - len(self.missed) / len(self.outcomes) if self.outcomes else 0.0

    def line(self) -> str:
        planted = len(self.outcomes)
        as_blunder = sum(outcome.verdict == BLUNDERED for outcome in self.outcomes)
        return (
            f"{self.rules.name:<18} planted {planted:>3} of {self.looked:>4} decisions, found"
            f" {planted - len(self.missed):>3} ({as_blunder} as blunders): {self.share:.0%}"
        )


def main(args: list[str]) -> int:
    parser = command_line(__doc__, SEED)
    parser.add_argument("--planted", type=int, default=PLANTED, help="so many blunders in each game")
    parser.add_argument("--more", type=float, default=1.0, help="all of it reckons so many times as much as usual")
    asked = read(parser, args, ["planted"])
    proofs = {rules.name: Proof(rules, asked.planted) for rules in asked.games or games_of_skill()}
    with crew_of(asked.jobs) as crew:
        while lacking := [proof for proof in proofs.values() if proof.lacks]:
            tasks = [
                Attempt(proof.rules.name, number, asked.seed, asked.more)
                for proof in lacking
                for number in proof.next_ones()
            ]
            for task, outcome in zip(tasks, done(attempt, tasks, crew, "decisions"), strict=True):
                proofs[task.game].count(outcome)
    missed = [outcome.told for proof in proofs.values() for outcome in proof.missed]
    put_down([*[proof.line() for proof in proofs.values()], *["not found:"] * bool(missed), *missed], asked.table)
    return 0 if min(proof.share for proof in proofs.values()) >= AIM else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
