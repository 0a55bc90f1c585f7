"""What can go wrong in a game: everything that may be claimed there, and the irregular clauses that need no claim.

Nothing here is written for the committee: the rights are those that the table plays by, the clauses are the rule
book's, so a new right or clause is a new matter by itself.
"""

from __future__ import annotations

from functools import cache

from parlour.core.game import Game
from parlour.core.moves import CLAIMING, Move, Verb
from parlour.core.rights import Right, Rights
from parlour.core.rules import Rules
from parlour.errors import BadOption, Unknown, nearest
from parlour.law.book import Book, load

IRREGULAR = "irregular"
AT_TABLE = {"conduct": "table"}


class Matter:
    """One thing that can go wrong: the clause it falls under, and the right to claim it, if the law gives one."""

    clause: str  # its full id
    right: Right | None
    number: int  # of the right; -1 where there is none

    def __init__(self, clause: str, right: Right | None = None, number: int = -1) -> None:
        self.clause = clause
        self.right = right
        self.number = number

    @property
    def id(self) -> str:
        """The clause without the name of the game: what one types."""
        return self.clause.partition(".")[2]


class Matters:
    """Those of one game."""

    rules: Rules
    rights: Rights
    each: list[Matter]
    verbs: list[Verb]  # with which they are claimed

    def __init__(self, rules: Rules, rights: Rights, verbs: list[Verb], book: Book) -> None:
        self.rules = rules
        self.rights = rights
        self.verbs = verbs
        claimed = [Matter(right.clause, right, number) for number, right in enumerate(rights.each)]
        known = {matter.clause for matter in claimed}
        others = [clause.id for clause in book.clauses.values() if clause.kind == IRREGULAR and clause.id not in known]
        self.each = [*claimed, *[Matter(id) for id in others]]

    def find(self, id: str) -> Matter:
        """By its clause, with or without the game's name."""
        bare = id.removeprefix(f"{self.rules.name}.")
        for matter in self.each:
            if matter.id == bare:
                return matter
        raise Unknown(f"{self.rules.name} knows no fault {id!r}{nearest(bare, [matter.id for matter in self.each])}")

    def claimed_by(self, game: Game, claim: Move) -> Matter:
        """The matter that a claim at a table is about."""
        return self.each[game.vocabulary().rights.of(game, claim)]

    def typed(self, matter: Matter) -> str:
        """How it is claimed, as far as that is the same in every position: ``claim 44d``."""
        if matter.right is None:
            return ""
        word = matter.id.rpartition(".")[2]
        return f"{CLAIMING} {word}" if any(word in verb.words for verb in self.verbs) else CLAIMING


@cache
def matters_of(rules: Rules) -> Matters:
    """What can go wrong in the game as it is usually played, in table conduct where it has one."""
    game = table_of(rules)
    claims = [verb for verb in game.verbs() if verb.name == CLAIMING]
    return Matters(rules, game.vocabulary().rights, claims, load(rules))


def table_of(rules: Rules) -> Game:
    try:
        return rules.new(AT_TABLE, seed=0)
    except BadOption:
        return rules.new(seed=0)


def claims_of(game: Game, seat: int) -> list[Move]:
    """What the seat may claim now: public, whether there is a fault or not."""
    if seat >= int(game.seats):
        return []
    return [move for move in game.moves(seat).all() if move.verb.name == CLAIMING]
