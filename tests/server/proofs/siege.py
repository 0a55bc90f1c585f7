"""A table besieged: from everybody at it, and a stranger, come messages that nobody should send.

Each gets its one answer, and nothing happens but what is lawful; a shadow follows the log and sees to that.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

import msgspec

from parlour.core.game import Game
from parlour.core.rules import Rules
from parlour.server.protocol import commands, messages
from parlour.server.protocol.messages import AnyMessage, Hint
from parlour.server.protocol.settings import Settings
from parlour.server.room.connection import Connection
from parlour.server.room.driver import MISSED
from parlour.server.room.house import House
from parlour.server.room.room import Room
from parlour.server.room.thinking import Inline, Pace
from parlour.server.storage.memory import MemoryStore
from parlour.server.table import entries
from parlour.server.table.callers import Caller
from parlour.server.table.clocks import round_act
from parlour.server.table.entries import AnyAct, Entry
from parlour.server.table.table import Table
from parlour.server.table.waits import Waits
from tests.server.clockwork import clock_ms
from tests.server.hall import MESSAGES, a_game, gathered, house_of, payloads, settled
from tests.server.nonsense import Liar
from tests.server.proofs.secrets import conducts
from tests.server.test_tables import state_of

Counts = Counter[str]
EVENING = 300  # messages at one table; then there is another, or nobody would be left at it
COMPARED = 100  # messages between two looks at the whole state
LONGEST_WAIT = 3.0  # seconds by the clockwork from one message to the next
HASTE = 0.5  # where faults happen: who moves so soon takes a claim from somebody
OPENING = [  # what the host and the stranger try before each game, so that nothing of it is left to chance
    (-1, b'{"t":"sit","id":1}'),
    (-1, b'{"t":"sit","id":1,"seat":0}'),
    (0, b'{"t":"bot","id":1,"seat":0,"bot":"random"}'),
    (0, b'{"t":"set","id":1,"game":"nothing"}'),
    (0, b'{"t":"mute","id":1,"guest":"stranger"}'),
    (-1, b'{"t":"say","id":1,"text":"hello"}'),
    (0, b'{"t":"mute","id":1,"guest":"stranger","on":false}'),
    (0, b'{"t":"start","id":1}'),
]
FOR_EVER = 10**12  # milliseconds until a bot takes the seat of somebody who is gone
OF_SEAT = entries.Moved | entries.Committed | entries.Opened | entries.Undone | entries.BackAsked
OF_SEAT |= entries.BackAnswered | entries.Paced | entries.Hurried
OF_HOST = (entries.Changed, entries.Started, entries.Removed, entries.Muted, entries.Freed, entries.SeatedBot)


class Quick(Inline):
    """The first move there is, so that the messages take the time and not the bots."""

    async def choose(self, game: Game, seat: int, bot: str, asked: bool, within: float) -> str | None:
        return game.notation().write(game.moves(seat)[0]) if asked else None

    async def hint(self, _game: Game, _seat: int) -> Hint:
        return Hint("pass", "")


class Ear:
    """A connection that notes what it is told."""

    def __init__(self, house: House, guest: str) -> None:
        self.guest = guest
        self.heard: list[AnyMessage] = []
        self.connection = Connection(house, Caller(guest, "Ann"), self.hear, self.hang_up)
        house.welcome(self.connection)

    def hear(self, data: bytes) -> None:
        self.heard += [MESSAGES.decode(payload) for payload in payloads(data)]

    def hang_up(self, code: int, reason: str) -> None:
        raise AssertionError(f"hung up: {code} {reason}")

    def answers(self) -> list[AnyMessage]:
        return [message for message in self.heard if is_answer(message)]

    async def send(self, data: bytes) -> AnyMessage:
        """The one answer to a message."""
        self.heard.clear()
        self.connection.receive(data)
        for _tick in range(1000):
            if self.answers():
                break
            await asyncio.sleep(0)
        await self.connection.house.writer.drained()
        assert len(self.answers()) == 1, (data, self.heard)
        return self.answers()[0]


def all_answered(sent: dict[Ear, int]) -> bool:
    return all(len(ear.answers()) >= count for ear, count in sent.items())


def is_answer(message: AnyMessage) -> bool:
    if isinstance(message, messages.News):
        return message.re is not msgspec.UNSET
    return isinstance(message, messages.Table | messages.Done | messages.Refused | messages.Failure)


class Shadow:
    """The same table once more, from its log alone; no entry gets by that its author could not lawfully make."""

    def __init__(self, room: Room, store: MemoryStore) -> None:
        self.room = room
        self.store = store
        self.table = Table(room.id, room.table.waits)
        for entry in store.logs[room.id]:
            self.table.apply(entry)

    def follow(self, guest: str = "", data: bytes = b"", answer: AnyMessage | None = None) -> int:
        """Apply what is new in the log; gives how many entries the guest has made, who has got this answer."""
        made = 0
        for entry in self.store.logs[self.room.id][self.table.seq :]:
            act = entry.act
            if not self._of_house(entry):
                made += 1
                assert self._explained(guest, act, answer), (guest, data, answer, act)
            if isinstance(act, entries.Moved):
                assert self.table.game is not None
                assert self.table.game.allows(act.seat, self.table.read(act.move)), (data, act)
            self.table.apply(entry)
        return made

    def _of_house(self, entry: Entry) -> bool:
        """Whether the house did it of itself, and when it was due."""
        act = entry.act
        if isinstance(act, entries.Closed | entries.Voided):
            return round_act(self.table, entry.at) == act  # no sooner, and of no other seats
        if isinstance(act, entries.Moved) and act.by != "person":
            chair = self.table.chairs[act.seat]
            return bool(chair.bot) if act.by == "bot" else (self.table.time_up(chair) or entry.at + 1) <= entry.at
        if isinstance(act, entries.BackLapsed):
            return self.table.plea is not None and self.table.plea.until <= entry.at
        if isinstance(act, entries.SeatedBot) and act.why == "time":
            return self.table.chairs[act.seat].missed >= MISSED
        return isinstance(act, entries.Hosted) and bool(self.table.chairs[self.table.seat_of(self.table.host)].bot)

    def _explained(self, guest: str, act: AnyAct, answer: AnyMessage | None) -> bool:
        if isinstance(act, entries.Came | entries.Went):  # of entering and leaving, which change nothing else
            return act.guest == guest
        if not isinstance(answer, messages.News):
            return False
        own = self.table.seat_of(guest)
        if isinstance(act, entries.Undone) and self.table.plea is not None:
            return act.seat == self.table.plea.seat and not self.table.plea.missing(self.table.chairs)
        if isinstance(act, OF_SEAT):
            return act.seat == own
        if isinstance(act, entries.Said | entries.Sat | entries.Left | entries.Reclaimed):
            return act.guest == guest
        if isinstance(act, OF_HOST):
            return self.table.host == guest or (isinstance(act, entries.SeatedBot) and act.seat == own)
        return isinstance(act, entries.Hosted)


def check_number(data: bytes, answer: AnyMessage) -> None:
    """The answer names the message's number wherever it has a good one."""
    try:
        ask = commands.COMMANDS.decode(data)
    except messages.UNREADABLE:
        assert isinstance(answer, messages.Failure), (data, answer)
        assert answer.code == "malformed"
        assert answer.text
        return
    assert not isinstance(answer, messages.Watching | messages.Gone | messages.Welcome)
    assert not isinstance(answer, messages.Invited | messages.Turn | messages.Ended)
    assert not isinstance(answer, messages.Waiting | messages.Found)
    assert answer.re == ask.id, (data, answer)
    if isinstance(answer, messages.Failure):
        assert answer.code not in ("storage", "busy"), (data, answer)
        assert answer.text


