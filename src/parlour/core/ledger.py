"""The ledger: seats, named pools and the house.  Counters move; none is made or lost.

Balances have no limit (an unlimited pool can pass 2**63): they lie in a row of numbers until one is too large for it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BLANK, cards_in

MOST: Final = 1 << 61  # counters on an account of the row, or owed by it: one payment of so many more still fits
LEAST: Final = -MOST
MOST_EACH: Final = MOST >> 7  # that is paid to every seat at once, or by it


@mypyc_attr(acyclic=True, free_list_len=1)
class Ledger:
    """``ledger[account]`` is what an account holds: a seat's has its number, pools come after the seats."""

    names: list[str]
    row: vec[i64]
    own: bool  # the row is this ledger's alone: copies share one until something is paid
    large: list[int] | None  # in place of the row, once an account has held more than MOST
    listed: list[tuple[str, int]] | None  # the accounts, once somebody has asked, until something changes

    def __init__(self, names: list[str], source: Ledger | None = None) -> None:
        self.names = names
        self.row = BLANK[: len(names)] if source is None else source.lend_row()
        self.own = source is None
        self.large = None if source is None or source.large is None else source.large[:]
        self.listed = None

    def copy(self) -> Ledger:
        return Ledger(self.names, self)

    def take_over(self, source: Ledger) -> None:
        """Become equal to another ledger."""
        self.names = source.names
        self.row = source.lend_row()
        self.own = False
        self.large = source.large[:] if source.large is not None else None
        self.listed = None

    def lend_row(self) -> vec[i64]:
        """The row, which nobody changes from now on."""
        self.own = False
        return self.row

    def _take_row(self) -> None:
        """Before the row is changed."""
        if not self.own:
            self.row = self.row[:]
            self.own = True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ledger) and self.names == other.names and self.balance == other.balance

    def __hash__(self) -> int:
        return id(self)

    def __reduce__(self) -> tuple[object, ...]:
        return ledger_of, (self.names, self.balance)

    def __getitem__(self, account: i64) -> int:
        if self.large is not None:  # no conditional expression: an i64 and an int would meet as a boxed int
            return self.large[account]
        return self.row[account]

    def __setitem__(self, account: i64, counters: int) -> None:
        self.listed = None
        if self.large is None and LEAST <= counters <= MOST:
            self._take_row()
            self.row[account] = counters
            return
        self._enlarge()[account] = counters

    def _enlarge(self) -> list[int]:
        if self.large is None:
            self.large = list(self.balance)
        return self.large

    @property
    def balance(self) -> tuple[int, ...]:
        """What each account holds."""
        row = self.row
        return tuple(self.large) if self.large is not None else tuple([row[i] for i in range(len(row))])

    def account(self, name: str) -> int:
        """The account of this name, opened when it is new."""
        if name not in self.names:
            self.listed = None
            self.names = [*self.names, name]
            self._take_row()
            self.row = append(self.row, 0)
            if self.large is not None:
                self.large.append(0)
        return self.names.index(name)

    def pay(self, payer: i64, payee: i64, amount: int) -> None:
        if self.listed is not None:
            self.listed = None
        if not 0 <= amount <= MOST or self.large is not None:
            self._pay_large(payer, payee, amount)
            return
        if not self.own:
            self._take_row()
        row = self.row
        counters: i64 = amount
        left = row[payer] - counters
        row[payer] = left
        held = row[payee] + counters
        row[payee] = held
        if left < LEAST or held > MOST:
            self._enlarge()

    def pay_each(self, payer: i64, payees: i64, amount: int, twice: i64) -> None:
        """What ``pay`` does to each of these seats, to some of them twice; less than nothing is what they pay.

        Without a branch for each, since who is paid a processor would mistake every other time.
        """
        if not -MOST_EACH <= amount <= MOST_EACH or self.large is not None:
            self._pay_each_large(payer, payees, amount, twice)
            return
        if self.listed is not None:
            self.listed = None
        if not self.own:
            self._take_row()
        row = self.row
        each: i64 = amount
        paid: i64 = 0
        bits: i64 = 0
        for account in range(len(row)):
            due = each * ((payees & 1) + (twice & 1))
            payees >>= 1
            twice >>= 1
            held = row[account] + due
            row[account] = held
            paid += due
            bits |= held ^ held >> 63
        left = row[payer] - paid
        row[payer] = left
        if (bits | left ^ left >> 63) >= MOST:
            self._enlarge()

    def _pay_each_large(self, payer: i64, payees: i64, amount: int, twice: i64) -> None:
        for seat in cards_in(payees) + cards_in(twice):
            if amount < 0:
                self.pay(seat, payer, -amount)
            else:
                self.pay(payer, seat, amount)

    def _pay_large(self, payer: i64, payee: i64, amount: int) -> None:
        if amount < 0:
            raise ValueError(f"a payment of {amount}")
        large = self._enlarge()
        large[payer] -= amount
        large[payee] += amount

    def accounts(self) -> list[tuple[str, int]]:
        """Every account and what it holds, for who only reads: as long as nothing is paid, the same list for all."""
        if self.listed is None:
            self.listed = list(zip(self.names, self.balance, strict=True))
        return self.listed

    def sum(self) -> int:
        return sum(self.balance)


def ledger_of(names: list[str], balance: tuple[int, ...]) -> Ledger:
    ledger = Ledger(names)
    for account in range(len(names)):
        ledger[account] = balance[account]
    return ledger
