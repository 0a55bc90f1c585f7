"""Fair deals: the order of every pack is promised before the deal, cut by the seats, and can be checked card by card.

Each drawing (one shuffle) has a key of its own, made from the secret of the game.  From the key come an order of the
pack and a salt for each place in it.  A leaf is the hash of a place, the card there and its salt; the promise is the
hash of all leaves, published before anybody can influence the drawing.  Whatever the seats add then (their nonces)
makes a public cut: another order of the places.  Dealt is the promised pack, read in the order of the cut.  A card is
opened by its place and salt, and tells nothing of the others.  With the secret itself everything can be opened.
"""

from __future__ import annotations

import hashlib
import hmac
import os
from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from parlour.errors import ParlourError
from parlour.game import Game
from parlour.rng import Chance, Secret
from parlour.rules import Rules

SECRET_BYTES = 32
SALT_BYTES = 32
LARGEST_NONCE = 32


def sha(*parts: bytes) -> bytes:
    """The hash of some parts; each is led by its length, so that no two lists of parts look alike."""
    return hashlib.sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()


def numbered(number: int) -> bytes:
    return number.to_bytes(4, "big")


def leaf_of(place: int, card: int, salt: bytes) -> bytes:
    return hashlib.sha256(b"leaf" + numbered(place) + numbered(card) + salt).digest()


def promise_of(number: int, picks: bytes, leaves: Sequence[bytes]) -> bytes:
    """What is published: it binds the drawing's number, the numbers drawn in it and every card's place."""
    return sha(b"promise", numbered(number), picks, *leaves)


def cut_key(promise: bytes, nonces: Mapping[int, bytes]) -> bytes:
    """What the seats make of a promise; nothing when nobody added anything."""
    if not nonces:
        return b""
    return sha(b"cut", promise, *[numbered(seat) + nonces[seat] for seat in sorted(nonces)])


def mixed_places(key: bytes, places: int) -> list[int]:
    """The places 0..n-1 in the order of a key; in their own order without one."""
    order = vec[i64](list(range(places)))
    if key:
        Secret(key).shuffle(order)
    return [order[i] for i in range(places)]


class Drawing:
    """One promised pack: which card lies at which place, and what proves it."""

    number: int
    cards: list[int]  # by place, as promised
    leaves: list[bytes]
    picks: bytes  # hash of the key of the numbers drawn
    promise: bytes

    def __init__(self, secret: bytes, number: int, pack: Sequence[int]) -> None:
        self.number = number
        self.key = hmac.digest(secret, b"drawing" + numbered(number), "sha256")
        self.salts = hashlib.shake_256(b"salts" + self.key).digest(SALT_BYTES * len(pack))
        order = mixed_places(self._part(b"order"), len(pack))
        self.cards = [pack[i] for i in order]
        self.leaves = [leaf_of(place, card, self.salt(place)) for place, card in enumerate(self.cards)]
        self.picks = sha(b"picks", self.pick_key())
        self.promise = promise_of(number, self.picks, self.leaves)

    def _part(self, what: bytes) -> bytes:
        return hmac.digest(self.key, what, "sha256")

    def salt(self, place: int) -> bytes:
        return self.salts[SALT_BYTES * place : SALT_BYTES * (place + 1)]

    def pick_key(self) -> bytes:
        return self._part(b"picks")

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


class FairChance(Chance):
    """The chance of a real table: each shuffle is a drawing that was promised before."""

    secret: bytes
    pack: list[int]
    nonces: dict[int, bytes]  # for the drawing that comes next, by seat
    next: Drawing
    history: list[Drawn]

    def __init__(self, secret: bytes, pack: Sequence[int] = ()) -> None:
        super().__init__(0)
        if len(secret) != SECRET_BYTES:
            raise ParlourError(f"a secret has {SECRET_BYTES} bytes")
        self.secret = secret
        self.pack = list(pack)
        self.known = set(pack)
        self.nonces = {}
        self.history = []
        self._promise()

    def _promise(self) -> None:
        self.next = Drawing(self.secret, len(self.history), self.pack)
        self.numbers: Secret | None = None

    def add(self, drawing: int, seat: int, nonce: bytes) -> None:
        """A seat's part in the drawing that comes next; it cannot be taken back."""
        if drawing != self.next.number:
            raise ParlourError(f"drawing {drawing} is not the next one; {self.next.number} is")
        if seat in self.nonces:
            raise ParlourError("this seat has added its part to the drawing before")
        if not 0 < len(nonce) <= LARGEST_NONCE:
            raise ParlourError(f"a nonce has 1 to {LARGEST_NONCE} bytes")
        self.nonces[seat] = nonce

    def below(self, n: i64) -> i64:
        if self.numbers is None:
            self.numbers = Secret(sha(b"numbers", self.next.pick_key(), cut_key(self.next.promise, self.nonces)))
        return self.numbers.below(n)

    def _mix(self, cards: vec[i64], top: i64) -> None:
        present = {cards[i] for i in range(len(cards))}
        if not present <= self.known:
            super()._mix(cards, top)  # no cards: lots, tickets, places of a row
            return
        order = [card for card in self.next.dealt(self.nonces) if card in present]
        for i, card in enumerate(order):
            cards[i] = card
        self.history.append(Drawn(self.next, self.nonces, order))
        self.nonces = {}
        self._promise()

    def copy(self) -> Chance:
        return restored(*self._state())

    def _state(self) -> tuple[bytes, list[int], list[tuple[dict[int, bytes], list[int]]], dict[int, bytes], object]:
        numbers = self.numbers.copy() if self.numbers is not None else None
        return self.secret, self.pack, [(dict(d.nonces), d.order) for d in self.history], dict(self.nonces), numbers

    def __reduce__(self) -> tuple[object, ...]:
        return restored, self._state()


def restored(
    secret: bytes,
    pack: list[int],
    history: list[tuple[dict[int, bytes], list[int]]],
    nonces: dict[int, bytes],
    numbers: object,
) -> FairChance:
    chance = FairChance(secret, pack)
    for number, (added, order) in enumerate(history):
        chance.history.append(Drawn(Drawing(secret, number, pack), added, order))
    chance.nonces = nonces
    chance._promise()
    chance.numbers = numbers if isinstance(numbers, Secret) else None
    return chance


def new_secret() -> bytes:
    return os.urandom(SECRET_BYTES)


def fair_game(
    rules: Rules, given: Mapping[str, object] | None, names: Sequence[str], secret: bytes
) -> tuple[Game, FairChance]:
    """A game for a real table, with the chance that promises its deals."""
    game = rules.new(given, names=names, secret=secret)
    chance = FairChance(secret, game.pack.cards)
    game.chance = chance
    return game, chance
