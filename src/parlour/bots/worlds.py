"""Moves tried in the same worlds: what each brings a seat, by what the seat could know and nothing else."""

from __future__ import annotations

from math import sqrt

from parlour.bots.onward import Onward
from parlour.bots.search import LET_BE, REDEALS
from parlour.core.chance import Chance, advance, seeded
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.outlook import PLAIN
from parlour.core.players import Seat

DEALING = 4  # what a world costs beside the moves played in it, in moves
NOTHING_GAINED = 1e-9


class Tried:
    """One move, and what the seat had gained in this deal after each world in which it was tried."""

    move: Move
    gains: list[float]

    def __init__(self, move: Move) -> None:
        self.move = move
        self.gains = []

    @property
    def worlds(self) -> int:
        return len(self.gains)

    @property
    def mean(self) -> float:
        return sum(self.gains) / len(self.gains)

    @property
    def error(self) -> float:
        return error_of(self.gains)

    @property
    def win(self) -> float:
        """How often the seat comes out of the deal with more than it came in with."""
        return sum(gain > NOTHING_GAINED for gain in self.gains) / len(self.gains)


def error_of(values: list[float]) -> float:
    """The standard error of the mean."""
    n = len(values)
    if n < 2:
        return 0.0
    mean = sum(values) / n
    return sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)


def lead(better: Tried, worse: Tried) -> tuple[float, float]:
    """By how much one is better in the worlds in which both were tried, and the standard error of that."""
    apart = [one - other for one, other in zip(better.gains, worse.gains, strict=False)]
    return sum(apart) / len(apart), error_of(apart)


class Worlds:
    """Worlds that a seat cannot tell from the true one, in which its moves are tried; a seed gives the same ones."""

    def __init__(self, seat: Seat, onward: Onward, before: float, seed: int) -> None:
        """``before`` is how the seat stood when the deal began."""
        self.seat = seat
        self.onward = onward
        self.before = before
        self.chance = Chance(seed)
        self.state = seeded(seed)
        self.dealt = 0  # worlds, one for each move tried in it
        self.spent = 0  # moves that were played, and what dealing cost

    def try_out(self, moves: list[Tried], worlds: int) -> None:
        """Each of the moves in so many more worlds, the same for all."""
        who = int(self.seat.seat)
        onward = self.onward
        for _world in range(worlds):
            world = self.deal()
            state = int(advance(self.chance.state))
            stage = int(onward.outlook.stage(world))
            made = onward.made
            for tried in moves:
                trial = world.copy()
                if tried.move is LET_BE:
                    stands = onward.outcome(trial, stage, state, who)
                else:
                    trial.act(who, tried.move)
                    stands = onward.outcome(trial, stage, state)
                tried.gains.append(stands[who] - self.before)
            self.dealt += len(moves)
            self.spent += onward.made - made + len(moves) + DEALING

    def deal(self) -> Game:
        """A world that is worth a trial, as search chooses them.

        Where nothing is hidden yet, dealing draws on no chance: each must still have a shuffle of its own to come.
        """
        self.chance.state = advance(self.chance.state)
        world = self.seat.redeal(self.chance)
        outlook = self.onward.outlook
        if outlook is PLAIN:
            return world
        for _again in range(REDEALS):
            self.state = advance(self.state)
            if outlook.believes(world, self.seat.seat, self.state):
                break
            world = self.seat.redeal(self.chance)
        return world
