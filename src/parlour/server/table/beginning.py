"""How a game begins: with all that is agreed for it, and where a match was laid, by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.fair.chance import new_secret
from parlour.fair.rounds import NEEDED_AHEAD
from parlour.law.fingerprint import law_of
from parlour.server.table import entries
from parlour.server.table.agreed import agreed_now
from parlour.server.table.table import Table

SCHEME: Final = 2  # of fair deals


def begun(table: Table, empty: Sequence[int]) -> entries.Started:
    """The next game begins; these seats stay empty."""
    agreed = agreed_now(table.settings, table.options, table.chairs, table.usual_bot(), list(empty))
    rests = table.settings.next_deal > 0
    law = law_of(table.rules)
    return entries.Started(table.number + 1, new_secret().hex(), agreed, law, SCHEME, rests, NEEDED_AHEAD)


def match_until(table: Table) -> int | None:
    """When the match of this table begins: as soon as everybody is there, and later with whoever is.

    None where no match was laid, it has begun, or nobody is there; nor once the packs that it would play are known.
    """
    if table.packs is not None and not table.sealed:
        return None
    if not table.kept_for or table.number or not any(chair.connected for chair in table.chairs):
        return None
    if all(chair.connected or chair.bot for chair in table.chairs):
        return table.at
    return table.laid_at + table.waits.match
