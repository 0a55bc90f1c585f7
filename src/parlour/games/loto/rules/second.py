"""Loto by the second method: drawings of ten knobs, and prizes for lines out of one heap of counters."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import BIT, BLANK, CARD_OF, NO_CARD, cards_in, count
from parlour.core.chance import Chance
from parlour.core.copying import take_over
from parlour.core.events import NO_SEAT
from parlour.core.moves import NOTHING, Choices, Move, one_of
from parlour.core.options import Options
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.games.loto import events, words
from parlour.games.loto.rules.box import MOST_TICKETS, NUMBERS
from parlour.games.loto.rules.game import Loto
from parlour.games.loto.setup import SECOND_VOCABULARY
from parlour.games.loto.state import NOTHING_DUE, ROW, ExchangeWindow, LotoDeal, PrizeClaims
from parlour.games.loto.view import lay_out_second

HOLLOWS: Final = 10  # of the board: knobs in a drawing (loto.22)
TICKET_PRICE: Final = 60  # counters for each ticket (loto.35)
MOST_SWAPS: Final = 2  # of a seat in one window (loto.R16)
PRIZE: Final = vec[i64]([0, 0, 5, 25, 100, 250])  # by counters on the row (loto.25, loto.26)
NONE_AWAY: Final = vec[i64]([0 for _i in range(NUMBERS)])


class SecondMethod(Loto):
    """One heap of counters, bought by the stakes; coverings and prizes come out of it (loto.R6)."""

    claims: PrizeClaims
    exchange: ExchangeWindow
    put_in: vec[i64]  # by seat, counters paid into the heap
    away: vec[i64]  # by knob, 1 while it is kept out of the bag
    board: vec[i64]  # knobs drawn in this drawing, or the last, in order
    eldest: i64 = NO_SEAT
    drawer: i64 = NO_SEAT
    laid: i64 = 0  # counters laid on tickets in this drawing, or the last

    def __init__(self, options: Options, names: list[str], chance: Chance, source: SecondMethod | None = None) -> None:
        if source is None:
            self.claims = PrizeClaims(NOTHING_DUE)
            self.exchange = ExchangeWindow(NO_SEAT)
            self.put_in = BLANK[: len(names)]
            self.away = NONE_AWAY[:]
            self.board = vec[i64]()
        else:
            take_over(self, source, SecondMethod)
        super().__init__(options, names, chance, source)

    # -- lots, tickets and stakes --------------------------------------------------

    def _go_on(self) -> None:
        if self.phase == words.DRAWING:
            self._draw()
        elif self.phase == words.BOX:
            self.open_box({})
            self.phase = words.LOTS
        elif self.phase == words.LOTS:
            self.choose_eldest(self.chance.pick(self.seats))
        else:
            self.begin()

    def choose_eldest(self, seat: i64) -> None:
        self.eldest = seat
        self.drawer = seat
        self.phase = words.DEAL
        self.say("loto.22", "is-eldest", seat)
        self.say("loto.31", "drawings-agreed", NO_SEAT, self.agreed.deals)

    def eldest_seat(self) -> i64:
        return self.eldest

    def from_eldest(self) -> list[int]:
        """The seats in turn."""
        return [(self.eldest + step) % self.seats for step in range(self.seats)]

    def tickets_due(self, seat: i64) -> i64:
        """As the option says; else two each, or when that is too many the first in turn two, the others one."""
        if len(self.agreed.wanted):
            return self.agreed.wanted[seat]  # loto.16, loto.17
        turn = (seat - self.eldest + self.seats) % self.seats
        return 2 if turn < self.agreed.tickets - self.seats else 1  # loto.15, loto.R7

    def begin(self) -> None:
        """Each draws his tickets by lot and lays down his stake (loto.15, loto.21)."""
        self.deal_tickets()
        events.drew_tickets(self)
        self._contribute_all("loto.21")
        self.say("loto.35", "counters-needed", NO_SEAT, self.counters_needed())
        self._open_window(words.SWAPS)

    def _contribute_all(self, clause: str) -> None:
        for seat in self.from_eldest():
            self._contribute(seat, clause)

    def _contribute(self, seat: i64, clause: str) -> None:
        counters = TICKET_PRICE * count(self.held[seat])
        self.pay(clause, "pays-in", seat, self.agreed.pool, counters)
        self.put_in[seat] += counters

    # -- windows: exchanges, and changes before a refill --------------------------

    def _open_window(self, phase: i64) -> None:
        """From the eldest each in turn, until he is ready (loto.19; loto.20 before a refill)."""
        self.phase = phase
        self.exchange = ExchangeWindow(self.eldest)
        self._turn(self.eldest)

    def window_clause(self) -> str:
        return "loto.20" if self.phase == words.CHANGE else "loto.19"

    def moves(self, seat: i64) -> Choices:
        if self.waits & BIT[seat] == 0:
            return NOTHING
        if self.exchange.offered >= 0:
            return words.AN_OFFER
        found = Choices([])
        if self.may_exchange():
            self._add_exchanges(found, seat)
        if self.phase == words.CHANGE:
            moved = self.exchange.moved
            own = self.held[seat]
            if own & (own - 1):
                found.add(one_of(words.THROWING, own & ~moved))  # loto.R13: never his last
            found.add(one_of(words.TAKING, self.aside() & ~moved))
        found.add(words.TO_BE_READY)
        return found

    def may_exchange(self) -> bool:
        """Before the first drawing, later with consent (loto.19); twice in a window at most (loto.R16)."""
        return (self.phase == words.SWAPS or self.agreed.consent) and self.exchange.swaps < MOST_SWAPS

    def _add_exchanges(self, found: Choices, seat: i64) -> None:
        moved = self.exchange.moved
        aside = self.aside() & ~moved
        for own in cards_in(self.held[seat] & ~moved):
            found.add(one_of(Move(words.SWAP, own), aside, 1))
            for other in range(self.seats):
                if other != seat:
                    found.add(one_of(Move(words.TRADE, own, other), self.held[other] & ~moved, 2))

    def act(self, seat: i64, move: Move) -> None:
        verb = move.verb
        if verb is words.READY:
            self._ready(seat)
        elif verb is words.SWAP:
            self._swap(seat, move.a, move.b)
        elif verb is words.TRADE:
            self._offer(seat, move.a, move.b, move.c)
        elif verb is words.AGREE or verb is words.DECLINE:
            self._answer_offer(seat, verb is words.AGREE)
        elif verb is words.THROW:
            self._throw(seat, move.a)
        else:
            self._take(seat, move.a)

    def _swap(self, seat: i64, own: i64, theirs: i64) -> None:
        """One of his tickets for one of those laid aside."""
        events.swapped(self, seat, own, theirs)
        self.exchange.swaps += 1
        self._move(seat, BIT[own] | BIT[theirs])
        self._return_knobs(theirs)
        self._turn(seat)

    def _offer(self, seat: i64, own: i64, other: i64, theirs: i64) -> None:
        events.offered_trade(self, seat, own, other, theirs)
        exchange = self.exchange
        exchange.swaps += 1
        exchange.offered = own
        exchange.asked_for = theirs
        self._turn(other)

    def _answer_offer(self, seat: i64, agreed: bool) -> None:
        events.answered(self, seat, agreed)
        exchange = self.exchange
        if agreed:
            both = BIT[exchange.offered] | BIT[exchange.asked_for]
            self._move(exchange.turn_of, both)
            self._move(seat, both)
        exchange.offered = NO_CARD
        exchange.asked_for = NO_CARD
        self._turn(exchange.turn_of)

    def _throw(self, seat: i64, ticket: i64) -> None:
        events.threw_up(self, seat, ticket)
        self._move(seat, BIT[ticket])
        self._turn(seat)

    def _take(self, seat: i64, ticket: i64) -> None:
        events.took(self, seat, ticket)
        self._move(seat, BIT[ticket])
        self._return_knobs(ticket)
        self._turn(seat)

    def _move(self, seat: i64, tickets: i64) -> None:
        """The seat's own among these tickets leave it, the others come to it."""
        self.held[seat] ^= tickets
        self.exchange.moved |= tickets

    def _return_knobs(self, ticket: i64) -> None:
        """Put away only until somebody takes a ticket with the number (loto.24)."""
        for knob in self.knobs_on(ticket):
            if self.away[knob]:
                self.away[knob] = 0
                events.returned(self, knob)

    def _ready(self, seat: i64) -> None:
        events.ready(self, seat)
        change = self.phase == words.CHANGE
        if change:
            self._contribute(seat, "loto.30")
        following = self.left(seat)
        if following != self.eldest:
            self.exchange.swaps = 0
            self.exchange.turn_of = following
            self._turn(following)
            return
        self.drawing_comes()
        if change:
            self._pay_prizes()

    def drawing_comes(self) -> None:
        """The window is closed, and the knobs come next."""
        self.exchange = ExchangeWindow(NO_SEAT)
        self.phase = words.DRAWING
        self._await_chance()

    # -- the drawing ---------------------------------------------------------------------

    def is_last(self) -> bool:
        return self.deals == self.agreed.deals

    def _draw(self) -> None:
        """The drawer shakes the bag and draws ten knobs, calling each and setting it on the board (loto.22)."""
        bag = vec[i64](self.knobs_in_bag())
        self.deals += 1
        self._clear_board()
        self.laid = 0
        events.shook_bag(self, len(bag))
        self.chance.shuffle(bag, HOLLOWS)
        last = self.is_last()
        on_tickets = self.taken()
        drawn: i64 = 0
        while drawn < HOLLOWS and not (last and self._heap_gone()):
            knob = bag[drawn]
            drawn += 1
            self.board = append(self.board, knob)
            events.drew(self, knob)
            if self.bearing[knob] & on_tickets:
                self._lay_counters(knob, last)
            elif self.agreed.puts_away:
                self.away[knob] = 1  # loto.R8: it counts among the ten
                events.put_away(self, knob)
        self.claims = PrizeClaims(self._prizes_due())
        self._pay_prizes()

    def _clear_board(self) -> None:
        self.deal = LotoDeal(self.agreed.tickets)
        self.board = vec[i64]()

    def _heap_gone(self) -> bool:
        """Without a counter on the table the last drawing ends (loto.32, loto.R22)."""
        if self.counters_in_pool() > 0:
            return False
        self.say("loto.32", "drawing-ends", NO_SEAT, len(self.board))
        return True

    def _lay_counters(self, knob: i64, last: bool) -> None:
        """A counter on the number wherever it occurs, eldest first, ticket by ticket (loto.23, loto.R11)."""
        for step in range(self.seats):
            seat = (self.eldest + step) % self.seats
            tickets = self.held[seat] & self.bearing[knob]
            while tickets:
                low = tickets & -tickets
                tickets ^= low
                if self.ledger[self.agreed.pool] == 0:
                    if last:
                        return
                    self.say("loto.30", "pool-exhausted")
                    self._contribute_all("loto.30")  # in the middle of a drawing, for the tickets held
                ticket = CARD_OF[low % 67]
                self.deal.covered[ticket] |= BIT[self.spot(ticket, knob)]
                self.laid += 1
                self.pay("loto.23", "lays-on-ticket", self.agreed.pool, seat, 1)

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
                covered = self.deal.covered[ticket]
                row: i64 = 0
                while row < 3:
                    counters = count(covered & ROW[row])
                    if counters > 1:
                        due = append(due, (seat * MOST_TICKETS + ticket) * 8 + counters)
                    elif counters == 1:
                        self.say("loto.25", "abstract", seat, ticket + 1)
                    row += 1
        return due

    def _pay_prizes(self) -> None:
        """From the heap, before another drawing (loto.27); when it cannot meet a prize, all contribute anew."""
        claims = self.claims
        while claims.paid < len(claims.due):
            code = claims.due[claims.paid]
            owed = claims.missing if claims.missing else PRIZE[code & 7]
            heap = self.counters_in_pool()
            self._pay_prize(code, min(owed, heap))
            if owed > heap:
                claims.missing = owed - heap
                if self.is_last():
                    break
                self.say("loto.30", "pool-exhausted")
                self._open_window(words.CHANGE)  # loto.20
                return
            claims.missing = 0
            claims.paid += 1
        events.paid_prizes(self)
        self._end_drawing()

    def _pay_prize(self, code: i64, counters: int) -> None:
        if counters > 0:
            clause = "loto.28" if self.agreed.from_stock else "loto.26"
            message = "prize-from-stock" if self.agreed.from_stock else "wins-prize"
            events.won(self, code)
            self.pay(clause, message, self.agreed.pool, (code >> 3) // MOST_TICKETS, counters)

    def _end_drawing(self) -> None:
        """The knobs go back into the bag, and the bag to the next player (loto.29)."""
        if self.is_last():
            self._finish()
            return
        self._clear_board()
        self.drawer = self.left(self.drawer)
        self.say("loto.29", "bag-passes", self.drawer)
        if self.agreed.consent:
            self._open_window(words.SWAPS)
        else:
            self.phase = words.DRAWING
            self._await_chance()

    def _finish(self) -> None:
        """The counters won are redeemed (loto.34); those left in the heap go back by tickets held (loto.R10)."""
        events.redeemed(self)
        heap = self.counters_in_pool()
        tickets = int(count(self.taken()))
        parts = [heap * int(count(self.held[seat])) // tickets for seat in range(self.seats)]
        parts[self.eldest] += heap - sum(parts)
        for seat in self.from_eldest():
            if parts[seat] > 0:
                self.pay("loto.R10", "gets-back", self.agreed.pool, seat, parts[seat])
        self._game_over(words.OVER)

    # -- the table ----------------------------------------------------------------------------

    def knobs_called(self) -> list[int]:
        return [self.board[i] for i in range(len(self.board))]

    def knobs_in_bag(self) -> list[int]:
        """Ninety, less those put away; in the middle of paying, less those on the board."""
        gone = self.knobs_called()
        return [knob for knob in range(NUMBERS) if not self.away[knob] and knob not in gone]

    def knobs_away(self) -> list[int]:
        return [knob for knob in range(NUMBERS) if self.away[knob]]

    def tickets_offered(self) -> list[int]:
        """The ticket offered in trade and the one asked for it, if any are."""
        exchange = self.exchange
        return [exchange.offered, exchange.asked_for] if exchange.offered >= 0 else []

    def counters_needed(self) -> i64:
        return TICKET_PRICE * count(self.taken())

    def won(self, seat: i64) -> int:
        """Counters the seat has from coverings and prizes."""
        return self.ledger[seat] + int(self.put_in[seat])

    def money_staked(self, seat: i64) -> str:
        """For the tickets the seat holds: the stake is for two (loto.15 to loto.17)."""
        return str(Fraction(self.options.number("stake") * int(count(self.held[seat])), 2))

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        lay_out_second(self, sight)

    def vocabulary(self) -> Vocabulary:
        return SECOND_VOCABULARY
