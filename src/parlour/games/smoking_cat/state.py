"""What lies on the table at Smoking Cat and is carried from round to round."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BLANK, GERMAN_32, NO_CARD, clear, lying_in_order
from parlour.core.chance import Chance
from parlour.core.copying import Shared, refresh, take_over
from parlour.core.events import NO_SEAT
from parlour.core.game import Game
from parlour.core.ledger import Ledger
from parlour.core.options import Agreed, Options, agreed_on
from parlour.core.pickling import Part
from parlour.games.smoking_cat.words import ACCIDENTS
from parlour.mechanisms.accidents import rates_of

NOTHING_PASSED: Final = BLANK[:4]


class CatAgreed(Agreed):
    """What the table has agreed on; made once from the options and shared by all copies of a game."""

    def __init__(self, options: Options) -> None:
        deals = options.values["deals"]
        self.letters: Final[str] = "".join([sign for sign in options.word("word") if sign.isalpha()])  # smoking-cat.r22
        self.word_given: Final[bool] = options.word("word_source") == "association"  # else the players chose it
        self.drinks: Final[bool] = options.word("forfeit") == "drinks"
        self.deals: Final[i64] = deals if isinstance(deals, int) else 0  # 0: until the word is full
        self.packet: Final[i64] = options.number("packet")
        self.early_end: Final[bool] = options.is_on("early_end")
        self.table: Final[bool] = options.word("conduct") == "table"
        self.misdeal_letter: Final[bool] = options.is_on("misdeal_letter")
        self.rates: Final[list[float]] = rates_of(options, "accidents", ACCIDENTS)
        super().__init__(options)


@mypyc_attr(acyclic=True, free_list_len=1)
class CatDeal(Part):
    """The cards and points of one round; the next round is a new one."""

    hands: vec[i64]
    passed: Shared  # the three cards each seat has committed; 0 before
    played: vec[i64]  # and, once the cards are gathered, what the seat alone has seen
    lacks: vec[i64]  # by seat: what it has shown not to hold
    taken: vec[i64]
    points: vec[i64]  # of this round only (smoking-cat.4)
    fallen: i64 = 0  # cards that are hidden from nobody: those played
    leader: i64 = NO_SEAT
    led: i64 = NO_CARD
    best: i64 = NO_CARD  # the card that takes the trick so far
    winner: i64 = NO_SEAT  # its player
    in_trick: i64 = 0  # cards of this trick
    price: i64 = 0  # points lying in it
    last_trick: i64 = 0  # the cards of the last one, until the next lead (smoking-cat.30)
    last_leader: i64 = NO_SEAT  # who led to it
    tricks_made: i64 = 0
    beaten: i64 = NO_SEAT  # the seat with 17 points or more (without the last trick's)

    def __init__(self, seats: i64, source: CatDeal | None = None) -> None:
        if source is not None:  # no empty rows are made first
            take_over(self, source, CatDeal)
            return
        self.hands = BLANK[:seats]
        self.passed = NOTHING_PASSED
        self.played = BLANK[:seats]
        self.lacks = BLANK[:seats]
        self.taken = BLANK[:seats]
        self.points = BLANK[:seats]

    def copy(self) -> CatDeal:
        return CatDeal(0, self)

    def refresh(self, source: CatDeal) -> None:
        refresh(self, source, CatDeal)

    def clear_trick(self) -> None:
        self.led = NO_CARD
        self.in_trick = 0
        self.price = 0

    def gather(self) -> None:
        """The cards are gathered for the next deal; what a seat alone has seen it keeps in mind."""
        for seat in range(4):
            self.played[seat] |= (self.hands[seat] | self.passed[seat]) & ~self.fallen
        clear(self.hands)
        self.passed = NOTHING_PASSED

    def in_order(self, trick: i64, leader: i64) -> list[int]:
        """The cards of a trick in the order played."""
        return lying_in_order(self.played, leader, trick)

    def trick_cards(self) -> list[int]:
        return self.in_order(self.in_trick, self.leader)


class CatState(Game):
    """Four seats, each for himself; rounds go on until somebody has the whole word."""

    agreed: CatAgreed
    deal: CatDeal
    account: Shared  # letters written, or rounds of drinks bought
    finished: i64 = 0  # rounds
    lost: i64 = NO_SEAT  # the seat that has the whole word

    def __init__(self, options: Options, names: list[str], chance: Chance, source: CatState | None = None) -> None:
        if source is None:
            self.agreed = agreed_on(options, CatAgreed)
            self.deal = CatDeal(4)
            self.account = BLANK[:4]
            super().__init__(options, names, GERMAN_32, chance, Ledger(names))
        else:
            take_over(self, source, CatState)
            super().__init__(options, names, GERMAN_32, chance, source.ledger.copy(), source)

    def become(self, source: CatState, chance: Chance) -> None:
        """Turn from one copy of a game into another."""
        self._become(source, chance)
        refresh(self, source, CatState)

    def points_of(self, seat: i64) -> int:
        """Letters written, or rounds of drinks bought."""
        return self.account[seat]

    def result_of(self, seat: i64) -> int:
        """There is no winner, only a loser; nobody has lost when the rounds agreed are over."""
        if self.lost < 0:
            return 0
        return -3 if seat == self.lost else 1

    def sees_passed(self, seat: i64, giver: i64) -> bool:
        """Whether the seat sees the faces of the cards that lie passed; the giver alone knows them (smoking-cat.19)."""
        return False

    def lying_passed(self, seat: i64) -> i64:
        """The cards the seat has passed, while they lie face down before its left neighbour."""
        if self.deal.passed[(seat + 1) & 3]:
            return 0
        return self.deal.passed[seat]

    def seen(self, seat: i64) -> i64:
        """The cards the seat knows the place of; those it passed are with its left neighbour until played."""
        fallen = self.deal.fallen
        if seat >= 4:  # who only watches holds none
            return fallen
        return fallen | self.deal.hands[seat] | self.deal.passed[seat] | self.deal.played[seat]
