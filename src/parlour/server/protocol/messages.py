"""What the server sends over the web socket, as docs/protocol.md explains it: JSON objects with the tag ``t``."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from parlour.server.protocol.cards import State
from parlour.server.protocol.finding import Wanted
from parlour.server.protocol.settings import Settings
from parlour.server.protocol.values import PaceName
from parlour.server.protocol.views import GameEvent, MadeBy, Rest, Sheet, Told, View, ViewChange

PROTOCOL = 1
Code = Literal[
    "malformed",
    "too_large",
    "too_fast",
    "unknown",
    "no_such_table",
    "not_entered",
    "not_seated",
    "not_host",
    "not_now",
    "claims",
    "stale",
    "story",
    "taken",
    "full",
    "unauthorized",
    "forbidden",
    "muted",
    "unwelcome",
    "unrated",
    "busy",
    "storage",
    "lost",
]


class ChatLine(Struct):
    seq: int
    at: int
    guest: str
    name: str
    text: str
    program: bool = False  # somebody's program has said it


class SeatClock(Struct):
    """``bank``: milliseconds left beyond the time for each move; ``until``: when the time is up, if it runs."""

    bank: int
    until: int | None


class Fair(Struct, omit_defaults=True):
    """The round of the drawing that comes next (docs/fair.md): its number, its promise and those of the next ones.

    ``due``: the game waits for it.  ``committed``: seats, while the list is open; ``listed``: the closed list, pairs of
    seat and commitment; ``opened``: seats; ``out``: seats without a share in this game; ``until``: when the house goes
    on without those who are missing.  ``duplicate``: the packs are the same at other tables, and were cut before.
    """

    game: int
    drawing: int
    promises: list[str]
    due: bool = False
    committed: list[int] = []
    listed: list[tuple[int, str]] | None = None
    opened: list[int] = []
    out: list[int] = []
    until: int | None = None
    duplicate: bool = False


class SeatInfo(Struct, omit_defaults=True):
    """A seat: its label in moves and texts, who sits there, and whether a bot plays it (then also for somebody away).

    ``away_until``: somebody is away, and at that time (milliseconds since 1970) a bot takes his seat over.
    ``pace``: that of the bots, while he plays with them alone.  ``program``: his account is one of a program.
    """

    label: str
    name: str = ""
    guest: str = ""
    bot: str = ""
    connected: bool = False
    away_until: int | None = None
    pace: PaceName = "unhurried"
    program: bool = False


class Question(Struct, omit_defaults=True):
    """What was put to the committee in this game, by which seat and about which clause; ``seq`` is its entry.

    ``by`` is who has decided it, by name: ``against`` a seat, or that nothing follows.
    """

    seq: int
    seat: int
    clause: str
    by: str = ""
    against: int | None = None


class TakeBack(Struct):
    """Somebody asks to take his last move back: of whom, who of them agrees, and until when they may answer."""

    seat: int
    asked: list[int]
    yes: list[int]
    until: int


class TableInfo(Struct):
    """``lacking``: before a game, the free seats on which it needs somebody, a person or a bot.

    ``match``: it was laid for a match of a competition, which begins by itself; nothing there is the host's to change.
    """

    id: str
    settings: Settings
    host: str
    state: State
    game_no: int
    seats: list[SeatInfo]
    muted: list[str]
    questions: list[Question] = []
    lacking: list[int] = []
    back: TakeBack | None = None
    match: bool = False


class You(Struct):
    guest: str
    name: str
    account: str  # the login, or empty
    program: bool = False  # the account is one of a program


class Hint(Struct, omit_defaults=True):
    """A move and why: ``otherwise`` is what the book would do instead.

    A reason is a clause, or a message of the game's texts, whose ``$n`` is ``deals``: so many were tried or reckoned.
    """

    move: str
    reason: str
    worth: float | None = None
    deals: int = 0
    otherwise: str = ""
    otherwise_reason: str = ""


class Message(Struct, tag_field="t", omit_defaults=True):
    """What the server sends.  ``at`` is its time in milliseconds since 1970."""


class Welcome(Message, tag="welcome"):
    you: You
    version: str
    protocol: int
    at: int


class Table(Message, tag="table"):
    """The answer to ``enter``: everything one may know of the table.

    ``you`` is one's seat.  ``view`` is null before the first game, and for those who may not watch.
    ``told`` are the events of this game after ``since``, or its last ones.
    """

    re: int
    seq: int
    at: int
    table: TableInfo
    you: int | None
    view: View | None
    told: list[Told]
    chat: list[ChatLine]
    clocks: list[SeatClock]
    watching: int
    fair: Fair | None
    head: str
    rest: Rest | None = None
    sheet: Sheet | None = None


class News(Message, tag="news"):
    """One entry of the table's log, and what changed by it.  ``re``: it is the answer to one's own message.

    ``change`` is what of one's view is new; where there is too much of it (a new game, other rights), ``view`` is the
    whole view, or null for those who may no longer watch.  ``undone``: the events after that entry are taken back.
    ``deal``: the number of the deal that begins with these events.  ``rest``: the table waits between two deals, or no
    longer; ``sheet``: the deal that has ended with this entry.  ``moved``: a move that its player did not make himself.
    """

    seq: int
    at: int
    re: int | UnsetType = UNSET
    events: list[GameEvent] = []
    change: ViewChange | UnsetType = UNSET
    view: View | UnsetType | None = UNSET
    undone: int | UnsetType = UNSET
    table: TableInfo | UnsetType = UNSET
    you: int | UnsetType | None = UNSET
    clocks: list[SeatClock] | UnsetType = UNSET
    chat: ChatLine | UnsetType = UNSET
    fair: Fair | UnsetType | None = UNSET
    head: str | UnsetType = UNSET
    deal: int | UnsetType = UNSET
    rest: Rest | UnsetType | None = UNSET
    sheet: Sheet | UnsetType = UNSET
    moved: MadeBy | UnsetType = UNSET


class Watching(Message, tag="watching"):
    """How many look at the table without a seat."""

    watching: int


class Done(Message, tag="done"):
    re: int
    hint: Hint | UnsetType = UNSET


class Refused(Message, tag="refused"):
    """The law says no: the clause, and a message with its arguments.  Nothing has changed."""

    re: int
    clause: str
    message: str
    args: dict[str, Any]


class Failure(Message, tag="error"):
    """Something else is in the way; ``text`` says what, in English.  Nothing has changed.

    Where it is a limit, ``limit`` names it, and ``wait`` is after how many seconds to try again.
    """

    code: Code
    text: str
    re: int | None = None
    limit: str = ""
    wait: int = 0


class Gone(Message, tag="gone"):
    """This connection no longer looks at the table; after ``reload`` it may enter again at once."""

    reason: Literal["removed", "left", "reload"]


class Invited(Message, tag="invited"):
    """To a program that follows: the host of a table, by his name, asks it to sit down there."""

    table: str
    name: str  # of the table
    game: str
    by: str
    at: int


class Turn(Message, tag="turn"):
    """To a program that follows: it is asked for a move since ``at``, by entry ``seq`` of the table's log."""

    table: str
    game: str
    number: int  # of the game at its table
    seat: int
    seq: int
    at: int
    until: int | None = None  # when its time is up, where there is a clock


class Ended(Message, tag="ended"):
    """To a program that follows: a game in which it had a seat is over; without a ``result`` it was stopped."""

    table: str
    game: str
    number: int
    seat: int
    at: int
    result: list[int] = []  # by seat


class Waiting(Message, tag="waiting"):
    """To somebody who waits for a game with other people, when something about it is new.

    ``waiting`` wait for the same, oneself among them, ``ahead`` of one so many, and ``lacks`` more are needed for the
    next table.  ``left``: the table of this id has come to nothing, since somebody did not come: one has one's old
    place again, and keeps it by saying ``wait`` once more.  Without ``wanted`` one waits no longer.
    """

    wanted: Wanted | None = None
    since: int = 0
    waiting: int = 0
    ahead: int = 0
    lacks: int = 0
    left: str = ""


class Found(Message, tag="found"):
    """Enough have waited for the same: enter this table, until then at the latest; one has a seat there."""

    table: str
    game: str
    until: int


AnyMessage = (
    Welcome | Table | News | Watching | Done | Refused | Failure | Gone | Invited | Turn | Ended | Waiting | Found
)
ENCODER = msgspec.json.Encoder()
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)  # what decoding says of what is no message
