"""Who asks for something at a table, whether he may, and how he is told that it is not done."""

from __future__ import annotations

from typing import Final

from parlour.server.net.limits import Over
from parlour.server.protocol.messages import Code
from parlour.server.table.chair import Chair
from parlour.server.table.table import Table

BETWEEN_GAMES: Final = "a game is being played; that can be done between games"
MATCH: Final = "a match is played at this table: it begins by itself, and its seats and rules stay as they are"
NO_GAME: Final = "no game is being played"
BOT_PLAYS: Final = "a bot plays your seat now; sit down to take it back"


class Rejected(Exception):
    """Why something asked for was not done; where a limit is in the way, which one, and how many seconds to wait."""

    def __init__(self, code: Code, text: str, limit: str = "", wait: int = 0) -> None:
        super().__init__(text)
        self.code: Code = code
        self.text = text
        self.limit = limit
        self.wait = wait


def too_fast(over: Over) -> Rejected:
    return Rejected("too_fast", over.text, over.limit, over.wait)


class Blocks:
    """Whom a guest has blocked, and who has blocked him."""

    __slots__ = ("against", "mine")

    def __init__(self, mine: set[str] | None = None, against: set[str] | None = None) -> None:
        self.mine = mine or set()
        self.against = against or set()


class Caller:
    """Who asks: the guest, his name, whether he has a connection to the table, and whether he is a program.

    ``blocks``: whom he does not want to meet, and who does not want to meet him.
    """

    __slots__ = ("blocks", "guest", "here", "name", "program")

    def __init__(
        self, guest: str, name: str, here: bool = True, program: bool = False, blocks: Blocks | None = None
    ) -> None:
        self.guest = guest
        self.name = name
        self.here = here
        self.program = program
        self.blocks = blocks or Blocks()


def chair_at(table: Table, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise Rejected("unknown", f"there is no seat {seat}; seats are 0 to {len(table.chairs) - 1}")
    return table.chairs[seat]


def own_chair(table: Table, caller: Caller) -> tuple[int, Chair]:
    seat = table.seat_of(caller.guest)
    if seat < 0:
        raise Rejected("not_seated", "you have no seat at this table")
    return seat, table.chairs[seat]


def playing_chair(table: Table, caller: Caller) -> tuple[int, Chair]:
    seat, chair = own_chair(table, caller)
    if not table.playing:
        raise Rejected("not_now", NO_GAME)
    if chair.bot:
        raise Rejected("not_now", BOT_PLAYS)
    return seat, chair


def only_host(table: Table, caller: Caller) -> None:
    if table.host != caller.guest:
        raise Rejected("not_host", "only the host of the table can do that")


def between_games(table: Table) -> None:
    """Rejected while a game is played, and where a match was laid: nothing is changed there."""
    if table.kept_for:
        raise Rejected("forbidden", MATCH)
    if table.playing:
        raise Rejected("not_now", BETWEEN_GAMES)


def same_story(table: Table, head: str, seq: int) -> None:
    """A client that has seen another head than ours has been told another game."""
    if head and (table.chain is None or not table.chain.tells(head, seq)):
        raise Rejected("story", "you were told another story of this game than its log tells: keep what you have seen")
