"""Blocks in memory: for benches and tests."""

from __future__ import annotations

from parlour.server.storage.blocks import MOST_BLOCKS, Blocked, TooManyBlocks
from parlour.server.table.callers import Blocks


class MemoryBlocks:
    def __init__(self) -> None:
        super().__init__()
        self.blocked: dict[tuple[str, str], Blocked] = {}  # by guest and other

    async def block(self, guest: str, blocked: Blocked) -> None:
        if (guest, blocked.guest) not in self.blocked and len(await self.blocked_by(guest)) >= MOST_BLOCKS:
            raise TooManyBlocks(f"at most {MOST_BLOCKS}")
        self.blocked[guest, blocked.guest] = blocked

    async def unblock(self, guest: str, other: str) -> bool:
        return self.blocked.pop((guest, other), None) is not None

    async def blocked_by(self, guest: str) -> list[Blocked]:
        mine = [blocked for (by, _other), blocked in self.blocked.items() if by == guest]
        return sorted(mine, key=lambda one: (-one.at, one.guest))

    async def blocks_about(self, guest: str) -> Blocks:
        pairs = list(self.blocked)
        return Blocks({other for by, other in pairs if by == guest}, {by for by, other in pairs if other == guest})

    def _forget_blocks(self, guest: str) -> None:
        self.blocked = {pair: blocked for pair, blocked in self.blocked.items() if guest not in pair}
