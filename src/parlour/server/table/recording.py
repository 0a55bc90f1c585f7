"""Making the record of a game from the log of its table: the game is played once more, before the eyes of everybody."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from parlour.core.events import WATCHER
from parlour.core.rules import LETTERS
from parlour.server.protocol.api import How
from parlour.server.protocol.cards import GameCard
from parlour.server.protocol.settings import Settings
from parlour.server.table import entries
from parlour.server.table.agreed import Agreed, Seated
from parlour.server.table.entries import Entry
from parlour.server.table.info import MOST_TOLD
from parlour.server.table.position import Position, eyes_of
from parlour.server.table.records import NOTHING, Record, Seen, Text, checked
from parlour.server.table.scribes import scribe_for
from parlour.server.table.standing import load, played, up_to
from parlour.server.table.table import Table
from parlour.server.table.view_json import EventsJson, SentView, whole_view
from parlour.version import __version__


class Pool:
    """Pieces of text, each kept once."""

    def __init__(self) -> None:
        self.pieces: list[str] = []
        self._at: dict[str, int] = {}

    def put(self, piece: str) -> int:
        at = self._at.get(piece)
        if at is None:
            at = self._at[piece] = len(self.pieces)
            self.pieces.append(piece)
        return at

    def put_all(self, pieces: Sequence[str]) -> list[int]:
        return [self.put(piece) for piece in pieces]


def record_of(log: Sequence[Entry], number: int, how: How = "running", only: int | None = None) -> Record:
    """The record of a game that has ended, or of the last one as far as it has gone; for all eyes, or only these."""
    log = up_to(log, number, how != "running")
    table = Table(log[0].table, keep=True)
    table.by_other_rules = how == "later"
    load(table, log)
    game = table.game
    assert game is not None
    record = _head(table, how)
    eyes = eyes_of(game) if only is None else [only]
    pool = Pool()
    steps = _steps(log, eyes, pool)
    scribe = scribe_for(table, eyes)
    for one in eyes:
        told = [(seq, events) for seq, _at, events, _view, _change in steps[one]][-MOST_TOLD:]
        view = pool.put(whole_view(game.view(one)).decode())
        record.seen[one] = Seen(steps[one], told, view, Text(pool.put_all(scribe.told_to(one).split("\n")), None))
    if record.is_open:
        opened = scribe.everything()  # checked now, by the rules it was played by
        record.opened = Text(pool.put_all(opened.split("\n")), checked(opened))
    record.pool = pool.pieces
    return record


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
    )


def stopped_record(table: Table, position: Position | None) -> Record:
    """Of a game that could not go on: what everybody saw last, and no result."""
    record = _head(table, "stopped")
    if position is None:
        return record
    pool = Pool()
    nothing = pool.put("[]")
    for eyes, view in zip([*range(len(position.views) - 1), WATCHER], position.views, strict=True):
        at = pool.put(msgspec.json.encode(view).decode())
        record.seen[eyes] = Seen([(position.seq, table.ended_at, nothing, at, NOTHING)], [], at, Text([], None))
    record.pool = pool.pieces
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


def _steps(log: Sequence[Entry], eyes: list[int], pool: Pool) -> dict[int, list[tuple[int, int, int, int, int]]]:
    """By eyes: what was told at each entry of the last game, and how the table looked then."""
    steps: dict[int, list[tuple[int, int, int, int, int]]] = {one: [] for one in eyes}
    sent: dict[int, SentView] = {}
    table = Table(log[0].table)
    table.by_other_rules = True  # whether it is the same was looked at before
    for entry in played(table, log):
        game = table.game
        if game is None or isinstance(entry.act, entries.Undone):
            continue  # what was taken back is not in the record at all
        happened = EventsJson(game.pack, game.ledger.names, game.events[table.marks[-1][1] :])
        for one in eyes:
            events = pool.put(happened.for_eyes(one).decode())
            view = game.view(one)
            whole = change = NOTHING
            if one in sent:
                change = pool.put(sent[one].change(view).decode())
            else:
                sent[one] = SentView(view)
                whole = pool.put(whole_view(view).decode())
            steps[one].append((entry.seq, entry.at, events, whole, change))
    return steps
