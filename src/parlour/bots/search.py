"""Information-set Monte Carlo tree search: play out many worlds the seat cannot tell from the true one.

Each trial deals anew what the seat does not know and plays the deal to its end.  Every seat has a tree of its own: its
own moves in full, those of the others as far as it sees them, so nobody's choice rests on what he could not know and
each seeks the best for himself.  Inside its tree a seat takes the move that promises most (a mean so far, and a bonus
for what was seldom tried where it could be); outside, the game's outlook picks.  A trial ends with the deal, or after
MOST_MOVES, and counts what the seats have gained since the position searched.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from parlour.cards import BIT, nth
from parlour.game import Game
from parlour.moves import Choices, Move, verb
from parlour.outlook import Outlook
from parlour.playout import next_seat
from parlour.rng import Chance, advance, below
from parlour.seat import Advice, Bot, Seat

MOST_MOVES: Final = 400  # of one trial: a deal that is not over by then is counted as it stands
WIDE: Final = 40  # of more moves than this only a few are tried, and more as the node is visited more often
FEW: Final = 8
BONUS: Final = 0.7
LET_BE: Final = Move(verb("let-be"))


class Node:
    """A position as one seat knows it, reached by a move of some seat."""

    actor: i64
    move: Move
    visits: i64
    offered: i64  # how often the move could have been made
    total: float
    first: Node | None
    after: Node | None  # the next move from the same position

    def __init__(self, actor: i64, move: Move, after: Node | None) -> None:
        self.actor = actor
        self.move = move
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.first = None
        self.after = after

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0

    def add(self, actor: i64, move: Move) -> Node:
        child = Node(actor, move, self.first)
        self.first = child
        return child

    def find(self, actor: i64, move: Move) -> Node | None:
        child = self.first
        while child is not None:
            if child.actor == actor and child.move.same(move):
                return child
            child = child.after
        return None

    def children(self) -> list[Node]:
        """In the order in which they were first tried."""
        found: list[Node] = []
        child = self.first
        while child is not None:
            found.append(child)
            child = child.after
        found.reverse()
        return found


class Search:
    """The trees that grow from one position of one seat."""

    seat: Seat
    outlook: Outlook
    chance: Chance
    state: i64
    roots: list[Node]
    path: list[Node]  # the moves of this trial that lie in the tree of the seat that made them
    before: list[float]
    worst: list[float]
    spread: list[float]
    trials: i64

    def __init__(self, seat: Seat, outlook: Outlook, chance: Chance) -> None:
        world = seat.redeal(chance)
        self.seat = seat
        self.outlook = outlook
        self.chance = chance
        self.state = advance(chance.state)
        self.roots = [Node(-1, LET_BE, None) for _i in range(world.seats)]
        self.path = []
        self.before = outlook.standing(world)
        self.worst = [0.0 for _i in range(world.seats)]
        self.spread = [0.0 for _i in range(world.seats)]
        self.trials = 0

    def run(self, trials: i64) -> None:
        last = self.trials + trials
        while self.trials < last:
            self._try_world()

    def run_for(self, seconds: float) -> None:
        end = perf_counter() + seconds
        while perf_counter() < end:
            self.run(16)

    def best(self) -> Node:
        """The move tried most often; of equals, the one with the better mean."""
        best: Node | None = None
        for child in self.roots[self.seat.seat].children():
            if child.actor != self.seat.seat:
                continue
            if best is None or (child.visits, child.mean()) > (best.visits, best.mean()):
                best = child
        assert best is not None, "no move was tried"
        return best

    # -- one trial ------------------------------------------------------------------

    def _try_world(self) -> None:
        world = self.seat.redeal(self.chance)
        self.trials += 1
        self.path = []
        at: list[Node | None] = [None for _i in range(world.seats)]
        for i in range(world.seats):
            at[i] = self.roots[i]
        self._open(world, at)
        self._count(self._play_on(world, at))

    def _open(self, world: Game, at: list[Node | None]) -> None:
        """The first move of the trial is of the seat that searches; one that nobody waits for may let it be."""
        me = self.seat.seat
        move = self._select(self.roots[me], world, me, at, world.waits & BIT[me] == 0)
        if move is not LET_BE:
            self._make(world, me, move, at)

    def _play_on(self, world: Game, at: list[Node | None]) -> list[float]:
        """Play the deal to its end; gives how the seats then stand."""
        deal = world.deals
        made: i64 = 0
        while not world.over and made < MOST_MOVES:
            if world.waits == 0:
                standing = self.outlook.standing(world)
                world.go_on()
                if world.deals != deal:
                    return standing
                continue
            actor = self._next_seat(world)
            if actor < 0:
                continue
            self._step(world, actor, at)
            made += 1
        return self.outlook.standing(world)

    def _next_seat(self, world: Game) -> i64:
        may = world.may
        if may & (may - 1) == 0:
            return nth(may, 0)
        self.state = advance(self.state)
        return next_seat(world, self.state)

    def _step(self, world: Game, actor: i64, at: list[Node | None]) -> None:
        node = at[actor]
        if node is None:
            self.state = advance(self.state)
            move = self.outlook.roll(world, actor, self.state)
        else:
            move = self._select(node, world, actor, at, False)
        self._make(world, actor, move, at)

    def _make(self, world: Game, actor: i64, move: Move, at: list[Node | None]) -> None:
        """Make the move, and follow it in the trees of the others."""
        seen: Move | None = None
        for watcher in range(len(at)):
            node = at[watcher]
            if node is None or watcher == actor:
                continue
            if seen is None:
                seen = self.outlook.seen_as(world, actor, move)
            child = node.find(actor, seen)
            if child is None:
                node.add(actor, seen)
            at[watcher] = child
        world.play(actor, move)

    # -- inside a tree -------------------------------------------------------------------

    def _select(self, node: Node, world: Game, actor: i64, at: list[Node | None], may_let_be: bool) -> Move:
        """The most promising move, or one not tried yet; the actor's place in its tree moves on."""
        choices = world.moves(actor)
        if choices.size == 1 and not may_let_be:
            return choices[0]  # in this seat's tree a forced move is no fork
        best: Node | None = None
        top = -1.0
        known: i64 = 0
        worst = self.worst[actor]
        spread = self.spread[actor]
        child = node.first
        while child is not None:
            if child.actor == actor and (child.move is LET_BE or choices.allow(child.move)):
                known += 1
                child.offered += 1
                promise = BONUS * sqrt(log(float(child.offered)) / float(child.visits))
                if spread > 0.0:
                    promise += (child.mean() - worst) / spread
                if promise > top:
                    top = promise
                    best = child
            child = child.after
        fan = choices.size + 1 if may_let_be else choices.size
        if best is None or (known < fan and (fan <= WIDE or known < FEW + node.visits // WIDE)):
            best = node.add(actor, self._untried(node, choices, actor, may_let_be))
            best.offered = 1
            at[actor] = None
        else:
            at[actor] = best
        best.visits += 1
        self.path.append(best)
        return best.move

    def _untried(self, node: Node, choices: Choices, actor: i64, may_let_be: bool) -> Move:
        if may_let_be and node.find(actor, LET_BE) is None:
            return LET_BE
        size = choices.size
        self.state = advance(self.state)
        start = below(self.state, size)
        i: i64 = 0
        while i < size:
            at = start + i
            move = choices[at if at < size else at - size]
            if node.find(actor, move) is None:
                return move
            i += 1
        return choices[start]

    def _count(self, standing: list[float]) -> None:
        for i in range(len(standing)):
            standing[i] -= self.before[i]
            gained = standing[i]
            if self.trials == 1:
                self.worst[i] = gained
            elif gained < self.worst[i]:
                self.spread[i] += self.worst[i] - gained
                self.worst[i] = gained
            elif gained - self.worst[i] > self.spread[i]:
                self.spread[i] = gained - self.worst[i]
        for node in self.path:
            node.total += standing[node.actor]


class SearchBot(Bot):
    """Looks before each move, for so many trials or milliseconds."""

    outlook: Outlook
    chance: Chance
    tried: i64
    ms: i64

    def __init__(self, name: str, outlook: Outlook, seed: i64, tried: i64, ms: i64) -> None:
        super().__init__(name)
        self.outlook = outlook
        self.chance = Chance(seed)
        self.tried = tried
        self.ms = ms

    def advise(self, seat: Seat) -> Advice:
        moves = seat.moves()
        if moves.size == 1:
            return Advice(moves[0], "there is no other move")
        return self._look(seat)

    def volunteer(self, seat: Seat) -> Advice | None:
        if not seat.moves():
            return None
        advice = self._look(seat)
        return None if advice.move is LET_BE else advice

    def _look(self, seat: Seat) -> Advice:
        search = Search(seat, self.outlook, self.chance)
        if self.ms:
            search.run_for(float(self.ms) / 1000.0)
        else:
            search.run(self.tried)
        best = search.best()
        return Advice(best.move, f"did best in {search.trials} deals tried", best.mean())
