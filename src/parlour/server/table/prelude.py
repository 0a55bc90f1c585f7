"""What a log needs before a game so that the game can be played again: the table as it stood, in the fewest entries.

However many games a table has seen, only how it stood when the last one began is kept for that game's record.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.server.table import entries
from parlour.server.table.dealing import Dealing
from parlour.server.table.entries import AnyAct, Entry

Prelude = Sequence[Entry]  # the entry that begins the game comes last


def prelude(table: Dealing, begins: Entry) -> Prelude:
    """For the game that this entry is about to begin at a table."""
    return [*[Entry(table.id, begins.seq - 1, table.at, act) for act in _as_it_stands(table)], begins]


def _as_it_stands(table: Dealing) -> Iterator[AnyAct]:
    """Acts that bring a new table to where this one stands between two games, as far as the next one depends on it."""
    yield entries.Made(table.host, table.settings, table.next_secret.hex(), packs=table.packs)
    for seat, chair in enumerate(table.chairs):
        if chair.guest:
            yield entries.Sat(chair.guest, chair.name, seat, chair.connected, chair.at, program=chair.program)
        if chair.bot:
            yield entries.SeatedBot(seat, chair.bot)
    for seat, nonce in table.earliest.items():
        yield entries.Nonced(seat, 0, nonce.hex())
