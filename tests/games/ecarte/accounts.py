"""What everybody should have at a club table, reckoned from its written record alone.

    python -m tests.games.ecarte.accounts [--games 500] [--players 12]

plays evenings of random moves, in which people join, quit, change sides and bet, in both modes and both conducts, and
compares every account with the sum over the lines of the record: stakes, shares and results.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from fractions import Fraction
from random import Random

from parlour.core.game import Game
from parlour.games.ecarte.club.game import Club
from parlour.registry import rules_of
from parlour.testing.demands import Given
from parlour.testing.walk import next_act

MODES = ("a_deux_cotes", "chouette")
CONDUCTS = ("strict", "table")
WILD = "double_draw=0.3,short_stake=0.2,false_pack=0.02,misserve=0.1,dropped=0.05"
MOST_STEPS = 200_000


class Side:
    """One side of a line: who has staked how much, in listed order, and the partners' parts of the first one's."""

    def __init__(self, text: str) -> None:
        self.stakes: dict[str, int] = {}
        self.parts: dict[str, int] = {}
        self.fractions: dict[str, Fraction] = {}
        for piece in [piece.split() for piece in text.split(", ")] if text else []:
            if len(piece) == 3:
                self.fractions[piece[0]] = Fraction(piece[1])
                self.parts[piece[0]] = int(piece[2])
            else:
                self.stakes[piece[0]] = int(piece[1])

    def has(self, name: str) -> bool:
        return name in self.stakes or name in self.parts

    def total(self) -> int:
        return sum(self.stakes.values())

    def gains(self, sign: int) -> Counter[str]:
        """What each wins (or, with -1, loses) with the whole game."""
        found: Counter[str] = Counter()
        for name, stake in self.stakes.items():
            found[name] += sign * (stake - sum(self.parts.values()))
        for name, part in self.parts.items():
            found[name] += sign * part
        return found


def pro_rata(amount: int, side: Side) -> Counter[str]:
    """An amount by the stakes of a side, odd counters in listed order."""
    exact = {name: Fraction(amount * stake, side.total()) for name, stake in side.stakes.items()}
    parts = Counter({name: int(part) for name, part in exact.items()})
    staked = [name for name, stake in side.stakes.items() if stake]
    for name in staked[: amount - sum(parts.values())]:
        parts[name] += 1
    return parts


def left(name: str, own: Side, other: Side) -> Counter[str]:
    """Somebody leaves: his own part goes to the other side at once."""
    found: Counter[str] = Counter()
    if name in own.parts:
        amount = own.parts[name]
    elif own.parts or own.stakes[name] == other.total():
        amount = own.stakes[name] - sum(own.parts.values())
    else:
        amount = own.stakes[name]
    found[name] -= amount
    if other.parts:  # the chouetteur takes it, and gives his partners their shares
        chouetteur = next(iter(other.stakes))
        given = {partner: int(amount * share) for partner, share in other.fractions.items()}
        found[chouetteur] += amount - sum(given.values())
        found.update(given)
    else:
        found.update(pro_rata(amount, other))
    return found


def reckoned(record: list[str], rest: str) -> Counter[str]:
    """Everybody's account by the record."""
    accounts: Counter[str] = Counter()
    for line in record:
        stakes, _, result = line.rpartition(": ")
        sides = [Side(text) for text in stakes.split(" - ")]
        assert len(sides) == 2, line
        assert sides[0].total() == sides[1].total(), line
        words = result.split("; ")
        if words[0] == "void":
            continue
        who = words[0].split()
        own, other = sides if sides[0].has(who[0]) else sides[::-1]
        if who[1] == "leaves":
            _add(accounts, left(who[0], own, other))
            continue
        _add(accounts, own.gains(1))
        _add(accounts, other.gains(-1))
        payer = rest if other.has(rest) else who[2]
        for name, _laid, amount, way in [word.split() for word in words[1:]]:
            slip = int(amount) if way == "less" else -int(amount)
            accounts[name] += slip
            accounts[payer] -= slip  # where both are one, nothing changes
    return accounts


def _add(accounts: Counter[str], more: Counter[str]) -> None:
    for name, amount in more.items():
        accounts[name] += amount


def evening(game: Game, rng: Random, games: int) -> int:
    """Play until so many games are over, or the evening; after each the accounts are compared.  Gives their number."""
    assert isinstance(game, Club)
    rest = game.options.word("rest_holder")
    over = 0
    for _step in range(MOST_STEPS):
        if game.over or game.coups_played >= games:
            break
        next_act(game, rng).do(game)
        if len(game.record) > over and game.coup is None:
            over = len(game.record)
            compare(game, reckoned(game.record, rest))
    return game.coups_played


def compare(game: Club, accounts: Counter[str]) -> None:
    found = {name: amount for name, amount in zip(game.names, game.ledger.balance, strict=False) if amount}
    wanted = {name: amount for name, amount in accounts.items() if amount}
    assert found == wanted, (found, wanted, game.record)
    assert game.ledger[game.seats] == 0, "stakes are left on the table"


def options_of(mode: str, conduct: str, players: int, rng: Random) -> Given:
    given: Given = {"mode": mode, "conduct": conduct, "players": players, "keep_record": "on"}
    if conduct == "table":
        given |= {"accidents": WILD, "committee_sanction": rng.choice(("none", "warning", "exclusion"))}
    if mode == "chouette":
        given["chouette_shares"] = rng.choice(("none", "B=1/2,C=1/7"))
    else:
        given["rest_holder"] = rng.choice(("none", "C"))
    return given


def many_games(mode: str, conduct: str, players: int, games: int, seed: int = 0) -> int:
    """Evenings of up to forty games until so many are played; gives how many evenings that took."""
    played = evenings = 0
    while played < games:
        rng = Random(seed + evenings)
        game = rules_of("ecarte").new(options_of(mode, conduct, players, rng), seed + evenings)
        played += evening(game, rng, min(40, games - played))
        evenings += 1
    return evenings


def main() -> int:
    parser = argparse.ArgumentParser("tests.games.ecarte.accounts", description="Accounts against the written record.")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--players", type=int, default=12)
    wish = parser.parse_args()
    for mode in MODES:
        for conduct in CONDUCTS:
            evenings = many_games(mode, conduct, wish.players, wish.games)
            told = f"{wish.games} games in {evenings} evenings of {wish.players}"
            print(f"{mode}, {conduct}: {told}: every account agrees")
    return 0


if __name__ == "__main__":
    sys.exit(main())
