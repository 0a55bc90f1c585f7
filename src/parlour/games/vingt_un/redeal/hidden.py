"""The hidden cards as a seat may think they lie: in hands of which it knows something, or anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import BIT, BLANK, rank
from parlour.games.vingt_un.redeal.notes import (
    DIVIDED,
    MIX_KNOWN,
    MIX_LIVE,
    NO_NATURAL,
    UNLIKE,
    division_of,
    drawn_worth,
    flags_of,
    rank_shown,
)
from parlour.games.vingt_un.rules.count import MOST, is_pair, worth
from parlour.games.vingt_un.state import HANDS, holds, put, row_of_set
from parlour.games.vingt_un.words import DIVISION

if TYPE_CHECKING:
    from parlour.games.vingt_un.rules.game import VingtUn

# Where a hidden card lies.
FIRST: Final = 0
SECOND: Final = 1
THROWN_FIRST: Final = 2
THROWN_SECOND: Final = 3
BESIDE: Final = 4  # a hand, as a card too many

BARRED_NOWHERE: Final = vec[i64]([0, 0])
ANY_COUNT: Final = 99

NONE_KNOWN: Final = 0
FIRST_KNOWN: Final = 1
SECOND_KNOWN: Final = 2
ALL_KNOWN: Final = 3


class Spot:
    """A place for one hidden card."""

    kind: i64
    index: i64  # slot, number of the note
    seat: i64  # who has looked at the card, or nobody
    card: i64
    barred: vec[i64]  # a set, shared until it is changed: cards that the seat knows to be elsewhere
    mixes: i64  # bit set: shuffles at which the card was in a hand

    def __init__(self, kind: i64, index: i64, seat: i64, card: i64) -> None:
        self.kind = kind
        self.index = index
        self.seat = seat
        self.card = card
        self.barred = BARRED_NOWHERE
        self.mixes = 0


class Hand:
    """Two hidden cards, or one that still waits for its second, and what is known of them."""

    first: Spot
    second: Spot | None
    low: i64
    high: i64
    flags: i64
    rank_shown: i64 = -1  # of the first card, as a hand divided from it has shown

    def __init__(self, first: Spot, second: Spot | None, low: i64, high: i64, flags: i64) -> None:
        self.first = first
        self.second = second
        self.low = low
        self.high = high
        self.flags = flags

    def fits(self) -> bool:
        a = self.first
        if holds(a.barred, a.card):
            return False
        b = self.second
        if b is None:
            return True
        if holds(b.barred, b.card):
            return False
        count = worth(a.card) + worth(b.card)
        if count < self.low or count > self.high:
            return False
        if self.flags & NO_NATURAL and count == 11 and (worth(a.card) == 1 or worth(b.card) == 1):
            return False
        return self.flags & UNLIKE == 0 or not is_pair(a.card, b.card)

    def fits_with(self, card: i64) -> bool:
        """Lay this card as the second one, and see."""
        if self.second is not None:
            self.second.card = card
        return self.fits()


class HalfHand(Hand):
    """A hand of which one card is known, as one that was exposed: ``first`` is the other."""

    known: i64
    first_known: bool

    def __init__(self, hidden: Spot, known: i64, first_known: bool, low: i64, high: i64, flags: i64) -> None:
        super().__init__(hidden, None, low, high, flags)
        self.known = known
        self.first_known = first_known

    def fits(self) -> bool:
        card = self.first.card
        if holds(self.first.barred, card):
            return False
        count = worth(card) + worth(self.known)
        if count < self.low or count > self.high:
            return False
        return self.flags & NO_NATURAL == 0 or count != 11 or (worth(card) != 1 and worth(self.known) != 1)


class Group:
    """The hands of one player that hang together: one, or those of a divided pair."""

    key: i64
    hands: list[Hand]
    rank: i64  # of the first cards, where it is known

    def __init__(self, key: i64) -> None:
        self.key = key
        self.hands = []
        self.rank = -1

    def alike(self) -> i64:
        """How many cards must be of one denomination."""
        hands: i64 = len(self.hands)
        if hands > 1 or self.rank >= 0:
            return hands
        return 0

    def fits(self) -> bool:
        height = self.rank if self.rank >= 0 else rank(self.hands[0].first.card)
        for hand in self.hands:
            if rank(hand.first.card) != height or not hand.fits():
                return False
        return True

    def size(self) -> i64:
        """How many spots there are; asked at every try, so without the list."""
        n: i64 = len(self.hands)
        for hand in self.hands:
            if hand.second is not None:
                n += 1
        return n

    def spots(self) -> list[Spot]:
        """First cards first."""
        found = [hand.first for hand in self.hands]
        for hand in self.hands:
            if hand.second is not None:
                found.append(hand.second)
        return found


def gather_groups(game: VingtUn, seat: i64) -> list[Group]:
    """The hidden hands, divided ones first; there may be none."""
    groups: list[Group] = []
    deal, thrown = game.deal, game.tenure.thrown
    for slot in range(HANDS * game.seats):
        other = slot >> 2
        card = deal.first[slot]
        if slot & 3 < deal.hands[other] and card >= 0:
            how = _how_known(game, seat, card, deal.second[slot])
            if how < ALL_KNOWN:
                _add(groups, _in_part(_live_hand(game, slot), how), game.hands_played * 16 + other)
    for i in range(len(thrown)):
        note = thrown[i]
        how = _how_known(game, seat, note & 127, note >> 7 & 127)
        if how < ALL_KNOWN:
            _add(groups, _in_part(_thrown_hand(note, i), how), division_of(note))
    return [group for group in groups if group.hands]


def _how_known(game: VingtUn, seat: i64, first: i64, second: i64) -> i64:
    """Which of two cards the seat knows; where there is only one, whether it knows it."""
    if game.knows(seat, first):
        return ALL_KNOWN if second < 0 or game.knows(seat, second) else FIRST_KNOWN
    return SECOND_KNOWN if second >= 0 and game.knows(seat, second) else NONE_KNOWN


def _in_part(hand: Hand, how: i64) -> Hand:
    """A hand of which one card is known is drawn in part."""
    second = hand.second
    if how == NONE_KNOWN or second is None:
        return hand
    if how == FIRST_KNOWN:
        return HalfHand(second, hand.first.card, True, hand.low, hand.high, hand.flags)
    half = HalfHand(hand.first, second.card, False, hand.low, hand.high, hand.flags)
    half.rank_shown = hand.rank_shown
    return half


def _add(groups: list[Group], hand: Hand, key: i64) -> None:
    if isinstance(hand, HalfHand) and hand.first_known:
        if hand.flags & DIVIDED:
            _divided(groups, key).rank = rank(hand.known)
        half = Group(-1)
        half.hands.append(hand)
        groups.append(half)
    elif hand.flags & DIVIDED:
        group = _divided(groups, key)
        group.hands.append(hand)
        if hand.rank_shown >= 0:
            group.rank = hand.rank_shown
    else:
        single = Group(-1)
        single.hands.append(hand)
        groups.append(single)


def _divided(groups: list[Group], key: i64) -> Group:
    for group in groups:
        if group.key == key:
            return group
    divided = Group(key)
    groups.insert(0, divided)
    return divided


def _live_hand(game: VingtUn, slot: i64) -> Hand:
    seat = slot >> 2
    first = Spot(FIRST, slot, seat, game.deal.first[slot])
    flags = flags_of(game, slot) if game.phase >= DIVISION else 0
    if game.deal.second[slot] < 0:
        return Hand(first, None, 0, MOST, flags)
    second = Spot(SECOND, slot, seat, game.deal.second[slot])
    return Hand(first, second, 0, MOST - drawn_worth(game, slot), flags)


def _thrown_hand(note: i64, i: i64) -> Hand:
    seat = division_of(note) & 15
    first = Spot(THROWN_FIRST, i, seat, note & 127)
    second = Spot(THROWN_SECOND, i, seat, note >> 7 & 127)
    hand = Hand(first, second, note >> 14 & 63, note >> 20 & 63, note >> 26 & 7)
    hand.rank_shown = rank_shown(note)
    return hand


def alone(spot: Spot) -> Group:
    """A card that hangs together with no other."""
    group = Group(-1)
    group.hands.append(Hand(spot, None, 0, ANY_COUNT, 0))
    return group


def loosened(groups: list[Group]) -> list[Group]:
    """The same hands, nothing being known of them."""
    found: list[Group] = []
    for group in groups:
        for hand in group.hands:
            hand.low = 0
            hand.high = ANY_COUNT
            hand.flags = 0
            single = Group(-1)
            single.hands.append(hand)
            found.append(single)
    return found


def free_cards(game: VingtUn, seat: i64, groups: list[Group]) -> vec[i64]:
    """The stock, and the used cards of which the seat knows nothing: each may lie wherever another does."""
    tenure = game.tenure
    found = tenure.deck[tenure.next_card :]
    if tenure.used[0] | tenure.used[1] == 0:
        return found
    hidden = BLANK[:2]
    for group in groups:
        for spot in group.spots():
            put(hidden, spot.card)
    for card in row_of_set(tenure.used):
        if not game.knows(seat, card) and not holds(hidden, card):
            found = append(found, card)
    return found


def bar(game: VingtUn, seat: i64, spot: Spot) -> None:
    """A card in a hand when used cards were shuffled is none of those."""
    for i in range(len(game.tenure.mixes)):
        mix = game.tenure.mixes[i]
        if holds(mix, spot.card, MIX_LIVE):
            spot.mixes |= BIT[i]
            spot.barred = spot.barred[:]
            for k in range(2):
                spot.barred[k] |= mix[MIX_KNOWN + 2 * seat + k]
