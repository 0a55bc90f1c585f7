"""A house in this process, and people in it who keep what they are told as a client would."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from random import Random
from time import monotonic
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from parlour.core.rules import Rules
from parlour.fair.chance import SECRET_BYTES
from parlour.fair.sharing import Sharing
from parlour.registry import all_rules
from parlour.server.net.buckets import Clock
from parlour.server.net.limits import Limits, unlimited
from parlour.server.protocol.api import NewTable
from parlour.server.protocol.messages import AnyMessage
from parlour.server.protocol.settings import Settings
from parlour.server.room.connection import Connection
from parlour.server.room.house import House
from parlour.server.room.strain import Strain, nobody_knows
from parlour.server.room.thinking import Inline, Pace
from parlour.server.storage.memory import MemoryStore
from parlour.server.storage.store import Store
from parlour.server.table.callers import Caller
from parlour.server.table.table import Table
from parlour.server.table.waits import USUAL, Waits

Json = dict[str, Any]
MESSAGES: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)
FREE = unlimited()
LITTLE = 1e-9  # of what a review usually reckons


class Time:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.ms = 1_000_000

    def __call__(self) -> int:
        return self.ms


def house_of(
    store: Store | None = None,
    limits: Limits = FREE,
    now: Callable[[], int] | None = None,
    waits: Waits = USUAL,
    pace: Pace | None = None,
    hold: float = 0.0,
    clock: Clock = monotonic,
) -> House:
    house = House(
        store or MemoryStore(),
        limits=limits,
        thinking=Inline(0.02),
        pace=pace or Pace(0.0, 0.0),
        waits=waits,
        now=now,
        hold=hold,
        clock=clock,
    )
    house.reviews.more = LITTLE
    house.batches.strain = at_ease()
    return house


def at_ease() -> Strain:
    """However busy the tests are."""
    return Strain(work=nobody_knows)


def overworked() -> Strain:
    """Of a server that has done nothing but work whenever it looks."""
    return Strain(count(0.0).__next__, count(0.0).__next__)


def fixed_secrets(monkeypatch: pytest.MonkeyPatch, seed: int = 0) -> None:
    """From now on the games of all houses are dealt as this seed says, the same in every run."""
    chance = Random(seed)
    named = SimpleNamespace(token_urlsafe=lambda size: chance.randbytes(size).hex())  # a cut hangs on the table's id
    monkeypatch.setattr("parlour.server.room.house.secrets", named)
    for module in ("room.house", "room.agreeing", "table.beginning"):
        monkeypatch.setattr(f"parlour.server.{module}.new_secret", lambda: chance.randbytes(SECRET_BYTES))


def games_for(seats: int) -> list[Rules]:
    """Every game that so many can play, as it is usually played."""
    found = []
    for rules in all_rules().values():
        least, most = rules.players
        if least <= seats <= most:
            found.append(rules)
    return found


def a_game(seats: int = 4) -> str:
    return games_for(seats)[0].name


def settled(game: str, seats: int = 4, **more: Any) -> Settings:
    return Settings(game, {"players": seats, "deals": 1}, **more)


async def make(house: House, host: Person, settings: Settings, bots: list[str | None] | None = None) -> str:
    """A table made by somebody who then looks at it."""
    caller = Caller(host.guest, host.name, here=False, program=host.connection.caller.program)
    table = await house.make(caller, NewTable(settings, bots or []), host.connection.address)
    await host.ask("enter", table=table)
    return table


async def gathered(house: House, settings: Settings, seats: int) -> tuple[str, list[Person]]:
    """A table with a person on every seat."""
    people = [Person(house, f"guest{i}", f"Name {i}") for i in range(seats)]
    table = await make(house, people[0], settings)
    for person in people[1:]:
        await person.ask("enter", table=table)
        assert (await person.ask("sit"))["t"] == "news"
    return table, people


class Person:
    def __init__(self, house: House, guest: str, name: str = "Ann", address: str = "", program: bool = False) -> None:
        self.house = house
        self.guest = guest
        self.name = name
        self.told: list[Json] = []
        self.frames: list[bytes] = []
        self.answers: dict[int, Json] = {}
        self.closed: tuple[int, str] | None = None
        self.view: Json | None = None
        self.table: Json | None = None
        self.you: int | None = None
        self.fair: Json | None = None
        self.rest: Json | None = None
        self.sheet: Json | None = None
        self.head = ""
        self.shares = True  # answers by itself what a round asks
        self._sharing: Sharing | None = None
        self.seq = 0
        self.number = 0
        self.connection = self.connected(Caller(guest, name, program=program), address)

    def connected(self, caller: Caller, address: str) -> Connection:
        connection = Connection(self.house, caller, self.hear, self.hang_up, address=address)
        self.house.welcome(connection)
        return connection

    def hang_up(self, code: int, reason: str) -> None:
        self.closed = (code, reason)

    def hear(self, data: bytes) -> None:
        for payload in payloads(data):
            self.frames.append(payload)
            self.take(payload)

    def take(self, payload: bytes) -> None:
        message = msgspec.json.decode(payload)
        assert not unknown(message, msgspec.to_builtins(MESSAGES.decode(payload)))
        self.told.append(message)
        if message.get("re") is not None:
            assert message["re"] not in self.answers, "two answers to one message"
            self.answers[message["re"]] = message
        if message["t"] in ("table", "news"):
            self.learn(message)

    def learn(self, message: Json) -> None:
        assert message["t"] == "table" or message["seq"] == self.seq + 1, "an entry was left out"
        self.seq = message["seq"]
        self.table = message.get("table", self.table)
        self.you = message.get("you", self.you)
        self.head = message.get("head", self.head)
        self.fair = message.get("fair", self.fair)
        self.rest = message.get("rest", self.rest)
        self.sheet = message.get("sheet", self.sheet)
        if "view" in message:
            self.view = message["view"]
        elif "change" in message:
            assert self.view is not None
            self.view = merged(self.view, message["change"])
        if self.shares and "fair" in message:
            asyncio.get_running_loop().call_soon(self.share)

    def share(self) -> None:
        """What a client does in a round by itself."""
        fair, you, table = self.fair, self.you, self.table
        if fair is None or you is None or table is None or table["seats"][you].get("bot"):
            return
        asked = self.sharing.asked(fair, you)
        if asked is not None:
            self.say(**asked, seq=self.seq, head=self.head)

    @property
    def sharing(self) -> Sharing:
        if self._sharing is None:
            assert self.table is not None
            self._sharing = Sharing(self.guest.encode(), self.table["id"], self.guest)
        return self._sharing

    def share_of(self, drawing: int) -> bytes:
        assert self.table is not None
        return self.sharing.share(self.table["game_no"], drawing)

    def bound(self, drawing: int) -> str:
        assert self.table is not None
        assert self.you is not None
        return self.sharing.bound(self.table["game_no"], drawing, self.you)

    def say(self, t: str, **fields: Any) -> int:
        self.number += 1
        if t == "enter":
            fields = {"brief": True, **fields}  # whoever does not ask for it: tests.server.servers
        self.connection.receive(msgspec.json.encode({"t": t, "id": self.number, **fields}))
        return self.number

    async def ask(self, t: str, **fields: Any) -> Json:
        """Send a message and wait for its answer, and for the cards that are to be dealt then."""
        answer = await self.answer(self.say(t, **fields))
        if self.shares and t in ("start", "move"):
            await self.dealt()
        return answer

    async def dealt(self) -> None:
        """Wait until the round of a drawing that is due has come to its end."""
        for _i in range(2000):
            if self.fair is None or not self.fair.get("due"):
                return
            await asyncio.sleep(0 if _i < 200 else 0.005)
        raise AssertionError("the cards are not dealt")

    async def answer(self, number: int) -> Json:
        for _i in range(2000):
            if number in self.answers:
                return self.answers[number]
            await asyncio.sleep(0 if _i < 100 else 0.005)
        raise AssertionError(f"no answer to {number}")

    async def until_told(self, seq: int) -> None:
        await until(lambda: self.seq >= seq)

    async def move(self, text: str, **other: Any) -> Json:
        assert self.view is not None
        return await self.ask("move", **{"move": text, "window": self.view["window"], "seq": self.seq, **other})

    def is_asked(self) -> bool:
        return self.view is not None and self.you in self.view["to_act"] and not self.view["over"]

    def leave(self) -> None:
        self.connection.gone()


async def take_back(person: Person, people: list[Person]) -> Json:
    """Ask to take the last move back, to which all others agree; the answer, and all have been told."""
    answer = await person.ask("undo")
    if answer["t"] != "news":
        return answer
    assert person.table is not None
    asked = (person.table["back"] or {"asked": []})["asked"]
    for other in [one for one in people if one.you in asked]:
        await other.until_told(answer["seq"])
        granted = await other.ask("grant", yes=True)
        assert granted["t"] == "news", granted
    last = max(one.seq for one in people)
    for one in people:
        await one.until_told(last)
    return answer


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that must come true, however busy the machine is."""
    for _i in range(20_000):
        if true():
            return
        await asyncio.sleep(0.002)
    raise AssertionError("it does not come true")


