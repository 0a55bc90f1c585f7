"""./dev new-game makes a game that passes all there is, in its own folders; spoilt in one place, it is found out."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.checkout import ROOT
from tools.new_game import BadName, Name, filled, homes, kinds, named, new_game

NEEDED = ("tools", "src", "templates", "tests/house", "tests/contract")
KINDS = kinds(ROOT)
PROOF = "PARLOUR_PROOF"  # set by ./dev proof: all tests that concern each game, which takes minutes


class Spoiling:
    """One mistake: in a game of this kind, this file says something else; one of these checks finds it."""

    def __init__(self, kind: str, file: str, old: str, new: str, found_by: str) -> None:
        self.kind = kind
        self.file = file
        self.old = old
        self.new = new
        self.found_by = set(found_by.split())


VOIDS = """    def redeal(self, seat: i64, chance: Chance) -> TrickGame:
        new = self.copy()
        new.chance = chance
        for s in range(self.seats):
            new.deal.lacks[s] = 0
        if self.waits:
            from parlour.mechanisms.trick_deal import deal_others_anew

            deal_others_anew(new.deal, seat, self.pack.all & ~self.seen(seat), chance)
        return new

    def _taken("""
UNHELD = """    def playable(self, seat: i64) -> i64:
        return self.pack.all

    def _taken("""
SPOILT = {
    "plays-unheld": Spoiling("tricks", "game/rules.py", "    def _taken(", UNHELD, "turns"),
    "forgets-voids": Spoiling("tricks", "game/rules.py", "    def _taken(", VOIDS, "pasts"),
    "coins-money": Spoiling(
        "tricks", "game/rules.py", "winner, stake)", "winner, stake)\n        self.ledger[winner] += 1", "books"
    ),
    "cites-nothing": Spoiling("tricks", "game/rules.py", '"my-tricks.4"', '"my-tricks.44"', "lawful"),
    "forgets-in-copies": Spoiling(
        "tricks",
        "game/rules.py",
        '        stake = self.options.number("stake")',
        '        self.count = getattr(self, "count", 0) + 1\n        stake = self.options.number("stake") + self.count',
        "copies",
    ),
    "pays-too-much": Spoiling("tricks", "game/rules.py", 'number("stake")', 'number("stake") + 1', "cases"),
    "lays-out-wrong": Spoiling("tricks", "game/layout.toml", '"seat"', '"suit"', "screen"),
    "lays-out-nothing": Spoiling("tricks", "game/layout.toml", '"stock"]', '"tallon"]', "screen"),
    "teaches-wrong": Spoiling("tricks", "game/lesson.case", "", "game my-tricks\nB: play 7S\n", "lesson_holds"),
    "counts-wrong": Spoiling("tricks", "game/laws.en.md", "Clauses: 8", "Clauses: 9", "lacks"),
    "proves-less": Spoiling("tricks", "cases/hint.case", "@ A sees my-tricks.8\n", "", "lacks"),
    "speaks-by-half": Spoiling("tricks", "game/texts.hu.ftl", "", "option-stake = a tét\n", "lacks"),
    "shows-hands": Spoiling("stops", "game/view.py", "s == seat,", "True,", "secrets"),
    "forgets-stops": Spoiling("stops", "game/state.py", "seen = deal.played | deal.out", "seen = deal.played", "pasts"),
    "copies-half": Spoiling(
        "stops", "game/state.py", "take_over(new, self, MyStopsDeal)", "new.hands = self.hands[:]", "copies"
    ),
    "lists-empty-words": Spoiling("stops", "game/setup.py", '"deal.spare"', '"deal.spoon"', "words"),
    "lets-wait": Spoiling("stops", "game/rules.py", "self._turn(holder)", "self._turn(seat)", "lawful turns cases"),
    "says-nothing": Spoiling("bank", "game/texts.en.ftl", "stakes-so-many", "stakes-so", "cites"),
    "deals-nothing-anew": Spoiling("bank", "game/rules.py", "new.deal_anew(seat, chance)", "pass", "secrets"),
    "allows-more": Spoiling("bank", "game/rules.py", "1, self.limit())", "1, self.limit() + 1)", "cases"),
    "tells-cards": Spoiling(
        "bank", "game/rules.py", "seat, move.a)\n", "seat, move.a, self.pack.face(self.deal.cards[seat]))\n", "secrets"
    ),
}


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree, plain, with a sound game of each kind and every spoilt one; nothing else is changed."""
    root = tmp_path_factory.mktemp("checkout")
    for name in NEEDED:
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("page", "__pycache__", "*.so"))
    shutil.copy(ROOT / "tests" / "__init__.py", root / "tests")
    for kind in KINDS:
        new_game(root, f"sound-{kind}", kind)
    for name, wrong in SPOILT.items():
        new_game(root, name, wrong.kind)
        spoil(root, Name(name), wrong)
    return root


def spoil(root: Path, name: Name, wrong: Spoiling) -> None:
    part, _, file = wrong.file.partition("/")
    path = homes(root, name)[part] / file
    template = Name(f"my-{wrong.kind}")
    old, new = filled(wrong.old, template, name), filled(wrong.new, template, name)
    text = path.read_text(encoding="utf-8") if old else ""
    assert old in text, f"{path} has no {old!r}"
    text = text.replace(old, new, 1) if old else new
    path.write_text(text, encoding="utf-8")


def run(root: Path, *words: str) -> str:
    kept = {name: value for name, value in os.environ.items() if name != "PARLOUR_COMPILED"}
    environment = {**kept, "PARLOUR_PURE": "1", "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
    command = [sys.executable, "-m", *words]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, env=environment, timeout=600)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


@pytest.fixture(scope="module")
def verdicts(checkout: Path) -> dict[str, dict[str, str]]:
    """All checks of the sound games; of a spoilt one those that should find it out."""
    spoilt = [f"{name}:{','.join(sorted(wrong.found_by))}" for name, wrong in SPOILT.items()]
    sound = [f"sound-{kind}" for kind in KINDS]
    found: dict[str, dict[str, str]] = json.loads(run(checkout, "tests.contract.verdicts", *sound, *spoilt))
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_a_new_game_is_sound(kind: str, verdicts: dict[str, dict[str, str]]) -> None:
    assert verdicts[f"sound-{kind}"] == {}


@pytest.mark.parametrize("name", SPOILT)
def test_a_spoilt_game_is_found_out(name: str, verdicts: dict[str, dict[str, str]]) -> None:
    assert SPOILT[name].found_by & set(verdicts[name]), verdicts[name]


def test_cards_that_may_be_played_but_are_not_held_are_named(verdicts: dict[str, dict[str, str]]) -> None:
    said = verdicts["plays-unheld"]
    assert "and holds only" in said["turns"]
    assert not [line for line in said.values() if line.startswith("IndexError")]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nap", "already"),
        ("Nap", "small letters"),
        ("three--mice", "small letters"),
        ("class", "word of Python"),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_a_line(name: str, why: str) -> None:
    with pytest.raises(BadName, match=why) as refused:
        new_game(ROOT, name, "tricks")
    assert "\n" not in str(refused.value)


def test_a_word_of_the_house_is_a_name() -> None:
    assert named(ROOT, "hearts").title == "Hearts"


def test_a_name_has_four_forms() -> None:
    assert Name("two_words").forms() == ["two_words", "two-words", "TwoWords", "Two Words"]


def test_a_kind_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadName, match=", ".join(KINDS)):
        new_game(ROOT, "four-grey-cats", "dice")


@pytest.mark.skipif(PROOF not in os.environ, reason="takes minutes: ./dev proof")
@pytest.mark.parametrize("kind", KINDS)
def test_all_that_concerns_it_passes(kind: str, tmp_path: Path) -> None:
    """As a newcomer has it: the command, then every test of the house that concerns the game."""
    left_out = shutil.ignore_patterns("page", "__pycache__", "*.so", ".venv", ".git", "node_modules", "*.egg-info")
    shutil.copytree(ROOT, tmp_path / "house", ignore=left_out)
    run(tmp_path / "house", "tools.new_game", f"my-first-{kind}", "--like", kind)
    apart = [word for folder in ("browser", "server") for word in ("--ignore", f"tests/{folder}")]
    told = run(tmp_path / "house", "pytest", "tests", *apart, "--game", f"my-first-{kind}")
    assert "wanted:" not in told
