"""A world played on by the book: how the seats stand when everybody goes on as the rule book advises.

Each seat acts on what it knows in that world.  Nobody offends or claims any more; where the book is silent, or where a
game has none, chance plays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from parlour.core.chance import advance
from parlour.core.events import NO_SEAT
from parlour.core.game import HOUSE, Game
from parlour.core.moves import CLAIMING, Move
from parlour.core.outlook import Outlook
from parlour.core.players import Rule, offences_happen
from parlour.core.playout import does_what_is_due, lawful_pick

Watcher = Callable[[Game], bool]  # gives whether it has moved
MOST_MOVES: Final = 400  # of one world: a deal that is not over by then is counted as it stands


@mypyc_attr(allow_interpreted_subclasses=True)
class Onward:
    """Plays worlds of one game to the end of their deal, and counts the moves that this has taken."""

    outlook: Outlook
    rule: Rule | None
    made: int

    def __init__(self, outlook: Outlook, rule: Rule | None) -> None:
        self.outlook = outlook
        self.rule = rule
        self.made = 0
        self._by_seat = vec[float]()  # one for all worlds: compiled code never gives back what it was handed

    def outcome(
        self, world: Game, last: int, state: int, quiet: int = NO_SEAT, watcher: Watcher | None = None
    ) -> list[float]:
        """How the seats stand when the stage of this number is over; who is ``quiet`` lets the first question be.

        A watcher is shown the world before each move and may make one himself.
        """
        careful = offences_happen(world)
        for _made in range(MOST_MOVES):
            if world.over:
                break
            if world.waits:
                if watcher is not None and watcher(world):
                    continue
                state = int(advance(state))
                self.act(world, state, careful, quiet)
                quiet = NO_SEAT
                continue
            stands = self.stand(world)
            world.go_on()
            if self.outlook.stage(world) > last:
                return stands
        return self.stand(world)

    def act(self, world: Game, state: int, careful: bool, quiet: int) -> None:
        """One move of somebody, as the book advises."""
        self.made += 1
        if careful:
            if does_what_is_due(world):
                return
        elif world.may & ~world.waits and self._volunteers(world, quiet):
            return
        seats = world.to_act
        seat = seats[state % len(seats)]
        world.act(seat, self._careful_move(world, seat, state) if careful else self._move(world, seat, state))

    def _volunteers(self, world: Game, quiet: int) -> bool:
        """Whether somebody made a move that nobody waits for."""
        if self.rule is None:
            return False
        for seat in world.may_act:
            if seat != quiet and not world.waits >> seat & 1 and world.moves(seat):
                advice = self.rule(world, seat)
                if advice is not None:
                    world.act(seat, advice.move)
                    return True
        return False

    def _move(self, world: Game, seat: int, state: int) -> Move:
        if self.rule is None:
            return self.outlook.roll(world, seat, state)
        advice = self.rule(world, seat)
        return world.pick(seat, state) if advice is None else advice.move

    def _careful_move(self, world: Game, seat: int, state: int) -> Move:
        """By the book, unless it would claim or offend."""
        advice = None if self.rule is None else self.rule(world, seat)
        if advice is None or advice.move.verb.name == CLAIMING or world.offends(seat, advice.move):
            return lawful_pick(world, seat, state)
        return advice.move if world.allows(seat, advice.move) else lawful_pick(world, seat, state)

    def stand(self, world: Game) -> list[float]:
        """What lies in pools is nobody's yet, so it is counted for all alike where standing means counters."""
        seats = int(world.seats)
        if len(self._by_seat) != seats:
            self._by_seat = vec[float]([0.0 for _seat in range(seats)])
        self.outlook.stand(world, self._by_seat)
        stands = list(self._by_seat)
        ledger = world.ledger
        if stands != [float(balance) for balance in ledger.balance[:seats]]:
            return stands
        pools = [i for i in range(seats, len(ledger.names)) if ledger.names[i] != HOUSE]
        share = sum(ledger[i] for i in pools) / seats
        return [standing + share for standing in stands]
