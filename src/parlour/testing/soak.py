"""Many random games over the pairwise option sets: ``python -m parlour.testing.soak [--games N] [--game NAME]``.

Prints the sets, pairs held and pairs refused; exit status 1 and the way to reproduce it where a game goes wrong.
"""

from __future__ import annotations

import argparse
import sys
import time
from random import Random

from parlour.core.game import PAYMENTS
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.registry import all_rules, rules_of
from parlour.testing.demands import Given, demand
from parlour.testing.pairs import pairwise
from parlour.testing.walk import walk

GAMES = 10_000


def play_one(rules: Rules, given: Given, seed: int) -> None:
    """One random game to its end, the accounts checked after every step."""
    game = rules.new(given, seed)
    game.detail = PAYMENTS
    paid = [0] * len(game.ledger.names)
    for _act in walk(game, Random(seed)):
        demand(game.ledger.sum() == 0, "the accounts sum to", game.ledger.sum())
        for event in game.events:
            paid += [0] * (len(game.ledger.names) - len(paid))
            paid[event.payer] -= event.amount
            paid[event.payee] += event.amount
        game.events.clear()
    demand(tuple(paid) == game.ledger.balance, "payments told", paid, "make not the accounts", game.ledger.balance)


def soak(rules: Rules, sets: list[Given], games: int, seed: int = 0) -> str:
    """Play so many games over the sets in turn; gives nothing, or what went wrong and how to see it again."""
    shown = time.monotonic()
    for i in range(games):
        given = sets[i % len(sets)]
        try:
            play_one(rules, given, seed + i)
        except Exception as error:
            return f"{type(error).__name__}: {error}\n{_again(rules, given, seed + i)}"
        if time.monotonic() - shown > 1 or i + 1 == games:
            shown = time.monotonic()
            print(f"\r{rules.name}: {i + 1} of {games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return ""


def _again(rules: Rules, given: Given, seed: int) -> str:
    options = "".join([f" --option '{name}={value}'" for name, value in given.items()])
    return f"again: python -m parlour.testing.soak --game {rules.name} --games 1 --seed {seed}{options}"


def _sets(rules: Rules, given: list[str]) -> list[Given]:
    """The one set given, or the pairwise list, which is printed."""
    if given:
        return [dict([_split(text) for text in given])]
    pairs = pairwise(rules)
    print(f"{rules.name}\n  " + "\n  ".join(pairs.lines()), flush=True)
    return pairs.sets


def _split(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise ParlourError(f"an option is given as NAME=VALUE, not {text!r}")
    return name, value


def main(argv: list[str] | None = None) -> int:
    wish = _arguments().parse_args(argv)
    failed = 0
    try:
        for rules in [rules_of(wish.game)] if wish.game else all_rules().values():
            sets = _sets(rules, wish.option)
            for given in sets:
                rules.options.make(given)
            fault = soak(rules, sets, wish.games, wish.seed)
            if fault:
                failed = 1
                print(fault)
    except ParlourError as error:
        print(error, file=sys.stderr)
        return 2
    return failed


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("parlour.testing.soak", description="Many random games over all option pairs.")
    parser.add_argument("--games", type=_count, default=GAMES, help=f"games of each sort ({GAMES})")
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--seed", type=_count, default=0, help="of the first game (0)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="this set, not the pairs")
    return parser


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 0 up")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
