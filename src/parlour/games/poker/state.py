"""What lies on the Poker table and is carried from game to game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, FRENCH_52, WITH_JOKER
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.game import HOUSE, Game
from parlour.core.ledger import Ledger
from parlour.core.options import Options
from parlour.games.poker.words import FIRST_DEALER
from parlour.mechanisms.rankings import CLASSES, FiveCards, five_cards

HAND: Final = 5  # poker.6
ORDINARY: Final = -1  # in place of a jack-pot's step
WEALTH: Final = 1 << 40  # what a player of unlimited funds can lay
FIFTY_TWO: Final = vec[i64](FRENCH_52.cards)
FIFTY_THREE: Final = vec[i64](WITH_JOKER.cards)
KITTIES: Final = ["off", "expenses", "reward"]
EXPENSES: Final = 1
REWARD: Final = 2


class PokerState(Game):
    """Seats, their cards and stakes; pool, jack-pot, kitty and loans go on from game to game."""

    sheet: vec[i64]
    order: FiveCards
    ante: i64
    limit: i64  # 0: none
    unlimited: bool
    funds: i64
    kitty_kind: i64
    kitty_take: i64
    kitty_class: i64
    borrowing: bool
    uncapped: bool  # law 22 annulled
    no_show: bool  # law 60 annulled
    deals_agreed: i64
    pool: i64  # accounts
    house: i64
    kitty: i64

    finished: i64  # games finished
    drawing: i64  # seats that draw for the first deal
    bought: vec[i64]  # counters sold to each seat so far
    jackpot: i64  # the step of this jack-pot, or ORDINARY
    debts: vec[i64]  # of earlier games, borrower * seats + lender
    loans: vec[i64]  # of this game

    deck: vec[i64]  # the shuffled pack, never changed once dealt: copies share it
    next_card: i64  # top of the stub
    hands: vec[i64]
    dealt: vec[i64]  # the five cards each was dealt
    thrown: vec[i64]  # discards
    redrawn: vec[i64]  # cards drawn out of the reshuffled discards (law 41)
    reshuffled: bool
    lying_open: bool  # the game is over, and only cards that were shown still lie there

    playing: i64  # seats in the game
    stake: vec[i64]  # all that each has staked this game
    forced: vec[i64]  # of that, ante and straddle
    highest: i64  # stake
    before_deal: i64  # highest stake before the deal: the ante, or the last straddle
    last_say: i64  # who speaks last before the draw
    opener: i64
    drew: i64  # seats that have discarded
    unserved: i64  # of those, the seats that wait for cards (law 41)
    level: i64  # the stake from which bets are counted
    stood: i64
    last_act: i64
    short: i64  # seats that have demanded a show for what they have laid
    against: vec[i64]  # for each of them, who was in the game with him then

    borrowers: i64  # seats that have borrowed in this game
    bound: i64  # of those, the seats that have opened, bet or raised since (law 62)
    asked: bool  # the seat on turn has asked for a loan in this turn
    borrower: i64
    wanted: i64  # the loan asked for
    resume: i64  # the phase that goes on after the answer

    def __init__(self, options: Options, names: list[str], chance: Chance, source: PokerState | None = None) -> None:
        if source is None:
            pack = WITH_JOKER if options.is_on("joker") else FRENCH_52
            accounts = [*names, "pool", HOUSE] + (["kitty"] if options.word("kitty") == "reward" else [])
            super().__init__(options, names, pack, chance, Ledger(accounts))
            self._agree(options)
            self.finished = 0
            self.drawing = 0
            self.bought = self._each()
            self.jackpot = ORDINARY
            self.debts = self._each_pair()
            self.phase = FIRST_DEALER
            self._make_table()
            self.clear_table()
        else:
            super().__init__(options, names, source.pack, chance, source.ledger.copy())
            self._copy_base(source)
            self._copy_agreed(source)
            self._copy_carried(source)
            self._copy_cards(source)
            self._copy_stakes(source)

    def _each(self) -> vec[i64]:
        return vec[i64]([0 for _name in self.names])

    def _each_pair(self) -> vec[i64]:
        return vec[i64]([0 for _name in self.names for _other in self.names])

    def _agree(self, options: Options) -> None:
        annulled = options.word("annulled_laws").split(",")
        self.sheet = FIFTY_THREE if self.pack is WITH_JOKER else FIFTY_TWO
        both, on = options.word("ace_in_sequences") == "both", options.is_on
        self.order = five_cards(both, "69" not in annulled, on("blaze"), on("skip_straight"))
        self.ante = options.number("ante")
        limit, funds, deals = options.values["limit"], options.values["funds"], options.values["deals"]
        self.limit = limit if isinstance(limit, int) else 0
        self.unlimited = not isinstance(funds, int)
        self.funds = funds if isinstance(funds, int) else 0
        self.deals_agreed = deals if isinstance(deals, int) else self.seats
        self.kitty_kind = KITTIES.index(options.word("kitty"))
        self.kitty_take = options.number("kitty_take")
        self.kitty_class = CLASSES.index(options.word("kitty_hand"))
        self.borrowing = options.is_on("borrowing")
        self.uncapped = "22" in annulled or self.limit == 0
        self.no_show = "60" in annulled
        self.pool = self.seats
        self.house = self.seats + 1
        self.kitty = self.seats + 2

    def _make_table(self) -> None:
        self.loans = self._each_pair()
        self.hands = self._each()
        self.dealt = self._each()
        self.thrown = self._each()
        self.redrawn = self._each()
        self.stake = self._each()
        self.forced = self._each()
        self.against = self._each()

    def clear_table(self) -> None:
        """Before a game: no cards, no stakes."""
        self.deck = self.sheet
        self.next_card = len(self.sheet)
        self.reshuffled = False
        self.lying_open = False
        self.playing = 0
        self.highest = 0
        self.before_deal = 0
        self.last_say = NO_SEAT
        self.opener = NO_SEAT
        self.drew = 0
        self.unserved = 0
        self.level = 0
        self.stood = 0
        self.last_act = NO_SEAT
        self.short = 0
        self.borrowers = 0
        self.bound = 0
        self.asked = False
        self.borrower = NO_SEAT
        self.wanted = 0
        self.resume = 0
        i: i64 = 0
        while i < self.seats:
            self.hands[i] = 0
            self.dealt[i] = 0
            self.thrown[i] = 0
            self.redrawn[i] = 0
            self.stake[i] = 0
            self.forced[i] = 0
            self.against[i] = 0
            i += 1

    def _copy_agreed(self, source: PokerState) -> None:
        self.sheet = source.sheet
        self.order = source.order
        self.ante = source.ante
        self.limit = source.limit
        self.unlimited = source.unlimited
        self.funds = source.funds
        self.kitty_kind = source.kitty_kind
        self.kitty_take = source.kitty_take
        self.kitty_class = source.kitty_class
        self.borrowing = source.borrowing
        self.uncapped = source.uncapped
        self.no_show = source.no_show
        self.deals_agreed = source.deals_agreed
        self.pool = source.pool
        self.house = source.house
        self.kitty = source.kitty

    def _copy_carried(self, source: PokerState) -> None:
        self.finished = source.finished
        self.drawing = source.drawing
        self.bought = source.bought[:]
        self.jackpot = source.jackpot
        self.debts = source.debts[:]
        self.loans = source.loans[:]

    def _copy_cards(self, source: PokerState) -> None:
        self.deck = source.deck
        self.next_card = source.next_card
        self.hands = source.hands[:]
        self.dealt = source.dealt[:]
        self.thrown = source.thrown[:]
        self.redrawn = source.redrawn[:]
        self.reshuffled = source.reshuffled
        self.lying_open = source.lying_open

    def _copy_stakes(self, source: PokerState) -> None:
        self.playing = source.playing
        self.stake = source.stake[:]
        self.forced = source.forced[:]
        self.highest = source.highest
        self.before_deal = source.before_deal
        self.last_say = source.last_say
        self.opener = source.opener
        self.drew = source.drew
        self.unserved = source.unserved
        self.level = source.level
        self.stood = source.stood
        self.last_act = source.last_act
        self.short = source.short
        self.against = source.against[:]
        self.borrowers = source.borrowers
        self.bound = source.bound
        self.asked = source.asked
        self.borrower = source.borrower
        self.wanted = source.wanted
        self.resume = source.resume

    # -- seats and counters ------------------------------------------------------------

    def ante_man(self) -> i64:
        return self.left(self.dealer)

    def counters(self, seat: i64) -> i64:
        """What the seat can still lay."""
        return WEALTH if self.unlimited else self.ledger.balance[seat]

    def has_kitty(self) -> bool:
        """Whether there is a kitty that a good hand may win."""
        return self.kitty_kind == REWARD

    def owes(self, seat: i64) -> i64:
        total: i64 = 0
        for lender in range(self.seats):
            total += self.loans[seat * self.seats + lender] + self.debts[seat * self.seats + lender]
        return total

    def stub(self) -> i64:
        return len(self.deck) - self.next_card

    @property
    def result(self) -> list[int]:
        """Counters held, less those bought."""
        return [self.ledger.balance[seat] - self.bought[seat] for seat in range(self.seats)]

    # -- what a seat knows ----------------------------------------------------------------

    def seen(self, seat: i64) -> i64:
        """The cards the seat knows the place of."""
        if self.lying_open:
            known: i64 = 0
            for s in range(self.seats):
                known |= self.hands[s] | self.thrown[s]
            return known
        if seat >= self.seats:
            return 0
        return self.hands[seat] | (0 if self.reshuffled else self.thrown[seat])

    def knows(self, seat: i64, card: i64) -> bool:
        return self.seen(seat) & BIT[card] != 0
