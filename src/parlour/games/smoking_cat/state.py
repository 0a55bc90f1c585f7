"""What lies on the table at Smoking Cat and is carried from round to round."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, BLANK, GERMAN_32, refill
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.game import Game
from parlour.core.ledger import Ledger
from parlour.core.options import Options

LOTS: Final = 0
DEAL: Final = 1
PASSING: Final = 2
TRICKS: Final = 3
OVER: Final = 4

NO_CARD: Final = -1


class CatState(Game):
    """Four seats, each for himself; rounds go on until somebody has the whole word."""

    letters: str  # of the word, signs and spaces left out
    drinks: bool
    deals_agreed: i64  # 0: until the word is full
    packet: i64
    early_end: bool

    hands: vec[i64]
    passed: vec[i64]  # the three cards each seat has committed; 0 before
    played: i64
    played_by: vec[i64]
    lacks: i64  # bit seat * 4 + suit: what not following has shown
    leader: i64
    lying: i64  # cards in the trick
    trick: i64  # its cards in the order played, six bits each
    led: i64
    best: i64
    best_seat: i64
    price: i64  # points lying in the trick
    last_trick: i64  # like trick, until the next lead (smoking-cat.30)
    made: i64  # tricks made in this round
    taken: vec[i64]
    points: vec[i64]  # of this round only (smoking-cat.4)
    beaten: i64  # the seat with 17 points or more (without the last trick's)
    account: vec[i64]  # letters written, or rounds of drinks bought; shared with copies
    finished: i64  # rounds
    lost: i64  # the seat that has the whole word

    def __init__(self, options: Options, names: list[str], chance: Chance, source: CatState | None = None) -> None:
        if source is None:
            super().__init__(options, names, GERMAN_32, chance, Ledger(names))
            self._agree(options)
            self.account = vec[i64]([0, 0, 0, 0])
            self.finished = 0
            self.lost = NO_SEAT
            self._clear_table()
        else:
            super().__init__(options, names, GERMAN_32, chance, source.ledger.copy())
            self._copy_base(source)
            self._copy_agreed(source)
            self._lay_rows()
            self._copy_table(source)

    def _agree(self, options: Options) -> None:
        self.letters = "".join([sign for sign in options.word("word") if sign.isalpha()])  # smoking-cat.r22
        self.drinks = options.word("forfeit") == "drinks"
        deals = options.values["deals"]
        self.deals_agreed = deals if isinstance(deals, int) else 0
        self.packet = options.number("packet")
        self.early_end = options.is_on("early_end")

    def _copy_agreed(self, source: CatState) -> None:
        self.letters = source.letters
        self.drinks = source.drinks
        self.deals_agreed = source.deals_agreed
        self.packet = source.packet
        self.early_end = source.early_end

    def _lay_rows(self) -> None:
        self.hands = BLANK[:4]
        self.passed = BLANK[:4]
        self.played_by = BLANK[:4]
        self.taken = BLANK[:4]
        self.points = BLANK[:4]

    def _clear_table(self) -> None:
        self._lay_rows()
        self.played = 0
        self.lacks = 0
        self.leader = NO_SEAT
        self._clear_trick()
        self.last_trick = NO_CARD
        self.made = 0
        self.beaten = NO_SEAT

    def _clear_trick(self) -> None:
        self.lying = 0
        self.trick = 0
        self.led = NO_CARD
        self.best = NO_CARD
        self.best_seat = NO_SEAT
        self.price = 0

    def _copy_table(self, source: CatState) -> None:
        self.account = source.account
        self.finished = source.finished
        self.lost = source.lost
        refill(self.hands, source.hands)
        refill(self.passed, source.passed)
        self.played = source.played
        refill(self.played_by, source.played_by)
        self.lacks = source.lacks
        self.leader = source.leader
        self.lying = source.lying
        self.trick = source.trick
        self.led = source.led
        self.best = source.best
        self.best_seat = source.best_seat
        self.price = source.price
        self.last_trick = source.last_trick
        self.made = source.made
        refill(self.taken, source.taken)
        refill(self.points, source.points)
        self.beaten = source.beaten

    def become(self, source: CatState, chance: Chance) -> None:
        """Turn from one copy of a game into another."""
        self.chance = chance
        self.ledger.take_over(source.ledger)
        self._copy_base(source)
        self._copy_table(source)

    @property
    def score(self) -> list[int]:
        """Letters written, or rounds of drinks bought."""
        return [self.account[seat] for seat in range(4)]

    @property
    def result(self) -> list[int]:
        """There is no winner, only a loser; nobody has lost when the rounds agreed are over."""
        if self.lost < 0:
            return [0, 0, 0, 0]
        return [-3 if seat == self.lost else 1 for seat in range(4)]

    # -- what a seat knows -----------------------------------------------------------------

    def seen(self, seat: i64) -> i64:
        """The cards the seat knows the place of; those it passed are with its left neighbour until played."""
        own = self.hands[seat] | self.passed[seat] if seat < 4 else 0  # who only watches holds none
        return own | self.played

    def knows(self, seat: i64, card: i64) -> bool:
        return self.seen(seat) & BIT[card] != 0
