"""The pause between two deals: who is waited for, and how long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.server.table.chair import Chair, company

BOTS_REST: Final = 8  # seconds at a table where no person plays, for those who watch


class Rest:
    """Bots are always ready, programs where people play, and whoever is away is not waited for."""

    since: int
    ready: set[int]  # seats

    def __init__(self, at: int) -> None:
        self.since = at
        self.ready = set()

    def asked(self, chairs: Sequence[Chair]) -> list[int]:
        return [seat for seat in company(chairs) if chairs[seat].connected]

    def all_ready(self, chairs: Sequence[Chair]) -> bool:
        asked = self.asked(chairs)
        return bool(asked) and self.ready.issuperset(asked)

    def until(self, chairs: Sequence[Chair], seconds: int) -> int | None:
        """When the table goes on without those who are not ready.

        A person alone with bots has all the time he likes; where nobody is there, whoever comes back first has.
        """
        if not any(chair.is_person for chair in chairs):
            return self.since + min(seconds, BOTS_REST) * 1000
        return self.since + seconds * 1000 if len(self.asked(chairs)) > 1 else None
