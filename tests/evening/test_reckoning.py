"""What games come to between people: nothing is made or lost, and every debt can be paid once."""

from __future__ import annotations

import csv
import io
from collections import Counter
from random import Random

import pytest

from parlour.core.game import EVERYTHING, Game
from parlour.core.playout import playout
from parlour.core.rules import Rules
from parlour.evening.lines import BOX, CORRECTED, GAME, PAID, Kind, Line, Payment, Played, Seat, line_of
from parlour.evening.people import initials, told_apart
from parlour.evening.playing import BadAccounts, Sitting, fining_clauses, played
from parlour.evening.reckoning import Reckoned, Unfit, check_correction, check_paid, reckon, settled
from parlour.evening.sheet import COLUMNS, Sheet
from parlour.law.book import load
from parlour.registry import all_rules

PEOPLE = 12


def finished(rules: Rules, conduct: str, seed: int) -> Game:
    """A game played at random; at a table that knows faults, with many of them."""
    game = rules.new({"deals": 1, "conduct": conduct}, seed)
    game.detail = EVERYTHING
    playout(game, seed + 7, errs=0.2)
    return game


def line_from(game: Game, accounts: list[int], number: int = 1) -> Line:
    names = game.ledger.names
    told = [(names[one.payer], names[one.payee], one.amount, one.clause) for one in game.events if one.amount]
    final = dict(zip(names, game.ledger.balance, strict=True))
    bots = ["book" if account == BOX else "" for account in accounts]
    sitting = Sitting(game.names, accounts, bots)
    about = played(game.name, 1, sitting, told, final, game.result, game.options.values)
    return Line(number, 0, BOX, GAME, "table", played=about)


def is_even(book: Reckoned) -> bool:
    """Every column comes to nothing, and whoever pays all debts owes nothing and is owed nothing."""
    due = Counter({total.account: total.due for total in book.totals})
    for debt in book.debts:
        due[debt.payer] += debt.amount
        due[debt.payee] -= debt.amount
    columns = [[getattr(total, name) for total in book.totals] for name in ("gain", "fines", "handed", "due")]
    return not any(due.values()) and not any(map(sum, columns))


@pytest.mark.parametrize("conduct", ["strict", "table"])
def test_an_evening_of_every_game_comes_to_nothing(conduct: str) -> None:
    chance = Random(conduct)
    lines = []
    for number, rules in enumerate([*all_rules().values()] * 3, 1):
        game = finished(rules, conduct, number)
        accounts = chance.sample(range(PEOPLE), game.seats)
        if game.seats > 2:
            accounts[0] = BOX  # a bot
        line = line_from(game, accounts, number)
        assert line.played is not None
        assert sum(seat.gain for seat in line.played.seats) + line.played.left == 0
        assert [seat.gain for seat in line.played.seats] == list(game.ledger.balance[: game.seats])
        assert line_of(line.number, line.at, line.plain()) == line
        lines.append(line)
        assert is_even(reckon(lines, PEOPLE))
    book = reckon(lines, PEOPLE)
    assert any(total.gain for total in book.totals)
    fined = [line for line in lines if line.played is not None and line.played.fines]
    assert bool(fined) == (conduct == "table")


def test_what_stays_with_the_house_is_the_box_s() -> None:
    kept = [
        (rules, option)
        for rules in all_rules().values()
        for option in rules.options.each
        if "expenses" in option.samples()
    ]
    assert kept
    for rules, option in kept:
        game = rules.new({"deals": 1, option.name: "expenses"}, 3)
        game.detail = EVERYTHING
        playout(game, 5)
        book = reckon([line_from(game, list(range(game.seats)))], game.seats)
        assert book.totals[-1].account == BOX
        assert book.totals[-1].gain > 0
        assert is_even(book)


