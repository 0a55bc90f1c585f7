"""One's own results, as the HTTP API tells them."""

from __future__ import annotations

from msgspec import Struct

from parlour.server.protocol.settings import OptionValues
from parlour.server.protocol.values import Amount


class Opponent(Struct, omit_defaults=True):
    """Somebody else who sat there: a person under the name he had then, his program, or a bot.

    ``guest`` is empty for a bot, and for whoever has deleted his account: of his name initials are left.
    """

    name: str
    guest: str = ""
    bot: str = ""
    program: bool = False
    place: int = 0
    points: Amount = 0
    abandoned: bool = False


class MyResult(Struct, omit_defaults=True):
    """A finished game of yours.  ``place`` is by the game's own scoring, 1 the best; equals share one.

    ``points`` are that scoring, ``counters`` what lay before you at the end.  ``agreed`` is what was agreed otherwise
    than usual.  ``abandoned``: a bot had your seat when the game ended.  ``replay``: the game can still be looked at.
    """

    table: str
    number: int
    game: str
    agreed: OptionValues
    began: int
    ended: int
    place: int
    points: Amount
    counters: Amount
    company: list[Opponent]
    abandoned: bool = False
    replay: bool = False
    rated: bool = False
    rating: int | None = None  # after it, where it changed yours


class GameRating(Struct):
    """How good you are at a game: it lies within the ``interval`` to either side in 95 of 100 cases.

    ``provisional``: it rests on too few games to mean much.
    """

    game: str
    rating: int
    interval: int
    games: int
    provisional: bool


class MyResults(Struct):
    """Your results, the last first, whether there are more on the next page, and your ratings."""

    results: list[MyResult]
    more: bool
    ratings: list[GameRating]


class TableRatings(Struct):
    """By seat the rating of whoever sits there, at the table's game; null for those who have none."""

    seats: list[GameRating | None]


class Deleted(Struct):
    """How many results were deleted."""

    results: int
