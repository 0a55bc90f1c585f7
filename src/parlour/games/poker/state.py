"""What lies on the Poker table and is carried from game to game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT, BLANK, FRENCH_52, WITH_JOKER, Pack
from parlour.core.chance import Chance
from parlour.core.copying import Shared, refresh, take_over
from parlour.core.events import NO_SEAT
from parlour.core.game import HOUSE, Game
from parlour.core.ledger import Ledger
from parlour.core.options import Agreed, Options, Value, agreed_on
from parlour.core.pickling import Part
from parlour.games.poker.words import ACCIDENTS
from parlour.mechanisms.accidents import rates_of
from parlour.mechanisms.rankings import CLASSES, FiveCards, five_cards

HAND_SIZE: Final = 5  # poker.6
ORDINARY: Final = -1  # in place of a jack-pot's step
WEALTH: Final = 1 << 40  # what a player of unlimited funds can lay
EXPENSES: Final = 1
REWARD: Final = 2
KITTIES: Final[dict[Value, int]] = {"off": 0, "expenses": EXPENSES, "reward": REWARD}


class PokerAgreed(Agreed):
    """What the table has agreed on; made once from the options and shared by all copies of a game."""

    def __init__(self, options: Options) -> None:
        seats = options.number("players")
        values, on = options.values, options.is_on
        annulled = options.word("annulled_laws").split(",")
        self.pack: Final[Pack] = WITH_JOKER if on("joker") else FRENCH_52
        self.sheet: Final[vec[i64]] = self.pack.sheet
        both = values["ace_in_sequences"] == "both"
        self.order: Final[FiveCards] = five_cards(both, "69" not in annulled, on("blaze"), on("skip_straight"))
        self.ante: Final[i64] = options.number("ante")
        self.limit: Final[i64] = options.number("limit") if values["limit"] != "none" else 0
        self.unlimited: Final[bool] = values["funds"] == "unlimited"
        self.funds: Final[i64] = 0 if self.unlimited else options.number("funds")
        self.kitty_kind: Final[i64] = KITTIES[values["kitty"]]
        self.kitty_take: Final[i64] = options.number("kitty_take")
        self.kitty_class: Final[i64] = CLASSES.index(options.word("kitty_hand"))
        self.borrowing: Final[bool] = on("borrowing")
        self.uncapped: Final[bool] = "22" in annulled or self.limit == 0  # law 22 annulled
        self.no_show: Final[bool] = "60" in annulled
        self.no_refund: Final[bool] = "14" in annulled
        self.talk_free: Final[bool] = "16" in annulled
        self.rates: Final[list[float]] = rates_of(options, "accidents", ACCIDENTS)
        self.deals: Final[i64] = options.number("deals") if values["deals"] != "round" else seats
        self.pool: Final[i64] = seats  # accounts
        self.house: Final[i64] = seats + 1
        self.kitty: Final[i64] = seats + 2
        super().__init__(options)


@mypyc_attr(acyclic=True, free_list_len=1)
class PokerDeal(Part):
    """The stakes and cards of one game, from the ante to the show."""

    deck: Shared  # the shuffled pack, never changed once dealt
    next_card: i64  # top of the stub
    hands: vec[i64]
    dealt: vec[i64]  # the five cards each was dealt
    thrown: vec[i64]  # discards
    redrawn: Shared  # cards drawn out of the reshuffled discards (law 41)
    reshuffled: bool = False
    lying_open: bool = False  # the game is over, and only cards that were shown still lie there

    playing: i64 = 0  # seats in the game
    stake: vec[i64]  # all that each has staked this game
    forced: vec[i64]  # of that, ante and straddle
    highest: i64 = 0  # stake
    before_deal: i64 = 0  # highest stake before the deal: the ante, or the last straddle
    last_say: i64 = NO_SEAT  # who speaks last before the draw
    opener: i64 = NO_SEAT
    drew: i64 = 0  # seats that have discarded
    unserved: i64 = 0  # of those, the seats that wait for cards (law 41)
    level: i64 = 0  # the stake from which bets are counted
    stood: i64 = 0
    last_act: i64 = NO_SEAT
    short: i64 = 0  # seats that have demanded a show for what they have laid
    against: Shared  # for each of them, who was in the game with him then

    borrowers: i64 = 0  # seats that have borrowed in this game
    bound: i64 = 0  # of those, the seats that have opened, bet or raised since (law 62)
    asked: bool = False  # the seat on turn has asked for a loan in this turn
    borrower: i64 = NO_SEAT
    wanted: i64 = 0  # the loan asked for
    resume: i64 = 0  # the phase that goes on after the answer

    def __init__(self, deck: vec[i64], seats: i64, source: PokerDeal | None = None) -> None:
        """The pack before the deal, or a copy of another deal."""
        if source is not None:
            take_over(self, source, PokerDeal)
            return
        self.deck = deck
        self.next_card = len(deck)
        self.hands = BLANK[:seats]
        self.dealt = BLANK[:seats]
        self.thrown = BLANK[:seats]
        self.redrawn = BLANK[:seats]
        self.stake = BLANK[:seats]
        self.forced = BLANK[:seats]
        self.against = BLANK[:seats]

    def copy(self) -> PokerDeal:
        return PokerDeal(self.deck, 0, self)

    def refresh(self, source: PokerDeal) -> None:
        refresh(self, source, PokerDeal)

    def gather(self, shown: i64, proven: i64) -> None:
        """All cards that were not shown go back to the pack; who has proven his opening shows it as it was dealt."""
        for seat in range(len(self.hands)):
            if proven & BIT[seat] == 0:
                self.thrown[seat] = 0
            elif shown & BIT[seat] == 0:
                self.hands[seat] = self.dealt[seat] & ~self.thrown[seat]
            if (shown | proven) & BIT[seat] == 0:
                self.hands[seat] = 0
            self.dealt[seat] = 0
        self.redrawn = BLANK[: len(self.hands)]
        self.next_card = len(self.deck)
        self.unserved = 0
        self.lying_open = True


class PokerState(Game):
    """Seats and counters; pool, jack-pot, kitty and loans go on from game to game."""

    agreed: PokerAgreed
    deal: PokerDeal
    finished: i64 = 0  # games finished
    drawing: i64 = 0  # seats that draw for the first deal
    bought: Shared  # counters sold to each seat so far
    jackpot: i64 = ORDINARY  # the step of this jack-pot
    debts: Shared  # of earlier games, borrower * seats + lender
    loans: Shared  # of this game

    def __init__(self, options: Options, names: list[str], chance: Chance, source: PokerState | None = None) -> None:
        if source is None:
            self.agreed = agreed_on(options, PokerAgreed)
            self.deal = PokerDeal(self.agreed.sheet, len(names))
            self.bought = BLANK[: len(names)]
            self.debts = vec[i64]([0 for _name in names for _other in names])
            self.loans = self.debts
            accounts = [*names, "pool", HOUSE] + (["kitty"] if self.agreed.kitty_kind == REWARD else [])
            super().__init__(options, names, self.agreed.pack, chance, Ledger(accounts))
        else:
            take_over(self, source, PokerState)
            super().__init__(options, names, source.pack, chance, source.ledger.copy(), source)

    def become(self, source: PokerState, chance: Chance) -> None:
        """Turn from one copy of a game into another."""
        self._become(source, chance)
        refresh(self, source, PokerState)

    def ante_man(self) -> i64:
        return self.left(self.dealer)

    def next_in(self, seat: i64) -> i64:
        """The first on the left who is still in the game."""
        return self.next_of(seat, self.deal.playing)

    def in_pool(self) -> int:
        return self.ledger[self.agreed.pool]

    def has_kitty(self) -> bool:
        """Whether there is a kitty that a good hand may win."""
        return self.agreed.kitty_kind == REWARD

    def owes(self, seat: i64) -> i64:
        total: i64 = 0
        loans, debts, at = self.loans, self.debts, seat * self.seats
        for lender in range(at, at + self.seats):
            total += loans[lender] + debts[lender]
        return total

    def stub_cards(self) -> list[int]:
        """From the top."""
        return list(self.deal.deck[self.deal.next_card :])

    def lay_stub(self, cards: list[int]) -> None:
        self.deal.deck = vec[i64](cards)
        self.deal.next_card = 0

    def stub(self) -> i64:
        return len(self.deal.deck) - self.deal.next_card

    def result_of(self, seat: i64) -> int:
        """Counters held, less those bought."""
        return self.ledger[seat] - self.bought[seat]

    def discards(self, seat: i64) -> i64:
        """What lies before the seat, thrown away; nothing any more when it went back into the stub (law 41)."""
        if self.deal.reshuffled and not self.deal.lying_open:
            return 0
        return self.deal.thrown[seat]

    def open_cards(self, owner: i64, seat: i64) -> i64:
        """Which cards of a hand the seat sees; a hand thrown up is never taken up again (poker.law.27)."""
        his_own = owner == seat and self.deal.playing & BIT[owner] != 0
        if his_own or self.deal.lying_open:
            return self.deal.hands[owner]
        return 0

    def seen(self, seat: i64) -> i64:
        """The cards the seat knows the place of."""
        if self.deal.lying_open:
            known: i64 = 0
            for s in range(self.seats):
                known |= self.deal.hands[s] | self.deal.thrown[s]
            return known
        return self.deal.hands[seat] | self.discards(seat) if seat < self.seats else 0
