"""The table on screen, by keyboard and by mouse: cards, presses, refusals, log, hint, language, size."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.geometry import Offset
from textual.widgets import Input, OptionList, Static

from parlour.game import Game
from parlour.languages import language_of
from parlour.layout import layout_of
from parlour.moves import Move
from parlour.registry import all_rules, rules_of
from parlour.rules import Rules
from parlour.terminal.dialogs import NumberDialog, PageDialog, PositionsDialog, ResultDialog, SettingsDialog
from parlour.terminal.entry import A_NUMBER, OF_CARDS, POSITIONS
from parlour.terminal.rulebook import RuleBook
from parlour.terminal.settings import Settings, load_settings
from parlour.terminal.table import Live, Table
from tests.terminal.player import LARGE, SMALL, Person, at_table, new_table
from tests.terminal.positions import ME, Like, app_at, asked, entry_of

Scenario = Callable[[Person], Awaitable[None]]


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path))


def at(like: Like, folder: Path, scenario: Scenario, size: tuple[int, int] = SMALL, conduct: str = "strict") -> None:
    async def run() -> None:
        async with at_table(app_at(like, folder, conduct=conduct), size) as person:
            await scenario(person)

    asyncio.run(run())


def last_line(person: Person) -> str:
    return person.table.sitting.recorder.lines[-1]


def my_lines(person: Person) -> list[str]:
    return [line for line in person.table.sitting.recorder.lines if line.startswith("A: ")]


def shown(person: Person, where: str) -> str:
    return str(person.table.query_one(f"#{where}", Static).render())


async def spot(person: Person, where: str, what: str, which: str) -> Offset:
    """Where on a widget a card, a press or a clause can be clicked."""
    await person.pilot.pause()
    widget = person.table.query_one(f"#{where}", Live)
    for y in range(widget.region.height):
        for x in range(widget.region.width):
            style = person.app.screen.get_style_at(widget.region.x + x, widget.region.y + y)
            if str(style.meta.get(what)) == which:
                return Offset(x, y)
    raise AssertionError(f"{what} {which} is nowhere on {where}")


# -- positions -----------------------------------------------------------------------------------


def one_card(game: Game) -> bool:
    """Some cards may be played at once, and one of the hand may not."""
    hand = [s for s in game.view(ME).places if s.place.name == "hand" and s.place.seat == ME]
    entry = entry_of(game)
    ways = [way.verb.name for way in entry.ways]
    return asked(game) and ways == ["play"] and len(hand) == 1 and 0 < len(entry.lawful()) < len(hand[0].faces)


def several_cards(game: Game) -> bool:
    return asked(game) and any(way.kind == OF_CARDS and way.bounds[1] >= 3 for way in entry_of(game).ways)


def card_and_cards(game: Game) -> bool:
    return asked(game) and any(way.verb.shape == ["card", "cards"] for way in entry_of(game).ways)


def a_number(game: Game) -> bool:
    return asked(game) and any(way.kind == A_NUMBER and way.bounds[1] > way.bounds[0] for way in entry_of(game).ways)


def positions(game: Game) -> bool:
    return asked(game) and any(way.kind == POSITIONS for way in entry_of(game).ways)


def a_word(game: Game) -> bool:
    return asked(game) and any(way.verb.shape[:1] == ["word"] and way.kind == "done" for way in entry_of(game).ways)


def in_a_trick(game: Game) -> bool:
    layout = layout_of(rules_of(game.name))
    full = [s for s in game.view(ME).places if s.faces and layout.place(s.place.name).kind == "trick"]
    return asked(game) and bool(full)


def may_but_need_not(game: Game) -> bool:
    return ME in game.may_act and ME not in game.to_act and bool(game.moves(ME))


# -- by keyboard -----------------------------------------------------------------------------------


def test_a_card_by_keys(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        face = person.faces()[-1]
        await person.go_to_card(face)
        await person.pilot.press("enter")
        assert my_lines(person)[0] == f"A: play {face}"

    at(one_card, tmp_path, play)


def test_several_cards_by_keys(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        way = next(way for way in person.table.entry.ways if way.kind == OF_CARDS and way.bounds[1] >= 3)
        chosen = person.faces()[:3]
        for face in chosen:
            await person.go_to_card(face)
            await person.pilot.press("space")
        assert {person.table.game.pack.face(card) for card in person.table.entry.chosen} == set(chosen)
        await person.pilot.press("enter")
        verb, *faces = my_lines(person)[0].removeprefix("A: ").split()
        assert verb == way.verb.name
        assert set(faces) == set(chosen)

    at(several_cards, tmp_path, play)


def test_a_card_and_cards_by_keys(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        table = person.table
        way = next(way for way in table.entry.ways if way.verb.shape == ["card", "cards"])
        move = way.with_these(set())[0]
        for card in (move.a, *(c for c in range(63) if move.b >> c & 1)):
            await person.go_to_card(table.game.pack.face(card))
            await person.pilot.press("space")
        (number,) = [at for at, offer in enumerate(table._offers()) if offer.move == move]
        await person.pilot.press(str(number + 1))
        assert my_lines(person)[0] == f"A: {table.notation.write(move)}"

    at(card_and_cards, tmp_path, play)


def test_a_number_by_keys(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        offers = person.table._offers()
        number = next(at for at, offer in enumerate(offers) if offer.way.kind == A_NUMBER)
        lo, hi = offers[number].way.bounds
        await person.press(number)
        assert isinstance(person.app.screen, NumberDialog)
        person.app.screen.query_one(Input).value = str(hi + 1)
        await person.pilot.press("enter")
        assert isinstance(person.app.screen, NumberDialog)
        assert str(hi) in str(person.app.screen.query_one("#wrong", Static).render())
        person.app.screen.query_one(Input).value = str(lo)
        await person.pilot.press("up", "enter")
        assert my_lines(person)[0] == f"A: {offers[number].way.verb.name} {lo + 1}"

    at(a_number, tmp_path, play)


def test_positions_by_keys(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        number = next(at for at, offer in enumerate(person.table._offers()) if offer.way.kind == POSITIONS)
        await person.press(number)
        assert isinstance(person.app.screen, PositionsDialog)
        first = person.app.screen.positions[0]
        await person.dialog()
        assert my_lines(person)[0].endswith(f" {first}")

    at(positions, tmp_path, play)


def test_a_word_by_keys(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        move = person.table._offers()[0].move
        assert move is not None
        await person.pilot.press("1")
        assert my_lines(person)[0] == f"A: {person.table.notation.write(move)}"

    at(a_word, tmp_path, play)


def test_a_move_that_is_typed(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        face = person.faces()[0]
        await person.pilot.press("colon", *"play XX", "enter")
        assert "no card 'XX'" in person.table.notice.plain
        await person.pilot.press("slash", *f"play {face}", "enter")
        assert my_lines(person)[0] == f"A: play {face}"

    at(one_card, tmp_path, play)


# -- by mouse ---------------------------------------------------------------------------------------


def test_a_card_by_mouse(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        face = person.faces()[0]
        await person.pilot.click("#own", await spot(person, "own", "card", face))
        assert my_lines(person)[0] == f"A: play {face}"

    at(one_card, tmp_path, play)


def test_a_press_by_mouse(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        move = person.table._offers()[0].move
        assert move is not None
        await person.pilot.click("#press", await spot(person, "press", "press", "0"))
        assert my_lines(person)[0] == f"A: {person.table.notation.write(move)}"

    at(a_word, tmp_path, play)


def refused_face(table: Table) -> str:
    return next(face for face in table.scene().own_faces() if face not in table.scene().touch.lawful)


def test_an_unlawful_card_explains_itself_and_opens_the_clause(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        face = refused_face(person.table)
        await person.pilot.click("#own", await spot(person, "own", "card", face))
        clause = person.table.clause
        assert clause in person.table.book.ids()
        assert clause in shown(person, "notice")
        assert not my_lines(person)
        await person.pilot.click("#notice", await spot(person, "notice", "clause", clause))
        await opened_at(person, clause)

    at(one_card, tmp_path, play)


def test_enter_on_a_refused_card_opens_the_clause(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        await person.go_to_card(refused_face(person.table))
        await person.pilot.press("enter")
        clause = person.table.clause
        assert clause
        await person.pilot.press("enter")
        await opened_at(person, clause)

    at(one_card, tmp_path, play, LARGE)


async def opened_at(person: Person, clause: str) -> None:
    await person.until("RuleBook")
    await person.pilot.pause()
    listed = person.app.screen.query_one("#clauses", OptionList)
    assert listed.highlighted is not None
    assert listed.get_option_at_index(listed.highlighted).id == clause
    await person.pilot.press("escape")
    assert person.app.screen is person.table


# -- log, rule book, hint, last trick --------------------------------------------------------------------


def test_the_log_cites_and_opens_its_clauses(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        log = person.table.query_one("#log", OptionList)
        told = person.table.story.told()
        assert log.option_count == len(told) > 0
        last = next(at for at in reversed(range(len(told))) if told[at].clause in person.table.book.ids())
        assert told[last].clause.partition(".")[2] in str(log.get_option_at_index(last).prompt)
        await person.pilot.press("g")
        log.highlighted = last
        await person.pilot.press("enter")
        await opened_at(person, told[last].clause)

    at(one_card, tmp_path, play)


def test_the_rule_book_is_searched(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        await person.pilot.press("r")
        assert isinstance(person.app.screen, RuleBook)
        listed = person.app.screen.query_one("#clauses", OptionList)
        everything = listed.option_count
        clause = list(person.table.book.clauses.values())[-1]
        await person.pilot.press("slash", *clause.id)
        assert 0 < listed.option_count < everything
        assert listed.get_option_at_index(0).id is not None
        assert clause.id in [listed.get_option_at_index(n).id for n in range(listed.option_count)]

    at(one_card, tmp_path, play)


def test_a_hint_is_a_lawful_move(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        await person.pilot.press("h")
        thinking = person.table.words("thinking")
        while person.table.notice.plain in ("", thinking):
            await asyncio.sleep(0.01)
        said = person.table.notice.plain
        labels, notation = person.table.labels, person.table.notation
        moves = [person.table.faces.pretty(labels.move(m, notation)).plain for m in person.table.game.moves(ME)]
        assert any(move in said for move in moves), said

    at(one_card, tmp_path, play)


def test_the_last_trick_can_be_seen_again(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        table = person.table
        await person.pilot.press("l")
        while not table.story.taken or not table.course.waiting:
            await person.answer()
            await person.until("turn")
            if person.over:
                await person.pilot.press("escape")
                break
        assert table.story.taken
        await person.pilot.press("l")
        for face in table.story.taken:
            assert table.faces.short(face) in table.notice.plain

    at(in_a_trick, tmp_path, play)


def test_a_move_that_nobody_waits_for(tmp_path: Path) -> None:
    async def run() -> None:
        app = app_at(may_but_need_not, tmp_path, Settings(pace=30))
        async with app.run_test(size=SMALL) as pilot:
            person = Person(app, pilot)
            while not person.table.presses:
                await pilot.pause()
            assert not person.table.course.waiting
            move = person.table._offers()[0].move
            assert move is not None
            await pilot.press("1")
            assert my_lines(person) == [f"A: {person.table.notation.write(move)}"]

    asyncio.run(run())


def cards_that_offend(game: Game) -> list[Move]:
    """Plays of cards in one's sight that the rules forbid."""
    seen = {face for shown in game.view(ME).places if shown.place.seat == ME for face in shown.faces}
    played = [move for move in game.moves(ME) if move.verb.shape == ["card"] and game.pack.face(move.a) in seen]
    return [move for move in played if game.offends(ME, move)]


