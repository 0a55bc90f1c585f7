"""What the registry knows of a game: its name, its options, how one is made and where its texts lie."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable

from parlour.core.chance import Chance, Secret
from parlour.core.game import Game, Maker
from parlour.core.insight import Insight
from parlour.core.options import Option, Options, OptionSet, Value, Whole
from parlour.core.outlook import PLAIN, Outlook
from parlour.core.players import BookBot, BotMaker, Rule
from parlour.core.seen import Seen
from parlour.errors import BadOption

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def _by_conduct(strict: Maker, table: Maker) -> Maker:
    def make(options: Options, names: list[str], chance: Chance) -> Game:
        return (table if options.values["conduct"] == "table" else strict)(options, names, chance)

    return make


class Bounds:
    """How many actions an episode has at most, and what a seat wins or loses in it at most: what goes beyond is cut.

    Both are of one deal; a game for which no number of deals is agreed counts as so many.
    """

    steps: int
    won: int  # times what was agreed in the option ``by``
    by: str
    deals: int
    shortest: int  # deals, among which there is one with something to decide
    unsaid: int  # in the place of what was agreed, where that is a word (funds=unlimited)

    def __init__(
        self, steps: int = 2000, won: int = 1000, by: str = "", deals: int = 100, shortest: int = 1, unsaid: int = 1
    ) -> None:
        self.steps = steps
        self.won = won
        self.by = by
        self.deals = deals
        self.shortest = shortest
        self.unsaid = unsaid

    def of(self, options: Options) -> tuple[int, int]:
        """So many actions, and so much, with these options."""
        deals = options.values.get("deals")
        times = deals if isinstance(deals, int) else self.deals
        agreed = options.values[self.by] if self.by else 1
        stake = agreed if isinstance(agreed, int) else self.unsaid
        return self.steps * times, self.won * max(1, stake) * times


class Rules:
    """One game of the registry; ``package`` is the package whose folder holds its rule book and texts."""

    name: str
    options: OptionSet
    make: Maker
    package: str
    bots: Mapping[str, BotMaker]  # players of this game alone, by name, each made from a seed
    outlook: Outlook
    usual: str  # the bot that sits where nobody is named: the strongest measured; nothing: the house's usual one
    usual_at: Mapping[int, str]  # where there are so many seats, another
    seen: Seen | None  # what can be seen at it; None: no program observes this game
    bounds: Bounds
    insight: Insight | None  # what a good player makes of his cards, for those who learn it
    final: Mapping[str, str]  # verbs of moves that a clause forbids to take back, each with the clause
    giving_up: frozenset[str]  # how moves are said by which one gives up or lets a chance go: ``retire``, ``call pass``
    selling: frozenset[str]  # and those by which one sells
    defence: Rule | None  # what a net does where it would give up so often that anybody could buy it out
    repeats: Mapping[str, Collection[Value]] | None

    def __init__(
        self,
        name: str,
        options: OptionSet,
        make: Maker,
        package: str,
        bots: Mapping[str, BotMaker] | None = None,
        outlook: Outlook = PLAIN,
        final: Mapping[str, str] | None = None,
        table: Maker | None = None,
        usual: str = "",
        usual_at: Mapping[int, str] | None = None,
        seen: Seen | None = None,
        bounds: Bounds | None = None,
        insight: Insight | None = None,
        giving_up: Sequence[str] = (),
        selling: Sequence[str] = (),
        defence: Rule | None = None,
        repeats: Mapping[str, Collection[Value]] | None = None,
    ) -> None:
        """``table`` makes the game in table conduct, where that is another class.

        ``repeats``: in strict conduct, tables that are given the same packs are dealt alike in every deal, however they
        play; by option the values with which they are not.  None: they never are.
        """
        self.name = name
        self.options = options
        self.make = make if table is None else _by_conduct(make, table)
        self.package = package
        self.bots = bots or {}
        self.outlook = outlook
        self.usual = usual
        self.usual_at = usual_at or {}
        self.seen = seen
        self.bounds = bounds or Bounds()
        self.insight = insight
        self.final = final or {}
        self.giving_up = frozenset(giving_up)
        self.selling = frozenset(selling)
        self.defence = defence
        self.repeats = repeats
        for seats in self.usual_at:
            if not self.seats[0] <= seats <= self.seats[1]:
                raise BadOption(f"{name} says in usual_at who sits at {seats} seats, and no table of it has so many")

    def unlike(self, options: Options) -> str:
        """Why tables with the same packs would not be dealt alike: an option with its value; nothing where they are."""
        if self.repeats is None:
            return f"game={self.name}"
        apart = {**self.repeats, "conduct": ["table"]}
        found = [name for name, values in apart.items() if options.values.get(name) in values]
        return f"{found[0]}={options.values[found[0]]}" if found else ""

    @property
    def folder(self) -> Traversable:
        return resources.files(self.package)

    @property
    def players(self) -> tuple[int, int]:
        """How many play, if all else is as usual."""
        least, most = self.seats
        usual = [n for n in range(least, most + 1) if self._accepts(n)]
        return usual[0], usual[-1]

    def _accepts(self, players: int) -> bool:
        try:
            self.options.make({"players": players})
        except BadOption:
            return False
        return True

    @property
    def seats(self) -> tuple[int, int]:
        """How many seats a table can have, whatever is agreed."""
        seats = self.options.find("players")
        if isinstance(seats, Whole):
            return seats.lo, seats.hi if seats.hi is not None else len(LETTERS)
        fixed = [int(value) for value in seats.samples()]
        return min(fixed), max(fixed)

    def new(
        self,
        given: Mapping[str, object] | None = None,
        seed: int | None = None,
        names: Sequence[str] = (),
        secret: bytes | None = None,
    ) -> Game:
        """A game that waits for its first ``go_on``.

        ``seed`` makes a game for simulation; without one the deals come from the operating system's randomness,
        or from 32 ``secret`` bytes.
        """
        options = self.options.make(given)
        seats = options.number("players")
        named = list(names) or list(LETTERS[:seats])
        if len(named) != seats or len(set(named)) != seats:
            raise BadOption(f"{self.name} with players={seats} needs {seats} different seat names")
        chance = Secret(secret or b"") if seed is None else Chance(seed & 0x7FFF_FFFF_FFFF_FFFF)
        return self.make(options, named, chance)

    def option(self, name: str) -> Option:
        return self.options.find(name)


def rule_of_book(rules: Rules) -> Rule | None:
    """The rule by which a game's book plays, if it has one."""
    book = rules.bots["book"](0) if "book" in rules.bots else None
    return book.rule if isinstance(book, BookBot) else None
