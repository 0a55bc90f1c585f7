"""What lies on the Écarté table and is carried from deal to deal."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, BLANK, Pack, hand_of, refill
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.game import Game
from parlour.core.ledger import Ledger
from parlour.core.options import Options
from parlour.mechanisms.tricks import Order

PIQUET: Final = Pack("piquet", "789TAJQK")  # the ace ranks below the knave (ecarte.12)
TWIN: Final = 8  # a card that a short pack holds twice: the second has this added (ecarte.11); never a king (r50)

CUT: Final = 0
DEAL: Final = 1
CHOICE: Final = 2  # elder proposes or leads
ANSWER: Final = 3
ELDER_DISCARDS: Final = 4
DEALER_DISCARDS: Final = 5
TRICKS: Final = 6
OVER: Final = 7

GAME_POINTS: Final = 5  # ecarte.7
KING: Final = 7  # its rank: 7 8 9 T A J Q K (ecarte.12)
CUT_ORDER: Final = vec[i64]([1, 2, 3, 4, 0, 5, 6, 7])  # in cutting the ace is lowest (ecarte.9a)


def _add_twins(pack: Pack) -> None:
    """Faces for doubled cards; they are no part of a sound pack."""
    for card in pack.cards:
        if card & 15 != KING:
            pack.faces[card + TWIN] = pack.face(card) + "'"
            pack.ids[pack.face(card) + "'"] = card + TWIN


def _orders(pack: Pack) -> list[Order]:
    """By trump suit (ecarte.12, 30); a doubled card ranks like its twin, and the one played first wins."""
    rank = [(card & 15) % TWIN if card & 15 != 15 else -1 for card in range(63)]
    orders = []
    for trump in range(4):
        trumps = hand_of([card for card in pack.faces if card >> 4 == trump])
        suit = [hand_of([c for c in pack.faces if c >> 4 == card >> 4]) for card in range(63)]
        higher = [
            hand_of([c for c in pack.faces if c >> 4 == card >> 4 and rank[c] > rank[card]])
            | (0 if card >> 4 == trump else trumps)
            for card in range(63)
        ]
        orders.append(Order(vec[i64](suit), vec[i64](higher), trumps))
    return orders


_add_twins(PIQUET)
ORDERS: Final = _orders(PIQUET)
THIRTY_TWO: Final = vec[i64](PIQUET.cards)
THREE_TWO: Final = vec[i64]([0, 0, 0, 1, 1, 1, 0, 0, 1, 1])  # 0 = elder's card (ecarte.13a)
TWO_THREE: Final = vec[i64]([0, 0, 1, 1, 0, 0, 0, 1, 1, 1])
TURN: Final = 10  # the eleventh card
STAKES: Final = 2  # the account on which both stakes lie


class EcarteState(Game):
    """Two seats, their cards, counters and stakes; the deal alternates."""

    two_three: bool
    recording: bool  # keep_record=on
    stake: i64
    coups_agreed: i64
    deals_agreed: i64  # 0: until the coup is won

    deck: vec[i64]  # the shuffled pack, never changed once dealt: copies share it
    next_card: i64  # top of the talon
    turn_up: i64
    trump: i64
    hands: vec[i64]
    discards: vec[i64]  # this row and the next, points and coups_won are shared with copies
    exchanged: vec[i64]  # by seat, how many cards it took in each exchange, three bits each, the latest lowest
    played: i64
    played_by: vec[i64]
    lacks: vec[i64]  # by seat: what its lawful replies have shown it not to hold
    led: i64
    tricks: vec[i64]
    taken: vec[i64]
    accepted: i64  # proposals accepted in this deal
    exposed: i64  # the seat that loses two if it fails: elder d'autorité, or a dealer who refused first
    king_marked: i64  # by which seat
    king_said: i64  # announced by which seat
    king_exchanges: i64  # exchanges that its owner has made since he marked or announced it
    points: vec[i64]
    coups_won: vec[i64]
    record: list[int]  # who won each game, -1 where it was broken off; only kept where somebody asks for it
    finished: i64  # deals finished
    first_dealer: i64  # of this coup

    def __init__(self, options: Options, names: list[str], chance: Chance, source: EcarteState | None = None) -> None:
        if source is None:
            super().__init__(options, names, PIQUET, chance, Ledger([*names, "stakes"]))
            self._agree(options)
            self.points = vec[i64]([0, 0])
            self.coups_won = vec[i64]([0, 0])
            self.record = []
            self.finished = 0
            self.first_dealer = NO_SEAT
            self._clear_table()
        else:
            super().__init__(options, names, PIQUET, chance, source.ledger.copy())
            self.hands = BLANK[:2]
            self.played_by = BLANK[:2]
            self.lacks = BLANK[:2]
            self.tricks = BLANK[:2]
            self.taken = BLANK[:2]
            self._copy_base(source)
            self._copy_table(source)

    def _agree(self, options: Options) -> None:
        self.two_three = options.word("deal_pattern") == "2-3"
        self.recording = options.is_on("keep_record")
        self.stake = options.number("stake")
        self.coups_agreed = options.number("coups")
        deals = options.values["deals"]
        self.deals_agreed = deals if isinstance(deals, int) else 2 if deals == "round" else 0

    def _clear_table(self) -> None:
        self.deck = THIRTY_TWO
        self.next_card = 32
        self.turn_up = NO_SEAT
        self.trump = NO_SEAT
        self.hands = vec[i64]([0, 0])
        self.discards = vec[i64]([0, 0])
        self.exchanged = vec[i64]([0, 0])
        self.played = 0
        self.played_by = vec[i64]([0, 0])
        self.lacks = vec[i64]([0, 0])
        self.led = NO_SEAT
        self.tricks = vec[i64]([0, 0])
        self.taken = vec[i64]([0, 0])
        self.accepted = 0
        self.exposed = NO_SEAT
        self.king_marked = NO_SEAT
        self.king_said = NO_SEAT
        self.king_exchanges = 0

    def become(self, source: EcarteState, chance: Chance) -> None:
        """Turn from one copy of a game into another, but for the deck."""
        deck = self.deck
        self.chance = chance
        self.ledger.take_over(source.ledger)
        self._copy_base(source)
        self._copy_table(source)
        self.deck = deck

    def _copy_table(self, source: EcarteState) -> None:
        self.two_three = source.two_three
        self.recording = source.recording
        self.stake = source.stake
        self.coups_agreed = source.coups_agreed
        self.deals_agreed = source.deals_agreed
        self.points = source.points
        self.coups_won = source.coups_won
        self.record = source.record
        self.finished = source.finished
        self.first_dealer = source.first_dealer
        self._copy_deal(source)

    def _copy_deal(self, source: EcarteState) -> None:
        self.deck = source.deck
        self.next_card = source.next_card
        self.turn_up = source.turn_up
        self.trump = source.trump
        refill(self.hands, source.hands)
        self.discards = source.discards
        self.exchanged = source.exchanged
        self.played = source.played
        refill(self.played_by, source.played_by)
        refill(self.lacks, source.lacks)
        self.led = source.led
        refill(self.tricks, source.tricks)
        refill(self.taken, source.taken)
        self.accepted = source.accepted
        self.exposed = source.exposed
        self.king_marked = source.king_marked
        self.king_said = source.king_said
        self.king_exchanges = source.king_exchanges

    def talon(self) -> i64:
        return 32 - self.next_card

    def talon_size(self) -> i64:
        """The same, where packs may be short; apart, for compiled calls of what no subclass changes are faster."""
        return self.talon()

    def talon_shown(self) -> i64:
        """How many cards the talon seems to hold."""
        return self.talon()

    def open_cards(self, owner: i64, seat: i64) -> i64:
        """The cards of a hand that somebody sees."""
        return self.hands[owner] if owner == seat else 0

    @property
    def score(self) -> list[int]:
        return [self.points[0], self.points[1]]

    @property
    def result(self) -> list[int]:
        """Coups won less coups lost, in stakes (a game for nothing counts 1 a coup)."""
        ahead = int(self.coups_won[0] - self.coups_won[1]) * int(self.stake if self.stake > 0 else 1)
        return [ahead, -ahead]

    # -- what a seat knows -------------------------------------------------------------------

    def seen(self, seat: i64) -> i64:
        """The cards the seat knows the place of; who only watches has none of his own."""
        known = self.played | self.king_shown()
        if seat < 2:
            known |= self.hands[seat] | self.discards[seat]
        if self.turn_up >= 0:
            known |= BIT[self.turn_up]
        return known

    def knows(self, seat: i64, card: i64) -> bool:
        return self.seen(seat) & BIT[card] != 0

    def king_shown(self) -> i64:
        """The king of trumps, where its mark ended the game in mid-deal: then it must be shown (ecarte.r19)."""
        ended = self.phase == OVER or self.phase == CUT
        if ended and self.king_marked >= 0 and self.tricks[0] + self.tricks[1] < 5:
            return BIT[self.trump * 16 + KING]
        return 0
