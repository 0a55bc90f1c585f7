"""What is the same for everybody: the games, their books, lessons, texts and faults, the schema of the messages."""

from __future__ import annotations

from parlour.core.languages import ENGLISH, LANGUAGES
from parlour.registry import rules_of
from parlour.server.http import catalogue, judging, lessons
from parlour.server.http.answers import Answer
from parlour.server.http.problems import json_answer
from parlour.server.http.visit import Visit
from parlour.server.protocol import api
from parlour.server.table.callers import Rejected

PLAIN = "text/plain"
AGREEING = 0.02  # seconds of work, at the most, to find out what may still be agreed


async def games(visit: Visit) -> Answer:
    return await visit.leaflet(catalogue.all_games, known_language(visit))


async def book(visit: Visit) -> Answer:
    return await visit.leaflet(catalogue.book_info, _known_game(visit), known_language(visit))


async def texts(visit: Visit) -> Answer:
    game, language = _known_game(visit), _language(visit.request.path_params["language"])
    if language not in LANGUAGES:
        raise Rejected("unknown", "there are no texts in that language")
    key = ("texts", game, language)
    made = await visit.front.leaflets.get(key, lambda: catalogue.texts(game, language).encode(), PLAIN)
    return made.answer(visit.request)


async def lesson(visit: Visit) -> Answer:
    return await visit.leaflet(lessons.lesson, _known_game(visit))


async def agreement(visit: Visit) -> Answer:
    game, chosen = _known_game(visit), await visit.body(api.Chosen)
    visit.pay("work", AGREEING)
    return json_answer(catalogue.agreement(game, chosen.options))


async def judge(visit: Visit) -> Answer:
    return await visit.leaflet(judging.judged, _known_game(visit), known_language(visit))


def _known_game(visit: Visit) -> str:
    return rules_of(visit.request.path_params["game"]).name


def known_language(visit: Visit) -> str:
    """The language asked for, or English: what is made for each language is kept, so there may be few."""
    language = _language(visit.request.query_params.get("language", ENGLISH))
    return language if language in LANGUAGES else ENGLISH


def _language(text: str) -> str:
    if not (2 <= len(text) <= 8 and text.isascii() and text.isalpha()):
        raise Rejected("malformed", "a language is written like en")
    return text
