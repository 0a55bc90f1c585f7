"""Valid tickets and valid sets (scenarios 1 to 3 of the rule file), for every seed."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.chance import Chance
from parlour.core.setup import Setup
from parlour.errors import BadCase
from parlour.games.loto.rules.box import IN_STRIP, ON_TICKET, grid_of, make_box, set_fault, ticket_fault
from parlour.games.loto.rules.game import Loto
from parlour.registry import rules_of

SPECIMEN = "5 11 33 50 76 17 22 43 65 89 2 28 35 56 74"
SEEDS = range(40)


def knobs(text: str) -> list[int]:
    return [int(number) - 1 for number in text.split()]


def specimen() -> list[list[int]]:
    return grid_of(knobs(SPECIMEN))


def test_the_specimen_is_valid() -> None:
    grid = specimen()
    assert ticket_fault(grid) == ""
    assert [[column + 1 for column in range(9) if row[column]] for row in grid] == [
        [1, 2, 4, 6, 8],
        [2, 3, 5, 7, 9],
        [1, 3, 4, 6, 8],
    ]


def test_ten_in_the_first_column() -> None:
    grid = specimen()
    grid[0][0] = 10
    assert ticket_fault(grid) == "T3"


def test_ninety_in_a_tenth_column() -> None:
    grid = specimen()
    grid[1][8] = 0
    grid[1].append(90)
    assert ticket_fault(grid) == "T3"


def test_a_row_of_six() -> None:
    grid = specimen()
    grid[0][8], grid[1][8] = grid[1][8], 0
    assert ticket_fault(grid) == "T2"


def test_a_number_twice_or_missing() -> None:
    grid = specimen()
    grid[2][0] = 5
    assert ticket_fault(grid) == "T1"
    grid[2][0] = 0
    assert ticket_fault(grid) == "T1"


def test_an_empty_column() -> None:
    grid = specimen()
    grid[1][4], grid[1][3] = 0, 36
    assert ticket_fault(grid) == "T4"


@pytest.mark.parametrize("number", [80, 85, 90])
def test_the_ninth_column(number: int) -> None:
    grid = specimen()
    grid[1][8] = number
    assert ticket_fault(grid) == ""


@pytest.mark.parametrize("size", [24, 18])
def test_every_box_is_a_valid_set(size: int) -> None:
    for seed in SEEDS:
        rows = make_box(Chance(seed).pick(1 << 30), size, {})
        assert len(rows) == size * ON_TICKET
        assert set_fault(rows) == ""


def test_a_set_with_one_number_too_often() -> None:
    """37 on five tickets and 38 on three."""
    rows = make_box(1, 24, {})
    for ticket in range(24):
        spots = range(ticket * ON_TICKET, ticket * ON_TICKET + ON_TICKET)
        numbers = [rows[i] + 1 for i in spots]
        if 38 in numbers and 37 not in numbers:
            rows[spots[numbers.index(38)]] = 36
            break
    assert set_fault(rows) == "37 stands on 5 tickets"


def test_two_tickets_alike() -> None:
    strip = make_box(1, 24, {})
    assert "alike" in set_fault(vec[i64]([knob for _i in range(2) for knob in _one_strip(strip)]))


def _one_strip(rows: vec[i64]) -> list[int]:
    """Six tickets of the box that hold every number once."""
    each = [frozenset([rows[t * ON_TICKET + i] for i in range(ON_TICKET)]) for t in range(24)]
    chosen = _completed([0], each)
    assert len(chosen) == IN_STRIP
    return [rows[t * ON_TICKET + i] for t in chosen for i in range(ON_TICKET)]


def _completed(chosen: list[int], each: list[frozenset[int]]) -> list[int]:
    if len(chosen) == IN_STRIP:
        return chosen
    for t in range(chosen[-1] + 1, len(each)):
        if not any(each[t] & each[other] for other in chosen):
            found = _completed([*chosen, t], each)
            if found:
                return found
    return []


def test_boxes_differ_and_mix() -> None:
    """Different numbers make different boxes, and the shapes of tickets vary."""
    boxes = [make_box(number, 24, {}) for number in range(20)]
    assert len({tuple(rows) for rows in boxes}) == 20
    shapes = Counter(
        tuple(
            [
                len([row for row in grid_of([rows[t * ON_TICKET + i] for i in range(ON_TICKET)]) if row[c]])
                for c in range(9)
            ]
        )
        for rows in boxes
        for t in range(24)
    )
    assert len(shapes) > 200
    assert any(3 in shape for shape in shapes)


def test_a_box_with_tickets_wanted() -> None:
    """What a case sets stands in a valid set."""
    wanted = {3: knobs(SPECIMEN), 20: [make_box(5, 24, {})[i] for i in range(ON_TICKET)]}
    for number in range(10):
        rows = make_box(number, 24, wanted)
        assert set_fault(rows) == ""
        for ticket, fixed in wanted.items():
            assert [rows[ticket * ON_TICKET + i] for i in range(ON_TICKET)] == fixed


@pytest.mark.parametrize(
    "text",
    [
        SPECIMEN.replace("43", "44 45"),
        SPECIMEN.replace("43", "*"),
        SPECIMEN.replace("43", "27"),
    ],
)
def test_a_case_sets_no_invalid_ticket(text: str) -> None:
    game = rules_of("loto").new({"players": 2}, seed=1)
    setup = Setup()
    setup.put("ticket A/1", text.split())
    with pytest.raises(BadCase, match="no valid ticket"):
        game.arrange(setup)


def test_tickets_are_dealt_whole() -> None:
    game = rules_of("loto").new({"players": 5, "cards_each": 4}, seed=3)
    assert isinstance(game, Loto)
    while game.phase < 3:
        game.go_on()
    numbers = [int(n) for name in range(5) for n in game.read("tickets", name)] + [int(n) for n in game.read("aside")]
    assert sorted(numbers) == list(range(1, 25))
