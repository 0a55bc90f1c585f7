"""Many random games in table conduct: ``python -m parlour.testing.faults [--games N] [--game NAME]``.

Accidents befall, seats err, claim what they have seen and now and then what they have not.  Prints how often each
accident and each offence happened and each claim was made, rightly and wrongly, with what the irregular clauses said
and what followed a right claim; what fell out less than 30 times is marked, for a case must show it then.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from random import Random

from parlour.core.game import EVERYTHING, Game
from parlour.core.moves import CLAIMING, WORD, Move, Verb
from parlour.core.rules import Rules
from parlour.law.book import load
from parlour.registry import all_rules, rules_of
from parlour.testing.demands import ContractBroken, Given, demand
from parlour.testing.options import accepted, shortened
from parlour.testing.pairs import pairwise
from parlour.testing.walk import EAGER, MOST_STEPS

GAMES = 10_000
ERRS = 0.04
GUESSES = 0.02
CLAIMS = 0.5
RATE = 0.1  # of every accident
FEW = 30
MOST_CLAIMS = 16  # one after the other, before anybody does anything else
BESIDE = ("chance", "ledger", "windows")  # what the next question or a fine changes, though nothing be settled


class Tally:
    """What has happened, by kind."""

    def __init__(self, rules: Rules) -> None:
        clauses = load(rules).clauses.values()
        self.irregular = {clause.id for clause in clauses if clause.kind == "irregular"}
        self.accidents: Counter[str] = Counter()
        self.offences: Counter[str] = Counter()
        self.right: Counter[str] = Counter()
        self.wrong: Counter[str] = Counter()
        self.remedies: Counter[str] = Counter()

    def lines(self) -> list[str]:
        found = []
        for title, counted in (("accident", self.accidents), ("offence against", self.offences)):
            found += [f"  {title} {name}: {n:,}{_rare(n)}" for name, n in sorted(counted.items())]
        for claim in sorted({*self.right, *self.wrong}):
            right = self.right[claim]
            found.append(f"  {claim}: rightly {right:,}{_rare(right)}, wrongly {self.wrong[claim]:,}")
        return found + [f"  remedy {name}: {n:,}{_rare(n)}" for name, n in sorted(self.remedies.items())]


def _rare(n: int) -> str:
    return "" if n >= FEW else " (rare)"


def has_faults(rules: Rules) -> bool:
    """Whether anything can be claimed at a table of this game."""
    return any(verb.name == CLAIMING for verb in _verbs_at_table(rules))


def plays_otherwise(rules: Rules) -> bool:
    """Whether anything can be done at a table of this game that strict conduct does not know."""
    return has_faults(rules) or _verbs_at_table(rules) != rules.new(seed=0).verbs()


def _verbs_at_table(rules: Rules) -> list[Verb]:
    at_table: Given = {"conduct": "table"}
    return rules.new(at_table, seed=0).verbs() if accepted(rules, at_table) is not None else []


def play_one(rules: Rules, given: Given, seed: int, tally: Tally) -> None:
    """One game to its end, the accounts checked after every step."""
    game = rules.new(given, seed)
    game.chance.noted = []
    game.detail = EVERYTHING
    rng = Random(seed)
    for kind in game.accidents():
        tally.accidents[kind.name] += 0
    for _step in range(MOST_STEPS):
        if game.over:
            return
        settles = False
        if not game.to_act:
            game.go_on()
        else:
            settles = _act(game, rng, tally)
        said = {event for event in game.events if settles or event.clause in tally.irregular}
        tally.remedies.update({f"{event.clause} {event.message}" for event in said})
        _count_accidents(game, tally)
        demand(game.ledger.sum() == 0, "the accounts sum to", game.ledger.sum())
        game.events.clear()
    raise ContractBroken("the game does not end within", MOST_STEPS, "steps")


def _act(game: Game, rng: Random, tally: Tally) -> bool:
    """Somebody does something; gives whether it was a claim, and right."""
    seats = game.to_act
    eager = [seat for seat in game.may_act if seat not in seats and game.moves(seat)]
    if eager and rng.random() < EAGER:
        seats = tuple(eager)
    seat = rng.choice(seats)
    move = _chosen(game, seat, rng)
    clause = game.offends(seat, move)
    if clause:
        tally.offences[clause] += 1
    failed = _failed(game)
    game.play(seat, move)
    if move.verb.name != CLAIMING:
        return False
    right = _failed(game) == failed
    if right:
        claim_out(game.copy())
    (tally.right if right else tally.wrong)[_claimed(move)] += 1
    return right


def claim_out(game: Game) -> None:
    """Let all that is noticed be claimed: a claim settles its matter, so they come to an end, each changing something.

    What a claim leaves standing it would find again, and a player who claims all that he sees would never do anything
    else.
    """
    for _claim in range(MOST_CLAIMS):
        found = noticed_claims(game)
        if not found:
            return
        seat, move = found[0]
        before = game.copy()
        game.play(seat, move)
        demand(_position(game) != _position(before), _claimed(move), "is right, and leaves all as it was")
    raise ContractBroken("there is no end of claims after", MOST_CLAIMS)


def noticed_claims(game: Game) -> list[tuple[int, Move]]:
    seats = game.may_act if game.to_act else ()
    claims = [(seat, move) for seat in seats for move in game.moves(seat).all() if move.verb.name == CLAIMING]
    return [(seat, move) for seat, move in claims if game.noticed(seat, move)]


def _position(game: Game) -> dict[str, object]:
    return {name: value for name, value in game.state().items() if name not in BESIDE}


def _claimed(move: Move) -> str:
    """The claim without whom it is made against."""
    kinds = move.verb.shape
    return " ".join([CLAIMING, *[move.verb.words[move.a] for kind in kinds[:1] if kind == WORD]])


def _failed(game: Game) -> int:
    """How many claims have found no ground, where claims are listed without one."""
    claims = getattr(game, "claims", None)
    return len(claims.failed) if claims is not None else 0


def _chosen(game: Game, seat: int, rng: Random) -> Move:
    moves = game.moves(seat).all()
    offences = [move for move in moves if game.offends(seat, move)]
    claims = [move for move in moves if move.verb.name == CLAIMING]
    if offences and rng.random() < ERRS:
        return rng.choice(offences)
    noticed = [move for move in claims if game.noticed(seat, move)]
    if noticed and rng.random() < CLAIMS:
        return rng.choice(noticed)
    if claims and rng.random() < GUESSES:
        return rng.choice(claims)
    lawful = [move for move in moves if move not in offences and move not in claims]
    return rng.choice(lawful or moves)


def _count_accidents(game: Game, tally: Tally) -> None:
    kinds = game.accidents()
    for kind, numbers in game.chance.noted or []:
        if kind == "accident":
            tally.accidents.update(kinds[numbers[i]].name for i in range(0, len(numbers), 4))
    game.chance.noted = []


def sets_of(rules: Rules) -> list[Given]:
    """The pairwise sets, each in table conduct as far as the game accepts it, as short as can be."""
    tables: list[Given] = []
    for given in pairwise(rules).sets:
        wished = {**given, "conduct": "table"}
        accidents = {"accidents": RATE} if any(option.name == "accidents" for option in rules.options.each) else {}
        if accepted(rules, {**wished, **accidents}) is not None:
            tables.append(shortened(rules, {**wished, **accidents}))
    return tables


def soak(rules: Rules, games: int, seed: int = 0) -> Tally:
    tally = Tally(rules)
    sets = sets_of(rules)
    for i in range(games):
        given = sets[i % len(sets)]
        try:
            play_one(rules, given, seed + i, tally)
        except Exception as error:
            raise ContractBroken(f"{rules.name}, seed {seed + i}, {given}: {error}") from error
    return tally


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser("parlour.testing.faults", description="Many random games in table conduct.")
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each sort ({GAMES})")
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (0)")
    wish = parser.parse_args(argv)
    failed = 0
    for rules in [rules_of(wish.game)] if wish.game else all_rules().values():
        if not plays_otherwise(rules):
            continue
        try:
            tally = soak(rules, wish.games, wish.seed)
        except ContractBroken as error:
            failed = 1
            print(error)
        else:
            print(f"{rules.name}, {wish.games:,} games", *tally.lines(), sep="\n", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
