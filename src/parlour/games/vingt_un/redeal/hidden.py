"""What each seat has seen, what the acts have told about hidden cards, and the hidden cards drawn anew.

A hidden hand is two cards of which the acts tell something: no natural, or it would have been shown; not overdrawn, or
just overdrawn, which bounds its count; divided, so that the first cards are of one denomination.  Hands thrown up keep
that until the used cards are shuffled; then only who was known to be among them is remembered (``mixes``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.games.vingt_un.count import MOST, worth
from parlour.games.vingt_un.layout import HANDS, holds
from parlour.games.vingt_un.words import DIVISION

if TYPE_CHECKING:
    from parlour.games.vingt_un.rules import VingtUn

NO_NATURAL: Final = 1
UNLIKE: Final = 2  # the second card is not of the first one's denomination
DIVIDED: Final = 4
RANK_SHOWN: Final = 8  # another hand of the same division was shown

# A mix: the hand in which it was, the set of cards then in hands, and for each seat the set it knew to be shuffled.
MIX_HAND: Final = 0
MIX_LIVE: Final = 1
MIX_KNOWN: Final = 3


def has_seen(game: VingtUn, seat: i64, card: i64) -> bool:
    return holds(game.seen, card) or (seat < game.seats and holds(game.own, card, 2 * seat))


# -- notes for later ----------------------------------------------------------------------


def flags_of(game: VingtUn, slot: i64) -> i64:
    if game.hands[slot >> 2] == 1:
        return NO_NATURAL
    return DIVIDED | (UNLIKE if game.unlike & BIT[slot] else 0)


def drawn_worth(game: VingtUn, slot: i64) -> i64:
    return game.low[slot] - worth(game.first[slot]) - worth(game.second[slot])


def throw_up(game: VingtUn, slot: i64) -> None:
    """An overdrawn hand goes to the pone: with the last card it was over 21, without it it was not."""
    drawn = drawn_worth(game, slot)
    last = worth(game.drawn[len(game.drawn) - 1] & 127)
    low = MOST + 1 - drawn
    _note(game, slot, low if low > 0 else 0, MOST - drawn + last)


def lay_by(game: VingtUn) -> None:
    """At the end of a hand: hands that nobody saw go to the pone."""
    for k in range(len(game.order)):
        seat = game.order[k]
        for j in range(game.hands[seat]):
            slot = HANDS * seat + j
            if game.live & BIT[slot] and not holds(game.seen, game.first[slot]):
                _note(game, slot, 0, MOST - drawn_worth(game, slot))


def _note(game: VingtUn, slot: i64, low: i64, high: i64) -> None:
    """first, second, low, high, flags, seat and hand, in one number."""
    note = game.hands_played * 16 + (slot >> 2)
    note = note * 16 + flags_of(game, slot)
    note = (note * 64 + high) * 64 + low
    game.thrown = append(game.thrown, (note * 128 + game.second[slot]) * 128 + game.first[slot])


def show_division(game: VingtUn, seat: i64) -> None:
    """A hand of a divided pair is shown: so much is known of its fellows thrown up before."""
    key = game.hands_played * 16 + seat
    for i in range(len(game.thrown)):
        note = game.thrown[i]
        if note >> 30 == key:
            game.thrown[i] = note | RANK_SHOWN << 26


def note_mix(game: VingtUn) -> None:
    """The used cards are about to be shuffled: nobody knows where they are, but they are in no hand."""
    game.thrown = vec[i64]()
    game.mixes = [mix for mix in game.mixes if mix[MIX_HAND] == game.hands_played]
    if game.out[0] | game.out[1]:
        game.mixes.append(_mix(game))
    for k in range(2):
        game.seen[k] &= ~game.used[k]
        for seat in range(game.seats):
            game.own[2 * seat + k] &= ~game.used[k]


def _mix(game: VingtUn) -> vec[i64]:
    mix = vec[i64]([game.hands_played, game.out[0], game.out[1]])
    for seat in range(game.seats):
        for k in range(2):
            mix = append(mix, (game.seen[k] | game.own[2 * seat + k]) & game.used[k])
    return mix


# -- the hidden cards as a seat may think they lie ---------------------------------------------

# Where a hidden card lies.
FIRST: Final = 0
SECOND: Final = 1
THROWN_FIRST: Final = 2
THROWN_SECOND: Final = 3
STOCK: Final = 4
USED: Final = 5


class Spot:
    """A place for one hidden card."""

    kind: i64
    index: i64  # slot, number of the note, place in the deck
    seat: i64  # who has looked at the card, or nobody
    card: i64
    barred: vec[i64]  # a set: cards that the seat knows to be elsewhere
    mixes: i64  # bit set: shuffles at which the card was in a hand

    def __init__(self, kind: i64, index: i64, seat: i64, card: i64) -> None:
        self.kind = kind
        self.index = index
        self.seat = seat
        self.card = card
        self.barred = vec[i64]([0, 0])
        self.mixes = 0


class Hand:
    """Two hidden cards, or one that still waits for its second, and what is known of them."""

    first: Spot
    second: Spot | None
    low: i64
    high: i64
    flags: i64

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
        return self.flags & UNLIKE == 0 or a.card & 15 != b.card & 15

    def fits_with(self, card: i64) -> bool:
        """Lay this card as the second one, and see."""
        if self.second is not None:
            self.second.card = card
        return self.fits()


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
        return len(self.hands) if len(self.hands) > 1 or self.rank >= 0 else 0

    def fits(self) -> bool:
        rank = self.rank if self.rank >= 0 else self.hands[0].first.card & 15
        for hand in self.hands:
            if hand.first.card & 15 != rank or not hand.fits():
                return False
        return True

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
    for slot in range(HANDS * game.seats):
        other = slot >> 2
        card = game.first[slot]
        if slot & 3 < game.hands[other] and card >= 0 and not has_seen(game, seat, card):
            _add(groups, _live_hand(game, slot), game.hands_played * 16 + other)
    for i in range(len(game.thrown)):
        note = game.thrown[i]
        if not has_seen(game, seat, note & 127):
            _add(groups, _thrown_hand(note, i), note >> 30)
    return groups


def _add(groups: list[Group], hand: Hand, key: i64) -> None:
    if hand.flags & DIVIDED:
        group = _divided(groups, key)
        group.hands.append(hand)
        if hand.flags & RANK_SHOWN:
            group.rank = hand.first.card & 15
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
    first = Spot(FIRST, slot, seat, game.first[slot])
    flags = flags_of(game, slot) if game.phase >= DIVISION else 0
    if game.second[slot] < 0:
        return Hand(first, None, 0, MOST, flags)
    second = Spot(SECOND, slot, seat, game.second[slot])
    return Hand(first, second, 0, MOST - drawn_worth(game, slot), flags)


def _thrown_hand(note: i64, i: i64) -> Hand:
    seat = note >> 30 & 15
    first = Spot(THROWN_FIRST, i, seat, note & 127)
    second = Spot(THROWN_SECOND, i, seat, note >> 7 & 127)
    return Hand(first, second, note >> 14 & 63, note >> 20 & 63, note >> 26 & 15)


def free_spots(game: VingtUn, seat: i64, groups: list[Group]) -> list[Spot]:
    """Where any card may lie of which the seat knows nothing."""
    found = [Spot(STOCK, i, -1, game.deck[i]) for i in range(game.at, len(game.deck))]
    hidden = vec[i64]([0, 0])
    for group in groups:
        for spot in group.spots():
            hidden[spot.card >> 6] |= BIT[spot.card & 63]
    for i in range(len(game.sheet)):
        card = game.sheet[i]
        if holds(game.used, card) and not has_seen(game, seat, card) and not holds(hidden, card):
            found.append(Spot(USED, 0, -1, card))
    return found


def bar(game: VingtUn, seat: i64, spot: Spot) -> None:
    """A card in a hand when used cards were shuffled is none of those."""
    for i in range(len(game.mixes)):
        mix = game.mixes[i]
        if holds(mix, spot.card, MIX_LIVE):
            spot.mixes |= BIT[i]
            for k in range(2):
                spot.barred[k] |= mix[MIX_KNOWN + 2 * seat + k]
