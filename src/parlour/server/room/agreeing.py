"""What somebody waits for: whether there is such a game, when two want the same, and the table that it makes."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from parlour.bots.ratings import rating_of
from parlour.bots.roster import usual_of
from parlour.core.options import Value
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.fair.chance import new_secret
from parlour.registry import rules_of
from parlour.server.protocol import commands
from parlour.server.protocol.finding import Wanted
from parlour.server.protocol.messages import ENCODER
from parlour.server.protocol.settings import Clock, OptionValues, Settings
from parlour.server.room.parties import Sizes
from parlour.server.storage.waiters import Waiter
from parlour.server.table import entries, seating
from parlour.server.table.callers import Caller, Rejected
from parlour.server.table.commands import checked
from parlour.server.table.entries import AnyAct
from parlour.server.table.rated import PROGRAMS
from parlour.server.table.table import Table
from parlour.server.table.waits import Waits

HOUSE: Final = "the house"  # the host of such a table until its first game is over; no guest has this id
CLOCK: Final = Clock(60, 120)  # strangers need not wait for ever
NEXT_DEAL: Final = 30  # seconds between deals
PLAYERS: Final = "players"
KEPT: Final = 500  # agreements of which it is known how many can play by them


def agreed_to(wanted: Wanted, program: bool) -> Wanted:
    """The same with its options as they are kept; Rejected says why nobody can wait for it."""
    try:
        rules = rules_of(wanted.game)
        if PLAYERS in wanted.options:
            raise Rejected("malformed", "how many play is said by seats, not among the options")
        options = _unusual(rules, wanted.options)
    except ParlourError as error:
        raise Rejected("unknown", str(error)) from None
    kept = Wanted(rules.name, options, wanted.seats, wanted.rated, wanted.bots, wanted.programs)
    sizes = sizes_of(kept)
    if wanted.seats is not None and wanted.seats not in sizes.allowed:
        raise Rejected("unknown", f"by these options so many play: {', '.join(map(str, sizes.allowed))}")
    checked(settings_of(kept, wanted.seats or sizes.usual))
    if wanted.rated and program:
        raise Rejected("unrated", PROGRAMS)
    if wanted.rated and wanted.bots is not None and rating_of(rules, usual_of(rules)) is None:
        raise Rejected("unrated", f"{usual_of(rules)} has no rating at this game: wait for people alone")
    return kept


def _unusual(rules: Rules, given: OptionValues) -> OptionValues:
    """Those of the options given that say something, each as the game writes it."""
    read: dict[str, Value] = {name: rules.options.find(name).read(value) for name, value in given.items()}
    usual = {name: rules.options.find(name).default for name in read}
    return {name: read[name] for name in sorted(read) if callable(usual[name]) or read[name] != usual[name]}


def sizes_of(wanted: Wanted) -> Sizes:
    """How many can play what is wanted; Rejected where nobody can."""
    return _sizes(wanted.game, tuple(sorted(wanted.options.items())))


@lru_cache(KEPT)
def _sizes(game: str, given: tuple[tuple[str, Value], ...]) -> Sizes:
    rules, options = rules_of(game), dict(given)
    least, most = rules.seats
    allowed = tuple([size for size in range(least, most + 1) if _makes(rules, options, size)])
    if not allowed:
        raise Rejected("unknown", "these options do not go together")
    try:
        usual = rules.options.make(options).number(PLAYERS)
    except ParlourError:  # the usual number does not go with them
        usual = allowed[0]
    return Sizes(usual, allowed)


def _makes(rules: Rules, options: OptionValues, size: int) -> bool:
    try:
        rules.options.make({**options, PLAYERS: size})
    except ParlourError:
        return False
    return True


def agreement_of(wanted: Wanted) -> str:
    """The same for all who can be put together; how many seats and which company they like is compared one by one."""
    return ENCODER.encode([wanted.game, sorted(wanted.options.items()), wanted.rated]).decode()


def settings_of(wanted: Wanted, seats: int, public: bool = False) -> Settings:
    """Those of the table; it is public once its game has begun, lest somebody takes a seat past the list."""
    return Settings(
        wanted.game,
        {**wanted.options, PLAYERS: seats},
        public=public,
        clock=CLOCK,
        hints=False,
        next_deal=NEXT_DEAL,
        rated=wanted.rated,
    )


def table_for(id: str, called: Sequence[Waiter], waits: Waits) -> list[AnyAct]:
    """A table with those who were called on it, bots on the seats that are left; who sits where is drawn."""
    wanted, seats = called[0].wanted, called[0].seats
    acts: list[AnyAct] = [entries.Made(HOUSE, settings_of(wanted, seats), new_secret().hex())]
    table = Table(id, waits)
    table.apply(entries.Entry(id, 1, 0, acts[0]))
    places = secrets.SystemRandom().sample(range(seats), seats)
    for one, seat in zip(called, places, strict=False):
        caller = Caller(one.guest, one.name, here=False, program=one.program)
        (sat,) = seating.sit(table, caller, commands.Sit(0, seat))
        table.apply(entries.Entry(id, table.seq + 1, 0, sat))
        acts.append(sat)
    return [*acts, *[entries.SeatedBot(seat, table.usual_bot()) for seat in sorted(places[len(called) :])]]
