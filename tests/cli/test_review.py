"""The command ``parlour review``."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.core.languages import LANGUAGES
from tests.cli.running import document, parlour
from tests.house.checkout import ROOT

GOLDEN = str(ROOT / "tests" / "golden" / "loo.case")
QUICK = ("--more", "0.00001")


def fields(found: object) -> set[str]:
    """The names of all fields of a document, however deep, but for the options of a game."""
    if isinstance(found, list):
        return {name for each in found for name in fields(each)}
    if not isinstance(found, dict):
        return set()
    within = {name for key, each in found.items() if key != "options" for name in fields(each)}
    return {*found, *within}


def test_a_review_in_words() -> None:
    for language in LANGUAGES:
        told = parlour("review", GOLDEN, *QUICK, "--language", language)
        assert told.returncode == 0, told.stderr
        assert all(f"{name}: " in told.stdout for name in "ABCDE")


def test_a_review_as_a_document_whose_every_field_is_documented() -> None:
    found = document("review", GOLDEN, *QUICK, "--seat", "B")
    assert isinstance(found, dict)
    assert [seat["name"] for seat in found["seats"]] == ["B"]
    described = (ROOT / "docs" / "review.md").read_text(encoding="utf-8")
    assert fields(found) <= set(re.findall(r"`(\w+)`", described))


@pytest.mark.parametrize(
    ("words", "why"),
    [(("--seat", "Z"), "no seat 'Z'"), (("--more", "0"), "--more"), (("--more", "nan"), "--more")],
)
def test_bad_arguments_get_one_clear_line(words: tuple[str, ...], why: str) -> None:
    refused = parlour("review", GOLDEN, *words)
    assert refused.returncode == 2
    assert why in refused.stderr
    assert refused.stderr.count("\n") == 1


LOO = Path(GOLDEN).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("\n".join(LOO.splitlines()[:100]), "is not over"),
        (LOO.replace("= over yes", "= over no"), "does not come to what it says"),
        (LOO.replace("go\n", "go\nZ: stand\n", 1), "no seat 'Z'"),
        (LOO.splitlines()[1], "shows no move"),
        ("\x00\x01", "names the game"),
        ("", "names the game"),
    ],
)
def test_what_is_no_finished_game_gets_one_clear_line(text: str, why: str, tmp_path: Path) -> None:
    path = tmp_path / "game.case"
    path.write_text(text, encoding="utf-8")
    refused = parlour("review", str(path))
    assert refused.returncode == 2
    assert why in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert refused.stdout == ""
