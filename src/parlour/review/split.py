"""What a result is made of: the seat's value, chance, the seat's own choices and the others'.

At every point of the true game, all cards open, the book plays on for everybody: what a seat would come to then is what
the point is worth to it.  What chance changes in that belongs to chance, what a move changes to whoever made it, and
what the deal was worth before it was dealt to the seat.  Each is the difference of two neighbouring points, so the
four sum to the result, exactly: they are kept as fractions.
"""

from __future__ import annotations

from fractions import Fraction

from parlour.bots.onward import Onward
from parlour.core.chance import seed_of, seeded
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.review.course import Course, Turn
from parlour.review.purse import FOR_SPLIT, FOR_VALUE
from parlour.review.stages import Stage, Stages

LEAST, MOST = 1, 32  # times that the rest of a deal is played
FEWEST_DEALS, MOST_DEALS = 4, 400  # that are played to learn what a seat is worth

Worth = list[Fraction]  # by seat


class Parts:
    """By seat, what the result is made of."""

    def __init__(self, seats: int) -> None:
        self.value, self.chance, self.own, self.others, self.result = ([Fraction(0)] * seats for _part in range(5))


class Split:
    """Goes through a game once and divides what each seat came to."""

    def __init__(self, course: Course, stages: Stages, onward: Onward, allowance: int, seed: int) -> None:
        self.course = course
        self.stages = stages
        self.onward = onward
        self.seed = seed
        moves = max(1, len(course.turns))
        self.in_stage = in_stage = moves // max(1, len(stages.each)) + 1
        self.times = _within(LEAST, int(allowance * FOR_SPLIT / (moves * in_stage)), MOST)
        self.deals = _within(FEWEST_DEALS, int(allowance * FOR_VALUE / moves), MOST_DEALS)

    @property
    def planned(self) -> int:
        """About how many moves it plays, by what everybody knows of the game: how long it took."""
        return len(self.course.turns) * (self.times * self.in_stage + self.deals)

    def parts(self) -> Parts:
        course, onward = self.course, self.onward
        parts = Parts(len(course.names))
        first = _exact(onward.stand(course.start))
        now = first
        stage: Stage | None = None
        asked = False  # whether somebody was asked when the last move was made: then chance had no part since
        for turn in course.turns:
            here = self.stages.of_turn[turn.number]
            if here is not stage:
                dealt = self._before_deal(here)
                _add(parts.value, now, dealt)
                now, stage, asked = dealt, here, False
            if not asked:
                worth = self._worth(turn.before, here)
                _add(parts.chance, now, worth)
                now = worth
            after = course.position_after(turn.number)
            asked = bool(after.waits)
            if not self._is_by_the_book(turn):
                worth = self._worth(after, here)
                self._credit(parts, turn.seat, now, worth)
                now = worth
        last = _exact(onward.stand(course.end))
        _add(parts.chance, now, last)
        parts.result = [end - begin for end, begin in zip(last, first, strict=True)]
        return parts

    def _credit(self, parts: Parts, mover: int, before: Worth, after: Worth) -> None:
        for seat, (old, new) in enumerate(zip(before, after, strict=True)):
            (parts.own if seat == mover else parts.others)[seat] += new - old

    def _is_by_the_book(self, turn: Turn) -> bool:
        """Whether it is the move that the book itself makes from here: then it changes nothing."""
        advised = self._advised(turn)
        return advised is not None and advised.same(turn.move)

    def _advised(self, turn: Turn) -> Move | None:
        game = turn.before
        if not game.waits >> turn.seat & 1:
            return None
        choices = game.moves(turn.seat)
        if choices.size == 1:
            return choices[0]
        advice = None if self.onward.rule is None else self.onward.rule(game, turn.seat)
        return None if advice is None else advice.move

    def _worth(self, position: Game, stage: Stage) -> Worth:
        """What the seats come to in this deal when the book plays on from here."""
        return self._mean(position, stage.number, self.times)

    def _before_deal(self, stage: Stage) -> Worth:
        """The same before the cards are dealt: the mean of many deals."""
        return self._mean(self.stages.last_position(stage.first), stage.number, self.deals)

    def _mean(self, position: Game, last: int, times: int) -> Worth:
        total = [Fraction(0)] * len(self.course.names)
        for time in range(times):
            world = position.copy()
            world.chance.given = world.chance.mishaps = None
            world.chance.state = seeded(seed_of(self.seed, time))
            stands = self.onward.outcome(world, last, seed_of(self.seed, time))
            total = [so_far + Fraction(stand) for so_far, stand in zip(total, stands, strict=True)]
        return [found / times for found in total]


def _exact(stands: list[float]) -> Worth:
    return [Fraction(stand) for stand in stands]


def _add(part: Worth, before: Worth, after: Worth) -> None:
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        part[seat] += new - old


def _within(least: int, wished: int, most: int) -> int:
    return max(least, min(wished, most))
