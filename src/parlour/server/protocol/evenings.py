"""What the HTTP API takes and gives of evenings, as JSON.  People are told by their numbers in the book."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from parlour.evening.contest import Form, Scoring
from parlour.evening.contests import State
from parlour.evening.lines import Kept, Kind
from parlour.evening.standings import How
from parlour.server.protocol.settings import Clock, GameName, OptionValues
from parlour.server.protocol.values import Amount, HashText

Reason = Annotated[str, Meta(max_length=300)]
Counters = Annotated[int, Meta(ge=1, le=10**15)]
Account = Annotated[int, Meta(ge=-1, le=10**6)]


class NewEvening(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=60)]


class EveningCard(Struct):
    """``yours``: you are its secretary."""

    evening: str
    name: str
    made: int
    yours: bool


class MyEvenings(Struct):
    evenings: list[EveningCard]


class EveningMade(Struct):
    """With the ``key`` tables join; whoever has the ``evening`` alone sees the book."""

    evening: str
    key: str


class JoinEvening(Struct, forbid_unknown_fields=True):
    table: Annotated[str, Meta(max_length=40)]
    key: Annotated[str, Meta(max_length=40)]


class Transfer(Struct, omit_defaults=True):
    """Counters that ``payer`` owes, or gave, to ``payee``; -1 is the box.  A fine says by which clause."""

    payer: int
    payee: int
    amount: Amount
    clause: str = ""


class GivenTransfer(Struct, forbid_unknown_fields=True):
    payer: Account
    payee: Account
    amount: Counters


class Correction(Struct, forbid_unknown_fields=True):
    """Another line in the place of ``line``: these payments, or none where it is struck out."""

    line: Annotated[int, Meta(ge=1, le=10**6)]
    why: Reason
    transfers: Annotated[list[GivenTransfer], Meta(max_length=40)] = []


class PaidDebt(GivenTransfer, forbid_unknown_fields=True):
    why: Reason = ""


class SeatResult(Struct, omit_defaults=True):
    """``person`` -1 and the name of the ``bot`` where one played; ``gain`` and ``staked`` are counters.

    ``left``: a bot had his seat when the game ended.
    """

    person: int
    bot: str = ""
    result: int = 0
    gain: Amount = 0
    staked: Amount = 0
    left: bool = False


class PenaltyLine(Struct):
    """What the law laid down without counters: a claim that was right, a sanction, a decision of the committee."""

    person: int
    clause: str
    what: Literal["claimed", "sanction", "committee"]


class GameLine(Struct):
    """A game as its record tells it.  All gains and what was ``left`` for the box come to nothing."""

    game: str
    number: int
    seats: list[SeatResult]
    left: Amount
    fines: list[Transfer]
    agreed: OptionValues
    kept: Kept
    began: int
    ended: int
    penalties: list[PenaltyLine] = []


class BookLine(Struct, omit_defaults=True):
    """``who`` wrote it (-1: the house, from a record); ``corrected_by``: it no longer counts, but that line does."""

    number: int
    at: int
    who: int
    kind: Kind
    table: str = ""
    text: str = ""
    game: GameLine | None = None
    corrects: int = 0
    corrected_by: int = 0
    transfers: list[Transfer] = []
    contest: int = 0  # the competition it belongs to,
    person: int = -1  # who entered it, withdrew, or cuts packs,
    round: int = 0  # and which round was drawn
    promise: str = ""  # of the seed of a competition, or of the packs of a round
    part: str = ""  # the person's commitment to them, or his share
    missing: list[int] = []  # who did not show his, so that other packs are promised


class PersonTotal(Struct):
    """``gain`` is what games and corrections came to, ``fines`` are among it; ``due`` is what is not paid yet."""

    person: int
    games: int
    gain: Amount
    fines: Amount
    handed: Amount
    due: Amount


class NewContest(Struct, forbid_unknown_fields=True):
    """A competition to be opened: ``seats`` sit at a table at most; ``rounds`` where so many are agreed.

    ``duplicate``: the packs of a round are the same at all its tables; not in a knock-out, nor at every game.
    """

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    form: Form
    game: GameName
    seats: Annotated[int, Meta(ge=2, le=8)]
    options: Annotated[OptionValues, Meta(max_length=40)] = {}
    scoring: Scoring = "places"
    rounds: Annotated[int, Meta(ge=0, le=40)] = 0
    clock: Clock | None = None
    duplicate: bool = False


class Entrance(Struct, forbid_unknown_fields=True):
    key: Annotated[str, Meta(max_length=40)]


class Withdrawal(Struct, forbid_unknown_fields=True):
    person: Annotated[int, Meta(ge=0, le=10**6)]
    why: Reason = ""


class DrawRound(Struct, forbid_unknown_fields=True):
    """The number of the round that is to be drawn: the next one.

    Where packs are duplicated they are promised first; asked again, the house goes on without those who are missing.
    """

    round: Annotated[int, Meta(ge=1, le=10**6)]


class PacksCommitment(Struct, forbid_unknown_fields=True):
    """What binds somebody to his share in packs, known by the line that promised them (docs/fair.md)."""

    drawing: Annotated[int, Meta(ge=1, le=10**6)]
    hash: HashText


class PacksShare(Struct, forbid_unknown_fields=True):
    drawing: Annotated[int, Meta(ge=1, le=10**6)]
    share: HashText


class Settlement(Struct, forbid_unknown_fields=True):
    """What a match came to, by seat: 1 is the best; after two who share a place comes the next but one."""

    table: Annotated[str, Meta(max_length=40)]
    places: Annotated[list[Annotated[int, Meta(ge=1, le=8)]], Meta(max_length=8)]
    why: Reason


class MatchInfo(Struct, omit_defaults=True):
    """``people`` by seat.  Once it is over: places and what the game came to, how, and by which line of the book."""

    table: str
    people: list[int]
    places: list[int] = []
    counters: list[Amount] = []
    how: How | None = None
    line: int = 0
    beyond: list[int] = []  # the mean of those who held the same cards, by seat, in hundredths


class RoundInfo(Struct):
    """``packs``: the line that promised the packs of all its tables; ``hidden``: some of them are still played."""

    number: int
    matches: list[MatchInfo]
    byes: list[int]
    packs: int = 0
    hidden: bool = False


class CuttingInfo(Struct):
    """Packs that are being cut, by person: who is ``asked``, who has ``committed``, and who has ``opened`` his share.

    ``drawing`` is the line that promised them.  ``listed``: the closed list.  ``until``: when the secretary may go on
    without those who are missing.
    """

    drawing: int
    promise: str
    asked: list[int]
    committed: list[int]
    listed: list[tuple[int, str]] | None
    opened: list[int]
    until: int


class StandingInfo(Struct):
    """``points`` and ``against`` (those of his opponents) are whole numbers of parts, 840 to a point."""

    person: int
    rank: int
    points: int
    counters: Amount
    against: int
    played: int
    byes: int
    lasted: int
    beyond: int = 0  # the means of those who held the same cards, in hundredths


class ContestInfo(Struct):
    """A competition, known by the line that opened it.  ``least`` to ``seats`` sit at a table.

    ``people`` take part, or did when it began; ``gone`` have withdrawn since.  With the public ``seed`` the lots can be
    drawn again; its ``promise`` stood in the book before anybody entered, and is the SHA-256 of it as it is written.
    ``champions``: who has won it, when it is over.  ``out``: who did not show a share in packs, and has none any more.
    """

    number: int
    name: str
    form: Form
    game: str
    options: OptionValues
    seats: int
    least: int
    scoring: Scoring
    of_rounds: int
    clock: Clock | None
    state: State
    people: list[int]
    gone: list[int]
    seed: str
    rounds: list[RoundInfo]
    standings: list[StandingInfo]
    champions: list[int]
    promise: str = ""
    duplicate: bool = False
    cutting: CuttingInfo | None = None
    out: list[int] = []


class EveningInfo(Struct):
    """A whole book.  ``key`` is empty but for the secretary; ``you`` are this person, if you stand in it."""

    evening: str
    name: str
    secretary: int
    made: int
    key: str
    you: int | None
    names: list[str]
    lines: list[BookLine]
    totals: list[PersonTotal]
    debts: list[Transfer]
    contests: list[ContestInfo] = []


class EveningOfTable(Struct):
    """Null where the table belongs to none."""

    evening: EveningCard | None
