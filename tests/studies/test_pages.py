"""The pages of ``docs/studies``: what a person wrote stays when they are drawn anew, and all are written and listed."""

from __future__ import annotations

import tarfile
from pathlib import Path

import pytest

from tools.studies import PAGES, UNWRITTEN, main, page_of

ROOT = Path(__file__).parents[2]
MADE = "# Nap\n\nWho gains?\n\nMade by `parlour study`.\n\n![a](picture-1.png)\n\n![b](picture-2.png)\n"


def test_what_a_person_wrote_stays_and_all_else_is_new() -> None:
    new = page_of(MADE, "", "nap-calls")
    assert UNWRITTEN in new
    assert new.count("(pictures/nap-calls-") == 2
    written = new.replace(UNWRITTEN, "- Much.\n\n- Little.\n\n")
    again = page_of(MADE.replace("Who gains?", "Who loses?"), written, "nap-calls")
    assert again == written.replace("Who gains?", "Who loses?")


@pytest.mark.parametrize("page", [page for page in sorted((ROOT / PAGES).glob("*.md")) if page.name != "README.md"])
def test_every_page_is_written_and_listed_and_has_its_pictures(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert UNWRITTEN.strip() not in text
    assert f"({page.name})" in (page.parent / "README.md").read_text(encoding="utf-8")
    assert "](pictures/" in text
    assert "\n- command: parlour study " in text


def test_what_cannot_be_drawn_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing there, nothing in it, no archive, another document, and a name that is not among them."""
    empty, text, other = tmp_path / "empty", tmp_path / "text.tar.gz", tmp_path / "other"
    empty.mkdir()
    other.mkdir()
    text.write_text("no archive", encoding="utf-8")
    (other / "some.json").write_text("[1]", encoding="utf-8")
    packed = tmp_path / "packed.tar.gz"
    with tarfile.open(packed, "w:gz") as archive:
        archive.add(other, "json")
    wrong: list[tuple[Path, list[str]]] = [
        (tmp_path / "none", []),
        (empty, []),
        (text, []),
        (other, []),
        (packed, []),
        (other, ["nap-calls"]),
    ]
    for found, names in wrong:
        assert main([str(tmp_path), str(found), *names]) == 1
        said = capsys.readouterr()
        assert (said.out, said.err.count("\n")) == ("", 1), said
