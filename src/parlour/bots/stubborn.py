"""Stubborn opponents, to find out what a bot gives away to somebody who does not think.

``stubborn:most`` stakes as much as it may, ``least`` as little, ``in`` never gives up where it can go on, ``out``
always does, ``holds`` never sells, ``mirrors`` pays what the player before has paid since it was last asked.
``stubborn:in+most`` is stubborn in two ways, in the second among what the first leaves; ``stubborn:habit7`` has a habit
that was drawn by lot, by that number.  Where several moves are as stubborn it plays by the book, so that nothing but
the stubbornness is tried.
"""

from __future__ import annotations

import re

from parlour.bots.habits import Habit
from parlour.bots.leanings import Leaning, gives_up, goes_on, holds, kept, some_of, staked
from parlour.core.chance import Chance
from parlour.core.moves import Move
from parlour.core.players import Advice, Bot, Rule, Seat
from parlour.core.rules import Rules


class Mirror:
    """Remembers what everybody had when it was last asked: what the player before has paid since is what it pays."""

    def __init__(self) -> None:
        self.seen: list[int] = []

    def __call__(self, rules: Rules, seat: Seat, moves: list[Move]) -> list[float]:
        deal, me, *has = seat.accounts()
        was, self.seen = self.seen, [deal, *has]
        if not was or was[0] != deal:  # in another deal
            return [0.0] * len(moves)
        before = (me - 1) % seat.options().number("players")
        paid = was[1 + before] - has[before]
        return [-abs(cost - paid) for cost in staked(rules, seat, moves)]


def leanings_of(kind: str) -> list[Leaning]:
    return [leaning_of(each) for each in kind.split(BOTH)]


def leaning_of(kind: str) -> Leaning:
    if kind.startswith(HABIT):
        return Habit(int(kind.removeprefix(HABIT)))
    return Mirror() if kind == MIRRORS else ALWAYS[kind]


def is_known(kind: str) -> bool:
    """Whether there is a stubborn bot of this kind, or of these kinds together."""
    return all(each in KINDS or HABITUAL.fullmatch(each) for each in kind.split(BOTH))


ALWAYS: dict[str, Leaning] = {"most": staked, "least": kept, "in": goes_on, "out": gives_up, "holds": holds}
MIRRORS = "mirrors"
HABIT = "habit"
HABITUAL = re.compile(HABIT + r"[0-9]{1,9}", re.ASCII)
BOTH = "+"
KINDS = [*ALWAYS, MIRRORS]


def kinds_at(rules: Rules) -> list[str]:
    """The kinds that mean something at a game: nobody holds out where nothing is given up, or sold."""
    without = ({"in", "out"} if not rules.giving_up else set()) | ({"holds"} if not rules.selling else set())
    return [kind for kind in KINDS if kind not in without]


class StubbornBot(Bot):
    def __init__(self, kind: str, rules: Rules, rule: Rule | None, seed: int) -> None:
        super().__init__(f"stubborn:{kind}")
        self.rules = rules
        self.leanings = leanings_of(kind)
        self.rule = rule
        self.chance = Chance(seed)

    def think(self, seat: Seat) -> Advice:
        by_book = self._by_book(seat)
        moves = some_of(seat.moves(), by_book)
        for leaning in self.leanings:
            how = leaning(self.rules, seat, moves)
            moves = [move for move, much in zip(moves, how, strict=True) if much == max(how)]
        chosen = next((move for move in moves if by_book is not None and move.same(by_book)), None)
        return Advice(chosen or moves[self.chance.below(len(moves))], "why-by-lot")

    def think_unasked(self, seat: Seat) -> Advice | None:
        advice = None if self.rule is None else self.rule(seat.world(), int(seat.seat))
        return advice if advice is not None and seat.moves().allow(advice.move) else None

    def _by_book(self, seat: Seat) -> Move | None:
        advice = self.think_unasked(seat)
        return None if advice is None else advice.move
