"""What lies on the table at Nap and is carried from deal to deal."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, BLANK, FRENCH_32, FRENCH_52, refill
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.game import Game
from parlour.core.ledger import Ledger
from parlour.core.options import Options, Value, Values
from parlour.games.nap.words import (
    BLUCHER,
    BUYING,
    CALLED,
    MISERE,
    NAP,
    ONE,
    PASSED,
    SPARE,
    THREE,
    TRICKS,
    WELLINGTON,
)
from parlour.mechanisms.tricks import plain_orders

FIFTY_TWO: Final = vec[i64](FRENCH_52.cards)
THIRTY_TWO: Final = vec[i64](FRENCH_32.cards)
ORDERS: Final = plain_orders(FRENCH_52)  # by trump suit; they hold for the short pack, whose cards are fewer
NO_TRUMPS: Final = 4
NO_KITTY: Final = 0
PER_DEAL: Final = 1
PER_ROUND: Final = 2
KITTIES: Final[dict[Value, int]] = {"off": NO_KITTY, "per_deal": PER_DEAL, "per_round": PER_ROUND}
HAND_SIZES: Final[dict[Value, int]] = {"5": 5, "6": 6, "7": 7, "9": 9}


class NapState(Game):
    """Seats with cards, the dealer perhaps without, and one caller against all the rest."""

    # agreed
    sheet: vec[i64]  # the pack in order
    hand_size: i64
    to_lay: i64  # cards to be laid away before the call (nap.47)
    all_tricks: i64  # five or nine: a Nap
    active: i64  # hands that are dealt to seats
    stands_out: bool  # the dealer takes no cards (nap.2, 3)
    spare_hand: bool
    buying: bool
    shuffled: i64  # so many cards from the top are needed
    stake: int
    kitty_rule: i64
    draws_kitty: bool
    no_trumps: bool  # in misere
    double_header: bool
    limited: bool  # Wellington and Blücher
    may_raise: bool
    ladder: i64  # bit set: the calls that are agreed
    deals_agreed: i64

    # carried over
    doubled: bool
    original: i64  # the original dealer
    finished: i64  # deals finished
    drawing: i64  # bit set: seats that draw for the kitty at the end

    # this deal
    deck: vec[i64]  # the shuffled pack, never changed once dealt: copies share it
    next_card: i64  # top of the stock
    hands: vec[i64]
    laid: vec[i64]
    out: vec[i64]  # cards discarded in buying
    spare: i64
    taker: i64  # of the spare hand
    said: vec[i64]  # by seat: its call, or -1
    caller: i64  # who holds the highest call
    highest: i64
    nap_caller: i64
    may_answer: bool  # whether a challenge is put to the Nap caller
    challenger: i64
    trump: i64
    led: i64
    leader: i64
    best: i64  # the card that takes the trick so far
    winner: i64  # its player
    in_trick: i64  # cards of this trick
    played: vec[i64]
    lacks: vec[i64]  # by seat: what it has shown not to hold
    tricks: vec[i64]
    tricks_made: i64

    def __init__(self, options: Options, names: list[str], chance: Chance, source: NapState | None = None) -> None:
        if source is None:
            values = options.values
            pack = FRENCH_52 if values["pack"] == "52" else FRENCH_32  # nap.46
            accounts = names if values["kitty"] == "off" else [*names, "kitty"]
            super().__init__(options, names, pack, chance, Ledger(accounts))
            self._agree(values)
            self._agree_calls(values)
            self.doubled = False
            self.original = NO_SEAT
            self.finished = 0
            self.drawing = 0
            self._lay_table()
        else:
            super().__init__(options, names, source.pack, chance, source.ledger.copy())
            self._copy_base(source)
            self._copy_agreed(source)
            self._lay_rows()
            self._copy_table(source)

    def _agree(self, values: Values) -> None:
        self.sheet = FIFTY_TWO if self.pack is FRENCH_52 else THIRTY_TWO
        self.hand_size = HAND_SIZES[values["hand"]]
        self.to_lay = self.hand_size - 5 if self.hand_size < 9 else 0
        self.all_tricks = self.hand_size - self.to_lay
        self.stands_out = self.seats == 6 or (self.seats == 5 and values["dealer_out"] == "five_and_six")
        self.active = self.seats - 1 if self.stands_out else self.seats
        self.spare_hand = values["spare_hand"] == "on"
        self.buying = values["buying"] == "on"
        self.shuffled = len(self.sheet) if self.buying else self.circuit() * self.hand_size
        stake = values["stake"]
        assert isinstance(stake, int)
        self.stake = stake
        self.kitty_rule = KITTIES[values["kitty"]]
        self.draws_kitty = values["kitty_end"] == "draw"
        deals = values["deals"]
        self.deals_agreed = deals if isinstance(deals, int) else self.seats

    def _agree_calls(self, values: Values) -> None:
        self.no_trumps = values["misere"] == "no_trumps"
        self.double_header = values["double_header"] == "on"
        self.limited = values["wellington"] == "limited"
        self.may_raise = values["nap_caller_may_raise"] == "on"
        ladder: i64 = BIT[PASSED] | BIT[NAP]
        for rung in range(ONE if values["min_call"] == "1" else THREE, self.all_tricks + 1):  # nap.39
            ladder |= BIT[rung]
        ladder &= ~BIT[MISERE]
        if values["misere"] != "off":
            ladder |= BIT[MISERE]
        if values["wellington"] != "off":
            ladder |= BIT[WELLINGTON]
        if values["blucher"] == "on":
            ladder |= BIT[BLUCHER]
        if self.spare_hand:
            ladder |= BIT[SPARE]
        self.ladder = ladder

    def _lay_rows(self) -> None:
        seats = self.seats
        self.hands = BLANK[:seats]
        self.laid = BLANK[:seats]
        self.out = BLANK[:seats]
        self.said = BLANK[:seats]
        self.played = BLANK[:seats]
        self.lacks = BLANK[:seats]
        self.tricks = BLANK[:seats]

    def _lay_table(self) -> None:
        self.deck = self.sheet
        self._lay_rows()
        self.gather()
        self._clear_calls()

    def gather(self) -> None:
        """Every card goes back to the pack, unseen (nap.25)."""
        self.next_card = len(self.sheet)
        self.spare = 0
        self.in_trick = 0
        seat: i64 = 0
        while seat < self.seats:
            self.hands[seat] = 0
            self.laid[seat] = 0
            self.out[seat] = 0
            self.played[seat] = 0
            self.lacks[seat] = 0
            seat += 1

    def _clear_calls(self) -> None:
        self.taker = NO_SEAT
        self.caller = NO_SEAT
        self.highest = PASSED
        self.nap_caller = NO_SEAT
        self.may_answer = False
        self.challenger = NO_SEAT
        self.trump = NO_SEAT
        self.led = NO_SEAT
        self.leader = NO_SEAT
        self.best = NO_SEAT
        self.winner = NO_SEAT
        self.tricks_made = 0
        seat: i64 = 0
        while seat < self.seats:
            self.said[seat] = NO_SEAT
            self.tricks[seat] = 0
            seat += 1

    def _copy_agreed(self, source: NapState) -> None:
        self.sheet = source.sheet
        self.hand_size = source.hand_size
        self.to_lay = source.to_lay
        self.all_tricks = source.all_tricks
        self.active = source.active
        self.stands_out = source.stands_out
        self.spare_hand = source.spare_hand
        self.buying = source.buying
        self.shuffled = source.shuffled
        self.stake = source.stake
        self.kitty_rule = source.kitty_rule
        self.draws_kitty = source.draws_kitty
        self.no_trumps = source.no_trumps
        self.double_header = source.double_header
        self.limited = source.limited
        self.may_raise = source.may_raise
        self.ladder = source.ladder
        self.deals_agreed = source.deals_agreed

    def become(self, source: NapState, chance: Chance) -> None:
        """Turn from one copy of a game into another, but for the deck."""
        deck = self.deck
        self.chance = chance
        self.ledger.take_over(source.ledger)
        self._copy_base(source)
        self._copy_table(source)
        self.deck = deck

    def _copy_table(self, source: NapState) -> None:
        self.doubled = source.doubled
        self.original = source.original
        self.finished = source.finished
        self.drawing = source.drawing
        self.deck = source.deck
        self.next_card = source.next_card
        refill(self.hands, source.hands)
        refill(self.laid, source.laid)
        refill(self.out, source.out)
        self.spare = source.spare
        self.taker = source.taker
        refill(self.said, source.said)
        self.caller = source.caller
        self.highest = source.highest
        self.nap_caller = source.nap_caller
        self.may_answer = source.may_answer
        self.challenger = source.challenger
        self.trump = source.trump
        self.led = source.led
        self.leader = source.leader
        self.best = source.best
        self.winner = source.winner
        self.in_trick = source.in_trick
        refill(self.played, source.played)
        refill(self.lacks, source.lacks)
        refill(self.tricks, source.tricks)
        self.tricks_made = source.tricks_made

    # -- the table -----------------------------------------------------------------

    def circuit(self) -> i64:
        """Cards of one round of the deal; the spare hand's comes last (nap.R3)."""
        return self.active + 1 if self.spare_hand else self.active

    def after(self, seat: i64) -> i64:
        """The next seat that has cards."""
        seat = seat + 1 if seat + 1 < self.seats else 0
        return self.left(seat) if self.stands_out and seat == self.dealer else seat

    def last_caller(self) -> i64:
        """The dealer, or where he stands out the player on his right (nap.R19)."""
        if not self.stands_out:
            return self.dealer
        return self.dealer - 1 if self.dealer > 0 else self.seats - 1

    def sits_out(self, seat: i64) -> bool:
        return self.stands_out and seat == self.dealer

    def dealt(self) -> bool:
        """Whether cards of a deal lie on the table."""
        return BUYING <= self.phase <= TRICKS

    def stock(self) -> i64:
        return len(self.sheet) - self.next_card

    def kitty(self) -> int:
        return 0 if self.kitty_rule == NO_KITTY else self.ledger.balance[self.seats]

    def tricks_called(self) -> i64:
        """What the highest call must make; misere none (nap.5, 33)."""
        return self.all_tricks if self.highest >= NAP else CALLED[self.highest]

    @property
    def score(self) -> list[int]:
        """Tricks taken in this deal."""
        return [self.tricks[seat] for seat in range(self.seats)]

    # -- what a seat knows -------------------------------------------------------------

    def all_played(self) -> i64:
        cards: i64 = 0
        for seat in range(self.seats):
            cards |= self.played[seat]
        return cards

    def seen(self, seat: i64) -> i64:
        """The cards the seat knows the place of."""
        own = self.hands[seat] | self.laid[seat] | self.out[seat] if seat < self.seats else 0
        return own | self.all_played()

    def knows(self, seat: i64, card: i64) -> bool:
        return self.seen(seat) & BIT[card] != 0
