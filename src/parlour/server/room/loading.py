"""Loading a table: its log, and where its last game was played by other rules than those of today, what was kept of it.

Nothing changes silently.  A finished game is shown as it was written down.  A running one is played again and compared
with its checkpoints; where it comes out otherwise, or not at all, it is stopped as it was last seen.  What a newer
program has written and this one cannot read is neither: such a table is refused, and left as it is.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from msgspec import Struct

from parlour.law.fingerprint import is_read, law_of
from parlour.registry import all_rules
from parlour.server.protocol.cards import GameCard
from parlour.server.room.archive import Archive, digests
from parlour.server.storage.store import Store
from parlour.server.table import entries
from parlour.server.table.entries import AnyAct, Entry
from parlour.server.table.kept import KeptGame
from parlour.server.table.position import Checkpoint, unpacked
from parlour.server.table.standing import Stretch, games_in, law_today, load, settings_of, taken_back
from parlour.server.table.table import Differs, Table
from parlour.server.table.waits import Waits

log = logging.getLogger("parlour.server")

LONG = 300  # entries: more are read in a thread, so that nobody waits for them


class Loaded(Struct):
    """A table, and what must be put into its log by whoever drives it."""

    table: Table
    due: list[AnyAct] = []
    kept: KeptGame | None = None  # stands for its last game


async def load_table(store: Store, archive: Archive, id: str, waits: Waits) -> Loaded | None:
    """The table of this id as its log makes it; None where there is none."""
    written = await store.entries(id)
    if not written:
        return None
    table = Table(id, waits)
    games = games_in(written)
    last = games[max(games)] if games else None
    if last is not None:
        await read_law(settings_of(written, last).game)
    if last is None or last.stopped is not None or last.law == law_today(written, last):
        await _off_loop(load, table, written)
        return Loaded(table)
    return await _judged(store, archive, table, written, last)


async def read_law(game: str) -> None:
    """Know the law of a game by heart before its fingerprint is asked for: reading it takes too long for the loop."""
    rules = all_rules().get(game)
    if rules is not None and not is_read(rules):
        await asyncio.to_thread(law_of, rules)


async def _off_loop(work: Callable[..., None], table: Table, written: Sequence[Entry], *more: object) -> None:
    if len(written) > LONG:
        await asyncio.to_thread(work, table, written, *more)
    else:
        work(table, written, *more)


async def _judged(store: Store, archive: Archive, table: Table, written: Sequence[Entry], last: Stretch) -> Loaded:
    """A table whose last game was played by other rules."""
    number = last.act.number
    record = await archive.stored(table.id, number)
    if record is not None:
        load(table, written, play_last=False)
        return _with(table, record.kept_game())
    card = await store.game(table.id, number)
    checkpoints = [unpacked(data) for data in await store.checkpoints(table.id, number)]
    table.by_other_rules = True
    try:
        await _off_loop(load, table, written, True, digests(checkpoints))
        _compare(table, card)
    except Exception as error:  # whatever other rules may say to moves that were not made by them
        log.warning("game %d of table %s is not the same by today's rules: %s", number, table.id, error)
        return _halted(Table(table.id, table.waits), written, last, card, checkpoints)
    return Loaded(table, [entries.Ruled(law_today(written, last))] if table.playing else [])


def _compare(table: Table, card: GameCard | None) -> None:
    """A game that was over then must be over now, and with the same result."""
    game = table.game
    assert game is not None
    if card is not None and card.ended and (not game.over or list(card.result) != game.result):
        raise Differs(table.game_seq)


def _halted(
    table: Table, written: Sequence[Entry], last: Stretch, card: GameCard | None, checkpoints: list[Checkpoint]
) -> Loaded:
    """A table whose last game cannot be played on, or again: it stands there as it was last seen."""
    load(table, written, play_last=False)
    assert table.agreed is not None
    if card is not None and card.ended:
        return _with(table, KeptGame(table.agreed, None, card.ended, list(card.result)))
    gone = taken_back(written, last)
    standing = [checkpoint.position for checkpoint in checkpoints if checkpoint.position.seq not in gone]
    position = standing[-1] if standing else None
    loaded = _with(table, KeptGame(table.agreed, position, table.at, [], stopped=True))
    loaded.due = [entries.Stopped(law_today(written, last), position)]
    return loaded


def _with(table: Table, kept: KeptGame) -> Loaded:
    table.show(kept)
    return Loaded(table, kept=kept)
