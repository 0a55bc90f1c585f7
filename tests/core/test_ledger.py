"""The ledger beside plain ints, within what its row of numbers can hold and beyond."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from parlour.core.cards import cards_in
from parlour.core.ledger import MOST, MOST_EACH, Ledger

NAMES = ["A", "B", "pool"]
SUMS = [0, 1, 1000, MOST - 1, MOST, MOST + 1, 2 * MOST, 2**63 - 1, 2**64, 10**30]


@pytest.mark.parametrize("seed", range(40))
def test_balances_are_exact_whatever_is_paid(seed: int) -> None:
    rng = Random(seed)
    ledger, held = Ledger(NAMES), [0, 0, 0]
    for _step in range(30):
        payer, payee, amount = rng.randrange(len(held)), rng.randrange(len(held)), rng.choice(SUMS[: 4 + seed % 8])
        ledger.pay(payer, payee, amount)
        held[payer] -= amount
        held[payee] += amount
        if rng.random() < 0.2:
            ledger = rng.choice([ledger.copy(), pickle.loads(pickle.dumps(ledger))])
        if rng.random() < 0.05:
            ledger.account(f"pool {len(held)}")
            held.append(0)
        assert ledger.balance == tuple(held)
        assert [ledger[account] for account in range(len(held))] == held
        assert ledger.sum() == 0


@pytest.mark.parametrize("seed", range(40))
def test_to_pay_each_is_to_pay_one_after_the_other(seed: int) -> None:
    rng = Random(seed)
    ledger, one_by_one = Ledger(NAMES), Ledger(NAMES)
    for _step in range(30):
        payer, payees, amount = 2, rng.randrange(4), rng.choice([*SUMS[: 4 + seed % 8], MOST_EACH, MOST_EACH + 1])
        twice = payees & rng.randrange(4)
        collected = rng.random() < 0.5
        ledger.pay_each(payer, payees, -amount if collected else amount, twice)
        for seat in cards_in(payees) + cards_in(twice):
            one_by_one.pay(*((seat, payer) if collected else (payer, seat)), amount)
        if rng.random() < 0.2:
            ledger = ledger.copy()
        assert ledger.balance == one_by_one.balance


def test_an_account_is_set_to_any_number() -> None:
    for counters in (*SUMS, *(-each for each in SUMS)):
        ledger = Ledger(NAMES)
        ledger[1] = counters
        assert ledger.balance == (0, counters, 0)


def test_a_copy_is_paid_for_itself() -> None:
    for amount in (5, 10**30):
        ledger = Ledger(NAMES)
        ledger.pay(0, 1, amount)
        twin = ledger.copy()
        assert twin == ledger
        twin.pay(0, 1, amount)
        assert ledger.balance == (-amount, amount, 0)
        ledger.take_over(twin)
        twin.pay(1, 0, 2 * amount)
        assert (ledger.balance, twin.balance) == ((-2 * amount, 2 * amount, 0), (0, 0, 0))


@pytest.mark.parametrize("first", range(3))
def test_a_row_that_copies_share_is_changed_for_nobody_else(first: int) -> None:
    ledger = Ledger(NAMES)
    ledger.pay(0, 1, 5)
    twin = ledger.copy()
    third = twin.copy()
    third.take_over(ledger)
    all_three = [ledger, twin, third]
    for turn in range(3):
        one = all_three[(first + turn) % 3]
        others = [other for other in all_three if other is not one]
        before = [other.balance for other in others]
        one.pay(1, 2, 1 + turn)
        one[0] = -7
        one.account(f"pool {turn}")
        one.pay(3, 0, 2)
        assert one.balance == (-5, 4 - turn, 1 + turn, -2)
        assert [other.balance for other in others] == before


def test_balances_are_not_changed_but_by_the_ledger() -> None:
    with pytest.raises(TypeError):
        Ledger(NAMES).balance[0] = 5  # type: ignore[index]
    with pytest.raises(ValueError, match="a payment of -1"):
        Ledger(NAMES).pay(0, 1, -1)
