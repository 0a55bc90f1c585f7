"""What a client asks for over the web socket, as docs/protocol.md explains it: JSON objects with the tag ``t``."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, Struct, UnsetType

from parlour.server.protocol.finding import BotsAfter, MostOptions, SeatsWanted
from parlour.server.protocol.settings import (
    ClaimTime,
    Clock,
    Committee,
    GameName,
    NextDeal,
    Opening,
    OptionValues,
    TableName,
)
from parlour.server.protocol.values import (
    BotName,
    ClauseId,
    GuestId,
    Head,
    Id,
    Login,
    MoveText,
    PaceName,
    PartText,
    PersonName,
    Saying,
    SeatNumber,
    Seq,
    TableId,
)


class Command(Struct, forbid_unknown_fields=True, tag_field="t", gc=False):
    """Every message of a client has a number of its own choosing; the answer to it names that number as ``re``."""

    id: Id


class Enter(Command, tag="enter"):
    """Look at a table; with ``since``, only what happened after that entry is told again.

    ``brief``: where some facts of the view have changed, only those are told from now on (``altered``).
    """

    table: TableId
    since: Seq | None = None
    brief: bool = False


class Leave(Command, tag="leave"):
    """Look at no table any more.  A seat is kept (see ``stand``), but its countdown begins."""


class Sit(Command, tag="sit"):
    """Take a free seat, this one or any; or one's own again from the bot that has taken it over."""

    seat: SeatNumber | None = None
    name: PersonName | None = None


class Stand(Command, tag="stand"):
    """Give up one's seat; in a game a bot goes on at once."""


class Start(Command, tag="start"):
    """Host: begin the first or the next game.

    ``fill``: bots take the seats that are free; without it the game begins only if it can do without anybody there.
    """

    fill: bool = True


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
    hash: PartText
    seq: Seq
    head: Head = ""


class Open(Command, tag="open"):
    """Show one's share in a drawing whose list is closed; ``next`` is the commitment to the one after it."""

    drawing: Id
    share: PartText
    seq: Seq
    next: PartText | None = None
    head: Head = ""


class Ready(Command, tag="ready"):
    """The deal's end was looked at: the next one may come.

    ``hash``: the commitment to the drawing that comes next, where it was not sent before, with ``seq`` and ``head``.
    """

    seq: Seq
    drawing: Id = 0
    hash: PartText | None = None
    head: Head = ""


class Say(Command, tag="say"):
    text: Saying


class AskHint(Command, tag="hint"):
    """What a good player would do on one's own seat now."""


class Undo(Command, tag="undo"):
    """Take back one's last move, as long as nobody else has moved since; other people are asked first (``grant``)."""


class Grant(Command, tag="grant"):
    """Whether the move may be taken back that somebody has asked for."""

    yes: bool


class SetPace(Command, tag="pace"):
    """How fast bots are to answer while one plays with them alone; the server keeps it with the seat."""

    pace: PaceName


class Hurry(Command, tag="hurry"):
    """Go on to one's own turn: until then bots answer at once, where no other person plays."""


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
    rated: bool | UnsetType = UNSET
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


class Invite(Command, tag="invite"):
    """Host: ask a program to this table, by the login of its account; people are sent the link."""

    account: Login


class Follow(Command, tag="follow"):
    """A program: be told over this connection what concerns it at any table; ``since``: the last moment it knows of."""

    since: Id | None = None


class Wait(Command, tag="wait"):
    """Wait for a game with other people (``Wanted``); once more, for the same, one keeps one's place."""

    game: GameName
    options: MostOptions = {}
    seats: SeatsWanted | None = None
    rated: bool = False
    bots: BotsAfter | None = None
    programs: bool = False


class GiveUp(Command, tag="give_up"):
    """Wait no longer."""


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
    | Grant
    | SetPace
    | Hurry
    | SetTable
    | SeatBot
    | Remove
    | Mute
    | Refer
    | Decide
    | Invite
    | Follow
    | Wait
    | GiveUp
    | Ping
)


class Numbered(Struct):
    """As much of a message as an answer to it needs."""

    id: int | None = None


COMMANDS: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
NUMBERED = msgspec.json.Decoder(Numbered)
