"""Where offences happen: what somebody could have claimed rightly and did not, and what he was not caught at."""

from __future__ import annotations

from typing import NamedTuple

from parlour.core.game import Game
from parlour.core.moves import CLAIMING, Move
from parlour.core.players import offences_happen
from parlour.judging.foretelling import is_right
from parlour.judging.matters import claims_of
from parlour.review.course import Course, Turn
from parlour.review.stages import Stages

Ground = tuple[int, str]  # who may claim, and the clause


class Missed:
    """A right claim that nobody made while it could be made."""

    def __init__(self, seat: int, clause: str, claim: str, first: int, noticed: bool) -> None:
        self.seat = seat
        self.clause = clause
        self.claim = claim  # as it would have been typed
        self.first = first  # the steps before which it could have been made
        self.last = first
        self.noticed = noticed  # whether the seat had seen the ground of it


class Uncaught(NamedTuple):
    """An offence that nobody claimed."""

    turn: Turn
    clause: str
    claimable: list[str]  # the clauses by which others could have claimed it


class Conduct:
    """Looks through a game at a table where offences happen; at any other nothing is found."""

    def __init__(self, course: Course, stages: Stages) -> None:
        self.course = course
        self.stages = stages
        self.missed: list[Missed] = []
        self.uncaught: list[Uncaught] = []
        if offences_happen(course.start):
            self.found = [_right_claims(turn.before) for turn in course.turns]
            self._look_for_missed()
            self._look_for_uncaught()

    def _look_for_missed(self) -> None:
        open_now: dict[Ground, Missed] = {}
        for turn in self.course.turns:
            here = self.found[turn.number]
            for ground in [ground for ground in open_now if ground not in here]:
                self.missed.append(open_now.pop(ground))
            for ground, claim in here.items():
                missed = open_now.get(ground)
                if missed is None:
                    missed = open_now[ground] = _missed(turn, ground, claim)
                missed.last = turn.step
                missed.noticed = missed.noticed or turn.before.noticed(ground[0], claim)
            made = self._made(turn)
            for ground in [ground for ground in open_now if ground[1] == made]:
                del open_now[ground]  # somebody did claim it
        self.missed += open_now.values()
        self.missed.sort(key=lambda missed: (missed.first, missed.seat))

    def _made(self, turn: Turn) -> str:
        """The clause that a move has claimed rightly, if it has."""
        if turn.move.verb.name != CLAIMING:
            return ""
        clause = _clause_of(turn.before, turn.move)
        return clause if (turn.seat, clause) in self.found[turn.number] else ""

    def _look_for_uncaught(self) -> None:
        for turn in self.course.turns:
            clause = turn.before.offends(turn.seat, turn.move)
            if clause:
                opened = self._opened_by(turn)
                if not opened & self._claimed_after(turn):
                    self.uncaught.append(Uncaught(turn, clause, sorted(opened)))

    def _opened_by(self, turn: Turn) -> set[str]:
        """What others can claim since this move, and could not before."""
        after = turn.number + 1
        if after == len(self.found):
            return set()
        return {
            ground[1] for ground in self.found[after] if ground[0] != turn.seat and ground not in self.found[after - 1]
        }

    def _claimed_after(self, turn: Turn) -> set[str]:
        """What was claimed rightly in the rest of the deal."""
        stage = self.stages.of_turn[turn.number]
        rest = [later for later in self.course.turns[turn.number :] if self.stages.of_turn[later.number] is stage]
        return {self._made(later) for later in rest} - {""}


def _missed(turn: Turn, ground: Ground, claim: Move) -> Missed:
    seat, clause = ground
    return Missed(seat, clause, turn.before.notation().write(claim), turn.step, False)


def _right_claims(game: Game) -> dict[Ground, Move]:
    """Of every claim that would be right in a position, the first way to make it."""
    found: dict[Ground, Move] = {}
    for seat in game.may_act if game.to_act else ():
        for claim in claims_of(game, seat):
            ground = (seat, _clause_of(game, claim))
            if ground not in found and is_right(game, seat, claim):
                found[ground] = claim
    return found


def _clause_of(game: Game, claim: Move) -> str:
    rights = game.vocabulary().rights
    return rights.each[rights.of(game, claim)].clause
