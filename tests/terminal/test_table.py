"""The table on screen: refusals, log, rule book, hint, last trick, offences, the pace of the bots."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual.widgets import OptionList

from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.terminal.dialogs import SureDialog
from parlour.terminal.journal import Journal
from parlour.terminal.pace import SECONDS
from parlour.terminal.rulebook import RuleBook
from parlour.terminal.settings import Settings
from parlour.terminal.table import TableScreen
from tests.terminal.looking import at, my_lines, shown, spot
from tests.terminal.player import LARGE, SMALL, Person, at_table
from tests.terminal.positions import (
    ME,
    app_at,
    asked,
    in_a_trick,
    may_but_need_not,
    one_card,
)


def refused_face(table: TableScreen) -> str:
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
        assert isinstance(log, Journal)
        assert log.lines == told
        last = next(at for at in reversed(range(len(told))) if told[at].clause in person.table.book.ids())
        line = log.get_option_index(f"e{last}")
        assert told[last].clause.partition(".")[2] in str(log.get_option_at_index(line).prompt)
        await person.pilot.press("g")
        log.highlighted = line
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


def test_a_move_that_nobody_waits_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SECONDS, "unhurried", 30.0)

    async def run() -> None:
        app = app_at(may_but_need_not, tmp_path, Settings(pace="unhurried"))
        async with app.run_test(size=SMALL) as pilot:
            person = Person(app, pilot)
            while not person.table.presses:
                await pilot.pause()
            assert not person.table.course.waiting
            move = person.table.offers()[0].move
            assert move is not None
            await pilot.press("1")
            await person.dialog()
            assert my_lines(person) == [f"A: {person.table.notation.write(move)}"]

    asyncio.run(run())


def cards_that_offend(game: Game) -> list[Move]:
    """Plays of cards in one's sight that the rules forbid."""
    seen = {face for shown in game.view(ME).places if shown.place.seat == ME for face in shown.faces}
    played = [move for move in game.moves(ME) if move.verb.shape == ["card"] and game.pack.face(move.a) in seen]
    lawful = {move.a for move in played if not game.offends(ME, move)}
    return [move for move in played if move.a not in lawful]


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
        await person.press_move(move)
        assert isinstance(person.app.screen, SureDialog)
        assert table.labels.against(game.offends(ME, move)) in person.app.screen.question
        await person.pilot.press("enter")
        assert not my_lines(person)
        await person.press_move(move)
        await person.pilot.press("y")
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


def test_a_trick_stays_a_moment_and_a_key_hurries_it_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SECONDS, "unhurried", 0.02)

    async def run() -> None:
        app = app_at(in_a_trick, tmp_path, Settings(pace="unhurried"))
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
