"""The entries of a table's log: what somebody, or the house, did.  A table is what its entries make of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from parlour.server.protocol.settings import Settings
from parlour.server.protocol.values import PaceName
from parlour.server.table.agreed import Agreed
from parlour.server.table.newer import Newer
from parlour.server.table.position import Position

By = Literal["person", "bot", "clock", "table"]  # "table": at this seat sits nobody
Why = Literal["host", "left", "away", "time"]


class Act(Struct, frozen=True, tag_field="kind", omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """What an entry says; the tag is its kind.  It leads to nothing that leads back to it: the collector need not look.

    What stands at its usual value is left out: so an older program reads what it could have written itself, and refuses
    what says more than it knows.
    """


class Packs(Struct, frozen=True):
    """Packs that are the same at every table of a round: who cut them before any was laid (docs/fair.md).

    ``drawing`` is the line of the evening's book that promised them.  Persons are known by their numbers there.
    """

    evening: str
    contest: int
    drawing: int
    promise: str
    listed: tuple[tuple[int, str, str], ...]  # person, guest, commitment
    shares: tuple[tuple[int, str], ...]


class Made(Act, frozen=True, tag="made"):
    """A table is made; the secret decides the chance of its first game, which is promised from now on.

    ``kept_for``: by seat the guests who play a match here, and nobody else; it begins by itself, and once.
    ``packs``: the secret is that of other tables too, and nothing is shown of the game before it is ``disclosed``.
    """

    host: str
    settings: Settings
    secret: str
    kept_for: tuple[str, ...] = ()
    packs: Packs | None = None


class Disclosed(Act, frozen=True, tag="disclosed"):
    """Every table that plays the same packs is done: what happened at this one may be looked at."""


class Changed(Act, frozen=True, tag="changed"):
    """Other settings from the next game on."""

    settings: Settings


class Sat(Act, frozen=True, tag="sat"):
    """A guest takes a seat; ``here``: with a connection to the table, ``at`` this process where there are several.

    ``joins``: the number of the running game that he comes into; 0 between games.  ``program``: his account is one of
    a program, here and where he comes back.
    """

    guest: str
    name: str
    seat: int
    here: bool = False
    at: str = ""
    joins: int = 0
    program: bool = False


class Left(Act, frozen=True, tag="left"):
    """Somebody stood up, between games or from a seat that his game can do without: it is free."""

    guest: str


class Came(Act, frozen=True, tag="came"):
    """A guest with a seat is connected (again), ``at`` this process where there are several."""

    guest: str
    at: str = ""
    program: bool = False


class Went(Act, frozen=True, tag="went"):
    """The last connection of a guest with a seat is gone: the countdown to his replacement runs."""

    guest: str


class SeatedBot(Act, frozen=True, tag="seated_bot"):
    """A bot plays this seat; the person it is kept for, if any, may reclaim it."""

    seat: int
    bot: str
    why: Why = "host"


class Freed(Act, frozen=True, tag="freed"):
    """The host takes a bot from its seat, between games."""

    seat: int


class Reclaimed(Act, frozen=True, tag="reclaimed"):
    guest: str


class Hosted(Act, frozen=True, tag="hosted"):
    """Another guest is the host."""

    guest: str


class Started(Act, frozen=True, tag="started"):
    """A game begins.  Its chance was decided by the secret before; this one is for the next game.

    Secrets are never sent before their game is over.  ``agreed`` is all that was agreed for this game, ``law`` the
    fingerprint of its rules; entries of older versions have neither.
    """

    number: int
    secret: str
    agreed: Agreed | None = None
    law: str = ""
    scheme: int = 1  # of its fair deals: 2 has rounds, the first had nonces
    rests: bool = False  # between its deals the table waits for everybody
    ahead: int = 8  # drawings promised at any time; older versions do not say it


class Ruled(Act, frozen=True, tag="ruled"):
    """The game was found to be the same under other rules, which have this fingerprint; it goes on by them."""

    law: str


class Stopped(Act, frozen=True, tag="stopped"):
    """The game cannot go on: under the rules there are now (``law``) it would be another.  It has no result.

    ``position`` is what everybody saw last, where that was kept.
    """

    law: str
    position: Position | None = None


class Moved(Act, frozen=True, tag="moved"):
    """``saw``: the last head that the client had seen, where it named one; so in all that clients send."""

    seat: int
    move: str
    by: By = "person"
    saw: str = ""


class Committed(Act, frozen=True, tag="committed"):
    """A seat is bound to its share in a drawing whose list is not closed yet."""

    seat: int
    drawing: int
    hash: str
    saw: str = ""


class Closed(Act, frozen=True, tag="closed"):
    """The list of commitments to the drawing that is due is closed as it stands."""


class Opened(Act, frozen=True, tag="opened"):
    """A seat shows its share, and is bound to the next one; the last share deals."""

    seat: int
    drawing: int
    share: str
    next: str = ""
    saw: str = ""


class Voided(Act, frozen=True, tag="voided"):
    """These seats did not show their shares: the drawing is never made, and they have none in this game any more."""

    drawing: int
    seats: tuple[int, ...]


class Readied(Act, frozen=True, tag="readied"):
    """A seat has looked at the end of a deal."""

    seat: int


class WentOn(Act, frozen=True, tag="went_on"):
    """The pause between two deals is over: all are ready, or their time is up."""


class Nonced(Act, frozen=True, tag="nonced"):
    """Scheme 1: a seat adds its own randomness to a drawing whose commitment is published."""

    seat: int
    drawing: int
    nonce: str


class Undone(Act, frozen=True, tag="undone"):
    """The game stands again as it stood after the entry ``to``.

    ``clocks`` are the bank of each seat and since when it is asked, just before; where there is no clock, none.
    With them the moves taken back need not be made again to know what time they took.
    """

    seat: int
    to: int
    clocks: tuple[tuple[int, int], ...] = ()


class BackAsked(Act, frozen=True, tag="back_asked"):
    """A seat asks the other people whether its last move, that of this entry, may be taken back."""

    seat: int
    move: int


class BackAnswered(Act, frozen=True, tag="back_answered"):
    """One of them says yes or no; with the last yes the move is ``undone``, with a no it stands."""

    seat: int
    yes: bool


class BackLapsed(Act, frozen=True, tag="back_lapsed"):
    """Not everybody has answered in time: the move stands."""


class Paced(Act, frozen=True, tag="paced"):
    """The person on this seat wants bots to play at this pace while he plays with them alone."""

    seat: int
    pace: PaceName


class Hurried(Act, frozen=True, tag="hurried"):
    """He wants to go on to his own turn."""

    seat: int


class Resumed(Act, frozen=True, tag="resumed"):
    """The house drives the table again after it had stopped: nobody's clock ran meanwhile, nobody is connected yet."""


