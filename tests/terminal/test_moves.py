"""Moves on screen, by keyboard and by mouse: cards, numbers, positions, words, what is pressed and what is typed."""

from __future__ import annotations

from pathlib import Path

from textual.widgets import Input, Static

from parlour.terminal.dialogs import NumberDialog, PositionsDialog
from parlour.terminal.entry import A_NUMBER, OF_CARDS, POSITIONS
from tests.terminal.looking import at, my_lines, spot
from tests.terminal.player import Person
from tests.terminal.positions import (
    a_number,
    a_word,
    card_and_cards,
    one_card,
    positions,
    several_cards,
)

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
        await person.press_move(move)
        assert my_lines(person)[0] == f"A: {table.notation.write(move)}"

    at(card_and_cards, tmp_path, play)


def test_a_number_by_keys(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        offers = person.table.offers()
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
        number = next(at for at, offer in enumerate(person.table.offers()) if offer.way.kind == POSITIONS)
        await person.press(number)
        assert isinstance(person.app.screen, PositionsDialog)
        first = person.app.screen.positions[0]
        await person.dialog()
        assert my_lines(person)[0].endswith(f" {first}")

    at(positions, tmp_path, play)


def test_a_word_by_keys(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        move = person.table.offers()[0].move
        assert move is not None
        await person.pilot.press("1")
        assert my_lines(person)[0] == f"A: {person.table.notation.write(move)}"

    at(a_word, tmp_path, play)


def test_a_move_that_is_typed(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        face = person.faces()[0]
        await person.pilot.press("colon", *"play XX", "enter")
        assert "play XX" in person.table.notice.plain
        await person.pilot.press("slash", *person.table.teller.card(face), "enter")
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
        move = person.table.offers()[0].move
        assert move is not None
        await person.pilot.click("#press", await spot(person, "press", "press", "0"))
        assert my_lines(person)[0] == f"A: {person.table.notation.write(move)}"

    at(a_word, tmp_path, play)
