"""Actions: a fixed numbering of what can be said at a game, the same in every position and with all options.

A verb alone, or with its first card, seat or word, is one action.  What else a move needs is said in more steps: a
card, a seat or a word by its name; a sum digit by digit, from the highest that the largest lawful sum has; a set of
cards one by one, upwards, and then ``done``.  A step with one way to go on is taken without asking.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.moves import CARD, CARDS, NONE, NUMBER, PLAY, PLAYS, SEAT, WORD, Move, Verb
from parlour.core.notation import NUMBERS
from parlour.core.rules import Rules
from parlour.core.seen import Seen
from parlour.errors import ParlourError

AT_ONCE: Final = (CARD, SEAT, WORD)  # kinds of a first argument that are one action with their verb
MOST: Final = 1000
DIGITS: Final = 10
SETS: Final = (CARDS, NUMBERS)
NAMED: Final = 0  # how an argument is said: a card, a seat or a word by its name,
SUMMED: Final = 1  # a sum digit by digit,
GATHERED: Final = 2  # or a set one by one
NO_ACTION: Final = -1


class Block:
    """Actions with consecutive numbers: one for each of some things."""

    first: i64
    things: list[int]  # cards, seats, words or digits
    texts: list[str]
    numbers: vec[i64]  # by thing, from NONE on

    def __init__(self, first: i64, things: list[int], texts: list[str]) -> None:
        self.first = first
        self.things = things
        self.texts = texts
        self.numbers = vec[i64]([NO_ACTION for _thing in range(max([*things, NONE]) + 2)])
        for i, thing in enumerate(things):
            self.numbers[thing + 1] = first + i

    def number(self, thing: i64) -> i64:
        return self.numbers[thing + 1]

    def thing(self, action: i64) -> i64:
        return self.things[action - self.first]


class Argument:
    """What a verb wants in one place: how it is said, and by which actions."""

    way: i64
    block: Block
    of_cards: bool  # a set of cards, not of numbers

    def __init__(self, kind: str, block: Block) -> None:
        self.way = GATHERED if kind in SETS else SUMMED if kind == NUMBER else NAMED
        self.block = block
        self.of_cards = kind == CARDS


class Head:
    """A verb as moves begin with it."""

    verb: Verb
    block: Block
    at_once: bool  # its first argument is said with it
    wants: list[Argument]

    def __init__(self, verb: Verb, block: Block, at_once: bool) -> None:
        self.verb = verb
        self.block = block
        self.at_once = at_once
        self.wants = []

    def begin(self, first: i64) -> i64:
        """The action by which a move begins that has this first argument."""
        return self.block.number(first) if self.at_once else self.block.first


class Actions:
    """The numbering of one game."""

    heads: dict[Verb, Head]
    plays: Block  # ``play`` with a card
    done: i64
    let_be: i64  # of a seat that may act though nobody waits for it
    names: list[str]
    moves: list[Move | None]  # by action: the move that it is by itself, if it is
    _begun_by: list[Head | None]  # by action
    _of_verb: list[Head | None]  # by the number of the verb

    def __init__(self, seen: Seen, verbs: list[Verb]) -> None:
        self.names = []
        self.heads = {}
        cards = [int(card) for card in seen.pack.cards]
        faces = [seen.pack.face(card) for card in cards]
        seats = list(range(seen.seats))
        for verb in verbs:
            self._add_head(verb, cards, faces, seats)
        self.plays = self.heads[PLAY].block if PLAY in self.heads else Block(0, [], [])
        self._begun_by = [None for _name in self.names]
        for head in self.heads.values():
            for i in range(len(head.block.things)):
                self._begun_by[head.block.first + i] = head
        arguments: dict[str, Block] = {}
        later = {kind for verb in verbs for i, kind in enumerate(verb.shape) if i > 0 or kind not in AT_ONCE}
        if later & {CARD, CARDS}:
            arguments[CARD] = arguments[CARDS] = self._add(cards, faces)
        if SEAT in later:
            arguments[SEAT] = self._add(seats, [f"seat {seat}" for seat in seats])
        if later & {NUMBER, NUMBERS}:
            digits = self._add(list(range(DIGITS)), [str(digit) for digit in range(DIGITS)])
            arguments[NUMBER] = arguments[NUMBERS] = digits
        most_words = max([len(verb.words) for verb in verbs if WORD in verb.shape[1:]], default=0)
        if most_words:
            arguments[WORD] = self._add(list(range(most_words)), [f"word {i}" for i in range(most_words)])
        self.done = self._add([NONE], ["done"]).first
        self.let_be = self._add([NONE], ["let be"]).first
        self.moves = [None for _name in self.names]
        self._of_verb = [None for _i in range(max([verb.number for verb in verbs], default=0) + 1)]
        for head in self.heads.values():
            self._of_verb[head.verb.number] = head
            for i, kind in enumerate(head.verb.shape):
                head.wants.append(Argument(kind, head.block if i == 0 and head.at_once else arguments[kind]))
            if head.verb.most == (1 if head.at_once else 0):
                for i, thing in enumerate(head.block.things):
                    self.moves[head.block.first + i] = PLAYS[thing] if head.verb is PLAY else Move(head.verb, thing)
        if len(self.names) > MOST:
            raise ParlourError(f"{len(self.names)} actions are more than {MOST}")

    def __len__(self) -> int:
        return len(self.names)

    def _add_head(self, verb: Verb, cards: list[int], faces: list[str], seats: list[int]) -> None:
        kind = verb.shape[0] if verb.shape else ""
        if kind == CARD:
            block = self._add(cards, [f"{verb.name} {face}" for face in faces])
        elif kind == SEAT:
            block = self._add(seats, [f"{verb.name} seat {seat}" for seat in seats])
        elif kind == WORD:
            block = self._add(list(range(len(verb.words))), [f"{verb.name} {word}" for word in verb.words])
        else:
            block = self._add([NONE], [verb.name])
        self.heads[verb] = Head(verb, block, kind in AT_ONCE)

    def _add(self, things: list[int], texts: list[str]) -> Block:
        block = Block(len(self.names), things, texts)
        self.names += texts
        return block

    def head_of(self, verb: Verb) -> Head:
        """A verb of this game."""
        head = self._of_verb[verb.number]
        assert head is not None
        return head

    def begun_by(self, action: i64) -> Head:
        """The verb that an action begins with."""
        head = self._begun_by[action] if action < len(self._begun_by) else None
        if head is None:
            raise ParlourError(f"no move begins with action {action}")
        return head


NUMBERED: Final[dict[Rules, Actions]] = {}


def actions_of(rules: Rules) -> Actions:
    found = NUMBERED.get(rules)
    if found is None:
        if rules.seen is None:
            raise ParlourError(f"{rules.name} does not say what can be seen at it, so no program can play it")
        found = Actions(rules.seen, [*rules.new(seed=0).verbs(), *rules.seen.verbs])
        NUMBERED[rules] = found
    return found
