"""The state of a game of Snip-Snap-Snorum: what was agreed, the counters, the cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT, BLANK, FRENCH_32, FRENCH_52, NO_CARD, Pack, count, rank
from parlour.core.chance import Chance
from parlour.core.copying import take_over
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS, Game
from parlour.core.ledger import Ledger
from parlour.core.options import Agreed, Options, agreed_on
from parlour.core.pickling import Part
from parlour.games.snip_snap_snorum.words import ACT, HAND_SIZE, OF_RANK, RESPOND, STOCK

FIVE_CARDS: Final = 0
WHOLE_PACK: Final = 1
FIRST_OUT: Final = 2
METHODS: Final = ["five_cards", "whole_pack", "whole_pack_first_out"]
NO_TURN_UP: Final = 0
DEALER_PAYS: Final = 1
POOL_PAYS: Final = 2
TURN_UPS: Final = ["off", "dealer_pays", "pool_pays"]
MOST_PLAYERS: Final = 10
FULL_STOCKS: Final = vec[i64]([STOCK for _i in range(MOST_PLAYERS)])


class SnipAgreed(Agreed):
    """What the table has agreed on; made once from the options and shared by all copies of a game."""

    def __init__(self, options: Options) -> None:
        self.pack: Final[Pack] = FRENCH_52 if options.word("pack") == "52" else FRENCH_32  # snip-snap-snorum.2
        self.method: Final[i64] = METHODS.index(options.word("method"))
        self.turning: Final[i64] = TURN_UPS.index(options.word("turn_up"))  # whether a card is, and who pays for it
        self.deals: Final[i64] = agreed_deals(options)
        self.games: Final[i64] = options.number("games")
        self.table: Final[bool] = options.word("conduct") == "table"
        super().__init__(options)


def agreed_deals(options: Options) -> int:
    """0: until one player alone has counters."""
    deals = options.values["deals"]
    if deals == "game":
        return 0
    return options.number("players" if deals == "round" else "deals")


@mypyc_attr(acyclic=True, free_list_len=1)
class SnipDeal(Part):
    """The cards of one deal and the series of pairs; when they are gathered, there is a new one."""

    hands: vec[i64]
    aside: vec[i64]  # cards laid down unseen by those who are out
    laid: vec[i64]  # cards played, by seat
    lacks: vec[i64]  # cards that not pairing has shown a seat not to hold
    turn_up: i64 = NO_CARD
    last: i64 = NO_CARD  # the card to pair
    last_player: i64 = NO_SEAT
    chain: i64 = 0  # pairings in a row (snip-snap-snorum.R3)
    active: i64 = NO_SEAT  # whole pack: who plays on until he is paired

    def __init__(self, seats: i64, source: SnipDeal | None = None) -> None:
        if source is None:
            self.hands = BLANK[:seats]
            self.aside = BLANK[:seats]
            self.laid = BLANK[:seats]
            self.lacks = BLANK[:seats]
        else:
            take_over(self, source, SnipDeal)

    def copy(self) -> SnipDeal:
        return SnipDeal(0, self)


class SnipState(Game):
    """Everything that lies on the table, and who is still in."""

    agreed: SnipAgreed
    deal: SnipDeal
    stocks: vec[i64]
    live: i64
    first_out: i64 = NO_SEAT  # of this game
    finished: i64 = 0  # deals of this game
    games: i64 = 0  # games finished

    def __init__(self, options: Options, names: list[str], chance: Chance, source: SnipState | None = None) -> None:
        if source is None:
            self.agreed = agreed_on(options, SnipAgreed)
            self.deal = SnipDeal(len(names))
            self.stocks = FULL_STOCKS[: len(names)]
            self.live = ALL_SEATS[len(names)]
            super().__init__(options, names, self.agreed.pack, chance, Ledger([*names, "pool"]))
        else:
            take_over(self, source, SnipState)
            super().__init__(options, names, source.pack, chance, source.ledger.copy(), source)

    def next_live(self, seat: i64) -> i64:
        return self.next_of(seat, self.live)

    def next_holding(self, seat: i64) -> i64:
        """The next to the left, the seat itself last, who is in and holds cards; nobody: NO_SEAT."""
        hands = self.deal.hands
        for _i in range(self.seats):
            seat = self.left(seat)
            if hands[seat]:
                return seat
        return NO_SEAT

    def order(self) -> list[int]:
        """The players who get cards, from the dealer's left."""
        seats = [(self.dealer + step) % self.seats for step in range(1, self.seats + 1)]
        return [seat for seat in seats if self.live & BIT[seat]]

    def dealt(self) -> i64:
        """How many cards a deal gives out."""
        return HAND_SIZE * count(self.live) if self.agreed.method == FIVE_CARDS else len(self.pack.cards)

    def pool(self) -> int:
        return self.ledger[self.seats]

    def pairing(self, seat: i64) -> i64:
        """The cards of his that pair the last one."""
        deal = self.deal
        if deal.last < 0:
            return 0
        return deal.hands[seat] & OF_RANK[rank(deal.last)]

    def playable(self, seat: i64) -> i64:
        """Who can pair must (snip-snap-snorum.24); else any card (snip-snap-snorum.16), none to a card in RESPOND."""
        if self.phase == ACT:
            return self.deal.hands[seat]
        pairing = self.pairing(seat)
        return pairing if pairing or self.phase == RESPOND else self.deal.hands[seat]

    def shown(self) -> i64:
        """The cards lying face up."""
        deal = self.deal
        cards: i64 = 0
        if deal.turn_up >= 0:
            cards = BIT[deal.turn_up]
        for seat in range(self.seats):
            cards |= deal.laid[seat]
        return cards

    def undealt(self) -> i64:
        cards = self.pack.all & ~self.shown()
        for seat in range(self.seats):
            cards &= ~self.deal.hands[seat] & ~self.deal.aside[seat]
        return cards

    def seen(self, seat: i64) -> i64:
        """The cards whose place the seat knows."""
        return self.shown() | self.deal.hands[seat] | self.deal.aside[seat]

    def hidden_places(self, seat: i64) -> i64:
        """In how many places the cards lie that the seat has not seen; in one, it knows what that one holds."""
        places: i64 = 1 if self.undealt() else 0
        for other in range(self.seats):
            if other != seat:
                places += (1 if self.deal.hands[other] else 0) + (1 if self.deal.aside[other] else 0)
        return places
