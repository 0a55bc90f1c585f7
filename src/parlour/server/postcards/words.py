"""The words of postcards, in the language of the link."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from parlour.core.languages import ENGLISH
from parlour.present.prose import read_book
from parlour.present.teller import Teller, bundle_of, worded
from parlour.registry import rules_of
from parlour.server.postcards.postcard import Postcard

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

HOUSE = "Parlour"


@cache
def _bundle(language: str) -> FluentBundle:
    return bundle_of(language, resources.files("parlour.present") / "texts" / f"{language}.ftl")


def text(language: str, message: str, **args: object) -> str:
    """A message of the house, which knows its own postcards in English at least."""
    bundles = (_bundle(one) for one in dict.fromkeys((language, ENGLISH)))
    return worded(bundles, f"postcard-{message}", args) or message


def game_title(game: str, language: str) -> str:
    return read_book(rules_of(game), language).title


def title(card: Postcard) -> str:
    if not card.game:
        return HOUSE
    return text(card.language, "title", kind=text(card.language, card.kind), game=game_title(card.game, card.language))


def picture_told(card: Postcard) -> str:
    """The picture, for whoever does not see it."""
    if not card.game:
        return HOUSE
    kind = text(card.language, card.kind)
    return text(card.language, "picture", kind=kind, game=game_title(card.game, card.language))


def line(card: Postcard) -> str:
    return text(card.language, card.told or "house")


def index_of(teller: Teller, code: str, suits: str) -> str:
    """What stands in the corner of a card: ``K`` is another letter in other languages."""
    found = teller.text(f"index-{code[0]}", {"suits": suits})
    return code[0] if found.startswith("index-") else found
