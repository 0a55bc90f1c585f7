"""What the lines of an evening come to: who has won what, and who owes whom.

What went from seat to seat is owed between those two.  What went through pools has no such pair: it is settled from the
balances of the whole evening by few payments, the largest debtor paying the largest creditor.  A payment that was made
counts like one from the payee to the payer.  Every sum over all accounts, the box included, is nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from parlour.errors import ParlourError
from parlour.evening.lines import BOX, CORRECTED, GAME, PAID, Line, Payment, Played
from parlour.evening.playing import on_balance

MOST = 10**15  # counters that somebody may write down in one payment
LONGEST = 300  # characters of a reason


class Unfit(ParlourError):
    """This line cannot be written into the book as it stands."""


@dataclass(frozen=True)
class Total:
    """One account over the evening."""

    account: int
    games: int
    gain: int  # by games and corrections
    fines: int  # paid, less received; they are among the gains
    handed: int  # over to others, less received from them
    due: int  # still to be received; to be paid where it is less than nothing


@dataclass(frozen=True)
class Reckoned:
    """The book as it stands: lines with those that correct them, what each has won, and what is still owed."""

    lines: tuple[Line, ...]
    replaced: dict[int, int]  # by line: the one that corrects it
    totals: tuple[Total, ...]
    debts: tuple[Payment, ...]

    def owed(self, payer: int, payee: int) -> int:
        return sum(debt.amount for debt in self.debts if (debt.payer, debt.payee) == (payer, payee))


@dataclass
class _Sums:
    games: Counter[int] = field(default_factory=Counter)
    gain: Counter[int] = field(default_factory=Counter)
    fines: Counter[int] = field(default_factory=Counter)
    handed: Counter[int] = field(default_factory=Counter)
    owed: Counter[tuple[int, int]] = field(default_factory=Counter)  # between two
    pooled: Counter[int] = field(default_factory=Counter)  # with the pools

    def play(self, game: Played) -> None:
        self.games.update({seat.person for seat in game.seats})
        for account, gain in gains(game):
            self.gain[account] += gain
            self.pooled[account] += gain
        for one in game.between:  # what is owed to somebody is not owed to the pools
            self.owed[one.payer, one.payee] += one.amount
            self.pooled[one.payer] += one.amount
            self.pooled[one.payee] -= one.amount
        for fine in game.fines:
            self.fines[fine.payer] += fine.amount
            self.fines[fine.payee] -= fine.amount

    def correct(self, transfer: Payment) -> None:
        self.owed[transfer.payer, transfer.payee] += transfer.amount
        self.gain[transfer.payer] -= transfer.amount
        self.gain[transfer.payee] += transfer.amount

    def pay(self, paid: Payment) -> None:
        self.owed[paid.payee, paid.payer] += paid.amount
        self.handed[paid.payer] += paid.amount
        self.handed[paid.payee] -= paid.amount

    def total(self, who: int) -> Total:
        gain, handed = self.gain[who], self.handed[who]
        return Total(who, self.games[who], gain, self.fines[who], handed, gain + handed)


def gains(game: Played) -> Iterator[tuple[int, int]]:
    """What a game came to by account; all of it comes to nothing."""
    yield from [(seat.person, seat.gain) for seat in game.seats]
    yield BOX, game.left


def reckon(lines: Sequence[Line], people: int) -> Reckoned:
    """The whole book; ``people`` is how many persons it knows."""
    replaced = {line.corrects: line.number for line in lines if line.kind == CORRECTED}
    sums = _Sums()
    for line in lines:
        if line.number in replaced:
            continue
        if line.played is not None:
            sums.play(line.played)
        for transfer in line.transfers:
            (sums.pay if line.kind == PAID else sums.correct)(transfer)
    for transfer in settled(sums.pooled):
        sums.owed[transfer.payer, transfer.payee] += transfer.amount
    accounts = [*range(people), BOX]
    return Reckoned(tuple(lines), replaced, tuple([sums.total(who) for who in accounts]), on_balance(sums.owed))


def settled(balances: dict[int, int]) -> list[Payment]:
    """Payments after which all balances are nothing: fewer than there are accounts."""
    creditors = sorted([(-sum, who) for who, sum in balances.items() if sum > 0])
    debtors = sorted([(sum, who) for who, sum in balances.items() if sum < 0])
    found: list[Payment] = []
    while debtors:
        (debt, debtor), (credit, creditor) = debtors.pop(0), creditors.pop(0)
        amount = min(-debt, -credit)
        found.append(Payment(debtor, creditor, amount))
        if debt + amount:
            debtors = sorted([*debtors, (debt + amount, debtor)])
        if credit + amount:
            creditors = sorted([*creditors, (credit + amount, creditor)])
    return found


def check_correction(book: Reckoned, corrects: int, transfers: Sequence[Payment], why: str, people: int) -> None:
    """Whether a line may be replaced by these payments (by none: struck out); Unfit says why not."""
    found = next((line for line in book.lines if line.number == corrects), None)
    if found is None:
        raise Unfit(f"there is no line {corrects}")
    if found.kind not in (GAME, CORRECTED, PAID):
        raise Unfit(f"line {corrects} has no counters to correct")
    if corrects in book.replaced:
        raise Unfit(f"line {corrects} was corrected by line {book.replaced[corrects]}: correct that one")
    if not why.strip():
        raise Unfit("say why the line is wrong")
    for transfer in transfers:
        _check_payment(transfer, people)


def check_paid(book: Reckoned, paid: Payment, people: int) -> None:
    """Whether so much is owed still; what was marked as paid before is owed no longer."""
    _check_payment(paid, people)
    owed = book.owed(paid.payer, paid.payee)
    if paid.amount > owed:
        raise Unfit(f"{owed} is owed there now, not {paid.amount}" if owed else "nothing is owed there any more")


def _check_payment(payment: Payment, people: int) -> None:
    unknown = [who for who in (payment.payer, payment.payee) if who != BOX and not 0 <= who < people]
    if unknown:
        raise Unfit(f"there is no person {unknown[0]} in this book")
    if payment.payer == payment.payee:
        raise Unfit("nobody owes himself")
    if not 0 < payment.amount <= MOST:
        raise Unfit(f"a payment is from 1 to {MOST} counters")
