"""Somebody new, and what he is called until he says another name: a tree or flower in the language he reads."""

from __future__ import annotations

import random
import secrets
from functools import cache
from importlib import resources

from parlour.core.languages import ENGLISH, LANGUAGES
from parlour.present.teller import bundle_of, worded
from parlour.server.storage.people import Guest

ID = 16  # random bytes
MOST_ASKED = 200  # characters of a header that are looked at


@cache
def names(language: str) -> tuple[str, ...]:
    """What guests are called in a language."""
    texts = resources.files("parlour.present") / "texts" / f"{language}.ftl"
    told = worded([bundle_of(language, texts)], "guest-names", {})
    return tuple(told.split(", ")) if told else ()


def name_of(id: str) -> str:
    """It follows from the id, so that nothing need be kept of a guest who only looks in."""
    return random.Random(id).choice([name for language in LANGUAGES for name in names(language)])


def stranger(language: str = ENGLISH) -> Guest:
    """Somebody new: ids are drawn until one has a name in his language, which most often takes as many as there are."""
    spoken = names(language) or names(ENGLISH)
    while True:
        id = secrets.token_urlsafe(ID)
        if name_of(id) in spoken:
            return Guest(id, name_of(id), 0)


def known_by(id: str) -> Guest:
    """A guest of whom the store has no row."""
    return Guest(id, name_of(id), 0)


def asked_for(header: str) -> str:
    """The language that a browser wants most of those there are; its ``Accept-Language`` may say anything."""
    wanted = [part.strip().partition(";") for part in header[:MOST_ASKED].split(",")]
    ranked = sorted(wanted, key=lambda part: -_weight(part[2]))
    tags = [tag.strip().partition("-")[0].lower() for tag, _semicolon, _weight_given in ranked]
    return next((tag for tag in tags if tag in LANGUAGES), ENGLISH)


def _weight(given: str) -> float:
    name, _equals, number = given.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return min(1.0, max(0.0, float(number)))
    except ValueError:
        return 0.0
