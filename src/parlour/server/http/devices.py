"""What a browser says of itself, in a few words of ours, so that its owner knows it again in a list."""

from __future__ import annotations

import re

BROWSERS = (  # the first mark that is found counts: most browsers say that they are others, too
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("Windows", "Windows"),
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
PROGRAM = re.compile(r"[A-Za-z][A-Za-z0-9_.-]{0,29}")


def device(agent: str) -> str:
    """As in ``Firefox, Linux``; of a program that is no browser its name; empty where nothing is known."""
    known = [_first(BROWSERS, agent), _first(SYSTEMS, agent)]
    program = PROGRAM.match(agent)
    if known[0] or program is None:
        return ", ".join(word for word in known if word)
    return program[0]


def _first(marks: tuple[tuple[str, str], ...], agent: str) -> str:
    return next((word for mark, word in marks if mark in agent), "")
