"""The games that a guest can go on with, as the front page lists them."""

from __future__ import annotations

from msgspec import Struct

from parlour.server.protocol.messages import SeatInfo


class RunningGame(Struct):
    """A game in which the guest has seat ``you``.

    ``waits_for``: the seats whose turn it is, none while cards are dealt; between two deals those who are not ready.
    ``gathering``: it has not begun yet, and the table waits for those who are to sit down.
    """

    table: str
    name: str
    game: str
    you: int
    seats: list[SeatInfo]
    waits_for: list[int]
    gathering: bool = False


class MyRunning(Struct):
    """The newest first."""

    games: list[RunningGame]
