"""What can go wrong in a game: everything that may be claimed there, and the irregular clauses that need no claim.

Nothing here is written for the committee: the rights are those that the table plays by, the clauses are the rule
book's, so a new right or clause is a new matter by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from parlour.core.game import Game
from parlour.core.moves import CLAIMING, Move, Verb
from parlour.core.rights import NO_RIGHTS, Right, Rights
from parlour.core.rules import Rules
from parlour.errors import ParlourError, Unknown, nearest
from parlour.law.book import Book, load

IRREGULAR = "irregular"
AT_TABLE: dict[str, object] = {"conduct": "table"}


class Matter:
    """One thing that can go wrong: the clause it falls under, and the right to claim it, if the law gives one."""

    def __init__(
        self, clause: str, right: Right | None = None, rights: Rights = NO_RIGHTS, verbs: list[Verb] | None = None
    ) -> None:
        self.clause = clause  # its full id
        self.right = right
        self.rights = rights  # the table that the right stands in
        self.verbs = verbs or []  # with which claims are made there

    @property
    def id(self) -> str:
        """The clause without the name of the game: what one types."""
        return self.clause.partition(".")[2]

    @property
    def typed(self) -> str:
        """How it is claimed, as far as that is the same in every position: ``claim 44d``."""
        if self.right is None:
            return ""
        word = self.id.rpartition(".")[2]
        return f"{CLAIMING} {word}" if any(word in verb.words for verb in self.verbs) else CLAIMING

    def choices(self) -> list[str]:
        """The words among which whoever claims it chooses."""
        numbers = self.right.choices if self.right else []
        return [verb.words[number] for number in numbers for verb in self.verbs if number < len(verb.words)]


class Matters:
    """Those of one game: what may be claimed at any of its tables, then what only the rule book speaks of."""

    def __init__(self, rules: Rules, tables: Iterator[Game], book: Book) -> None:
        self.rules = rules
        claimed: dict[str, Matter] = {}
        for game in tables:
            for matter in _claimed_at(game):
                claimed.setdefault(matter.clause, matter)
        irregular = [clause.id for clause in book.clauses.values() if clause.kind == IRREGULAR]
        self.each = [*claimed.values(), *[Matter(id) for id in irregular if id not in claimed]]

    def find(self, id: str) -> Matter:
        """By its clause, with or without the game's name."""
        bare = id.removeprefix(f"{self.rules.name}.")
        for matter in self.each:
            if matter.id == bare:
                return matter
        raise Unknown(f"{self.rules.name} knows no fault {id!r}{nearest(bare, [matter.id for matter in self.each])}")

    def claimed_by(self, game: Game, claim: Move) -> Matter:
        """The matter that a claim at a table is about."""
        rights = game.vocabulary().rights
        return self.find(rights.each[rights.of(game, claim)].clause)

    @property
    def claimed(self) -> list[Matter]:
        return [matter for matter in self.each if matter.right is not None]


def _claimed_at(game: Game) -> list[Matter]:
    rights = game.vocabulary().rights
    verbs = [verb for verb in game.verbs() if verb.name == CLAIMING]
    return [Matter(right.clause, right, rights, verbs) for right in rights.each]


@cache
def matters_of(rules: Rules) -> Matters:
    """What can go wrong at any table of the game."""
    return Matters(rules, tables_of(rules), load(rules))


def tables_of(rules: Rules) -> Iterator[Game]:
    """A table as it is usually agreed on, then one for each other value of an option: some add rights of their own."""
    tried = [(option.name, value) for option in rules.options.each for value in option.samples()]
    for given in ({}, *[{name: value} for name, value in tried]):
        try:
            yield rules.new({**AT_TABLE, **given}, seed=0)
        except ParlourError:
            continue


def claims_of(game: Game, seat: int) -> list[Move]:
    """What the seat may claim now: public, whether there is a fault or not."""
    if seat >= int(game.seats):
        return []
    return [move for move in game.moves(seat).all() if move.verb.name == CLAIMING]
