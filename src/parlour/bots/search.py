"""Information-set Monte Carlo tree search: play out many worlds the seat cannot tell from the true one.

Each trial deals anew what the seat does not know and plays the deal to its end.  One tree grows from the position
searched.  Its branches are the moves of all seats as the others see them, so nobody's later choice rests on what he
could not know; each seat seeks the best for itself.  Inside the tree a seat takes the move that promises most (its mean
so far, and a bonus for what was seldom tried where it could be); outside, the game's outlook picks.  A trial ends with
the deal, or after MOST_MOVES, and counts what the seats have gained since the position searched.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.bots.tree import (
    ACTOR,
    AFTER,
    CARD,
    FIRST,
    NO_NODE,
    OFFERED,
    ONWARD,
    ROOT,
    ROW_BITS,
    VISITS,
    Tree,
    bonus,
    card_of,
)
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
LET_BE: Final = Move(verb("let-be"))


class Gains:
    """By seat: what it has gained in this trial, and between which bounds it gains."""

    before: vec[float]  # how the seats stand in the position searched
    now: vec[float]
    worst: vec[float]
    spread: vec[float]
    noted: bool

    def __init__(self, before: vec[float]) -> None:
        self.before = before
        self.now = before[:]
        self.worst = before[:]
        self.spread = before[:]
        self.noted = False

    def note(self) -> None:
        """The seats now stand as ``now`` says; keep what they have gained."""
        now = self.now
        worst = self.worst
        spread = self.spread
        seat: i64 = 0
        while seat < len(now):
            gain = now[seat] - self.before[seat]
            now[seat] = gain
            if not self.noted:
                worst[seat] = gain
                spread[seat] = 0.0
            elif gain < worst[seat]:
                spread[seat] += worst[seat] - gain
                worst[seat] = gain
            elif gain - worst[seat] > spread[seat]:
                spread[seat] = gain - worst[seat]
            seat += 1
        self.noted = True


class Search:
    """The tree that grows from one position of one seat."""

    seat: Seat
    outlook: Outlook
    chance: Chance
    state: i64
    tree: Tree
    world: Game  # of the last trial
    path: vec[i64]  # the moves of this trial that lie in the tree
    steps: i64  # how many they are
    gains: Gains
    trials: i64
    dealing: i64  # bit set of the phases in which going on has dealt,
    settling: i64  # and of those in which it has not

    def __init__(self, seat: Seat, outlook: Outlook, chance: Chance) -> None:
        world = seat.redeal(chance)
        before = vec[float]([0.0 for _seat in range(world.seats)])
        outlook.stand(world, before)
        self.seat = seat
        self.outlook = outlook
        self.chance = chance
        self.state = advance(chance.state)
        self.tree = Tree(LET_BE)
        self.world = world
        self.path = vec[i64]([0 for _i in range(MOST_MOVES + 1)])
        self.steps = 0
        self.gains = Gains(before)
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

    # -- one trial ------------------------------------------------------------------

    def _try_world(self) -> None:
        world = self.seat.redeal_into(self.world, self.chance)
        self.world = world
        self.steps = 0
        me = self.seat.seat
        self._play_on(world, self._descend(ROOT, world, me, world.waits & BIT[me] == 0))
        self.tree.credit(self.path, self.steps, self.gains.now)
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
                if outlook is PLAIN:
                    world.act(actor, world.pick(actor, self.state))
                else:
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
        only_settles = self.settling & phase and not self.dealing & phase
        if not only_settles:
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
        self.outlook.stand(world, self.gains.now)
        self.gains.note()

    # -- inside the tree -------------------------------------------------------------------

    def _descend(self, at: i64, world: Game, actor: i64, may_let_be: bool) -> i64:
        """Make the most promising move, or one not tried yet; gives the position after it, NO_NODE for a new one."""
        self.state = advance(self.state)
        tree = self.tree
        drawn = LET_BE if may_let_be and tree.rows[at + FIRST] == NO_NODE else world.pick(actor, self.state)
        chosen = self._most_promising(at, world, actor, drawn)
        if chosen != NO_NODE:
            return self._make(world, actor, chosen)
        fresh = tree.add(at, actor, drawn)
        if drawn is not LET_BE:
            seen = self.outlook.seen_as(world, actor, drawn)
            if seen is not drawn:
                tree.lead_on(fresh, tree.position(at, seen))
        self._make(world, actor, fresh)
        return NO_NODE

    def _make(self, world: Game, actor: i64, chosen: i64) -> i64:
        """Make a move of the tree; gives the position after it."""
        self.path[self.steps] = chosen
        self.steps += 1
        move = self.tree.moves[chosen >> ROW_BITS]
        if move is not LET_BE:
            world.act(actor, move)
        onward = self.tree.rows[chosen + ONWARD]
        return chosen if onward == NO_NODE else onward

    def _most_promising(self, at: i64, world: Game, actor: i64, drawn: Move) -> i64:
        """Of the moves tried before, as far as they are lawful now; NO_NODE where the move drawn should be tried."""
        rows = self.tree.rows
        means = self.tree.means
        worst = self.gains.worst[actor]
        spread = self.gains.spread[actor]
        lawful = world.open_plays(actor)
        card_drawn = card_of(drawn)
        top = -1.0
        best: i64 = NO_NODE
        known: i64 = 0
        met: i64 = 0
        fresh = True
        child = rows[at + FIRST]
        while child != NO_NODE:
            if rows[child + ACTOR] == actor:
                card = rows[child + CARD]
                if card >= 0 and lawful >= 0:
                    open_now = lawful & BIT[card] != 0
                else:
                    open_now = at == ROOT or world.allows(actor, self.tree.moves[child >> ROW_BITS])
                if open_now:
                    if card == card_drawn and (card >= 0 or self.tree.moves[child >> ROW_BITS].same(drawn)):
                        fresh = False
                    visits = rows[child + VISITS]
                    offered = rows[child + OFFERED] + 1
                    rows[child + OFFERED] = offered
                    known += 1
                    met += visits
                    promise = bonus(offered, visits)
                    if spread > 0.0 and visits:
                        promise += (means[child >> ROW_BITS] - worst) / spread
                    if promise > top:
                        top = promise
                        best = child
            child = rows[child + AFTER]
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
        best = search.tree.best()
        return Advice(best.move, f"did best in {search.trials} deals tried", best.mean)
