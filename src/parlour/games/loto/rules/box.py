"""The tickets of a box: a valid set of 24 or 18, made from a number.

Ticket t has its knobs at t * 15, row by row, each row from left to right.  A strip of six tickets holds every number
once, so that with four strips every number is on four different tickets (loto.6).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, NOBODY_YET
from parlour.core.chance import M32, MWC, seeded

NUMBERS: Final = 90
MOST_TICKETS: Final = 24
ON_TICKET: Final = 15
IN_STRIP: Final = 6
COLUMNS: Final = 9
EVERY_COLUMN: Final = 511
MIXES: Final = 400
COLUMN_SIZE: Final = vec[i64]([9, 10, 10, 10, 10, 10, 10, 10, 11])
FIRST_KNOB: Final = vec[i64]([0, 9, 19, 29, 39, 49, 59, 69, 79])  # of each column
NO_ROWS: Final = vec[i64]([-1 for _i in range(MOST_TICKETS * ON_TICKET)])
NO_BEARING: Final = vec[i64]([0 for _i in range(NUMBERS)])
IN_ORDER: Final = vec[i64](list(range(NUMBERS)))
ONE_EACH: Final = vec[i64]([1 for _i in range(IN_STRIP * COLUMNS)])
FIVE_A_ROW: Final = vec[i64]([5, 5, 5])


class Dice:
    """What a box is made by: its number stands in records, so that the same number gives the same box for ever."""

    state: i64 = 0

    def __init__(self, number: int) -> None:
        self.state = seeded(number)

    def below(self, n: i64) -> i64:
        s = self.state
        s = MWC * (s & M32) + (s >> 32)  # written out: a box takes seven thousand
        self.state = s
        return (((s ^ (s >> 32)) & M32) * n) >> 32

    def shuffle(self, row: vec[i64], at: i64, end: i64) -> None:
        """The places from ``at`` before ``end``."""
        while at < end:
            other = at + self.below(end - at)
            swap = row[at]
            row[at] = row[other]
            row[other] = swap
            at += 1


def column_of(knob: i64) -> i64:
    """Units in the first column, tens in the second, and so on; 90 belongs to the ninth (loto.5, loto.R2)."""
    return min((knob + 1) // 10, 8)


def make_box(number: int, size: i64, wanted: dict[int, list[int]]) -> vec[i64]:
    """The tickets of the box with this number; a case may want some tickets, at most one in each strip."""
    dice = Dice(number)
    numbers_wanted = list(wanted)
    while True:
        rows = NO_ROWS[: size * ON_TICKET]
        for strip in range(size // IN_STRIP):
            fixed = wanted[numbers_wanted[strip]] if strip < len(numbers_wanted) else []
            _make_strip(rows, strip * IN_STRIP, dice, fixed)
        if all_different(rows):
            return _numbered(rows, dice, numbers_wanted)


def _make_strip(rows: vec[i64], first: i64, dice: Dice, fixed: list[int]) -> None:
    counts = _column_counts(dice)
    done: i64 = 0
    if fixed:
        _steer(counts, fixed, dice)
        for i in range(ON_TICKET):
            rows[first * ON_TICKET + i] = fixed[i]
        done = 1
    knobs = _columns_shuffled(dice, fixed)
    at = FIRST_KNOB[:]
    t = done
    while t < IN_STRIP:
        _lay_rows(rows, first + t, counts, t, knobs, at, dice)
        t += 1


def _column_counts(dice: Dice) -> vec[i64]:
    """How many numbers each ticket of a strip has in each column: fifteen a ticket, one to three a column."""
    counts = ONE_EACH[:]
    order = IN_ORDER[:IN_STRIP]
    dice.shuffle(order, 0, IN_STRIP)
    i: i64 = 0
    column: i64 = 0
    while column < COLUMNS:
        surplus = COLUMN_SIZE[column] - IN_STRIP
        while surplus > 0:
            counts[order[i % IN_STRIP] * COLUMNS + column] += 1
            i += 1
            surplus -= 1
        column += 1
    _mix(counts, 0, MIXES, dice)
    return counts


def _mix(counts: vec[i64], first: i64, times: i64, dice: Dice) -> None:
    """Random exchanges between two tickets, from ``first`` on, and two columns that keep all sums."""
    others: i64 = IN_STRIP - first
    while times > 0:
        times -= 1
        a = dice.below(others)
        b = a + 1 + dice.below(others - 1)
        if b >= others:
            b -= others
        c = dice.below(COLUMNS)
        d = c + 1 + dice.below(COLUMNS - 1)
        if d >= COLUMNS:
            d -= COLUMNS
        _exchange(counts, (first + a) * COLUMNS, (first + b) * COLUMNS, c, d)


def _exchange(counts: vec[i64], a: i64, b: i64, c: i64, d: i64) -> bool:
    if counts[a + c] == 3 or counts[a + d] == 1 or counts[b + c] == 1 or counts[b + d] == 3:
        return False
    counts[a + c] += 1
    counts[a + d] -= 1
    counts[b + c] -= 1
    counts[b + d] += 1
    return True


def _steer(counts: vec[i64], fixed: list[int], dice: Dice) -> None:
    """Exchange until the first ticket of the strip has as many numbers in each column as the one wanted."""
    aim = vec[i64]([0 for _i in range(COLUMNS)])
    for knob in fixed:
        aim[column_of(knob)] += 1
    while True:
        short = [c for c in range(COLUMNS) if counts[c] < aim[c]]
        if not short:
            return
        long = [d for d in range(COLUMNS) if counts[d] > aim[d]]
        moved = False
        for b in range(1, IN_STRIP):
            moved = moved or _exchange(counts, 0, b * COLUMNS, short[0], long[0])
        if not moved:
            _mix(counts, 1, MIXES, dice)


def _columns_shuffled(dice: Dice, fixed: list[int]) -> vec[i64]:
    """All knobs column by column, each column shuffled, those of a ticket wanted at its end."""
    knobs = IN_ORDER[:]
    for column in range(len(FIRST_KNOB)):
        first = FIRST_KNOB[column]
        end = first
        for knob in range(first, first + COLUMN_SIZE[column]):
            if not fixed or knob not in fixed:
                knobs[end] = knob
                end += 1
        dice.shuffle(knobs, first, end)
    return knobs


def _lay_rows(rows: vec[i64], ticket: i64, counts: vec[i64], t: i64, knobs: vec[i64], at: vec[i64], dice: Dice) -> None:
    """The fullest columns first, each number in the row with most room: so every row ends with five."""
    cells = NOBODY_YET[: 3 * COLUMNS]
    free = FIVE_A_ROW[:]
    columns = IN_ORDER[:COLUMNS]
    dice.shuffle(columns, 0, COLUMNS)
    full: i64 = 3
    while full > 0:
        for column in columns:
            if counts[t * COLUMNS + column] == full:
                left_out = _row_with(free, -1, dice) if full == 2 else -1
                only = _row_with(free, 1, dice) if full == 1 else -1
                row: i64 = 0
                while row < 3:
                    if row != left_out and (only < 0 or row == only):
                        cells[row * COLUMNS + column] = knobs[at[column]]
                        at[column] += 1
                        free[row] -= 1
                    row += 1
        full -= 1
    spot = ticket * ON_TICKET
    for knob in cells:
        if knob >= 0:
            rows[spot] = knob
            spot += 1


def _row_with(free: vec[i64], sign: i64, dice: Dice) -> i64:
    """The row with most room (sign 1) or least (sign -1), equal ones by lot."""
    best: i64 = 0
    equal: i64 = 1
    row: i64 = 1
    while row < 3:
        if free[row] * sign > free[best] * sign:
            best = row
            equal = 1
        elif free[row] == free[best]:
            equal += 1
            if dice.below(equal) == 0:
                best = row
        row += 1
    return best


def _numbered(rows: vec[i64], dice: Dice, wanted: list[int]) -> vec[i64]:
    """The tickets shuffled; those wanted, the first of their strips, keep their numbers."""
    size: i64 = len(rows) // ON_TICKET
    order = IN_ORDER[:size]
    dice.shuffle(order, 0, size)
    for strip in range(len(wanted)):
        for t in range(size):
            if order[t] == strip * IN_STRIP:
                order[t] = order[wanted[strip]]
                order[wanted[strip]] = strip * IN_STRIP
                break
    shuffled = rows[:]
    at: i64 = 0
    for ticket in order:
        for i in range(ticket * ON_TICKET, (ticket + 1) * ON_TICKET):
            shuffled[at] = rows[i]
            at += 1
    return shuffled


def bearing_of(rows: vec[i64]) -> vec[i64]:
    """For each knob the tickets that bear its number, as a bit set."""
    bearing = NO_BEARING[:]
    for ticket in range(len(rows) // ON_TICKET):
        for i in range(ticket * ON_TICKET, (ticket + 1) * ON_TICKET):
            bearing[rows[i]] |= BIT[ticket]
    return bearing


def all_different(rows: vec[i64]) -> bool:
    """Whether no two tickets have the same fifteen numbers."""
    bearing = bearing_of(rows)
    for t in range(len(rows) // ON_TICKET):
        like: i64 = -1
        for i in range(ON_TICKET):
            like &= bearing[rows[t * ON_TICKET + i]]
        if like & (like - 1):
            return False
    return True


# -- what makes a ticket and a set valid ------------------------------------------


def grid_of(knobs: list[int]) -> list[list[int]]:
    """Fifteen knobs, five a row, as three rows of nine numbers; 0 is a blank."""
    grid = [[0] * COLUMNS for _row in range(3)]
    for i in range(len(knobs)):
        grid[i // 5][column_of(knobs[i])] = knobs[i] + 1
    return grid


def fills_columns(first: i64, second: i64, third: i64) -> bool:
    """Whether rows filled in these columns (bit sets) leave no column empty (T4, loto.R2)."""
    return first | second | third == EVERY_COLUMN


def ticket_fault(grid: list[list[int]]) -> str:
    """Nothing for a valid ticket, else the rule of the specification it breaks, T1 to T4."""
    numbers = [number for row in grid for number in row if number]
    if len(numbers) != ON_TICKET or len(set(numbers)) < ON_TICKET or len(grid) != 3:
        return "T1"
    if any(len([number for number in row if number]) != 5 for row in grid):
        return "T2"
    filled: list[int] = []
    for row in grid:
        bits = 0
        for column in range(len(row)):
            if row[column]:
                if not 1 <= row[column] <= NUMBERS or column_of(row[column] - 1) != column:
                    return "T3"
                bits |= BIT[column]
        filled.append(bits)
    return "" if fills_columns(filled[0], filled[1], filled[2]) else "T4"


def set_fault(rows: vec[i64]) -> str:
    """Nothing for a valid set, else what is wrong with it."""
    size = len(rows) // ON_TICKET
    for t in range(size):
        fault = ticket_fault(grid_of([rows[t * ON_TICKET + i] for i in range(ON_TICKET)]))
        if fault:
            return fault
    times = vec[i64]([0 for _i in range(NUMBERS)])
    for i in range(len(rows)):
        times[rows[i]] += 1
    for knob in range(NUMBERS):
        if times[knob] * IN_STRIP != size:
            return f"{knob + 1} stands on {times[knob]} tickets"
    return "" if all_different(rows) else "two tickets are alike"
