"""Loto by the first method: numbers are called, the first to answer covers, a full ticket takes the pool."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, CARD_OF, cards_in, count, lowest
from parlour.core.chance import Chance, below
from parlour.core.copying import Lent, Shared, refresh, take_over
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS, Game
from parlour.core.moves import NOTHING, Choices, Move
from parlour.core.options import Options
from parlour.core.sight import Sight
from parlour.core.vocabulary import Vocabulary
from parlour.games.loto import events, words
from parlour.games.loto.rules.box import IN_ORDER, NO_BEARING, NUMBERS, ON_TICKET
from parlour.games.loto.rules.game import Loto
from parlour.games.loto.setup import FIRST_VOCABULARY
from parlour.games.loto.state import FULL, ROW, LotoDeal, PoolClaims
from parlour.games.loto.view import lay_out_first

EXHAUSTED: Final = "loto.R5"


class FirstMethod(Loto):
    """The caller is the engine: he holds no ticket and no stake (loto.8)."""

    bag: Lent  # all knobs; those called lie first, in their order
    lent: bool
    drawn: i64 = 0  # how many are called
    having: Shared  # by knob, the seats that have its number in this game
    claims: PoolClaims

    def __init__(self, options: Options, names: list[str], chance: Chance, source: FirstMethod | None = None) -> None:
        if source is None:
            self.bag = IN_ORDER[:]
            self.lent = False
            self.having = NO_BEARING
            self.claims = PoolClaims(len(names))
        else:
            source.lent = True
            take_over(self, source, FirstMethod)
        super().__init__(options, names, chance, source)

    def redeal_into(self, spent: Game, seat: i64, chance: Chance) -> Game:
        if not isinstance(spent, FirstMethod):
            return self.redeal(seat, chance)
        spent.become(self, chance)
        self.lent = True
        refresh(spent, self, FirstMethod)
        return spent

    def _go_on(self) -> None:
        if self.phase == words.CALL:
            self._call()
        elif self.phase == words.BOX:
            self.open_box({})
            self.phase = words.DEAL
        else:
            self.begin()

    def tickets_due(self, seat: i64) -> i64:
        return self.agreed.each

    def begin(self) -> None:
        """Tickets are dealt (loto.8), each stakes (loto.9) or gives his counters (loto.10)."""
        self.deal_tickets()
        self.having = self._having_each()
        self.deals += 1
        self.deal = LotoDeal(self.agreed.tickets)
        self.claims = PoolClaims(self.seats)
        self.bag = IN_ORDER[:]
        self.drawn = 0
        events.dealt(self)
        clause, message = ("loto.10", "contributes") if self.agreed.plan == words.SAVED else ("loto.9", "stakes")
        self.collect(clause, message, ALL_SEATS[self.seats], self.agreed.pool, self.agreed.stake)
        self.phase = words.CALL

    def _call(self) -> None:
        """A knob is drawn and called (loto.12); all who have the number are asked at once (loto.13)."""
        if self.lent:
            self.bag = self.bag[:]
            self.lent = False
        self.chance.draw_next(self.bag, self.drawn)
        knob = self.bag[self.drawn]
        self.drawn += 1
        self.claims.fresh = 0
        events.called(self, knob)
        asked = self.having[knob]
        if asked:
            self._ask(asked)
        else:
            self._close_call()

    def _having_each(self) -> vec[i64]:
        having = NO_BEARING[:]
        for seat in range(self.seats):
            tickets = self.held[seat]
            while tickets:
                first = lowest(tickets) * ON_TICKET
                tickets &= tickets - 1
                for i in range(first, first + ON_TICKET):
                    having[self.rows[i]] |= BIT[seat]
        return having

    def _holding(self, tickets: i64) -> i64:
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
        return words.A_CALL if self.waits & BIT[seat] else NOTHING

    def allows(self, seat: i64, move: Move) -> bool:
        """Two answers, and search asks for them at every call: without the list, a fifth more trials."""
        if self.waits & BIT[seat] == 0 or move.overfull():
            return False
        return move.verb is words.ANSWER or move.verb is words.WAIT

    def pick(self, seat: i64, state: i64) -> Move:
        return words.ANSWERING if below(state, 2) == 0 else words.WAITING  # as for ``allows``

    def act(self, seat: i64, move: Move) -> None:
        answered = move.verb is words.ANSWER
        if answered:
            self._cover(seat)
        else:
            self.say("loto.R4", "waits", seat)
        self.waits ^= BIT[seat]
        self.may = self.waits
        if self.waits == 0 or (answered and self.agreed.exclusive):  # loto.13, loto.R3
            self._close_call()

    def last_called(self) -> i64:
        return self.bag[self.drawn - 1]

    def _cover(self, seat: i64) -> None:
        """The number called, on all tickets of the seat that have it; it stays covered (loto.R4)."""
        knob = self.last_called()
        tickets = self.held[seat] & self.bearing[knob]
        self.claims.fresh |= tickets
        while tickets:
            low = tickets & -tickets
            tickets ^= low
            self.cover(seat, CARD_OF[low % 67], knob)

    def cover(self, seat: i64, ticket: i64, knob: i64) -> None:
        self.deal.covered[ticket] |= BIT[self.spot(ticket, knob)]
        events.covered(self, seat, ticket, knob)
        if self.agreed.plan == words.SAVED:
            self._lay_counter(seat)

    def _lay_counter(self, seat: i64) -> None:
        """Counters_saved: the covering counter comes out of the pool, as long as it has any (loto.R14)."""
        if self.counters_in_pool() > 0:
            self.pay("loto.13", "lays-counter", self.agreed.pool, self.agreed.on_tickets, 1)
            self.claims.lying[seat] += 1
        else:
            self.say("loto.R14", "no-counter-left", seat)

    def _close_call(self) -> None:
        """Nobody can answer any more: late answers find their window closed (loto.R4).  Then the prizes."""
        if self.waits:
            self._close(self.waits)
            self._await_chance()
        if self.claims.fresh:
            if self.agreed.plan == words.QUARTERS:
                self.row_prizes()
            full = self.fresh_with(3)
            if full:
                events.filled_tickets(self, full)
                self._settle(full, words.FOR_PLAN[self.agreed.plan])  # loto.14
                return
        if self.drawn == NUMBERS:
            self._bag_exhausted()

    def fresh_with(self, rows: i64) -> i64:
        """The seats that now have so many rows covered on a ticket just covered (loto.R12: of the same ticket)."""
        tickets = self.claims.fresh
        found: i64 = 0
        while tickets:
            low = tickets & -tickets
            tickets ^= low
            covered = self.deal.covered[CARD_OF[low % 67]]
            if covered == FULL or (rows < 3 and rows_covered(covered) >= rows):
                found |= low
        return self._holding(found) if found else 0

    def row_prizes(self) -> None:
        """A quarter of the pool for the first row, another for the first two rows (loto.11)."""
        quarter = int(self.seats) * self.agreed.stake // 4
        claims = self.claims
        if not claims.row_won:
            firsts = self.fresh_with(1)
            if firsts:
                claims.row_won = True
                self._share(firsts, quarter, "loto.11", "first-row")
        if not claims.two_won:
            firsts = self.fresh_with(2)
            if firsts:
                claims.two_won = True
                self._share(firsts, quarter, "loto.11", "first-two-rows")

    def _bag_exhausted(self) -> None:
        """No full ticket: the fullest counts for one, with the quarters nobody won (loto.R5)."""
        most: i64 = -1
        best: i64 = 0
        for seat in range(self.seats):
            tickets = self.held[seat]
            while tickets:
                covered = count(self.deal.covered[lowest(tickets)])
                tickets &= tickets - 1
                if covered > most:
                    most = covered
                    best = 0
                if covered == most:
                    best |= BIT[seat]
        self.say(EXHAUSTED, "bag-exhausted", NO_SEAT, most)
        self._settle(best, EXHAUSTED)

    def _settle(self, winners: i64, clause: str) -> None:
        """The winner takes what the plan gives him, and this game is at an end."""
        lying = self.claims.lying
        for seat in range(self.seats):
            if lying[seat]:
                self.pay("loto.10", "takes-back", self.agreed.on_tickets, seat, lying[seat])
        self._share(winners, self.counters_in_pool(), clause, "takes-pool")
        if self.deals == self.agreed.deals:
            self._game_over(words.OVER)
        else:
            self.phase = words.DEAL

    def _share(self, winners: i64, counters: int, clause: str, message: str) -> None:
        """Equal parts, an indivisible rest to the lowest seat (loto.R5)."""
        seats = cards_in(winners)
        if len(seats) > 1:
            clause = EXHAUSTED
        part = counters // len(seats)
        rest = counters - part * len(seats)
        for seat in seats:
            if part + rest > 0:
                self.pay(clause, message, self.agreed.pool, seat, part + rest)
            rest = 0

    def knobs_called(self) -> list[int]:
        return [self.bag[i] for i in range(self.drawn)]

    def knobs_in_bag(self) -> list[int]:
        return [self.bag[i] for i in range(self.drawn, NUMBERS)] if self.deals else []

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        lay_out_first(self, sight)

    def _advice(self, seat: i64) -> list[str]:
        return ["loto.2"] if seat < self.seats and self.waits & BIT[seat] else []

    def vocabulary(self) -> Vocabulary:
        return FIRST_VOCABULARY


def rows_covered(covered: i64) -> i64:
    """How many rows of a ticket are covered."""
    n: i64 = 0
    row: i64 = 0
    while row < 3:
        if covered & ROW[row] == ROW[row]:
            n += 1
        row += 1
    return n
