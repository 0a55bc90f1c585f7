"""What the HTTP API takes and gives, as JSON."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from parlour.server.protocol.cards import GameCard, TableCard
from parlour.server.protocol.messages import Question, You
from parlour.server.protocol.settings import OptionValue, OptionValues, Settings
from parlour.server.protocol.values import BotName, Login, PersonName
from parlour.server.protocol.views import GameEvent, MadeBy, Sheet, Told, View, ViewChange

Password = Annotated[str, Meta(min_length=8, max_length=200)]
OptionKind = Literal["words", "whole", "each_seat", "rate", "rates", "subset", "text"]


class Problem(Struct, omit_defaults=True):
    """Why a request was refused; where a limit is in the way, which one, and after how many seconds to try again."""

    code: str
    text: str
    limit: str = ""
    wait: int = 0


class OptionInfo(Struct, omit_defaults=True):
    """One option of a game.

    Its texts are ``label-NAME``, a few words; ``option-NAME``, a sentence; and for a value ``choice-NAME-VALUE`` or
    ``choice-VALUE``.  ``group`` is length, stakes, variations or conduct.

    words, subset, each_seat: ``values``.  whole: from ``lo`` to ``hi`` (without: no limit) or one of ``values``.
    rates: ``values`` are the kinds.  text: one of ``values``, or written freely.  ``range`` says what may be given, in
    English.
    """

    name: str
    kind: OptionKind
    default: OptionValue
    range: str
    group: str
    clause: str = ""
    values: list[str] = []
    lo: int | None = None
    hi: int | None = None


class OpenOption(Struct, omit_defaults=True):
    """An option that means something now: the words it may take, and numbers from ``lo`` to ``hi``."""

    name: str
    values: list[str] = []
    lo: int | None = None
    hi: int | None = None


class Chosen(Struct, forbid_unknown_fields=True):
    """Options chosen so far, the latest last."""

    options: Annotated[OptionValues, Meta(max_length=40)] = {}


class AgreementInfo(Struct):
    """What of the choices goes together (``kept``: the latest wins), what is then in force, what of it is unusual."""

    kept: OptionValues
    values: OptionValues
    unusual: list[str]
    open: list[OpenOption]


class BotInfo(Struct):
    """A bot and its character, which the texts name (``bot-CHARACTER``) and describe (``bot-about-CHARACTER``)."""

    bot: str
    character: str
    gain: float | None = None  # in a deal at tables of all levels, where that was measured,
    interval: float | None = None  # and half the width of its 95 % interval


class ThinkerInfo(Struct, omit_defaults=True):
    """What a bot of this name is like that tries at most so many deals (0: any number), or thinks so many milliseconds.

    ``usual``: so is one of whose strength nothing is said.  People are offered levels; by these they know other bots.
    """

    bot: str
    character: str
    most: int = 0
    most_ms: int = 0
    usual: bool = False


class FiguresInfo(Struct):
    """What was measured at a usual table."""

    players: int
    seconds: float  # of a deal
    decisions: float  # of one person in a deal
    luck: str  # all, much, some, little
    deals_to_lead: int  # until the book leads a beginner in 95 of 100 cases; 0: that was not seen


class GameInfo(Struct):
    name: str
    title: str
    players: tuple[int, int]
    options: list[OptionInfo]
    presets: dict[str, OptionValues]
    bots: list[str]  # search also takes a strength: search:500, search:300ms
    company: list[BotInfo]  # those that people are offered, the weakest first
    layout: dict[str, Any]  # how its places and facts are drawn
    lesson: bool  # whether it has a guided first deal
    about: str  # what it is, in one line
    usual: str  # the bot that sits where nobody is named
    figures: FiguresInfo | None = None
    repeats: bool = False  # as it is usually played, packs can be the same at several tables
    thinkers: list[ThinkerInfo] = []  # bots by how they think, the weakest first


class ClauseInfo(Struct, omit_defaults=True):
    id: str
    kind: str
    text: str
    pending: str = ""


class FoundInfo(Struct):
    """A number that a study has found, in words, and which study."""

    text: str
    value: str
    study: str


class BookInfo(Struct):
    game: str
    title: str
    language: str
    how: str
    clauses: list[ClauseInfo]
    found: list[FoundInfo] = []  # in the language that was asked for


class NewTable(Struct, forbid_unknown_fields=True):
    """Make a table and, unless ``sit`` is false, take its first free seat; ``bots`` by seat, null for people."""

    settings: Settings
    bots: Annotated[list[BotName | None], Meta(max_length=64)] = []
    sit: bool = True


class TableMade(Struct):
    table: str


class Lobby(Struct):
    tables: list[TableCard]


class MyGames(Struct):
    games: list[GameCard]


class Rename(Struct, forbid_unknown_fields=True):
    name: PersonName


class Credentials(Struct, forbid_unknown_fields=True):
    """Log in."""

    login: Login
    password: Password


class Registration(Credentials):
    """Make an account.  One made for a program is that for ever: everybody at a table sees it."""

    program: bool = False


class NewAccount(You, kw_only=True):
    """You, with an account; the recovery codes are told this once."""

    codes: list[str]


class RecoveryCodes(Struct):
    codes: list[str]


class Recovery(Struct, forbid_unknown_fields=True):
    """Set another password with a recovery code."""

    login: Login
    code: Annotated[str, Meta(min_length=20, max_length=60)]
    password: Password


class SessionInfo(Struct):
    """A browser in which the guest is known.  ``device`` is what it says of itself, ``used`` is about right."""

    id: str
    device: str
    made: int
    used: int
    expires: int
    current: bool  # the one that asks


class MySessions(Struct):
    """Where the guest is known, and how many recovery codes are left."""

    sessions: list[SessionInfo]
    codes: int


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Password
    new: Password


class Farewell(Struct, forbid_unknown_fields=True):
    """Delete the account, or have other recovery codes."""

    password: Password


class NewToken(Struct, forbid_unknown_fields=True):
    """Let a program be you: under which name it is listed among your sessions, and your password."""

    name: PersonName
    password: Password


class TokenMade(Struct):
    """The token is told this once; ``session`` is its id among your sessions."""

    token: str
    session: str


How = Literal["running", "then", "later", "stopped", "lost"]


class GameRecord(Struct):
    """A game as one seat, or a watcher (``seat`` null), was told it.

    ``text`` is the whole record, every card of it, where the game is over and the table agreed to open everything.
    ``kept`` says what this rests on.  then: it was written when the game ended.  later: it was made from the log
    afterwards, by rules that need not be those of then.  stopped: the game could not go on, and has no result.
    lost: the log cannot be played by the rules there are now; only players and result are known.
    """

    table: str
    number: int
    game: str
    version: str
    options: OptionValues
    labels: list[str]
    players: list[str]
    seat: int | None
    over: bool
    result: list[int]
    told: list[Told]
    view: View | None
    text: str = ""
    kept: How = "running"
    questions: list[Question] = []  # what the committee of the table was asked, and how it has decided
    programs: list[int] = []  # the seats of somebody's programs


class Step(Struct, omit_defaults=True):
    """One entry of a replay: what was told, and what changed in the view; the first step has the whole ``view``.

    ``deal``: the number of the deal that begins with it; ``sheet``: the one that has ended with it.
    """

    seq: int
    at: int
    events: list[GameEvent]
    change: ViewChange | UnsetType = UNSET
    view: View | UnsetType = UNSET
    deal: int = 0
    sheet: Sheet | UnsetType = UNSET
    moved: MadeBy | UnsetType = UNSET


class Replay(Struct):
    table: str
    number: int
    game: str
    labels: list[str]
    players: list[str]
    seat: int | None
    over: bool
    steps: list[Step]
    kept: How = "running"
    programs: list[int] = []  # the seats of somebody's programs


class Why(Struct):
    """Why a move is not lawful, as in ``refused``."""

    clause: str
    message: str
    args: dict[str, Any]


class Task(Struct, omit_defaults=True):
    """What the learner is asked to do: the move, and why, as in a hint.

    ``clauses`` are worth reading just then; ``refused`` says why not, by face, of cards that may not be played.
    """

    move: str
    reason: str = ""
    clauses: list[str] = []
    refused: dict[str, Why] = {}


class LessonStep(Step, omit_defaults=True):
    """A step as in a replay; with a ``task`` the lesson waits until the learner has done it."""

    task: Task | UnsetType = UNSET


class Lesson(Struct):
    """The guided first deal of a game, as ``seat`` sees it: the same for everybody."""

    game: str
    labels: list[str]
    seat: int
    steps: list[LessonStep]


class FairCheck(Struct):
    """What ``parlour verify`` says of a game's record, and that record, so that anybody can ask it himself.

    ``wrong`` is empty where everything that could be checked holds; ``everything``: the secret was opened, too.
    """

    promises: int
    opened: int
    everything: bool
    wrong: list[str]
    record: str
    kept: How = "running"


class Addresses(Struct):
    """Where others in the same network find the house; empty where it listens to this machine alone."""

    addresses: list[str]


class Health(Struct):
    """Whether the server can do its work; ``reason`` says why not."""

    ok: bool
    version: str
    tables: int
    sockets: int
    thinking: int  # how many wait for their turn to think,
    waited: float  # and the seconds that one of them has waited longest
    reason: str = ""
