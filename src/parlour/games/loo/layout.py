"""What a table of Loo holds: what is agreed, what is carried from deal to deal, and the cards of this deal."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, FRENCH_32, FRENCH_52
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS, Game
from parlour.core.ledger import Ledger
from parlour.core.options import Options
from parlour.games.loo.ranks import BY_PACK, NO_CARD, NO_PAM, PAMS

THREE_CARD: Final = 0
FIVE_CARD: Final = 1
IRISH: Final = 2
VARIANTS: Final = ["three_card", "five_card", "irish"]

REGULAR: Final = 0
FREE: Final = 1
DEALING: Final = ["regular", "free", "miss_last"]

FIXED_LOO: Final = 0
UNLIMITED: Final = 1
MIXED: Final = 2
LOO_MODES: Final = ["fixed", "unlimited", "mixed"]

# what lies on the table
NOTHING_LIES: Final = 0
SINGLE_LIES: Final = 1  # face up, until the next deal
HANDS_LIE: Final = 2
PLAYED_LIES: Final = 3  # what was played; the rest is gathered

FIFTY_TWO: Final = vec[i64](FRENCH_52.cards)
THIRTY_TWO: Final = vec[i64](FRENCH_32.cards)
MOST_ROUNDS: Final = 10  # of a game that waits for a single
TABLE_OF_FIVE: Final = 5  # loo.2
MISS_SIZE: Final = 3


class Layout(Game):
    """The pool's account, and the miss in the row of hands, have the number after the last seat."""

    variant: i64
    each: i64  # cards in a hand, and tricks in a deal
    pam_played: i64
    sheet: vec[i64]  # the pack in order
    orders: i64  # where the orders of this pack begin
    ace: i64  # its rank
    pool: i64
    fee: int
    loo: int
    single_loo: int
    loo_mode: i64
    limit: int
    until_single: bool
    deals_agreed: i64  # 0: so many rounds
    rounds_agreed: i64
    release: bool
    leaving: bool
    club_law: bool
    any_trump: bool  # lead_rule=one
    miss_leads: bool
    dealing: i64
    dealer_out: bool

    first_dealer: i64
    rounds: i64  # finished
    present: i64  # bit set: who has not left the table
    owing: i64  # bit set: who owes a loo
    owed: list[int]

    withdraws: bool  # the dealer of this deal leaves
    single: bool
    last: bool  # known to be the last deal
    dealt: vec[i64]  # the seats with cards, from the elder
    hands_out: i64  # how many they are
    lies: i64
    miss_dealt: bool
    at: i64  # how many of the order have been asked
    deck: vec[i64]  # where cards may be drawn: the shuffled pack, never changed once dealt; copies share it
    next_card: i64
    turn_up: i64
    trump: i64
    ranking: i64  # of ORDERS
    pam: i64
    key: i64  # bit: ace of trumps, or the king when the ace is turned up
    hands: vec[i64]
    thrown: vec[i64]  # by seat, its cards on the undealt pack
    looked: i64  # bit set: who has looked at his hand
    standing: i64
    exchanged: i64
    miss_holder: i64
    for_pool: i64  # who plays the miss for the pool
    shown: i64  # bit set: whose flush lies open

    played: i64
    row: vec[i64]  # seat * each + trick: the card played
    lacks: vec[i64]  # by seat: what its lawful plays have shown it not to hold
    few: i64  # the seat whose original lead has shown at most one trump
    leader: i64
    led: i64
    best: i64
    best_seat: i64
    civil: bool
    made: i64  # tricks
    won: i64  # their winners, four bits each, the first lowest
    tricks: vec[i64]

    def __init__(self, options: Options, names: list[str], chance: Chance, source: Layout | None = None) -> None:
        if source is None:
            pack = FRENCH_52 if options.word("pack") == "52" else FRENCH_32  # loo.58
            super().__init__(options, names, pack, chance, Ledger([*names, "pool"]))
            self._agree(options)
            self._agree_stakes(options)
            self._begin()
        else:
            super().__init__(options, names, source.pack, chance, source.ledger.copy())
            self._copy_base(source)
            self._copy_agreed(source)
            self._copy_carried(source)
            self._copy_deal(source)
            self._copy_play(source)

    def _agree(self, options: Options) -> None:
        self.variant = VARIANTS.index(options.word("variant"))
        self.each = 5 if self.variant == FIVE_CARD else 3
        self.pam_played = PAMS.index(options.word("pam")) + 1 if self.variant == FIVE_CARD else NO_PAM
        self.sheet = FIFTY_TWO if self.pack is FRENCH_52 else THIRTY_TWO
        self.orders = 0 if self.pack is FRENCH_52 else BY_PACK
        self.ace = len(self.pack.ranks) - 1
        self.release = options.word("finish") == "release"
        self.leaving = options.is_on("leaving")
        self.club_law = options.is_on("club_law")
        self.any_trump = options.word("lead_rule") == "one"
        self.miss_leads = options.is_on("miss_leads")
        self.dealing = DEALING.index(options.word("dealing"))
        self.dealer_out = options.word("dealer_out") == "over_five"

    def _agree_stakes(self, options: Options) -> None:
        self.pool = self.seats
        self.fee = options.number("fee")
        self.loo = options.number("loo")
        self.single_loo = options.number("single_loo")
        self.loo_mode = LOO_MODES.index(options.word("loo_mode"))
        self.limit = options.number("limit")
        deals = options.values["deals"]
        self.until_single = deals == "single"
        self.deals_agreed = deals if isinstance(deals, int) else 0
        self.rounds_agreed = MOST_ROUNDS if self.until_single else 1

    def _begin(self) -> None:
        self.first_dealer = NO_SEAT
        self.rounds = 0
        self.present = ALL_SEATS[self.seats]
        self.owing = 0
        self.owed = [0 for _name in self.names]
        self.withdraws = False
        self.single = True
        self.last = False
        self.dealt = vec[i64]([NO_SEAT for _name in self.names])
        self.hands_out = 0
        self.hands = vec[i64]([0 for _i in range(self.seats + 1)])
        self.thrown = vec[i64]([0 for _name in self.names])
        self.row = vec[i64]([NO_CARD for _i in range(self.seats * self.each)])
        self.lacks = vec[i64]([0 for _name in self.names])
        self.tricks = vec[i64]([0 for _name in self.names])
        self.lies = NOTHING_LIES
        self._clear_table()

    def _clear_table(self) -> None:
        if self.lies != PLAYED_LIES:  # else all is gathered already
            self._gather()
        self.lies = NOTHING_LIES
        self.miss_dealt = False
        self.at = 0
        self.deck = self.sheet
        self.next_card = 0
        self.turn_up = NO_CARD
        self.trump = NO_SEAT
        self.ranking = 0
        self.pam = NO_CARD
        self.key = 0
        self.played = 0
        self.few = NO_SEAT
        self.leader = NO_SEAT
        self.led = NO_CARD
        self.best = NO_CARD
        self.best_seat = NO_SEAT
        self.civil = False
        self.made = 0
        self.won = 0
        i: i64 = 0
        while i < self.seats:
            self.lacks[i] = 0
            self.tricks[i] = 0
            i += 1
        i = 0
        while i < self.seats * self.each:
            self.row[i] = NO_CARD
            i += 1

    def _gather(self) -> None:
        """All that was not played goes back to the pack, unseen."""
        seat: i64 = 0
        while seat < self.seats:
            self.hands[seat] = 0
            self.thrown[seat] = 0
            seat += 1
        self.hands[seat] = 0
        self.looked = 0
        self.standing = 0
        self.exchanged = 0
        self.miss_holder = NO_SEAT
        self.for_pool = NO_SEAT
        self.shown = 0
        self.lies = PLAYED_LIES

    def _copy_agreed(self, source: Layout) -> None:
        self.variant = source.variant
        self.each = source.each
        self.pam_played = source.pam_played
        self.sheet = source.sheet
        self.orders = source.orders
        self.ace = source.ace
        self.pool = source.pool
        self.fee = source.fee
        self.loo = source.loo
        self.single_loo = source.single_loo
        self.loo_mode = source.loo_mode
        self.limit = source.limit
        self.until_single = source.until_single
        self.deals_agreed = source.deals_agreed
        self.rounds_agreed = source.rounds_agreed
        self.release = source.release
        self.leaving = source.leaving
        self.club_law = source.club_law
        self.any_trump = source.any_trump
        self.miss_leads = source.miss_leads
        self.dealing = source.dealing
        self.dealer_out = source.dealer_out

    def _copy_carried(self, source: Layout) -> None:
        self.first_dealer = source.first_dealer
        self.rounds = source.rounds
        self.present = source.present
        self.owing = source.owing
        self.owed = source.owed[:]
        self.withdraws = source.withdraws
        self.single = source.single
        self.last = source.last
        self.dealt = source.dealt[:]
        self.hands_out = source.hands_out

    def _copy_deal(self, source: Layout) -> None:
        self.lies = source.lies
        self.miss_dealt = source.miss_dealt
        self.at = source.at
        self.deck = source.deck
        self.next_card = source.next_card
        self.turn_up = source.turn_up
        self.trump = source.trump
        self.ranking = source.ranking
        self.pam = source.pam
        self.key = source.key
        self.hands = source.hands[:]
        self.thrown = source.thrown[:]
        self.looked = source.looked
        self.standing = source.standing
        self.exchanged = source.exchanged
        self.miss_holder = source.miss_holder
        self.for_pool = source.for_pool
        self.shown = source.shown

    def _copy_play(self, source: Layout) -> None:
        self.played = source.played
        self.row = source.row[:]
        self.lacks = source.lacks[:]
        self.few = source.few
        self.leader = source.leader
        self.led = source.led
        self.best = source.best
        self.best_seat = source.best_seat
        self.civil = source.civil
        self.made = source.made
        self.won = source.won
        self.tricks = source.tricks[:]

    # -- seats ------------------------------------------------------------------------

    def next_of(self, seat: i64, these: i64) -> i64:
        """The next to the left among these."""
        seats = self.seats
        while True:
            seat += 1
            if seat == seats:
                seat = 0
            if these & BIT[seat]:
                return seat

    def last_hand(self) -> i64:
        """The dealer, or the player on his right when he takes no cards (loo.R4)."""
        return self.dealt[self.hands_out - 1]

    def dealer_without_cards(self) -> bool:
        return self.last_hand() != self.dealer

    # -- cards --------------------------------------------------------------------------

    def changes(self) -> bool:
        """Whether cards are exchanged, and there is no miss."""
        return self.variant != THREE_CARD

    def miss_size(self) -> i64:
        """Cards of the miss in the deal that is due: none where all must stand (loo.3)."""
        return MISS_SIZE if self.variant == THREE_CARD and not (self.last and self.release) else 0

    def gets(self, i: i64, miss: i64) -> i64:
        """Whose the i-th card dealt is; the miss has the number after the last seat (loo.14, 45, 50)."""
        n = self.hands_out
        if self.dealing == REGULAR and miss:
            k = i % (n + 1)
        elif self.dealing != FREE:
            k = i % n if i < n * self.each else n
        else:
            k = i // 3 if i < 3 * (n + miss // 3) else (i - 3 * n) // 2
        return self.dealt[k] if k < n else self.seats

    def stock(self) -> i64:
        """Cards that may still be drawn (loo.R15)."""
        return len(self.sheet) - self.next_card

    def undealt(self) -> i64:
        """The cards on nobody's account: never dealt, or of a miss that was withdrawn."""
        if self.lies != HANDS_LIE:
            return 0
        rest = self.pack.all & ~self.played & ~BIT[self.turn_up] & ~self.hands[self.seats]
        for seat in range(self.seats):
            rest &= ~self.hands[seat] & ~self.thrown[seat]
        return rest

    def seen(self, seat: i64) -> i64:
        """The cards the seat knows the place of; a watcher's seat is beyond the last."""
        known = self.played
        if self.turn_up >= 0:
            known |= BIT[self.turn_up]
        if seat < self.seats:
            known |= self.thrown[seat]
        for s in range(self.seats):
            if self.sees_hand(seat, s):
                known |= self.hands[s]
        return known

    def sees_hand(self, seat: i64, whose: i64) -> bool:
        """One's own when one has looked, a flush that is shown, and everything on a single."""
        if self.lies == SINGLE_LIES or self.shown & BIT[whose]:
            return True
        return seat == whose and self.looked & BIT[whose] != 0

    def knows(self, seat: i64, card: i64) -> bool:
        return self.seen(seat) & BIT[card] != 0
