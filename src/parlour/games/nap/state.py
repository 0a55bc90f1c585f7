"""What lies on the table at Nap and is carried from deal to deal."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT, BLANK, FRENCH_32, FRENCH_52, NO_SUIT, NOBODY_YET, Pack, cards_from, cards_in
from parlour.core.chance import Chance
from parlour.core.copying import Shared, refresh, take_over
from parlour.core.events import NO_SEAT
from parlour.core.game import Game
from parlour.core.ledger import Ledger
from parlour.core.moves import Choices, the_moves
from parlour.core.options import Agreed, Options, Value, agreed_on
from parlour.games.nap import words
from parlour.mechanisms.accidents import rates_of
from parlour.mechanisms.trick_deal import TrickDeal, seen_by
from parlour.mechanisms.trick_misdeals import DEAL_ACCIDENTS
from parlour.mechanisms.tricks import plain_orders

ORDERS: Final = plain_orders(FRENCH_52)  # by trump suit; they hold for the short pack, whose cards are fewer
NO_TRUMPS: Final = 4
NO_KITTY: Final = 0
PER_DEAL: Final = 1
PER_ROUND: Final = 2
KITTIES: Final[dict[Value, int]] = {"off": NO_KITTY, "per_deal": PER_DEAL, "per_round": PER_ROUND}
NONE_AWAY: Final = BLANK[:6]  # by seat: the cards that it has laid away, or bought out
HAND_SIZES: Final[dict[Value, int]] = {"5": 5, "6": 6, "7": 7, "9": 9}


class NapAgreed(Agreed):
    """What the table has agreed on; made once from the options and shared by all copies of a game."""

    def __init__(self, options: Options) -> None:
        seats = options.number("players")
        values = options.values
        self.pack: Final[Pack] = FRENCH_52 if values["pack"] == "52" else FRENCH_32  # nap.46
        self.sheet: Final[vec[i64]] = self.pack.sheet
        self.knave: Final[i64] = self.pack.ranks.index("J")  # its rank
        self.hand_size: Final[i64] = HAND_SIZES[values["hand"]]
        self.to_lay: Final[i64] = self.hand_size - 5 if self.hand_size < 9 else 0  # before the call (nap.47)
        self.all_tricks: Final[i64] = self.hand_size - self.to_lay  # five or nine: a Nap
        self.stands_out: Final[bool] = seats == 6 or (seats == 5 and values["dealer_out"] == "five_and_six")  # nap.2, 3
        self.active: Final[i64] = seats - 1 if self.stands_out else seats  # hands that are dealt to seats
        self.spare_hand: Final[bool] = options.is_on("spare_hand")
        self.circuit: Final[i64] = self.active + 1 if self.spare_hand else self.active  # the spare hand's last (nap.R3)
        self.buying: Final[bool] = options.is_on("buying")
        self.shuffled: Final[i64] = len(self.sheet) if self.buying else self.circuit * self.hand_size  # from the top
        self.stake: Final[int] = options.number("stake")
        self.kitty_rule: Final[i64] = KITTIES[values["kitty"]]
        self.draws_kitty: Final[bool] = values["kitty_end"] == "draw"
        self.deals: Final[i64] = options.number("deals") if values["deals"] != "round" else seats
        self.no_trumps: Final[bool] = values["misere"] == "no_trumps"
        self.double_header: Final[bool] = options.is_on("double_header")
        self.rates: Final[list[float]] = rates_of(options, "accidents", DEAL_ACCIDENTS)
        self.limited: Final[bool] = values["wellington"] == "limited"  # Wellington and Blücher
        self.may_raise: Final[bool] = options.is_on("nap_caller_may_raise")
        self.ladder: Final[i64] = agreed_calls(options, self.all_tricks)
        self.offered: Final[list[Choices]] = [  # by the highest call so far
            the_moves([words.CALLS[rung] for rung in cards_in(self.ladder & calls)]) for calls in words.OPEN_CALLS
        ]
        self.nothing_dealt: Final[NapDeal] = NapDeal(self.sheet, options.number("players"))
        super().__init__(options)


def agreed_calls(options: Options, all_tricks: i64) -> i64:
    """Bit set: the calls that may be made at this table (nap.39)."""
    values = options.values
    calls: i64 = BIT[words.PASSED] | BIT[words.NAP]
    for rung in range(words.ONE if values["min_call"] == "1" else words.THREE, all_tricks + 1):
        calls |= BIT[rung]
    calls &= ~BIT[words.MISERE]
    if values["misere"] != "off":
        calls |= BIT[words.MISERE]
    if values["wellington"] != "off":
        calls |= BIT[words.WELLINGTON]
    if options.is_on("blucher"):
        calls |= BIT[words.BLUCHER]
    return calls | BIT[words.SPARE] if options.is_on("spare_hand") else calls


@mypyc_attr(acyclic=True, free_list_len=1)
class NapDeal(TrickDeal):
    """The cards and calls of one deal; the next deal is a new one."""

    deck: Shared  # the shuffled pack, never changed once dealt
    next_card: i64  # top of the stock
    laid: Shared
    out: Shared  # cards discarded in buying
    said: vec[i64]  # by seat: its call, or -1
    spare: i64 = 0
    taker: i64 = NO_SEAT  # of the spare hand
    caller: i64 = NO_SEAT  # who holds the highest call
    highest: i64 = words.PASSED
    nap_caller: i64 = NO_SEAT
    may_answer: bool = False  # whether a challenge is put to the Nap caller
    challenger: i64 = NO_SEAT
    trump: i64 = NO_SUIT

    def __init__(self, deck: vec[i64], seats: i64, source: NapDeal | None = None) -> None:
        super().__init__(seats, source)
        if source is not None:
            take_over(self, source, NapDeal)
            return
        self.deck = deck
        self.next_card = len(deck)
        self.laid = NONE_AWAY
        self.out = NONE_AWAY
        self.said = NOBODY_YET[:seats]

    def copy(self) -> NapDeal:
        return NapDeal(self.deck, 0, self)

    def gather(self) -> None:
        """Every card goes back to the pack, unseen (nap.25); what was called and taken is still told."""
        self.gather_tricks()
        self.laid = NONE_AWAY
        self.out = NONE_AWAY
        self.spare = 0
        self.next_card = len(self.deck)

    def refresh(self, source: NapDeal) -> None:
        self.refresh_tricks(source)
        refresh(self, source, NapDeal)


class NapState(Game):
    """Seats with cards, the dealer perhaps without, and one caller against all the rest."""

    agreed: NapAgreed
    deal: NapDeal
    doubled: bool = False
    original: i64 = NO_SEAT  # the original dealer
    finished: i64 = 0  # deals finished
    drawing: i64 = 0  # bit set: seats that draw for the kitty at the end

    def __init__(self, options: Options, names: list[str], chance: Chance, source: NapState | None = None) -> None:
        if source is None:
            self.agreed = agreed_on(options, NapAgreed)
            self.deal = NapDeal(self.agreed.sheet, len(names))
            accounts = names if self.agreed.kitty_rule == NO_KITTY else [*names, "kitty"]
            super().__init__(options, names, self.agreed.pack, chance, Ledger(accounts))
        else:
            take_over(self, source, NapState)
            super().__init__(options, names, source.pack, chance, source.ledger.copy(), source)

    def become(self, source: NapState, chance: Chance) -> None:
        """Turn from one copy of a game into another."""
        self._become(source, chance)
        refresh(self, source, NapState)

    def after(self, seat: i64) -> i64:
        """The next seat that has cards."""
        seat += 1
        if seat == self.seats:
            seat = 0
        if self.agreed.stands_out and seat == self.dealer:
            return self.left(seat)
        return seat

    def last_caller(self) -> i64:
        """The dealer, or where he stands out the player on his right (nap.R19)."""
        if not self.agreed.stands_out:
            return self.dealer
        return self.dealer - 1 if self.dealer > 0 else self.seats - 1

    def sits_out(self, seat: i64) -> bool:
        return self.agreed.stands_out and seat == self.dealer

    def out_clause(self) -> str:
        """Why the dealer stands out: six play, or five agreed on it."""
        return "nap.2" if self.seats == 6 else "nap.3"

    def dealt(self) -> bool:
        """Whether cards of a deal lie on the table."""
        return words.BUYING <= self.phase <= words.TRICKS

    def stock(self) -> i64:
        return len(self.agreed.sheet) - self.deal.next_card

    def stock_cards(self) -> i64:
        return cards_from(self.deal.deck, self.deal.next_card, self.stock())

    def kitty(self) -> int:
        return 0 if self.agreed.kitty_rule == NO_KITTY else self.ledger[self.seats]

    def tricks_called(self) -> i64:
        """What the highest call must make; misere none (nap.5, 33)."""
        return self.agreed.all_tricks if self.deal.highest >= words.NAP else words.CALLED[self.deal.highest]

    def points_of(self, seat: i64) -> int:
        """Tricks taken in this deal."""
        return self.deal.tricks[seat]

    def seen(self, seat: i64) -> i64:
        """The cards the seat knows the place of."""
        seen = seen_by(self.deal, seat)
        if seat < self.seats:
            seen |= self.deal.laid[seat] | self.deal.out[seat]
        return seen
