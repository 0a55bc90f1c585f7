"""The figures of Loto's rule file, each by our own drawing, covering and settling.

How ten knobs may fall on a row is enumerated by the numbers of the row among them, each way weighed by the choices of
the other knobs; what the row then wins the game says.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from parlour.core.setup import Setup
from parlour.games.loto.rules.box import fills_columns
from parlour.games.loto.rules.first import FirstMethod
from parlour.games.loto.rules.second import TICKET_PRICE, SecondMethod
from parlour.games.loto.state import FULL, ROW
from parlour.games.loto.words import ANSWERING, CONTRACTS, COUNTERS, FISH, IN_BOX, WAITING
from parlour.registry import rules_of

WAYS = comb(90, 10)
ON_ROW = [Fraction(comb(5, k) * comb(85, 10 - k), WAYS) for k in range(6)]


def drawing_due(players: int, **set_to: str) -> SecondMethod:
    game = rules_of("loto").new({"method": "second", "players": players, "deals": 2}, seed=1)
    assert isinstance(game, SecondMethod)
    setup = Setup()
    for word, value in {"phase": "drawing", "eldest": "A", **set_to}.items():
        setup.put(word.replace("_", " "), value.split())
    game.arrange(setup)
    return game


def disjoint_tickets() -> list[int]:
    """Four tickets of the box without a number in common."""
    game = drawing_due(2)
    each = [frozenset(game.knobs_on(ticket)) for ticket in range(24)]
    return next(
        list(four) for four in combinations(range(24), 4) if len(frozenset().union(*[each[t] for t in four])) == 60
    )


@pytest.fixture(scope="module")
def paid_on_row() -> list[int]:
    """What a drawing pays in all when k numbers of one row are drawn and all others are on nobody's ticket."""
    one, two, three, four = [str(ticket + 1) for ticket in disjoint_tickets()]
    paid = []
    for k in range(6):
        game = drawing_due(2, tickets_A=f"{one} {two}", tickets_B=f"{three} {four}")
        row = game.knobs_on(int(one) - 1)[:5]
        others = [knob for knob in range(90) if not game.bearing[knob] & game.taken()]
        game.chance.given = [row[:k] + others[: 10 - k]]
        game.go_on()
        while game.to_act:  # the quinterne empties the heap
            game.play(game.to_act[0], game.notation().read("ready"))
        contributed = sum([int(game.put_in[seat]) for seat in range(2)])
        paid.append(contributed - game.ledger[game.agreed.pool])
    return paid


def test_prizes_by_counters_on_the_row(paid_on_row: list[int]) -> None:
    assert [paid_on_row[k] - k for k in range(6)] == [0, 0, 5, 25, 100, 250]


def test_counters_on_a_row() -> None:
    """The distribution, counted over the drawings of our own bag and held against the exact weights."""
    assert [round(float(weight), 6) for weight in ON_ROW[:4]] == [0.546995, 0.359865, 0.084124, 0.008628]
    assert ON_ROW[2:] == [
        Fraction(102700, 1220813),
        Fraction(31600, 3662439),
        Fraction(1400, 3662439),
        Fraction(7, 1220813),
    ]
    counted = [0] * 6
    game = drawing_due(12)
    rows = [game.knobs_on(ticket)[5 * row : 5 * row + 5] for ticket in range(24) for row in range(3)]
    for _drawing in range(400):
        bag = drawn_by(game)
        for row in rows:
            counted[len(bag.intersection(row))] += 1
    for k in range(4):
        assert abs(counted[k] / (400 * 72) - ON_ROW[k]) < 0.006


def drawn_by(game: SecondMethod) -> set[int]:
    """The ten knobs of the next drawing."""
    twin = game.copy()
    game.chance.below(2)  # another drawing next time
    twin.deals = twin.agreed.deals - 1  # the last drawing leaves the board as it is
    twin.go_on()
    assert len(twin.knobs_called()) == 10
    return set(twin.knobs_called())


def test_mean_of_a_drawing(paid_on_row: list[int]) -> None:
    prize = sum([ON_ROW[k] * (paid_on_row[k] - k) for k in range(6)], Fraction(0))
    total = 3 * sum([ON_ROW[k] * paid_on_row[k] for k in range(6)], Fraction(0))
    assert prize == Fraction(825250, 1220813)
    assert total == Fraction(13531315, 3662439)
    assert round(float(TICKET_PRICE / total), 2) == 16.24
    assert round(float(24 * total), 4) == 88.6708
    assert 24 * total - 72 * prize == 40


def test_mean_paid_with_all_tickets() -> None:
    game = drawing_due(12)
    paid = []
    for _drawing in range(600):
        twin = game.copy()
        game.chance.below(2)
        twin.go_on()
        assert twin.laid == 40
        paid.append(24 * TICKET_PRICE - twin.ledger[twin.agreed.pool])
    assert abs(sum(paid) / 600 - 88.67) < 6


def test_knobs_until_a_ticket_and_a_row_are_covered() -> None:
    """A answers always, B never: the game ends when A's ticket is full."""
    tickets: list[int] = []
    rows: list[int] = []
    for seed in range(300):
        game = rules_of("loto").new({"players": 2, "answer_rule": "open"}, seed)
        assert isinstance(game, FirstMethod)
        rows += _play_alone(game)
        tickets.append(len(game.knobs_called()))
    assert abs(sum(tickets) / len(tickets) - 1365 / 16) < 0.9
    assert abs(sum(rows) / len(rows) - 455 / 6) < 1.3


def _play_alone(game: FirstMethod) -> list[int]:
    """At which call each row of A's ticket was covered."""
    covered: dict[int, int] = {}
    while not game.over:
        if game.waits == 0:
            game.go_on()
            continue
        seat = game.to_act[0]
        game.play(seat, ANSWERING if seat == 0 else WAITING)
        if seat == 0:
            own = max(game.deal.covered)
            for row in range(3):
                if own & ROW[row] == ROW[row]:
                    covered.setdefault(row, len(game.knobs_called()))
    assert max(game.deal.covered) == FULL
    return list(covered.values())


def test_row_layouts() -> None:
    rows = [sum([1 << column for column in five]) for five in combinations(range(9), 5)]
    assert sum([fills_columns(a, b, c) for a in rows for b in rows for c in rows]) == 735210


def test_value_of_the_box() -> None:
    assert (COUNTERS, FISH * 10, CONTRACTS * 100) == (100, 140, 1200)
    assert IN_BOX == 1440
    assert drawing_due(12).ledger[12] == IN_BOX
    for tickets, tens in ((24, 144), (18, 108), (12, 72), (6, 36)):
        assert drawing_due(tickets // 2).read("pool") == [str(10 * tens)]
