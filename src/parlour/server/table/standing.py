"""Reading a log ahead: a table needs only what still stands of it.

Moves that were taken back later are never made, and games before the last are not played at all: of them only seats,
settings and secrets matter.  So a table loads in the time that the standing moves of its last game take.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from parlour.errors import Unknown
from parlour.law.fingerprint import law_of
from parlour.registry import rules_of
from parlour.server.protocol.settings import Settings
from parlour.server.table import entries
from parlour.server.table.entries import Entry
from parlour.server.table.position import digest, position_of
from parlour.server.table.prelude import Prelude, prelude
from parlour.server.table.table import GAME, Differs, Table

# sets, since to ask of each entry whether it is an instance of one of many kinds takes several times as long
OF_GAME = {
    entries.Started,
    entries.Moved,
    entries.Undone,
    entries.Nonced,
    entries.Committed,
    entries.Closed,
    entries.Opened,
    entries.Voided,
    entries.Readied,
    entries.WentOn,
}
ENDING = {entries.Moved, entries.Opened, entries.Closed, entries.WentOn}  # a game may end by them, or is stopped


class Stretch(Struct):
    """One game in a log: where its entries begin and end, counting from 0, and how it ended if it has."""

    first: int
    end: int  # before the next game, or the end of the log
    act: entries.Started
    law: str  # by which it was played last
    last_act: int  # the last move, or what stopped it
    stopped: entries.Stopped | None = None


def games_in(log: Sequence[Entry]) -> dict[int, Stretch]:
    """The games of a log by their numbers."""
    found: dict[int, Stretch] = {}
    now: Stretch | None = None
    for i, entry in enumerate(log):
        act = entry.act
        if now is not None and type(act) in ENDING:
            now.last_act = i
            now.stopped = None
        elif isinstance(act, entries.Started):
            now = found[act.number] = Stretch(i, len(log), act, act.law, i)
            if act.number - 1 in found:
                found[act.number - 1].end = i
        elif now is None:
            continue
        elif isinstance(act, entries.Stopped):
            now.last_act = i
            now.stopped = act
        elif isinstance(act, entries.Ruled):
            now.law = act.law
    return found


def settings_of(log: Sequence[Entry], game: Stretch) -> Settings:
    """What was agreed for a game; entries of older versions do not say it, but those before them do."""
    if game.act.agreed is not None:
        return game.act.agreed.settings
    before = [entry.act for entry in log[: game.first]]
    return [act.settings for act in before if isinstance(act, entries.Made | entries.Changed)][-1]


def law_today(log: Sequence[Entry], game: Stretch) -> str:
    """The fingerprint of the rules that a game would be played by now."""
    try:
        return law_of(rules_of(settings_of(log, game).game))
    except Unknown:
        return "no such game"


def taken_back(log: Sequence[Entry], game: Stretch) -> set[int]:
    """The entries of a game's moves that do not stand."""
    standing: list[int] = []
    gone: set[int] = set()
    for entry in log[game.first : game.end]:
        if isinstance(entry.act, entries.Moved):
            standing.append(entry.seq)
        elif isinstance(entry.act, entries.Undone):
            while standing and standing[-1] > entry.act.to:
                gone.add(standing.pop())
    return gone


def not_played(log: Sequence[Entry], game: Stretch) -> set[int]:
    """The entries of a game that mean nothing where the game itself is not played."""
    return {entry.seq for entry in log[game.first : game.last_act + 1] if type(entry.act) in OF_GAME}


def load(table: Table, log: Sequence[Entry], play_last: bool = True, checks: Mapping[int, str] | None = None) -> None:
    """Bring a new table to the end of its log.

    Without ``play_last`` not even the last game is played: somebody will put what was kept of it in its place.
    ``checks`` are digests by entry, with which the last game is compared wherever its moves stand: Differs.
    """
    for entry in played(table, log, play_last):
        expected = checks.get(entry.seq) if checks else None
        if expected and table.game is not None and digest(position_of(table.game, entry.seq)) != expected:
            raise Differs(entry.seq)


def played(table: Table, log: Sequence[Entry], play_last: bool = True) -> Iterator[Entry]:
    """Bring a new table to the end of its log; gives each entry that changes its last game, when it has."""
    games = games_in(log)
    last = max(games, default=0)
    passed: set[int] = set()
    for number, game in games.items():
        is_played = play_last and number == last and game.stopped is None
        if not is_played:
            passed |= not_played(log, game)
        elif not table.keep:  # whoever writes the record needs all that was told
            passed |= taken_back(log, game)
    for entry in log:
        if table.has_gaps:
            table.seq = entry.seq - 1
        if entry.seq in passed:
            table.pass_over(entry)
        elif table.apply(entry) & GAME:
            yield entry


def up_to(log: Sequence[Entry], number: int, ended: bool) -> Sequence[Entry]:
    """A log up to the entry that ended a game, so that nothing has happened yet that came later; or all of it."""
    return log[: games_in(log)[number].last_act + 1] if ended else log


def game_by_game(log: Sequence[Entry], first: int, last: int) -> Iterator[tuple[int, Sequence[Entry]]]:
    """Of a log these games by their numbers, each with no more before it than it needs."""
    games = games_in(log)
    before: Sequence[Entry] = log[: games[first].first + 1]
    for number in range(first, last + 1):
        game = games[number]
        own = [*before, *log[game.first + 1 : game.end]]
        yield number, own
        if number < last:
            before = _next_prelude(own, log[game.end])


def _next_prelude(log: Sequence[Entry], begins: Entry) -> Prelude:
    """For the game that this entry begins after the log of another."""
    table = Table(begins.table)
    table.has_gaps = True
    load(table, log, play_last=False)
    return prelude(table, begins)


def at_end(log: Sequence[Entry], number: int) -> Table:
    """The table as it stood when a game ended."""
    table = Table(log[0].table)
    table.has_gaps = True
    load(table, up_to(log, number, ended=True))
    return table
