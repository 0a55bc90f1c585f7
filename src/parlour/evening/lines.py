"""The lines of an evening's book.  It only grows: what was wrong is put right by a new line that names the old one.

Whoever has an account in the book is a person, by number, or the box.  The box keeps what is nobody's: what a game left
in its pools or with the house, and all that bots win and lose.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Literal

from parlour.evening.contest import Plan, Round, plan_of, round_of

BOX: Final = -1  # as an account

Kind = Literal[
    "opened",
    "joined",
    "game",
    "corrected",
    "paid",
    "contest",
    "entered",
    "withdrew",
    "round",
    "settled",
    "packs",
    "committed",
    "listed",
    "shared",
    "disclosed",
]
Kept = Literal["running", "then", "later", "stopped", "lost"]  # what a record rests on (docs/protocol.md)

OPENED: Final = "opened"
JOINED: Final = "joined"
GAME: Final = "game"
CORRECTED: Final = "corrected"
PAID: Final = "paid"
CONTEST: Final = "contest"  # a competition is opened, known by the number of this line
ENTERED: Final = "entered"
WITHDREW: Final = "withdrew"
ROUND: Final = "round"  # one is drawn
SETTLED: Final = "settled"  # by the secretary: what a match came to
PACKS: Final = "packs"  # those of the next round are promised; before them, a promise that came to nothing
COMMITTED: Final = "committed"  # somebody who takes part is bound to his share in them
LISTED: Final = "listed"  # the list of those who are is closed
SHARED: Final = "shared"  # one of them shows his share
DISCLOSED: Final = "disclosed"  # every table of such a round is done: hands and results may be looked at


@dataclass(frozen=True, slots=True)
class Payment:
    """Counters that one account owes another, or has handed over; a fine says by which clause."""

    payer: int
    payee: int
    amount: int
    clause: str = ""


Penal = Literal["claimed", "sanction", "committee"]  # a claim of his was right; he was; it was decided against him


@dataclass(frozen=True, slots=True)
class Penalty:
    """What the law laid down without counters, by which clause, and whom it names."""

    person: int
    clause: str
    what: Penal


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sat there, and what the game came to for him.

    ``result`` is what the record calls so; ``gain`` are counters, and nothing where the game is not played for any.
    ``staked`` is what the seat paid into pools.
    """

    person: int
    bot: str = ""
    result: int = 0
    gain: int = 0
    staked: int = 0
    left: bool = False  # a bot had it when the game ended


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game, from its record alone.  The gains of all seats and what was ``left`` come to nothing."""

    game: str
    number: int
    seats: tuple[Seat, ...]
    left: int = 0
    between: tuple[Payment, ...] = ()  # from seat to seat, on balance, by accounts
    fines: tuple[Payment, ...] = ()
    agreed: Mapping[str, str | int | float] = field(default_factory=dict)  # what the stakes were, and what was unusual
    kept: Kept = "then"
    began: int = 0
    ended: int = 0
    penalties: tuple[Penalty, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """``where`` is the table, or the file, whose record this line leads to."""

    number: int
    at: int
    who: int
    kind: Kind
    where: str = ""
    text: str = ""  # why, or what it is called
    played: Played | None = None
    first: int = 0  # of a table that joins: its games count from this one on
    corrects: int = 0
    transfers: tuple[Payment, ...] = ()
    contest: int = 0  # the competition it belongs to
    person: int = BOX  # who entered, or withdrew
    plan: Plan | None = None
    round: Round | None = None
    places: tuple[int, ...] = ()  # by seat, where the secretary settles a match
    secret: str = ""  # of a competition: its seed and packs follow from it; nobody is ever told
    promise: str = ""  # what binds the house to the seed of a competition, or to packs
    part: str = ""  # somebody's commitment, or his share
    missing: tuple[int, ...] = ()  # those who did not show theirs, so that these packs take the place of others

    def plain(self) -> dict[str, Any]:
        """For JSON, without its number and time; what only competitions say stands there where it says something."""
        found = asdict(self)
        del found["number"], found["at"]
        unsaid = [name for name, usual in OF_CONTESTS.items() if getattr(self, name) == usual]
        return {name: value for name, value in found.items() if name not in unsaid}


OF_CONTESTS: Final[Mapping[str, object]] = {
    "contest": 0,
    "person": BOX,
    "plan": None,
    "round": None,
    "places": (),
    "secret": "",
    "promise": "",
    "part": "",
    "missing": (),
}


def line_of(number: int, at: int, plain: Mapping[str, Any]) -> Line:
    """The line that was written down as ``plain``."""
    given = dict(plain)
    played = given.pop("played")
    transfers = tuple([Payment(**one) for one in given.pop("transfers")])
    plan, round = given.pop("plan", None), given.pop("round", None)
    return Line(
        number,
        at,
        **{**given, **{name: tuple(given.get(name, ())) for name in ("places", "missing")}},
        played=_played(played) if played else None,
        transfers=transfers,
        plan=plan_of(plan) if plan else None,
        round=round_of(round) if round else None,
    )


def _played(plain: dict[str, Any]) -> Played:
    rows: dict[str, Any] = {name: tuple([Payment(**one) for one in plain[name]]) for name in ("between", "fines")}
    rows["penalties"] = tuple([Penalty(**one) for one in plain.get("penalties", ())])
    rows["seats"] = tuple([Seat(**seat) for seat in plain["seats"]])
    return Played(**{**plain, **rows})
