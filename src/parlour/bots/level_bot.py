"""A level of the ladder at play: the master, hurried, to whom faults happen at their rates.

What happens to him follows from his seed and the moment of the game alone, so the same seat gets the same answer.
"""

from __future__ import annotations

from math import exp

from parlour.bots.faults import Faults
from parlour.bots.leanings import Leaning, gives_up, goes_on, kept, staked
from parlour.bots.search import LET_BE, Search, SearchBot, TryingBot
from parlour.bots.tree import ROOT
from parlour.core.chance import Chance, seed_of
from parlour.core.moves import Move
from parlour.core.players import Advice, Bot, Seat
from parlour.core.rules import Rules

GLANCE = 100  # deals tried to see which other moves look plausible
SOFT = 0.5  # of what he misjudges: a move that seems to cost so much less draws him so much less
FINE = 1 << 30
WHY = {"careless": "why-careless", "rash": "why-rash", "timid": "why-timid", "greedy": "why-greedy"}
LEAN: dict[str, tuple[Leaning, ...]] = {  # what draws him; where it draws to all alike, the next
    "rash": (goes_on, staked),
    "timid": (gives_up, kept),
    "greedy": (kept,),
}


class LevelBot(Bot):
    """``hurried``: the master, or where he tries deals, one who tries fewer."""

    def __init__(self, name: str, master: Bot, faults: Faults, rules: Rules, seed: int) -> None:
        super().__init__(name)
        self.hurried = master
        if isinstance(master, TryingBot) and faults.looks:
            self.hurried = SearchBot(name, rules.outlook, seed, faults.looks, 0)
        self.faults = faults
        self.rules = rules
        self.seed = seed

    def think(self, seat: Seat) -> Advice:
        best = self.hurried.think(seat)
        if seat.moves().size == 1 or self.rules.outlook.rule_for(seat) is not None:
            return best
        chance = self._chance(seat)
        fault = next((name for name in WHY if chance.happens(getattr(self.faults, name))), "")
        if not fault:
            return best
        plausible = self._plausible(seat, best.move, chance)
        other = careless(plausible, best.move, chance) if fault == "careless" else self._drawn(seat, fault, plausible)
        return best if other is None or other.same(best.move) else Advice(other, WHY[fault])

    def think_unasked(self, seat: Seat) -> Advice | None:
        return None if self._chance(seat).happens(self.faults.dozes) else self.hurried.think_unasked(seat)

    def mind(self, seat: Seat) -> Bot:
        return self.hurried.mind(seat)

    def _chance(self, seat: Seat) -> Chance:
        return Chance(seed_of(self.seed, *[number & 0xFFFFFFFF for number in seat.moment()]))

    def _plausible(self, seat: Seat, best: Move, chance: Chance) -> list[tuple[Move, float]]:
        """The moves that do not seem to cost too much, and how much of what he misjudges each seems to cost."""
        look = Search(seat, self.rules.outlook, chance)
        look.run(GLANCE)
        tried = [one for one in look.tree.children(ROOT) if one.move is not LET_BE]
        most = max([one.mean for one in tried if one.move.same(best)] or [one.mean for one in tried])
        bound = self.faults.misjudges * look.gains.spread[int(seat.seat)]
        return [
            (one.move, max(0.0, most - one.mean) / bound) for one in tried if bound > 0 and most - one.mean <= bound
        ]

    def _drawn(self, seat: Seat, fault: str, plausible: list[tuple[Move, float]]) -> Move | None:
        """The cheapest of the moves that draw him most; None where they all draw him alike."""
        moves = [move for move, _cost in plausible]
        for leaning in LEAN[fault]:
            how = leaning(self.rules, seat, moves)
            if len({*how}) > 1:
                drawing = [one for one, much in zip(plausible, how, strict=True) if much == max(how)]
                return min(drawing, key=lambda one: one[1])[0]
        return None


def careless(plausible: list[tuple[Move, float]], best: Move, chance: Chance) -> Move | None:
    """Another of these moves, by lot; the less it seems to cost, the more likely."""
    others = [(move, exp(-cost / SOFT)) for move, cost in plausible if not move.same(best)]
    left = chance.below(FINE) / FINE * sum([share for _move, share in others])
    for move, share in others:
        left -= share
        if left <= 0:
            return move
    return None
