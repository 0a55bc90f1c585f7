"""The languages of the table, and which of them a person's environment asks for.

A language is a set of files (``docs/translating.md``): it is spoken wherever the texts that all games share are.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable

from parlour.errors import Unknown, nearest

ENGLISH = "en"
ASKING = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as in other programs


def languages_in(texts: Traversable) -> tuple[str, ...]:
    """The languages of a folder of texts, ``LANG.ftl`` each: English first, which stands in for what another lacks."""
    found = {file.name.removesuffix(".ftl") for file in texts.iterdir() if file.name.endswith(".ftl")}
    return (ENGLISH, *sorted(found - {ENGLISH}))


LANGUAGES = languages_in(resources.files("parlour") / "present" / "texts")


def language_of(given: str, environment: Mapping[str, str] = os.environ) -> str:
    """The language named; without one, what the environment asks for, or English."""
    if not given:
        return _asked_for(environment)
    if given not in LANGUAGES:
        raise Unknown(f"no language {given!r}{nearest(given, list(LANGUAGES))}; there is: {', '.join(LANGUAGES)}")
    return given


def _asked_for(environment: Mapping[str, str]) -> str:
    decides = next((environment[name] for name in ASKING if environment.get(name)), "")
    wanted = [locale.replace("-", "_").partition(".")[0].partition("_")[0] for locale in decides.split(":")]
    return next((language for language in wanted if language in LANGUAGES), ENGLISH)
