"""The plain table, for people who hear it: words in their language, what has changed, moves as they would say them."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.cases.lesson import stages
from parlour.core.game import Game
from parlour.core.languages import LANGUAGES
from parlour.errors import ParlourError
from parlour.present.reading import Reading
from parlour.present.spoken import Spoken
from parlour.present.teller import Teller
from parlour.registry import all_rules, rules_of
from parlour.terminal.labels import Labels
from parlour.terminal.plain import PlainTable
from parlour.terminal.plain_lesson import PlainLesson
from parlour.terminal.plain_telling import COMMANDS
from parlour.terminal.settings import Settings
from parlour.terminal.sitting import Sitting
from parlour.terminal.words import Words
from parlour.testing.walk import questions
from tests.terminal.positions import ME, Like, find, may_but_need_not, one_card, several_cards

NAMES = list(all_rules())


def table_at(
    like: Like, folder: Path, answers: list[str], settings: Settings | None = None
) -> tuple[PlainTable, list[str]]:
    """Somebody who gives these answers at a table in such a position, and then leaves."""
    rules, found = find(like)
    game = found.copy()
    game.detail = 2
    table = PlainTable(Sitting(rules, game, ME, 1, folder / "game.case", ["random"]), settings)
    return table, heard(table, answers)


def heard(table: PlainTable, answers: list[str]) -> list[str]:
    said: list[str] = []
    left = iter(answers)

    def ask(_prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    table.ask, table.say = ask, said.append
    table.run()
    return said


@pytest.mark.parametrize("name", NAMES)
def test_every_move_can_be_typed_as_it_is_told(name: str) -> None:
    """In the language whose turn it is, in words and as a record writes it."""
    rules = rules_of(name)
    game = rules.new({}, 11)
    teller = Teller(rules, LANGUAGES[NAMES.index(name) % len(LANGUAGES)])
    labels = Labels(teller, Words(teller.language), game, ME)
    reading, spoken, drawn = Reading(teller, game), Spoken(teller, game.pack), random.Random(11)
    for asked in questions(game, 25):
        seat = drawn.choice(asked)
        move = drawn.choice(game.moves(seat))
        told = spoken.text(labels.move(move, game.notation()))
        assert reading.read(told, seat).same(move), told
        assert reading.read(game.notation().write(move), seat).same(move)
        game.play(seat, move)


@pytest.mark.parametrize(
    ("name", "claim", "told"),
    [
        (
            "loo",
            "claim 41",
            "If a player looked at cards or declared before his turn: the offender pays a single loo (§ 41)",
        ),
        (
            "ecarte",
            "claim 22 fill",
            "If the elder hand has too few cards: the missing cards are taken from the talon (§ 22)",
        ),
        (
            "snip-snap-snorum",
            "claim B",
            "B: If a player did not pair although he could: the offender pays double into the pool (§ 25)",
        ),
        (
            "jig",
            "claim",
            "If a player made a wrong call: the offender pays the fine, and the right call counts as made (§ 20)",
        ),
    ],
)
def test_a_claim_is_a_condition_as_on_the_page(name: str, claim: str, told: str) -> None:
    rules = rules_of(name)
    game = rules.new({"conduct": "table"}, 11)
    labels = Labels(Teller(rules, "en"), Words("en"), game, ME)
    assert labels.move(game.notation().read(claim), game.notation()) == told


def test_a_card_alone_is_enough_where_it_can_mean_one_thing() -> None:
    rules, game = find(one_card)
    move = game.moves(ME)[0]
    face = game.pack.face(move.a)
    for language in LANGUAGES:
        teller = Teller(rules, language)
        for said in (face, face.lower(), teller.card(face), teller.card(face).upper()):
            assert Reading(teller, game).read(said, ME).same(move), said
    with pytest.raises(ParlourError):
        Reading(Teller(rules), game).read("the seventh of nothing", ME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_asked_in_each_language(language: str, tmp_path: Path) -> None:
    words = Words(language)
    asked = [words(f"word-{name}") for name in COMMANDS if name not in ("quit", "rules", "hint", "law")]
    table, said = table_at(
        one_card, tmp_path, [*asked, f"{words('word-law')} 1", "hand", words("word-quit")], Settings(language)
    )
    (hand,) = {line for line in said if line.startswith(table.aloud().hand()[0].partition(":")[0])}
    assert said.count(hand) == 2
    held = table.game.view(ME).find("hand A")
    assert held is not None
    assert all(table.spoken.card(face) in hand for face in held.faces)
    assert words("you-leave") in said
    assert not [line for line in said if words("cannot-read", text="", help="", moves="")[-12:] in line]


def test_refusals_and_nonsense_change_nothing(tmp_path: Path) -> None:
    rules, game = find(one_card)
    held = game.view(ME).find(f"hand {game.names[ME]}")
    assert held is not None
    lawful = {game.pack.face(move.a) for move in game.moves(ME)}
    unlawful = next(face for face in held.faces if face not in lawful)
    table, said = table_at(one_card, tmp_path, [f"play {unlawful}", "999", "-1", "\0", "x" * 5000, ""])
    assert any(f"[{rules.name}." in line for line in said)
    assert not [line for line in table.sitting.recorder.lines if line.startswith("A: ")]


def test_cards_are_asked_for_by_their_numbers(tmp_path: Path) -> None:
    table, said = table_at(several_cards, tmp_path, ["1", "1 2 3"])
    (mine,) = [line for line in table.sitting.recorder.lines if line.startswith("A: ")][:1]
    assert len(mine.split()) == 5, said


def test_what_nobody_waits_for_can_be_let_be(tmp_path: Path) -> None:
    table, said = table_at(may_but_need_not, tmp_path, [""])
    assert "You may act; Enter does nothing now." in said
    assert not [line for line in table.sitting.recorder.lines if line.startswith("A: ")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_line_by_line(language: str) -> None:
    """Enter does what is asked; another lawful move is told apart from one that is not."""
    lesson = PlainLesson(rules_of("nap"), Settings(language))
    said = heard(lesson, ["1", "play 3C", *[""] * 20])
    assert lesson.game.over
    assert Words(language)("lesson-over") in said
    tasks = [stage for stage in stages(rules_of("nap")) if stage.task is not None]
    assert sum(line.startswith(f"{Words(language)('lesson-do')}:") for line in said) == len(tasks)


def only_one(game: Game) -> bool:
    return one_card(game) and len(game.moves(ME)) == 1


@pytest.mark.parametrize(("forced", "moved"), [("asks", False), ("plays", True)])
def test_a_forced_move_is_played_where_one_wishes(forced: str, moved: bool, tmp_path: Path) -> None:
    table, _said = table_at(only_one, tmp_path, [], Settings(forced=forced))
    assert any(line.startswith("A: ") for line in table.sitting.recorder.lines) == moved


def test_a_dumb_terminal_in_a_bare_locale(tmp_path: Path) -> None:
    bare = {"TERM": "dumb", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}
    environment = {**os.environ, **bare, "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "parlour", "play", "ecarte", "--language", "tr", "--seed", "3"],
        input=b"el\n\xff\xfe\n",
        capture_output=True,
        env=environment,
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert done.stdout.isascii()
    assert b"Ecarte" in done.stdout
