"""Looking ahead by the book: each move is tried in worlds that the seat cannot tell from the true one.

In every world the deal is played to its end as the rule book advises all seats.  Moves that do worse than half of the
others are tried no longer, so that those which are close are tried most; where two do alike, the book's is made.
"""

from __future__ import annotations

from parlour.bots.candidates import candidates
from parlour.bots.onward import Onward
from parlour.bots.search import LET_BE, WORKED, TryingBot
from parlour.bots.worlds import Tried, Worlds
from parlour.core.chance import seed_of
from parlour.core.moves import Move
from parlour.core.players import Advice, Rule, Seat
from parlour.core.rules import Rules, rule_of_book

FOUND = 8  # of many moves, those that a search finds promising
GLANCE = 300  # trials of that search
FEWEST = 2  # worlds in which a move is tried before it is dropped
BATCH = 16  # worlds between two looks at how much it has worked, where that is bounded
DEALING, GLANCING = range(2)


class AheadBot(TryingBot):
    """Tries so many deals before each move, all its moves together."""

    def __init__(self, name: str, rules: Rules, seed: int, tried: int) -> None:
        super().__init__(name, rules.outlook, tried)
        self.rule: Rule | None = rule_of_book(rules)
        self.onward = Onward(rules.outlook, self.rule)
        self.seed = seed

    def look(self, seat: Seat) -> Advice:
        """The move that is left when the others have fallen behind, and what it gains from here on."""
        seed = seed_of(self.seed, *[number & 0xFFFFFFFF for number in seat.moment()])
        known = self._by_the_book(seat)
        moves = candidates(seat, self.outlook, known, FOUND, GLANCE, seed_of(seed, GLANCING))
        before = self.onward.stand(seat.world())[int(seat.seat)]
        field = [Tried(move) for move in moves]
        worlds = Worlds(seat, self.onward, before, seed_of(seed, DEALING))
        end = WORKED() + self.longest if self.longest else 0.0
        self.was_cut = False
        rounds = max(1, (len(field) - 1).bit_length())
        while len(field) > 1:
            self._try_out(field, max(FEWEST, self.tried // rounds // len(field)), worlds, end)
            field = sorted(field, key=lambda one: -one.mean)[: (len(field) + 1) // 2]
        best = field[0]
        return Advice(best.move, "why-tried", best.mean if best.worlds else None, worlds.dealt)

    def _try_out(self, field: list[Tried], more: int, worlds: Worlds, end: float) -> None:
        """In so many more worlds, or fewer where it has worked too long; however busy others keep the machine."""
        while more > 0:
            worlds.try_out(field, min(BATCH, more))
            more -= BATCH
            if end and more > 0 and WORKED() > end:
                self.was_cut = True
                return

    def _by_the_book(self, seat: Seat) -> list[Move]:
        """What the book advises, if it is lawful here."""
        advice = None if self.rule is None else self.rule(seat.world(), int(seat.seat))
        if advice is None:
            return [] if seat.asked() else [LET_BE]
        return [advice.move] if seat.moves().allow(advice.move) else []
