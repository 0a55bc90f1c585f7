"""What somebody who learns is told beside what he sees: what the book would do, and what a good player makes of it.

Both are read from what the seat knows.  The book's move is told action by action, as long as what was said leads to it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.game import Game
from parlour.core.insight import Insight
from parlour.core.moves import Move
from parlour.core.players import Advice, Rule
from parlour.core.rules import Rules, rule_of_book
from parlour.core.seen import Column
from parlour.core.sight import WORD
from parlour.envs.actions import NO_ACTION
from parlour.envs.columns import width_of
from parlour.envs.saying import Saying

NOTHING_ASKED: Final = -1


def insights_of(rules: Rules) -> list[Column]:
    """What the cells behind an episode's observation mean."""
    facts = rules.insight.facts if rules.insight is not None else []
    first = width_of(rules)
    return [Column("insight", name, WORD, words, first + i, 1) for i, (name, words) in enumerate(facts)]


class Prompter:
    """Tells of one game; a question that is still being answered is thought about once."""

    rule: Rule | None
    insight: Insight | None
    _move: Move | None  # that the book would make; None: none
    _asked: i64  # the question to which that is the answer

    def __init__(self, rules: Rules, by_book: bool) -> None:
        """The book is asked only where that is wanted."""
        self.rule = rule_of_book(rules) if by_book else None
        self.insight = rules.insight
        self._move = None
        self._asked = NOTHING_ASKED

    @property
    def silent(self) -> bool:
        """Whether there is nothing to tell of any position: neither book nor insight is asked."""
        return self.rule is None and self.insight is None

    def begin(self) -> None:
        """Another game."""
        self._asked = NOTHING_ASKED

    def advised(self, game: Game, seat: i64, saying: Saying) -> i64:
        """The action by which the book would go on; NO_ACTION where it is silent, or another move is being said."""
        rule = self.rule
        if rule is None:
            return NO_ACTION
        question = game.windows[seat] * 64 + seat
        if saying.begins or question != self._asked:
            advice: Advice | None = rule(game, int(seat))
            self._move = None if advice is None else advice.move
            self._asked = question
        return saying.on_the_way(self._move)

    def tell(self, game: Game, seat: i64, cells: vec[i64], at: i64) -> None:
        """Write what a good player makes of the position."""
        if self.insight is not None:
            for number in self.insight.reckon(game, int(seat)):
                cells[at] = number
                at += 1
