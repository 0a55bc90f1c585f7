"""What a table of Spoil Five holds: the options in force, the pool, and the cards of the hand now played."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BLANK, FRENCH_52, NO_CARD, NO_SUIT, rank
from parlour.core.chance import Chance
from parlour.core.copying import Shared, take_over
from parlour.core.events import NO_SEAT
from parlour.core.game import Game
from parlour.core.ledger import Ledger
from parlour.core.options import Agreed, Options, agreed_on
from parlour.games.spoil_five.rules.ranks import ACE, ORDINARY
from parlour.mechanisms.accidents import rates_of
from parlour.mechanisms.trick_deal import TrickDeal, seen_by
from parlour.mechanisms.trick_misdeals import DEAL_ACCIDENTS

EACH: Final = 5  # cards in a hand (spoil-five.12)


class SpoilFiveAgreed(Agreed):
    """What the table has agreed on.  A side is one seat, or the partners who play together."""

    def __init__(self, options: Options) -> None:
        seats = options.number("players")
        partners, points, deals = options.word("partners"), options.word("points"), options.values["deals"]
        self.stake: Final[int] = options.number("stake")
        self.spoil_stake: Final[int] = options.number("spoil_stake")
        self.dealer_stake: Final[int] = options.number("dealer_stake")
        self.sides: Final[i64] = 2 if partners == "two_sides" else seats // 2 if partners == "pairs" else seats
        self.side: Final[vec[i64]] = vec[i64]([seat % self.sides for seat in range(seats)])  # by seat: its number
        self.robbing: Final[bool] = options.word("robbing") != "off"
        self.compulsory: Final[bool] = options.word("robbing") == "compulsory"
        self.first_order: Final[i64] = ORDINARY if options.word("order") == "ordinary" else 0  # where those used begin
        self.need: Final[i64] = 2 if options.is_on("two_tricks_win") else 3  # tricks that take the pool
        self.fiving: Final[bool] = options.is_on("fiving")
        self.jinking: Final[bool] = options.is_on("jinking")
        self.target: Final[i64] = 0 if points == "off" else int(points)  # points that win the game; 0: no points
        self.rates: Final[list[float]] = rates_of(options, "accidents", DEAL_ACCIDENTS)
        self.round: Final[bool] = deals == "round"
        self.rebuys: Final[bool] = options.word("misdeal") == "may_rebuy"
        self.deals: Final[i64] = deals if isinstance(deals, int) else 0 if deals == "game" else seats  # 0: until won
        super().__init__(options)


@mypyc_attr(acyclic=True, free_list_len=1)
class SpoilFiveDeal(TrickDeal):
    """The cards and tricks of one hand; the next hand is a new one."""

    deck: Shared  # fiving: the shuffled pack, never changed once dealt
    next_card: i64 = 0
    stock: i64 = 0
    passed: i64 = 0  # turn-ups that fiving has set aside
    shown: i64 = 0  # cards of this deal that everybody knows, besides those played
    turn_up: i64 = NO_CARD
    turn_taken: bool = False
    trump: i64 = NO_SUIT
    ranking: i64 = 0  # the order in force
    ace: i64 = 0  # the ace whose holder may still rob, as a bit
    robber: i64 = NO_SEAT
    laid: i64 = 0  # the card he put out, as a bit
    jinker: i64 = NO_SEAT

    def __init__(self, seats: i64, source: SpoilFiveDeal | None = None) -> None:
        super().__init__(seats, source)
        if source is not None:
            take_over(self, source, SpoilFiveDeal)
            return
        self.deck = FRENCH_52.sheet

    def copy(self) -> SpoilFiveDeal:
        return SpoilFiveDeal(0, self)

    def gather(self) -> None:
        """The cards go back to the pack; who won which tricks is still remembered."""
        self.gather_tricks()
        self.stock = 0
        self.passed = 0
        self.shown = 0
        self.turn_up = NO_CARD
        self.trump = NO_SUIT
        self.ace = 0
        self.robber = NO_SEAT
        self.laid = 0


class SpoilFiveState(Game):
    """A pool for which all play, hand after hand."""

    agreed: SpoilFiveAgreed
    deal: SpoilFiveDeal
    points: Shared  # by side
    finished: i64 = 0  # hands
    fresh: bool = True  # the next stakes are full

    def __init__(
        self, options: Options, names: list[str], chance: Chance, source: SpoilFiveState | None = None
    ) -> None:
        if source is None:
            self.agreed = agreed_on(options, SpoilFiveAgreed)
            self.deal = SpoilFiveDeal(len(names))
            self.points = BLANK[: self.agreed.sides]
            super().__init__(options, names, FRENCH_52, chance, Ledger([*names, "pool"]))
        else:
            take_over(self, source, SpoilFiveState)
            super().__init__(options, names, FRENCH_52, chance, source.ledger.copy(), source)

    def pool(self) -> int:
        return self.ledger[self.seats]

    def elder(self) -> i64:
        return self.left(self.dealer)

    def won(self, side: i64) -> i64:
        """The tricks of a side."""
        tricks: i64 = 0
        seat = side
        while seat < self.seats:
            tricks += self.deal.tricks[seat]
            seat += self.agreed.sides
        return tricks

    def rob_clause(self) -> str:
        """The clause of the dealer's rob, or of the holder's."""
        return "spoil-five.24" if rank(self.deal.turn_up) == ACE else "spoil-five.26"

    def points_of(self, seat: i64) -> int:
        """Points of the seat, or of its side."""
        return self.points[self.agreed.side[seat]]

    def seen(self, seat: i64) -> i64:
        """The cards whose place the seat knows: its own, those played, and those that lay open this hand."""
        deal = self.deal
        known = seen_by(deal, seat) | deal.shown
        return known | deal.laid if seat == deal.robber else known
