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
from parlour.outlook import PLAIN, Outlook
from parlour.playout import next_seat
from parlour.rng import Chance, advance
from parlour.seat import Advice, Bot, Seat

MOST_MOVES: Final = 400  # of one trial: a deal that is not over by then is counted as it stands
FEW: Final = 12  # so many different moves of a seat are tried without question,
WIDER: Final = 24  # and one more each time the position was met so often
BONUS: Final = 0.7
LET_BE: Final = Move(verb("let-be"))
NOBODY: Final = -1
NO_NODE: Final = -1
ROOT: Final = 0

TABLED: Final = 4096
UNIT: Final = 1 << 32
LOGS: Final = vec[i64]([int(log(n + 1.0) * UNIT) for n in range(TABLED)])  # in units of 2**-32
PER_UNIT: Final = BONUS * BONUS / UNIT


# Nodes know each other by number: compiled, long chains of nodes that held each other crashed (mypyc 2.4).
@mypyc_attr(acyclic=True)
class Node:
    """A move of a seat, and the position after it as everybody knows it."""

    actor: i64
    move: Move
    visits: i64
    offered: i64  # how often the move could have been made
    total: float
    first: i64  # the move from here that was added last
    after: i64  # the next move from the same position
    onward: i64  # where play goes on when the others see less of the move than was made

    def __init__(self, actor: i64, move: Move, after: i64) -> None:
        self.actor = actor
        self.move = move
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.first = NO_NODE
        self.after = after
        self.onward = NO_NODE

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0

    def bonus(self) -> float:
        if self.offered < TABLED:
            return sqrt(float(LOGS[self.offered]) * PER_UNIT / float(self.visits + 1))
        return BONUS * sqrt(log(float(self.offered + 1)) / float(self.visits + 1))


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
    nodes: list[Node]
    path: vec[i64]  # the moves of this trial that lie in the tree
    steps: i64  # how many they are
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
        self.nodes = [Node(NOBODY, LET_BE, NO_NODE)]
        self.path = vec[i64]([0 for _i in range(MOST_MOVES + 1)])
        self.steps = 0
        self.gains = [Gain(standing) for standing in outlook.standing(world)]
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
        """The move tried most often; of equals, the one with the better mean, or the first tried."""
        tried = [node for node in self.children(ROOT) if node.actor != NOBODY]
        best = tried[0]
        for node in tried:
            if (node.visits, node.mean()) > (best.visits, best.mean()):
                best = node
        return best

    def children(self, at: i64) -> list[Node]:
        """The moves from a position, in the order in which they were first tried."""
        found: list[Node] = []
        child = self.nodes[at].first
        while child != NO_NODE:
            found.append(self.nodes[child])
            child = self.nodes[child].after
        found.reverse()
        return found

    # -- one trial ------------------------------------------------------------------

    def _try_world(self) -> None:
        world = self.seat.redeal(self.chance)
        self.steps = 0
        me = self.seat.seat
        self._play_on(world, self._descend(ROOT, world, me, world.waits & BIT[me] == 0))
        i: i64 = 0
        while i < self.steps:
            node = self.nodes[self.path[i]]
            node.visits += 1
            node.total += self.gains[node.actor].now
            i += 1
        self.trials += 1

    def _play_on(self, world: Game, at: i64) -> None:
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
            if at != NO_NODE:
                at = self._descend(at, world, actor, False)
            else:
                self.state = advance(self.state)
                world.act(actor, outlook.roll(world, actor, self.state))
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
        if self.outlook is PLAIN:
            result = world.result
            for seat in range(world.seats):
                self.gains[seat].note(float(result[seat]))
        else:
            standing = self.outlook.standing(world)
            for seat in range(world.seats):
                self.gains[seat].note(standing[seat])

    # -- inside the tree -------------------------------------------------------------------

    def _descend(self, at: i64, world: Game, actor: i64, may_let_be: bool) -> i64:
        """Make the most promising move, or one not tried yet; gives the position after it, NO_NODE for a new one."""
        self.state = advance(self.state)
        drawn = LET_BE if may_let_be and self.nodes[at].first == NO_NODE else world.pick(actor, self.state)
        chosen = self._most_promising(at, world, actor, drawn)
        if chosen != NO_NODE:
            return self._make(world, chosen)
        fresh = self._add(at, actor, drawn)
        if drawn is not LET_BE:
            seen = self.outlook.seen_as(world, actor, drawn)
            if seen is not drawn:
                self.nodes[fresh].onward = self._position(at, seen)
        self._make(world, fresh)
        return NO_NODE

    def _make(self, world: Game, chosen: i64) -> i64:
        """Make a move of the tree; gives the position after it."""
        node = self.nodes[chosen]
        self.path[self.steps] = chosen
        self.steps += 1
        if node.move is not LET_BE:
            world.act(node.actor, node.move)  # lawful: it was picked here, or allowed
        return chosen if node.onward == NO_NODE else node.onward

    def _add(self, at: i64, actor: i64, move: Move) -> i64:
        parent = self.nodes[at]
        new: i64 = len(self.nodes)
        self.nodes.append(Node(actor, move, parent.first))
        parent.first = new
        return new

    def _position(self, at: i64, seen: Move) -> i64:
        """The position after a move of which the others see only this."""
        child = self.nodes[at].first
        while child != NO_NODE:
            node = self.nodes[child]
            if node.actor == NOBODY and node.move.same(seen):
                return child
            child = node.after
        return self._add(at, NOBODY, seen)

    def _most_promising(self, at: i64, world: Game, actor: i64, drawn: Move) -> i64:
        """Of the moves tried before, as far as they are lawful now; NO_NODE where the move drawn should be tried."""
        nodes = self.nodes
        gain = self.gains[actor]
        worst = gain.worst
        spread = gain.spread
        top = -1.0
        best: i64 = NO_NODE
        known: i64 = 0
        met: i64 = 0
        fresh = True
        child = nodes[at].first
        while child != NO_NODE:
            node = nodes[child]
            if node.actor == actor and (at == ROOT or world.allows(actor, node.move)):
                if node.move.same(drawn):
                    fresh = False
                known += 1
                met += node.visits
                node.offered += 1
                promise = node.bonus()
                if spread > 0.0 and node.visits:
                    promise += (node.total / float(node.visits) - worst) / spread
                if promise > top:
                    top = promise
                    best = child
            child = node.after
        return NO_NODE if fresh and known < FEW + met // WIDER else best


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
