"""Loto by the first method: numbers are called, the first to answer covers, a full ticket takes the pool."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, CARD_OF, cards_in, count
from parlour.core.chance import Chance, below
from parlour.core.events import NO_SEAT
from parlour.core.game import EVERYTHING
from parlour.core.moves import NONE, NOTHING, Choices, Move, Refusal, Verb
from parlour.core.options import Options
from parlour.core.setup import Setup
from parlour.core.view import View
from parlour.errors import BadCase
from parlour.games.loto import refusals, table
from parlour.games.loto.state import ALL_KNOBS, FULL, Loto, rows_covered
from parlour.games.loto.words import A_CALL, ANSWER, ANSWERING, BOX, CALL, DEAL, OVER, WAIT, WAITING

WINNER: Final = 0
SAVED: Final = 1
QUARTERS: Final = 2
PLANS: Final = ["winner", "counters_saved", "quarters"]
FOR_PLAN: Final = ["loto.14", "loto.10", "loto.11"]  # the clause that gives the pool away
EXHAUSTED: Final = "loto.R5"


class FirstMethod(Loto):
    """The caller is the engine: he holds no ticket and no stake (loto.8)."""

    each: i64  # tickets dealt to each
    plan: i64
    exclusive: bool
    stake: int
    pool: i64  # accounts
    on_tickets: i64

    bag: vec[i64]
    fresh: i64  # tickets on which the number now called has been covered
    row_won: bool
    two_won: bool
    lying: vec[i64]  # counters_saved: by seat, counters on its tickets

    def __init__(self, options: Options, names: list[str], chance: Chance, source: FirstMethod | None = None) -> None:
        saved = options.word("prize_plan") == PLANS[SAVED]
        super().__init__(options, names, chance, ["pool", "tickets"] if saved else ["pool"], source)
        self.pool = self.seats
        self.on_tickets = self.seats + 1
        if source is None:
            self.each = options.number("cards_each")
            self.plan = PLANS.index(options.word("prize_plan"))
            self.exclusive = options.word("answer_rule") == "exclusive"
            self.stake = options.number("saved_contribution" if self.plan == SAVED else "stake")
            self.bag = ALL_KNOBS[:]
            self._clear_prizes()
        else:
            self.each = source.each
            self.plan = source.plan
            self.exclusive = source.exclusive
            self.stake = source.stake
            self.bag = source.bag[:]
            self.fresh = source.fresh
            self.row_won = source.row_won
            self.two_won = source.two_won
            self.lying = source.lying[:]

    def _clear_prizes(self) -> None:
        self.fresh = 0
        self.row_won = False
        self.two_won = False
        self.lying = vec[i64]([0 for _name in self.names])

    def copy(self) -> FirstMethod:
        return FirstMethod(self.options, self.names, self.chance.copy(), self)

    # -- deal and stakes -----------------------------------------------------------

    def _go_on(self) -> None:
        if self.phase == CALL:
            self._call()
        elif self.phase == BOX:
            self.open_box({})
        else:
            self.begin()

    def tickets_due(self, seat: i64) -> i64:
        return self.each

    def begin(self) -> None:
        """Tickets are dealt (loto.8), each stakes (loto.9) or gives his counters (loto.10)."""
        self.deal()
        self.deals += 1
        self.clear_tickets()
        self._clear_prizes()
        self.bag = ALL_KNOBS[:]
        if self.detail == EVERYTHING:
            table.tell_deal(self)
        clause, message = ("loto.10", "contributes") if self.plan == SAVED else ("loto.9", "stakes")
        for seat in range(self.seats):
            self.pay(clause, message, seat, self.pool, self.stake)
        self.phase = CALL

    # -- the call -------------------------------------------------------------------

    def _call(self) -> None:
        """A knob is drawn and called (loto.12); all who have the number are asked at once (loto.13)."""
        bag = self.bag
        self.chance.shuffle(bag, 1)
        knob = bag[0]
        self.bag = bag[1:]
        self.called[self.calls] = knob
        self.calls += 1
        self.fresh = 0
        if self.detail == EVERYTHING:
            table.tell_call(self, knob)
        asked = self._having(self.bearing[knob])
        if asked:
            self._ask(asked)
        else:
            self._close_call()

    def _having(self, tickets: i64) -> i64:
        """The seats with any of these tickets."""
        seats: i64 = 0
        held = self.held
        seat: i64 = 0
        while seat < self.seats:
            if held[seat] & tickets:
                seats |= BIT[seat]
            seat += 1
        return seats

    def moves(self, seat: i64) -> Choices:
        return A_CALL if self.waits & BIT[seat] else NOTHING

    def allows(self, seat: i64, move: Move) -> bool:
        verb = move.verb
        return (
            self.waits & BIT[seat] != 0
            and (verb is ANSWER or verb is WAIT)
            and move.a == NONE
            and move.b == NONE
            and move.c == NONE
        )

    def pick(self, seat: i64, s: i64) -> Move:
        return ANSWERING if below(s, 2) == 0 else WAITING

    def _refusal(self, seat: i64, move: Move) -> Refusal:
        return refusals.why_no_answer(self, seat, move)

    def verbs(self) -> list[Verb]:
        return [ANSWER, WAIT]

    def act(self, seat: i64, move: Move) -> None:
        answered = move.verb is ANSWER
        if answered:
            self._cover(seat)
        elif self.detail == EVERYTHING:
            table.tell_waiting(self, seat)
        self.waits ^= BIT[seat]
        self.may = self.waits
        if self.waits == 0 or (answered and self.exclusive):  # loto.13, loto.R3
            self._close_call()

    def _cover(self, seat: i64) -> None:
        """The number called, on all tickets of the seat that have it; it stays covered (loto.R4)."""
        knob = self.called[self.calls - 1]
        tickets = self.held[seat] & self.bearing[knob]
        self.fresh |= tickets
        while tickets:
            low = tickets & -tickets
            tickets ^= low
            self.cover(seat, CARD_OF[low % 67], knob)

    def cover(self, seat: i64, ticket: i64, knob: i64) -> None:
        self.covered[ticket] |= BIT[self.spot(ticket, knob)]
        if self.detail == EVERYTHING:
            table.tell_covering(self, seat, ticket, knob)
        if self.plan == SAVED:
            self._lay_counter(seat)

    def _lay_counter(self, seat: i64) -> None:
        """Counters_saved: the covering counter comes out of the pool, as long as it has any (loto.R14)."""
        if self.ledger.balance[self.pool] > 0:
            self.pay("loto.13", "lays-counter", self.pool, self.on_tickets, 1)
            self.lying[seat] += 1
        else:
            self.say("loto.R14", "no-counter-left", seat)

    def _close_call(self) -> None:
        """Nobody can answer any more: late answers find their window closed (loto.R4).  Then the prizes."""
        self._close(self.waits)
        self._await_chance()
        if self.fresh:
            if self.plan == QUARTERS:
                self._row_prizes()
            full = self._fresh_with(3)
            if full:
                self._full_ticket(full)
                return
        if len(self.bag) == 0:
            self._bag_exhausted()

    # -- prizes ----------------------------------------------------------------------------

    def _fresh_with(self, rows: i64) -> i64:
        """The seats that now have so many rows covered on a ticket just covered (loto.R12: of the same ticket)."""
        tickets = self.fresh
        found: i64 = 0
        while tickets:
            low = tickets & -tickets
            tickets ^= low
            covered = self.covered[CARD_OF[low % 67]]
            if covered == FULL or (rows < 3 and rows_covered(covered) >= rows):
                found |= low
        return self._having(found)

    def _row_prizes(self) -> None:
        """A quarter of the pool for the first row, another for the first two rows (loto.11)."""
        quarter = int(self.seats) * self.stake // 4
        if not self.row_won:
            firsts = self._fresh_with(1)
            if firsts:
                self.row_won = True
                self._share(firsts, quarter, "loto.11", "first-row")
        if not self.two_won:
            firsts = self._fresh_with(2)
            if firsts:
                self.two_won = True
                self._share(firsts, quarter, "loto.11", "first-two-rows")

    def _full_ticket(self, winners: i64) -> None:
        """A ticket is full (loto.14): its player takes what the plan gives him, and the game is at an end."""
        if self.detail == EVERYTHING:
            for seat in cards_in(winners):
                self.say("loto.14", "fills-ticket", seat)
        self._settle(winners, FOR_PLAN[self.plan])

    def _bag_exhausted(self) -> None:
        """No full ticket: the fullest counts for one, with the quarters nobody won (loto.R5)."""
        most: i64 = -1
        best: i64 = 0
        for seat in range(self.seats):
            for ticket in cards_in(self.held[seat]):
                covered = count(self.covered[ticket])
                if covered > most:
                    most = covered
                    best = 0
                if covered == most:
                    best |= BIT[seat]
        self.say(EXHAUSTED, "bag-exhausted", NO_SEAT, most)
        self._settle(best, EXHAUSTED)

    def _settle(self, winners: i64, clause: str) -> None:
        if self.plan == SAVED:
            for seat in range(self.seats):
                if self.lying[seat]:
                    self.pay("loto.10", "takes-back", self.on_tickets, seat, self.lying[seat])
        self._share(winners, self.ledger.balance[self.pool], clause, "takes-pool")
        if self.deals == self.agreed:
            self.over = True
            self.phase = OVER
        else:
            self.phase = DEAL

    def _share(self, winners: i64, counters: int, clause: str, message: str) -> None:
        """Equal parts, an indivisible rest to the lowest seat (loto.R5)."""
        seats = cards_in(winners)
        if len(seats) > 1:
            clause = EXHAUSTED
        part = counters // len(seats)
        rest = counters - part * len(seats)
        for seat in seats:
            if part + rest > 0:
                self.pay(clause, message, self.pool, seat, part + rest)
            rest = 0

    # -- the table -------------------------------------------------------------------------

    def knobs_in_bag(self) -> list[int]:
        return [self.bag[i] for i in range(len(self.bag))] if self.deals else []

    def lay_out_own(self, view: View, seat: i64) -> None:
        table.lay_out_call(self, view, seat)

    def own_words(self) -> list[str]:
        return ["called", "lying"]

    def read_own(self, word: str, seat: int) -> list[str]:
        if word == "lying":
            return [str(self.lying[self.known_seat(word, seat)])]
        return table.faces(self.knobs_called())

    def arrange_own(self, setup: Setup) -> None:
        """Which of the games agreed it is, knobs called already, and what is covered by them."""
        self.deals = setup.number("deals", 1)
        if not 1 <= self.deals <= self.agreed:
            raise BadCase(f"deals cannot be {self.deals}: {self.agreed} games are agreed")
        for knob in setup.cards("called", self.pack):
            self.called[self.calls] = knob
            self.calls += 1
            self.bag = vec[i64]([other for other in self.bag if other != knob])
        for seat in range(self.seats):
            for ticket in cards_in(self.held[seat]):
                for knob in setup.cards(f"covered {self.names[seat]}/{ticket + 1}", self.pack):
                    table.demand_called(self, ticket, knob)
                    self.cover(seat, ticket, knob)
                self.fresh |= BIT[ticket]
        if self._fresh_with(3):
            raise BadCase("a full ticket ends the game: leave one of its numbers uncovered")
        if self.plan == QUARTERS:
            self._row_prizes()
        self.fresh = 0
