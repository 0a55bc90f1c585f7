"""The messages of the web socket, as docs/protocol.md explains them: JSON objects with the tag ``t``."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from parlour.server.protocol.cards import State
from parlour.server.protocol.settings import (
    ClaimTime,
    Clock,
    Committee,
    GameName,
    NextDeal,
    Opening,
    OptionValues,
    Settings,
    TableName,
)

PROTOCOL = 1
LONGEST_NAME = 24
LONGEST_SAYING = 500

Id = Annotated[int, Meta(ge=0, le=2**53)]
Seq = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
TableId = Annotated[str, Meta(max_length=40)]
GuestId = Annotated[str, Meta(max_length=40)]
PersonName = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
ClauseId = Annotated[str, Meta(min_length=1, max_length=60)]
MoveText = Annotated[str, Meta(min_length=1, max_length=400)]
Saying = Annotated[str, Meta(min_length=1, max_length=LONGEST_SAYING)]
HashText = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]+$")]
Head = Annotated[str, Meta(max_length=64)]
Amount = int | str  # a string of digits where a number would not be exact in every client

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
    "forbidden",
    "muted",
    "busy",
    "storage",
    "lost",
]


class Command(Struct, forbid_unknown_fields=True, tag_field="t"):
    """Every message of a client has a number of its own choosing; the answer to it names that number as ``re``."""

    id: Id


class Enter(Command, tag="enter"):
    """Look at a table; with ``since``, only what happened after that entry is told again."""

    table: TableId
    since: Seq | None = None


class Leave(Command, tag="leave"):
    """Look at no table any more.  A seat is kept (see ``stand``), but its countdown begins."""


class Sit(Command, tag="sit"):
    """Take a free seat, this one or any; or one's own again from the bot that has taken it over."""

    seat: SeatNumber | None = None
    name: PersonName | None = None


class Stand(Command, tag="stand"):
    """Give up one's seat; in a game a bot goes on at once."""


class Start(Command, tag="start"):
    """Host: begin the first or the next game; bots take the seats that are free."""


class Move(Command, tag="move"):
    """A move by the seat; ``window`` is the question it answers, ``seq`` the last entry that the client has seen.

    ``head``: the last head of the game's chain that it has seen; here and below a wrong one is an error (``story``).
    """

    move: MoveText
    window: Id
    seq: Seq
    head: Head = ""


class Commit(Command, tag="commit"):
    """Be bound to a share in a drawing whose list is open."""

    drawing: Id
    hash: HashText
    seq: Seq
    head: Head = ""


class Open(Command, tag="open"):
    """Show one's share in a drawing whose list is closed; ``next`` is the commitment to the one after it."""

    drawing: Id
    share: HashText
    seq: Seq
    next: HashText | None = None
    head: Head = ""


class Ready(Command, tag="ready"):
    """The deal's end was looked at: the next one may come.

    ``hash``: the commitment to the drawing that comes next, where it was not sent before, with ``seq`` and ``head``.
    """

    seq: Seq
    drawing: Id = 0
    hash: HashText | None = None
    head: Head = ""


class Say(Command, tag="say"):
    text: Saying


class AskHint(Command, tag="hint"):
    """What a good player would do on one's own seat now."""


class Undo(Command, tag="undo"):
    """Take back one's last move, as long as no other person has moved since."""


class SetTable(Command, tag="set"):
    """Host, between games: change what is named."""

    game: GameName | UnsetType = UNSET
    options: OptionValues | UnsetType = UNSET
    name: TableName | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    clock: Clock | UnsetType | None = UNSET
    hints: bool | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    claim_time: ClaimTime | UnsetType = UNSET
    next_deal: NextDeal | UnsetType = UNSET
    opening: Opening | UnsetType = UNSET
    committee: Committee | UnsetType = UNSET


class SeatBot(Command, tag="bot"):
    """Host: a bot on a seat that is free, or another bot; without a bot, free the seat again."""

    seat: SeatNumber
    bot: BotName | None = None


class Remove(Command, tag="remove"):
    """Host: send a guest away from the table; if he had a seat in a game, a bot goes on with it."""

    guest: GuestId


class Mute(Command, tag="mute"):
    """Host: a guest may not, or may again, say anything."""

    guest: GuestId
    on: bool = True


class Refer(Command, tag="refer"):
    """A player puts a question to the table's committee: what does this clause come to here?"""

    clause: ClauseId


class Decide(Command, tag="decide"):
    """The committee answers the question of that entry: against a seat, or nothing follows."""

    question: Seq
    against: SeatNumber | None = None


class Ping(Command, tag="ping"):
    """Answered by ``done``."""


AnyCommand = (
    Enter
    | Leave
    | Sit
    | Stand
    | Start
    | Move
    | Commit
    | Open
    | Ready
    | Say
    | AskHint
    | Undo
    | SetTable
    | SeatBot
    | Remove
    | Mute
    | Refer
    | Decide
    | Ping
)


class PlaceName(Struct, omit_defaults=True):
    name: str
    seat: int | None = None
    part: str = ""


class Place(Struct, omit_defaults=True):
    """What one sees of a place: faces, how many backs, counters where it holds any, and the clause that says so."""

    name: str
    seat: int | None = None
    part: str = ""
    faces: list[str] = []
    backs: int = 0
    counters: Amount | None = None
    clause: str = ""


class Fact(Struct, omit_defaults=True):
    word: str
    value: str
    clause: str = ""


