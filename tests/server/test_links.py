"""Links that people share: what a messenger is shown of them is what anybody may see, and nothing else hangs on it."""

from __future__ import annotations

import re
import struct
from html import unescape
from random import Random

import httpx
import msgspec
import pytest

from parlour.core.chance import Chance
from parlour.core.events import WATCHER
from parlour.core.game import Game
from parlour.core.languages import LANGUAGES
from parlour.core.rules import Rules
from parlour.puzzles.calendar import in_order
from parlour.registry import all_rules
from parlour.server.http.pictures import Pictures
from parlour.server.net.limits import Limits
from parlour.server.postcards.lettering import font
from parlour.server.postcards.postcard import Postcard
from parlour.server.postcards.scene import Scene, neutral, scene_of
from parlour.server.postcards.sheet import CELLS
from parlour.server.postcards.words import game_title, text
from parlour.server.postcards.work import drawn, of_puzzle, of_record
from parlour.server.protocol.settings import Settings
from parlour.server.storage.memory import MemoryStore
from parlour.server.table.agreed import Agreed, Seated
from parlour.server.table.position import position_of, seen
from parlour.server.table.records import NOTHING, Record, Seen, Text
from tests.server.evidence import one_game
from tests.server.hall import FREE, Person, a_game, make, settled
from tests.server.places import Memory, in_loop
from tests.server.porch import Porch, porches

TAG = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />')
NAME = "<b>Ann</b>"
MOVES = 9
HOSTILE = ["..%2f..%2fetc%2fpasswd", "%00", "a" * 3000, "%22%3E%3Cscript%3E", "-1", "1e9", "٣", "%F0%9F%82%A1", "%ff"]


def tags(answer: httpx.Response) -> dict[str, str]:
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    return {name: unescape(value) for name, value in TAG.findall(answer.text)}


def is_picture(answer: httpx.Response) -> bool:
    size = struct.unpack(">II", answer.content[16:24])
    return answer.headers["content-type"] == "image/png" and size == (1200, 630)


# -- what is on a picture --------------------------------------------------------------------


def begun(rules: Rules, moves: int) -> Game:
    """A game some moves after its beginning, or at its end."""
    seats = max(rules.players[0], min(4, rules.players[1]))
    game, chance = rules.new({"players": seats, "deals": 1}, 5), Random(3)
    while not game.over and moves:
        if not game.to_act:
            game.go_on()
            continue
        seat = game.to_act[0]
        game.play(seat, game.pick(seat, chance.getrandbits(40)))
        moves -= 1
    return game


def watched(game: Game, eyes: int = WATCHER) -> bytes:
    view = seen(game.view(eyes))
    view.game = game.name
    return msgspec.json.encode(scene_of(view))


def recorded(game: Game, spectators: bool = True) -> Record:
    """The record of a finished game that opens nothing, with what everybody saw last."""
    settings = Settings(game.name, spectators=spectators)
    seats = tuple(Seated(label, bot="random") for label in game.names)
    record = Record("t", 1, Agreed(settings, seats), ("",) * len(seats), "", "", "then", True, 0, 0, list(game.result))
    for eyes, view in zip([*range(len(seats)), WATCHER], position_of(game, 1).views, strict=True):
        record.pool += ["[]", msgspec.json.encode(view).decode()]
        at = len(record.pool) - 1
        record.seen[eyes] = Seen([(1, 0, at - 1, at, NOTHING)], [], at, Text([], None))
    return record


def test_hidden_cards_change_nothing_on_a_picture() -> None:
    """Every game, running and finished, with all that a seat does not know dealt anew."""
    differing, told_apart, ended_differently = set(), set(), 0
    for rules in all_rules().values():
        game = begun(rules, MOVES)
        other = game if game.over else game.redeal(0, Chance(11))
        assert watched(game) == watched(other), rules.name
        if other != game:
            differing.add(rules.name)
            told_apart |= {rules.name for seat in range(1, game.seats) if watched(game, seat) != watched(other, seat)}
        end = begun(rules, 100_000)
        dealt_anew = end.redeal(0, Chance(12))
        assert of_record(recorded(end), "replay", "en") == of_record(recorded(dealt_anew), "replay", "en"), rules.name
        ended_differently += dealt_anew != end
        end_elsewhere = recorded(end)
        for eyes in range(end.seats):  # whatever the seats were told
            end_elsewhere.seen[eyes] = Seen([], [], 0, Text([], None))
        end_elsewhere.opened = Text([0], None)
        assert of_record(recorded(end), "replay", "en").key == of_record(end_elsewhere, "replay", "en").key
    assert len(differing) > 10, differing
    assert ended_differently > 5, ended_differently
    assert len(told_apart) > 8, told_apart  # by other eyes it would show