def test_who_pays_whom_directly_owes_him_and_what_goes_through_pools_is_settled_by_few() -> None:
    told = [("A", "B", 5, ""), ("B", "A", 2, ""), ("A", "pool", 4, ""), ("C", "pool", 4, ""), ("pool", "B", 8, "")]
    sitting = Sitting(["A", "B", "C"], [0, 1, 2], ["", "", ""])
    about = played(some_game(), 1, sitting, told, {"A": -7, "B": 11, "C": -4, "pool": 0}, [-7, 11, -4], {})
    assert about.between == (Payment(0, 1, 3),)
    assert [seat.staked for seat in about.seats] == [4, 0, 4]
    book = reckon([Line(1, 0, 0, GAME, played=about)], 3)
    assert book.debts == (Payment(0, 1, 7), Payment(2, 1, 4))


def test_settling_takes_fewer_payments_than_there_are_people() -> None:
    chance = Random(4)
    for _i in range(200):
        sums = [chance.randint(-9, 9) for _who in range(chance.randint(2, 9))]
        balances = dict(enumerate([*sums, -sum(sums)]))
        payments = settled(balances)
        assert len(payments) < len(balances)
        for payment in payments:
            balances[payment.payer] += payment.amount
            balances[payment.payee] -= payment.amount
        assert not any(balances.values())


def test_a_record_that_contradicts_itself_is_not_reckoned() -> None:
    sitting = Sitting(["A", "B"], [0, 1], ["", ""])
    for told, final in (
        ([("A", "B", 5, "")], {"A": -4, "B": 4}),
        ([], {"A": 1, "B": -1}),
        ([("A", "B", 5, "")], {"A": -5}),
    ):
        with pytest.raises(BadAccounts):
            played(some_game(), 1, sitting, told, final, [0, 0], {})


def test_fines_are_what_irregular_clauses_and_rulings_on_claims_take() -> None:
    for rules in all_rules().values():
        kinds = {clause.id: clause.kind for clause in load(rules).clauses.values()}
        strict, table = (fining_clauses(rules.name, conduct) for conduct in ("strict", "table"))
        assert strict <= table
        assert {kinds[id] for id in strict} <= {"irregular"}


def some_game() -> str:
    return next(iter(all_rules()))


def won(number: int, *gains: int) -> Line:
    """Everything through a pool."""
    seats = tuple([Seat(person, "", gain, gain) for person, gain in enumerate(gains)])
    return Line(number, 0, BOX, GAME, "table", played=Played(some_game(), number, seats, -sum(gains)))


def other(number: int, kind: Kind, *transfers: Payment, corrects: int = 0) -> Line:
    return Line(number, 0, 0, kind, text="why", corrects=corrects, transfers=transfers)


def test_a_correction_counts_in_the_place_of_its_line_and_may_be_corrected() -> None:
    lines = [won(1, 5, -5), won(2, 1, -1), other(3, CORRECTED, Payment(1, 0, 2), corrects=1)]
    book = reckon(lines, 2)
    assert book.debts == (Payment(1, 0, 3),)
    assert book.replaced == {1: 3}
    with pytest.raises(Unfit, match="line 1 was corrected by line 3: correct that one"):
        check_correction(book, 1, [], "once more", 2)
    check_correction(book, 3, [], "struck out", 2)
    struck = reckon([*lines, other(4, CORRECTED, corrects=3)], 2)
    assert struck.debts == (Payment(1, 0, 1),)
    assert is_even(struck)


@pytest.mark.parametrize(
    ("corrects", "transfers", "why", "said"),
    [
        (9, [], "why", "there is no line 9"),
        (1, [], " ", "say why"),
        (1, [Payment(0, 0, 1)], "why", "nobody owes himself"),
        (1, [Payment(0, 2, 1)], "why", "no person 2"),
        (1, [Payment(-2, 0, 1)], "why", "no person -2"),
        (1, [Payment(0, 1, 0)], "why", "from 1 to"),
        (1, [Payment(0, 1, 10**16)], "why", "from 1 to"),
    ],
)
def test_a_correction_that_makes_no_sense_is_refused(
    corrects: int, transfers: list[Payment], why: str, said: str
) -> None:
    with pytest.raises(Unfit, match=said):
        check_correction(reckon([won(1, 5, -5)], 2), corrects, transfers, why, 2)