def table_in(house: House, table: str) -> Table:
    return house.rooms[table].table


def payloads(data: bytes) -> list[bytes]:
    """What the frames of one write hold."""
    found = []
    while data:
        assert data[0] == 0x81
        size = data[1]
        start = 2 if size < 126 else 4 if size == 126 else 10
        if start > 2:
            size = int.from_bytes(data[2:start], "big")
        assert len(data) >= start + size
        found.append(data[start : start + size])
        data = data[start + size :]
    return found


def unknown(given: Any, known: Any) -> list[str]:
    """What was sent but is in no message's definition; what stands at its default may be left out or not."""
    if isinstance(given, dict) and isinstance(known, dict):
        missing = [key for key, value in given.items() if key not in known and value]
        return missing + [found for key in given if key in known for found in unknown(given[key], known[key])]
    if isinstance(given, list):
        return [found for one, other in zip(given, known, strict=True) for found in unknown(one, other)]
    return [] if given == known else [str(given)]


def merged(view: Json, change: Json) -> Json:
    """The view after a change, as docs/protocol.md says."""
    new = {**view, **{key: value for key, value in change.items() if key not in ("changed", "altered")}}
    places = {key_of(place): place for place in new["places"]}
    for place in change.get("changed", []):
        assert key_of(place) in places
        places[key_of(place)] = place
    new["places"] = list(places.values())
    facts = new["facts"] = [*new["facts"]]
    for at, fact in change.get("altered", []):
        assert 0 <= at <= len(facts)
        assert facts[at : at + 1] != [fact]
        facts[at : at + 1 if fact else None] = [fact] if fact else []
    return new


