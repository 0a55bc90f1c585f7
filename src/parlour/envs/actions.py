"""Actions: a fixed numbering of what can be said at a game, the same in every position and with all options.

A verb alone, or with its first card, seat or word, is one action.  What else a move needs is said in more steps: a
card, a seat or a word by its name; a sum digit by digit, from the highest that the largest lawful sum has; a set of
cards one by one, upwards, and then ``done``.  A step with one way to go on is taken without asking.
"""

from __future__ import annotations

from functools import cache

from parlour.core.moves import CARD, CARDS, NONE, NUMBER, SEAT, WORD, Verb
from parlour.core.notation import NUMBERS
from parlour.core.rules import Rules
from parlour.core.seen import Seen
from parlour.errors import ParlourError

AT_ONCE = (CARD, SEAT, WORD)  # kinds of a first argument that are one action with their verb
MOST = 1000
DIGITS = 10


class Block:
    """Actions with consecutive numbers: one for each of some things."""

    first: int
    things: list[int]  # cards, seats, words or digits
    texts: list[str]
    _index: dict[int, int]

    def __init__(self, first: int, things: list[int], texts: list[str]) -> None:
        self.first = first
        self.things = things
        self.texts = texts
        self._index = {thing: first + i for i, thing in enumerate(things)}

    def number(self, thing: int) -> int:
        return self._index[thing]

    def thing(self, action: int) -> int:
        return self.things[action - self.first]

    def __contains__(self, action: int) -> bool:
        return self.first <= action < self.first + len(self.things)


class Actions:
    """The numbering of one game."""

    heads: dict[Verb, Block]  # the verb, with its first argument where that is said at once
    arguments: dict[tuple[Verb, str] | str, Block]  # by kind; words by verb
    done: int
    let_be: int  # of a seat that may act though nobody waits for it
    names: list[str]
    _verbs: list[Verb]

    def __init__(self, seen: Seen, verbs: list[Verb]) -> None:
        self.names = []
        self.heads = {}
        self.arguments = {}
        self._verbs = []
        cards = [int(card) for card in seen.pack.cards]
        faces = [seen.pack.face(card) for card in cards]
        seats = list(range(seen.seats))
        for verb in verbs:
            kind = verb.shape[0] if verb.shape else ""
            if kind == CARD:
                self.heads[verb] = self._add(cards, [f"{verb.name} {face}" for face in faces])
            elif kind == SEAT:
                self.heads[verb] = self._add(seats, [f"{verb.name} seat {seat}" for seat in seats])
            elif kind == WORD:
                self.heads[verb] = self._add(list(range(len(verb.words))), [f"{verb.name} {w}" for w in verb.words])
            else:
                self.heads[verb] = self._add([NONE], [verb.name])
        later = {kind for verb in verbs for i, kind in enumerate(verb.shape) if i > 0 or kind not in AT_ONCE}
        if later & {CARD, CARDS}:
            self.arguments[CARD] = self._add(cards, faces)
        if SEAT in later:
            self.arguments[SEAT] = self._add(seats, [f"seat {seat}" for seat in seats])
        if later & {NUMBER, NUMBERS}:
            self.arguments[NUMBER] = self._add(list(range(DIGITS)), [str(digit) for digit in range(DIGITS)])
        most_words = max([len(verb.words) for verb in verbs if WORD in verb.shape[1:]], default=0)
        if most_words:
            self.arguments[WORD] = self._add(list(range(most_words)), [f"word {i}" for i in range(most_words)])
        self.done = self._add([NONE], ["done"]).first
        self.let_be = self._add([NONE], ["let be"]).first
        if len(self.names) > MOST:
            raise ParlourError(f"{len(self.names)} actions are more than {MOST}")

    def __len__(self) -> int:
        return len(self.names)

    def _add(self, things: list[int], texts: list[str]) -> Block:
        block = Block(len(self.names), things, texts)
        self.names += texts
        return block

    def verb(self, action: int) -> Verb | None:
        """The verb that an action begins with."""
        for verb, block in self.heads.items():
            if action in block:
                return verb
        return None


@cache
def actions_of(rules: Rules) -> Actions:
    if rules.seen is None:
        raise ParlourError(f"{rules.name} does not say what can be seen at it, so no program can play it")
    usual = rules.new(seed=0).verbs()
    return Actions(rules.seen, [*usual, *rules.seen.verbs])
