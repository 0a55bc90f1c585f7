"""Options in words: the short name of one, and what it is set to."""

from __future__ import annotations

import re

from parlour.core.options import Value
from parlour.present.teller import Teller

NO_LETTER = re.compile(r"[^a-zA-Z0-9]+")


def label(teller: Teller, option: str) -> str:
    """``Least stake``; without a short name, the sentence about it."""
    name = f"label-{option}"
    return teller.text(name if teller.text(name) != name else f"option-{option}")


def choice(teller: Teller, option: str, value: Value) -> str:
    """``yes`` for ``on``, in this option's own words where it has some; a number is its own word."""
    word = plain(str(value))
    for message in (f"choice-{option}-{word}", f"choice-{word}"):
        told = teller.text(message)
        if told != message:
            return told
    return _pairs(teller, str(value)) if "=" in str(value) else str(value).replace("_", " ")


def _pairs(teller: Teller, value: str) -> str:
    """``KIND=RATE,KIND=RATE`` as one would say it."""
    pairs = [pair.partition("=")[::2] for pair in value.split(",")]
    return ", ".join(f"{teller.value(kind)}: {rate}" for kind, rate in pairs)


def preset(teller: Teller, name: str) -> str:
    """What a set of usual agreements is called."""
    message = f"preset-{plain(name)}"
    told = teller.text(message)
    return name.replace("_", " ") if told == message else told


def plain(word: str) -> str:
    """As the name of a message has it."""
    return NO_LETTER.sub("-", word)
