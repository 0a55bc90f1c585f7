"""Options: the agreed variations of a game, validated once and frozen.

A game lists its options as ``Words`` (one of these), ``Whole`` (a whole number, or one of some words), ``EachSeat``
(a word for all or a list by seat), ``Rate`` (0 to 1), ``Rates`` (one for all kinds of accident, or by kind), ``Subset``
(any of these) and ``Letters`` (free text), and checks the combinations its rules refuse.  ``Former`` options are only
read, for the sake of old records.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar, Union

from mypy_extensions import mypyc_attr

from parlour.errors import BadOption, nearest

Value = Union[str, int, float]
Values = dict[str, Value]

LENGTH, STAKES, VARIATIONS, CONDUCT = "length", "stakes", "variations", "conduct"
GROUPS = (LENGTH, STAKES, VARIATIONS, CONDUCT)
USUAL_GROUPS = {"deals": LENGTH, "stake": STAKES, "conduct": CONDUCT, "accidents": CONDUCT}


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One line of a game's options table."""

    name: str
    clause: str
    default: Value | Callable[[Values], Value]

    def __init__(self, name: str, default: Value | Callable[[Values], Value], clause: str = "") -> None:
        self.name = name
        self.default = default
        self.clause = clause

    def read(self, given: object) -> Value:
        raise NotImplementedError

    def range(self) -> str:
        """What may be given, in words."""
        raise NotImplementedError

    def samples(self) -> list[Value]:
        """Values worth testing: every word, and the ends of a range."""
        raise NotImplementedError

    def default_for(self, values: Values) -> Value:
        return self.default(values) if callable(self.default) else self.default

    def refuse(self, given: object, clause: str = "") -> BadOption:
        return BadOption(f"option {self.name} cannot be {given}; it is {self.range()}", clause or self.clause)


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(Option):
    values: tuple[str, ...]

    def __init__(
        self, name: str, values: str, default: Value | Callable[[Values], Value] = "", clause: str = ""
    ) -> None:
        self.values = tuple(values.split())
        super().__init__(name, default or self.values[0], clause)

    def read(self, given: object) -> Value:
        if str(given) not in self.values:
            raise self.refuse(given)
        return str(given)

    def range(self) -> str:
        return " or ".join(self.values)

    def samples(self) -> list[Value]:
        return list(self.values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Former(Words):
    """An option that makes no difference: old records carry it, every value of it means the first, nobody is asked."""

    def read(self, given: object) -> Value:
        super().read(given)
        return self.values[0]

    def samples(self) -> list[Value]:
        return [self.values[0]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Whole(Option):
    lo: int
    hi: int | None
    words: tuple[str, ...]
    tried: tuple[Value, ...]
    above: str  # the clause or ruling that sets the upper bound, where it is another

    def __init__(
        self,
        name: str,
        lo: int,
        hi: int | None,
        default: Value | Callable[[Values], Value],
        words: str = "",
        clause: str = "",
        tried: tuple[Value, ...] = (),
        above: str = "",
    ) -> None:
        super().__init__(name, default, clause)
        self.above = above
        self.lo = lo
        self.hi = hi
        self.words = tuple(words.split())
        self.tried = tried

    def read(self, given: object) -> Value:
        text = str(given)
        if text in self.words:
            return text
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 18:
            raise self.refuse(given)
        number = int(text)
        if number < self.lo:
            raise self.refuse(given)
        if self.hi is not None and number > self.hi:
            raise self.refuse(given, self.above)
        return number

    def range(self) -> str:
        numbers = f"a whole number from {self.lo}" + (f" to {self.hi}" if self.hi is not None else " up")
        return " or ".join([*self.words, numbers])

    def samples(self) -> list[Value]:
        ends = [self.lo, self.hi if self.hi is not None else self.lo + 1]
        return [*self.words, *(self.tried or dict.fromkeys(ends))]


@mypyc_attr(allow_interpreted_subclasses=True)
class EachSeat(Option):
    """One word for the whole table, or a list of words, one for each seat, as ``2 2 4`` (or ``2,2,4``)."""

    values: tuple[str, ...]
    each: tuple[str, ...]
    tried: tuple[Value, ...]

    def __init__(self, name: str, values: str, each: str, clause: str = "", tried: tuple[Value, ...] = ()) -> None:
        self.values = tuple(values.split())
        self.each = tuple(each.split())
        self.tried = tried
        super().__init__(name, self.values[0], clause)

    def read(self, given: object) -> Value:
        words = str(given).replace(",", " ").split()
        if len(words) == 1 and words[0] in self.values:
            return words[0]
        if len(words) < 2 or [word for word in words if word not in self.each]:
            raise self.refuse(given)
        return " ".join(words)

    def range(self) -> str:
        return f"{' or '.join(self.values)}, or a list of {', '.join(self.each)}, one for each seat"

    def samples(self) -> list[Value]:
        return [*self.values, *self.tried]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rate(Option):
    def read(self, given: object) -> Value:
        return self.rate(str(given), given)

    def rate(self, text: str, given: object) -> float:
        """The rate that a text gives, which may be a part of what was given."""
        try:
            rate = float(text)
        except ValueError:
            raise self.refuse(given) from None
        if not 0 <= rate <= 1:
            raise self.refuse(given)
        return rate

    def range(self) -> str:
        return "a number from 0 to 1"

    def samples(self) -> list[Value]:
        return [0.0, 0.1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rates(Rate):
    """One rate for all kinds, or ``KIND=RATE,KIND=RATE``; a kind that is not named then has rate 0."""

    kinds: tuple[str, ...]

    def __init__(self, name: str, kinds: str, clause: str = "", tried: str = "") -> None:
        super().__init__(name, 0.0, clause)
        self.kinds = tuple(kinds.split())
        self.tried = tried

    def read(self, given: object) -> Value:
        text = str(given)
        if "=" not in text:
            return self.rate(text, given)
        found: dict[str, float] = {}
        for piece in text.split(","):
            kind, _, rate = piece.partition("=")
            kind = kind.strip()
            if kind not in self.kinds:
                near = nearest(kind, list(self.kinds))
                raise BadOption(f"option {self.name} knows no kind {kind!r}{near}", self.clause)
            if kind in found:
                raise BadOption(f"option {self.name} gives {kind} twice", self.clause)
            found[kind] = self.rate(rate, given)
        return ",".join([f"{kind}={rate}" for kind, rate in found.items()])

    def range(self) -> str:
        return f"a number from 0 to 1, or KIND=RATE,... of {', '.join(self.kinds)}"

    def samples(self) -> list[Value]:
        return [0.0, 0.1, *([self.tried] if self.tried else [])]


@mypyc_attr(allow_interpreted_subclasses=True)
class Letters(Option):
    """A text with at least one letter, at most ``longest`` characters."""

    longest = 60

    def read(self, given: object) -> Value:
        text = str(given)
        if len(text) > self.longest or not text.isprintable() or not any(c.isalpha() for c in text):
            raise self.refuse(given)
        return text

    def range(self) -> str:
        return f"a text with at least one letter, of at most {self.longest} characters"

    def samples(self) -> list[Value]:
        return ["ab", "c"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Subset(Option):
    """Any of some words, written with commas between, or ``none``."""

    values: tuple[str, ...]

    def __init__(self, name: str, values: str, default: Value = "none", clause: str = "") -> None:
        self.values = tuple(values.split())
        super().__init__(name, default, clause)

    def read(self, given: object) -> Value:
        words = str(given).replace(",", " ").split()
        if words == ["none"]:
            return "none"
        if not words or not set(words) <= set(self.values):
            raise self.refuse(given)
        return ",".join([word for word in self.values if word in words])

    def range(self) -> str:
        return f"none, or any of {', '.join(self.values)}"

    def samples(self) -> list[Value]:
        return ["none", *self.values, ",".join(self.values)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Agreed:
    """What a game reads out of its options: made once, never changed, shared by every game with these options."""

    def __init__(self, options: Options) -> None:
        options.agreed = self


Reading = TypeVar("Reading", bound=Agreed)


def agreed_on(options: Options, kind: type[Reading]) -> Reading:
    """What games of this kind read out of the options, which they share; read now if nobody has yet."""
    known = options.agreed
    return known if isinstance(known, kind) else kind(options)


class Options:
    """The values in force at one table; never changed."""

    game: str
    values: Values
    agreed: Agreed | None  # what the game has made of them

    def __init__(self, game: str, values: Values) -> None:
        self.game = game
        self.values = values
        self.agreed = None

    def word(self, name: str) -> str:
        return str(self.values[name])

    def number(self, name: str) -> int:
        value = self.values[name]
        assert isinstance(value, int)
        return value

    def rate(self, name: str) -> float:
        return float(self.values[name])

    def rate_of(self, name: str, kind: str) -> float:
        """The rate of one kind, of an option that is ``Rates``."""
        value = self.values[name]
        if not isinstance(value, str):
            return float(value)
        for piece in value.split(","):
            known, _, rate = piece.partition("=")
            if known == kind:
                return float(rate)
        return 0.0

    def is_on(self, name: str) -> bool:
        return self.values[name] == "on"

    def lines(self) -> list[str]:
        return [f"{name} {value}" for name, value in self.values.items()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.game == other.game and self.values == other.values

    def __hash__(self) -> int:
        return hash((self.game, tuple(sorted(self.values))))

    def __reduce__(self) -> tuple[object, ...]:
        return Options, (self.game, self.values)


Check = Callable[[Values, frozenset[str]], None]


class OptionSet:
    """All options of one game, the combinations it refuses and its named presets.

    ``check`` gets the values in force and the names of those that were given and are not at their default.
    ``groups`` has, for a group of ``GROUPS``, the names of the options that a front end shows there.
    """

    game: str
    each: list[Option]
    check: Check
    presets: dict[str, Values]
    groups: dict[str, str]  # by option

    def __init__(
        self,
        game: str,
        each: list[Option],
        check: Check,
        presets: dict[str, Values] | None = None,
        groups: dict[str, str] | None = None,
    ) -> None:
        self.game = game
        self.each = each
        self.check = check
        self.presets = presets or {}
        self.groups = dict(USUAL_GROUPS)
        for group, names in (groups or {}).items():
            for name in names.split():
                self.groups[name] = group

    def offered(self) -> list[Option]:
        """Those that make a difference: what a front end shows."""
        return [option for option in self.each if not isinstance(option, Former)]

    def group_of(self, name: str) -> str:
        """Where a front end shows an option; what nobody has said is a variation."""
        return self.groups.get(name, VARIATIONS)

    def find(self, name: str) -> Option:
        for option in self.each:
            if option.name == name:
                return option
        raise BadOption(f"{self.game} has no option {name!r}{nearest(name, [option.name for option in self.each])}")

    def make(self, given: Mapping[str, object] | None = None) -> Options:
        """The options in force when these are given; BadOption says why a set is refused."""
        given = dict(given or {})
        if "preset" in given:
            given = {**self._preset(str(given.pop("preset"))), **given}
        read = {name: self.find(name).read(value) for name, value in given.items()}
        values: Values = {}
        for option in self.each:
            values[option.name] = read[option.name] if option.name in read else option.default_for({**values, **read})
        unusual = [name for name in read if read[name] != self.find(name).default_for(values)]
        self.check(values, frozenset(unusual))
        return Options(self.game, values)

    def _preset(self, name: str) -> Values:
        if name not in self.presets:
            raise BadOption(f"{self.game} has no preset {name!r}{nearest(name, list(self.presets))}")
        return self.presets[name]


def accidents_at_table(values: Values, clause: str) -> None:
    """Refuse by this clause accidents where strict conduct is agreed, in which there are none."""
    if values["accidents"] and values["conduct"] != "table":
        raise BadOption("accidents need conduct=table", clause)


def needs(values: Values, given: frozenset[str], name: str, other: str, *wanted: str, clause: str = "") -> None:
    """Refuse an option given a value other than its default, unless ``other`` has one of the wanted values."""
    if name in given and values[other] not in wanted:
        raise BadOption(f"option {name} needs {other}={' or '.join(wanted)}", clause)