def test_a_line_without_counters_cannot_be_corrected() -> None:
    with pytest.raises(Unfit, match="line 1 has no counters"):
        check_correction(reckon([Line(1, 0, 0, "opened")], 2), 1, [], "why", 2)


def test_a_debt_is_paid_once_also_in_parts() -> None:
    lines = [won(1, 5, -5), other(2, PAID, Payment(1, 0, 2))]
    book = reckon(lines, 2)
    assert book.debts == (Payment(1, 0, 3),)
    check_paid(book, Payment(1, 0, 3), 2)
    with pytest.raises(Unfit, match="3 is owed there now, not 5"):
        check_paid(book, Payment(1, 0, 5), 2)
    book = reckon([*lines, other(3, PAID, Payment(1, 0, 3))], 2)
    assert book.debts == ()
    with pytest.raises(Unfit, match="nothing is owed there any more"):
        check_paid(book, Payment(1, 0, 3), 2)
    undone = reckon([*lines, other(3, PAID, Payment(1, 0, 3)), other(4, CORRECTED, corrects=3)], 2)
    assert undone.debts == (Payment(1, 0, 3),)
    assert is_even(undone)


def test_random_books_always_come_to_nothing() -> None:
    chance = Random(11)
    for _book in range(30):
        lines: list[Line] = []
        for number in range(1, 25):
            book = reckon(lines, 4)
            assert is_even(book)
            open_lines = [line.number for line in lines if line.number not in book.replaced]
            kind = chance.choice("gcp")
            if kind == "p" and book.debts:
                debt = chance.choice(book.debts)
                paid = Payment(debt.payer, debt.payee, chance.randint(1, debt.amount))
                check_paid(book, paid, 4)
                lines.append(other(number, PAID, paid))
            elif kind == "c" and open_lines:
                pairs = [chance.sample([BOX, 0, 1, 2, 3], 2) for _i in range(2)]
                given = [Payment(payer, payee, chance.randint(1, 9)) for payer, payee in pairs]
                corrects = chance.choice(open_lines)
                check_correction(book, corrects, given, "why", 4)
                lines.append(other(number, CORRECTED, *given, corrects=corrects))
            else:
                lines.append(won(number, *[chance.randint(-9, 9) for _seat in range(4)]))


def test_names_are_told_apart_and_initials_are_left_of_those_who_are_gone() -> None:
    assert told_apart(["Anna", "Béla", "Anna", "Anna 2", "Anna"]) == ["Anna", "Béla", "Anna 3", "Anna 2", "Anna 4"]
    names = ["Anna Kovács", "=Ali", "ıtır öz", "  ", "☃", "a b c d e", "ßx"]
    assert [initials(name) for name in names] == ["A. K.", "A.", "I. Ö.", "–", "–", "A. B. C.", "S."]
    assert all(initials(initials(name)) == initials(name) for name in names)


def test_no_name_is_a_formula_in_a_spreadsheet() -> None:
    names = ["=HYPERLINK(1)", "+1", "-2", "@x", "\tz", 'a"b,c\n=1']
    lines = [won(1, -1, 1, -3, 2, 4, -3), other(2, CORRECTED, Payment(0, 1, 7), corrects=1)]
    text = Sheet(reckon(lines, 6), names, lambda line: line.where).csv()
    head, *rows = csv.reader(io.StringIO(text))
    assert head == COLUMNS
    for row in rows:
        for cell in row:
            assert not cell.startswith(("=", "+", "@", "\t")), cell
            assert not cell.startswith("-") or cell[1:].isdigit(), cell
    counters = [int(row[COLUMNS.index("counters")]) for row in rows if row[COLUMNS.index("counters")]]
    assert sum(counters) == 0
    assert min(counters) == -3
    assert any(row[COLUMNS.index("player")] == names[5] for row in rows)
