"""Loto by the second method: drawings of ten knobs, and prizes for lines out of one heap of counters."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import BIT, CARD_OF, cards_in, count
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.game import EVERYTHING
from parlour.core.moves import NOTHING, Choices, Move, Refusal, Verb, one_of
from parlour.core.options import Options
from parlour.core.setup import Setup
from parlour.core.view import View
from parlour.games.loto import refusals, stakes
from parlour.games.loto.box import NUMBERS
from parlour.games.loto.options import tickets_wanted
from parlour.games.loto.state import ROW, Loto
from parlour.games.loto.words import (
    AGREE,
    AN_OFFER,
    BOX,
    CHANGE,
    DEAL,
    DECLINE,
    DRAWING,
    LOTS,
    OVER,
    READY,
    SWAP,
    SWAPS,
    TAKE,
    TAKING,
    THROW,
    THROWING,
    TO_BE_READY,
    TRADE,
)

HOLLOWS: Final = 10  # of the board: knobs in a drawing (loto.22)
TICKET_PRICE: Final = 60  # counters for each ticket (loto.35)
MOST_SWAPS: Final = 2  # of a seat in one window (loto.R16)
PRIZE: Final = vec[i64]([0, 0, 5, 25, 100, 250])  # by counters on the row (loto.25, loto.26)
NOTHING_DUE: Final = vec[i64](capacity=1)


class SecondMethod(Loto):
    """One heap of counters, bought by the stakes; coverings and prizes come out of it (loto.R6)."""

    wanted: vec[i64]  # tickets each seat takes; empty: two, or by loto.R7
    consent: bool  # to exchanges before every drawing
    puts_away: bool
    from_stock: bool
    pool: i64  # account

    eldest: i64
    drawer: i64
    put_in: vec[i64]  # by seat, counters paid into the heap
    away: vec[i64]  # by knob, 1 while it is kept out of the bag
    laid: i64  # counters laid on tickets in this drawing
    due: vec[i64]  # prizes of this drawing, (seat * 24 + ticket) * 8 + counters; never changed
    due_at: i64  # the next of them to be paid
    missing: i64  # of a prize of which the heap could pay only a part
    turn_of: i64  # whose turn it is in a window
    swaps: i64  # how often he has offered to exchange
    moved: i64  # tickets moved in this window
    offered: i64  # the ticket offered in trade, or -1
    asked_for: i64  # the ticket asked for it

    def __init__(self, options: Options, names: list[str], chance: Chance, source: SecondMethod | None = None) -> None:
        super().__init__(options, names, chance, ["pool"], source)
        self.pool = self.seats
        if source is None:
            self.wanted = vec[i64](tickets_wanted(options.values))
            self.consent = options.is_on("swap_consent")
            self.puts_away = options.is_on("put_away")
            self.from_stock = options.is_on("pay_from_stock")
            self.eldest = NO_SEAT
            self.drawer = NO_SEAT
            self.put_in = vec[i64]([0 for _name in names])
            self.away = vec[i64]([0 for _i in range(NUMBERS)])
            self.laid = 0
            self.due = NOTHING_DUE
            self.due_at = 0
            self.missing = 0
            self._clear_window()
        else:
            self._copy_second(source)

    def _clear_window(self) -> None:
        self.turn_of = NO_SEAT
        self.swaps = 0
        self.moved = 0
        self.offered = NO_SEAT
        self.asked_for = NO_SEAT

    def _copy_second(self, source: SecondMethod) -> None:
        self.wanted = source.wanted
        self.consent = source.consent
        self.puts_away = source.puts_away
        self.from_stock = source.from_stock
        self.eldest = source.eldest
        self.drawer = source.drawer
        self.put_in = source.put_in[:]
        self.away = source.away[:]
        self.laid = source.laid
        self.due = source.due
        self.due_at = source.due_at
        self.missing = source.missing
        self.turn_of = source.turn_of
        self.swaps = source.swaps
        self.moved = source.moved
        self.offered = source.offered
        self.asked_for = source.asked_for

    def copy(self) -> SecondMethod:
        return SecondMethod(self.options, self.names, self.chance.copy(), self)

    # -- lots, tickets and stakes --------------------------------------------------

    def _go_on(self) -> None:
        if self.phase == DRAWING:
            self._draw()
        elif self.phase == BOX:
            self.open_box({})
        elif self.phase == LOTS:
            self.choose_eldest(self.chance.pick(self.seats))
        else:
            self.begin()

    def _after_box(self) -> i64:
        return LOTS

    def choose_eldest(self, seat: i64) -> None:
        self.eldest = seat
        self.drawer = seat
        self.phase = DEAL
        self.say("loto.22", "is-eldest", seat)
        self.say("loto.31", "drawings-agreed", NO_SEAT, self.agreed)

    def eldest_seat(self) -> i64:
        return self.eldest

    def tickets_due(self, seat: i64) -> i64:
        """As the option says; else two each, or when that is too many the first in turn two, the others one."""
        if len(self.wanted):
            return self.wanted[seat]  # loto.16, loto.17
        turn = (seat - self.eldest + self.seats) % self.seats
        return 2 if turn < self.in_box - self.seats else 1  # loto.15, loto.R7

    def begin(self) -> None:
        """Each draws his tickets by lot and lays down his stake (loto.15, loto.21)."""
        self.deal()
        if self.detail == EVERYTHING:
            stakes.tell_draw(self)
        for step in range(self.seats):
            self._contribute((self.eldest + step) % self.seats, "loto.21")
        self.say("loto.35", "counters-needed", NO_SEAT, TICKET_PRICE * count(self.taken()))
        self._open_window(SWAPS)

    def _contribute(self, seat: i64, clause: str) -> None:
        counters = TICKET_PRICE * count(self.held[seat])
        self.pay(clause, "pays-in", seat, self.pool, counters)
        self.put_in[seat] += counters

    # -- windows: exchanges, and changes before a refill --------------------------

    def _open_window(self, phase: i64) -> None:
        """From the eldest each in turn, until he is ready (loto.19; loto.20 before a refill)."""
        self.phase = phase
        self._clear_window()
        self.turn_of = self.eldest
        self._turn(self.eldest)

    def moves(self, seat: i64) -> Choices:
        if self.waits & BIT[seat] == 0:
            return NOTHING
        if self.offered >= 0:
            return AN_OFFER
        found = Choices([])
        if self.may_exchange():
            self._add_exchanges(found, seat)
        if self.phase == CHANGE:
            own = self.held[seat]
            if own & (own - 1):
                found.add(one_of(THROWING, own & ~self.moved))  # loto.R13: never his last
            found.add(one_of(TAKING, self.aside() & ~self.moved))
        found.add(TO_BE_READY)
        return found

    def window_clause(self) -> str:
        return "loto.20" if self.phase == CHANGE else "loto.19"

    def may_exchange(self) -> bool:
        """Before the first drawing, later with consent (loto.19); twice in a window at most (loto.R16)."""
        return (self.phase == SWAPS or self.consent) and self.swaps < MOST_SWAPS

    def _add_exchanges(self, found: Choices, seat: i64) -> None:
        aside = self.aside() & ~self.moved
        for own in cards_in(self.held[seat] & ~self.moved):
            found.add(one_of(Move(SWAP, own), aside, 1))
            for other in range(self.seats):
                if other != seat:
                    found.add(one_of(Move(TRADE, own, other), self.held[other] & ~self.moved, 2))

    def _refusal(self, seat: i64, move: Move) -> Refusal:
        return refusals.why_no_change(self, seat, move)

    def verbs(self) -> list[Verb]:
        return [SWAP, TRADE, AGREE, DECLINE, THROW, TAKE, READY]

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if self.detail == EVERYTHING:
            stakes.tell_move(self, seat, move)
        if verb is READY:
            self._ready(seat)
            return
        if verb is SWAP:
            self.swaps += 1
            self._exchange(seat, move.a, NO_SEAT, move.b)
        elif verb is TRADE:
            self.swaps += 1
            self.offered = move.a
            self.asked_for = move.c
            self._turn(move.b)
            return
        elif verb is AGREE or verb is DECLINE:
            self._answer_offer(seat, verb is AGREE)
        else:
            self._lay_down_or_take(seat, move.a)
        self._turn(self.turn_of)

    def _answer_offer(self, seat: i64, agreed: bool) -> None:
        if agreed:
            self._exchange(self.turn_of, self.offered, seat, self.asked_for)
        self.offered = NO_SEAT
        self.asked_for = NO_SEAT

    def _exchange(self, seat: i64, own: i64, other: i64, theirs: i64) -> None:
        """One ticket for one of another seat's, or (NO_SEAT) of those laid aside."""
        both = BIT[own] | BIT[theirs]
        self.held[seat] ^= both
        self.moved |= both
        if other >= 0:
            self.held[other] ^= both
        else:
            self._return_knobs(theirs)

    def _lay_down_or_take(self, seat: i64, ticket: i64) -> None:
        self.held[seat] ^= BIT[ticket]
        self.moved |= BIT[ticket]
        if self.held[seat] & BIT[ticket]:
            self._return_knobs(ticket)

    def _return_knobs(self, ticket: i64) -> None:
        """Put away only until somebody takes a ticket with the number (loto.24)."""
        for knob in self.knobs_on(ticket):
            if self.away[knob]:
                self.away[knob] = 0
                if self.detail == EVERYTHING:
                    stakes.tell_return(self, knob)

    def _ready(self, seat: i64) -> None:
        if self.phase == CHANGE:
            self._contribute(seat, "loto.30")
        self.swaps = 0
        self.turn_of = (seat + 1) % self.seats
        if self.turn_of != self.eldest:
            self._turn(self.turn_of)
            return
        change = self.phase == CHANGE
        self._clear_window()
        self.phase = DRAWING
        self._await_chance()
        if change:
            self._pay_prizes()

    # -- the drawing ---------------------------------------------------------------------

    def is_last(self) -> bool:
        return self.deals == self.agreed

    def _draw(self) -> None:
        """The drawer shakes the bag and draws ten knobs, calling each and setup it on the board (loto.22)."""
        bag = vec[i64](self.knobs_in_bag())
        self.deals += 1
        self.clear_tickets()
        self.laid = 0
        if self.detail == EVERYTHING:
            stakes.tell_drawing(self, len(bag))
        self.chance.shuffle(bag, HOLLOWS)
        last = self.is_last()
        on_tickets = self.taken()
        while self.calls < HOLLOWS and not (last and self._heap_gone()):
            knob = bag[self.calls]
            self.called[self.calls] = knob
            self.calls += 1
            if self.detail == EVERYTHING:
                stakes.tell_knob(self, knob)
            if self.bearing[knob] & on_tickets:
                self._lay_counters(knob, last)
            elif self.puts_away:
                self.away[knob] = 1  # loto.R8: it counts among the ten
        self.due = self._prizes_due()
        self.due_at = 0
        self.missing = 0
        self._pay_prizes()

    def _heap_gone(self) -> bool:
        """Without a counter on the table the last drawing ends (loto.32, loto.R22)."""
        if self.ledger.balance[self.pool] > 0:
            return False
        self.say("loto.32", "drawing-ends", NO_SEAT, self.calls)
        return True

    def _lay_counters(self, knob: i64, last: bool) -> None:
        """A counter on the number wherever it occurs, eldest first, ticket by ticket (loto.23, loto.R11)."""
        for step in range(self.seats):
            seat = (self.eldest + step) % self.seats
            tickets = self.held[seat] & self.bearing[knob]
            while tickets:
                low = tickets & -tickets
                tickets ^= low
                if self.ledger.balance[self.pool] == 0:
                    if last:
                        return
                    self._refill()
                ticket = CARD_OF[low % 67]
                self.covered[ticket] |= BIT[self.spot(ticket, knob)]
                self.laid += 1
                self.pay("loto.23", "lays-on-ticket", self.pool, seat, 1)

    def _refill(self) -> None:
        """In the middle of a drawing all contribute for the tickets they hold (loto.30)."""
        self.say("loto.30", "pool-exhausted")
        for step in range(self.seats):
            self._contribute((self.eldest + step) % self.seats, "loto.30")

    # -- prizes -----------------------------------------------------------------------------

    def _prizes_due(self) -> vec[i64]:
        """Every row by itself, eldest first, ticket by ticket, row by row (loto.25, loto.26)."""
        due = vec[i64](capacity=8)
        for step in range(self.seats):
            seat = (self.eldest + step) % self.seats
            tickets = self.held[seat]
            while tickets:
                low = tickets & -tickets
                tickets ^= low
                ticket = CARD_OF[low % 67]
                row: i64 = 0
                while row < 3:
                    counters = count(self.covered[ticket] & ROW[row])
                    if counters > 1:
                        due = append(due, (seat * 24 + ticket) * 8 + counters)
                    elif counters == 1 and self.detail == EVERYTHING:
                        stakes.tell_abstract(self, seat, ticket)
                    row += 1
        return due

    def _pay_prizes(self) -> None:
        """From the heap, before another drawing (loto.27); when it cannot meet a prize, all contribute anew."""
        while self.due_at < len(self.due):
            code = self.due[self.due_at]
            owed = self.missing if self.missing else PRIZE[code & 7]
            heap = self.ledger.balance[self.pool]
            self._pay_prize(code, min(owed, heap))
            if owed > heap:
                self.missing = owed - heap
                if self.is_last():
                    break
                self.say("loto.30", "pool-exhausted")
                self._open_window(CHANGE)  # loto.20
                return
            self.missing = 0
            self.due_at += 1
        if self.detail == EVERYTHING:
            stakes.tell_prizes_paid(self)
        self._end_drawing()

    def _pay_prize(self, code: i64, counters: int) -> None:
        if counters > 0:
            clause = "loto.28" if self.from_stock else "loto.26"
            message = "prize-from-stock" if self.from_stock else "wins-prize"
            if self.detail == EVERYTHING:
                stakes.tell_prize(self, code)
            self.pay(clause, message, self.pool, (code >> 3) // 24, counters)

    def _end_drawing(self) -> None:
        """The knobs go back into the bag, and the bag to the next player (loto.29)."""
        if self.is_last():
            self._finish()
            return
        self.clear_tickets()
        self.drawer = (self.drawer + 1) % self.seats
        self.say("loto.29", "bag-passes", self.drawer)
        if self.consent:
            self._open_window(SWAPS)
        else:
            self.phase = DRAWING
            self._await_chance()

    def _finish(self) -> None:
        """The counters won are redeemed (loto.34); those left in the heap go back by tickets held (loto.R10)."""
        if self.detail == EVERYTHING:
            stakes.tell_redemption(self)
        heap = self.ledger.balance[self.pool]
        tickets = int(count(self.taken()))
        parts = [heap * int(count(self.held[seat])) // tickets for seat in range(self.seats)]
        parts[self.eldest] += heap - sum(parts)
        for step in range(self.seats):
            seat = (self.eldest + step) % self.seats
            if parts[seat] > 0:
                self.pay("loto.R10", "gets-back", self.pool, seat, parts[seat])
        self.phase = OVER
        self.over = True
        self._await_chance()

    # -- the table ----------------------------------------------------------------------------

    def knobs_in_bag(self) -> list[int]:
        """Ninety, less those put away; in the middle of paying, less those on the board."""
        gone = self.knobs_called()
        return [knob for knob in range(NUMBERS) if not self.away[knob] and knob not in gone]

    def lay_out_own(self, view: View, seat: i64) -> None:
        stakes.lay_out(self, view)

    def own_words(self) -> list[str]:
        return stakes.WORDS

    def read_own(self, word: str, seat: int) -> list[str]:
        return stakes.read(self, word, seat)

    def arrange_start(self, setup: Setup) -> None:
        seat = self.names.index(setup.word("eldest", self.names, self.names[self.chance.pick(self.seats)]))
        self.choose_eldest(seat)

    def arrange_own(self, setup: Setup) -> None:
        stakes.arrange(self, setup)

    def drawing_comes(self) -> None:
        """A case begins after the exchanges."""
        self._clear_window()
        self.phase = DRAWING
        self._await_chance()
