"""Chance: one object that a game asks whenever cards are shuffled, drawn or an accident may happen.

The fast generator is a 63-bit multiply-with-carry whose intermediate values fit a signed 64-bit int, so
compiled and plain code give the same numbers.  It is for simulation: real tables use ``Secret``, which
stretches 256 bits of the operating system's randomness with SHA-256 and draws without bias.
"""

from __future__ import annotations

import hashlib
import os
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.errors import ParlourError

M32: Final = 0xFFFFFFFF
MWC: Final = 0x6B8B4F23  # MWC * 2**32 - 1 is a safe prime: period about 2**61.7
ANY: Final = -1  # in a given order: any of the others
UNSEEDED: Final = -(2**62)  # in the place of a seed: the state follows
TWO_TO: Final = [1 << i for i in range(63)]
WIDTHS: Final = [max(0, (n - 1).bit_length()) for n in range(257)]  # bits of the numbers below n
LOW: Final = 0x243F6A88  # with what the two halves of a seed begin
HIGH: Final = 0x05A308D3
TOP_BIT: Final = 1 << 63
SIXTY_FOUR_BITS: Final = (1 << 64) - 1
HALF: Final = 31  # bits that are read at once


def mix32(x: i64) -> i64:
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & M32
    x ^= x >> 15
    x = (x * 0x735A2D97) & M32
    return x ^ (x >> 15)


def seeded(seed: i64) -> i64:
    """Generator state for a seed of at most 63 bits."""
    low = mix32((seed & M32) ^ 0x5BF03635)
    high = mix32(((seed >> 32) & M32) ^ low ^ 0x27220A95)
    return ((high % (MWC - 1)) << 32) | (low | 1)


def seed_of(*numbers: int) -> int:
    """One seed of several numbers: of a run's own seed, say, and the number of a game in it.

    What is played by it rests on these numbers alone, wherever and in whatever order games are played.  Where all but
    the last number are alike, different ones below 2**32 give different seeds.
    """
    low: i64 = LOW
    high: i64 = HIGH
    for number in numbers:
        low, high = stirred(low, high, low_bits(number))
    return (high & 0x7FFFFFFF) << 32 | low


def seed_of_both(seed: i64, number: i64) -> i64:
    """The same of two numbers, without Python's objects."""
    low, high = stirred(LOW, HIGH, seed)
    low, high = stirred(low, high, number)
    return (high & 0x7FFFFFFF) << 32 | low


def low_bits(number: int) -> i64:
    """The lowest 64 bits of a number, which are all that count in a seed."""
    if number >> 63 == 0:  # as nearly always
        return number
    return (number & SIXTY_FOUR_BITS ^ TOP_BIT) - TOP_BIT


def stirred(low: i64, high: i64, number: i64) -> tuple[i64, i64]:
    """What two halves become when those of one more number are added to them."""
    low = mix32(low ^ (number & M32))
    high = mix32((high + low) & M32)
    low = mix32(low ^ (number >> 32 & M32))
    return low, mix32((high + low) & M32)


def advance(s: i64) -> i64:
    return MWC * (s & M32) + (s >> 32)


def below(s: i64, n: i64) -> i64:
    """A number 0..n-1 from state ``s`` (n under 2**31; bias under n / 2**32)."""
    return (((s ^ (s >> 32)) & M32) * n) >> 32


def settle(cards: vec[i64], at: i64, end: i64, s: i64) -> i64:
    """Settle the places from ``at`` before ``end``, out of all cards from ``at`` on, by the numbers after state ``s``.

    Gives the state after the last of them.
    """
    size: i64 = len(cards)
    low, carried = s & M32, s >> 32
    for i in range(at, end):
        s = MWC * low + carried
        low, carried = s & M32, s >> 32
        j = i + (((low ^ carried) * (size - i)) >> 32)  # ``below``, its halves at hand
        swap = cards[i]
        cards[i] = cards[j]
        cards[j] = swap
    return s


