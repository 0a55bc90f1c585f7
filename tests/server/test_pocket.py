"""The house that a page has in itself: asked as over HTTP, spoken to as over a web socket, and it outlasts its page."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from parlour.bots.thoughts import Thought
from parlour.core.languages import LANGUAGES
from parlour.registry import all_rules
from parlour.server.http.api_routes import API
from parlour.server.net.frames import frame, payloads
from parlour.server.pocket import counter, kept, leaflets, store
from parlour.server.pocket.in_browser import BrowserShelf
from parlour.server.pocket.pocket import ME, Pocket, open_pocket
from parlour.server.pocket.store import MOST_TABLES, PocketStore
from parlour.server.pocket.thinking import LONGEST, InOneThread
from parlour.server.room.connection import Connection
from parlour.server.room.thinking import Pace
from parlour.server.storage.store import Batch, StorageError
from parlour.server.table.callers import Caller
from parlour.server.table.entries import Entry, Said
from tests.server.hall import Person, a_game, any_move, play_out, until
from tests.server.places import in_loop

AT_ONCE = Pace(0.0, 0.0)


class Drawer:
    """A shelf that outlasts the house, and can be full."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, str]] = []
        self.full = False

    async def put(self, texts: dict[str, str]) -> None:
        if self.full:
            raise OSError("no room")
        self.lines += texts.items()

    async def drop(self, table: str) -> None:
        self.lines = [line for line in self.lines if line[0] != table]


class Heard:
    """What comes out on each line, for whoever listens there."""

    def __init__(self) -> None:
        self.by_line: dict[int, Any] = {}

    def __call__(self, line: int, text: str) -> None:
        self.by_line[line](text)


class Player(Person):
    """Somebody in front of the page: his words go through a line of the pocket."""

    def __init__(self, pocket: Pocket, heard: Heard, line: int = 1) -> None:
        self.pocket, self.heard, self.line = pocket, heard, line
        super().__init__(pocket.front.house, ME)

    def connected(self, _caller: Caller, _address: str) -> Connection:
        self.heard.by_line[self.line] = lambda text: self.take(text.encode()) if text else self.hang_up(0, "")
        self.pocket.connect(self.line)
        return self.pocket.lines[self.line]


async def opened(drawer: Drawer, folder: Path) -> tuple[Pocket, Heard]:
    heard = Heard()
    return await open_pocket(drawer, drawer.lines, "Ada", folder, heard, AT_ONCE), heard


async def asked(pocket: Pocket, method: str, where: str, **body: Any) -> tuple[int, Any]:
    status, kind, text = await pocket.ask(method, where, json.dumps(body))
    assert kind == "application/json"
    return status, json.loads(text)


def a_table() -> dict[str, Any]:
    return {"settings": {"game": a_game(2), "options": {"players": 2, "deals": 1}}, "bots": [None, "random"]}


@in_loop
async def test_a_whole_game_is_played_and_known_again(tmp_path: Path) -> None:
    drawer = Drawer()
    pocket, heard = await opened(drawer, tmp_path)
    status, made = await asked(pocket, "POST", "/api/tables", **a_table())
    assert status == 201
    player = Player(pocket, heard)
    await player.ask("enter", table=made["table"])
    await player.ask("start")
    assert await play_out([player], Random(1)) > 0
    await until(lambda: any('"records"' in text for _table, text in drawer.lines))
    _status, mine = await asked(pocket, "GET", "/api/me/games")
    assert mine["games"][0]["result"]
    replay = await pocket.ask("GET", f"/api/tables/{made['table']}/replay", "")
    await pocket.front.close()

    again, _heard = await opened(drawer, tmp_path)
    assert (await asked(again, "GET", "/api/me/games"))[1] == mine
    assert await again.ask("GET", f"/api/tables/{made['table']}/replay", "") == replay
    await again.front.close()


@in_loop
async def test_a_game_goes_on_after_the_page_was_gone(tmp_path: Path) -> None:
    drawer = Drawer()
    pocket, heard = await opened(drawer, tmp_path)
    made = (await asked(pocket, "POST", "/api/tables", **a_table()))[1]
    player = Player(pocket, heard)
    await player.ask("enter", table=made["table"])
    await player.ask("start")
    await until(player.is_asked)
    assert player.view is not None
    await player.move(any_move(player.view, Random(1)))
    seq = player.seq
    pocket.front.rounds.cancel()  # and nothing more: a page that is closed says no farewell

    again, heard = await opened(drawer, tmp_path)
    back = Player(again, heard)
    shown = await back.ask("enter", table=made["table"])
    assert shown["you"] == 0
    assert shown["seq"] >= seq
    assert await play_out([back], Random(2)) >= 0
    assert (await asked(again, "GET", "/api/me/running"))[1] == {"games": []}
    await again.front.close()


@in_loop
async def test_what_cannot_be_kept_is_not_done(tmp_path: Path) -> None:
    drawer = Drawer()
    pocket, _heard = await opened(drawer, tmp_path)
    drawer.full = True
    assert (await asked(pocket, "POST", "/api/tables", **a_table()))[0] == 503
    with pytest.raises(StorageError, match="no room"):
        await pocket.front.house.store.append(Batch([Entry("t", 1, 0, Said("me", "A", "hi"))], {}, {}))
    assert await pocket.front.house.store.entries("t") == []
    await pocket.front.close()


