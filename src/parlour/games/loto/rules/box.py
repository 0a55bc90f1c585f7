"""The tickets of a box: a valid set of 24 or 18, made from a number.

Ticket t has its knobs at t * 15, row by row, each row from left to right.  A strip of six tickets holds every number
once, so that with four strips every number is on four different tickets (loto.6).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, CARD_OF
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
FIRST_PLACE: Final = vec[i64]([1 << COLUMNS * ticket for ticket in range(IN_STRIP)])  # of each ticket, as a bit
ONE_EACH: Final = (1 << IN_STRIP * COLUMNS) - 1
EVERY_ROW: Final = 1 | 1 << COLUMNS | 1 << 2 * COLUMNS  # of a ticket, as a bit each; its cells are row * 9 + column
THIRD_ROW: Final = 1 << 2 * COLUMNS
COLUMN_OF_CELL: Final = vec[i64]([cell % COLUMNS for cell in CARD_OF])  # by the cell's bit, modulo 67


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


class Strip:
    """How many numbers the tickets of a strip have in their columns; places are ticket * 9 + column.

    Every place has one number, two or three, every ticket fifteen.
    """

    ones: i64 = ONE_EACH  # the places with one,
    threes: i64 = 0  # and those with three

    def add(self, place: i64) -> None:
        bit = BIT[place]
        if self.ones & bit:
            self.ones ^= bit
        else:
            self.threes |= bit

    def drop(self, place: i64) -> None:
        bit = BIT[place]
        if self.threes & bit:
            self.threes ^= bit
        else:
            self.ones |= bit

    def counts(self, ticket: i64, column: i64) -> i64:
        bit = BIT[ticket * COLUMNS + column]
        return 1 if self.ones & bit else 3 if self.threes & bit else 2

    def mix(self, first: i64, times: i64, dice: Dice) -> None:
        """Random exchanges between two tickets, from ``first`` on, and two columns that keep all sums: one ticket has
        one more in column c and one fewer in d, the other the other way, if they can have.

        ``dice.below`` is written out four times, for this is most of what a box costs; and without a branch, since a
        processor would mistake every other one.
        """
        ones, threes = self.ones, self.threes
        low, carried = dice.state & M32, dice.state >> 32
        others: i64 = IN_STRIP - first
        fewer = others - 1
        around = vec[i64]([FIRST_PLACE[first + i % others] for i in range(2 * others)])  # the tickets, twice
        while times > 0:
            times -= 1
            s = MWC * low + carried
            low, carried = s & M32, s >> 32
            a = (low ^ carried) * others >> 32
            s = MWC * low + carried
            low, carried = s & M32, s >> 32
            here, there = around[a], around[a + 1 + ((low ^ carried) * fewer >> 32)]
            s = MWC * low + carried
            low, carried = s & M32, s >> 32
            c = (low ^ carried) * COLUMNS >> 32
            s = MWC * low + carried
            low, carried = s & M32, s >> 32
            d = c + 1 + ((low ^ carried) * (COLUMNS - 1) >> 32)
            if d >= COLUMNS:
                d -= COLUMNS
            up, down = here << c | there << d, here << d | there << c
            all_or_none = ((ones & down | threes & up) - 1) >> 63
            up &= all_or_none
            down &= all_or_none
            now_two = up & ones | down & threes
            ones ^= now_two ^ down
            threes ^= now_two ^ up
        self.ones, self.threes = ones, threes
        dice.state = carried << 32 | low


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
    strip = _new_strip(dice)
    done: i64 = 0
    if fixed:
        _steer(strip, fixed, dice)
        for i in range(ON_TICKET):
            rows[first * ON_TICKET + i] = fixed[i]
        done = 1
    knobs = _columns_shuffled(dice, fixed)
    at = FIRST_KNOB[:]
    t = done
    while t < IN_STRIP:
        _lay_rows(rows, first + t, strip, t, knobs, at, dice)
        t += 1


def _new_strip(dice: Dice) -> Strip:
    strip = Strip()
    order = IN_ORDER[:IN_STRIP]
    dice.shuffle(order, 0, IN_STRIP)
    i: i64 = 0
    column: i64 = 0
    while column < COLUMNS:
        surplus = COLUMN_SIZE[column] - IN_STRIP
        while surplus > 0:
            strip.add(order[i % IN_STRIP] * COLUMNS + column)
            i += 1
            surplus -= 1
        column += 1
    strip.mix(0, MIXES, dice)
    return strip


def _steer(strip: Strip, fixed: list[int], dice: Dice) -> None:
    """Exchange until the first ticket of the strip has as many numbers in each column as the one wanted."""
    aim = vec[i64]([0 for _i in range(COLUMNS)])
    for knob in fixed:
        aim[column_of(knob)] += 1
    while True:
        short = [c for c in range(COLUMNS) if strip.counts(0, c) < aim[c]]
        if not short:
            return
        long = [d for d in range(COLUMNS) if strip.counts(0, d) > aim[d]]
        more, fewer = short[0], long[0]
        for b in range(1, IN_STRIP):
            if strip.counts(b, more) > 1 and strip.counts(b, fewer) < 3:
                strip.add(more)
                strip.drop(fewer)
                strip.add(b * COLUMNS + fewer)
                strip.drop(b * COLUMNS + more)
                break
        else:
            strip.mix(1, MIXES, dice)


def _columns_shuffled(dice: Dice, fixed: list[int]) -> vec[i64]:
    """All knobs column by column, each column shuffled, those of a ticket wanted at its end."""
    knobs = IN_ORDER[:]
    for column in range(len(FIRST_KNOB)):
        first = FIRST_KNOB[column]
        end = first + COLUMN_SIZE[column]
        if fixed:
            end = first
            for knob in range(first, first + COLUMN_SIZE[column]):
                if knob not in fixed:
                    knobs[end] = knob
                    end += 1
        dice.shuffle(knobs, first, end)
    return knobs


def _lay_rows(rows: vec[i64], ticket: i64, strip: Strip, t: i64, knobs: vec[i64], at: vec[i64], dice: Dice) -> None:
    """The fullest columns first, each number in the row with most room: so every row ends with five."""
    columns = IN_ORDER[:COLUMNS]
    dice.shuffle(columns, 0, COLUMNS)
    ones = strip.ones >> t * COLUMNS & EVERY_COLUMN
    fuller = ones ^ EVERY_COLUMN
    twos = fuller & ~(strip.threes >> t * COLUMNS)
    left_out, fullest = _a_cell_each(columns, twos, EVERY_ROW, dice)
    alone, _emptiest = _a_cell_each(columns, ones, EVERY_ROW ^ fullest, dice)
    cells = fuller * EVERY_ROW ^ left_out | alone
    spot = ticket * ON_TICKET
    while cells:
        column = COLUMN_OF_CELL[(cells & -cells) % 67]
        cells &= cells - 1
        rows[spot] = knobs[at[column]]
        at[column] += 1
        spot += 1


def _a_cell_each(columns: vec[i64], these: i64, rows: i64, dice: Dice) -> tuple[i64, i64]:
    """A cell in each of these columns; no row has another before all have one, these rows first.

    Gives the cells, and the rows that would be next.
    """
    cells: i64 = 0
    for column in columns:
        if these & BIT[column]:
            if rows == 0:
                rows = EVERY_ROW
            row = _by_lot(rows, dice)
            rows ^= row
            cells |= row << column
    return cells, rows


def _by_lot(rows: i64, dice: Dice) -> i64:
    """One of these rows; the third alone is drawn for too, since the others are equal when they are looked at."""
    first = rows & -rows
    rest = rows ^ first
    if rest == 0:
        if first == THIRD_ROW:
            dice.below(2)
        return first
    second = rest & -rest
    chosen = second if dice.below(2) == 0 else first
    third = rest ^ second
    return third if third and dice.below(3) == 0 else chosen


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
        bit = BIT[ticket]
        for i in range(ticket * ON_TICKET, (ticket + 1) * ON_TICKET):
            knob = rows[i]
            bearing[knob] |= bit
    return bearing


def all_different(rows: vec[i64]) -> bool:
    """Whether no two tickets have the same fifteen numbers."""
    bearing = bearing_of(rows)
    for t in range(len(rows) // ON_TICKET):
        like: i64 = -1
        at = t * ON_TICKET
        end = at + ON_TICKET
        while at < end and like & (like - 1):
            like &= bearing[rows[at]]
            at += 1
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
