"""What a table of Loo holds: what is agreed, what is carried from deal to deal, and the cards of this deal."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT, BLANK, FRENCH_32, FRENCH_52, NO_CARD, NO_SUIT, NOBODY_YET, Pack, clear
from parlour.core.chance import Chance
from parlour.core.copying import Shared, refresh, take_over
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS, Game
from parlour.core.ledger import Ledger
from parlour.core.options import Agreed, Options, agreed_on
from parlour.games.loo.rules.ranks import BY_PACK, NO_PAM, PAMS
from parlour.mechanisms.accidents import rates_of
from parlour.mechanisms.trick_deal import TrickDeal, all_played
from parlour.mechanisms.trick_misdeals import DEAL_ACCIDENTS

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
DECLARATIONS: Final = ["miss_for_pool", "miss", "exchanged", "stands", "threw_up", "undeclared", "out"]
LOO_MODES: Final = ["fixed", "unlimited", "mixed"]

# what lies on the table
NOTHING_LIES: Final = 0
SINGLE_LIES: Final = 1  # face up, until the next deal
HANDS_LIE: Final = 2
PLAYED_LIES: Final = 3  # what was played; the rest is gathered

MOST_ROUNDS: Final = 10  # of a game that waits for a single
TABLE_OF_FIVE: Final = 5  # loo.2
MISS_SIZE: Final = 3

LentCounters: TypeAlias = "list[int]"  # without a limit: unlimited loos multiply


class LooAgreed(Agreed):
    """What the table has agreed on; made once from the options and shared by all copies of a game."""

    def __init__(self, options: Options) -> None:
        deals = options.values["deals"]
        self.variant: Final[i64] = VARIANTS.index(options.word("variant"))
        self.each: Final[i64] = 5 if self.variant == FIVE_CARD else 3  # cards in a hand, and tricks in a deal
        self.changes: Final[bool] = self.variant != THREE_CARD  # cards are exchanged, and there is no miss
        self.pam_played: Final[i64] = PAMS.index(options.word("pam")) + 1 if self.variant == FIVE_CARD else NO_PAM
        self.pack: Final[Pack] = FRENCH_52 if options.word("pack") == "52" else FRENCH_32  # loo.58
        self.sheet: Final[vec[i64]] = self.pack.sheet
        self.orders: Final[i64] = 0 if self.pack is FRENCH_52 else BY_PACK  # where the orders of this pack begin
        self.knave: Final[i64] = self.pack.ranks.index("J")  # its rank
        self.ace: Final[i64] = len(self.pack.ranks) - 1
        self.fee: Final[int] = options.number("fee")
        self.loo: Final[int] = options.number("loo")
        self.single_loo: Final[int] = options.number("single_loo")
        self.loo_mode: Final[i64] = LOO_MODES.index(options.word("loo_mode"))
        self.limit: Final[int] = options.number("limit")
        self.until_single: Final[bool] = deals == "single"
        self.deals: Final[i64] = deals if isinstance(deals, int) else 0  # 0: so many rounds
        self.rounds: Final[i64] = MOST_ROUNDS if self.until_single else 1
        self.release: Final[bool] = options.word("finish") == "release"
        self.leaving: Final[bool] = options.is_on("leaving")
        self.club_law: Final[bool] = options.is_on("club_law")
        self.any_trump: Final[bool] = options.word("lead_rule") == "one"
        self.miss_leads: Final[bool] = options.is_on("miss_leads")
        self.dealing: Final[i64] = DEALING.index(options.word("dealing"))
        self.rates: Final[list[float]] = rates_of(options, "accidents", DEAL_ACCIDENTS)
        self.dealer_out: Final[bool] = options.word("dealer_out") == "over_five"
        self.nothing_dealt: Final[LooDeal] = LooDeal(self.sheet, options.number("players"), self.each)
        super().__init__(options)


@mypyc_attr(acyclic=True, free_list_len=1)
class LooDeal(TrickDeal):
    """The cards and declarations of one deal; the next deal is a new one."""

    deck: Shared  # where cards may be drawn: the shuffled pack, never changed once dealt
    thrown: vec[i64]  # by seat, its cards on the undealt pack
    row: vec[i64]  # seat * each + trick: the card played
    lies: i64 = NOTHING_LIES
    next_card: i64 = 0
    miss: i64 = 0
    miss_dealt: bool = False
    turn_up: i64 = NO_CARD
    trump: i64 = NO_SUIT
    ranking: i64 = 0  # of ORDERS
    pam: i64 = NO_CARD
    key: i64 = 0  # bit: ace of trumps, or the king when the ace is turned up
    asked: i64 = 0  # how many of those dealt to have been asked
    looked: i64 = 0  # bit set: who has looked at his hand
    standing: i64 = 0
    exchanged: i64 = 0
    miss_holder: i64 = NO_SEAT
    for_pool: i64 = NO_SEAT  # who plays the miss for the pool
    shown: i64 = 0  # bit set: whose flush lies open
    few: i64 = NO_SEAT  # the seat whose original lead has shown at most one trump
    civil: bool = False
    winners: i64 = 0  # of the tricks, four bits each, the first lowest

    def __init__(self, deck: vec[i64], seats: i64, each: i64, source: LooDeal | None = None) -> None:
        super().__init__(seats, source)
        if source is not None:
            take_over(self, source, LooDeal)
            return
        self.deck = deck
        self.thrown = BLANK[:seats]
        self.row = NOBODY_YET[: seats * each]

    def copy(self) -> LooDeal:
        return LooDeal(self.deck, 0, 0, self)

    def refresh(self, source: LooDeal) -> None:
        self.refresh_tricks(source)
        refresh(self, source, LooDeal)

    def gather(self) -> None:
        """All that was not played goes back to the pack, unseen."""
        clear(self.hands)
        clear(self.thrown)
        self.miss = 0
        self.looked = 0
        self.standing = 0
        self.exchanged = 0
        self.miss_holder = NO_SEAT
        self.for_pool = NO_SEAT
        self.shown = 0
        self.lies = PLAYED_LIES

    def note_winner(self, winner: i64) -> None:
        """The next trick is his."""
        self.winners |= winner << 4 * self.tricks_made

    def won(self, seat: i64, trick: i64) -> bool:
        return self.winners >> 4 * trick & 15 == seat


class LooState(Game):
    """Who sits at the table and what he owes; the pool's account has the number after the last seat."""

    agreed: LooAgreed
    deal: LooDeal
    dealt: Shared  # the seats with cards in this deal or the one that is due, from the elder
    owed: LentCounters
    owing: i64 = 0  # bit set: who owes a loo
    present: i64 = 0  # bit set: who has not left the table
    first_dealer: i64 = NO_SEAT
    rounds: i64 = 0  # finished
    withdraws: bool = False  # the dealer of this deal leaves
    single: bool = True
    last: bool = False  # known to be the last deal
    lent: bool

    def __init__(self, options: Options, names: list[str], chance: Chance, source: LooState | None = None) -> None:
        if source is None:
            self.agreed = agreed_on(options, LooAgreed)
            self.deal = LooDeal(self.agreed.sheet, len(names), self.agreed.each)
            self.dealt = BLANK[:0]
            self.owed = [0 for _name in names]
            self.lent = False
            self.present = ALL_SEATS[len(names)]
            super().__init__(options, names, self.agreed.pack, chance, Ledger([*names, "pool"]))
        else:
            source.lent = True
            take_over(self, source, LooState)
            super().__init__(options, names, source.pack, chance, source.ledger.copy(), source)

    def pool(self) -> int:
        return self.ledger[self.seats]

    def own_debts(self) -> None:
        """Before what is owed is changed, which copies may share."""
        if self.lent:
            self.owed = self.owed[:]
            self.lent = False

    # -- seats ------------------------------------------------------------------------

    def last_hand(self) -> i64:
        """The dealer, or the player on his right when he takes no cards (loo.R4)."""
        return self.dealt[len(self.dealt) - 1]

    def dealer_without_cards(self) -> bool:
        return self.last_hand() != self.dealer

    def declared(self, seat: i64) -> i64:
        """What the seat has said: a number of DECLARATIONS."""
        deal = self.deal
        if deal.for_pool == seat:
            return 0
        if deal.miss_holder == seat:
            return 1
        if deal.exchanged & BIT[seat]:
            return 2
        if deal.standing & BIT[seat]:
            return 3
        if deal.thrown[seat]:
            return 4
        if deal.hands[seat]:
            return 5
        return 6

    # -- cards --------------------------------------------------------------------------

    def miss_size(self) -> i64:
        """Cards of the miss in the deal that is due: none where all must stand (loo.3)."""
        return 0 if self.agreed.changes or (self.last and self.agreed.release) else MISS_SIZE

    def gets(self, i: i64, miss: i64) -> i64:
        """Whose the i-th card dealt is; the miss has the number after the last seat (loo.14, 45, 50)."""
        n = len(self.dealt)
        if self.agreed.dealing == REGULAR and miss:
            k = i % (n + 1)
        elif self.agreed.dealing != FREE:
            k = i % n if i < n * self.agreed.each else n
        else:
            k = i // 3 if i < 3 * (n + miss // 3) else (i - 3 * n) // 2
        return self.dealt[k] if k < n else self.seats

    def laid(self, seat: i64) -> list[int]:
        """The cards the seat has played, in their order."""
        row, at, each = self.deal.row, seat * self.agreed.each, self.agreed.each
        return [row[at + i] for i in range(each) if row[at + i] != NO_CARD]

    def stock(self) -> i64:
        """Cards that may still be drawn (loo.R15)."""
        return len(self.agreed.sheet) - self.deal.next_card

    def undealt(self) -> i64:
        """The cards on nobody's account: never dealt, or of a miss that was withdrawn."""
        if self.deal.lies != HANDS_LIE:
            return 0
        deal = self.deal
        rest = self.pack.all & ~all_played(deal) & ~BIT[deal.turn_up] & ~deal.miss
        for seat in range(self.seats):
            rest &= ~deal.hands[seat] & ~deal.thrown[seat]
        return rest

    def seen(self, seat: i64) -> i64:
        """The cards the seat knows the place of; a watcher's seat is beyond the last."""
        known = all_played(self.deal)
        if self.deal.turn_up >= 0:
            known |= BIT[self.deal.turn_up]
        if seat < self.seats:
            known |= self.deal.thrown[seat]
        for s in range(self.seats):
            if self.sees_hand(seat, s):
                known |= self.deal.hands[s]
        return known

    def sees_hand(self, seat: i64, whose: i64) -> bool:
        """One's own when one has looked, a flush that is shown, and everything on a single."""
        if self.deal.lies == SINGLE_LIES or self.deal.shown & BIT[whose]:
            return True
        return seat == whose and self.deal.looked & BIT[whose] != 0
