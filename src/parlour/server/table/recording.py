"""Making the record of a game from the log of its table: played once more, with what everybody is told gathered."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from parlour.core.events import WATCHER
from parlour.core.rules import LETTERS
from parlour.server.protocol.api import How
from parlour.server.protocol.cards import GameCard
from parlour.server.protocol.messages import ENCODER
from parlour.server.protocol.settings import Settings
from parlour.server.table import info
from parlour.server.table.agreed import Agreed, Seated
from parlour.server.table.entries import Entry
from parlour.server.table.gathering import Gathered, Pool
from parlour.server.table.info import MOST_TOLD
from parlour.server.table.position import Position
from parlour.server.table.records import NOTHING, Record, Seen, Text, checked
from parlour.server.table.scribes import scribe_for
from parlour.server.table.standing import load, up_to
from parlour.server.table.table import Table
from parlour.server.table.view_json import whole_view
from parlour.version import __version__

Sheets = list[tuple[int, dict[int, bytes]]]  # entry, and by eyes the deal that ended with it


def record_of(log: Sequence[Entry], number: int, how: How = "running", only: int | None = None) -> Record:
    """The record of a game that has ended, or of the last one as far as it has gone; for all eyes, or only these.

    Of games before it the log may lack everything but how they began.
    """
    log = up_to(log, number, how != "running")
    table = Table(log[0].table, keep=True)
    table.only = only
    table.by_other_rules = how == "later"
    table.has_gaps = True
    sheets: Sheets = []
    table.on_sheet = lambda: sheets.append((table.seq, _sheets_now(table)))
    load(table, log)
    table.on_sheet = lambda: None  # or it would hold itself, and be left to the collector
    return _recorded(table, how, sheets)


def everything_of(log: Sequence[Entry], number: int) -> tuple[str, list[tuple[int, int]]]:
    """A finished game with every card, whether its table opens them or not, and how many steps each entry brought.

    It is for whoever reckons, and is shown to nobody.
    """
    log = up_to(log, number, ended=True)
    table = Table(log[0].table, keep=True)
    table.has_gaps = True
    load(table, log)
    scribe = scribe_for(table)
    return scribe.everything(), scribe.written


def _sheets_now(table: Table) -> dict[int, bytes]:
    """The deal that ends just now, for everybody whose eyes the record has."""
    assert table.game is not None
    eyes = table.readers(table.game) if table.gathered is None else table.gathered.eyes
    return {one: ENCODER.encode(info.sheet_now(table, one)) for one in eyes}


def _recorded(table: Table, how: How, sheets: Sheets) -> Record:
    """The record of the game on a table that has gathered what everybody was told of it."""
    gathered, game = table.gathered, table.game
    assert gathered is not None
    assert game is not None
    record = _head(table, how)
    record.deals = info.deals_begun(table)
    standing = {step.seq for step in gathered.steps}
    pool = gathered.pool
    scribe = scribe_for(table)
    files = scribe.told(pool)
    decided = [pool.put(line.encode()) for line in committee_lines(table)]
    for i, one in enumerate(gathered.eyes):
        steps = _steps(gathered, i)
        told = [(seq, events) for seq, _at, events, _view, _change in steps][-MOST_TOLD:]
        view = pool.put(whole_view(game.view(one)))
        ended = [(seq, pool.put(of[one])) for seq, of in sheets if seq in standing]
        record.seen[one] = Seen(steps, told, view, Text([*decided, *files[one]], None), ended)
    if record.is_open:
        opened = scribe.everything()
        record.written = scribe.written
        record.opened = Text([*decided, *[pool.put(line.encode()) for line in opened.split("\n")]], checked(opened))
    record.pool = [piece.decode() for piece in pool.pieces]
    return record


def _steps(gathered: Gathered, i: int) -> list[tuple[int, int, int, int, int]]:
    first, *later = gathered.steps
    begin = (first.seq, first.at, first.events[i], first.changes[i], NOTHING)
    return [begin, *[(step.seq, step.at, step.events[i], NOTHING, step.changes[i]) for step in later]]


def committee_lines(table: Table) -> list[str]:
    """What the committee was asked and has decided, as remarks at the head of a record's file."""
    found = []
    for question in table.questions:
        asked = f"# committee, entry {question.seq}: {table.chairs[question.seat].label} asks about {question.clause}"
        against = "nothing follows" if question.against is None else f"against {table.chairs[question.against].label}"
        found.append(f"{asked}; {question.by}: {against}" if question.by else f"{asked}; not decided")
    return found


def _head(table: Table, how: How) -> Record:
    assert table.agreed is not None
    game = table.game
    assert game is not None
    return Record(
        table.id,
        table.number,
        table.agreed,
        tuple(table.players),
        __version__,
        table.law,
        how,
        game.over and not table.was_stopped,
        table.started_at,
        table.ended_at,
        list(game.result) if game.over else [],
        seen={},
        questions=list(table.questions),
        later=dict(table.later),
        made=info.made_by_others(table),
        abandoned=[seat for seat, chair in enumerate(table.chairs) if chair.bot and table.holder(seat)],
    )


def stopped_record(table: Table, position: Position | None) -> Record:
    """Of a game that could not go on: what everybody saw last, and no result."""
    record = _head(table, "stopped")
    if position is None:
        return record
    pool = Pool()
    nothing = pool.put(b"[]")
    for eyes, view in zip([*range(len(position.views) - 1), WATCHER], position.views, strict=True):
        at = pool.put(msgspec.json.encode(view))
        record.seen[eyes] = Seen([(position.seq, table.ended_at, nothing, at, NOTHING)], [], at, Text([], None))
    record.pool = [piece.decode() for piece in pool.pieces]
    return record


def lost_record(card: GameCard, settings: Settings) -> Record:
    """Of a game that cannot be played again: what its card says."""
    seats = tuple([Seated(LETTERS[player.seat], player.guest, player.name) for player in card.players])
    agreed = Agreed(settings, seats)
    guests = tuple([player.guest for player in card.players])
    result = list(card.result)
    return Record(
        card.table, card.number, agreed, guests, "", "", "lost", bool(result), card.started, card.ended, result
    )
