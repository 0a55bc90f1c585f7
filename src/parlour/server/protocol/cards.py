"""Tables and games as the lobby and a guest's own list show them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

State = Literal["gathering", "playing", "over", "stopped"]  # stopped: the game could not go on, and has no result


class TableCard(Struct, frozen=True):
    """A table as the lobby lists it; the newest card of a table replaces the one before."""

    table: str
    name: str
    game: str
    public: bool
    state: State
    seats: int
    free: int
    host: str  # the host's name
    at: int  # milliseconds since 1970: when the table last changed in this way
    rated: bool = False
    spectators: bool = True  # anybody may look on
    deal: int = 0  # of the game that is played


class Player(Struct, frozen=True):
    seat: int
    guest: str  # empty for a bot
    name: str
    program: bool = False  # he is somebody's program


class GameCard(Struct, frozen=True):
    """A game that was begun at a table; it is put once when it begins and again when it ends.

    One that ended without a result was stopped.
    """

    table: str
    number: int
    game: str
    started: int
    ended: int = 0  # 0: not yet
    players: tuple[Player, ...] = ()
    result: tuple[int, ...] = ()  # by seat, once it is over


def by_start(cards: Sequence[GameCard]) -> list[GameCard]:
    return sorted(cards, key=lambda card: (card.started, card.table, card.number), reverse=True)
