"""What lies on the table at Speculation and is carried from deal to deal."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT, BLANK, FRENCH_32, FRENCH_52, NO_CARD, NO_SUIT, NOBODY_YET, Pack, cards_in
from parlour.core.chance import Chance
from parlour.core.copying import Shared, take_over
from parlour.core.events import NO_SEAT
from parlour.core.game import Game
from parlour.core.ledger import Ledger
from parlour.core.options import Agreed, Options, Value, agreed_on
from parlour.core.pickling import Part
from parlour.games.speculation.words import ITEM, OFFER, TURN_UP

POOL_TURN_UP: Final = 1
POOL_SPARE_HAND: Final = 2
BENEFITS: Final[dict[Value, int]] = {"none": 0, "turn_up": POOL_TURN_UP, "spare_hand": POOL_SPARE_HAND}
EACH: Final = 3  # cards in a packet (speculation.7)
UNSOLD: Final = NOBODY_YET[: EACH + 1]


class SpeculationAgreed(Agreed):
    """What the table has agreed on; made once from the options and shared by all copies of a game."""

    def __init__(self, options: Options) -> None:
        seats = options.number("players")
        values = options.values
        self.pack: Final[Pack] = FRENCH_52 if values["pack"] == "52" else FRENCH_32  # speculation.2
        self.sheet: Final[vec[i64]] = self.pack.sheet
        self.benefit: Final[i64] = BENEFITS[values["pool_benefit"]]
        self.circuit: Final[i64] = seats + (self.benefit == POOL_SPARE_HAND)  # cards of one round, the spare hand's too
        self.first_turn_up: Final[i64] = EACH * self.circuit  # its place in the pack
        self.honour_pass: Final[bool] = options.is_on("honour_pass")
        self.penalty: Final[int] = options.number("knave_five_penalty")
        self.fine: Final[int] = options.number("look_penalty")
        self.at_table: Final[bool] = values["conduct"] == "table"
        self.deals: Final[i64] = options.number("deals") if values["deals"] != "round" else seats  # speculation.R10
        self.knave: Final[i64] = self.pack.ranks.index("J")  # ranks
        self.five: Final[i64] = self.pack.ranks.find("5")  # speculation.R7: a pack of 32 has none
        self.ace: Final[i64] = self.pack.ranks.index("A")
        self.pool: Final[i64] = seats  # the pool's account, and its number as an owner
        super().__init__(options)


@mypyc_attr(acyclic=True, free_list_len=1)
class SpeculationDeal(Part):
    """The packets and what has been turned of them, and the sale that is going on."""

    deck: Shared  # the shuffled pack, never changed once dealt
    dealt_by: i64 = NO_SEAT  # whoever dealt the packets, honour passes since or not
    next_card: i64  # top of the stock
    turned: vec[i64]  # by seat, how many of its three are turned
    open: vec[i64]  # by seat, the turned cards before it
    spare_turned: bool = False
    turn_up: i64 = NO_CARD
    trump: i64 = NO_SUIT
    chief: i64 = NO_CARD
    holder: i64 = NO_SEAT
    pointer: i64 = NO_SEAT  # from here leftwards somebody is next to turn

    step: i64 = TURN_UP  # the window that is open
    owner: i64 = NO_SEAT  # of the item for sale
    bidding: i64 = 0  # bit set: who has not passed in this auction
    best: i64 = 0
    bidder: i64 = NO_SEAT
    lot: i64 = 0  # positions of the holder's cards now at auction, 1 = top
    offered: i64 = 0  # positions that have had their auction
    lot_owner: Shared  # by position

    looked: i64 = 0  # bit sets, three bits a seat: packet cards looked at, and looks not yet claimed
    unclaimed: i64 = 0
    barred: i64 = 0

    def __init__(self, deck: vec[i64], seats: i64) -> None:
        self.deck = deck
        self.next_card = len(deck)
        self.turned = BLANK[:seats]
        self.open = BLANK[:seats]
        self.lot_owner = UNSOLD

    def copy(self) -> SpeculationDeal:
        new = SpeculationDeal(self.deck, 0)
        take_over(new, self, SpeculationDeal)
        return new

    def passed_on(self) -> SpeculationDeal:
        """The next deal with the packets as they are, which after an honour pass nobody has turned (speculation.18)."""
        new = SpeculationDeal(self.deck, len(self.turned))
        new.dealt_by = self.dealt_by
        new.next_card = self.next_card
        new.looked = self.looked
        return new


class SpeculationState(Game):
    """Cards belong to a seat, or to the pool, whose number is the one after the last seat."""

    agreed: SpeculationAgreed
    deal: SpeculationDeal
    finished: i64 = 0  # deals finished

    def __init__(
        self, options: Options, names: list[str], chance: Chance, source: SpeculationState | None = None
    ) -> None:
        if source is None:
            self.agreed = agreed_on(options, SpeculationAgreed)
            self.deal = SpeculationDeal(self.agreed.sheet, len(names))
            super().__init__(options, names, self.agreed.pack, chance, Ledger([*names, "pool"]))
        else:
            take_over(self, source, SpeculationState)
            super().__init__(options, names, source.pack, chance, source.ledger.copy(), source)

    def counters(self) -> i64:
        """In the pool now: the most that may be bid (speculation.R1)."""
        return self.ledger[self.agreed.pool]

    def owner_name(self, owner: i64) -> str:
        return "pool" if owner == self.agreed.pool else self.name_of(owner)

    def item(self) -> str:
        """What is for sale: ``chief``, ``hand 1 3``."""
        word = OFFER.words[ITEM[self.deal.step]]
        return " ".join([word, *[str(i) for i in cards_in(self.deal.lot)]])

    def sold(self) -> list[int]:
        """Positions of the holder's cards that now belong to somebody else (speculation.R12)."""
        deal = self.deal
        return [i for i in range(1, EACH + 1) if deal.lot_owner[i] >= 0 and deal.lot_owner[i] != deal.owner]

    def spot(self, seat: i64, index: i64) -> i64:
        """Where in the pack a packet card lies; the spare hand's packet comes last in each circuit (speculation.R9)."""
        if seat == self.agreed.pool:
            return index * self.agreed.circuit + self.seats
        place = seat - self.deal.dealt_by - 1
        if place < 0:
            place += self.seats
        return index * self.agreed.circuit + place

    def packet_card(self, seat: i64, index: i64) -> i64:
        return self.deal.deck[self.spot(seat, index)]

    def packet(self, seat: i64) -> list[int]:
        """The seat's unturned cards, top first; the pool's is the spare hand, turned or not."""
        if self.deal.dealt_by < 0:
            return []
        turned = self.deal.turned[seat] if seat < self.seats else 0
        return [self.packet_card(seat, index) for index in range(turned, EACH)]

    def spare_hand(self) -> list[int]:
        return self.packet(self.agreed.pool) if self.agreed.benefit == POOL_SPARE_HAND else []

    def turn_up_spot(self) -> i64:
        """Where the turn-up of this deal lies in the pack, turned or not."""
        return self.deal.next_card - 1 if self.deal.turn_up >= 0 else self.deal.next_card

    def passed(self) -> list[int]:
        """Honours turned up from this pack before, at which the deal passed (speculation.18)."""
        if self.deal.dealt_by < 0:
            return []
        return [self.deal.deck[i] for i in range(self.agreed.first_turn_up, self.turn_up_spot())]

    def turned_cards(self) -> i64:
        """Every card that lies, or lay, face up since the packets were dealt."""
        deal = self.deal
        if deal.dealt_by < 0:
            return 0
        seen: i64 = 0
        for seat in range(self.seats):
            seen |= deal.open[seat]
        for i in range(self.agreed.first_turn_up, deal.next_card):
            seen |= BIT[deal.deck[i]]
        if deal.spare_turned:
            for index in range(EACH):
                seen |= BIT[self.packet_card(self.agreed.pool, index)]
        return seen

    def looked_at(self, seat: i64) -> i64:
        """The cards a seat has looked at since they were dealt (speculation.19)."""
        seen: i64 = 0
        if seat < self.seats:
            for index in range(EACH):
                if self.deal.looked & BIT[EACH * seat + index]:
                    seen |= BIT[self.packet_card(seat, index)]
        return seen

    def seen(self, seat: i64) -> i64:
        return self.turned_cards() | self.looked_at(seat)
