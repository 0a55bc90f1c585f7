"""The ledger: seats, named pools and the house.  Counters move; none is made or lost.

Balances are plain ints without a limit (an unlimited pool can pass 2**63).
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr


class Listed:
    """What a ledger was when it was listed last."""

    names: list[str]
    balance: list[int]
    accounts: list[tuple[str, int]]

    def __init__(self, names: list[str], balance: list[int]) -> None:
        self.names = names
        self.balance = balance
        self.accounts = [(names[i], balance[i]) for i in range(len(names))]


@mypyc_attr(acyclic=True, free_list_len=1)
class Ledger:
    names: list[str]
    balance: list[int]
    listed: Listed | None

    def __init__(self, names: list[str], balance: list[int] | None = None) -> None:
        self.names = names
        self.balance = balance if balance is not None else [0 for _name in names]
        self.listed = None

    def copy(self) -> Ledger:
        return Ledger(self.names, self.balance[:])

    def take_over(self, source: Ledger) -> None:
        """Become equal to another ledger."""
        self.names = source.names
        self.balance = source.balance[:]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ledger) and self.names == other.names and self.balance == other.balance

    def __hash__(self) -> int:
        return id(self)

    def __reduce__(self) -> tuple[object, ...]:
        return Ledger, (self.names, self.balance)

    def account(self, name: str) -> int:
        """The account of this name, opened when it is new."""
        if name not in self.names:
            self.names = [*self.names, name]
            self.balance.append(0)
        return self.names.index(name)

    def pay(self, payer: i64, payee: i64, amount: int) -> None:
        if amount < 0:
            raise ValueError(f"a payment of {amount}")
        balance = self.balance
        had = balance[payer]  # not "-=": compiled, that would go through Python's objects
        balance[payer] = had - amount
        had = balance[payee]
        balance[payee] = had + amount

    def accounts(self) -> list[tuple[str, int]]:
        """Every account and what it holds, for who only reads: as long as nothing is paid, the same list for all."""
        listed = self.listed
        if listed is None or listed.names is not self.names or listed.balance != self.balance:
            listed = self.listed = Listed(self.names, self.balance[:])
        return listed.accounts

    def sum(self) -> int:
        return sum(self.balance)
