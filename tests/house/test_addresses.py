"""No committed file knows one machine's folders, a package index or where something is downloaded from."""

from __future__ import annotations

import re

import pytest

from tests.house.checkout import committed, lines

FOLDER = r"(?:^|[^.\w])/(?:work|tmp|root|home|opt|Users)/\w"
INDEX = r"\s--(?:extra-)?index-url|\s--find-links|pypi\.\w|pythonhosted\.\w|npmjs\.\w"
LOCKED = r'"(?:resolved|url)": *"https?:'
FORBIDDEN = re.compile("|".join((FOLDER, INDEX, LOCKED)))


def test_no_local_path_or_download_address() -> None:
    found = [
        f"{where}: {line.strip()[:100]}"
        for path in committed()
        for where, line in lines(path)
        if FORBIDDEN.search(line)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "words",
    [
        ("see /", "home/", "somebody/notes"),
        ("pip install --index", "-url x"),
        ("pip install --find", "-links x"),
        ("files.python", "hosted.org"),
        ('"resolved": ', '"https://registry.example/x.tgz"'),
    ],
)
def test_they_are_found(words: tuple[str, ...]) -> None:
    """In pieces here, or this file would be found too."""
    assert FORBIDDEN.search("".join(words))


@pytest.mark.parametrize("line", ["https://cards.example.org", "src/parlour/work/x", "/var/backups/parlour.db"])
def test_other_addresses_pass(line: str) -> None:
    assert not FORBIDDEN.search(line)
