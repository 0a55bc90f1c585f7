"""Cards nobody at one seat has seen, dealt anew: every way they may lie is equally likely."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import BIT, count, vec_of
from parlour.core.chance import Chance
from parlour.core.moves import CHOOSE
from parlour.mechanisms.drawing import draw
from parlour.mechanisms.stirring import lay_anew, lay_by_trying

WIDE: Final = 1 << 30
DIGIT: Final = 6  # bits for the number of cards left of a kind
MOST_KINDS: Final = 7  # with more, the ways are too many to count
MANY_BOUND: Final = 4  # so many hands are faster laid by trying: the ways would have to be counted for each of them
TRIES: Final = 200


def fill_hands(rooms: vec[i64], lacks: vec[i64], lie: vec[i64], unseen: i64, chance: Chance) -> vec[i64]:
    """Hands of these sizes from the unseen cards, none with a card that it lacks: every way to fill them is alike.

    What is left over may be any of the others.  ``lie`` is one way that is possible: the cards as they do lie.
    """
    if not _any_bound(rooms, lacks, unseen):
        return _fill_freely(rooms, unseen, chance)
    bound = vec[i64]([h for h in range(len(rooms)) if rooms[h] and lacks[h] & unseen])
    kinds = kinds_of(bound, lacks, unseen)
    if len(kinds) > MOST_KINDS or len(bound) >= MANY_BOUND:
        may = vec[i64]([unseen & ~lacks[h] for h in range(len(rooms))])
        if len(kinds) > MOST_KINDS:
            return lay_anew(unseen, rooms, may, lie, chance)
        laid = lay_by_trying(unseen, rooms, may, TRIES, chance)
        if len(laid):
            return laid
    hands = vec[i64]([0 for _room in range(len(rooms))])
    Sharing(bound, rooms, lacks, kinds).deal(hands, chance)
    for h in range(len(rooms)):
        unseen &= ~hands[h]
    for h in range(len(rooms)):
        if hands[h] == 0:
            hands[h] = draw(unseen, rooms[h], chance)
            unseen ^= hands[h]
    return hands


def some_way(rooms: vec[i64], lacks: vec[i64], unseen: i64) -> vec[i64]:
    """One way to fill such hands, whichever; an empty row where there is none.

    For tables at which a hand may truly hold what its player seemed to lack, so that the cards as they lie are no way.
    """
    hands = vec[i64]([0 for _room in range(len(rooms))])
    for h in range(len(rooms)):
        for _i in range(rooms[h]):
            if not _find_card(h, hands, lacks, unseen, vec[i64]([0])):
                return vec[i64]()
    return hands


def _find_card(h: i64, hands: vec[i64], lacks: vec[i64], unseen: i64, asked: vec[i64]) -> bool:
    """One more card for a hand: a free one, or one of another hand that finds another in its place."""
    free = unseen & ~lacks[h]
    for hand in hands:
        free &= ~hand
    if free:
        hands[h] |= free & -free
        return True
    asked[0] |= BIT[h]
    for g in range(len(hands)):
        if not asked[0] & BIT[g] and hands[g] & ~lacks[h] and _find_card(g, hands, lacks, unseen, asked):
            card = hands[g] & ~lacks[h]
            card &= -card
            hands[g] ^= card
            hands[h] |= card
            return True
    return False


def _any_bound(rooms: vec[i64], lacks: vec[i64], unseen: i64) -> bool:
    h: i64 = len(rooms) - 1
    while h >= 0:
        if rooms[h] and lacks[h] & unseen:
            return True
        h -= 1
    return False


def _fill_freely(rooms: vec[i64], unseen: i64, chance: Chance) -> vec[i64]:
    """Where nobody has shown to lack anything, one shuffle does it."""
    total: i64 = 0
    for room in rooms:
        total += room
    cards = vec_of(unseen)
    chance.shuffle(cards, total)
    hands = rooms[:]
    at: i64 = 0
    for h in range(len(rooms)):
        end = at + rooms[h]
        hand: i64 = 0
        while at < end:
            hand |= BIT[cards[at]]
            at += 1
        hands[h] = hand
    return hands


def kinds_of(bound: vec[i64], lacks: vec[i64], unseen: i64) -> vec[i64]:
    """The unseen cards in sets that the same hands lack (mostly suits)."""
    kinds = vec[i64]([unseen])
    for h in bound:
        kinds = _split(kinds, lacks[h])
    return kinds


class Sharing:
    """The hands that are bound by what they lack, filled one after the other, each weighed by the ways it leaves."""

    bound: vec[i64]
    rooms: vec[i64]
    lacks: vec[i64]
    kinds: vec[i64]
    counted: dict[int, int]

    def __init__(self, bound: vec[i64], rooms: vec[i64], lacks: vec[i64], kinds: vec[i64]) -> None:
        self.bound = bound
        self.rooms = rooms
        self.lacks = lacks
        self.kinds = kinds
        self.counted = {}

    def deal(self, hands: vec[i64], chance: Chance) -> None:
        last: i64 = len(self.bound) - 1
        for b in range(last):
            hands[self.bound[b]] = self._fill(b, chance)
        h = self.bound[last]
        hands[h] = draw(self._allowed(h), self.rooms[h], chance)

    def _fill(self, b: i64, chance: Chance) -> i64:
        h = self.bound[b]
        room = self.rooms[h]
        hand: i64 = 0
        for j in range(len(self.kinds)):
            if self.lacks[h] & self.kinds[j] == 0:
                n = self._draw_number(b, j, room, chance)
                drawn = draw(self.kinds[j], n, chance)
                self.kinds[j] ^= drawn
                hand |= drawn
                room -= n
        return hand

    def _draw_number(self, b: i64, j: i64, room: i64, chance: Chance) -> i64:
        """How many of this kind the hand holds, weighed by the ways to go on."""
        left = self._left()
        high: int = chance.below(WIDE)
        low: int = chance.below(WIDE)  # an int, not an i64: compiled, their product with the ways would wrap
        drawn = (high * WIDE + low) * self._ways(b, j, room, left) // (WIDE * WIDE)
        n: i64 = 0
        while True:
            drawn -= self._ways_with(b, j, room, left, n)
            if drawn < 0:
                return n
            n += 1

    def _allowed(self, h: i64) -> i64:
        cards: i64 = 0
        for kind in self.kinds:
            if self.lacks[h] & kind == 0:
                cards |= kind
        return cards

    def _left(self) -> i64:
        """The numbers of cards of each kind as one number."""
        left: i64 = 0
        for j in range(len(self.kinds)):
            left |= count(self.kinds[j]) << DIGIT * j
        return left

    def _ways_with(self, b: i64, j: i64, room: i64, left: i64, n: i64) -> int:
        """The ways to go on when hand b takes n of kind j."""
        of_kind = left >> DIGIT * j & 63
        ways: int = CHOOSE[of_kind * 64 + n]
        return ways * self._ways(b, j + 1, room - n, left - (n << DIGIT * j))

    def _ways(self, b: i64, j: i64, room: i64, left: i64) -> int:
        """In how many ways hand b, with this room from kind j on, and the hands after it can be filled."""
        if j == len(self.kinds):
            if room > 0:
                return 0
            return self._ways(b + 1, 0, self.rooms[self.bound[b + 1]], left)
        h = self.bound[b]
        if b == len(self.bound) - 1:
            return self._ways_of_last(h, room, left)
        if self.lacks[h] & self.kinds[j]:
            return self._ways(b, j + 1, room, left)
        key = ((left * 64 + room) * 8 + j) * 32 + b
        known = self.counted.get(key)
        if known is not None:
            return known
        of_kind = left >> DIGIT * j & 63
        most = of_kind if of_kind < room else room
        ways: int = 0
        for n in range(most + 1):
            ways += self._ways_with(b, j, room, left, n)
        self.counted[key] = ways
        return ways

    def _ways_of_last(self, h: i64, room: i64, left: i64) -> int:
        cards: i64 = 0
        for j in range(len(self.kinds)):
            if self.lacks[h] & self.kinds[j] == 0:
                cards += left >> DIGIT * j & 63
        return CHOOSE[cards * 64 + room]


def _split(kinds: vec[i64], lacking: i64) -> vec[i64]:
    parts = vec[i64]()
    for kind in kinds:
        if kind & lacking:
            parts = append(parts, kind & lacking)
        if kind & ~lacking:
            parts = append(parts, kind & ~lacking)
    return parts
