"""Promised packs, what became of them, and the chance of a real table, which draws from them (see ``fair``).

They compile: a vec that compiled code hands to a method of an uncompiled subclass is never freed (mypyc 2.4), and games
shuffle vecs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.chance import Chance, Secret, in_order_of
from parlour.errors import ParlourError
from parlour.fair.hashes import Keyed, leaves_of, numbered, promise_of, salts_of, sha

SECRET_BYTES: Final = 32
LARGEST_NONCE: Final = 32
AHEAD: Final = 8  # drawings promised at any time, in games without rounds and in those begun before two were enough


def cut_key(promise: bytes, nonces: Mapping[int, bytes]) -> bytes:
    """What the seats make of a promise; nothing when nobody added anything."""
    if not nonces:
        return b""
    return sha(b"cut", promise, *[numbered(seat) + nonces[seat] for seat in sorted(nonces)])


def mixed_places(key: bytes, places: int) -> list[int]:
    """The places 0..n-1 in the order of a key; in their own order without one."""
    return in_order_of(key, places) if key else list(range(places))


class Drawing:
    """One promised pack: which card lies at which place, and what proves it.  Proofs are made when they are wanted."""

    number: int
    key: bytes
    cards: list[int]  # by place, as promised
    pick_key: bytes  # of the numbers drawn,
    picks: bytes  # and its hash
    promise: bytes
    published: str  # as it is told

    def __init__(self, secret: bytes, number: int, pack: Sequence[int]) -> None:
        self.number = number
        self.key = Keyed(secret).digest(b"drawing" + numbered(number))
        own = Keyed(self.key)
        self.cards = [pack[i] for i in mixed_places(own.digest(b"order"), len(pack))]
        self.pick_key = own.digest(b"picks")
        self.picks = sha(b"picks", self.pick_key)
        self.promise = promise_of(number, self.picks, self.leaves())
        self.published = self.promise.hex()

    def salts(self) -> list[bytes]:
        return salts_of(self.key, len(self.cards))

    def leaves(self) -> list[bytes]:
        return leaves_of(self.cards, self.salts())

    def dealt(self, nonces: Mapping[int, bytes]) -> list[int]:
        """The pack as it is dealt, top first: the promised one in the order of the cut."""
        return [self.cards[place] for place in mixed_places(cut_key(self.promise, nonces), len(self.cards))]


class Drawn:
    """What became of a promise: what the seats added, and the cards in the order in which they were dealt."""

    drawing: Drawing
    nonces: dict[int, bytes]
    order: list[int]

    def __init__(self, drawing: Drawing, nonces: dict[int, bytes], order: list[int]) -> None:
        self.drawing = drawing
        self.nonces = nonces
        self.order = order


def members_of(cards: vec[i64]) -> set[int]:
    return {cards[i] for i in range(len(cards))}


def laid(order: list[int], cards: vec[i64], present: set[int], top: i64) -> set[int]:
    """Lay the cards present into the order of a drawing; gives those below the top: nobody has settled them yet."""
    lying = [card for card in order if card in present]
    for i, card in enumerate(lying):
        cards[i] = card
    return set(lying[top:])


class FairChance(Chance):
    """The chance of a real table: each shuffle is a drawing that was promised before.

    Several drawings are promised ahead, since a game may shuffle more than once before anybody can do anything.  What
    a seat adds counts for all drawings until the game rests, waiting for somebody.  Where only the top of a pack was
    settled, nobody knows how the rest lies: until the game rests, what is drawn from that rest is of the same drawing.
    """

    secret: bytes
    pack: list[int]
    nonces: dict[int, bytes]  # by seat
    history: list[Drawn]
    rested: int  # so many drawings had been made when the game rested
    unsettled: set[int]  # the cards of the last drawing below its top, until the game rests

    def __init__(self, secret: bytes, pack: Sequence[int] = ()) -> None:
        super().__init__(0)
        if len(secret) != SECRET_BYTES:
            raise ParlourError(f"a secret has {SECRET_BYTES} bytes")
        self.secret = secret
        self.pack = list(pack)
        self.known = set(pack)
        self.nonces = {}
        self.history = []
        self._promised: list[Drawing] = []
        self.rested = 0
        self.unsettled = set()
        self.numbers: Secret | None = None

    @property
    def promised(self) -> list[Drawing]:
        """The drawings to come, the next one first; they are made when somebody asks for them."""
        while len(self._promised) < AHEAD:
            self._promised.append(Drawing(self.secret, len(self.history) + len(self._promised), self.pack))
        return self._promised

    @property
    def next(self) -> Drawing:
        return self.promised[0]

    def add(self, drawing: int, seat: int, nonce: bytes) -> None:
        """A seat's part in the drawings that come next; it cannot be taken back."""
        if drawing != self.next.number:
            raise ParlourError(f"drawing {drawing} is not the next one; {self.next.number} is")
        if seat in self.nonces:
            raise ParlourError("this seat has added its part to the drawing before")
        if not 0 < len(nonce) <= LARGEST_NONCE:
            raise ParlourError(f"a nonce has 1 to {LARGEST_NONCE} bytes")
        self.nonces[seat] = nonce
        self.numbers = None

    def rest(self) -> None:
        """The game waits for somebody: if a drawing was made, what was added to it counts no longer."""
        if len(self.history) != self.rested:
            self.rested = len(self.history)
            self.nonces = {}
            self.unsettled = set()

    def below(self, n: i64) -> i64:
        if self.numbers is None:
            self.numbers = Secret(sha(b"numbers", self.next.pick_key, cut_key(self.next.promise, self.nonces)))
        return self.numbers.below(n)

    def _mix(self, cards: vec[i64], top: i64) -> None:
        present = members_of(cards)
        if not present <= self.known:
            super()._mix(cards, top)  # no cards: lots, tickets, places of a row
            return
        if present and present != self.unsettled:
            self._draw(present)
        if present:
            self.unsettled = laid(self.history[-1].order, cards, present, top)

    def _draw(self, present: set[int]) -> None:
        drawing = self.promised.pop(0)
        order = [card for card in drawing.dealt(self.nonces) if card in present]
        self.history.append(Drawn(drawing, dict(self.nonces), order))
        self.numbers = None

    def copy(self) -> Chance:
        return restored(*self._state())

    def _state(
        self,
    ) -> tuple[bytes, list[int], list[tuple[dict[int, bytes], list[int]]], dict[int, bytes], int, set[int], object]:
        numbers = self.numbers.copy() if self.numbers is not None else None
        drawn = [(dict(each.nonces), each.order) for each in self.history]
        return self.secret, self.pack, drawn, dict(self.nonces), self.rested, set(self.unsettled), numbers

    def __reduce__(self) -> tuple[object, ...]:
        return restored, self._state()


def restored(
    secret: bytes,
    pack: list[int],
    drawn: list[tuple[dict[int, bytes], list[int]]],
    nonces: dict[int, bytes],
    rested: int,
    unsettled: set[int],
    numbers: object,
) -> FairChance:
    chance = FairChance(secret, pack)
    chance.history = [Drawn(Drawing(secret, number, pack), added, order) for number, (added, order) in enumerate(drawn)]
    chance.nonces = nonces
    chance.rested = rested
    chance.unsettled = unsettled
    chance.numbers = numbers if isinstance(numbers, Secret) else None
    return chance
