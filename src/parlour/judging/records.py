"""A record laid before the committee: what could be claimed at one of its steps, and what could have been found.

Of a finished game everything may be said.  Of one that is still being played only what a seat knows anyway: which
windows are open to it.  Whether there is a fault nobody is told, for that would tell him of cards he has not seen.
"""

from __future__ import annotations

from collections.abc import Iterator

from parlour.cases.lines import Line, Outcome, lines_of, with_blocks
from parlour.cases.run import Finder, Run, is_step, run_case
from parlour.core.game import Game
from parlour.core.moves import IllegalMove, Move
from parlour.errors import BadCase, Unknown, seat_named
from parlour.judging.foretelling import Foretold
from parlour.judging.matters import Matter, Matters, claims_of, matters_of
from parlour.registry import rules_of


class Finding:
    """A fault that lay there: who could claim it how, and what each claim would have brought."""

    def __init__(self, matter: Matter) -> None:
        self.matter = matter
        self.claims: list[Foretold] = []

    def claimants(self) -> list[str]:
        return list(dict.fromkeys(claim.after.names[claim.seat] for claim in self.claims))

    def ways(self) -> list[Foretold]:
        """The claims that differ in what is chosen: of those alike, the first claimant's."""
        found: list[Foretold] = []
        for claim in self.claims:
            if all(claim.move != other.move for other in found):
                found.append(claim)
        return found


class Laid:
    """A record as it was laid down: the game it is of, whether that is over, its steps."""

    def __init__(self, text: str, path: str = "record", find: Finder = rules_of) -> None:
        outcome = run_case(text, find, path)
        if outcome.failures:
            raise BadCase(f"{path} does not come to what it says: line {outcome.failures[0].line.number}")
        assert outcome.game is not None
        self.game = outcome.game  # as it stood at the end
        self.lines = lines_of(text)
        self.find = find
        self.steps = sum(_is_step(line) for line in self.lines)
        # a record, not a case: only of such it matters whether the game is over
        self.is_record = any(line.text.startswith("version ") for line in self.lines)
        if self.is_record and self.steps == 0:
            raise Unknown(f"{path} shows no move: it was not opened to its reader")

    @property
    def is_open(self) -> bool:
        """Whether everything may be said of it."""
        return bool(self.game.over) or not self.is_record

    def matters(self) -> Matters:
        return matters_of(self.find(self.game.name))

    def at(self, step: int) -> Game:
        """The position after so many steps: moves, and lines ``go``."""
        if not 0 <= step <= self.steps:
            raise Unknown(f"there is no step {step}; steps are 0 to {self.steps}")
        return next(game for done, game in self.walk() if done == step)

    def walk(self) -> Iterator[tuple[int, Game]]:
        """Every step with the position after it, the set-up first; the game is one and goes on."""
        run = Run(self.find, Outcome("record"))
        done = 0
        for line, block in with_blocks(self.lines):
            if _is_step(line) and done == 0:
                yield 0, run.begin()
            run.step(line, block)
            if _is_step(line):
                done += 1
                yield done, run.begin()
        if done == 0:
            yield 0, run.begin()

    def seat(self, name: str) -> int:
        return seat_named(name, self.game.names)


def _is_step(line: Line) -> bool:
    return line.indent == 0 and is_step(line.text)


def findings(game: Game, matters: Matters) -> list[Finding]:
    """The faults that lie in a position: every claim that its seats may make is made on a copy."""
    found: dict[str, Finding] = {}
    for seat in game.may_act if game.to_act else ():
        for claim in claims_of(game, seat):
            foretold = _tried(game, seat, claim)
            if foretold is not None and foretold.upheld:
                matter = matters.claimed_by(game, claim)
                found.setdefault(matter.clause, Finding(matter)).claims.append(foretold)
    return list(found.values())


def _tried(game: Game, seat: int, claim: Move) -> Foretold | None:
    try:
        return Foretold(game, seat, claim)
    except IllegalMove:
        return None


def open_to(game: Game, seat: int, matters: Matters) -> list[tuple[Matter, list[str]]]:
    """What a seat may claim now, each with how it is typed: its window is open, fault or no fault.

    This is all that may be said while a game is played: it rests on the seat's own moves alone.
    """
    found: dict[str, tuple[Matter, list[str]]] = {}
    write = game.notation().write
    for claim in claims_of(game, seat):
        matter = matters.claimed_by(game, claim)
        found.setdefault(matter.clause, (matter, []))[1].append(write(claim))
    return list(found.values())
