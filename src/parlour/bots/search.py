"""Information-set Monte Carlo tree search: play out many worlds the seat cannot tell from the true one.

Each trial deals anew what the seat does not know and plays the deal to its end.  One tree grows from the position
searched.  Its branches are the moves of all seats as the others see them, so nobody's later choice rests on what he
could not know; each seat seeks the best for itself.  Inside the tree a seat takes the move that promises most (its mean
so far, and a bonus for what was seldom tried where it could be); outside, the game's outlook picks.  A trial ends with
the deal, or after MOST_MOVES, and counts what the seats have gained since the position searched.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.cards import BIT, nth
from parlour.game import Game
from parlour.moves import Move, verb
from parlour.outlook import Outlook
from parlour.playout import next_seat
from parlour.rng import Chance, advance
from parlour.seat import Advice, Bot, Seat

MOST_MOVES: Final = 400  # of one trial: a deal that is not over by then is counted as it stands
FEW: Final = 12  # so many different moves of a seat are tried without question,
WIDER: Final = 24  # and one more each time the position was met so often
BONUS: Final = 0.7
LET_BE: Final = Move(verb("let-be"))
NOBODY: Final = -1

TABLED: Final = 4096
UNIT: Final = 1 << 32
LOGS: Final = vec[i64]([int(log(n + 1.0) * UNIT) for n in range(TABLED)])  # whole numbers: mypyc 2.4 loses vec[float]s
PER_UNIT: Final = BONUS * BONUS / UNIT


@mypyc_attr(acyclic=True)
class Node:
    """A move of a seat, and the position after it as everybody knows it."""

    actor: i64
    move: Move
    visits: i64
    offered: i64  # how often the move could have been made
    total: float
    first: Node | None
    after: Node | None  # the next move from the same position
    onward: Node | None  # where play goes on when the others see less of the move than was made

    def __init__(self, actor: i64, move: Move, after: Node | None) -> None:
        self.actor = actor
        self.move = move
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.first = None
        self.after = after
        self.onward = None

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0

    def bonus(self) -> float:
        if self.offered < TABLED:
            return sqrt(float(LOGS[self.offered]) * PER_UNIT / float(self.visits + 1))
        return BONUS * sqrt(log(float(self.offered + 1)) / float(self.visits + 1))

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


@mypyc_attr(acyclic=True)
class Gain:
    """What one seat has gained in this trial, and between which bounds it gains."""

    before: float  # how it stands in the position searched
    now: float
    worst: float
    spread: float

    def __init__(self, before: float) -> None:
        self.before = before
        self.now = 0.0
        self.worst = 0.0
        self.spread = -1.0

    def note(self, standing: float) -> None:
        now = standing - self.before
        self.now = now
        if self.spread < 0.0:
            self.worst = now
            self.spread = 0.0
        elif now < self.worst:
            self.spread += self.worst - now
            self.worst = now
        elif now - self.worst > self.spread:
            self.spread = now - self.worst


class Search:
    """The tree that grows from one position of one seat."""

    seat: Seat
    outlook: Outlook
    chance: Chance
    state: i64
    root: Node
    path: list[Node]  # the moves of this trial that lie in the tree
    gains: list[Gain]  # by seat
    trials: i64
    dealing: i64  # bit set of the phases in which going on has dealt,
    settling: i64  # and of those in which it has not

    def __init__(self, seat: Seat, outlook: Outlook, chance: Chance) -> None:
        world = seat.redeal(chance)
        self.seat = seat
        self.outlook = outlook
        self.chance = chance
        self.state = advance(chance.state)
        self.root = Node(NOBODY, LET_BE, None)
        self.path = []
        self.gains = [Gain(outlook.standing(world, i)) for i in range(world.seats)]
        self.trials = 0
        self.dealing = 0
        self.settling = 0

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
        for child in self.root.children():
            if child.actor == NOBODY:
                continue
            if best is None or (child.visits, child.mean()) > (best.visits, best.mean()):
                best = child
        assert best is not None, "no move was tried"
        return best

    # -- one trial ------------------------------------------------------------------

    def _try_world(self) -> None:
        world = self.seat.redeal(self.chance)
        self.path = []
        me = self.seat.seat
        self._play_on(world, self._descend(self.root, world, me, world.waits & BIT[me] == 0))
        for node in self.path:
            node.visits += 1
            node.total += self.gains[node.actor].now
        self.trials += 1

    def _play_on(self, world: Game, node: Node | None) -> None:
        """Play to the end of the deal, as long as there is one by the tree, and weigh it."""
        outlook = self.outlook
        deal = world.deals
        made: i64 = 0
        while not world.over and made < MOST_MOVES:
            if world.waits == 0:
                if self._deal_ends(world, deal):
                    return
                continue
            actor = self._next_seat(world)
            if actor < 0:
                continue
            if node is not None:
                node = self._descend(node, world, actor, False)
            else:
                self.state = advance(self.state)
                world._act(actor, outlook.roll(world, actor, self.state))
            made += 1
        self._weigh(world)

    def _next_seat(self, world: Game) -> i64:
        may = world.may
        if may & (may - 1) == 0:
            return nth(may, 0)
        self.state = advance(self.state)
        return next_seat(world, self.state)

    def _deal_ends(self, world: Game, deal: i64) -> bool:
        """Go on, unless the next deal is due: that is learnt from the phases in which it once was."""
        phase = BIT[world.phase]
        self._weigh(world)
        if self.dealing & phase and not self.settling & phase:
            return True
        world.go_on()
        if world.deals == deal:
            self.settling |= phase
            return False
        self.dealing |= phase
        return True

    def _weigh(self, world: Game) -> None:
        for seat in range(world.seats):
            self.gains[seat].note(self.outlook.standing(world, seat))

    # -- inside the tree -------------------------------------------------------------------

    def _descend(self, node: Node, world: Game, actor: i64, may_let_be: bool) -> Node | None:
        """Make the most promising move, or one not tried yet; gives the position after it, None for a new one."""
        self.state = advance(self.state)
        drawn = LET_BE if may_let_be and node.first is None else world.pick(actor, self.state)
        best = self._most_promising(node, world, actor, drawn)
        if best is not None:
            self._make(world, actor, best)
            onward = best.onward
            if onward is None:
                onward = best
            return onward
        fresh = node.add(actor, drawn)
        if drawn is not LET_BE:
            seen = self.outlook.seen_as(world, actor, drawn)
            if seen is not drawn:
                position = node.find(NOBODY, seen)
                if position is None:
                    position = node.add(NOBODY, seen)
                fresh.onward = position
        self._make(world, actor, fresh)
        return None

    def _make(self, world: Game, actor: i64, chosen: Node) -> None:
        self.path.append(chosen)
        if chosen.move is not LET_BE:
            world._act(actor, chosen.move)

    def _most_promising(self, node: Node, world: Game, actor: i64, drawn: Move) -> Node | None:
        """Of the moves tried before, as far as they are lawful now; None where the move drawn should be tried."""
        best: Node | None = None
        top = -1.0
        known: i64 = 0
        met: i64 = 0
        fresh = True
        gain = self.gains[actor]
        worst = gain.worst
        spread = gain.spread
        at_root = node is self.root
        child = node.first
        while child is not None:
            if child.actor == actor and (at_root or world.allows(actor, child.move)):
                if child.move.same(drawn):
                    fresh = False
                known += 1
                met += child.visits
                child.offered += 1
                promise = child.bonus()
                if spread > 0.0 and child.visits:
                    promise += (child.total / float(child.visits) - worst) / spread
                if promise > top:
                    top = promise
                    best = child
            child = child.after
        if fresh and known < FEW + met // WIDER:
            return None
        return best


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
