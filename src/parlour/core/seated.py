"""What every game has before there are any rules: seats, pack, chance, counters, and who is asked."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT, BLANK, Pack, refill
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT, Event
from parlour.core.ledger import Ledger
from parlour.core.options import Options

SILENT: Final = 0
PAYMENTS: Final = 1  # only payments become events (simulation)
EVERYTHING: Final = 2

NOTHING_TOLD: Final[list[Event]] = []  # of a game that has told nothing yet: a copy need not make a list
ALL_SEATS: Final = vec[i64]([(1 << int(n)) - 1 for n in range(33)])


def _seats_of(mask: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(33) if mask >> seat & 1])


SEATS_OF: Final = [_seats_of(mask) for mask in range(256)]  # the usual tables, made once


def seats_in(mask: i64) -> tuple[int, ...]:
    """The seats of a bit set, in their order."""
    return SEATS_OF[mask] if mask < 256 else _seats_of(mask)


@mypyc_attr(allow_interpreted_subclasses=True)
class Seated:
    """The state that all games share, and the questions put to seats.  Rules are a ``Game``."""

    options: Options
    names: list[str]  # of the seats, clockwise
    seats: i64
    pack: Pack
    chance: Chance
    ledger: Ledger
    phase: i64 = 0
    waits: i64 = 0  # bit set: the seats the game waits for
    may: i64 = 0  # bit set: the seats that may have a move (at a table with claims, also one that has none just now)
    windows: vec[i64]  # for each seat, the number of the question now put to it
    dealer: i64 = NO_SEAT
    deals: i64 = 0  # deals begun
    over: bool = False
    detail: i64 = SILENT  # how much becomes events
    events: list[Event]

    def __init__(
        self,
        options: Options,
        names: list[str],
        pack: Pack,
        chance: Chance,
        ledger: Ledger,
        source: Seated | None = None,
    ) -> None:
        """A new game, or a copy of another; a copy keeps no events."""
        self.options = options
        self.names = names
        self.seats = len(names)
        self.pack = pack
        self.chance = chance
        self.ledger = ledger
        self.events = NOTHING_TOLD
        if source is None:
            self.windows = BLANK[: self.seats]
        else:
            self.windows = source.windows[:]
            self._take_over_common(source)

    def _take_over_common(self, source: Seated) -> None:
        """What every game has, but for the windows."""
        self.phase = source.phase
        self.waits = source.waits
        self.may = source.may
        self.dealer = source.dealer
        self.deals = source.deals
        self.over = source.over

    def _become(self, source: Seated, chance: Chance) -> None:
        """Turn from one copy of a game into another, as far as every game goes."""
        self.chance = chance
        self.ledger.take_over(source.ledger)
        refill(self.windows, source.windows)
        self._take_over_common(source)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that the game waits for; nobody where ``go_on`` is due.

        >>> game.to_act
        (0,)
        """
        return seats_in(self.waits)

    @property
    def may_act(self) -> tuple[int, ...]:
        """All seats with a move, also those for which nobody waits.

        >>> game.may_act
        (0,)
        """
        return seats_in(self.may)

    def left(self, seat: i64) -> i64:
        """The seat on the left.

        >>> game.left(0), game.left(1)
        (1, 0)
        """
        seat += 1
        if seat == self.seats:  # no conditional expression: an i64 and a literal would meet as a boxed int
            return 0
        return seat

    def next_of(self, seat: i64, these: i64) -> i64:
        """The nearest seat on the left that is one of these, the seat itself last; NO_SEAT where there is none.

        >>> game.next_of(0, 3), game.next_of(0, 1), game.next_of(0, 0)
        (1, 0, -1)
        """
        if these == 0:
            return NO_SEAT
        seats = self.seats
        while True:
            seat += 1
            if seat == seats:
                seat = 0
            if these >> seat & 1:
                return seat

    @property
    def name(self) -> str:
        """The public name of the game, as ``parlour.new`` takes it.

        >>> parlour.new(game.name).names
        ['A', 'B']
        """
        return self.options.game

    def name_of(self, seat: i64) -> str:
        """The seat's name; nobody's where there is none.

        >>> game.name_of(1), game.name_of(-1)
        ('B', 'nobody')
        """
        return self.names[seat] if seat >= 0 else "nobody"

    @property
    def score(self) -> list[int]:
        """Points, letters or tricks by seat, where the game keeps any.

        >>> game.score
        [0, 0]
        """
        return [self.points_of(seat) for seat in range(self.seats)]

    def points_of(self, seat: i64) -> int:
        """The same of one seat: what a game that keeps any writes.

        >>> game.points_of(0)
        0
        """
        return 0

    @property
    def result(self) -> list[int]:
        """What bots and lab count, by seat; counters won unless the game says otherwise.

        >>> game.result  # counted when the game is won
        [0, 0]
        """
        return [self.result_of(seat) for seat in range(self.seats)]

    def result_of(self, seat: i64) -> int:
        """The same of one seat: what a game writes in which other things count than counters.

        >>> game.result_of(0)
        0
        """
        return self.ledger[seat]

    def _turn(self, seat: i64) -> None:
        """One seat is asked, and nobody else has a move."""
        bit = BIT[seat]
        self.waits = bit
        self.may = bit
        self.windows[seat] += 1

    def _ask(self, seats: i64) -> None:
        """All these seats are asked at once, and nobody else has a move."""
        self.waits = seats
        self.may = seats
        self._close(seats)

    def _close(self, seats: i64) -> None:
        """The question put to these seats is no longer open: a late answer will be dropped."""
        windows = self.windows
        for seat in range(self.seats):  # all of them: which are asked, a processor would mistake
            windows[seat] += seats >> seat & 1

    def _await_chance(self) -> None:
        self.waits = 0
        self.may = 0

    def _game_over(self, phase: i64) -> None:
        """The game is over, in the phase that says so: nobody is asked any more."""
        self.phase = phase
        self.over = True
        self._await_chance()
