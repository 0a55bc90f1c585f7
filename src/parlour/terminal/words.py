"""The terminal table's own words, in the player's language."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle

from parlour.core.languages import ENGLISH
from parlour.present.teller import bundle_of, worded

OWN_NAMES = {"en": "English", "hu": "magyar", "tr": "Türkçe"}


@cache
def _bundle(language: str) -> FluentBundle:
    return bundle_of(language, resources.files("parlour.terminal") / "texts" / f"{language}.ftl")


class Words:
    language: str

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language

    def __call__(self, message: str, **args: object) -> str:
        """The text of ``ui-`` and this id; English where the language has none, the id where there is none at all."""
        text = worded((_bundle(self.language), _bundle(ENGLISH)), f"ui-{message}", args)
        return message if text is None else text