class Said(Act, frozen=True, tag="said"):
    guest: str
    name: str
    text: str
    program: bool = False


class Removed(Act, frozen=True, tag="removed"):
    guest: str


class Muted(Act, frozen=True, tag="muted"):
    guest: str
    on: bool


class Referred(Act, frozen=True, tag="referred"):
    """A player asks the committee what a clause comes to here."""

    seat: int
    clause: str


class Decided(Act, frozen=True, tag="decided"):
    """The committee's answer to the question of an entry: against a seat, or nothing follows."""

    question: int
    guest: str
    name: str
    against: int | None = None


AnyAct = (
    Made
    | Changed
    | Sat
    | Left
    | Came
    | Went
    | SeatedBot
    | Freed
    | Reclaimed
    | Hosted
    | Started
    | Ruled
    | Stopped
    | Moved
    | Committed
    | Closed
    | Opened
    | Voided
    | Readied
    | WentOn
    | Nonced
    | Undone
    | BackAsked
    | BackAnswered
    | BackLapsed
    | Paced
    | Hurried
    | Resumed
    | Said
    | Removed
    | Muted
    | Referred
    | Decided
    | Disclosed
)


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyAct] = msgspec.json.Decoder(AnyAct)
HEAD = ',"head":"'
HEX = 64  # digits of a head


class Entry(Struct, gc=False):
    """One line of a log: entries of a table are numbered 1, 2, 3 and so on; ``at`` is milliseconds since 1970.

    ``head``: that of the game's chain after it, where it is an entry of the chain; known once it is done.
    """

    table: str
    seq: int
    at: int
    act: AnyAct
    head: str = ""

    @property
    def kind(self) -> str:
        return str(self.act.__struct_config__.tag)

    def data(self) -> str:
        """The act as JSON, kind included, and the head."""
        act = _encoder.encode(self.act).decode()
        return f'{act[:-1]}{HEAD}{self.head}"}}' if self.head else act


def entry_of(table: str, seq: int, at: int, data: str) -> Entry:
    """The entry that a store kept."""
    tail = len(data) - len(HEAD) - HEX - 2
    has_head = tail > 0 and data.startswith(HEAD, tail)
    try:
        act = _decoder.decode(data[:tail] + "}" if has_head else data)
    except msgspec.MsgspecError as error:
        raise Newer(f"entry {seq} of the table's log") from error
    return Entry(table, seq, at, act, data[tail + len(HEAD) : -2] if has_head else "")


_bundles = msgspec.msgpack.Encoder()
_bundled = msgspec.msgpack.Decoder(list[Entry])


def bundle(log: Sequence[Entry]) -> bytes:
    """Entries on their way to another process: a sixth of what it costs to pickle them."""
    return _bundles.encode(log)


def unbundled(data: bytes) -> list[Entry]:
    return _bundled.decode(data)
