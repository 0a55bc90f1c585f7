"""What a table of Spoil Five holds: the options in force, the pool, and the cards of the hand now played."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, FRENCH_52
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.game import Game
from parlour.core.ledger import Ledger
from parlour.core.options import Options
from parlour.games.spoil_five.ranks import ORDINARY

FIFTY_TWO: Final = vec[i64](FRENCH_52.cards)
EACH: Final = 5  # cards in a hand (spoil-five.12)
NO_CARD: Final = -1


class Table(Game):
    """A side is one seat, or the partners who play together; ``side[seat]`` is its number."""

    stake: int
    spoil_stake: int
    dealer_stake: int
    sides: i64
    side: vec[i64]
    robbing: bool
    compulsory: bool
    first_order: i64  # where the orders in use begin
    need: i64  # tricks that take the pool
    fiving: bool
    jinking: bool
    target: i64  # points that win the game; 0: no points
    deals_agreed: i64  # 0: until a game of points is won
    pool: i64  # the pool's account

    finished: i64  # hands
    fresh: bool  # the next stakes are full
    points: vec[i64]  # by side

    hands: vec[i64]
    deck: vec[i64]  # fiving: the shuffled pack, never changed once dealt; copies share it
    next_card: i64
    stock: i64
    passed: i64  # turn-ups that fiving has set aside
    shown: i64  # cards of this deal that everybody knows, besides those played
    turn_up: i64
    turn_taken: bool
    trump: i64
    ranking: i64  # the order in force
    ace: i64  # the ace whose holder may still rob, as a bit
    robber: i64
    laid: i64  # the card he put out, as a bit
    lacks: vec[i64]  # what each seat has shown not to hold

    leader: i64
    lying: i64  # cards in the trick
    trick: i64  # its cards in the order played, six bits each
    led: i64
    best: i64
    best_seat: i64
    played: i64
    made: i64  # tricks made in this hand
    tricks: vec[i64]
    won: vec[i64]  # tricks, by side
    jinker: i64

    def __init__(self, options: Options, names: list[str], chance: Chance, source: Table | None = None) -> None:
        if source is None:
            super().__init__(options, names, FRENCH_52, chance, Ledger([*names, "pool"]))
            self._agree(options)
            self._begin()
        else:
            super().__init__(options, names, FRENCH_52, chance, source.ledger.copy())
            self._copy_base(source)
            self._copy_agreed(source)
            self._copy_hand(source)

    def _agree(self, options: Options) -> None:
        seats = self.seats
        self.stake = options.number("stake")
        self.spoil_stake = options.number("spoil_stake")
        self.dealer_stake = options.number("dealer_stake")
        partners = options.word("partners")
        self.sides = 2 if partners == "two_sides" else seats // 2 if partners == "pairs" else seats
        self.side = vec[i64]([seat % self.sides for seat in range(seats)])
        self.robbing = options.word("robbing") != "off"
        self.compulsory = options.word("robbing") == "compulsory"
        self.first_order = ORDINARY if options.word("order") == "ordinary" else 0
        self.need = 2 if options.is_on("two_tricks_win") else 3
        self.fiving = options.is_on("fiving")
        self.jinking = options.is_on("jinking")
        points = options.word("points")
        self.target = 0 if points == "off" else int(points)
        deals = options.values["deals"]
        self.deals_agreed = deals if isinstance(deals, int) else 0 if deals == "game" else seats
        self.pool = seats

    def _begin(self) -> None:
        self.finished = 0
        self.fresh = True
        self.points = self._none(self.sides)
        self.hands = self._none(self.seats)
        self.lacks = self._none(self.seats)
        self.tricks = self._none(self.seats)
        self.won = self._none(self.sides)
        self.clear_hand()

    def _none(self, n: i64) -> vec[i64]:
        return vec[i64]([0 for _i in range(n)])

    def clear_hand(self) -> None:
        """Nothing lies on the table, nothing is won yet."""
        for seat in range(self.seats):
            self.lacks[seat] = 0
            self.tricks[seat] = 0
        for side in range(self.sides):
            self.won[side] = 0
        self.made = 0
        self.jinker = NO_SEAT
        self.leader = NO_SEAT
        self.gather()

    def gather(self) -> None:
        """The cards go back to the pack; who won which tricks is still remembered."""
        for seat in range(self.seats):
            self.hands[seat] = 0
        self.deck = FIFTY_TWO
        self.next_card = 0
        self.stock = 0
        self.passed = 0
        self.shown = 0
        self.turn_up = NO_CARD
        self.turn_taken = False
        self.trump = NO_CARD
        self.ranking = self.first_order
        self.ace = 0
        self.robber = NO_SEAT
        self.laid = 0
        self.played = 0
        self.clear_trick()

    def clear_trick(self) -> None:
        self.lying = 0
        self.trick = 0
        self.led = NO_CARD
        self.best = NO_CARD
        self.best_seat = NO_SEAT

    def _copy_agreed(self, source: Table) -> None:
        self.stake = source.stake
        self.spoil_stake = source.spoil_stake
        self.dealer_stake = source.dealer_stake
        self.sides = source.sides
        self.side = source.side
        self.robbing = source.robbing
        self.compulsory = source.compulsory
        self.first_order = source.first_order
        self.need = source.need
        self.fiving = source.fiving
        self.jinking = source.jinking
        self.target = source.target
        self.deals_agreed = source.deals_agreed
        self.pool = source.pool
        self.finished = source.finished
        self.fresh = source.fresh
        self.points = source.points[:]

    def _copy_hand(self, source: Table) -> None:
        self.hands = source.hands[:]
        self.deck = source.deck
        self.next_card = source.next_card
        self.stock = source.stock
        self.passed = source.passed
        self.shown = source.shown
        self.turn_up = source.turn_up
        self.turn_taken = source.turn_taken
        self.trump = source.trump
        self.ranking = source.ranking
        self.ace = source.ace
        self.robber = source.robber
        self.laid = source.laid
        self.lacks = source.lacks[:]
        self.leader = source.leader
        self.lying = source.lying
        self.trick = source.trick
        self.led = source.led
        self.best = source.best
        self.best_seat = source.best_seat
        self.played = source.played
        self.made = source.made
        self.tricks = source.tricks[:]
        self.won = source.won[:]
        self.jinker = source.jinker

    # -- what follows from it ------------------------------------------------------

    def elder(self) -> i64:
        return self.left(self.dealer)

    def trick_cards(self) -> list[int]:
        """The cards lying in the trick, in the order played."""
        return [self.trick >> 6 * i & 63 for i in range(self.lying - 1, -1, -1)]

    def seen(self, seat: i64) -> i64:
        """The cards whose place the seat knows: its own, those played, and those that lay open this hand."""
        known = self.played | self.shown
        if seat >= self.seats:
            return known
        return known | self.hands[seat] | (self.laid if seat == self.robber else 0)

    def knows(self, seat: i64, card: i64) -> bool:
        return self.seen(seat) & BIT[card] != 0
