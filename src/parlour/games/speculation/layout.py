"""What a table of Speculation holds: the options in force, the cards and counters, the sale that is going on."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import FRENCH_32, FRENCH_52
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.game import Game
from parlour.core.ledger import Ledger
from parlour.core.options import Options
from parlour.games.speculation.words import TURN_UP

BENEFITS: Final = ["none", "turn_up", "spare_hand"]
POOL_TURN_UP: Final = 1
POOL_SPARE_HAND: Final = 2

EACH: Final = 3  # cards in a packet (speculation.7)
FIFTY_TWO: Final = vec[i64](FRENCH_52.cards)
THIRTY_TWO: Final = vec[i64](FRENCH_32.cards)


class Layout(Game):
    """Cards belong to a seat, or to the pool, whose number is the one after the last seat."""

    sheet: vec[i64]  # the pack in order
    circuit: i64  # cards dealt in one round: a card for each seat, and one for the spare hand
    honour_pass: bool
    benefit: i64
    penalty: int
    fine: int
    at_table: bool
    deals_agreed: i64
    knave: i64  # ranks
    five: i64
    ace: i64
    pool: i64  # the pool's account, and its number as an owner

    finished: i64  # deals finished
    deck: vec[i64]  # the shuffled pack, never changed once dealt: copies share it
    dealt_by: i64  # whoever dealt the packets, honour passes since or not
    next_card: i64  # top of the stock
    turned: vec[i64]  # by seat, how many of its three are turned
    open: vec[i64]  # by seat, the turned cards before it
    spare_turned: bool
    turn_up: i64
    trump: i64
    chief: i64
    holder: i64
    pointer: i64  # from here leftwards somebody is next to turn

    step: i64  # the window that is open
    owner: i64  # of the item for sale
    bidding: i64  # bit set: who has not passed in this auction
    best: i64
    bidder: i64
    lot: i64  # positions of the holder's cards now at auction, 1 = top
    offered: i64  # positions that have had their auction
    lot_owner: vec[i64]  # by position

    looked: i64  # bit sets, three bits a seat: packet cards looked at, and looks not yet claimed
    unclaimed: i64
    barred: i64

    def __init__(self, options: Options, names: list[str], chance: Chance, source: Layout | None = None) -> None:
        if source is None:
            pack = FRENCH_52 if options.word("pack") == "52" else FRENCH_32  # speculation.2
            super().__init__(options, names, pack, chance, Ledger([*names, "pool"]))
            self._agree(options)
            self.finished = 0
            self.clear_table()
        else:
            super().__init__(options, names, source.pack, chance, source.ledger.copy())
            self._copy_base(source)
            self._copy_agreed(source)
            self._copy_table(source)

    def _agree(self, options: Options) -> None:
        self.sheet = FIFTY_TWO if self.pack is FRENCH_52 else THIRTY_TWO
        self.honour_pass = options.is_on("honour_pass")
        self.benefit = BENEFITS.index(options.word("pool_benefit"))
        self.circuit = self.seats + (1 if self.benefit == POOL_SPARE_HAND else 0)
        self.penalty = options.number("knave_five_penalty")
        self.fine = options.number("look_penalty")
        self.at_table = options.word("conduct") == "table"
        deals = options.values["deals"]
        self.deals_agreed = deals if isinstance(deals, int) else self.seats  # speculation.R10
        self.knave = self.pack.ranks.index("J")
        self.five = self.pack.ranks.find("5")  # speculation.R7: a pack of 32 has none
        self.ace = self.pack.ranks.index("A")
        self.pool = self.seats

    def clear_table(self) -> None:
        self.deck = self.sheet
        self.dealt_by = NO_SEAT
        self.next_card = len(self.sheet)
        self.turned = vec[i64]([0 for _name in self.names])
        self.open = vec[i64]([0 for _name in self.names])
        self.spare_turned = False
        self.looked = 0
        self.clear_deal()

    def clear_deal(self) -> None:
        """What ends with a deal, even where the packets stay."""
        self.turn_up = NO_SEAT
        self.trump = NO_SEAT
        self.chief = NO_SEAT
        self.holder = NO_SEAT
        self.pointer = NO_SEAT
        self.step = TURN_UP
        self.owner = NO_SEAT
        self.bidding = 0
        self.best = 0
        self.bidder = NO_SEAT
        self.lot = 0
        self.offered = 0
        self.lot_owner = vec[i64]([NO_SEAT, NO_SEAT, NO_SEAT, NO_SEAT])
        self.unclaimed = 0
        self.barred = 0

    def _copy_agreed(self, source: Layout) -> None:
        self.sheet = source.sheet
        self.circuit = source.circuit
        self.honour_pass = source.honour_pass
        self.benefit = source.benefit
        self.penalty = source.penalty
        self.fine = source.fine
        self.at_table = source.at_table
        self.deals_agreed = source.deals_agreed
        self.knave = source.knave
        self.five = source.five
        self.ace = source.ace
        self.pool = source.pool

    def _copy_table(self, source: Layout) -> None:
        self.finished = source.finished
        self.deck = source.deck
        self.dealt_by = source.dealt_by
        self.next_card = source.next_card
        self.turned = source.turned[:]
        self.open = source.open[:]
        self.spare_turned = source.spare_turned
        self.turn_up = source.turn_up
        self.trump = source.trump
        self.chief = source.chief
        self.holder = source.holder
        self.pointer = source.pointer
        self.step = source.step
        self.owner = source.owner
        self.bidding = source.bidding
        self.best = source.best
        self.bidder = source.bidder
        self.lot = source.lot
        self.offered = source.offered
        self.lot_owner = source.lot_owner[:]
        self.looked = source.looked
        self.unclaimed = source.unclaimed
        self.barred = source.barred

    def spot(self, seat: i64, index: i64) -> i64:
        """Where in the pack a packet card lies; the spare hand's packet comes last in each circuit (speculation.R9)."""
        if seat == self.pool:
            return index * self.circuit + self.seats
        place = seat - self.dealt_by - 1
        return index * self.circuit + (place if place >= 0 else place + self.seats)

    def packet_card(self, seat: i64, index: i64) -> i64:
        return self.deck[self.spot(seat, index)]
