"""The state of a game of Snip-Snap-Snorum: what was agreed, the counters, the cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, FRENCH_32, FRENCH_52, count
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS, Game
from parlour.core.ledger import Ledger
from parlour.core.options import Options
from parlour.games.snip_snap_snorum.words import ACT, FIRST_DEALER, HAND, OF_RANK, RESPOND, STOCK

NO_CARD: Final = -1
FIVE_CARDS: Final = 0
WHOLE_PACK: Final = 1
FIRST_OUT: Final = 2
METHODS: Final = ["five_cards", "whole_pack", "whole_pack_first_out"]
NO_TURN_UP: Final = 0
DEALER_PAYS: Final = 1
POOL_PAYS: Final = 2
TURN_UPS: Final = ["off", "dealer_pays", "pool_pays"]


class Table(Game):
    """Everything that lies on the table, and who is still in."""

    method: i64
    turning: i64  # whether a card is turned up, and who pays for it
    deals_agreed: i64  # 0: until one player has counters
    games_agreed: i64
    knave: i64

    finished: i64  # deals of this game
    games: i64  # games finished
    stocks: vec[i64]
    live: i64
    first_out: i64  # of this game

    hands: vec[i64]
    aside: vec[i64]  # cards laid down unseen by those who are out
    laid: vec[i64]  # cards played, by seat
    lacks: vec[i64]  # cards that not pairing has shown a seat not to hold
    turn_up: i64
    last: i64  # the card to pair
    last_player: i64
    chain: i64  # pairings in a row
    active: i64  # whole pack: who plays on until he is paired

    def __init__(self, options: Options, names: list[str], chance: Chance, source: Table | None = None) -> None:
        if source is None:
            pack = FRENCH_52 if options.word("pack") == "52" else FRENCH_32
            super().__init__(options, names, pack, chance, Ledger([*names, "pool"]))
            self._agree(options)
            self.games = 0
            self.phase = FIRST_DEALER
            self.begin_game()
        else:
            super().__init__(options, names, source.pack, chance, source.ledger.copy())
            self._copy_base(source)
            self._copy_agreed(source)
            self._copy_table(source)

    def _agree(self, options: Options) -> None:
        self.method = METHODS.index(options.word("method"))
        self.turning = TURN_UPS.index(options.word("turn_up"))
        deals = options.values["deals"]
        self.deals_agreed = deals if isinstance(deals, int) else self.seats if deals == "round" else 0
        self.games_agreed = options.number("games")
        self.knave = self.pack.ranks.index("J")

    def _copy_agreed(self, source: Table) -> None:
        self.method = source.method
        self.turning = source.turning
        self.deals_agreed = source.deals_agreed
        self.games_agreed = source.games_agreed
        self.knave = source.knave
        self.finished = source.finished
        self.games = source.games
        self.stocks = source.stocks[:]
        self.live = source.live
        self.first_out = source.first_out

    def _copy_table(self, source: Table) -> None:
        self.hands = source.hands[:]
        self.aside = source.aside[:]
        self.laid = source.laid[:]
        self.lacks = source.lacks[:]
        self.turn_up = source.turn_up
        self.last = source.last
        self.last_player = source.last_player
        self.chain = source.chain
        self.active = source.active

    def begin_game(self) -> None:
        """Everybody has five counters, and nothing lies in the pool (snip-snap-snorum.4)."""
        self.finished = 0
        self.stocks = vec[i64]([STOCK for _name in self.names])
        self.live = ALL_SEATS[self.seats]
        self.first_out = NO_SEAT
        self.clear_table()

    def clear_table(self) -> None:
        self.hands = vec[i64]([0 for _name in self.names])
        self.aside = self.hands[:]
        self.laid = self.hands[:]
        self.lacks = self.hands[:]
        self.turn_up = NO_CARD
        self.last = NO_CARD
        self.last_player = NO_SEAT
        self.chain = 0  # snip-snap-snorum.R3
        self.active = NO_SEAT

    # -- round the table ---------------------------------------------------------------

    def next_live(self, seat: i64) -> i64:
        seat = self.left(seat)
        while self.live & BIT[seat] == 0:
            seat = self.left(seat)
        return seat

    def next_holding(self, seat: i64) -> i64:
        """The next to the left, the seat itself last, who is in and holds cards; nobody: NO_SEAT."""
        for _i in range(self.seats):
            seat = self.left(seat)
            if self.hands[seat]:
                return seat
        return NO_SEAT

    # -- the deal --------------------------------------------------------------------------

    def order(self) -> list[int]:
        """The players who get cards, from the dealer's left."""
        seats = [(self.dealer + step) % self.seats for step in range(1, self.seats + 1)]
        return [seat for seat in seats if self.live & BIT[seat]]

    def dealt(self) -> i64:
        """How many cards a deal gives out."""
        return HAND * count(self.live) if self.method == FIVE_CARDS else len(self.pack.cards)

    # -- what lies where ---------------------------------------------------------------------

    def pairing(self, seat: i64) -> i64:
        """The cards of his that pair the last one."""
        return self.hands[seat] & OF_RANK[self.last & 15] if self.last >= 0 else 0

    def playable(self, seat: i64) -> i64:
        """Who can pair must (snip-snap-snorum.24); else any card (snip-snap-snorum.16), none to a card in RESPOND."""
        if self.phase == ACT:
            return self.hands[seat]
        pairing = self.pairing(seat)
        return pairing if pairing or self.phase == RESPOND else self.hands[seat]

    def shown(self) -> i64:
        """The cards lying face up."""
        cards: i64 = BIT[self.turn_up] if self.turn_up >= 0 else 0
        for seat in range(self.seats):
            cards |= self.laid[seat]
        return cards

    def undealt(self) -> i64:
        cards = self.pack.all & ~self.shown()
        for seat in range(self.seats):
            cards &= ~self.hands[seat] & ~self.aside[seat]
        return cards

    def seen(self, seat: i64) -> i64:
        """The cards whose place the seat knows."""
        return self.shown() | self.hands[seat] | self.aside[seat]

    def hidden_places(self, seat: i64) -> i64:
        """In how many places the cards lie that the seat has not seen; in one, it knows what that one holds."""
        places: i64 = 1 if self.undealt() else 0
        for other in range(self.seats):
            if other != seat:
                places += (1 if self.hands[other] else 0) + (1 if self.aside[other] else 0)
        return places
