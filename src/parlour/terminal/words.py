"""A front end's own words, in the player's language."""

from __future__ import annotations

from functools import cache
from importlib import resources

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle

from parlour.core.languages import ENGLISH
from parlour.present.teller import bundle_of, worded


def own_name(language: str) -> str:
    """What a language calls itself; its code where nobody knows."""
    try:
        return str(Locale.parse(language).get_display_name(language) or language)
    except (ValueError, UnknownLocaleError):
        return language


@cache
def _bundle(language: str, room: str) -> FluentBundle:
    return bundle_of(language, resources.files(room) / "texts" / f"{language}.ftl")


class Words:
    def __init__(self, language: str = ENGLISH, room: str = "parlour.terminal") -> None:
        self.language = language
        self.room = room  # the package whose texts they are

    def __call__(self, message: str, **args: object) -> str:
        """The text of ``ui-`` and this id; English where the language has none, the id where there is none at all."""
        text = worded([_bundle(language, self.room) for language in (self.language, ENGLISH)], f"ui-{message}", args)
        return message if text is None else text
