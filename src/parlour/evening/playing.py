"""A finished game as a line of the book, from what its record says of counters: payments, and accounts at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache

from parlour.core.options import Value, Values
from parlour.core.rights import CLAIM_HOLDS
from parlour.core.rules import Rules
from parlour.errors import ParlourError, Unknown
from parlour.evening.lines import BOX, Kept, Payment, Penal, Penalty, Played, Seat
from parlour.law.book import load
from parlour.mechanisms.faults import Claims
from parlour.registry import rules_of

Told = tuple[str, str, int, str]  # payer, payee, how much, the clause
Faulted = tuple[str, str, Penal]  # a seat, the clause, and what was laid down
STAKES = ("stake", "ante", "fee")  # options that are told whether they are as usual or not
IRREGULAR = "irregular"
SANCTIONS = ("is-warned", "is-excluded")  # what a table says of whom its committee has sanctioned


class BadAccounts(ParlourError):
    """What a record says of counters does not agree with itself."""


class Sitting:
    """Who sat where: by seat the account, and the bot's name where one played.

    ``left``: the seats of people that a bot had when the game ended.
    """

    def __init__(
        self, labels: Sequence[str], accounts: Sequence[int], bots: Sequence[str], left: Collection[int] = ()
    ) -> None:
        self.labels = list(labels)
        self.accounts = list(accounts)
        self.bots = list(bots)
        self.left = [seat in left for seat in range(len(self.labels))]

    def account(self, name: str) -> int:
        """Pools and the house are the box's."""
        return self.accounts[self.labels.index(name)] if name in self.labels else BOX

    def is_seat(self, name: str) -> bool:
        return name in self.labels


def played(
    game: str,
    number: int,
    sitting: Sitting,
    told: Iterable[Told],
    final: Mapping[str, int],
    result: Sequence[int],
    options: Values,
    when: tuple[int, int] = (0, 0),
    kept: Kept = "then",
    faulted: Iterable[Faulted] = (),
) -> Played:
    """BadAccounts where the payments do not come to what the record says lay where at the end."""
    payments = [one for one in told if one[2]]
    if _sums(payments) != {name: amount for name, amount in final.items() if amount}:
        raise BadAccounts(f"the payments of game {number} do not come to its final counters")
    if sum(final.values()):
        raise BadAccounts(f"the counters of game {number} do not come to nothing")
    fining = fining_clauses(game, str(options.get("conduct", "")))
    return Played(
        game,
        number,
        _seats(sitting, payments, final, result),
        sum(amount for name, amount in final.items() if not sitting.is_seat(name)),
        _between(sitting, payments),
        tuple([_payment(sitting, one) for one in payments if one[3] in fining]),
        agreed(game, options),
        kept,
        *when,
        tuple([Penalty(sitting.account(seat), clause, what) for seat, clause, what in faulted]),
    )


def penal(message: str) -> Penal | None:
    """What an event without counters lays down, if anything."""
    return "claimed" if message == CLAIM_HOLDS else "sanction" if message in SANCTIONS else None


def unreckoned(
    game: str, number: int, sitting: Sitting, result: Sequence[int], options: Values, when: tuple[int, int], kept: Kept
) -> Played:
    """A game whose record says nothing of counters: it was stopped, or is lost.  Nothing is owed by it."""
    results = list(result) or [0] * len(sitting.labels)
    rows = zip(sitting.accounts, sitting.bots, results, sitting.left, strict=True)
    seats = tuple([Seat(who, bot, points, left=left) for who, bot, points, left in rows])
    return Played(game, number, seats, 0, (), (), agreed(game, options), kept, *when)


def _sums(payments: Collection[Told]) -> dict[str, int]:
    found: Counter[str] = Counter()
    for payer, payee, amount, _clause in payments:
        found[payer] -= amount
        found[payee] += amount
    return {name: amount for name, amount in found.items() if amount}


def _seats(
    sitting: Sitting, payments: Collection[Told], final: Mapping[str, int], result: Sequence[int]
) -> tuple[Seat, ...]:
    staked: Counter[str] = Counter()
    for payer, payee, amount, _clause in payments:
        if not sitting.is_seat(payee):
            staked[payer] += amount
    rows = zip(sitting.labels, sitting.accounts, sitting.bots, result, sitting.left, strict=True)
    return tuple(
        [Seat(who, bot, points, final.get(name, 0), staked[name], left) for name, who, bot, points, left in rows]
    )


def _between(sitting: Sitting, payments: Collection[Told]) -> tuple[Payment, ...]:
    """What accounts owe each other directly, on balance; what goes through pools is not among it."""
    owed: Counter[tuple[int, int]] = Counter()
    for payer, payee, amount, _clause in payments:
        if sitting.is_seat(payer) and sitting.is_seat(payee):
            owed[sitting.account(payer), sitting.account(payee)] += amount
    return on_balance(owed)


def on_balance(owed: Mapping[tuple[int, int], int]) -> tuple[Payment, ...]:
    """One payment for each pair at most."""
    pairs = sorted({(min(pair), max(pair)) for pair in owed if pair[0] != pair[1]})
    sums = [(one, other, owed.get((one, other), 0) - owed.get((other, one), 0)) for one, other in pairs]
    found = [Payment(one, other, sum) if sum > 0 else Payment(other, one, -sum) for one, other, sum in sums if sum]
    return tuple(found)


def _payment(sitting: Sitting, told: Told) -> Payment:
    payer, payee, amount, clause = told
    return Payment(sitting.account(payer), sitting.account(payee), amount, clause)


def agreed(game: str, options: Values) -> dict[str, Value]:
    """The stakes, and what was agreed otherwise than usual; all of it where the game is no longer there."""
    try:
        usual = rules_of(game).options.make().values
    except Unknown:
        usual = {}
    return {name: value for name, value in options.items() if name in STAKES or value != usual.get(name)}


@cache
def fining_clauses(game: str, conduct: str) -> frozenset[str]:
    """The clauses by which something is paid for a fault: irregular ones, and rulings on which a claim rests."""
    rules = rules_of(game)
    clauses = [clause.id for clause in load(rules).clauses.values() if clause.kind == IRREGULAR]
    return frozenset([*clauses, *_claimed(rules, conduct)])


def _claimed(rules: Rules, conduct: str) -> list[str]:
    claims = getattr(rules.new({"conduct": "table"}, 0), "claims", None) if conduct == "table" else None
    return [right.clause for right in claims.rights] if isinstance(claims, Claims) else []
