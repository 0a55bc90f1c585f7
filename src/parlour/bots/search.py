"""Information-set Monte Carlo tree search: play out many worlds the seat cannot tell from the true one.

Each trial deals anew what the seat does not know and plays the deal to its end.  One tree grows from the position
searched.  Its branches are the moves of all seats as the others see them, so nobody's later choice rests on what he
could not know; each seat seeks the best for itself.  Inside the tree a seat takes the move that promises most (its mean
so far, and a bonus for what was seldom tried where it could be); outside, the game's outlook picks.  A trial ends with
the deal (or with what the outlook says is settled sooner), or after MOST_MOVES, and counts what the seats have gained
since the position searched.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.bots.tree import (
    ACTOR,
    AFTER,
    CODE,
    FIRST,
    NO_NODE,
    NOBODY,
    OFFERED,
    ONWARD,
    ROOT,
    ROW_BITS,
    VISITS,
    Tree,
    bonus,
    code_of,
)
from parlour.core.cards import BIT, card_at, count
from parlour.core.chance import M32, MWC, Chance, advance
from parlour.core.game import UNSAID, Game
from parlour.core.moves import PLAYS, Move, verb
from parlour.core.outlook import PLAIN, Outlook
from parlour.core.players import Advice, Bot, Seat
from parlour.core.playout import does_what_is_due, lawful_pick, next_seat

MOST_MOVES: Final = 400  # of one trial: a deal that is not over by then is counted as it stands
FEW: Final = 12  # so many different moves of a seat are tried without question,
WIDER: Final = 24  # and one more each time the position was met so often
MANY_SEATS: Final = 256  # as a bit set
ONLY: Final = vec[i64]([may.bit_length() - 1 if may.bit_count() == 1 else NOBODY for may in range(MANY_SEATS)])
REDEALS: Final = 6  # of a world that is hard to believe
MANY: Final = 1 << 60
LET_BE: Final = Move(verb("let-be"))
WORKED: Final[Callable[[], float]] = getattr(time, "thread_time", perf_counter)  # where it is counted


class Gains:
    """By seat: what it has gained in this trial, and between which bounds it gains."""

    before: vec[float]  # how the seats stand in the position searched
    now: vec[float]
    worst: vec[float]
    spread: vec[float]
    scale: vec[float]  # 1 / spread, or 0 where nothing is spread yet
    noted: bool

    def __init__(self, before: vec[float]) -> None:
        self.before = before
        self.now = before[:]
        self.worst = before[:]
        self.spread = before[:]
        self.scale = vec[float]([0.0 for _seat in range(len(before))])
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
                self.scale[seat] = 1.0 / spread[seat]
            elif gain - worst[seat] > spread[seat]:
                spread[seat] = gain - worst[seat]
                self.scale[seat] = 1.0 / spread[seat]
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
    card: i64  # drawn to be tried
    gains: Gains
    stage: i64  # of the position searched
    trials: i64
    careful: bool  # offences could happen: the worlds tried are those in which nobody commits or claims any
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
        self.card = 0
        self.gains = Gains(before)
        self.stage = outlook.stage(world)
        self.trials = 0
        self.careful = seat.offences_happen()
        self.dealing = 0
        self.settling = 0

    def run(self, trials: i64) -> None:
        last = self.trials + trials
        while self.trials < last:
            self._try_world()

    def run_for(self, seconds: float) -> None:
        self.run_within(seconds, MANY)

    def run_within(self, seconds: float, trials: i64) -> None:
        """For some time, or until so many were tried."""
        self._run_until(perf_counter, perf_counter() + seconds, trials)

    def run_working(self, seconds: float, trials: i64) -> None:
        """Until so many were tried, or so much of a core was used: however busy others keep it, none are fewer."""
        self._run_until(WORKED, WORKED() + seconds, trials)

    def _run_until(self, clock: Callable[[], float], end: float, trials: i64) -> None:
        """Some are tried in any case: who has tried nothing has no move."""
        while self.trials < trials:
            self.run(16 if trials - self.trials > 16 else trials - self.trials)
            if clock() >= end:
                return

    def _try_world(self) -> None:
        self.world = world = self._deal_world()
        self.steps = 0
        me = self.seat.seat
        self._play_on(world, self._descend(ROOT, world, me, world.waits & BIT[me] == 0))
        self.tree.credit(self.path, self.steps, self.gains.now)
        self.trials += 1

    def _deal_world(self) -> Game:
        world = self.seat.redeal_into(self.world, self.chance)
        if self.outlook is PLAIN:
            return world
        for _i in range(REDEALS):
            self.state = advance(self.state)
            if self.outlook.believes(world, self.seat.seat, self.state):
                break
            world = self.seat.redeal_again(world, self.chance)
        return world

    def _play_on(self, world: Game, at: i64) -> None:
        """Play to the end of the deal, as long as there is one by the tree, and weigh it."""
        outlook = self.outlook
        careful = self.careful
        made: i64 = 0
        while made < MOST_MOVES:
            if world.waits == 0:
                if world.over:
                    break
                if self._stage_ends(world):
                    return
                continue
            if careful and does_what_is_due(world):
                made += 1
                continue
            may = world.waits if careful else world.may
            actor: i64 = NOBODY
            if may < MANY_SEATS:
                actor = ONLY[may]
            if actor == NOBODY:
                actor = self._drawn_seat(world, may)
                if actor == NOBODY:
                    continue
            if at != NO_NODE:
                at = self._descend(at, world, actor, False)
            else:
                s = self.state
                s = MWC * (s & M32) + (s >> 32)  # advance, without asking
                self.state = s
                if careful:
                    world.act(actor, lawful_pick(world, actor, s))
                else:
                    world.act(actor, world.pick(actor, s) if outlook is PLAIN else outlook.roll(world, actor, s))
            made += 1
        self._weigh(world)

    def _drawn_seat(self, world: Game, may: i64) -> i64:
        self.state = advance(self.state)
        return card_at(may, self.state) if self.careful else next_seat(world, self.state)

    def _stage_ends(self, world: Game) -> bool:
        """Go on, unless the next stage is due: that is learnt from the phases in which it once was."""
        if self._stage_of(world) != self.stage:
            self._weigh(world)
            return True
        phase = BIT[world.phase]
        settles = self.settling & phase
        deals = self.dealing & phase
        if deals or not settles:
            self._weigh(world)
        if deals and not settles:
            return True
        world._go_on()  # as in a playout
        if self._stage_of(world) == self.stage:
            self.settling |= phase
            return False
        self.dealing |= phase
        return True

    def _stage_of(self, world: Game) -> i64:
        return world.deals if self.outlook is PLAIN else self.outlook.stage(world)

    def _weigh(self, world: Game) -> None:
        self.outlook.stand(world, self.gains.now)
        self.gains.note()

    def _descend(self, at: i64, world: Game, actor: i64, may_let_be: bool) -> i64:
        """Make the most promising move, or one not tried yet; gives the position after it, NO_NODE for a new one."""
        self.state = advance(self.state)
        open_plays = world.open_plays(actor)
        if open_plays != UNSAID and not may_let_be:
            chosen = self._most_promising_card(at, actor, open_plays)
            if chosen != NO_NODE:
                return self._make(world, actor, chosen)
            drawn = PLAYS[self.card]
        else:
            drawn = LET_BE if may_let_be and self.tree.rows[at + FIRST] == NO_NODE else self._drawn(world, actor)
            chosen = self._most_promising(at, world, actor, drawn)
            if chosen != NO_NODE:
                return self._make(world, actor, chosen)
        fresh = self.tree.add(at, actor, drawn)
        if drawn is not LET_BE:
            seen = self.outlook.seen_as(world, actor, drawn)
            if seen is not drawn:
                self.tree.lead_on(fresh, self.tree.position(at, seen))
        self._make(world, actor, fresh)
        return NO_NODE

    def _drawn(self, world: Game, actor: i64) -> Move:
        return lawful_pick(world, actor, self.state) if self.careful else world.pick(actor, self.state)

    def _make(self, world: Game, actor: i64, chosen: i64) -> i64:
        """Make a move of the tree; gives the position after it."""
        self.path[self.steps] = chosen
        self.steps += 1
        move = self.tree.moves[chosen >> ROW_BITS]
        if move is not LET_BE:
            world.act(actor, move)
        onward = self.tree.rows[chosen + ONWARD]
        return chosen if onward == NO_NODE else onward

    def _most_promising_card(self, at: i64, actor: i64, lawful: i64) -> i64:
        """Of the cards tried before and lawful now; NO_NODE where the ``card`` drawn should be tried."""
        rows = self.tree.rows
        means = self.tree.means
        worst = self.gains.worst[actor]
        scale = self.gains.scale[actor]
        top = -1.0
        best: i64 = NO_NODE
        tried: i64 = 0
        met: i64 = 0
        child = rows[at + FIRST]
        while child != NO_NODE:
            card = rows[child + CODE]
            if lawful & card and card > 0 and rows[child + ACTOR] == actor:
                tried |= card
                visits = rows[child + VISITS]
                met += visits
                offered = rows[child + OFFERED] + 1
                rows[child + OFFERED] = offered
                promise = (means[child >> ROW_BITS] - worst) * scale + bonus(offered, visits)
                if promise > top:
                    top = promise
                    best = child
                if tried == lawful:  # the others are cards of other worlds
                    return best
            child = rows[child + AFTER]
        self.card = card_at(lawful, self.state)
        if not tried & BIT[self.card] and count(tried) < FEW + met // WIDER:
            return NO_NODE
        return best

    def _most_promising(self, at: i64, world: Game, actor: i64, drawn: Move) -> i64:
        """Of the moves tried before, as far as they are lawful now; NO_NODE where the move drawn should be tried."""
        rows = self.tree.rows
        means = self.tree.means
        moves = self.tree.moves
        worst = self.gains.worst[actor]
        scale = self.gains.scale[actor]
        code = code_of(drawn)
        top = -1.0
        best: i64 = NO_NODE
        known: i64 = 0
        met: i64 = 0
        fresh = True
        child = rows[at + FIRST]
        while child != NO_NODE:
            if rows[child + ACTOR] == actor and (at == ROOT or world.allows(actor, moves[child >> ROW_BITS])):
                if rows[child + CODE] == code and moves[child >> ROW_BITS].same(drawn):
                    fresh = False
                known += 1
                visits = rows[child + VISITS]
                met += visits
                offered = rows[child + OFFERED] + 1
                rows[child + OFFERED] = offered
                promise = (means[child >> ROW_BITS] - worst) * scale + bonus(offered, visits)
                if promise > top:
                    top = promise
                    best = child
            child = rows[child + AFTER]
        if fresh and known < FEW + met // WIDER:
            return NO_NODE
        return best


@mypyc_attr(allow_interpreted_subclasses=True)
class TryingBot(Bot):
    """Tries moves out in deals before it makes one, unless a written rule knows better."""

    outlook: Outlook
    tried: i64  # deals before a move
    longest: float  # seconds of work, whatever else it was asked for; 0 without end
    was_cut: bool  # it had to answer before it had tried all that it was asked for

    def __init__(self, name: str, outlook: Outlook, tried: i64) -> None:
        super().__init__(name)
        self.outlook = outlook
        self.tried = tried
        self.longest = 0.0
        self.was_cut = False

    def look(self, seat: Seat) -> Advice:
        """What looks best when it has been tried."""
        raise NotImplementedError

    def think(self, seat: Seat) -> Advice:
        moves = seat.moves()
        if moves.size == 1:
            return Advice(moves[0], "why-only-move")
        ruled = self._ruled(seat)
        return ruled if ruled is not None and moves.allow(ruled.move) else self.look(seat)

    def think_unasked(self, seat: Seat) -> Advice | None:
        if not seat.moves():
            return None
        if self.outlook.rule_for(seat) is not None:
            return self._ruled(seat)
        best = self.look(seat)
        return None if best.move is LET_BE else best

    def _ruled(self, seat: Seat) -> Advice | None:
        """What a written rule says, to which trying out moves would add nothing."""
        rule = self.outlook.rule_for(seat)
        return None if rule is None else rule(seat.world(), int(seat.seat))


class SearchBot(TryingBot):
    """Looks before each move, for so many trials or milliseconds."""

    chance: Chance
    ms: i64

    def __init__(self, name: str, outlook: Outlook, seed: i64, tried: i64, ms: i64) -> None:
        super().__init__(name, outlook, tried)
        self.chance = Chance(seed)
        self.ms = ms

    def look(self, seat: Seat) -> Advice:
        search = Search(seat, self.outlook, self.chance)
        if self.ms:
            seconds = float(self.ms) / 1000.0
            is_shorter = 0.0 < self.longest < seconds
            search.run_within(self.longest if is_shorter else seconds, self.tried if self.tried else MANY)
        elif self.longest > 0.0:
            search.run_working(self.longest, self.tried)
            self.was_cut = search.trials < self.tried
        else:
            search.run(self.tried)
        best = search.tree.best()
        return Advice(best.move, "why-tried", best.mean, search.trials)