def test_a_game_that_nobody_might_watch_has_a_neutral_picture() -> None:
    for rules in all_rules().values():
        record = recorded(begun(rules, 100_000), spectators=False)
        assert of_record(record, "replay", "en").scene == neutral(rules.name)
    record.over = False
    record.agreed = Agreed(Settings(record.agreed.settings.game), record.agreed.seats)
    assert of_record(record, "review", "en").scene == neutral(record.agreed.settings.game)


def test_a_puzzle_shows_what_its_seat_sees_and_hangs_on_nothing_else() -> None:
    for name in sorted({puzzle.game for puzzle in in_order()}):
        puzzle = next(puzzle for puzzle in in_order() if puzzle.game == name)
        game = puzzle.position()
        seat = puzzle.seat_in(game)
        scene = of_puzzle(puzzle.id, "en").scene
        assert msgspec.json.encode(scene) == watched(game.redeal(seat, Chance(4)), seat), puzzle.id
        assert isinstance(scene, Scene)
        assert scene.middle or scene.hand or scene.fan, puzzle.id


def test_pictures_can_be_drawn_of_every_pack_and_are_the_same_each_time() -> None:
    """``python -m tools.postcards.gallery`` draws every game in every language."""
    for suits in ("french", "german", "numbers"):
        assert any(name.startswith(suits) for name in CELLS)
        name = next(name for name in all_rules() if neutral(name).suits == suits)
        made = drawn(Postcard("table", "tr", name, "invites", neutral(name)))
        assert made.startswith(b"\x89PNG")
        assert len(made) < 300_000
    assert drawn(Postcard("table", "tr", name, "invites", neutral(name))) == made


def first_line(rules: Rules, language: str) -> str:
    """Of its rule book, in which its title stands."""
    return (rules.folder / f"laws.{language}.md").read_text(encoding="utf-8").partition("\n")[0]


def test_every_letter_can_be_written() -> None:
    """Of all titles and lines: a letter that the font lacks would be an empty box."""
    lacking = font(20).getmask("\uffff").getbbox(), bytes(font(20).getmask("\uffff"))
    for language in LANGUAGES:
        told = [first_line(rules, language) for rules in all_rules().values()]
        told += [text(language, kind) for kind in ("house", "table", "replay", "review", "puzzle")]
        told += [text(language, line) for line in ("invites", "watched", "replays", "reviews")]
        told += [text(language, f"asks-{kind}") for kind in ("card", "call", "claim", "lawful")]
        for letter in {letter for line in told for letter in line if not letter.isspace()}:
            mask = font(20).getmask(letter)
            assert (mask.getbbox(), bytes(mask)) != lacking, (language, letter)


# -- what messengers are told ----------------------------------------------------------------


async def seated(here: Porch, **more: bool) -> tuple[str, Person]:
    host = Person(here.front.house, "host", NAME)
    return await make(here.front.house, host, settled(a_game(), 4, name="Secret club", **more)), host


@in_loop
async def test_an_invitation_names_the_game_and_nobody() -> None:
    async with porches(Memory(), 1) as (here,), here.http() as http:
        table, host = await seated(here)
        title = game_title(a_game(), "hu")
        told = tags(await http.get(f"/hu/t/{table}"))
        assert told["og:title"] == f"{title} – Meghívó"
        assert told["og:locale"] == "hu_HU"
        assert told["og:url"] == f"http://127.0.0.1/hu/t/{table}"
        assert told["og:image"].startswith(f"http://127.0.0.1/api/postcards/hu/table/{table}?v=")
        assert told["robots"] == "noindex"
        assert "Ann" not in str(told)
        assert "club" not in str(told)
        await host.ask("start")
        assert tags(await http.get(f"/hu/t/{table}")) == told  # it goes on, and nobody need know


@in_loop
async def test_a_table_that_is_listed_says_who_waits_and_what_lies_there() -> None:
    async with porches(Memory(), 1) as (here,), here.http() as http:
        table, host = await seated(here, public=True)
        page = await http.get(f"/en/t/{table}")
        assert tags(page)["og:description"] == f"{NAME} is waiting: 3 seats are free"
        assert NAME not in page.text
        waiting = tags(page)["og:image"]
        await host.ask("start")
        told = tags(await http.get(f"/en/t/{table}"))
        assert NAME in told["og:description"]
        assert told["og:image"] != waiting
        assert is_picture(await http.get(told["og:image"]))
        closed, other = await seated(here, public=True, spectators=False)
        await other.ask("start")
        assert "Ann" not in str(tags(await http.get(f"/en/t/{closed}")))


