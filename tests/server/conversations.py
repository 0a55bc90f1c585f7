"""Conversations with the server, written down once, by which a promise is kept: what was said in a version of the
protocol can be said and heard in it for ever.

``python -m tests.server.conversations`` adds one for the protocol's number, if there is none.  It is never made anew:
where what was said then is no longer understood, the protocol needs another number.
"""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from random import Random
from typing import Any

from parlour.server.protocol.messages import PROTOCOL
from tests.server.hall import Json, Person, gathered, house_of, make, play_out, settled, take_back

FOLDER = Path(__file__).parent / "before"
SAID, HEARD = "said", "heard"


def file_of(protocol: int) -> Path:
    return FOLDER / f"protocol-{protocol}.jsonl.gz"


def read(protocol: int) -> list[tuple[str, Json]]:
    lines = gzip.decompress(file_of(protocol).read_bytes()).decode().splitlines()
    return [(which, message) for which, message in map(json.loads, lines)]


class Listener(Person):
    """Keeps both sides of what is said."""

    def __init__(self, *who: Any) -> None:
        self.both: list[tuple[str, Json]] = []
        super().__init__(*who)

    def take(self, payload: bytes) -> None:
        self.both.append((HEARD, json.loads(payload)))
        super().take(payload)

    def say(self, t: str, **fields: Any) -> int:
        self.both.append((SAID, {"t": t, "id": self.number + 1, **fields}))
        return super().say(t, **fields)


async def conversation() -> list[tuple[str, Json]]:
    """Somebody plays with others and alone, talks, asks, errs, takes back, watches, and is told of it all."""
    house = house_of()
    await house.open()
    ann = Listener(house, "ann", "Ann")
    await make(house, ann, settled("nap", undo=True, hints=True, next_deal=0))
    others = [Person(house, f"guest{i}", f"Name {i}") for i in range(3)]
    for person in others:
        assert ann.table is not None
        await person.ask("enter", table=ann.table["id"])
        await person.ask("sit")
    await ann.ask("say", text="Good evening")
    await ann.ask("mute", guest="guest1", on=True)
    await ann.ask("start")
    for wrong in ("play XX", "play 2C", "sing"):
        await ann.move(wrong)
    await ann.ask("hint")
    await ann.ask("ping")
    await ann.ask("pace", pace="brisk")
    await ann.ask("decide", question=1, against=None)
    people = [ann, *others]
    asked = next(person for person in people if person.is_asked())
    assert asked.view is not None
    await asked.move("pass")
    await take_back(asked, people)
    await play_out(people, Random(1))
    heard = ann.both
    for game in ("ecarte", "loto", "poker", "vingt-un"):
        seats = 2 if game == "ecarte" else 3
        bob = Listener(house, f"bob at {game}", "Bob")
        await make(house, bob, settled(game, seats), [None, *["random"] * (seats - 1)])
        await bob.ask("set", hints=True)
        await bob.ask("start")
        await play_out([bob], Random(1))
        await bob.ask("stand")
        heard += bob.both
    table, _people = await gathered(house, settled("jig", 2), 2)
    await ann.ask("enter", table=table)
    await ann.ask("enter", table="nowhere")
    await house.close()
    return heard


def main() -> None:
    file = file_of(PROTOCOL)
    if file.exists():
        raise SystemExit(f"{file.name} is there: what was promised stays")
    lines = [json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in asyncio.run(conversation())]
    file.write_bytes(gzip.compress("\n".join(lines).encode(), mtime=0))


if __name__ == "__main__":
    main()