@in_loop
async def test_a_line_that_is_hung_up_is_told_so(tmp_path: Path) -> None:
    pocket, heard = await opened(Drawer(), tmp_path)
    player = Player(pocket, heard)
    pocket.hang_up(1)
    pocket.hang_up(1)
    pocket.hear(1, '{"t":"ping","id":1}')
    assert player.closed is not None
    assert pocket.front.house.connection_count == 0
    await pocket.front.close()


@in_loop
async def test_the_guest_may_take_another_name(tmp_path: Path) -> None:
    pocket, _heard = await opened(Drawer(), tmp_path)
    assert (await asked(pocket, "POST", "/api/me/name", name=" Béla "))[1]["name"] == "Béla"
    assert (await asked(pocket, "GET", "/api/me"))[1]["name"] == "Béla"
    assert (await asked(pocket, "POST", "/api/me/name", name=""))[0] == 400
    assert (await asked(pocket, "POST", "/api/me/name", nonsense=1))[0] == 400
    await pocket.front.close()


@in_loop
async def test_what_needs_the_house_is_refused_and_nothing_else_is_there(tmp_path: Path) -> None:
    pocket, _heard = await opened(Drawer(), tmp_path)
    for where in ("POST /api/accounts/login", "GET /api/tables/x/review", "GET /api/me/sessions"):
        status, told = await asked(pocket, *where.split())
        assert (status, told["code"]) == (409, "not_now")
    for where in ("/api/nothing", "/health", "/api/tables/x/y/z", "/api/games/../x"):
        assert (await asked(pocket, "GET", where))[0] == 404
    assert (await asked(pocket, "GET", "/api/tables/x%2Fy"))[0] == 404
    await pocket.front.close()


def test_every_way_that_is_open_is_one_of_the_api() -> None:
    assert set(counter.OPEN) <= {route.handler for route in API}


@in_loop
async def test_leaflets_are_handed_out_as_they_were_made(tmp_path: Path) -> None:
    (tmp_path / leaflets.file_of(("all_games", "en"))).write_text('["games"]', encoding="utf-8")
    pocket, _heard = await opened(Drawer(), tmp_path)
    assert await asked(pocket, "GET", "/api/games?language=en") == (200, ["games"])
    await pocket.front.close()


@in_loop
async def test_puzzles_are_made_on_the_spot_and_what_lacks_words_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pocket, _heard = await opened(Drawer(), tmp_path)
    _status, told = await asked(pocket, "GET", "/api/puzzles")
    status, first = await asked(pocket, "GET", f"/api/puzzles/{told['puzzles'][0]['id']}")
    assert (status, first["id"]) == (200, told["puzzles"][0]["id"])

    def without_words(_language: str) -> None:
        raise ModuleNotFoundError("No module named 'fluent'")

    monkeypatch.setattr("parlour.server.http.catalogue.all_games", without_words)
    assert (await asked(pocket, "GET", "/api/games?language=hu"))[0] == 404
    await pocket.front.close()


def test_there_is_a_leaflet_for_all_that_a_page_may_ask() -> None:
    keys = [key for key, _make in leaflets.every()]
    assert len(keys) == len(set(keys)) == len(LANGUAGES) * (1 + 3 * len(all_rules())) + len(all_rules())
    first = dict(leaflets.every())
    assert json.loads(first["book_info", a_game(), "tr"]())["language"] == "tr"


@in_loop
async def test_the_oldest_tables_make_room_and_what_cannot_be_read_goes() -> None:
    drawer = Drawer()
    made = [Batch([Entry(f"t{n}", 1, n, Said("me", "A", "hi"))], {}, {}) for n in range(MOST_TABLES + 3)]
    drawer.lines = [line for batch in made for line in kept.written(batch).items()]
    drawer.lines += [("bad", "nonsense"), ("bad", "{}")]
    known = PocketStore(drawer)
    await known.take_down(list(drawer.lines))
    assert sorted(known.logs) == sorted(f"t{n}" for n in range(3, MOST_TABLES + 3))
    assert {table for table, _text in drawer.lines} == set(known.logs)


def test_messages_are_taken_out_of_their_frames() -> None:
    said = [b"x" * size for size in (0, 1, 125, 126, 4095, 4096, 65535, 65536)]
    assert payloads(b"".join(frame(one) for one in said)) == said


def test_what_is_written_of_a_table_is_read_again() -> None:
    batch = Batch([Entry("t", 7, 5, Said("me", "A", "hi"), "f" * 64)], {}, {}, records={("t", 1): b"\0\xff"})
    batch.checkpoints = {("t", 1, 7): b"here"}
    batch.reviews = {("t", 1): b"there"}
    assert {table: kept.read(table, text) for table, text in kept.written(batch).items()} == {"t": batch}


@in_loop
async def test_the_browser_says_what_went_wrong() -> None:
    async def put(texts: str) -> str:
        return "" if texts == '{"t":"x"}' else "quota exceeded"

    async def drop(_table: str) -> None:
        return None

    shelf: store.Shelf = BrowserShelf(put, drop)
    await shelf.put({"t": "x"})
    with pytest.raises(OSError, match="quota"):
        await shelf.put({"t": "y"})


@in_loop
async def test_no_thought_takes_longer_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    def think(*how: object) -> Thought:
        given.append(cast("float", how[-1]))
        return Thought(None)

    monkeypatch.setattr("parlour.server.pocket.thinking.think", think)
    game = next(iter(all_rules().values())).new({}, 1)
    for within in (0.4, 5.0):
        await InOneThread().choose(game, 0, "search:2000", True, within)
    assert given == [0.4, LONGEST]