def shuffled_on(cards: vec[i64], at: i64, left: i64) -> vec[i64]:
    """The pack with the places from ``at`` on settled too, as ``Chance.begin_shuffle`` left it to be done."""
    whole = cards[:]
    settle(whole, at, len(whole), seeded(left))
    return whole


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Chance:
    """The fast generator.  What it gives can be given by a case and is noted for a record.

    ``given`` holds orders to come, each a list of cards with ``ANY`` where chance decides, or a list of one number;
    ``mishaps`` holds accidents to come, each the list of those of one occasion, four numbers each (kind and arguments);
    ``noted`` is None or the list of what was drawn.
    """

    state: i64 = 0
    plain: bool  # no subclass, which may draw its numbers in another way
    given: list[list[int]] | None
    mishaps: list[list[int]] | None
    noted: list[tuple[str, list[int]]] | None

    def __init__(self, seed: i64 = 0) -> None:
        if seed != UNSEEDED:
            self.state = seeded(seed)
        self.plain = type(self) is Chance
        self.given = None
        self.mishaps = None
        self.noted = None

    def copy(self) -> Chance:
        return Copied(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return id(self)

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.state, self.given or None, self.mishaps or None)

    def below(self, n: i64) -> i64:
        """A number 0..n-1, all alike."""
        s = self.state
        s = MWC * (s & M32) + (s >> 32)
        self.state = s
        return (((s ^ (s >> 32)) & M32) * n) >> 32

    def pick(self, n: i64) -> i64:
        """A number 0..n-1 that a case may give and a record writes down."""
        chosen = self.below(n)
        if self.given:
            chosen = self._given_number(n)
        if self.noted is not None:
            self.noted.append(("pick", [chosen]))
        return chosen

    def happens(self, rate: float) -> bool:
        """True with this probability."""
        return self.pick(1 << 30) < int(rate * (1 << 30))

    def given_mishaps(self, kinds: list[int], drawn: bool) -> list[int] | None:
        """The accidents given for an occasion of these kinds; None: chance decides.

        That nothing happened is given only for occasions at which something can (``drawn``).
        """
        if not self.mishaps:
            return None
        first = self.mishaps[0]
        if not first and not drawn:
            return None
        for i in range(0, len(first), 4):
            if first[i] not in kinds:
                return None
        return self.mishaps.pop(0)

    def note_mishaps(self, befallen: list[int]) -> None:
        if self.noted is not None:
            self.noted.append(("accident", befallen))

    def shuffle(self, cards: vec[i64], top: int = -1) -> None:
        """Shuffle in place; with ``top`` only so many first places need to be settled."""
        size: i64 = len(cards)
        if top < 0 or top > size:
            top = size
        if self.given:
            self._lay_given(cards)
        else:
            self._mix(cards, top)
        if self.noted is not None:
            self.noted.append(("shuffle", [cards[i] for i in range(top)]))

    def begin_shuffle(self, cards: vec[i64], top: i64) -> i64:
        """Shuffle a pack of which mostly only so many first cards are seen: the rest may be left for later.

        Gives 0 where the whole pack is shuffled now, for it is given, promised or noted; else by what ``shuffled_on``
        settles the rest when it is wanted, without asking chance.  The order is the same either way.
        """
        if self.given or not self.plain or top >= len(cards):
            self.shuffle(cards)
            return 0
        left = self.begin_mix(cards, 0, top)
        if self.noted is None:
            return left
        settle(cards, top, len(cards), seeded(left))
        self.noted.append(("shuffle", [cards[i] for i in range(len(cards))]))
        return 0

    def begin_mix(self, cards: vec[i64], at: i64, end: i64) -> i64:
        """The same for cards drawn anew, of which nobody takes note: ``mix``, with the rest left for later."""
        if not self.plain:
            self.mix(cards, at, len(cards))
            return 0
        left = advance(settle(cards, at, end, self.state))
        self.state = left
        return left

    def draw_next(self, cards: vec[i64], at: i64) -> None:
        """Let chance say which of the cards from ``at`` on comes next: what shuffling the rest would bring on top."""
        if not self.plain or self.noted is not None or self.given:
            self._shuffle_rest(cards, at)
            return
        s = advance(self.state)
        self.state = s
        drawn = at + below(s, len(cards) - at)
        card = cards[drawn]
        cards[drawn] = cards[at]
        cards[at] = card

    def _shuffle_rest(self, cards: vec[i64], at: i64) -> None:
        rest = cards[at:]
        self.shuffle(rest, 1)
        i: i64 = 0
        while i < len(rest):
            cards[at + i] = rest[i]
            i += 1

    def _mix(self, cards: vec[i64], top: i64) -> None:
        self.mix(cards, 0, top)

    def mix(self, cards: vec[i64], at: i64, end: i64) -> None:
        """Settle the places from ``at`` before ``end`` by chance, out of all cards from ``at`` on."""
        if self.plain:  # the same as below, without asking for each number
            self.state = settle(cards, at, end, self.state)
            return
        size: i64 = len(cards)
        for i in range(at, end):
            j = i + self.below(size - i)
            swap = cards[i]
            cards[i] = cards[j]
            cards[j] = swap

    def _given_number(self, n: i64) -> i64:
        given = self.given
        assert given is not None
        order = given.pop(0)
        if len(order) != 1 or not 0 <= order[0] < n:
            raise ParlourError(f"the chance given next, {order}, is no number from 0 to {n - 1}")
        return order[0]

    def _lay_given(self, cards: vec[i64]) -> None:
        """Put the given cards where they are given and any others, mixed, in the open places."""
        given = self.given
        assert given is not None
        order = given.pop(0)
        rest = [cards[i] for i in range(len(cards))]
        if len(order) > len(rest):
            raise ParlourError(f"{len(order)} cards are given, but only {len(rest)} are shuffled")
        for card in order:
            if card == ANY:
                continue
            if card not in rest:
                raise ParlourError("a card is given twice, or one that is not among those shuffled")
            rest.remove(card)
        others = vec[i64](rest)
        self._mix(others, len(others))
        k: i64 = 0
        for i in range(len(cards)):
            if i < len(order) and order[i] != ANY:
                cards[i] = order[i]
            else:
                cards[i] = others[k]
                k += 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Copied(Chance):
    """A copy of the fast generator; nobody derives from it, so the memory of one that is freed serves for the next."""

    def __init__(self, source: Chance) -> None:
        self.state = source.state
        self.plain = True
        self.given = [order[:] for order in source.given] if source.given else None
        self.mishaps = source.mishaps[:] if source.mishaps else None
        self.noted = None