class Siege:
    """Evenings at tables of one game, in each of its conducts in turn."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.seed = seed
        self.chance = Random(seed)
        self.counts: Counts = Counter()

    async def run(self, number: int) -> Counts:
        for evening, first in enumerate(range(0, number, EVENING)):
            await self._evening(evening, min(EVENING, number - first))
        return self.counts

    async def _evening(self, evening: int, number: int) -> None:
        rules, store = self.rules, MemoryStore()
        self.house = house_of(store, now=clock_ms, waits=Waits(away=FOR_EVER), pace=Pace(1.0, 2.0))
        self.house.thinking = Quick()
        seats = min(max(rules.players[0], 4), rules.players[1])
        conduct = conducts(rules)[evening % len(conducts(rules))]
        options: dict[str, int | str | float] = {"players": seats, "conduct": conduct}
        id, people = await gathered(
            self.house, Settings(rules.name, options, undo=evening % 4 < 2, opening="all"), seats
        )
        other, others = await gathered(self.house, settled(a_game()), 2)
        for person in others:
            person.shares = False  # nobody there answers by himself
        guests = [*(person.guest for person in people), "stranger"]
        for person in people:
            person.leave()
        self.ears = [Ear(self.house, guest) for guest in guests]
        self.rooms = [self.house.rooms[id], self.house.rooms[other]]
        enter = b'{"t":"enter","id":0,"table":"%s"}' % id.encode()
        for ear in self.ears:
            await ear.send(enter)
        self.shadows = [Shadow(room, store) for room in self.rooms]
        self.longest_wait = LONGEST_WAIT if conduct == "strict" else HASTE
        for who, first in OPENING:
            await self._send(self.ears[who], first)
        liar = Liar(self.seed + evening, self.rooms, guests)
        for i in range(number):
            ear = liar.chance.choice(self.ears)
            if ear.connection.room is None and liar.chance.random() < 0.5:
                await self._send(ear, enter)
            if not self.rooms[0].table.playing and i % 20 == 0:
                host = next((one for one in self.ears if one.guest == self.rooms[0].table.host), self.ears[0])
                await self._send(host, b'{"t":"start","id":0}')
            await self._send(ear, liar.message(ear.connection.room or self.rooms[0], ear.guest))
            if i % COMPARED == 0 or i == number - 1:
                for shadow in self.shadows:
                    assert state_of(shadow.room.table) == state_of(shadow.table)
        await self.house.close()

    async def _send(self, ear: Ear, data: bytes) -> None:
        answer = await ear.send(data)
        check_number(data, answer)
        self.counts[answer.code if isinstance(answer, messages.Failure) else type(answer).__name__] += 1
        self.counts["happened"] += sum(shadow.follow(ear.guest, data, answer) for shadow in self.shadows)
        await asyncio.sleep(self.chance.uniform(0, self.longest_wait))
        for shadow in self.shadows:
            shadow.follow()
