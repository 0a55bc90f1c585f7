"""What the registry knows of a game: its name, its options, how one is made and where its texts lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable

from parlour.core.chance import Chance, Secret
from parlour.core.game import Game, Maker
from parlour.core.options import Option, OptionSet, Whole
from parlour.core.outlook import PLAIN, Outlook
from parlour.core.players import BotMaker
from parlour.errors import BadOption

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Aims:
    """What the bench holds a game to: the peer's games beside it, the least ratios, or the least moves a second.

    ``rival`` is the peer's game beside which search is measured, ``search`` the least ratio.
    """

    peers: tuple[str, ...]
    driven: float
    playouts: float
    rate: float
    rival: str
    search: float

    def __init__(
        self,
        peers: str = "",
        driven: float = 0,
        playouts: float = 0,
        rate: float = 0,
        rival: str = "",
        search: float = 0,
    ) -> None:
        self.peers = tuple(peers.split())
        self.driven = driven
        self.playouts = playouts
        self.rate = rate
        self.rival = rival
        self.search = search


class Match:
    """How the arena tries a game: who meets whom in how many games, with which options, and who must beat whom.

    Everybody must beat ``random``, unless the game is ``even``; the rest is written ``search>book computed>book``.
    """

    bots: tuple[str, ...]
    games: int
    options: dict[str, object]
    beats: tuple[tuple[str, str], ...]  # as the bots are named above

    def __init__(self, bots: str, games: int, beats: str = "", even: bool = False, **options: object) -> None:
        self.bots = tuple(bots.split())
        self.games = games
        self.options = options
        named = {bot.partition(":")[0]: bot for bot in self.bots}
        pairs = [pair.split(">") for pair in beats.split()]
        if not even:
            pairs = [[bot, "random"] for bot in named if bot != "random"] + pairs
        self.beats = tuple((named[better], named[worse]) for better, worse in pairs)


class Rules:
    """One game of the registry; ``package`` is the package whose folder holds its rule book and texts."""

    name: str
    options: OptionSet
    make: Maker
    package: str
    aims: Aims
    bots: Mapping[str, BotMaker]  # players of this game alone, by name, each made from a seed
    outlook: Outlook
    match: Match
    final: Mapping[str, str]  # verbs of moves that a clause forbids to take back, each with the clause

    def __init__(
        self,
        name: str,
        options: OptionSet,
        make: Maker,
        package: str,
        aims: Aims | None = None,
        bots: Mapping[str, BotMaker] | None = None,
        outlook: Outlook = PLAIN,
        match: Match | None = None,
        final: Mapping[str, str] | None = None,
    ) -> None:
        self.name = name
        self.options = options
        self.make = make
        self.package = package
        self.aims = aims or Aims()
        self.bots = bots or {}
        self.outlook = outlook
        self.match = match or Match(" ".join(["random", *self.bots, "search:100"]), 40)
        self.final = final or {}

    @property
    def folder(self) -> Traversable:
        return resources.files(self.package)

    @property
    def players(self) -> tuple[int, int]:
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
