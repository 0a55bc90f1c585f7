"""A player's part in the rounds of a game, as his client takes it for him: bound, opened, never twice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.fair.rounds import commitment, share_of


class Sharing:
    """All shares follow from the seed: a client that was cut off goes on with the same."""

    def __init__(self, seed: bytes, table: str, guest: str) -> None:
        self.seed = seed
        self.table = table
        self.guest = guest
        self.sent: set[tuple[str, int, int]] = set()

    def asked(self, fair: Mapping[str, Any], seat: int) -> dict[str, Any] | None:
        """What to send now, without number, ``seq`` and ``head``; nothing where nothing is asked of this seat."""
        game, drawing, listed = fair["game"], fair["drawing"], fair.get("listed")
        if seat in fair.get("out", ()):
            return None
        if listed is None:
            if seat in fair.get("committed", ()) or not self._is_first("commit", game, drawing):
                return None
            return {"t": "commit", "drawing": drawing, "hash": self.bound(game, drawing, seat)}
        owes = any(seat == other for other, _hash in listed) and seat not in fair.get("opened", ())
        if not owes or not self._is_first("open", game, drawing):
            return None
        following = self.bound(game, drawing + 1, seat)
        return {"t": "open", "drawing": drawing, "share": self.share(game, drawing).hex(), "next": following}

    def share(self, game: int, drawing: int) -> bytes:
        return share_of(self.seed, self.table, game, drawing)

    def bound(self, game: int, drawing: int, seat: int) -> str:
        return commitment(self.table, game, drawing, seat, self.guest, self.share(game, drawing)).hex()

    def _is_first(self, what: str, game: int, drawing: int) -> bool:
        new = (what, game, drawing) not in self.sent
        self.sent.add((what, game, drawing))
        return new