class Secret(Chance):
    """The generator of real tables: SHA-256 in counter mode over 32 secret bytes.

    A block is one number, taken off from its lowest bits; it is read byte by byte, so that no number is a large one.
    """

    key: bytes
    block: i64
    digest: bytes  # the last block,
    unread: i64  # of which so many bytes, the highest, are still unread,
    word: i64  # what was read of it and not yet taken,
    bits: i64  # and how many bits that are

    def __init__(self, key: bytes = b"") -> None:
        super().__init__(0)
        if key and len(key) != 32:
            raise ValueError("a secret has 32 bytes")
        self.key = key or os.urandom(32)
        self.block = 0
        self.digest = b""
        self.unread = 0
        self.word = 0
        self.bits = 0

    def copy(self) -> Chance:
        given = [order[:] for order in self.given] if self.given else None
        copied = restored_secret(self.key, self.block, self._left(), given)
        copied.mishaps = self.mishaps[:] if self.mishaps else None
        return copied

    def __reduce__(self) -> tuple[object, ...]:
        given = (self.given or None, self.mishaps or None)
        return restored_secret, (self.key, self.block, self._left(), *given)

    def below(self, n: i64) -> i64:
        width: i64 = WIDTHS[n] if n < len(WIDTHS) else (int(n) - 1).bit_length()
        while True:
            value = self._take(width)
            if value < n:
                return value

    def _take(self, width: i64) -> i64:
        if self._left() < width:
            self._next_block()
        if width <= HALF:
            return self._read(width)
        low = self._read(HALF)
        return low + self._read(width - HALF) * TWO_TO[HALF]

    def _next_block(self) -> None:
        self.digest = hashlib.sha256(self.key + int(self.block).to_bytes(8, "big")).digest()
        self.block += 1
        self.unread = len(self.digest)
        self.word = 0
        self.bits = 0

    def _read(self, width: i64) -> i64:
        word, bits, unread = self.word, self.bits, self.unread
        while bits < width:
            unread -= 1
            byte: i64 = self.digest[unread]
            word |= byte << bits
            bits += 8
        self.word = word >> width
        self.bits = bits - width
        self.unread = unread
        return word & (TWO_TO[width] - 1)

    def _left(self) -> i64:
        """Bits of the block that were not taken yet."""
        return self.unread * 8 + self.bits

    def resume(self, block: i64, left: i64) -> None:
        """Go on where so many bits of the last of so many blocks were left."""
        self.block = block
        if left:
            self.block -= 1
            self._next_block()
            self.unread = left // 8
            self.bits = left % 8
            self.word = self.digest[self.unread] >> (8 - self.bits) if self.bits else 0


def in_order_of(key: bytes, size: int) -> list[int]:
    """The numbers 0..size-1 as this key shuffles them.

    Here, and not where it is wanted: uncompiled code that hands a vec to compiled code never gets its memory back.
    """
    order = vec[i64](list(range(size)))
    Secret(key).shuffle(order)
    return [order[i] for i in range(size)]


def restored(state: i64, given: list[list[int]] | None, mishaps: list[list[int]] | None = None) -> Chance:
    chance = Chance(UNSEEDED)
    chance.state = state
    chance.given = given
    chance.mishaps = mishaps
    return chance


def restored_secret(
    key: bytes,
    block: i64,
    left: i64,
    given: list[list[int]] | None,
    mishaps: list[list[int]] | None = None,
) -> Secret:
    chance = Secret(key)
    chance.resume(block, left)
    chance.given = given
    chance.mishaps = mishaps
    return chance
