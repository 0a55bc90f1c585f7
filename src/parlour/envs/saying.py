"""A move that is being said: what may come next, and what it has become."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from parlour.core.cards import BIT, CARD_OF, count
from parlour.core.moves import FIXED, NONE, ONE_CARD, RANGE, Choice, Choices, Move
from parlour.envs.actions import GATHERED, NAMED, NO_ACTION, SUMMED, Actions, Argument, Block, Head

SEVERAL: Final = -2  # in the place of the only action
NO_CARDS: Final = -1
NO_CHOICES: Final[list[Choice]] = []
TENS: Final = vec[i64]([10**i for i in range(19)])


class Saying:
    """One seat's move in steps, among the moves that are lawful for it now; then the next seat's, and so on.

    What may come next is marked in a row of noughts and ones, which may be a part of somebody's larger one.
    """

    actions: Actions
    move: Move | None  # once it is said
    among: Choices | None  # what is lawful; None where cards alone are open
    mask: vec[u8]
    base: i64  # where the row begins
    marks: i64  # how many actions are marked
    is_new: bool  # begun since somebody was last shown the position; who shows it says so
    actions_said: list[int]  # of a move that is not said yet, by whoever was asked; not those without another
    _marked: vec[i64]
    _choices: list[Choice]  # those that fit what was said
    _cards: i64  # where ``play`` with one of these cards is all there is; else NO_CARDS
    _head: Head | None  # with what it is begun
    _said: list[int]  # the arguments so far
    _part: i64  # of the argument that is being said: a set, or the number that its digits make so far
    _digits: i64  # still to come; -1 before the first

    def __init__(
        self, actions: Actions, choices: Choices | None = None, mask: vec[u8] | None = None, base: i64 = 0
    ) -> None:
        """Among these choices, if any are given."""
        self.actions = actions
        self.mask = mask if mask is not None else vec[u8]([u8(0) for _name in actions.names])
        self.base = base
        self.marks = 0
        self.among = choices
        self._marked = vec[i64]([0 for _name in actions.names])
        self.actions_said = []
        self._said = []
        self.begin(choices)

    def begin(self, choices: Choices | None, cards: i64 = NO_CARDS) -> None:
        """Say another move: among these choices, or ``play`` with one of these cards."""
        self.move = None
        self.is_new = True
        self.among = choices
        self._choices = choices.each if choices is not None else NO_CHOICES
        self._cards = cards
        self._head = None
        self._part = 0
        self._digits = -1
        if self.actions_said:
            self.actions_said = []
        if self._said:
            self._said = []
        self._look()

    def copy(self) -> Saying:
        twin = Saying(self.actions)
        twin.move = self.move
        twin.among = self.among
        twin.actions_said = self.actions_said[:]
        twin._choices = self._choices
        twin._cards = self._cards
        twin._head = self._head
        twin._said = self._said[:]
        twin._part = self._part
        twin._digits = self._digits
        for action in self.found():
            twin.mark(action)
        return twin

    @property
    def begins(self) -> bool:
        """Whether nothing is said yet."""
        return self._head is None

    def tell(self, cells: vec[i64], at: i64) -> None:
        """Write how far it is said (``parlour.envs.columns``); nothing where it only begins."""
        head = self._head
        if head is None:
            return
        cells[at] = head.begin(self._said[0] if self._said else NONE)
        if len(self._said) >= head.verb.most:
            return
        wanted = self._wanted()
        part = self._part
        cells[at + 1] = 0
        cells[at + 2] = 0
        cells[at + (1 if wanted.of_cards else 2)] = part
        cells[at + 3] = 0
        if wanted.way == SUMMED:
            cells[at + 3] = self._to_come()

    def marked(self, n: i64) -> i64:
        """The action that is marked as the n-th, in no order."""
        return self._marked[n]

    def found(self) -> list[int]:
        """The actions that are marked, in no order."""
        return [int(self._marked[i]) for i in range(self.marks)]

    def lawful(self) -> list[int]:
        """The actions that lead on to a lawful move, in the order of their numbers."""
        return sorted(self.found())

    def only(self) -> i64:
        """The action that is marked, if there is no other; NO_ACTION where there is none, else SEVERAL."""
        return self._marked[0] if self.marks == 1 else SEVERAL if self.marks else NO_ACTION

    def allows(self, action: i64) -> bool:
        return 0 <= action < len(self.actions.names) and self.mask[self.base + action] != 0

    def mark(self, action: i64) -> None:
        at = self.base + action
        if self.mask[at] == 0:
            self.mask[at] = 1
            self._marked[self.marks] = action
            self.marks += 1

    def say(self, action: i64) -> None:
        """Take a lawful action, and then whatever has no other."""
        whole = self.actions.moves[action]
        if whole is None and self._head is None:
            whole = self._sole(self.actions.begun_by(action), action)
        if whole is not None:
            self._head = self.actions.begun_by(action)
            self.move = whole
            return
        self._take(action)
        while self.move is None:
            self._look()
            if self.marks > 1:
                self.actions_said.append(int(action))
                return
            self._take(self._marked[0])

    def _sole(self, head: Head, action: i64) -> Move | None:
        """The move that an action begins, if it can become no other: the rest of it need not be said."""
        first = head.block.thing(action)
        found: Move | None = None
        for choice in self._choices:
            if choice.like.verb is head.verb and (not head.at_once or _allows(choice, 0, first)):
                if found is not None or choice.kind != FIXED:
                    return None
                found = choice.like
        return found

    def towards(self, move: Move) -> int:
        """The next action of somebody who wants to make a lawful move."""
        if self._head is None:
            return self.actions.head_of(move.verb).begin(move.a)
        wanted = self._wanted()
        value = _value(move, len(self._said))
        if value == NONE:
            return self.actions.done
        if wanted.way == SUMMED:
            return wanted.block.number(value // TENS[self._to_come() - 1] % 10)
        if wanted.way == NAMED:
            return wanted.block.number(value)
        left = value & ~self._part
        return wanted.block.number(CARD_OF[(left & -left) % 67]) if left else self.actions.done

    def on_the_way(self, move: Move | None) -> i64:
        """The same, or NO_ACTION where what was said leads elsewhere; None wants to let be what need not be done."""
        if move is None:
            let_be: i64 = self.actions.let_be
            return let_be if self.allows(let_be) else NO_ACTION
        head = self._head
        if head is not None:
            if head.verb is not move.verb:
                return NO_ACTION
            slot: i64 = 0
            for said in self._said:
                if said != _value(move, slot):
                    return NO_ACTION
                slot += 1
            value = _value(move, slot)
            if self._digits >= 0 and value // TENS[self._digits] != self._part:
                return NO_ACTION
            if self._wanted().way == GATHERED and self._part and (value == NONE or self._part & ~value):
                return NO_ACTION
        action: i64 = self.towards(move)
        return action if self.allows(action) else NO_ACTION

    def _mark_each(self, block: Block, things: i64) -> None:
        """Each card, or other small number, of a set."""
        mask, marked, numbers, base, marks = self.mask, self._marked, block.numbers, self.base, self.marks
        while things:
            low = things & -things
            things ^= low
            action = numbers[CARD_OF[low % 67] + 1]
            if mask[base + action] == 0:
                mask[base + action] = 1
                marked[marks] = action
                marks += 1
        self.marks = marks

    def _look(self) -> None:
        mask, marked, base, marks = self.mask, self._marked, self.base, self.marks
        while marks > 0:
            marks -= 1
            mask[base + marked[marks]] = 0
        self.marks = 0
        if self._head is not None:
            self._next()
        elif self._cards != NO_CARDS:
            self._mark_each(self.actions.plays, self._cards)
        else:
            self._begin()

    def _begin(self) -> None:
        for choice in self._choices:
            head = self.actions.head_of(choice.like.verb)
            if head.at_once:
                self._mark_values(choice, 0, head.block)
            else:
                self.mark(head.block.first)

    def _mark_values(self, choice: Choice, slot: i64, block: Block) -> None:
        """The cards, seats or words that a choice has there."""
        if _is_open(choice, slot):
            assert choice.kind == ONE_CARD
            self._mark_each(block, choice.cards)
        elif not _left_out(choice, slot):
            self.mark(block.number(_argument(choice, slot)))

    def _take(self, action: i64) -> None:
        head = self._head
        if head is None:
            head = self._head = self.actions.begun_by(action)
            verb = head.verb
            self._choices = [choice for choice in self._choices if choice.like.verb is verb]
            if head.at_once:
                self._settle(head.block.thing(action))
        elif action == self.actions.done:
            self._settle(self._part if self._wanted().way == GATHERED and not self._may_leave_out() else NONE)
        else:
            self._add(self._wanted(), action)
        said: i64 = len(self._said)
        if said == head.verb.most or (said > 0 and self._said[said - 1] == NONE):
            self.move = self._moved(head)

    def _moved(self, head: Head) -> Move:
        """Whatever is left out comes last, as NONE."""
        said, n = self._said, len(self._said)
        return Move(head.verb, said[0] if n > 0 else NONE, said[1] if n > 1 else NONE, said[2] if n > 2 else NONE)

    def _settle(self, value: i64) -> None:
        """The argument is said: what follows is said of the choices that allow it."""
        slot: i64 = len(self._said)
        self._choices = [choice for choice in self._choices if _allows(choice, slot, value)]
        self._said.append(int(value))
        self._part = 0
        self._digits = -1

    def _add(self, wanted: Argument, action: i64) -> None:
        thing = wanted.block.thing(action)
        if wanted.way == NAMED:
            self._settle(thing)
        elif wanted.way == GATHERED:
            self._part |= BIT[thing]
        else:
            self._digits = self._to_come() - 1
            self._part = self._part * 10 + thing
            if self._digits == 0:
                self._settle(self._part)

    def _wanted(self) -> Argument:
        """What is to be said now."""
        assert self._head is not None
        return self._head.wants[len(self._said)]

    def _may_leave_out(self) -> bool:
        """Whether the move may end before this argument, of which nothing is said yet."""
        if self._part or self._digits >= 0:
            return False
        slot: i64 = len(self._said)
        for choice in self._choices:
            if _left_out(choice, slot):
                return True
        return False

    def _next(self) -> None:
        if self._may_leave_out():
            self.mark(self.actions.done)
        wanted = self._wanted()
        slot: i64 = len(self._said)
        if wanted.way == NAMED:
            for choice in self._choices:
                self._mark_values(choice, slot, wanted.block)
        elif wanted.way == SUMMED:
            self._next_digits(slot, wanted.block)
        else:
            self._next_of_set(slot, wanted.block)

    def _to_come(self) -> i64:
        """How many digits are still to come: as many as the largest sum has, less those said."""
        if self._digits >= 0:
            return self._digits
        slot: i64 = len(self._said)
        most: i64 = 0
        for choice in self._choices:
            if not _left_out(choice, slot) and _highest(choice, slot) > most:
                most = _highest(choice, slot)
        digits: i64 = 1
        while most >= 10:
            most //= 10
            digits += 1
        return digits

    def _next_digits(self, slot: i64, block: Block) -> None:
        below = TENS[self._to_come() - 1]
        for choice in self._choices:
            if _left_out(choice, slot):
                continue
            lo = _lowest(choice, slot)
            hi = _highest(choice, slot)
            digit: i64 = 0
            while digit < 10:
                least = (self._part * 10 + digit) * below
                if least <= hi and lo < least + below:
                    self.mark(block.number(digit))
                digit += 1

    def _next_of_set(self, slot: i64, named_by: Block) -> None:
        for choice in self._choices:
            if _left_out(choice, slot):
                continue
            if _complete(choice, slot, self._part):
                self.mark(self.actions.done)
            self._mark_each(named_by, _further(choice, slot, self._part))


def _value(move: Move, slot: i64) -> i64:
    return move.a if slot == 0 else move.b if slot == 1 else move.c


def _argument(choice: Choice, slot: i64) -> i64:
    """What a choice has settled there; NONE where it is open, or nothing is said."""
    return _value(choice.like, slot)


def _is_open(choice: Choice, slot: i64) -> bool:
    return choice.kind != FIXED and choice.slot == slot


def _left_out(choice: Choice, slot: i64) -> bool:
    if choice.kind != FIXED and slot >= choice.slot:
        return slot > choice.slot
    return _argument(choice, slot) == NONE


def _lowest(choice: Choice, slot: i64) -> i64:
    if _is_open(choice, slot):
        assert choice.kind == RANGE
        return choice.lo
    return _argument(choice, slot)


def _highest(choice: Choice, slot: i64) -> i64:
    return choice.hi if _is_open(choice, slot) else _argument(choice, slot)


def _allows(choice: Choice, slot: i64, value: i64) -> bool:
    if value == NONE:
        return _left_out(choice, slot)
    if not _is_open(choice, slot):
        return not _left_out(choice, slot) and _argument(choice, slot) == value
    if choice.kind == RANGE:
        return choice.lo <= value <= choice.hi
    if choice.kind == ONE_CARD:
        return choice.cards >> value & 1 != 0
    return _complete(choice, slot, value)


def _complete(choice: Choice, slot: i64, part: i64) -> bool:
    if not _is_open(choice, slot):
        return _argument(choice, slot) == part
    return part & ~choice.cards == 0 and choice.lo <= count(part) <= choice.hi


def _further(choice: Choice, slot: i64, part: i64) -> i64:
    """The elements, above all said, with which a set can still become one that the choice allows."""
    if not _is_open(choice, slot):
        whole = _argument(choice, slot)
        rest = whole & ~part
        if part & ~whole or rest == 0 or (rest & -rest) < part:
            return 0
        return rest & -rest
    if part & ~choice.cards or count(part) >= choice.hi:
        return 0
    above = choice.cards & ~part
    while above & -above and (above & -above) < part:
        above &= above - 1
    wanted = choice.lo - count(part) - 1  # further ones after the next: so many must be above it
    if wanted <= 0:
        return above
    found: i64 = 0
    for _i in range(count(above) - wanted):
        found |= above & -above
        above &= above - 1
    return found
