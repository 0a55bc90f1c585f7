"""What lies on the Écarté table and is carried from deal to deal."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT, BLANK, NO_CARD, NO_SUIT, Pack, hand_of, rank, suit
from parlour.core.chance import Chance, shuffled_on
from parlour.core.copying import Shared, refresh, take_over
from parlour.core.events import NO_SEAT
from parlour.core.game import Game
from parlour.core.ledger import Ledger
from parlour.core.options import Agreed, Options, agreed_on
from parlour.core.pickling import Part
from parlour.games.ecarte.words import ACCIDENTS, CUT, OVER
from parlour.mechanisms.accidents import rates_of
from parlour.mechanisms.tricks import Order

PIQUET: Final = Pack("piquet", "789TAJQK")  # the ace ranks below the knave (ecarte.12)
TWIN: Final = 8  # a card that a short pack holds twice: the second has this added (ecarte.11); never a king (r50)

GAME_POINTS: Final = 5  # ecarte.7
KING: Final = 7  # its rank: 7 8 9 T A J Q K (ecarte.12)
CUT_ORDER: Final = vec[i64]([1, 2, 3, 4, 0, 5, 6, 7])  # in cutting the ace is lowest (ecarte.9a)


def _add_twins(pack: Pack) -> None:
    """Faces for doubled cards; they are no part of a sound pack."""
    for card in pack.cards:
        if rank(card) != KING:
            pack.faces[card + TWIN] = pack.face(card) + "'"
            pack.ids[pack.face(card) + "'"] = card + TWIN


def _orders(pack: Pack) -> list[Order]:
    """By trump suit (ecarte.12, 30); a doubled card ranks like its twin, and the one played first wins."""
    height = [rank(card) % TWIN if rank(card) != 15 else -1 for card in range(63)]
    orders = []
    for trump in range(4):
        trumps = hand_of([card for card in pack.faces if suit(card) == trump])
        suits = [hand_of([c for c in pack.faces if suit(c) == suit(card)]) for card in range(63)]
        higher = [
            hand_of([c for c in pack.faces if suit(c) == suit(card) and height[c] > height[card]])
            | (0 if suit(card) == trump else trumps)
            for card in range(63)
        ]
        orders.append(Order(vec[i64](suits), vec[i64](higher), trumps))
    return orders


_add_twins(PIQUET)
ORDERS: Final = _orders(PIQUET)
ALL_FACES: Final = hand_of(list(PIQUET.faces))  # also of cards that only a faulty pack holds twice
THIRTY_TWO: Final = vec[i64](PIQUET.cards)
THREE_TWO: Final = vec[i64]([0, 0, 0, 1, 1, 1, 0, 0, 1, 1])  # 0 = elder's card (ecarte.13a)
TWO_THREE: Final = vec[i64]([0, 0, 1, 1, 0, 0, 0, 1, 1, 1])
ELEVENTH: Final = 10  # the place of the card that is turned
STAKES: Final = 2  # the account on which both stakes lie
PACKS: Final = ["red", "blue"]
NEITHER: Final = vec[i64]([0, 0])  # nothing for either seat: a row that is never changed in place


def king_of(trump: i64) -> i64:
    return trump * 16 + KING


class EcarteAgreed(Agreed):
    """What the two have agreed on; made once from the options and shared by all copies of a game."""

    def __init__(self, options: Options) -> None:
        deals = options.values["deals"]
        self.two_three: Final[bool] = options.word("deal_pattern") == "2-3"
        self.first_pack: Final[i64] = PACKS.index(options.word("pack_choice"))  # of the first dealer (ecarte.10a)
        self.covered: Final[bool] = options.is_on("cover_tricks")
        self.recording: Final[bool] = options.is_on("keep_record")
        self.stake: Final[int] = options.number("stake")
        self.worth: Final[int] = self.stake or 1  # of a coup, in results: a game for nothing counts 1
        self.coups: Final[i64] = options.number("coups")
        self.deals: Final[i64] = deals if isinstance(deals, int) else 2 if deals == "round" else 0  # 0: to the coup
        self.rates: Final[list[float]] = rates_of(options, "accidents", ACCIDENTS)
        super().__init__(options)


@mypyc_attr(acyclic=True, free_list_len=1)
class EcarteDeal(Part):
    """The cards of one deal and what was said over them; the next deal is a new one."""

    deck: Shared  # the shuffled pack, never changed once dealt
    next_card: i64  # top of the talon
    unsettled: i64 = 0  # by what the talon is shuffled when somebody takes from it; 0: it is shuffled
    turn_up: i64 = NO_CARD
    trump: i64 = NO_SUIT
    hands: vec[i64]
    discards: Shared
    exchanged: Shared  # by seat, how many cards it took in each exchange, three bits each, the latest lowest
    played: i64 = 0
    played_by: vec[i64]
    lacks: vec[i64]  # by seat: what its lawful replies have shown it not to hold
    led: i64 = NO_CARD
    tricks: vec[i64]
    taken: vec[i64]
    accepted: i64 = 0  # proposals accepted in this deal
    exposed: i64 = NO_SEAT  # who loses two if he fails: elder d'autorité, or a dealer who refused first
    king_marked: i64 = NO_SEAT  # by which seat
    king_said: i64 = NO_SEAT  # announced by which seat
    king_exchanges: i64 = 0  # exchanges that its owner has made since he marked or announced it

    def __init__(self, deck: vec[i64], seats: i64, source: EcarteDeal | None = None) -> None:
        if source is not None:  # no empty rows are made first
            take_over(self, source, EcarteDeal)
            return
        self.deck = deck
        self.next_card = len(deck)
        self.hands = BLANK[:seats]
        self.discards = NEITHER
        self.exchanged = NEITHER
        self.played_by = BLANK[:seats]
        self.lacks = BLANK[:seats]
        self.tricks = BLANK[:seats]
        self.taken = BLANK[:seats]

    def copy(self) -> EcarteDeal:
        return EcarteDeal(self.deck, 0, self)

    def refresh(self, source: EcarteDeal) -> None:
        refresh(self, source, EcarteDeal)

    def made(self) -> i64:
        """How many tricks are made."""
        return self.tricks[0] + self.tricks[1]

    def king_turned(self) -> bool:
        return self.turn_up >= 0 and rank(self.turn_up) == KING

    def talon(self) -> i64:
        return len(self.deck) - self.next_card

    def settle_talon(self) -> None:
        if self.unsettled:
            self.deck = self._whole_deck()
            self.unsettled = 0

    def _whole_deck(self) -> vec[i64]:
        return shuffled_on(self.deck, self.next_card, self.unsettled) if self.unsettled else self.deck

    def talon_cards(self) -> list[int]:
        deck = self._whole_deck()
        return [deck[i] for i in range(self.next_card, len(deck))]


NOTHING_DEALT: Final = EcarteDeal(THIRTY_TWO, 2)


class EcarteState(Game):
    """Two seats, their cards, counters and stakes; the deal alternates."""

    agreed: EcarteAgreed
    deal: EcarteDeal
    points: Shared
    coups_won: Shared
    record: tuple[int, ...] = ()  # who won each game, -1 where it was broken off; kept where somebody asks for it
    finished: i64 = 0  # deals finished
    first_dealer: i64 = NO_SEAT  # of this coup

    def __init__(self, options: Options, names: list[str], chance: Chance, source: EcarteState | None = None) -> None:
        if source is None:
            self.agreed = agreed_on(options, EcarteAgreed)
            self.deal = EcarteDeal(THIRTY_TWO, 2)
            self.points = NEITHER
            self.coups_won = NEITHER
            super().__init__(options, names, PIQUET, chance, Ledger([*names, "stakes"]))
        else:
            take_over(self, source, EcarteState)
            super().__init__(options, names, PIQUET, chance, source.ledger.copy(), source)

    def become(self, source: EcarteState, chance: Chance) -> None:
        """Turn from one copy of a game into another."""
        self._become(source, chance)
        refresh(self, source, EcarteState)

    def _return_to(self, before: EcarteState) -> None:
        """Back to the position of an earlier copy (table conduct); counters and chance stay as they are."""
        self.windows = before.windows[:]
        self._take_over_common(before)
        take_over(self, before, EcarteState)

    def talon_shown(self) -> i64:
        """How many cards the talon seems to hold."""
        return self.deal.talon()

    def open_cards(self, owner: i64, seat: i64) -> i64:
        """The cards of a hand that somebody sees."""
        if owner != seat:
            return 0
        return self.deal.hands[owner]

    def pack_number(self) -> i64:
        """Each dealer keeps his own pack for the game (ecarte.10b): 0 the red one, 1 the blue one."""
        return self.pack_of(self.dealer)

    def pack_of(self, seat: i64) -> i64:
        first = self.first_pack()
        return first if seat == self.first_dealer else 1 - first

    def first_pack(self) -> i64:
        """The pack of the game's first dealer (ecarte.10a)."""
        return self.agreed.first_pack

    def points_of(self, seat: i64) -> int:
        return self.points[seat]

    def result_of(self, seat: i64) -> int:
        """Coups won less coups lost, in stakes."""
        return int(self.coups_won[seat] - self.coups_won[1 - seat]) * self.agreed.worth

    def seen(self, seat: i64) -> i64:
        """The cards the seat knows the place of; who only watches has none of his own."""
        deal = self.deal
        known = deal.played | self.king_shown()
        if seat < 2:
            known |= deal.hands[seat] | deal.discards[seat]
        if deal.turn_up >= 0:
            known |= BIT[deal.turn_up]
        return known

    def king_shown(self) -> i64:
        """The king of trumps, where its mark ended the game in mid-deal: then it must be shown (ecarte.r19)."""
        ended = self.phase == OVER or self.phase == CUT
        if ended and self.deal.king_marked >= 0 and self.deal.made() < 5:
            return BIT[king_of(self.deal.trump)]
        return 0
