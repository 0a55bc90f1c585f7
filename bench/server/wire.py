"""What web-socket compression would save, and what it would cost: a deal of every game, as one player hears it.

    ./dev bench server wire

For each way of compressing: the bytes sent to one socket for a move, microseconds of CPU time for a message, and the
memory that a socket keeps for it.  With its own window (``takeover``) a socket remembers what it was sent; without one
every message is compressed by itself, and once for all who are sent the same.
"""

from __future__ import annotations

import asyncio
import zlib
from random import Random
from time import process_time
from typing import NamedTuple

from parlour.registry import all_rules
from tests.server.hall import gathered, house_of, play_out, settled

WAYS = {  # window bits, memory level, a window of its own for each socket
    "takeover, 32 KB": (15, 8, True),
    "takeover, 4 KB": (12, 5, True),
    "takeover, 1 KB": (10, 3, True),
    "each by itself": (12, 5, False),
}
SMALL = 128  # bytes: such messages are sent as they are
TAIL = 4  # bytes of a flush, which are not sent


class Cost(NamedTuple):
    sent: int
    seconds: float


def packer(bits: int, memory: int) -> zlib._Compress:
    return zlib.compressobj(6, zlib.DEFLATED, -bits, memory)


def cost(messages: list[bytes], bits: int, memory: int, takeover: bool) -> Cost:
    began, sent, window = process_time(), 0, packer(bits, memory)
    for message in messages:
        if len(message) < SMALL:
            sent += len(message)
            continue
        if not takeover:
            window = packer(bits, memory)
        sent += len(window.compress(message) + window.flush(zlib.Z_SYNC_FLUSH)) - TAIL
    return Cost(sent, process_time() - began)


def kept(bits: int, memory: int) -> int:
    """Bytes that a socket's window takes, as zlib's own documentation (zconf.h) reckons them."""
    return (1 << (bits + 2)) + (1 << (memory + 9))


async def heard() -> tuple[list[bytes], int]:
    """What one player of each game is told, and how many moves that were."""
    messages: list[bytes] = []
    moves = 0
    for rules in all_rules().values():
        seats = min(max(4, rules.players[0]), rules.players[1])
        house = house_of()
        _table, people = await gathered(house, settled(rules.name, seats), seats)
        await people[0].ask("start")
        await play_out(people, Random(1))
        messages += people[0].frames
        moves += sum(len(room.table.moves) for room in house.rooms.values())
        await house.close()
    return messages, moves


def main() -> None:
    messages, moves = asyncio.run(heard())
    whole = sum(map(len, messages))
    print(f"{len(messages)} messages for {moves} moves; as they are: {whole / moves:.0f} bytes a move")
    for name, (bits, memory, takeover) in WAYS.items():
        sent, seconds = cost(messages, bits, memory, takeover)
        room = kept(bits, memory) // 1024 if takeover else 0
        each = seconds / len(messages) * 1e6
        saved = f"{sent / moves:5.0f} bytes a move ({sent / whole:.0%})"
        print(f"{name:16} {saved}, {each:4.0f} us a message, {room:3} KB a socket")


if __name__ == "__main__":
    main()
