"""Tables in a house: making, joining, playing, bots, clocks."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from parlour.core.events import WATCHER
from parlour.core.game import Game
from parlour.fair.rounds import RoundChance
from parlour.registry import all_rules
from parlour.server.protocol.settings import Clock, Settings
from parlour.server.protocol.values import PaceName
from parlour.server.room.thinking import Pace
from parlour.server.storage.memory import MemoryStore
from parlour.server.table import entries
from parlour.server.table.callers import Rejected
from parlour.server.table.standing import load
from parlour.server.table.table import Table
from parlour.server.table.view_json import told_view
from tests.server.hall import (
    Person,
    Time,
    a_game,
    any_move,
    gathered,
    house_of,
    make,
    play_out,
    settled,
    table_in,
    until,
)
from tests.server.places import in_loop


def attributes(thing: object) -> dict[str, Any]:
    """By name, of a thing that may be compiled; what is not set yet is left out."""
    kind = type(thing)
    names = {*getattr(kind, "__mypyc_attrs__", ()), *getattr(kind, "__slots__", ()), *getattr(thing, "__dict__", ())}
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)}


def state_of(table: Table) -> dict[str, Any]:
    """Everything that makes a table what it is."""
    state = attributes(table)
    state["notation"] = None
    state["earlier"] = None  # copies of where the game stood
    state["chairs"] = [attributes(chair) for chair in table.chairs]
    state["chat"] = list(table.chat)
    state["rounds"] = attributes(table.rounds)
    state["chain"] = table.chain and table.chain.last
    state["cuts"] = [(seq, cut.listed, cut.shares) for seq, cut in table.cuts]
    state["told"] = None
    state["on_sheet"] = state["has_sheet"] = state["new_deal"] = None  # of the last entry alone
    state["rest"] = table.rest and attributes(table.rest)
    state["plea"] = table.plea and attributes(table.plea)
    state["deals"] = attributes(table.deals) if table.game is not None else None
    return state


def shown(table: Table, person: Person) -> dict[str, Any]:
    """What the game shows a person now, as JSON."""
    assert table.game is not None
    view = table.game.view(WATCHER if person.you is None else person.you)
    found: dict[str, Any] = msgspec.json.decode(told_view(view, table.number))
    return found


def seat_seen(person: Person) -> Any:
    """The seat whose view a person has; "nothing" without a view."""
    return person.view["seat"] if person.view is not None else "nothing"


async def again_from_log(store: MemoryStore, id: str) -> Table:
    """The table once more, entry by entry; read ahead, as a house loads it, it is the same."""
    table, ahead = Table(id), Table(id)
    for entry in await store.entries(id):
        table.apply(entry)
    load(ahead, await store.entries(id))
    assert state_of(ahead) == state_of(table)
    return table


@in_loop
async def test_a_table_is_made_joined_and_played_to_the_end() -> None:
    store = MemoryStore()
    house = house_of(store)
    id, people = await gathered(house, settled(a_game()), 4)
    assert (await people[1].ask("start"))["code"] == "not_host"
    assert (await people[0].ask("start"))["t"] == "news"
    assert await play_out(people, Random(1)) > 4
    assert all(person.view and person.view["over"] for person in people)
    assert people[0].table is not None
    assert people[0].table["state"] == "over"
    assert state_of(table_in(house, id)) == state_of(await again_from_log(store, id))
    card = await store.game(id, 1)
    assert card is not None
    assert card.ended
    assert len(card.result) == 4
    assert [game.table for game in await store.games_of("guest2")] == [id]
    await house.close()


@in_loop
async def test_what_clients_keep_is_what_the_game_shows() -> None:
    """After every entry, a client that merges the changes has the same view as one that comes in now."""
    for rules in all_rules().values():
        house = house_of(hold=0.001)
        seats = rules.players[0]
        id, people = await gathered(house, Settings(rules.name, {"players": seats}), seats)
        watcher = Person(house, "watcher")
        await watcher.ask("enter", table=id)
        await people[0].ask("start")
        chance = Random(2)
        for _i in range(60):
            asked = [person for person in people if person.is_asked()]
            if not asked:
                break
            await asked[0].move(any_move(asked[0].view or {}, chance))
            for person in (*people, watcher):
                await person.until_told(table_in(house, id).seq)
                assert person.view == shown(table_in(house, id), person)
        await house.close()


@in_loop
async def test_bots_fill_the_seats_that_are_free_and_play() -> None:
    house = house_of()
    host = Person(house, "host")
    id = await make(house, host, settled(a_game()), [None, "random"])
    await host.ask("start")
    assert [chair.bot for chair in table_in(house, id).chairs][:2] == ["", "random"]
    assert all(chair.bot for chair in table_in(house, id).chairs[1:])
    await play_out([host], Random(3))
    await house.close()


@in_loop
async def test_several_seats_act_at_once_and_none_is_lost() -> None:
    """Where a game asks several seats together, all answer in the same instant, knowing the same entry.

    In whatever order they arrive, each is taken whose question the answers before it have left open.
    """
    together: set[str] = set()  # games in which several were taken
    taken = 0
    for rules in all_rules().values():
        seats = max(rules.players[0], min(4, rules.players[1]))
        house = house_of()
        id, people = await gathered(house, Settings(rules.name, {"players": seats}), seats)
        await people[0].ask("start")
        chance = Random(4)
        for _i in range(40):
            asked = chance.sample(people, len(people))
            asked = [person for person in asked if person.is_asked()]
            if not asked:
                break
            moves = [any_move(person.view or {}, chance) for person in asked]
            expected = fates(table_in(house, id), asked, moves)
            before = len(table_in(house, id).moves)
            numbers = [_send_move(person, move) for person, move in zip(asked, moves, strict=True)]
            answers = [await person.answer(number) for person, number in zip(asked, numbers, strict=True)]
            assert [answer.get("code", answer["t"]) for answer in answers] == expected
            assert len(table_in(house, id).moves) == before + expected.count("news")
            for person in people:
                await person.dealt()
            if expected.count("news") > 1:
                together.add(rules.name)
                taken += expected.count("news")
            await until(partial(_all_know, people, table_in(house, id).seq))
        await house.close()
    assert len(together) >= 3
    assert taken > 20


def fates(table: Table, people: list[Person], moves: list[str]) -> list[str]:
    """What must become of these moves in this order: in a copy of the game, a question is open or it is not."""
    assert table.game is not None
    game, chance = table.game.copy(), table.chance
    assert isinstance(chance, RoundChance)
    found = []
    for person, text in zip(people, moves, strict=True):
        assert person.you is not None
        assert person.view is not None
        move = game.notation().read(text)
        if game.over or game.waits == 0 or game.windows[person.you] != person.view["window"]:
            found.append("not_now" if game.over else "stale")
        elif not game.allows(person.you, move):
            found.append("refused")
        else:
            found.append("news")
            game.play(person.you, move)
            while game.waits == 0 and not game.over and not chance.asked_by(game):
                game.go_on()
    return found


def _all_know(people: list[Person], seq: int) -> bool:
    return all(person.seq == seq for person in people)


def _send_move(person: Person, move: str) -> int:
    assert person.view is not None
    return person.say("move", move=move, window=person.view["window"], seq=person.seq)


@pytest.mark.plain
@in_loop
async def test_a_move_is_read_and_judged_once() -> None:
    """The table does what the command has judged: it neither reads the text again nor asks the game."""
    if hasattr(Game, "__mypyc_attrs__"):
        pytest.skip("calls between compiled functions cannot be counted")
    house = house_of()
    _id, people = await gathered(house, settled(a_game()), 4)
    await people[0].ask("start")
    asked = next(person for person in people if person.is_asked())
    text = any_move(asked.view or {}, Random(5))
    called: Counter[str] = Counter()
    sys.setprofile(lambda frame, event, _result: called.update([frame.f_code.co_qualname] if event == "call" else []))
    try:
        _send_move(asked, text)
    finally:
        sys.setprofile(None)
    assert called["judged_move"] == called["Notation.read"] == called["Playing._play"] == 1
    assert not called["Game.play"]


@in_loop
async def test_wrong_messages_change_nothing() -> None:
    house = house_of()
    id, people = await gathered(house, settled(a_game()), 4)
    await people[0].ask("start")
    stranger = Person(house, "stranger")
    asked = next(person for person in people if person.is_asked())
    other = next(person for person in people if not person.is_asked())
    assert asked.view is not None
    assert other.view is not None
    good = any_move(asked.view, Random(5))
    await stranger.ask("enter", table=id)
    before = state_of(table_in(house, id))
    frames = {person: len(person.frames) for person in people}
    tries: list[tuple[Person, str, dict[str, Any], str]] = [
        (other, "move", {"move": good, "window": other.view["window"], "seq": other.seq}, "refused"),
        (asked, "move", {"move": good, "window": asked.view["window"] - 1, "seq": asked.seq}, "stale"),
        (asked, "move", {"move": good, "window": asked.view["window"] + 1, "seq": asked.seq}, "stale"),
        (asked, "move", {"move": good, "window": asked.view["window"], "seq": asked.seq + 5}, "stale"),
        (asked, "move", {"move": good, "window": asked.view["window"], "seq": 1}, "stale"),
        (asked, "move", {"move": "juggle 7", "window": asked.view["window"], "seq": asked.seq}, "malformed"),
        (asked, "move", {"move": "x" * 500, "window": asked.view["window"], "seq": asked.seq}, "malformed"),
        (asked, "move", {"move": good, "window": asked.view["window"], "seq": asked.seq, "by": "bot"}, "malformed"),
        (stranger, "move", {"move": good, "window": asked.view["window"], "seq": asked.seq}, "not_seated"),
        (stranger, "sit", {}, "not_now"),
        (stranger, "start", {}, "not_host"),
        (stranger, "set", {"game": a_game()}, "not_host"),
        (stranger, "remove", {"guest": "guest1"}, "not_host"),
        (stranger, "bot", {"seat": 0, "bot": "random"}, "not_host"),
        (stranger, "undo", {}, "not_seated"),
        (stranger, "hint", {}, "not_seated"),
        (people[0], "set", {"spectators": False}, "not_now"),
        (people[0], "start", {}, "not_now"),
        (people[0], "nonsense", {}, "malformed"),
        (people[0], "say", {"text": ""}, "malformed"),
        (people[0], "say", {"text": "x" * 501}, "malformed"),
        (people[0], "undo", {}, "forbidden"),
    ]
    for person, kind, fields, code in tries:
        answer = await person.ask(kind, **fields)
        assert answer["t"] == "refused" if code == "refused" else answer["code"] == code, (kind, answer)
        if code == "refused":
            assert answer["clause"]
    assert state_of(table_in(house, id)) == before
    for person in people:
        extra = person.told[frames[person] :]
        assert all(message["t"] in ("refused", "error") for message in extra)
    await house.close()


@in_loop
async def test_a_move_sent_twice_counts_once() -> None:
    house = house_of()
    id, people = await gathered(house, settled(a_game()), 4)
    await people[0].ask("start")
    asked = next(person for person in people if person.is_asked())
    assert asked.view is not None
    move = {"move": any_move(asked.view, Random(6)), "window": asked.view["window"], "seq": asked.seq}
    first, second = asked.say("move", **move), asked.say("move", **move)
    assert (await asked.answer(first))["t"] == "news"
    assert (await asked.answer(second))["t"] in ("error", "refused")
    assert len(table_in(house, id).moves) == 1
    await house.close()


@in_loop
async def test_time_up_a_bot_makes_the_move_and_after_three_takes_the_seat() -> None:
    time = Time()
    house = house_of(now=time)
    id, people = await gathered(house, settled(a_game(), clock=Clock(5, 10)), 4)
    await people[0].ask("start")
    table = table_in(house, id)
    missed = [0, 0, 0, 0]
    while not any(chair.bot for chair in table.chairs):
        seat = next(seat for seat, chair in enumerate(table.chairs) if chair.asked_at)
        up = table.time_up(table.chairs[seat])
        assert up == table.chairs[seat].asked_at + 5_000 + table.chairs[seat].bank
        time.ms = up - 1
        house.rooms[id].driver._rings()
        assert len(table.moves) == sum(missed)
        time.ms = up
        house.rooms[id].driver._rings()
        missed[seat] += 1
        await until(lambda: len(table.moves) == sum(missed))
        assert table.moves[-1][1].by == "clock"
        if table.playing and not table.chairs[seat].bot:
            assert table.chairs[seat].bank == 0
    assert max(missed) == 3
    assert people[0].table is not None
    await house.close()


@in_loop
async def test_an_own_move_in_time_costs_only_what_it_took() -> None:
    time = Time()
    house = house_of(now=time)
    _id, people = await gathered(house, settled(a_game(), clock=Clock(5, 10)), 4)
    await people[0].ask("start")
    asked = next(person for person in people if person.is_asked())
    assert asked.you is not None
    time.ms += 7_000
    answer = await asked.move(any_move(asked.view or {}, Random(12)))
    assert answer["clocks"][asked.you]["bank"] == 8_000
    await house.close()


@in_loop
async def test_rematch_and_another_game_at_the_same_table() -> None:
    store = MemoryStore()
    house = house_of(store)
    id, people = await gathered(house, settled(a_game()), 4)
    for number in (1, 2):
        await people[0].ask("start")
        assert people[3].table is not None
        assert people[3].table["game_no"] == number
        await play_out(people, Random(number))
    other = next(rules for rules in all_rules().values() if rules.players[1] == 2)
    assert (await people[0].ask("set", game=other.name, options={"deals": 1, "players": 3}))["code"] == "unknown"
    assert (await people[0].ask("set", game=other.name))["t"] == "news"
    table = table_in(house, id)
    assert [chair.guest for chair in table.chairs] == ["guest0", "guest1"]
    assert people[3].you is None
    await people[0].ask("start")
    assert seat_seen(people[3]) is None
    assert state_of(table) == state_of(await again_from_log(store, id))
    await house.close()


@in_loop
async def test_hints_are_for_those_who_play() -> None:
    house = house_of()
    _id, people = await gathered(house, settled(a_game()), 4)
    assert (await people[0].ask("hint"))["code"] == "not_now"
    await people[0].ask("start")
    asked = next(person for person in people if person.is_asked())
    answer = await asked.ask("hint")
    assert (await asked.move(answer["hint"]["move"]))["t"] == "news"
    assert answer["hint"]["reason"]
    await house.close()


@in_loop
async def test_a_bot_that_let_it_be_is_asked_again_in_another_position() -> None:
    """Everything that bots do is in the log, whoever may act without being asked."""
    for rules in all_rules().values():
        house = house_of()
        host = Person(house, "host")
        seats = max(rules.players[0], 2)
        id = await make(house, host, Settings(rules.name, {"players": seats}), [None, *["random"] * (seats - 1)])
        await host.ask("start")
        chance = Random(15)
        for _i in range(30):
            if host.is_asked():
                assert host.view is not None
                await host.move(any_move(host.view, chance))
            await asyncio.sleep(0.002)
        moves = [moved for _seq, moved in table_in(house, id).moves]
        assert any(moved.by == "bot" for moved in moves) or not table_in(house, id).playing
        await house.close()


@in_loop
async def test_too_many_bots_or_unknown_ones_are_refused() -> None:
    house = house_of()
    host = Person(house, "host")
    with pytest.raises(Rejected):
        await make(house, host, settled(a_game()), ["random"] * 4)
    with pytest.raises(Rejected):
        await make(house, host, settled(a_game()), [None, "grandmaster"])
    with pytest.raises(Rejected):
        await make(house, host, settled(a_game()), [None, "search:999999999"])
    with pytest.raises(Rejected):
        await make(house, host, Settings("no-such-game"))
    assert not house.rooms
    await house.close()


@in_loop
async def test_delays_of_bots_do_not_depend_on_the_game() -> None:
    """The pace is drawn before a thought begins, the same number of times whatever the bot thinks about."""

    class Watched(Pace):
        def __init__(self) -> None:
            super().__init__(0.002, 0.004)
            self.drawn: list[float] = []

        def draw(self, pace: PaceName = "unhurried") -> float:
            self.drawn.append(super().draw(pace))
            return self.drawn[-1]

        def thinks(self, bot: str, pace: PaceName = "unhurried") -> float:
            return 0.0

    pace = Watched()
    house = house_of(pace=pace)
    host = Person(house, "host")
    id = await make(house, host, settled(a_game()), [None, "random", "random", "random"])
    await host.ask("start")
    await play_out([host], Random(16))
    bots = [moved for _seq, moved in table_in(house, id).moves if moved.by == "bot"]
    assert len(pace.drawn) >= len(bots) > 0
    assert all(pace.shortest <= delay <= pace.longest for delay in pace.drawn)
    await house.close()


@in_loop
async def test_who_answers_while_a_bot_thinks_for_him_has_answered(caplog: pytest.LogCaptureFixture) -> None:
    """His time is up and a bot thinks about his move: the move he makes meanwhile counts, and the bot's does not."""
    now = Time()
    store = MemoryStore()
    house = house_of(store, now=now, pace=Pace(0.05, 0.05))
    id, people = await gathered(house, settled(a_game(), clock=Clock(5)), 4)
    await people[0].ask("start")
    asked = next(person for person in people if person.is_asked())
    now.ms += 6_000
    house.rooms[id].driver._rings()
    assert house.rooms[id].driver.thoughts
    assert (await asked.move(any_move(asked.view or {}, Random(19))))["t"] == "news"
    await asyncio.sleep(0.1)
    assert [moved.by for _seq, moved in table_in(house, id).moves] == ["person"]
    assert state_of(table_in(house, id)) == state_of(await again_from_log(store, id))
    assert not caplog.records
    await house.close()


@in_loop
async def test_after_a_restart_the_table_is_as_it_was() -> None:
    store = MemoryStore()
    house = house_of(store)
    id, people = await gathered(house, settled(a_game(), clock=Clock(30, 60)), 4)
    await people[0].ask("start")
    for _i in range(5):
        asked = next(person for person in people if person.is_asked())
        await asked.move(any_move(asked.view or {}, Random(17)))
    views = [person.view for person in people]
    again = house_of(store)  # the first house is never closed: it was killed
    back = [Person(again, person.guest) for person in people]
    for person in back:
        await person.ask("enter", table=id)
    assert [person.view for person in back] == views
    assert isinstance((await store.entries(id))[-5].act, entries.Resumed)
    assert all(chair.connected for chair in table_in(again, id).chairs)
    await play_out(back, Random(18))
    await again.close()