class Choice(Struct, omit_defaults=True):
    """Moves one may make: ``head`` alone if fixed, else ``head``, a space and the open part.

    card: one of ``of``.  cards, numbers: ``lo`` to ``hi`` of ``of`` with spaces between, or the word none for no cards.
    number: a whole number from ``lo`` to ``hi``.  blind: cards one has not looked at yet; there is no move to send.
    Where faults can happen: ``clause`` is what a claim rests on, or what any other fixed move breaks; ``wrong`` are
    those of the cards or numbers that break the law.
    """

    kind: Literal["fixed", "card", "cards", "number", "numbers", "blind"]
    head: str
    of: list[str] = []
    lo: int = 0
    hi: int = 0
    clause: str = ""
    wrong: list[str] = []


class View(Struct):
    """What one seat may know now, or somebody who only watches (``seat`` null)."""

    seat: int | None
    over: bool
    to_act: list[int]
    may_act: list[int]
    window: int
    places: list[Place]
    facts: list[Fact]
    accounts: dict[str, Amount]
    scores: list[int]
    choices: list[Choice]
    advice: list[str]


class ViewChange(Struct, omit_defaults=True):
    """What of the view is new: each key replaces the old value, except ``changed``.

    ``changed`` holds the places that changed, while the list of places is the same; each replaces the place with the
    same name, seat and part.
    """

    over: bool | UnsetType = UNSET
    to_act: list[int] | UnsetType = UNSET
    may_act: list[int] | UnsetType = UNSET
    window: int | UnsetType = UNSET
    places: list[Place] | UnsetType = UNSET
    changed: list[Place] | UnsetType = UNSET
    facts: list[Fact] | UnsetType = UNSET
    accounts: dict[str, Amount] | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    choices: list[Choice] | UnsetType = UNSET
    advice: list[str] | UnsetType = UNSET


class GameEvent(Struct, omit_defaults=True):
    """What happened; its text is the message of that name, with these arguments.

    ``cards`` are the faces where one may see them; where not, ``n`` says how many cards moved.
    """

    clause: str
    message: str
    seat: int | None = None
    n: int = 0
    word: str = ""
    cards: list[str] | UnsetType = UNSET
    source: PlaceName | UnsetType = msgspec.field(default=UNSET, name="from")
    target: PlaceName | UnsetType = msgspec.field(default=UNSET, name="to")
    payer: str = ""
    payee: str = ""
    amount: Amount = 0


class Told(Struct, omit_defaults=True):
    """The events of one entry; ``deal``: the number of the deal that begins with it."""

    seq: int
    events: list[GameEvent]
    deal: int = 0


class SheetHand(Struct, omit_defaults=True):
    """A hand that lies open at the end of a deal; ``names``: what says how much it is worth."""

    seat: int
    place: PlaceName
    cards: list[str]
    names: list[GameEvent] = []


class Sheet(Struct, omit_defaults=True):
    """The end of a deal, as far as one was told of it.  Lists of amounts are by seat.

    ``lines``: the count and the payments; the same payment made again and again stands there once, with the sum.
    ``staked``: what went into a pool; ``gained``: won or lost in the deal; ``held``: what each has then.  Where points
    decide a game, ``scored`` and ``scores`` are those of the deal and in all, and with ``low`` the fewest win.
    ``best``: the seats that won most, or with ``low`` lost the deal.  When the game is over ``course`` is what each had
    after each deal, and ``decisive`` the number of the deal after which nobody but the winners led.
    """

    deal: int
    hands: list[SheetHand]
    lines: list[GameEvent]
    staked: list[Amount]
    gained: list[Amount]
    held: list[Amount]
    best: list[int]
    scored: list[int] = []
    scores: list[int] = []
    low: bool = False
    over: bool = False
    course: list[list[Amount]] = []
    decisive: int = 0


class Rest(Struct, omit_defaults=True):
    """Between two deals: who is waited for, who of them is ready, and until when, where that is not left to them."""

    asked: list[int]
    ready: list[int] = []
    until: int | None = None


class ChatLine(Struct):
    seq: int
    at: int
    guest: str
    name: str
    text: str


class SeatClock(Struct):
    """``bank``: milliseconds left beyond the time for each move; ``until``: when the time is up, if it runs."""

    bank: int
    until: int | None


class Fair(Struct, omit_defaults=True):
    """The round of the drawing that comes next (docs/fair.md): its number, its promise and those of the next ones.

    ``due``: the game waits for it.  ``committed``: seats, while the list is open; ``listed``: the closed list, pairs of
    seat and commitment; ``opened``: seats; ``out``: seats without a share in this game; ``until``: when the house goes
    on without those who are missing.
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


class SeatInfo(Struct, omit_defaults=True):
    """A seat: its label in moves and texts, who sits there, and whether a bot plays it (then also for somebody away).

    ``away_until``: somebody is away, and at that time (milliseconds since 1970) a bot takes his seat over.
    """

    label: str
    name: str = ""
    guest: str = ""
    bot: str = ""
    connected: bool = False
    away_until: int | None = None


class Question(Struct, omit_defaults=True):
    """What was put to the committee in this game, by which seat and about which clause; ``seq`` is its entry.

    ``by`` is who has decided it, by name: ``against`` a seat, or that nothing follows.
    """

    seq: int
    seat: int
    clause: str
    by: str = ""
    against: int | None = None


class TableInfo(Struct):
    id: str
    settings: Settings
    host: str
    state: State
    game_no: int
    seats: list[SeatInfo]
    muted: list[str]
    questions: list[Question] = []


class You(Struct):
    guest: str
    name: str
    account: str  # the login, or empty


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
    longer; ``sheet``: the deal that has ended with this entry.
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


class Numbered(Struct):
    """As much of a message as an answer to it needs."""

    id: int | None = None


AnyMessage = Welcome | Table | News | Watching | Done | Refused | Failure | Gone

COMMANDS: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
NUMBERED = msgspec.json.Decoder(Numbered)
ENCODER = msgspec.json.Encoder()
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)  # what decoding says of what is no message