def may_offend(game: Game) -> bool:
    return asked(game) and bool(cards_that_offend(game))


def test_an_offence_is_marked_and_never_made_by_one_touch(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        game, table = person.table.game, person.table
        move = cards_that_offend(game)[0]
        face = game.pack.face(move.a)
        assert face not in table.scene().touch.lawful
        await person.pilot.click("#own", await spot(person, "own", "card", face))
        assert not my_lines(person)
        (number,) = [at for at, offer in enumerate(table._offers()) if offer.move == move]
        assert game.offends(ME, move) in table.presses[number][0].plain
        await person.press(number)
        assert my_lines(person)[0] == f"A: {table.notation.write(move)}"

    at(may_offend, tmp_path, play, conduct="table")


def test_where_offences_happen_the_table_waits_until_one_lets_it_be(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        table = person.table
        assert not table.sitting.asked()
        position = table.sitting.position
        await person.press(len(table.presses) - 1)
        await person.until("turn")
        assert table.sitting.position > position or table.sitting.asked()
        assert not my_lines(person)

    at(may_but_need_not, tmp_path, play, conduct="table")


def test_a_trick_stays_a_moment_and_a_key_hurries_it_on(tmp_path: Path) -> None:
    async def run() -> None:
        app = app_at(in_a_trick, tmp_path, Settings(pace=0.02))
        async with at_table(app) as person:
            course = person.table.course
            stays: list[set[str]] = []
            changed = course.changed

            def watched() -> None:
                changed()
                if course.staying:
                    stays.append(set(person.table.story.taken) & set(person.table.scene().centre_faces()))

            course.changed = watched
            while not person.table.story.taken:
                await person.answer()
                await person.until("turn")
            assert stays
            assert stays[0]
            course.pace.seconds = 30
            await person.answer()
            await person.pilot.press("x")
            await person.until("turn")

    asyncio.run(run())


# -- language, settings, help ------------------------------------------------------------------------------


def test_languages_are_switched_at_once(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        seen = []
        for _language in range(3):
            seen.append((shown(person, "notice"), shown(person, "keys")))
            await person.pilot.press("n")
        assert len(set(seen)) == 3
        assert (shown(person, "notice"), shown(person, "keys")) == seen[0]
        assert person.table.query_one("#log", OptionList).option_count == len(person.table.story.told())

    at(one_card, tmp_path, play)


def test_settings_are_kept(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        await person.pilot.press("f", "s", "o")
        assert isinstance(person.app.screen, SettingsDialog)
        await person.pilot.press("enter", "escape")
        kept = load_settings()
        assert (kept.colours, kept.sorting, kept.language) == ("four", "rank", "hu")

    at(one_card, tmp_path, play)


def test_settings_that_cannot_be_read_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "parlour").mkdir()
    for text in ("nonsense", "[]", '{"language": "xx", "pace": "fast", "colours": 4}', '{"pace": -1}'):
        (tmp_path / "parlour" / "terminal.json").write_text(text, encoding="utf-8")
        assert load_settings() == Settings(language_of(""))


def test_help_names_every_key(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        await person.pilot.press("question_mark")
        assert isinstance(person.app.screen, PageDialog)
        assert "ui-" not in person.app.screen.body.plain
        assert "help-" not in person.app.screen.body.plain

    at(one_card, tmp_path, play)


# -- the end -----------------------------------------------------------------------------------------------


def test_result_and_rematch(tmp_path: Path) -> None:
    async def run() -> None:
        name = next(iter(all_rules()))
        async with at_table(new_table(name, tmp_path, {"deals": 1})) as person:
            await person.play_on()
            assert isinstance(person.app.screen, ResultDialog)
            first = person.table.sitting
            await person.pilot.click("#rematch")
            await person.until("turn")
            assert person.table.sitting is not first
            assert person.table.sitting.path != first.path
            assert first.path.exists()
            await person.pilot.press("q", "y")
            assert "= over no" in person.table.sitting.path.read_text(encoding="utf-8")

    asyncio.run(run())


# -- size ------------------------------------------------------------------------------------------------------


def outside(person: Person) -> list[str]:
    """Widgets of the table that reach beyond the screen."""
    screen = person.app.screen.region
    parts = ["#top", "#middle", "#seats-side", "#centre-side", "#log", "#notice", "#own-side", "#press-side", "#keys"]
    return [part for part in parts if not screen.contains_region(person.table.query_one(part).region)]


@pytest.mark.parametrize("rules", all_rules().values(), ids=lambda rules: rules.name)
def test_a_full_table_fits_a_small_screen(rules: Rules, tmp_path: Path) -> None:
    async def run() -> None:
        seats = min(rules.players[1], 10)
        async with at_table(new_table(rules.name, tmp_path, {"players": seats})) as person:
            await person.pilot.pause()
            assert not outside(person)
            table = person.table
            assert table.query_one("#own").region.height <= table.query_one("#own-side").region.height
            for face in table.scene().own_faces():
                await spot(person, "own", "card", face)
            for at in range(len(table.presses)):
                await spot(person, "press", "press", str(at))

    asyncio.run(run())


def thirteen(game: Game) -> bool:
    hand = [s for s in game.view(ME).places if s.place.name == "hand" and s.place.seat == ME]
    return asked(game) and any(len(s.faces) >= 13 for s in hand)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_thirteen_cards_are_all_in_sight(size: tuple[int, int], tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        assert len(person.table.scene().own_faces()) >= 13
        for face in person.table.scene().own_faces():
            await spot(person, "own", "card", face)
        assert not outside(person)

    at(thirteen, tmp_path, play, size)
