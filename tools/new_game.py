"""A new game of your own: the smallest complete one of its kind, laid into its folder and its folders of tests.

``python -m tools.new_game NAME [--like KIND] [--root CHECKOUT]``.  The templates are whole games: in them
the name is written in its four forms, and nothing else is filled in.
"""

from __future__ import annotations

import argparse
import keyword
import re
import sys
from pathlib import Path

from parlour.cases.lesson import FILE
from parlour.errors import ParlourError
from parlour.registry import rules_of
from parlour.testing.golden import golden
from tools.lessons import lesson

NAME = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*")


class BadName(ParlourError):
    """No game can be called that here."""


class Name:
    """One name in its four forms: ``two_words``, ``two-words``, ``TwoWords`` and ``Two Words``."""

    folder: str
    public: str
    kind: str
    title: str

    def __init__(self, text: str) -> None:
        words = re.split("[-_]", text)
        self.folder = "_".join(words)
        self.public = "-".join(words)
        self.kind = "".join([word.capitalize() for word in words])
        self.title = " ".join([word.capitalize() for word in words])

    def forms(self) -> list[str]:
        return [self.folder, self.public, self.kind, self.title]


def homes(root: Path, name: Name) -> dict[str, Path]:
    """Where the parts of a template go."""
    return {
        "game": root / "src" / "parlour" / "games" / name.folder,
        "cases": root / "tests" / "cases" / name.public,
        "tests": root / "tests" / "games" / name.folder,
    }


def golden_home(root: Path, name: Name) -> Path:
    return root / "tests" / "golden" / f"{name.public}.case"


def kinds(root: Path) -> list[str]:
    return sorted([path.name for path in (root / "templates").iterdir() if path.is_dir()])


def new_game(root: Path, text: str, kind: str) -> list[Path]:
    """Write the files of a game of this kind; gives them."""
    name = named(root, text)
    if kind not in kinds(root):
        raise BadName(f"there is no template {kind!r}; there are {', '.join(kinds(root))}")
    template = Name(f"my-{kind}")
    written: list[Path] = []
    for part, home in homes(root, name).items():
        for source in sorted((root / "templates" / kind / part).rglob("*")):
            if source.is_file() and "__pycache__" not in source.parts:
                target = home / source.relative_to(root / "templates" / kind / part)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(filled(source.read_text(encoding="utf-8"), template, name), encoding="utf-8")
                written.append(target)
    return written


def named(root: Path, text: str) -> Name:
    """The name, if a game can be called so; BadName says why not."""
    if not NAME.fullmatch(text):
        raise BadName(f"{text!r} is no name for a game: small letters, digits and hyphens, as in three-blind-mice")
    name = Name(text)
    if keyword.iskeyword(name.folder):
        raise BadName(f"{text!r} is a word of Python: no folder of it could be imported")
    taken = [path for path in (*homes(root, name).values(), golden_home(root, name)) if path.exists()]
    if taken:
        raise BadName(f"there is a game {name.public} already: {taken[0].relative_to(root)}")
    return name


def filled(text: str, template: Name, name: Name) -> str:
    for old, new in zip(template.forms(), name.forms(), strict=True):
        text = text.replace(old, new)
    return text


def played(root: Path, name: Name) -> list[Path]:
    """What comes of playing it: the lesson and the golden game."""
    rules = rules_of(name.public)
    texts = {homes(root, name)["game"] / FILE: lesson(rules), golden_home(root, name): golden(rules)}
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
    return list(texts)


def main(argv: list[str] | None = None) -> int:
    wish = _arguments().parse_args(argv)
    try:
        written = new_game(wish.root, wish.name, wish.like)
        for path in [*written, *played(wish.root, Name(wish.name))]:
            print(path.relative_to(wish.root))
    except ParlourError as error:
        print(f"parlour: {error}", file=sys.stderr)
        return 2
    return 0


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "./dev new-game", description="The smallest complete game of a kind, to begin with."
    )
    parser.add_argument("name", help="as players call it: small letters, hyphens between words")
    parser.add_argument("--like", default="tricks", metavar="KIND", help="tricks (the usual), stops or bank")
    parser.add_argument("--root", type=Path, default=Path.cwd(), help=argparse.SUPPRESS)
    return parser


if __name__ == "__main__":
    sys.exit(main())