@in_loop
async def test_a_finished_game_and_its_review_and_a_puzzle_have_a_line_and_a_picture() -> None:
    memory = Memory()
    store = await memory.open()
    assert isinstance(store, MemoryStore)
    house, table, _people = await one_game(store, public=True)
    await house.close()
    async with porches(memory, 1) as (here,), here.http() as http:
        replay = tags(await http.get(f"/en/r/{table}/1"))
        assert replay["og:title"] == f"Replay: {game_title(a_game(), 'en')}"
        assert "Name 0" in replay["og:description"]
        assert not re.search(r" -\d|random", replay["og:description"])
        review = tags(await http.get(f"/tr/v/{table}/1"))
        assert review["og:title"] == f"{game_title(a_game(), 'tr')}: İnceleme"
        puzzle = in_order()[0]
        asked = tags(await http.get(f"/en/p/{puzzle.id}"))
        assert asked["og:title"] == f"Puzzle: {game_title(puzzle.game, 'en')}"
        for told in (replay, asked):
            found = await http.get(told["og:image"])
            assert is_picture(found)
            assert (
                await http.get(told["og:image"], headers={"if-none-match": found.headers["etag"]})
            ).status_code == 304


@in_loop
async def test_what_is_not_there_is_the_houses_own_card_and_makes_nobody() -> None:
    memory = Memory()
    async with porches(memory, 1) as (here,), here.http() as http:
        store = await memory.open()
        assert isinstance(store, MemoryStore)
        table, _host = await seated(here, public=True)
        home = tags(await http.get("/en/t/nowhere"))
        assert home["og:title"] == "Parlour"
        drawn_home = (await http.get("/api/postcards/en/table/nowhere")).content
        for language in ("xx", "EN", "%3Cb%3E", "en-GB", "a" * 500):
            told = tags(await http.get(f"/{language}/t/{table}"))
            assert told["og:description"] == home["og:description"]
            assert (await http.get(f"/api/postcards/{language}/table/{table}")).content == drawn_home
        for id in HOSTILE:
            for where in (f"/en/t/{id}", f"/en/p/{id}", f"/en/r/{id}/1", f"/en/r/{table}/{id}", f"/en/v/{id}/{id}"):
                page = await http.get(where)
                assert page.status_code in (200, 404), where
                assert "<script>" not in page.text
                assert tags(page).get("og:title", "Parlour") == "Parlour" if page.status_code == 200 else True
            assert (await http.get(f"/api/postcards/en/replay/{id}/{id}")).status_code in (200, 404)
        head = await http.head(f"/en/t/{table}")
        assert (head.status_code, head.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert (await http.head("/api/postcards/en/table/nowhere")).headers["content-type"] == "image/png"
        assert not http.cookies
        assert not store.sessions


@in_loop
async def test_pictures_are_counted_and_kept_and_the_same_for_everybody() -> None:
    limits = msgspec.structs.replace(FREE, address_pictures=1)
    assert Limits().address_pictures > 1
    async with porches(Memory(), 1, limits) as (here,), here.http() as http:
        table, _host = await seated(here)
        known = {"cookie": (await http.get("/api/me")).headers["set-cookie"].partition(";")[0]}
        http.cookies.clear()
        first = await http.get(f"/api/postcards/en/table/{table}")
        assert is_picture(first)
        assert (await http.get(f"/api/postcards/en/table/{table}", headers=known)).content == first.content
        refused = await http.get(f"/api/postcards/hu/table/{table}")
        assert (refused.status_code, refused.json()["limit"]) == (429, "address_pictures")
        assert int(refused.headers["retry-after"]) > 0
        assert (await http.get(f"/hu/t/{table}")).status_code == 200  # the line costs no more than any page


@in_loop
async def test_what_is_kept_is_bounded_and_nothing_is_drawn_twice_at_a_time() -> None:
    pictures, begun_drawing = Pictures(100), 0

    async def draw() -> bytes:
        nonlocal begun_drawing
        begun_drawing += 1
        return b"." * 40

    for number in range(5):
        await pictures.get(str(number), draw)
    assert [*pictures.kept] == ["3", "4"]
    assert pictures.bytes == 80
    await pictures.get("4", draw)
    assert begun_drawing == 5

    async def fail() -> bytes:
        raise ValueError

    for _again in range(2):
        with pytest.raises(ValueError):  # noqa: PT011
            await pictures.get("broken", fail)
    assert not pictures.making
