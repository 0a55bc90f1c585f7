"""Entries to write, and what a log must look like afterwards."""

from __future__ import annotations

from parlour.server.storage.store import Batch, Store
from parlour.server.table.entries import AnyAct, Entry, Moved


def entry(table: str, seq: int, act: AnyAct | None = None) -> Entry:
    """By default a move that can be told from every other."""
    return Entry(table, seq, 1_000 + seq, act or Moved(seq % 4, f"play {table} {seq}"))


def log(table: str, *seqs: int) -> Batch:
    return Batch([entry(table, seq) for seq in seqs], {}, {})


async def length(store: Store, table: str) -> int:
    """The number of entries, each of which must be the one that belongs there."""
    found = await store.entries(table)
    assert found == [entry(table, seq) for seq in range(1, len(found) + 1)]
    return len(found)
