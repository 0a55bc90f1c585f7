"""Texts drawn at random, for somebody who has written none of them and says which a native would not sign.

``python -m tools.drawn CHECKOUT LANG [COUNT] [SEED]``: the same seed draws the same texts, as a player reads them; in
messages ``{ $name }`` stands for what is put in, and of several forms each is printed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from parlour.present.prose import read_book
from parlour.registry import all_rules
from tools.letters import ROOMS
from tools.texts import GAMES, messages_in, written

COUNT, SEED = 150, "1"
SHORTEST = 4  # words: what is shorter is a label and has its meaning from where it stands


def texts_of(checkout: Path, language: str) -> Iterator[tuple[str, str]]:
    """Every text of a language that is a sentence, with its id: rule books, how-tos and messages."""
    for rules in all_rules().values():
        book = read_book(rules, language)
        for number, paragraph in enumerate(book.how.split("\n\n"), 1):
            yield f"{rules.name}.how-to-play.{number}", paragraph
        for id in book.ids():
            yield id, book.find(id).text
    files = [checkout / room / f"{language}.ftl" for room in ROOMS]
    files += sorted((checkout / GAMES).glob(f"*/texts.{language}.ftl"))
    for file in files:
        for id, message in messages_in(file).items():
            yield f"{file.parent.name}.{id}" if file.name.startswith("texts.") else id, written(message)


def drawn(checkout: Path, language: str, count: int = COUNT, seed: str = SEED) -> list[tuple[str, str]]:
    found = [(id, " ".join(text.split())) for id, text in texts_of(checkout, language)]
    sentences = sorted({(id, text) for id, text in found if len(text.split()) >= SHORTEST})
    return Random(f"{language} {seed}").sample(sentences, min(count, len(sentences)))


def main(checkout: str, language: str, count: str = str(COUNT), seed: str = SEED) -> int:
    for number, (id, text) in enumerate(drawn(Path(checkout), language, int(count), seed), 1):
        print(f"{number}. [{id}] {text}")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
