"""The readable form of moves and choices: ``play KS``, ``discard 7H 8D``, ``bid 1..5``."""

from __future__ import annotations

from parlour.core.cards import BIT, Pack, cards_in
from parlour.core.moves import (
    CARD,
    CARDS,
    FIXED,
    FRACTION,
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
    fraction,
    fraction_text,
)
from parlour.core.shown import Offer
from parlour.errors import BadMove, nearest

NUMBERS = "numbers"  # a set of small numbers: positions in a row of cards


class Notation:
    """How one table writes: its pack, its seats' names and its verbs."""

    pack: Pack
    names: list[str]
    verbs: list[Verb]

    def __init__(self, pack: Pack, names: list[str], verbs: list[Verb]) -> None:
        self.pack = pack
        self.names = names
        self.verbs = verbs

    def write(self, move: Move) -> str:
        values = (move.a, move.b, move.c)
        words = [move.verb.name]
        for i, kind in enumerate(move.verb.shape):
            if values[i] != NONE:
                words.append(self._argument(move.verb, kind, values[i]))
        return " ".join(words)

    def _argument(self, verb: Verb, kind: str, value: int) -> str:
        if kind == CARD:
            return self.pack.face(value)
        if kind == CARDS:
            return self.pack.show(value) or "none"
        if kind == NUMBERS:
            return " ".join([str(i) for i in cards_in(value)])
        if kind == SEAT:
            return self.names[value]
        if kind == FRACTION:
            return fraction_text(value)
        return verb.words[value] if kind == WORD else str(value)

    def offer(self, choice: Choice) -> Offer:
        """A choice as a front end shows it: what is settled, and what is open."""
        like = choice.like
        if choice.kind == FIXED:
            return Offer("fixed", self.write(like), [], 0, 0)
        head = like.verb.name
        if choice.slot > 0:
            values = (like.a, like.b, like.c)
            settled = [self._argument(like.verb, like.verb.shape[i], values[i]) for i in range(choice.slot)]
            head = " ".join([head, *settled])
        if choice.kind == RANGE:
            return Offer("number", head, [], choice.lo, choice.hi)
        if choice.kind == ONE_CARD:
            return Offer("card", head, self.pack.show_each(choice.cards), 0, 0)
        if like.verb.shape[choice.slot] == NUMBERS:
            return Offer(NUMBERS, head, [str(i) for i in cards_in(choice.cards)], choice.lo, choice.hi)
        return Offer("cards", head, self.pack.show_each(choice.cards), choice.lo, choice.hi)

    def offers(self, choices: Choices) -> list[Offer]:
        return [self.offer(choice) for choice in choices.each]

    def choice(self, choice: Choice) -> str:
        """A choice in one piece: ``play KS|QS``, ``discard 1..3 of 7H 8D``, ``bid 1..5``."""
        return self.offer(choice).text()

    def choices(self, choices: Choices) -> list[str]:
        return [self.choice(choice) for choice in choices.each]

    def read(self, text: str) -> Move:
        """The move that a text says; BadMove tells what is wrong with it."""
        words = text.split()
        if not words:
            raise BadMove("no move given")
        known = [verb for verb in self.verbs if verb.name == words[0]]
        if not known:
            names = sorted({verb.name for verb in self.verbs})
            raise BadMove(f"no move {words[0]!r} in this game{nearest(words[0], names)}")
        return self._read_as_one_of(known, words[1:], text)

    def _read_as_one_of(self, known: list[Verb], words: list[str], text: str) -> Move:
        """Verbs of one name are told apart by what follows it: ``look miss``, ``look B``."""
        for i in range(len(known) - 1):
            try:
                return self._read_arguments(known[i], words, text)
            except BadMove:
                continue
        return self._read_arguments(known[len(known) - 1], words, text)

    def read_line(self, line: str) -> tuple[int, Move]:
        """The seat and the move of ``SEAT: MOVE``; BadMove tells what is wrong with it."""
        name, colon, text = line.partition(":")
        if not colon:
            raise BadMove(f"a move is written SEAT: MOVE, as in {self.names[0]}: {line.strip() or 'pass'}")
        return self._seat(name.strip()), self.read(text.strip())

    def _seat(self, name: str) -> int:
        if name not in self.names:
            raise BadMove(f"no seat {name!r} at this table{nearest(name, self.names)}")
        return self.names.index(name)

    def _read_arguments(self, verb: Verb, words: list[str], text: str) -> Move:
        values = [NONE, NONE, NONE]
        at = 0
        for i, kind in enumerate(verb.shape):
            if at == len(words) and i >= len(verb.shape) - verb.optional:
                break
            if kind in (CARDS, NUMBERS):
                values[i] = self._read_set(verb, kind, words[at:], text)
                at = len(words)
            elif at < len(words):
                values[i] = self._read_one(verb, kind, words[at], text)
                at += 1
            else:
                raise BadMove(f"{text!r} is unfinished; write {self.usage(verb)}")
        if at < len(words):
            raise BadMove(f"{text!r} says too much; write {self.usage(verb)}")
        return Move(verb, values[0], values[1], values[2])

    def _read_set(self, verb: Verb, kind: str, words: list[str], text: str) -> int:
        if not words:
            raise BadMove(f"{text!r} is unfinished; write {self.usage(verb)}")
        if kind == CARDS and words == ["none"]:
            return 0
        chosen = 0
        for word in words:
            one = self._read_one(verb, CARD if kind == CARDS else NUMBER, word, text)
            if not 0 <= one < 63 or chosen & BIT[one]:
                raise BadMove(f"{word} twice, or out of place, in {text!r}")
            chosen |= BIT[one]
        return chosen

    def _read_one(self, verb: Verb, kind: str, word: str, text: str) -> int:
        if kind == CARD:
            return self.pack.card(word)
        if kind == SEAT:
            return self._seat(word)
        if kind == WORD:
            if word not in verb.words:
                raise BadMove(f"{verb.name} knows no {word!r}{nearest(word, verb.words)}")
            return verb.words.index(word)
        if kind == FRACTION:
            return self._read_fraction(verb, word, text)
        if not (word.isascii() and word.isdigit()) or len(word) > 18:
            raise BadMove(f"{word!r} in {text!r} is no whole number; write {self.usage(verb)}")
        return int(word)

    def _read_fraction(self, verb: Verb, word: str, text: str) -> int:
        if word == "none":
            return 0
        above, _, below = word.partition("/")
        for part in (above, below):
            if not (part.isascii() and part.isdigit()) or len(part) > 3:
                raise BadMove(f"{word!r} in {text!r} is no fraction such as 1/3; write {self.usage(verb)}")
        return int(fraction(int(above), int(below)))

    def usage(self, verb: Verb) -> str:
        """How the verb is written: ``discard CARDS``."""
        words = [verb.name]
        for i, kind in enumerate(verb.shape):
            word = "|".join(verb.words) if kind == WORD else kind.upper()
            words.append(f"[{word}]" if i >= len(verb.shape) - verb.optional else word)
        return " ".join(words)

    def read_accidents(self, text: str) -> list[int]:
        """What befalls at one occasion, ``none`` or several between commas: four numbers each, as Chance keeps them."""
        befallen: list[int] = []
        for piece in [] if text.strip() == "none" else text.split(","):
            mishap = self.read(piece)
            befallen += [self.verbs.index(mishap.verb), mishap.a, mishap.b, mishap.c]
        return befallen

    def write_accidents(self, befallen: list[int]) -> str:
        each = []
        for i in range(0, len(befallen), 4):
            mishap = Move(self.verbs[befallen[i]], befallen[i + 1], befallen[i + 2], befallen[i + 3])
            each.append(self.write(mishap))
        return ", ".join(each) or "none"
