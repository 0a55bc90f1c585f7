"""The decisions of one seat, each judged from what the seat could know when it was made.

Nothing is read but the seat's handle: its moves and worlds that it cannot tell from the true one.  Where to look
harder depends on the seat's own decisions alone, so two games that look the same to a seat have the same review.
"""

from __future__ import annotations

from parlour.bots.onward import Onward
from parlour.bots.search import LET_BE
from parlour.core.chance import seed_of
from parlour.core.moves import CLAIMING, Move
from parlour.core.outlook import Outlook
from parlour.core.players import Advice, BookBot, Seat
from parlour.review.candidates import candidates
from parlour.review.course import Course, Turn
from parlour.review.purse import FOR_SCREENING
from parlour.review.stages import Stages
from parlour.review.stake import BEST, FAULTS, SOUND, is_settled, spread, verdict_of
from parlour.review.worlds import Tried, Worlds, lead

BATCH = 4  # worlds; each further batch is half as many as there were
MOST_SCREENED = 512
MOST_JUDGED = 4096
FEWEST_TO_JUDGE = 32
FEWEST_TO_DROP = 32  # worlds, before a move is tried no more
HOPELESS = 4.0  # standard errors behind the best
MOVES_A_TRIAL = 40  # about, when candidates are searched for
TRIALS = (16, 600)  # of such a search, at least and at most
SCREENING, JUDGING, SEARCHING = range(3)


class Decision:
    """A move that was chosen among others, what it cost, and what would have been better."""

    turn: Turn
    deal: int
    tried: list[Tried]
    played: Tried
    better: Tried  # the same as ``played`` where nothing better was found
    advice: Advice | None  # the book's
    stake: float
    cost: float
    error: float
    verdict: str

    def __init__(self, turn: Turn, tried: list[Tried], played: Tried, advice: Advice | None) -> None:
        self.turn = turn
        self.deal = int(turn.before.deals)
        self.tried = tried
        self.played = self.better = played
        self.advice = advice
        self.stake = self.cost = self.error = 0.0
        self.verdict = BEST

    @property
    def share(self) -> float:
        """What it cost, as a part of what is at stake."""
        return self.cost / self.stake if self.stake > 0.0 else 0.0

    def written(self, move: Move) -> str:
        """A move as a record has it; nothing where it was to let it be."""
        return "" if move is LET_BE else self.turn.before.notation().write(move)

    @property
    def reason(self) -> Advice:
        """Why the better move is better: by the book where it speaks of it, else by trying."""
        if self.advice is not None and self.advice.move.same(self.better.move):
            return self.advice
        return Advice(self.better.move, "why-tried", self.better.mean, self.better.worlds)


def is_judged(turn: Turn, outlook: Outlook) -> bool:
    """Whether there was something to choose that reckoning can judge: offences and claims are the law's affair."""
    handle = Seat(turn.before, turn.seat)
    if turn.move.verb.name == CLAIMING or handle.offends(turn.move):
        return False
    if handle.asked() and handle.lawful().moves().size < 2:
        return False
    return outlook.rule_for(handle) is None


