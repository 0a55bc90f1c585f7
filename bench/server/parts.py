"""What the parts of a move cost, each measured alone: one game at one table, without sockets.

    python bench/server/parts.py GAME DEALS SEATS

Prints one line of JSON: by part, the microseconds of CPU time that a move takes there; the best of some runs.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import process_time

from parlour.bots.thoughts import pickled
from parlour.core.chance import advance, seeded
from parlour.fair.drawings import Drawing
from parlour.fair.rounds import NEEDED_AHEAD, RoundChance, commitment, share_of
from parlour.law.fingerprint import law_of
from parlour.server.net.masks import unmasked
from parlour.server.protocol.commands import COMMANDS
from parlour.server.protocol.messages import ENCODER
from parlour.server.protocol.settings import Settings
from parlour.server.room.viewers import Viewers
from parlour.server.storage.opening import open_sqlite
from parlour.server.storage.store import Batch
from parlour.server.table import entries
from parlour.server.table.chain import Chain
from parlour.server.table.entries import AnyAct, Entry
from parlour.server.table.recording import record_of
from parlour.server.table.records import packed
from parlour.server.table.rounds import NOT_DUE
from parlour.server.table.sent_view import SharedJson
from parlour.server.table.table import BEGUN, GAME, Table

RUNS = 5
MOST_MOVES = 100_000
AT_ONCE = 50  # entries in a commit, as many as there are tables


class Evening:
    """One game: people commit, open and move as they come to it."""

    def __init__(self, game: str, deals: int, seats: int, moves: int = MOST_MOVES, undo: bool = False) -> None:
        self.table = Table("a-table")
        self.log: list[Entry] = []
        self.seeds = [os.urandom(32) for _seat in range(seats)]
        self.state = seeded(1)
        settings = Settings(game, {"players": seats, "deals": deals}, undo=undo)
        self.do(entries.Made("guest0", settings, os.urandom(32).hex()))
        for seat in range(seats):
            self.do(entries.Sat(f"guest{seat}", f"Guest {seat}", seat, True))
        self.do(entries.Started(1, os.urandom(32).hex(), law=law_of(self.table.rules), scheme=2, ahead=NEEDED_AHEAD))
        while self.table.playing and len(self.table.moves) < moves:
            self.step()

    def do(self, act: AnyAct) -> None:
        entry = Entry(self.table.id, len(self.log) + 1, 1_700_000_000_000 + len(self.log), act)
        self.table.apply(entry)
        self.log.append(entry)

    def step(self) -> None:
        table, game = self.table, self.table.game
        assert game is not None
        assert table.chain is not None
        head = table.chain.last
        if table.rounds.due != NOT_DUE:
            self.do(self.part(head))
            return
        seat = game.to_act[0]
        self.state = advance(self.state)
        self.do(entries.Moved(seat, table.notation.write(game.pick(seat, self.state)), "person", head))

    def part(self, head: str) -> AnyAct:
        """What the round that is due waits for."""
        rounds = self.table.rounds
        drawing = rounds.due
        if rounds.listed is not None:
            seat = rounds.missing[0]
            return entries.Opened(seat, drawing, self.share(seat, drawing).hex(), self.bound(seat, drawing + 1), head)
        chairs = self.table.chairs
        seat = next(seat for seat, chair in enumerate(chairs) if not rounds.has_committed(seat, chair))
        return entries.Committed(seat, drawing, self.bound(seat, drawing), head)

    def share(self, seat: int, drawing: int) -> bytes:
        return share_of(self.seeds[seat], self.table.id, 1, drawing)

    def bound(self, seat: int, drawing: int) -> str:
        return commitment(self.table.id, 1, drawing, seat, f"guest{seat}", self.share(seat, drawing)).hex()


def best(work: Callable[[], object]) -> float:
    """Seconds of CPU time."""
    found = []
    for _run in range(RUNS):
        begun = process_time()
        work()
        found.append(process_time() - begun)
    return min(found)


def applied(log: list[Entry], keep: bool, only: tuple[type, ...] = ()) -> float:
    """The best time of doing all entries again, or those of some kinds."""
    found = []
    for _run in range(RUNS):
        table = Table(log[0].table, keep=keep)
        spent = 0.0
        for entry in log:
            begun = process_time()
            table.apply(entry)
            if not only or isinstance(entry.act, only):
                spent += process_time() - begun
        found.append(spent)
    return min(found)


def again(log: list[Entry]) -> Table:
    """A table that has kept what a record is made of."""
    table = Table(log[0].table, keep=True)
    for entry in log:
        table.apply(entry)
    return table


def chained(table: Table) -> None:
    assert table.chain is not None
    assert table.chain.links is not None
    first, *links = table.chain.links
    chain = Chain(table.secret, table.id, 1, first.seq, first.public)
    for link in links:
        chain.add(link.seq, link.public, link.sealed, link.mover)


def messages_of(log: list[Entry]) -> list[tuple[bytes, bytes]]:
    """What the players have sent, as it comes: masked, each with its mask."""
    found = []
    for entry in log:
        act, seen = entry.act, {"seq": entry.seq - 1, "head": "0" * 64}
        if isinstance(act, entries.Moved):
            found.append({"t": "move", "id": entry.seq, "move": act.move, "window": entry.seq, **seen})
        elif isinstance(act, entries.Opened):
            shown = {"drawing": act.drawing, "share": act.share, "next": act.next}
            found.append({"t": "open", "id": entry.seq, **shown, **seen})
    masks = [os.urandom(4) for _message in found]
    return [(unmasked(ENCODER.encode(one), mask), mask) for one, mask in zip(found, masks, strict=True)]


def seen_by_all(log: list[Entry]) -> float:
    """The best time of what is new in the views of all seats, after every entry that changed the game."""
    found = []
    for _run in range(RUNS):
        table, shared = Table(log[0].table), SharedJson()
        viewers: list[Viewers] = []
        spent = 0.0
        for entry in log:
            changed = table.apply(entry)
            if changed & BEGUN:
                viewers = [Viewers(seat, shared) for seat in range(len(table.chairs))]
                for one in viewers:
                    one.brief = True  # as the bench's players ask to be told
            if changed & GAME and table.game is not None:
                begun = process_time()
                for one in viewers:
                    one.view_news(table.game)
                spent += process_time() - begun
        found.append(spent)
    return min(found)


def written(log: list[Entry]) -> float:
    """CPU time of a log on its way to SQLite."""

    async def write() -> float:
        with tempfile.TemporaryDirectory(prefix="parlour") as folder:
            store = await open_sqlite(Path(folder) / "parlour.db")
            begun = process_time()
            for first in range(0, len(log), AT_ONCE):
                await store.append(Batch(log[first : first + AT_ONCE], {}, {}))
            return process_time() - begun

    return asyncio.run(write())


def parts(evening: Evening) -> tuple[dict[str, float], dict[str, float]]:
    """Seconds by part for the whole game: in the server, and in the process that makes its record."""
    table, log = evening.table, evening.log
    chance = table.chance
    assert isinstance(chance, RoundChance)
    of_rounds = (entries.Committed, entries.Opened, entries.Closed)
    kept = again(log)
    chain = best(lambda: chained(kept))
    whole, rounds = applied(log, keep=False), applied(log, False, of_rounds)
    of_shares = chain * sum(isinstance(entry.act, of_rounds) for entry in log) / len(log)
    record = record_of(log, 1, "then")
    sent = messages_of(log)
    in_server = {
        "the rules, and what they tell": whole - rounds - (chain - of_shares),
        "heads of the chain": chain,
        "commitments, openings and deals": max(0.0, rounds - of_shares),
        "promises": best(lambda: [Drawing(table.secret, n, chance.pack) for n in range(chance.first)]),
        "messages unmasked and read": best(lambda: [COMMANDS.decode(unmasked(*one)) for one in sent]),
        "views of all seats, and what is new in them": seen_by_all(log),
        "the log in SQLite": written(log),
        "sent to be recorded": best(lambda: entries.bundle(log)),
    }
    of_record = {
        "played again": applied(log, keep=False),
        "what everybody sees, gathered": applied(log, keep=True) - whole,
        "the whole record": best(lambda: record_of(log, 1, "then")),
        "and packed": best(lambda: packed(record)),
    }
    return in_server, of_record


def main() -> None:
    evening = Evening(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
    moves = len(evening.table.moves)
    in_server, of_record = [{name: s / moves * 1e6 for name, s in found.items()} for found in parts(evening)]
    assert evening.table.game is not None
    thought = best(lambda: pickled(evening.table.game)) * 1e6  # type: ignore[arg-type]
    found = {"moves": moves, "entries": len(evening.log), "pickled": thought}
    print("parts", json.dumps({**found, "parts": in_server, "record": of_record}))


if __name__ == "__main__":
    main()
