"""What is written of one table at a time, as text that a browser can put away, and read again."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from parlour.server.protocol.cards import GameCard, TableCard
from parlour.server.storage.store import Batch
from parlour.server.table.entries import entry_of


class Kept(Struct, omit_defaults=True):
    """Of one table, in the order in which it came; bytes are written in base64."""

    entries: list[tuple[int, int, str]] = []  # number, moment and act of each
    card: TableCard | None = None
    games: list[GameCard] = []
    records: list[tuple[int, bytes]] = []  # by the number of their game
    checkpoints: list[tuple[int, int, bytes]] = []  # by this and the entry
    reviews: list[tuple[int, bytes]] = []


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Kept] = msgspec.json.Decoder(Kept)


def written(batch: Batch) -> dict[str, str]:
    """A batch as one text for each table that it is about."""
    by_table: dict[str, Kept] = {}

    def of(table: str) -> Kept:
        return by_table.setdefault(table, Kept([], None, [], [], [], []))

    for entry in batch.entries:
        of(entry.table).entries.append((entry.seq, entry.at, entry.data()))
    for table, card in batch.tables.items():
        of(table).card = card
    for game in batch.games.values():
        of(game.table).games.append(game)
    for (table, number), record in batch.records.items():
        of(table).records.append((number, record))
    for (table, number, seq), checkpoint in batch.checkpoints.items():
        of(table).checkpoints.append((number, seq, checkpoint))
    for (table, number), review in batch.reviews.items():
        of(table).reviews.append((number, review))
    return {table: _encoder.encode(kept).decode() for table, kept in by_table.items()}


def read(table: str, text: str) -> Batch:
    """The batch again, as far as it was about this table.  MsgspecError, or Newer, where it cannot be read."""
    kept = _decoder.decode(text)
    return Batch(
        [entry_of(table, seq, at, data) for seq, at, data in kept.entries],
        {} if kept.card is None else {table: kept.card},
        {(table, game.number): game for game in kept.games},
        records={(table, number): record for number, record in kept.records},
        checkpoints={(table, number, seq): checkpoint for number, seq, checkpoint in kept.checkpoints},
        reviews={(table, number): review for number, review in kept.reviews},
    )