class Reviewer:
    """Judges all decisions of one seat within an allowance of moves."""

    def __init__(self, course: Course, stages: Stages, onward: Onward, seat: int, allowance: int, seed: int) -> None:
        self.course = course
        self.stages = stages
        self.onward = onward
        self.seat = seat
        self.left = allowance
        self.seed = seed
        book = course.rules.bots["book"](0) if "book" in course.rules.bots else None
        self.book = book if isinstance(book, BookBot) else None

    def judge(self) -> list[Decision]:
        outlook = self.onward.outlook
        turns = [turn for turn in self.course.turns if turn.seat == self.seat and is_judged(turn, outlook)]
        if not turns:
            return []
        each = int(self.left * FOR_SCREENING / len(turns))
        decisions = [self._screen(turn, each) for turn in turns]
        self._measure_stakes(decisions)
        contested = [decision for decision in decisions if self._is_contested(decision)]
        for number, decision in enumerate(contested):
            self._weigh(decision, self.left // (len(contested) - number))
        return decisions

    def _screen(self, turn: Turn, most: int) -> Decision:
        """Try all candidates, those that fall behind no longer, and find the best."""
        handle = Seat(turn.before, turn.seat)
        advice = self._advice(handle)
        known = [turn.move] if advice is None else [turn.move, advice.move]
        trials = min(max(most // MOVES_A_TRIAL, TRIALS[0]), TRIALS[1])
        moves = candidates(handle, self.onward.outlook, known, trials, self._seed(handle, SEARCHING))
        tried = [Tried(move) for move in moves]
        played = next(one for one in tried if one.move.same(turn.move))
        worlds = self._worlds(turn, handle, SCREENING)
        left = tried
        while len(left) > 1 and played.worlds < MOST_SCREENED and (not worlds.spent or worlds.spent < most):
            worlds.try_out(left, max(BATCH, played.worlds // 2))
            left = _still_hopeful(left, played)
        if not played.worlds:
            worlds.try_out(tried, BATCH)
        self.left -= worlds.spent
        decision = Decision(turn, tried, played, advice)
        decision.better = _best(left, played)
        return decision

    def _advice(self, handle: Seat) -> Advice | None:
        if self.book is None:
            return None
        return self.book.think(handle.lawful()) if handle.asked() else self.book.think_unasked(handle)

    def _worlds(self, turn: Turn, handle: Seat, purpose: int) -> Worlds:
        before = self.stages.of_turn[turn.number].before[self.seat]
        return Worlds(handle, self.onward, before, self._seed(handle, purpose))

    def _seed(self, handle: Seat, purpose: int) -> int:
        return seed_of(self.seed, purpose, *handle.moment())

    def _measure_stakes(self, decisions: list[Decision]) -> None:
        """The widest spread of the deal so far."""
        widest: dict[int, float] = {}
        for decision in decisions:
            stage = self.stages.of_turn[decision.turn.number].first
            met = spread(gain for tried in decision.tried for gain in tried.gains)
            decision.stake = widest[stage] = max(met, widest.get(stage, 0.0))

    def _is_contested(self, decision: Decision) -> bool:
        if decision.better is decision.played:
            return False
        decision.cost, decision.error = lead(decision.better, decision.played)
        decision.verdict = SOUND
        return (
            not is_settled(decision.cost, decision.error, decision.stake)
            or verdict_of(decision.cost, decision.error, decision.stake) in FAULTS
        )

    def _weigh(self, decision: Decision, most: int) -> None:
        """What the better move would have brought, in worlds by which it was not chosen."""
        handle = Seat(decision.turn.before, self.seat)
        worlds = self._worlds(decision.turn, handle, JUDGING)
        better, played = Tried(decision.better.move), Tried(decision.played.move)
        batch = FEWEST_TO_JUDGE
        while True:
            worlds.try_out([better, played], batch)
            decision.cost, decision.error = lead(better, played)
            if is_settled(decision.cost, decision.error, decision.stake):
                break
            if better.worlds >= MOST_JUDGED or worlds.spent * 2 > most:
                break
            batch = better.worlds
        self.left -= worlds.spent
        decision.better, decision.played = better, played
        decision.verdict = verdict_of(decision.cost, decision.error, decision.stake)


def _still_hopeful(tried: list[Tried], played: Tried) -> list[Tried]:
    best = _best(tried, played)
    if best.worlds < FEWEST_TO_DROP:
        return tried
    return [one for one in tried if one is played or one is best or not _is_hopeless(best, one)]


def _is_hopeless(best: Tried, one: Tried) -> bool:
    ahead, error = lead(best, one)
    return ahead > HOPELESS * error


def _best(tried: list[Tried], played: Tried) -> Tried:
    """The move that brings most; of equals the one that was played."""
    best = max(tried, key=lambda one: one.mean)
    return best if best.mean > played.mean else played
