"""Finding a game with other people: what somebody waits for, how many do, and public tables to look on at."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from parlour.server.protocol.settings import GameName, OptionValues

SeatsWanted = Annotated[int, Meta(ge=2, le=26)]
BotsAfter = Annotated[int, Meta(ge=0, le=600)]
MostOptions = Annotated[OptionValues, Meta(max_length=40)]


class Wanted(Struct, frozen=True, omit_defaults=True):
    """What somebody waits for.  ``options`` are those that are not as usual; how many play is said by ``seats`` alone.

    ``seats``: so many, or (null) the usual number, or fewer where these do not come.  ``bots``: after so many seconds
    bots may take the seats that are left, or (null) never.  ``programs``: he also plays with programs of others.
    """

    game: GameName
    options: MostOptions = {}
    seats: SeatsWanted | None = None
    rated: bool = False
    bots: BotsAfter | None = None
    programs: bool = False


class WaitingGroup(Struct):
    """Those who wait for the same: a game by the same options, rated or not.

    ``lacks``: so many more are needed for the next table; ``seats``: the numbers asked for, null for any.
    """

    game: str
    options: OptionValues
    rated: bool
    waiting: int
    lacks: int
    seats: list[int | None]


class WaitingList(Struct):
    """Everybody who waits just now, the largest group first; ``games``: how many for which game."""

    games: dict[str, int]
    groups: list[WaitingGroup]


class WatchSeat(Struct, omit_defaults=True):
    """Who plays: somebody under a name, or a bot."""

    name: str = ""
    bot: str = ""
    program: bool = False


class WatchCard(Struct, omit_defaults=True):
    """A public table at which a game is played, and anybody may look on.

    ``number``: of the game at its table; ``deal``: of the deal, 0 where it is not known; ``at``: when something last
    happened there, ``started``: when the game began.
    """

    table: str
    name: str
    game: str
    number: int
    started: int
    at: int
    seats: list[WatchSeat]
    deal: int = 0
    rated: bool = False


class WatchList(Struct):
    """One page of them: where something happens comes first, and there what was begun last.

    ``games``: how many there are of which game, on all pages; ``more``: there is another page.
    """

    tables: list[WatchCard]
    games: dict[str, int]
    more: bool = False
