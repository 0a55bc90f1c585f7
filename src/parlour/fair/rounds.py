"""Rounds: the people at a table cut a pack that was promised before any of them did anything (docs/fair.md).

They compile, as the promised packs do (see ``drawings``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.chance import Chance, Secret, in_order_of
from parlour.core.game import Game
from parlour.errors import ParlourError
from parlour.fair.drawings import SECRET_BYTES, Drawing, Drawn, laid, members_of
from parlour.fair.hashes import numbered, sha, sha_of

SHARE_BYTES: Final = 32
NEEDED_AHEAD: Final = 2  # whoever opens a drawing commits to the next one, which is promised by then

Parts = list[tuple[int, bytes]]  # seats ascending, each with its commitment or its share


def share_of(seed: bytes, table: str, game: int, drawing: int) -> bytes:
    """What a client puts into a drawing."""
    return sha(b"share", seed, table.encode(), numbered(game), numbered(drawing))


def commitment(table: str, game: int, drawing: int, seat: int, guest: str, share: bytes) -> bytes:
    """What binds somebody to his share before he shows it."""
    where = [table.encode(), numbered(game), numbered(drawing), numbered(seat), guest.encode()]
    return sha_of([b"commit", *where, share])


def round_cut(promise: bytes, commitments: Parts, shares: Parts) -> bytes:
    """What the people of a round make of a promise."""
    return sha_of([b"cut", promise, *[numbered(seat) + part for seat, part in [*commitments, *shares]]])


class Wanted(Exception):
    """Chance was asked for something."""


class Probe(Chance):
    """Stands in for a chance to find out whether a game would ask it."""

    known: set[int]
    unsettled: set[int]
    wanted: set[int]  # the cards that were to be shuffled

    def __init__(self, known: set[int], unsettled: set[int]) -> None:
        super().__init__(0)
        self.known = known
        self.unsettled = unsettled
        self.wanted = set()

    def copy(self) -> Chance:
        return self

    def below(self, n: i64) -> i64:
        raise Wanted

    def _mix(self, cards: vec[i64], top: i64) -> None:
        present = members_of(cards)
        if present and present != self.unsettled:
            self.wanted = present
            raise Wanted


class RoundChance(Chance):
    """The chance of a real table: whatever it decides comes from the round that was begun last.

    Where only the top of a pack was settled, nobody knows how the rest lies: until the game rests, what is drawn from
    that rest is of the same drawing.
    """

    secret: bytes
    pack: list[int]
    ahead: int  # drawings promised at any time
    known: set[int]
    history: list[Drawn]  # the drawings of all rounds that were dealt
    first: int  # the number of the next drawing
    cut: bytes  # of the round that was begun last
    fresh: bool  # nothing was dealt from it yet
    unsettled: set[int]  # the cards of the last drawing below its top, until the game rests
    numbers: Secret | None
    move: int  # the number of the move being made; 0 between moves

    def __init__(self, secret: bytes, pack: Sequence[int] = (), ahead: int = NEEDED_AHEAD) -> None:
        super().__init__(0)
        if len(secret) != SECRET_BYTES:
            raise ParlourError(f"a secret has {SECRET_BYTES} bytes")
        self.secret = secret
        self.pack = list(pack)
        self.ahead = ahead
        self.known = set(pack)
        self.history = []
        self.first = 0
        self.cut = b""
        self.fresh = False
        self.unsettled = set()
        self.numbers = None
        self.move = 0
        self._promised: list[Drawing] = []

    @property
    def promised(self) -> list[Drawing]:
        """The drawings to come, the next one first; they are made when somebody asks for them."""
        while len(self._promised) < self.ahead:
            self._promised.append(Drawing(self.secret, self.first + len(self._promised), self.pack))
        return self._promised

    def begin(self, commitments: Parts, shares: Parts) -> None:
        """A round is complete: the next drawing is cut by it, and decides all that comes until another is begun."""
        drawing = self._next()
        self.cut = round_cut(drawing.promise, commitments, shares)
        self.history.append(Drawn(drawing, {}, self._read(drawing)))
        self.fresh = True
        self.unsettled = set()
        self.in_move(0)

    def void(self) -> None:
        """The next drawing will never be made."""
        self._next()

    def _next(self) -> Drawing:
        drawing = self.promised.pop(0)
        self.first += 1
        return drawing

    def in_move(self, number: int) -> None:
        """What is drawn from now on belongs to this move of the game; 0: to the round itself."""
        self.move = number
        self.numbers = None

    def rest(self) -> None:
        """The game waits for somebody."""
        self.unsettled = set()

    def asked_by(self, game: Game) -> bool:
        """Whether going on would need another round; the game is left as it is."""
        return self.probed(game) is not None

    def probed(self, game: Game) -> Probe | None:
        """What was asked for where going on would need another round."""
        probe = Probe(self.known, self.unsettled)
        game.chance = probe
        try:
            game.copy().go_on()
        except Wanted:
            return probe
        finally:
            game.chance = self
        return None

    def planned(self, game: Game, probe: Probe | None = None) -> tuple[dict[str, list[int]], list[int]]:
        """Where the positions of the pack go in that round, and the cards that are not shuffled in it.

        Rules plan for a whole pack, also where an accident has taken a card from it.  ``probe``: what this very
        position has asked for, where somebody has found out before.
        """
        plan = game.deal_plan()
        if plan and probe is None:
            probe = self.probed(game)
        without: list[int] = []
        if plan and probe is not None and probe.wanted:
            without = [card for card in self.pack if card not in probe.wanted]
        size = len(self.pack) - len(without)
        return {place: [at for at in positions if at < size] for place, positions in plan.items()}, without

    def below(self, n: i64) -> i64:
        if self.numbers is None:
            self.numbers = Secret(self._numbers_key())
        return self.numbers.below(n)

    def _numbers_key(self) -> bytes:
        if not self.history:
            raise ParlourError("chance was asked before the first round")
        key = self.history[-1].drawing.pick_key
        if self.move:
            return sha(b"move", key, self.cut, numbered(self.move))
        return sha(b"numbers", key, self.cut)

    def _mix(self, cards: vec[i64], top: i64) -> None:
        present = members_of(cards)
        if not present <= self.known or self.move:
            super()._mix(cards, top)  # lots, tickets, places of a row; or an accident in the middle of a move
            return
        if present and present != self.unsettled:
            self._deal(present)
        if present:
            self.unsettled = laid(self.history[-1].order, cards, present, top)

    def _deal(self, present: set[int]) -> None:
        """Read the promised pack; where the rules shuffle again before they pause, read it again by another cut."""
        if not self.history:
            raise ParlourError("chance was asked before the first round")
        last = self.history[-1]
        order = last.order
        if not self.fresh:
            self.cut = sha(b"again", self.cut)
            order = self._read(last.drawing)
        self.fresh = False
        self.history[-1] = Drawn(last.drawing, {}, [card for card in order if card in present])

    def _read(self, drawing: Drawing) -> list[int]:
        """The promised pack in the order of the cut."""
        return [drawing.cards[place] for place in in_order_of(self.cut, len(drawing.cards))]

    def copy(self) -> Chance:
        new = RoundChance(self.secret)
        new.pack = self.pack
        new.ahead = self.ahead
        new.known = self.known
        new.history = self.history[:]
        new.first = self.first
        new.cut = self.cut
        new.fresh = self.fresh
        new.unsettled = set(self.unsettled)
        new.numbers = _twin(self.numbers)
        new.move = self.move
        new._promised = self._promised[:]
        return new

    def __reduce__(self) -> tuple[object, ...]:
        drawn = [(each.drawing.number, each.order) for each in self.history]
        state = (self.first, self.cut, self.fresh, sorted(self.unsettled), self.numbers, self.move)
        return restored, (self.secret, self.pack, self.ahead, drawn, state)


def _twin(numbers: Secret | None) -> Secret | None:
    if numbers is None:
        return None
    copied = numbers.copy()
    assert isinstance(copied, Secret)
    return copied


def restored(
    secret: bytes,
    pack: list[int],
    ahead: int,
    drawn: list[tuple[int, list[int]]],
    state: tuple[int, bytes, bool, list[int], Secret | None, int],
) -> RoundChance:
    chance = RoundChance(secret, pack, ahead)
    chance.history = [Drawn(Drawing(secret, number, pack), {}, order) for number, order in drawn]
    chance.first, chance.cut, chance.fresh, unsettled, chance.numbers, chance.move = state
    chance.unsettled = set(unsettled)
    return chance
