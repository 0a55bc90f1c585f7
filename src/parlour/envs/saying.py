"""A move that is being said: what may come next, and what it has become."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.cards import cards_in, count
from parlour.core.moves import (
    CARD,
    CARDS,
    FIXED,
    NONE,
    NUMBER,
    ONE_CARD,
    RANGE,
    SEAT,
    WORD,
    Choice,
    Choices,
    Move,
    Verb,
)
from parlour.core.notation import NUMBERS
from parlour.envs.actions import AT_ONCE, Actions


class Saying:
    """One seat's move in steps, among the moves that are lawful for it now."""

    actions: Actions
    move: Move | None  # once it is said
    actions_said: list[int]  # by whoever was asked; not those without another
    _choices: list[Choice]  # those that fit what was said
    _verb: Verb | None
    _said: list[int]  # the arguments so far
    _part: int  # of the argument that is being said: a set, or the number that its digits make so far
    _digits: int  # still to come; -1 before the first

    def __init__(self, actions: Actions, choices: Choices) -> None:
        self.actions = actions
        self.move = None
        self.actions_said = []
        self._choices = choices.each
        self._verb = None
        self._said = []
        self._part = 0
        self._digits = -1

    def copy(self) -> Saying:
        twin = Saying.__new__(Saying)
        twin.__dict__.update(self.__dict__)
        twin._said = self._said[:]
        twin.actions_said = self.actions_said[:]
        return twin

    @property
    def begins(self) -> bool:
        """Whether nothing is said yet."""
        return self._verb is None

    def lawful(self) -> list[int]:
        """The actions that lead on to a lawful move, in the order of their numbers."""
        return sorted(set(self._heads() if self._verb is None else self._next()))

    def say(self, action: int) -> None:
        """Take a lawful action, and then whatever has no other."""
        self.actions_said.append(action)
        self._take(action)
        while self.move is None:
            open_ways = set(self._next())
            if len(open_ways) != 1:
                return
            self._take(open_ways.pop())

    def towards(self, move: Move) -> int:
        """The next action of somebody who wants to make a lawful move."""
        values = (move.a, move.b, move.c)
        if self._verb is None:
            block = self.actions.heads[move.verb]
            return block.number(values[0]) if move.verb.shape and move.verb.shape[0] in AT_ONCE else block.first
        kind, value = self._kind(), values[len(self._said)]
        if value == NONE:
            return self.actions.done
        if kind == NUMBER:
            return self.actions.arguments[NUMBER].number(value // 10 ** (self._to_come() - 1) % 10)
        if kind not in (CARDS, NUMBERS):
            return self.actions.arguments[kind].number(value)
        left = value & ~self._part
        named_by = self.actions.arguments[CARD if kind == CARDS else NUMBER]
        return named_by.number(cards_in(left)[0]) if left else self.actions.done

    def _heads(self) -> Iterator[int]:
        for choice in self._choices:
            block = self.actions.heads[choice.like.verb]
            if choice.like.verb.shape and choice.like.verb.shape[0] in AT_ONCE:
                for value in _values(choice, 0):
                    yield block.number(value)
            else:
                yield block.first

    def _take(self, action: int) -> None:
        if self._verb is None:
            verb = self.actions.verb(action)
            assert verb is not None
            self._verb = verb
            self._choices = [choice for choice in self._choices if choice.like.verb is verb]
            if verb.shape and verb.shape[0] in AT_ONCE:
                self._settle(self.actions.heads[verb].thing(action))
        elif action == self.actions.done:
            self._settle(self._part if self._is_set() and not self._may_leave_out() else NONE)
        else:
            self._add(self._kind(), action)
        if self._verb is not None and (len(self._said) == self._verb.most or self._said[-1:] == [NONE]):
            self.move = Move(self._verb, *[value for value in self._said if value != NONE])

    def _settle(self, value: int) -> None:
        """The argument is said: what follows is said of the choices that allow it."""
        slot = len(self._said)
        self._choices = [choice for choice in self._choices if _allows(choice, slot, value)]
        self._said.append(value)
        self._part = 0
        self._digits = -1

    def _add(self, kind: str, action: int) -> None:
        if kind == CARDS:
            self._part |= 1 << self.actions.arguments[CARD].thing(action)
        elif kind == NUMBERS:
            self._part |= 1 << self.actions.arguments[NUMBER].thing(action)
        elif kind == NUMBER:
            self._digits = self._to_come() - 1
            self._part = self._part * 10 + self.actions.arguments[NUMBER].thing(action)
            if self._digits == 0:
                self._settle(self._part)
        else:
            self._settle(self.actions.arguments[kind].thing(action))

    def _kind(self) -> str:
        assert self._verb is not None
        return self._verb.shape[len(self._said)]

    def _is_set(self) -> bool:
        return self._kind() in (CARDS, NUMBERS)

    def _may_leave_out(self) -> bool:
        """Whether the move may end before this argument, of which nothing is said yet."""
        slot = len(self._said)
        return not self._part and self._digits < 0 and any(_left_out(choice, slot) for choice in self._choices)

    def _next(self) -> Iterator[int]:
        if self._may_leave_out():
            yield self.actions.done
        kind, slot = self._kind(), len(self._said)
        if kind in (CARD, SEAT, WORD):
            for choice in self._choices:
                for value in _values(choice, slot):
                    yield self.actions.arguments[kind].number(value)
        elif kind == NUMBER:
            yield from self._next_digits()
        else:
            yield from self._next_of_set(CARD if kind == CARDS else NUMBER)

    def _to_come(self) -> int:
        """How many digits are still to come: as many as the largest sum has, less those said."""
        if self._digits >= 0:
            return self._digits
        slot = len(self._said)
        return len(str(max([_range(choice, slot)[1] for choice in self._choices if not _left_out(choice, slot)])))

    def _next_digits(self) -> Iterator[int]:
        slot = len(self._said)
        ranges = [_range(choice, slot) for choice in self._choices if not _left_out(choice, slot)]
        if not ranges:
            return
        below = 10 ** (self._to_come() - 1)
        for digit in self.actions.arguments[NUMBER].things:
            least = (self._part * 10 + digit) * below
            if any(least <= hi and lo < least + below for lo, hi in ranges):
                yield self.actions.arguments[NUMBER].number(digit)

    def _next_of_set(self, named_by: str) -> Iterator[int]:
        slot = len(self._said)
        for choice in self._choices:
            if _left_out(choice, slot):
                continue
            if _complete(choice, slot, self._part):
                yield self.actions.done
            for element in _further(choice, slot, self._part):
                yield self.actions.arguments[named_by].number(element)


def _argument(choice: Choice, slot: int) -> int:
    """What a choice has settled there; NONE where it is open, or nothing is said."""
    like = choice.like
    return (like.a, like.b, like.c)[slot]


def _is_open(choice: Choice, slot: int) -> bool:
    return choice.kind != FIXED and choice.slot == slot


def _left_out(choice: Choice, slot: int) -> bool:
    if choice.kind != FIXED and slot >= choice.slot:
        return slot > choice.slot
    return _argument(choice, slot) == NONE


def _values(choice: Choice, slot: int) -> list[int]:
    """The cards, seats or words that a choice has there."""
    if _is_open(choice, slot):
        assert choice.kind == ONE_CARD
        return cards_in(choice.cards)
    return [] if _left_out(choice, slot) else [_argument(choice, slot)]


def _range(choice: Choice, slot: int) -> tuple[int, int]:
    if _is_open(choice, slot):
        assert choice.kind == RANGE
        return choice.lo, choice.hi
    settled = _argument(choice, slot)
    return settled, settled


def _allows(choice: Choice, slot: int, value: int) -> bool:
    if value == NONE:
        return _left_out(choice, slot)
    if not _is_open(choice, slot):
        return not _left_out(choice, slot) and _argument(choice, slot) == value
    if choice.kind == RANGE:
        return choice.lo <= value <= choice.hi
    if choice.kind == ONE_CARD:
        return bool(choice.cards >> value & 1)
    return _complete(choice, slot, value)


def _complete(choice: Choice, slot: int, part: int) -> bool:
    if not _is_open(choice, slot):
        return _argument(choice, slot) == part
    return part & ~choice.cards == 0 and choice.lo <= count(part) <= choice.hi


def _further(choice: Choice, slot: int, part: int) -> Iterator[int]:
    """The elements, above all said, with which a set can still become one that the choice allows."""
    top = part.bit_length()
    if not _is_open(choice, slot):
        whole = _argument(choice, slot)
        if whole & ((1 << top) - 1) == part and whole >> top:
            yield (whole >> top & -(whole >> top)).bit_length() - 1 + top
        return
    if part & ~choice.cards or count(part) >= choice.hi:
        return
    above = choice.cards >> top << top
    left = count(above)
    for element in cards_in(above):
        left -= 1
        if left >= choice.lo - count(part) - 1:
            yield element
