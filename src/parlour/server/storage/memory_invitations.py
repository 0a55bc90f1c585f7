"""Invitations in memory: for benches and tests."""

from __future__ import annotations

from parlour.server.storage.invitations import MOST_INVITATIONS, Invitation


class MemoryInvitations:
    def __init__(self) -> None:
        super().__init__()
        self.invited: dict[tuple[str, str], Invitation] = {}  # by guest and table

    async def invite(self, invitation: Invitation) -> None:
        self.invited[invitation.guest, invitation.table] = invitation

    async def invitations(self, guest: str, since: int) -> list[Invitation]:
        mine = [one for one in self.invited.values() if one.guest == guest and one.at >= since]
        return sorted(mine, key=lambda one: (one.at, one.table))[-MOST_INVITATIONS:]

    async def drop_invitation(self, guest: str, table: str) -> None:
        self.invited.pop((guest, table), None)
