"""Who there is, in memory: for benches and tests."""

from __future__ import annotations

from parlour.server.storage.people import Guest, Session


class MemoryGuests:
    def __init__(self) -> None:
        super().__init__()
        self.guests: dict[str, Guest] = {}
        self.gone: set[str] = set()
        self.sessions: dict[str, Session] = {}

    def _has_account(self, guest: str) -> bool:
        return guest in self.guests and bool(self.guests[guest].login)

    def _is_lost(self, guest: str, now: int) -> bool:
        """Whether nobody can be this guest any more."""
        return not self._has_account(guest) and not any(
            one.guest == guest and one.expires > now for one in self.sessions.values()
        )
