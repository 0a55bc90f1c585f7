"""What a table can still agree on, given what was chosen so far: the questions of an options form, and their answers.

Nothing is declared for it: a game's own check of its options is asked what it would refuse.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from parlour.core.options import CONDUCT, Letters, Option, OptionSet, Rate, Value, Values, Whole
from parlour.errors import BadOption

SEATS = "players"  # chosen apart: no other choice changes how many sit there
HIGHEST = 1_000_000_000  # where a number has no end of its own


class Question(NamedTuple):
    """An option that means something now: the words that it may take, and from where to where a number may go."""

    option: Option
    words: list[str]
    span: tuple[int, int] | None


class Agreement:
    """Choices that go together: those ``kept``, the ``values`` in force, what is not as usual, and what is open."""

    def __init__(self, table: OptionSet, given: Mapping[str, Value]) -> None:
        self.table = table
        self.kept = settled(table, given)
        self.values = table.make(self.kept).values
        self.unusual = [option.name for option in table.offered() if self._is_unusual(option)]
        self.questions = [found for option in table.offered() if (found := self._question(option)) is not None]

    def _is_unusual(self, option: Option) -> bool:
        return self.values[option.name] != option.default_for(self.values)

    def _fits(self, name: str, value: Value) -> bool:
        return fits(self.table, {**self.kept, name: value})

    def _question(self, option: Option) -> Question | None:
        """None where nothing but the usual would be taken, as with the kitty's end where there is no kitty."""
        name, now = option.name, self.values[option.name]
        if self._is_idle(name):
            return None
        words = words_of(option)
        span = self._span(option) if isinstance(option, Whole) else None
        others = [word for word in [*words, *free_samples(option)] if str(word) != str(now)]
        roomy = span is not None and (span[0] < span[1] or isinstance(now, str))
        if name not in self.unusual and not roomy and not any(self._fits(name, other) for other in others):
            return None
        return Question(option, [word for word in words if self._offered(name, word)], span)

    def _is_idle(self, name: str) -> bool:
        """Penalties and accidents mean nothing where only lawful moves are made."""
        strict = name != CONDUCT and self.values.get(CONDUCT, "") == "strict"
        return strict and self.table.group_of(name) == CONDUCT and name not in self.unusual

    def _offered(self, name: str, word: str) -> bool:
        """Taken as it is, or at the cost of earlier choices that do not go with it."""
        if str(self.values[name]) == word or self._fits(name, word):
            return True
        rest = {other: value for other, value in self.kept.items() if other != name}
        return name in settled(self.table, {**rest, name: word})

    def _span(self, option: Whole) -> tuple[int, int] | None:
        """The least and the greatest number that would be taken, those between them taken for granted."""
        most = HIGHEST if option.hi is None else option.hi
        tried = [self.values[option.name], option.default_for(self.values), option.lo, *option.tried, most]
        numbers = [number for number in tried if isinstance(number, int)]
        good = next((number for number in numbers if self._fits(option.name, number)), None)
        if good is None:
            return None
        return self._reach(option.name, good, option.lo), self._reach(option.name, good, most)

    def _reach(self, name: str, good: int, end: int) -> int:
        """How far one may go from a number that is taken towards the end of the range."""
        if self._fits(name, end):
            return end
        while abs(end - good) > 1:
            middle = (good + end) // 2
            if self._fits(name, middle):
                good = middle
            else:
                end = middle
        return good


def fits(table: OptionSet, given: Mapping[str, Value]) -> bool:
    try:
        table.make(given)
    except BadOption:
        return False
    return True


def settled(table: OptionSet, given: Mapping[str, Value]) -> Values:
    """What of these choices can stand together: the latest, which is the last, wins over those before it."""
    known = {option.name for option in table.offered()}
    kept = dict(table.presets.get(str(given.get("preset", "")), {}))
    kept.update({name: value for name, value in given.items() if name in known})
    latest = next(reversed([name for name in kept if name != SEATS]), SEATS)
    while kept and not fits(table, kept):
        del kept[_in_the_way(table, kept, latest)]
    return kept


def _in_the_way(table: OptionSet, kept: Values, latest: str) -> str:
    """The choice to give up: one whose loss mends all, else the oldest; seats and the latest only at last."""
    spare = [name for name in kept if name not in (SEATS, latest)]
    if not spare:
        return latest if latest in kept else next(iter(kept))
    for gone in spare:
        if fits(table, {name: value for name, value in kept.items() if name != gone}):
            return gone
    return spare[0]


def words_of(option: Option) -> list[str]:
    """The words that an option may take, besides numbers and what is written freely."""
    found = option.words if isinstance(option, Whole) else getattr(option, "values", ())
    return [str(word) for word in found]


def free_samples(option: Option) -> list[Value]:
    """Values worth trying of an option that is no list of words."""
    return option.samples() if isinstance(option, (Rate, Letters)) else []