def key_of(place: Json) -> tuple[str, int | None, str]:
    return place["name"], place.get("seat"), place.get("part", "")


def any_move(view: Json, chance: Random) -> str:
    """A move that the view offers."""
    choice = chance.choice([choice for choice in view["choices"] if choice["kind"] != "blind"])
    of = choice.get("of", [])
    if choice["kind"] == "fixed":
        return str(choice["head"])
    if choice["kind"] == "card":
        return f"{choice['head']} {chance.choice(of)}"
    lo, hi = choice.get("lo", 0), choice.get("hi", 0)
    if choice["kind"] == "number":
        return f"{choice['head']} {chance.randint(lo, min(hi, lo + 9))}"
    return f"{choice['head']} {' '.join(chance.sample(of, chance.randint(lo, hi))) or 'none'}"


async def play_out(people: list[Person], chance: Random, most: int = 3000) -> int:
    """Random lawful moves of whoever is asked until the game is over; gives how many."""
    for made in range(most):
        asked = [person for person in people if person.is_asked()]
        if not asked:
            if all(person.view is not None and person.view["over"] for person in people):
                return made
            await asyncio.sleep(0.001)
            continue
        person = chance.choice(asked)
        assert person.view is not None
        answer = await person.move(any_move(person.view, chance))
        assert answer["t"] == "news", answer
    raise AssertionError("the game does not end")
