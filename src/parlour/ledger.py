"""The ledger: seats, named pools and the house.  Counters move; none is made or lost.

Balances are plain ints without a limit (an unlimited pool at loo passes 2**63).
"""

from __future__ import annotations


class Ledger:
    names: list[str]
    balance: list[int]

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.balance = [0] * len(names)

    def copy(self) -> Ledger:
        new = Ledger(self.names)
        new.balance = self.balance[:]
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ledger) and self.names == other.names and self.balance == other.balance

    def __hash__(self) -> int:
        return id(self)

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.names, self.balance)

    def account(self, name: str) -> int:
        """The account of this name, opened when it is new."""
        if name not in self.names:
            self.names = [*self.names, name]
            self.balance.append(0)
        return self.names.index(name)

    def pay(self, payer: int, payee: int, amount: int) -> None:
        if amount < 0:
            raise ValueError(f"a payment of {amount}")
        self.balance[payer] -= amount
        self.balance[payee] += amount

    def sum(self) -> int:
        return sum(self.balance)


def restored(names: list[str], balance: list[int]) -> Ledger:
    ledger = Ledger(names)
    ledger.balance = balance
    return ledger
