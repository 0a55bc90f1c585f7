"""What the lab holds a game to, as its ``trials.toml`` says: speeds beside a peer, and who must beat whom."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from parlour.bots.roster import name_of_bot, usual_of
from parlour.core.rules import Rules
from parlour.errors import ParlourError

FILE = "trials.toml"


class Aims:
    """What the bench holds a game to: the peer's games beside it, the least ratios, or the least moves a second.

    ``rival`` is the peer's game beside which search is measured, ``search`` the least ratio.
    """

    def __init__(
        self,
        peers: tuple[str, ...] = (),
        driven: float = 0,
        playouts: float = 0,
        rate: float = 0,
        rival: str = "",
        search: float = 0,
    ) -> None:
        self.peers = tuple(peers)
        self.driven = driven
        self.playouts = playouts
        self.rate = rate
        self.rival = rival
        self.search = search


class Match:
    """How the arena tries a game: who meets whom in how many games, with which options, and who must beat whom.

    Everybody must beat ``random``, unless the game is ``even``; the rest is written ``search>book``.
    """

    def __init__(
        self,
        bots: list[str],
        games: int,
        beats: list[str] | None = None,
        even: bool = False,
        options: dict[str, object] | None = None,
    ) -> None:
        self.bots = tuple(bots)
        self.games = games
        self.even = even
        self.options = options or {}
        named = {bot.partition(":")[0]: bot for bot in self.bots}
        pairs = [pair.split(">") for pair in beats or []]
        if not even:
            pairs = [[bot, "random"] for bot in named if bot != "random"] + pairs
        self.beats = tuple((named[better], named[worse]) for better, worse in pairs)  # as the bots are named above


def aims_of(rules: Rules) -> Aims:
    return Aims(**_trials(rules).get("bench", {}))


def match_of(rules: Rules) -> Match:
    """The match that is agreed, or a short one of everybody who plays this game."""
    agreed = _trials(rules).get("arena")
    return Match(**agreed) if agreed else Match(["random", *rules.bots, "search:100", "ahead:100"], 40)


def strongest_of(rules: Rules, seats: int) -> str:
    """The strongest bot that was measured where so many sit: the master, or whom the game's match holds to beat him."""
    master = usual_of(rules, seats)
    better = [better for better, worse in match_of(rules).beats if name_of_bot(worse) == name_of_bot(master)]
    return better[0] if better else master


@cache
def _trials(rules: Rules) -> dict[str, Any]:
    file = rules.folder / FILE
    if not file.is_file():
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ParlourError(f"{FILE} of {rules.name} cannot be read: {error}") from None
