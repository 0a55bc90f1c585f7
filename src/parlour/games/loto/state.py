"""What lies on the table at Loto by both methods, and is carried from game to game or drawing to drawing."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BLANK, NO_CARD, cards_in
from parlour.core.chance import Chance
from parlour.core.copying import Shared, refresh, take_over
from parlour.core.game import ALL_SEATS, Game
from parlour.core.ledger import Ledger
from parlour.core.options import Agreed, Options, agreed_on
from parlour.core.pickling import Part
from parlour.games.loto.options import tickets_wanted
from parlour.games.loto.rules.box import NO_BEARING, NO_ROWS, ON_TICKET
from parlour.games.loto.words import BOX, KNOBS, PLANS, SAVED

FULL: Final = 32767  # fifteen numbers covered
ROW: Final = vec[i64]([31, 992, 31744])
NOTHING_DUE: Final = vec[i64]()


class LotoAgreed(Agreed):
    """What the table has agreed on; made once from the options and shared by all copies of a game."""

    def __init__(self, options: Options) -> None:
        seats = options.number("players")
        deals = options.values["deals"]
        self.tickets: Final[i64] = int(options.word("tickets"))  # in the box
        self.deals: Final[i64] = deals if isinstance(deals, int) else seats  # games by the first method, or drawings
        self.pool: Final[i64] = seats  # its account comes after those of the seats
        # the first method
        self.each: Final[i64] = options.number("cards_each")
        self.plan: Final[i64] = PLANS.index(options.word("prize_plan"))
        self.stake: Final[int] = options.number("saved_contribution" if self.plan == SAVED else "stake")
        self.exclusive: Final[bool] = options.word("answer_rule") == "exclusive"
        self.on_tickets: Final[i64] = seats + 1  # the account of counters lying on tickets
        # the second method
        self.wanted: Final[vec[i64]] = vec[i64](tickets_wanted(options.values))  # by seat; none: loto.15, loto.R7
        self.consent: Final[bool] = options.is_on("swap_consent")  # to exchanges before every drawing
        self.puts_away: Final[bool] = options.is_on("put_away")
        self.from_stock: Final[bool] = options.is_on("pay_from_stock")
        super().__init__(options)


@mypyc_attr(acyclic=True, free_list_len=1)
class LotoDeal(Part):
    """What is covered in one game of the first method, or one drawing of the second."""

    covered: vec[i64]  # by ticket, which of its fifteen numbers

    def __init__(self, tickets: i64) -> None:
        self.covered = BLANK[:tickets]

    def copy(self) -> LotoDeal:
        new = LotoDeal(0)
        take_over(new, self, LotoDeal)
        return new

    def refresh(self, source: LotoDeal) -> None:
        refresh(self, source, LotoDeal)


@mypyc_attr(acyclic=True, free_list_len=1)
class PoolClaims(Part):
    """By the first method: what gives a claim to the pool of this game."""

    lying: vec[i64]  # counters_saved: by seat, counters on its tickets
    fresh: i64 = 0  # tickets on which the number now called has been covered
    row_won: bool = False
    two_won: bool = False

    def __init__(self, seats: i64) -> None:
        self.lying = BLANK[:seats]

    def copy(self) -> PoolClaims:
        new = PoolClaims(0)
        take_over(new, self, PoolClaims)
        return new

    def refresh(self, source: PoolClaims) -> None:
        refresh(self, source, PoolClaims)


@mypyc_attr(acyclic=True, free_list_len=1)
class PrizeClaims(Part):
    """By the second method: the prizes of this drawing, and how far they are paid."""

    due: Shared  # (seat * 24 + ticket) * 8 + counters on the row
    paid: i64 = 0  # how many of them
    missing: i64 = 0  # of a prize of which the heap could pay only a part

    def __init__(self, due: vec[i64]) -> None:
        self.due = due

    def copy(self) -> PrizeClaims:
        new = PrizeClaims(self.due)
        take_over(new, self, PrizeClaims)
        return new


@mypyc_attr(acyclic=True, free_list_len=1)
class ExchangeWindow(Part):
    """By the second method: one round of exchanges, or of changes before a refill."""

    turn_of: i64
    swaps: i64 = 0  # how often he whose turn it is has offered to exchange
    moved: i64 = 0  # tickets moved in this window
    offered: i64 = NO_CARD  # the ticket offered in trade
    asked_for: i64 = NO_CARD  # the ticket asked for it

    def __init__(self, turn_of: i64) -> None:
        self.turn_of = turn_of

    def copy(self) -> ExchangeWindow:
        new = ExchangeWindow(self.turn_of)
        take_over(new, self, ExchangeWindow)
        return new


class LotoState(Game):
    """A table with tickets: who holds which, what is covered, what is still in the bag."""

    agreed: LotoAgreed
    deal: LotoDeal
    rows: Shared  # the tickets of the box
    bearing: Shared  # by knob, the tickets that bear its number
    held: vec[i64]  # by seat, its tickets

    def __init__(self, options: Options, names: list[str], chance: Chance, source: LotoState | None) -> None:
        if source is None:
            self.agreed = agreed_on(options, LotoAgreed)
            self.deal = LotoDeal(self.agreed.tickets)
            self.rows = NO_ROWS
            self.bearing = NO_BEARING
            self.held = BLANK[: len(names)]
            accounts = ["pool", "tickets"] if self.agreed.plan == SAVED else ["pool"]
            super().__init__(options, names, KNOBS, chance, Ledger([*names, *accounts]))
        else:
            take_over(self, source, LotoState)
            super().__init__(options, names, KNOBS, chance, source.ledger.copy(), source)

    def become(self, source: LotoState, chance: Chance) -> None:
        """Turn from one copy of a game into another."""
        self._become(source, chance)
        refresh(self, source, LotoState)

    def taken(self) -> i64:
        """All tickets in front of players."""
        tickets: i64 = 0
        for seat in range(self.seats):
            tickets |= self.held[seat]
        return tickets

    def aside(self) -> i64:
        return ALL_SEATS[self.agreed.tickets] & ~self.taken() if self.phase != BOX else 0

    def spot(self, ticket: i64, knob: i64) -> i64:
        """Where on the ticket, 0 to 14, the number stands."""
        rows = self.rows
        first = at = ticket * ON_TICKET
        while rows[at] != knob:
            at += 1
        return at - first

    def knobs_on(self, ticket: int) -> list[int]:
        return [self.rows[ticket * ON_TICKET + i] for i in range(ON_TICKET)]

    def knobs_covered(self, ticket: int) -> list[int]:
        return [self.rows[ticket * ON_TICKET + i] for i in cards_in(self.deal.covered[ticket])]

    def knobs_called(self) -> list[int]:
        """In order."""
        raise NotImplementedError

    def knobs_in_bag(self) -> list[int]:
        raise NotImplementedError

    def counters_in_pool(self) -> int:
        return self.ledger[self.agreed.pool]

    def knows(self, seat: i64, card: i64) -> bool:
        """Everybody knows which knobs are in the bag; only their order does not exist before they are drawn."""
        return True

    def redeal(self, seat: i64, chance: Chance) -> Game:
        """Tickets, counters and knobs drawn lie open, and each draw is chance: only the chance is another."""
        twin = self.copy()
        twin.chance = chance
        return twin
