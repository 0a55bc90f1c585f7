"""How it may go on after a move: one world that the seat cannot tell from the true one, played on by the book.

So what is shown to refute a move gives away no hidden card: the others hold what they might hold.
"""

from __future__ import annotations

from parlour.bots.onward import Onward
from parlour.bots.worlds import NOTHING_GAINED, Worlds
from parlour.cases.lesson import Stage
from parlour.core.chance import advance
from parlour.core.events import NO_SEAT
from parlour.core.game import EVERYTHING, Game
from parlour.core.moves import Move
from parlour.core.players import Seat
from parlour.core.rules import Rules, rule_of_book

WORLDS = 40  # among which the one is chosen that shows most fairly what a move costs
MOST_STAGES = 24  # moves that are shown
SEED = 20


class Noting(Onward):
    """Plays on, and keeps how the table stood after each move, as long as there are few."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.outlook, rule_of_book(rules))
        self.stages: list[Stage] = []
        self.told = 0

    def begin(self, world: Game) -> None:
        world.detail = EVERYTHING
        world.events = []
        self.stages = []
        self.told = 0

    def note(self, world: Game) -> None:
        if len(self.stages) < MOST_STAGES:
            self.stages.append(Stage(world.copy(), world.events[self.told :], None))
            self.told = len(world.events)

    def act(self, world: Game, state: int, careful: bool, quiet: int) -> None:
        super().act(world, state, careful, quiet)
        if world.detail == EVERYTHING:
            self.note(world)


def going_on(rules: Rules, game: Game, seat: int, move: Move, best: Move, cost: float) -> list[Stage]:
    """The stages after a move, in a world where it costs about as much beside the best one as it does on the whole."""
    onward = Noting(rules)
    worlds = Worlds(Seat(game, seat), onward, 0.0, SEED)
    found: list[tuple[bool, float, int]] = []  # whether it costs nothing there, how far from the mean, which world
    dealt: list[tuple[Game, int]] = []
    for number in range(WORLDS):
        world = worlds.deal()
        state = int(advance(worlds.chance.state))
        costs = _gain(onward, world, seat, best, state) - _gain(onward, world, seat, move, state)
        found.append((costs <= NOTHING_GAINED and cost > 0.0, abs(costs - cost), number))
        dealt.append((world, state))
    world, state = dealt[min(found)[2]]
    return _stages(onward, world, seat, move, state)


def _gain(onward: Noting, world: Game, seat: int, move: Move, state: int) -> float:
    trial = world.copy()
    last = int(onward.outlook.stage(trial))
    trial.act(seat, move)
    return onward.outcome(trial, last, state)[seat]


def _stages(onward: Noting, world: Game, seat: int, move: Move, state: int) -> list[Stage]:
    last = int(onward.outlook.stage(world))
    onward.begin(world)
    world.act(seat, move)
    onward.note(world)
    onward.outcome(world, last, state, NO_SEAT)
    return onward.stages
