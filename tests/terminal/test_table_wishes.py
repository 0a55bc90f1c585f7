"""What the table does by itself where the person wishes it, what it asks again, and the sheets that answer keys."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual.widgets import Button

from parlour.bots.company import CHARACTERS, character_of, company
from parlour.bots.roster import bot_of
from parlour.core.game import Game
from parlour.core.languages import LANGUAGES
from parlour.present.layout import layout_of
from parlour.present.teller import Teller
from parlour.registry import all_rules, rules_of
from parlour.terminal.app import ParlourApp
from parlour.terminal.company import Company
from parlour.terminal.course import Course
from parlour.terminal.dialogs import LessonEndDialog, ListDialog, ResultDialog, SureDialog
from parlour.terminal.journal import Journal
from parlour.terminal.lesson_table import LessonScreen
from parlour.terminal.pace import PATIENCE, SECONDS, Pace
from parlour.terminal.settings import Settings
from parlour.terminal.sitting import Sitting
from parlour.terminal.story import Story
from tests.terminal.looking import at, my_lines, shown
from tests.terminal.player import LARGE, SMALL, Person, at_table, new_table
from tests.terminal.positions import ME, asked, find, one_card, several_cards

# -- pace ------------------------------------------------------------------------------------------------------


def test_at_brisk_pace_patience_ends() -> None:
    """However many bots move, the pauses between two decisions come to about as much as is bearable."""
    pace = Pace("brisk")
    waited: list[float] = []

    async def wait(seconds: float | None) -> None:
        waited.append(seconds or 0.0)

    pace._wait = wait  # type: ignore[method-assign]

    async def many() -> None:
        for _move in range(100):
            await pace.pause()

    asyncio.run(many())
    assert PATIENCE["brisk"] <= sum(waited) <= PATIENCE["brisk"] + 2 * SECONDS["brisk"] <= 3.5
    pace.asked()
    assert not pace.hasty()


def test_unhurried_bots_take_their_time_and_others_none() -> None:
    assert SECONDS["unhurried"] > SECONDS["brisk"] > SECONDS["at-once"] == 0
    assert Pace("at-once").hasty()
    assert not Pace("unhurried").hasty()


def only_one(game: Game) -> bool:
    return one_card(game) and len(game.moves(ME)) == 1


@pytest.mark.parametrize(("forced", "waits"), [("asks", True), ("plays", False)])
def test_a_forced_card(forced: str, waits: bool, tmp_path: Path) -> None:
    rules, found = find(only_one)
    sitting = Sitting(rules, found.copy(), ME, 1, tmp_path / "game.case", ["random"])
    course = Course(sitting, Story(sitting.game, ME, layout_of(rules), sitting.deals), lambda: None)
    course.wish(Settings(pace="at-once", forced=forced))

    async def step() -> None:
        stepping = asyncio.create_task(course._step())
        await asyncio.wait([stepping], timeout=0.3 if waits else 5)
        assert course.waiting == waits
        stepping.cancel()

    asyncio.run(step())
    assert any(line.startswith("A: ") for line in sitting.recorder.lines) != waits


def test_bots_hurry_while_one_is_out_where_one_wishes() -> None:
    def out(game: Game) -> bool:
        layout = layout_of(rules_of(game.name))
        return ME not in game.may_act and Story(game, ME, layout).is_out(game.view(ME))

    rules, game = find(out)
    hands = [shown for shown in game.view(ME).places if layout_of(rules).place(shown.place.name).kind == "hand"]
    assert not any(shown.faces or shown.backs for shown in hands if shown.place.seat == ME)
    assert any(shown.backs for shown in hands)
    pace = Pace("unhurried")
    pace.out = True
    assert pace.hasty()


# -- who sits opposite -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_names_and_are_found_by_them(language: str) -> None:
    for rules in all_rules().values():
        known = Company(Teller(rules, language))
        for character in company(rules):
            bot = CHARACTERS[character]
            assert bot_of(bot, rules, 0)
            assert known.bot(known.name(bot).upper()) == known.bot(character) == bot
            assert known.about(bot)
    assert len({Company(Teller(rules, language)).name(bot) for bot in CHARACTERS.values()}) == len(CHARACTERS)


def test_strengths_are_told_by_character() -> None:
    strengths = {"search:50": "quick", "search:400": "thinker", "search": "deep", "search:300ms": "deep", "mine": ""}
    assert {bot: character_of(bot) for bot in strengths} == strengths
    assert "sleepy" in Company(Teller(rules_of("nap"))).name("book@sleepy")


# -- what is asked again -----------------------------------------------------------------------------------------


def may_leave(game: Game) -> bool:
    return asked(game) and any(move.verb.name == "leave" for move in game.moves(ME))


def test_what_can_cost_the_game_is_asked_again(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        table = person.table
        keys = [press.key for press in table.presses]
        assert "leave" not in keys  # it stands in a list of its own
        await person.press(keys.index("forbidden"))
        assert isinstance(person.app.screen, ListDialog)
        at_leave = next(n for n, line in enumerate(person.app.screen.lines) if line.plain.startswith("Leave"))
        await person.pilot.press(*["down"] * at_leave, "enter")
        assert isinstance(person.app.screen, SureDialog)
        assert table.teller.sure("leave") in person.app.screen.question
        await person.pilot.press("enter")
        await person.until("TableScreen")
        assert not my_lines(person)

    at(may_leave, tmp_path, play, conduct="table")


def test_what_is_chosen_is_plain_without_colour(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        face = next(face for face in person.table.scene().own_faces() if face in person.faces())
        await person.go_to_card(face)
        assert "✓" not in shown(person, "own")
        await person.pilot.press("space")
        assert shown(person, "own").count("✓") == 1
        assert person.table.faces.short(face) in shown(person, "notice")

    at(several_cards, tmp_path, play)


# -- sheets and log -------------------------------------------------------------------------------------------------


def test_the_last_sheet_answers_keys(tmp_path: Path) -> None:
    async def run() -> None:
        name = next(iter(all_rules()))
        async with at_table(new_table(name, tmp_path, {"deals": 1})) as person:
            await person.until("turn")
            while not person.over:
                person.table.course.act(person.table.game.moves(ME)[0])
                await person.until("turn")
            sheet = person.app.screen
            assert isinstance(sheet, ResultDialog)
            best = max(person.table.game.result)
            assert f"{best:+d}" in sheet.heading
            pressed = [next(button.id for button in sheet.query(Button) if button.has_focus)]
            for key in ("right", "right", "left"):
                await person.pilot.press(key)
                pressed.append(next(button.id for button in sheet.query(Button) if button.has_focus))
            assert pressed == ["rematch", "look", "other-game", "look"]
            await person.pilot.press("enter")
            assert person.app.screen is person.table
            await person.pilot.press("q", "q")
            assert not person.app.is_running or person.app._exit

    asyncio.run(run())


def test_the_log_is_enlarged_and_keeps_its_place(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        log = person.table.query_one(Journal)
        narrow = log.size.height
        await person.pilot.press("g", "g")
        await person.pilot.pause()
        assert log.size.height > narrow
        await person.pilot.press("up", "up")
        place = log.highlighted
        for size in (LARGE, SMALL):
            await person.pilot.resize_terminal(*size)
            await person.pilot.pause()
            assert log.highlighted == place
            assert log.size.height >= 1
        await person.pilot.press("escape")
        await person.pilot.pause()
        assert log.max_scroll_y == round(log.scroll_y)

    at(one_card, tmp_path, play)


def test_hints_and_refusals_are_never_cut(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        table = person.table
        longest = max(table.book.clauses.values(), key=lambda clause: len(clause.text))
        table.say(table.faces.pretty(f"{longest.text} the end."), longest.id)
        await person.pilot.pause()
        notice = table.query_one("#notice")
        assert notice.region.height == table.query_one("#notice-side").region.height
        assert table.query_one("#own").region.bottom <= person.app.size.height

    at(one_card, tmp_path, play)


def lesson_of(app: ParlourApp) -> LessonScreen:
    assert isinstance(app.screen, LessonScreen)
    return app.screen


def test_a_lesson_on_the_screen() -> None:
    async def run() -> None:
        rules = rules_of("nap")
        app = ParlourApp(Settings(pace="at-once"), lesson=rules)
        async with app.run_test(size=SMALL) as pilot:
            table = lesson_of(app)
            for _turn in range(40):
                for _wait in range(4000):
                    if table.course.waiting or app.screen is not table:
                        break
                    await asyncio.sleep(0.002)
                await pilot.pause()
                if app.screen is not table:
                    break
                wanted = table.lesson.wanted()
                assert wanted is not None
                assert table.words("lesson-do") in table.drawn["notice"].plain
                others = [move for move in table.game.moves(ME) if not move.same(wanted)]
                if others:
                    table.make(others[0])
                    assert table.labels.move(others[0], table.notation).split()[0] in table.notice.plain
                table.make(wanted)
            await pilot.press("enter")
            await pilot.pause()
            assert isinstance(app.screen, LessonEndDialog)

    asyncio.run(run())
