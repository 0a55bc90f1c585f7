"""Which irregularities pay: an offence tried in a copy, once let be by everybody and once claimed by whoever saw it.

All play by the book and keep the law.  Of all moments of a deal at which a seat could break a clause one is drawn, and
there it is broken twice: by a slip, with any move that breaks it, and on purpose, with the one that promises most in
worlds that the seat cannot tell from the true one, and only where it promises more than to keep the law.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from parlour.bots.weighing import FEW_WORLDS, Weigher
from parlour.core.chance import Chance, advance, seed_of
from parlour.core.events import NO_SEAT
from parlour.core.game import SILENT, Game
from parlour.core.moves import CLAIMING, LEAVING, Move
from parlour.core.players import Seat
from parlour.core.rules import Rules, rule_of_book
from parlour.lab import interrupts
from parlour.lab.studies.about import settles_later
from parlour.lab.studies.means import OfOneGame
from parlour.lab.studies.table import Table

COLUMNS = ("what", "clause", "way", "remedy")
UNCLAIMED, CLAIMED, SEEN, WATCH, REMEDY, CHOSEN = "unclaimed", "claimed", "seen", "watch", "remedy", "chosen"
SLIP, PURPOSE = "by a slip", "on purpose"
DRAWN = 4  # the stream of a game's seed by which moments are drawn
LOOKED_AT = 300  # moves of a seat in which offences are looked for
CONSIDERED = 4  # offences that are weighed against each other
MOST_CLAIMS = 8  # in one deal
Claim = tuple[int, Move]


class Moment(NamedTuple):
    """A position in which a seat could break a clause."""

    game: Game
    seat: int
    moves: list[Move]


def play(rules: Rules, table: Table, found: OfOneGame, seed: int) -> int:
    """One game; gives how many deals it had."""
    game, onward = table.game, table.onward
    chance = Chance(seed_of(seed, DRAWN))
    trial = Trial(rules, table, found, chance)
    state = seed_of(seed, DRAWN, 1)
    moments: dict[str, Moment] = {}
    passed: dict[str, int] = {}
    stage = onward.outlook.stage(game)
    while not game.over:
        interrupts.raise_noted()
        if game.waits:
            note_moments(game, moments, passed, chance)
            state = int(advance(state))
            onward.act(game, state, True, NO_SEAT)
        else:
            game.go_on()
        if game.over or onward.outlook.stage(game) != stage:
            stage = onward.outlook.stage(game)
            for clause, moment in sorted(moments.items()):
                trial.of(clause, moment)
            moments, passed = {}, {}
    return max(1, int(game.deals))


def note_moments(game: Game, moments: dict[str, Moment], passed: dict[str, int], chance: Chance) -> None:
    """Of all moments at which a clause could be broken each is kept in the end with the same chance."""
    before: Game | None = None
    for seat in game.may_act:
        for clause, moves in offences_of(game, seat).items():
            passed[clause] = passed.get(clause, 0) + 1
            if chance.below(passed[clause]) == 0:
                before = before or game.copy()
                moments[clause] = Moment(before, seat, moves)


def offences_of(game: Game, seat: int) -> dict[str, list[Move]]:
    """What the seat could do against the law, by the clause; nobody leaves the table by an offence."""
    found: dict[str, list[Move]] = {}
    for move in game.moves(seat).all()[:LOOKED_AT]:
        clause = "" if move.verb.name in (CLAIMING, LEAVING) else game.offends(seat, move)
        if clause:
            found.setdefault(clause, []).append(move)
    return found


class Trial:
    """Tries offences in copies, with the same cards to come whatever is done."""

    def __init__(self, rules: Rules, table: Table, found: OfOneGame, chance: Chance) -> None:
        self.onward = table.onward
        self.found = found
        self.chance = chance
        self.later = settles_later(rules)
        self.last = 0  # the deal at whose end is counted
        self.weigher = Weigher(rules.outlook, rule_of_book(rules), FEW_WORLDS)

    def of(self, clause: str, moment: Moment) -> None:
        slip = moment.moves[self.chance.below(len(moment.moves))]
        self.last = self.deal_of(moment, slip)
        state = int(self.chance.state)
        self.chance.state = advance(self.chance.state)
        keeps = self.stands(moment.game, moment.seat, None, state)
        self.enter(clause, SLIP, moment, slip, keeps, state)
        purpose = self.promising(moment)
        self.found.see((CHOSEN, clause, PURPOSE, ""), float(purpose is not None))
        if purpose is not None:
            self.enter(clause, PURPOSE, moment, purpose, keeps, state)

    def deal_of(self, moment: Moment, move: Move) -> int:
        """The deal that the offence is about: the one that it begins, where cards are dealt by it."""
        world = moment.game.copy()
        world.act(moment.seat, move)
        while not world.over and not world.waits:
            world.go_on()
        return int(self.onward.outlook.stage(world))

    def enter(self, clause: str, way: str, moment: Moment, move: Move, keeps: float, state: int) -> None:
        watch = Watch(moment.seat, self.weigher)
        unclaimed = self.stands(moment.game, moment.seat, move, state) - keeps
        claimed = self.stands(moment.game, moment.seat, move, state, watch) - keeps
        self.found.see((UNCLAIMED, clause, way, ""), unclaimed)
        self.found.see((CLAIMED, clause, way, ""), claimed)
        self.found.see((SEEN, clause, way, ""), float(bool(watch.made)))
        self.found.see((WATCH, clause, way, ""), unclaimed, unclaimed - claimed)
        for remedy in watch.made[:1]:
            self.found.see((REMEDY, clause, way, remedy), 1.0)

    def promising(self, moment: Moment) -> Move | None:
        """The offence that a cheat would choose: the best, by what the seat knows, if it is better than the law."""
        moves = list(moment.moves)
        while len(moves) > CONSIDERED:
            moves.pop(self.chance.below(len(moves)))
        wishes: list[Move | None] = [None, *moves]
        total = [0.0] * len(wishes)
        for _world in range(FEW_WORLDS):
            world = moment.game.redeal(moment.seat, self.chance)
            world.chance = Chance(int(self.chance.state))  # what is still to be shuffled he cannot know
            state = int(advance(self.chance.state))
            for i, wish in enumerate(wishes):
                total[i] += self.stands(world, moment.seat, wish, state)
        best = max(range(len(wishes)), key=total.__getitem__)
        return wishes[best]

    def stands(
        self, game: Game, seat: int, move: Move | None, state: int, watcher: Callable[[Game], bool] | None = None
    ) -> float:
        """How the seat stands at the end of the deal after this move, or as the book goes on."""
        world = game.copy()
        world.detail = SILENT
        if move is not None:
            world.act(seat, move)
        stands = self.onward.outcome(world, self.last, state, watcher=watcher)
        return (self.onward.stand(world) if self.later else stands)[seat]


class Watch:
    """All but the offender watch: whoever has seen the ground of a claim makes it, the one that is best for him."""

    def __init__(self, offender: int, weigher: Weigher) -> None:
        self.offender = offender
        self.weigher = weigher
        self.made: list[str] = []  # the clauses of the rights that were claimed

    def __call__(self, world: Game) -> bool:
        if len(self.made) >= MOST_CLAIMS:
            return False
        for seat in world.may_act:
            claims = [] if seat == self.offender else noticed_by(world, seat)
            if claims:
                claim = claims[0]
                if len(claims) > 1:
                    worth = self.weigher.worth(Seat(world, seat), claims)[1:]
                    claim = claims[max(range(len(claims)), key=worth.__getitem__)]
                rights = world.vocabulary().rights
                self.made.append(rights.each[rights.of(world, claim)].clause)
                world.act(seat, claim)
                return True
        return False


def noticed_by(world: Game, seat: int) -> list[Move]:
    return [move for move in world.moves(seat).all() if move.verb.name == CLAIMING and world.noticed(seat, move)]
