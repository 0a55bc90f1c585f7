"""The decisions of one seat, each judged from what the seat could know when it was made.

Nothing is read but the seat's handle: its moves and worlds that it cannot tell from the true one.  Where to look
harder depends on the seat's own decisions alone, so two games that look the same to a seat have the same review.
"""

from __future__ import annotations

from parlour.bots.onward import Onward
from parlour.bots.search import LET_BE
from parlour.bots.worlds import Worlds, lead
from parlour.core.chance import seed_of
from parlour.core.moves import CLAIMING, Move
from parlour.core.outlook import Outlook
from parlour.core.players import Advice, BookBot, Seat
from parlour.review.course import Course, Turn
from parlour.review.looking import Look
from parlour.review.purse import FIRST_LOOK, SECOND_LOOK
from parlour.review.second_opinion import SecondOpinion
from parlour.review.stages import Stages
from parlour.review.stake import BEST, FAULTS, MISTAKEN, SOUND, is_settled, spread, verdict_of
from parlour.review.weighing import Weighing

ROUNDS = 2  # in which what is left is shared out among decisions that are close
SCREENING, JUDGING, SEARCHING, ASKING = range(4)


class Decision:
    """A move that was chosen among others, what it cost, and what would have been better."""

    def __init__(self, look: Look, stake: float) -> None:
        self.turn = look.turn
        self.deal = int(look.turn.before.deals)
        self.tried = look.tried
        self.played = look.played
        self.better = look.best  # the same as ``played`` where nothing better was found
        self.advice: Advice | None = look.advice  # the book's
        self.stake = stake
        self.cost, self.error = lead(self.better, self.played)
        self.verdict = BEST if self.better is self.played else SOUND

    def is_contested(self) -> bool:
        """Whether the better move must be weighed in other worlds: it may be a mistake not to have made it."""
        if self.better is self.played:
            return False
        settled = is_settled(self.cost, self.error, self.stake)
        return not settled or verdict_of(self.cost, self.error, self.stake) in FAULTS

    def weighed(self, weighing: Weighing) -> None:
        self.better, self.played = weighing.better, weighing.played
        self.cost, self.error = weighing.cost, weighing.error
        self.verdict = verdict_of(self.cost, self.error, self.stake)

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
        self.second_opinion = SecondOpinion(course.rules)

    def judge(self) -> list[Decision]:
        outlook = self.onward.outlook
        turns = [turn for turn in self.course.turns if turn.seat == self.seat and is_judged(turn, outlook)]
        if not turns:
            return []
        looks = self._looks(turns)
        decisions = [Decision(look, stake) for look, stake in zip(looks, self._stakes(looks), strict=True)]
        contested = [decision for decision in decisions if decision.is_contested()]
        self._weigh(contested)
        for decision in decisions:
            self._ask_again(decision)
        return decisions

    def _ask_again(self, decision: Decision) -> None:
        """What the strongest bot would have played, too, is no mistake, and no blunder if it mostly would."""
        if decision.verdict not in FAULTS:
            return
        handle = Seat(decision.turn.before, self.seat)
        once = decision.verdict == MISTAKEN
        if self.second_opinion.shares(handle, decision.turn.move, self._seed(handle, ASKING), once):
            decision.verdict = SOUND

    def _looks(self, turns: list[Turn]) -> list[Look]:
        """A first look at everything, and a second one at what may yet have been a blunder."""
        each = int(self.left * FIRST_LOOK / len(turns))
        looks = [self._look(turn, each) for turn in turns]
        self.left -= sum(look.worlds.spent for look in looks)
        stakes = self._stakes(looks)
        doubtful = [look for look, stake in zip(looks, stakes, strict=True) if look.is_doubtful(stake)]
        more = int(max(0, self.left) * SECOND_LOOK / max(1, len(doubtful)))
        for look in doubtful:
            before = look.worlds.spent
            look.go_on(before + more)
            self.left -= look.worlds.spent - before
        return looks

    def _look(self, turn: Turn, most: int) -> Look:
        handle = Seat(turn.before, turn.seat)
        worlds = self._worlds(turn, handle, SCREENING)
        return Look(turn, self.onward, self._advice(handle), worlds, most, self._seed(handle, SEARCHING))

    def _advice(self, handle: Seat) -> Advice | None:
        if self.book is None:
            return None
        return self.book.think(handle.lawful()) if handle.asked() else self.book.think_unasked(handle)

    def _worlds(self, turn: Turn, handle: Seat, purpose: int) -> Worlds:
        before = self.stages.of_turn[turn.number].before[self.seat]
        return Worlds(handle, self.onward, before, self._seed(handle, purpose))

    def _seed(self, handle: Seat, purpose: int) -> int:
        return seed_of(self.seed, purpose, *handle.moment())

    def _stakes(self, looks: list[Look]) -> list[float]:
        """By decision, the widest spread of its deal so far."""
        widest: dict[int, float] = {}
        found = []
        for look in looks:
            stage = self.stages.of_turn[look.turn.number].first
            met = spread(gain for tried in look.tried for gain in tried.gains)
            widest[stage] = max(met, widest.get(stage, 0.0))
            found.append(widest[stage])
        return found

    def _weigh(self, contested: list[Decision]) -> None:
        """What the better moves would have brought; what one does not need goes to those that are close."""
        weighings = [self._weighing(decision) for decision in contested]
        for _round in range(ROUNDS):
            close = [weighing for weighing in weighings if not weighing.is_settled]
            for number, weighing in enumerate(close):
                before = weighing.worlds.spent
                weighing.go_on(self.left // (len(close) - number))
                self.left -= weighing.worlds.spent - before
        for decision, weighing in zip(contested, weighings, strict=True):
            decision.weighed(weighing)

    def _weighing(self, decision: Decision) -> Weighing:
        handle = Seat(decision.turn.before, self.seat)
        worlds = self._worlds(decision.turn, handle, JUDGING)
        weighing = Weighing(decision.better, decision.played, worlds, decision.stake)
        self.left -= worlds.spent
        return weighing
