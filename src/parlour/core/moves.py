"""Moves: a verb and its arguments, and the choices a seat has.

A move is small: one verb and up to three numbers, whose meaning the verb's shape tells (a card, a set of cards,
a number, a fraction, a seat, a word).  Its readable form is made and read at the edge, by ``parlour.core.notation``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT, count, nth

NONE: Final = -1  # an argument left out

CARD: Final = "card"
CARDS: Final = "cards"
NUMBER: Final = "number"
SEAT: Final = "seat"
WORD: Final = "word"
FRACTION: Final = "fraction"  # as ``fraction`` makes it a number; 0: none

BELOW: Final = 1000  # what stands below the line of a fraction is less

CHOOSE: Final = vec[i64]([0 for _i in range(64 * 64)])  # binomials, row * 64 + column


def fraction(above: i64, below: i64) -> i64:
    """A fraction as one number, as a move has it."""
    return above * BELOW + below


def fraction_text(value: i64) -> str:
    """``1/2``, or ``none``."""
    return "none" if value == 0 else f"{value // BELOW}/{value % BELOW}"


def _fill_binomials() -> None:
    for n in range(63):
        CHOOSE[n * 64] = 1
        for k in range(1, n + 1):
            CHOOSE[n * 64 + k] = CHOOSE[(n - 1) * 64 + k - 1] + CHOOSE[(n - 1) * 64 + k]


_fill_binomials()


class Verb:
    """A verb with the shape of its arguments; there is only one object for each (see ``verb``).

    ``none`` is the word for an empty set of cards where the law has one (``discard none``).
    """

    name: str
    shape: list[str]
    most: i64  # arguments
    optional: i64  # how many of the last arguments may be left out
    words: list[str]
    number: i64  # among all verbs of all games

    def __init__(self, name: str, shape: list[str], optional: i64, words: list[str]) -> None:
        self.number = len(VERBS)
        self.name = name
        self.shape = shape
        self.most = len(shape)
        self.optional = optional
        self.words = words

    def __repr__(self) -> str:
        return f"verb({self.name})"

    def __reduce__(self) -> tuple[object, ...]:
        marks = [kind + "?" * (i >= len(self.shape) - self.optional) for i, kind in enumerate(self.shape)]
        return verb, (self.name, " ".join(marks), " ".join(self.words))


VERBS: Final[dict[tuple[str, str, str], Verb]] = {}


def verb(name: str, shape: str = "", words: str = "") -> Verb:
    """The verb of this name and shape: ``verb("play", "card")``, ``verb("claim", "word seat?", "18 18a")``."""
    key = (name, shape, words)
    found = VERBS.get(key)
    if found is None:
        kinds = shape.split()
        optional = len([kind for kind in kinds if kind.endswith("?")])
        found = Verb(name, [kind.rstrip("?") for kind in kinds], optional, words.split())
        VERBS[key] = found
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class Move:
    """One act of one seat: a verb and its arguments as numbers.  (``game``: see the examples of Game.)

    Printed, it is written as the tables write it that ``parlour.new`` and ``parlour.from_case`` made and that are
    still there; by its numbers, if there is none.  ``game.notation().write(move)`` asks one table.

    >>> move = game.moves(0)[1]
    >>> print(move)
    play 8C
    >>> move.verb.name, game.pack.face(move.a)
    ('play', '8C')
    """

    verb: Verb
    a: i64
    b: i64
    c: i64

    def __init__(self, verb: Verb, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE) -> None:
        self.verb = verb
        self.a = a
        self.b = b
        self.c = c

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.same(other)

    def __hash__(self) -> int:
        return hash((self.verb.name, self.a, self.b, self.c))

    def __reduce__(self) -> tuple[object, ...]:
        return Move, (self.verb, self.a, self.b, self.c)

    def __str__(self) -> str:
        from parlour.core.show import move_text

        return move_text(self, self._bare())

    def __repr__(self) -> str:
        return f"Move({self})"

    def _bare(self) -> str:
        """What can be said without a table: words, and numbers for cards and seats."""
        words = [self.verb.name]
        values = (self.a, self.b, self.c)
        for i, kind in enumerate(self.verb.shape):
            value = values[i]
            if value != NONE:
                words.append(self.verb.words[value] if kind == WORD and value < len(self.verb.words) else str(value))
        return " ".join(words)

    def same(self, other: Move) -> bool:
        """Whether both are the same act: what ``==`` asks, for compiled callers.

        >>> game.moves(0)[1].same(game.notation().read("play 8C"))
        True
        """
        return self.verb is other.verb and self.a == other.a and self.b == other.b and self.c == other.c

    def overfull(self) -> bool:
        """Whether an argument is filled in that the verb does not take.

        >>> from parlour.core.moves import PASS
        >>> parlour.Move(PASS).overfull(), parlour.Move(PASS, 3).overfull()
        (False, True)
        """
        most = self.verb.most
        return (most < 1 and self.a != NONE) or (most < 2 and self.b != NONE) or (most < 3 and self.c != NONE)

    def with_last(self, value: i64, slot: i64) -> Move:
        """This move with its argument at ``slot`` filled in, and nothing after it.

        >>> print(game.moves(0)[1].with_last(game.pack.card("KS"), 0))
        play KS
        """
        if slot == 0:
            return Move(self.verb, value)
        if slot == 1:
            return Move(self.verb, self.a, value)
        return Move(self.verb, self.a, self.b, value)


PLAY: Final = verb("play", "card")
PASS: Final = verb("pass")
PLAYS: Final = [Move(PLAY, card) for card in range(128)]  # play CARD, made once

FIXED: Final = 0
ONE_CARD: Final = 1
SOME_CARDS: Final = 2
RANGE: Final = 3


@mypyc_attr(acyclic=True, free_list_len=1)
class Choice:
    """A verb with at most one open part: one card of these, k to l of these cards, or a number lo..hi."""

    kind: i64
    like: Move  # the move, its open part left out
    slot: i64  # which argument is open
    cards: i64
    lo: i64
    hi: i64
    size: i64  # how many moves it stands for

    def __init__(self, kind: i64, like: Move, slot: i64, cards: i64, lo: i64, hi: i64, size: i64) -> None:
        self.kind = kind
        self.like = like
        self.slot = slot
        self.cards = cards
        self.lo = lo
        self.hi = hi
        self.size = size

    def allows(self, move: Move) -> bool:
        like = self.like
        if self.kind == FIXED:
            return like is move or like.same(move)
        if like.verb is not move.verb:
            return False
        if self.kind == ONE_CARD and self.slot == 0:
            return 0 <= move.a < 63 and self.cards & BIT[move.a] != 0 and move.b == NONE and move.c == NONE
        return self._open_part_allows(move)

    def _open_part_allows(self, move: Move) -> bool:
        value = move.a if self.slot == 0 else move.b if self.slot == 1 else move.c
        if not self.like.with_last(value, self.slot).same(move):
            return False
        if self.kind == RANGE:
            return self.lo <= value <= self.hi
        if self.kind == ONE_CARD:
            return 0 <= value < 63 and self.cards & BIT[value] != 0
        return value >= 0 and value & ~self.cards == 0 and self.lo <= count(value) <= self.hi

    def nth(self, index: i64) -> Move:
        """The move at an index 0..size-1."""
        kind = self.kind
        if kind == FIXED:
            return self.like
        if kind == RANGE:
            return self.like.with_last(self.lo + index, self.slot)
        hand = self.cards
        if kind == ONE_CARD:
            card = nth(hand, index)
            return PLAYS[card] if self.like.verb is PLAY else self.like.with_last(card, self.slot)
        return self.like.with_last(nth_subset(hand, self.lo, index), self.slot)

    def bare(self) -> str:
        """What can be said without a table: how many cards are open, not which."""
        head = self.like._bare()
        if self.kind == FIXED:
            return head
        if self.kind == RANGE:
            return f"{head} {self.lo}..{self.hi}"
        how_many = "one" if self.kind == ONE_CARD else f"{self.lo}..{self.hi}"
        return f"{head} {how_many} of {count(self.cards)} cards"


def nth_subset(cards: i64, least: i64, index: i64) -> i64:
    """The index-th set of at least ``least`` of the cards, small sets first."""
    left = count(cards)
    need = least
    while index >= CHOOSE[left * 64 + need]:
        index -= CHOOSE[left * 64 + need]
        need += 1
    taken: i64 = 0
    while need > 0:
        low = cards & -cards
        cards ^= low
        left -= 1
        with_it = CHOOSE[left * 64 + need - 1]
        if index < with_it:
            taken |= low
            need -= 1
        else:
            index -= with_it
    return taken


def subsets(n: i64, lo: i64, hi: i64) -> i64:
    """How many sets of lo..hi things n things have."""
    total: i64 = 0
    while lo <= hi:
        total += CHOOSE[n * 64 + lo]
        lo += 1
    return total


def exactly(move: Move) -> Choice:
    return Choice(FIXED, move, 0, 0, 0, 0, 1)


def one_of(like: Move, cards: i64, slot: i64 = 0) -> Choice:
    return Choice(ONE_CARD, like, slot, cards, 1, 1, count(cards))


def some_of(like: Move, cards: i64, lo: i64, hi: i64, slot: i64 = 0) -> Choice:
    return Choice(SOME_CARDS, like, slot, cards, lo, hi, subsets(count(cards), lo, hi))


def between(like: Move, lo: i64, hi: i64, slot: i64 = 0) -> Choice:
    return Choice(RANGE, like, slot, 0, lo, hi, hi - lo + 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class Choices:
    """What a seat may do: a sequence of moves, kept as choices.  Do not change one that a game gave you.

    (``game``: see the examples of Game.)

    >>> choices = game.moves(0)
    >>> print(choices)
    propose, play QS|TS|QD|TC|8C
    >>> len(choices), choices[0], choices[-1]
    (6, Move(propose), Move(play QS))
    >>> game.notation().read("play KS") in choices
    False
    """

    size: i64
    _cards: i64  # where ``play`` with one of these cards is all there is: no list is made unless somebody asks
    _listed: list[Choice] | None

    def __init__(self, each: list[Choice] | None, cards: i64 = 0) -> None:
        self._listed = each
        self._cards = cards
        if each is None:
            self.size = count(cards)
            return
        size: i64 = 0
        for choice in each:
            size += choice.size
        self.size = size

    @property
    def each(self) -> list[Choice]:
        """The choices one by one.

        >>> [choice.size for choice in game.moves(0).each]
        [1, 5]
        """
        listed = self._listed
        if listed is None:
            listed = [Choice(ONE_CARD, PLAYS[0], 0, self._cards, 1, 1, self.size)]
            self._listed = listed
        return listed

    def __str__(self) -> str:
        from parlour.core.show import choices_text

        return choices_text(self, self._bare())

    def __repr__(self) -> str:
        return f"<Choices: {self}>"

    def _bare(self) -> str:
        return ", ".join([choice.bare() for choice in self.each])

    def add(self, choice: Choice, place: int = -1) -> None:
        """Offer one more choice, last or at a place; one that stands for no move is left out.

        >>> from parlour.core.moves import PASS, exactly
        >>> found = parlour.Choices([])
        >>> found.add(exactly(parlour.Move(PASS)))
        >>> print(found)
        pass
        """
        if choice.size > 0:
            if place < 0:
                self.each.append(choice)
            else:
                self.each.insert(place, choice)
            self.size += choice.size

    def __len__(self) -> int:
        return self.size

    def __bool__(self) -> bool:
        return self.size > 0

    def __getitem__(self, index: i64) -> Move:
        if index < 0:
            index += self.size
        if index < 0 or index >= self.size:
            raise IndexError(index)
        listed = self._listed
        if listed is None:
            return PLAYS[nth(self._cards, index)]
        for choice in listed:
            if index < choice.size:
                return choice.nth(index)
            index -= choice.size
        raise IndexError(index)

    def __iter__(self) -> Iterator[Move]:
        return iter(self.all())

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and self.allow(move)

    def allow(self, move: Move) -> bool:
        """Whether the move is among them: what ``in`` asks, without listing them.

        >>> game.moves(0).allow(game.notation().read("play TC"))
        True
        """
        listed = self._listed
        if listed is None:
            return may_play(self._cards, move)
        for choice in listed:
            if choice.allows(move):
                return True
        return False

    def all(self) -> list[Move]:
        """Every move, in order; among many cards that can be a great many.

        >>> game.moves(0).all()[:2]
        [Move(propose), Move(play 8C)]
        """
        return [self[i] for i in range(self.size)]


CLAIMING: Final = "claim"  # the verb, whatever its arguments, by which an offence is brought to light
LEAVING: Final = "leave"  # the verb of whoever gives the game up in the middle


def the_moves(moves: list[Move]) -> Choices:
    return Choices([exactly(move) for move in moves])


def may_play(cards: i64, move: Move) -> bool:
    """Whether the move is ``play`` with one of these cards."""
    card = move.a
    if card < 0 or card > 62 or cards & BIT[card] == 0:
        return False
    return move.verb is PLAY and move.b == NONE and move.c == NONE


def plays(cards: i64) -> Choices:
    """``play`` any of these cards."""
    return Choices(None, cards)


NOTHING: Final = Choices([])


class Refusal:
    """Why a move is not lawful: the clause or ruling, a message id and its arguments."""

    clause: str
    message: str
    args: dict[str, object]

    def __init__(self, clause: str, message: str, args: dict[str, object] | None = None) -> None:
        self.clause = clause
        self.message = message
        self.args = args if args is not None else {}

    def __repr__(self) -> str:
        return f"Refusal({self.clause}, {self.message})"


class IllegalMove(Exception):
    """An unlawful move was tried; nothing has changed.  Printed, it says why, in a sentence and with its clause.

    Sentences come with the extra ``terminal``; without it the message's id stands for them.

    >>> game.do("A: play KS")
    Traceback (most recent call last):
    ...
    parlour.core.moves.IllegalMove: You do not hold that card (ecarte.31)
    """

    refusal: Refusal

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.message} ({refusal.clause})")
        self.refusal = refusal

    def __str__(self) -> str:
        from parlour.core.show import refusal_text

        return refusal_text(self.refusal)
