"""The law in force at a table, with what is agreed there: to read, and to print."""

from __future__ import annotations

import asyncio

from parlour.core.languages import ENGLISH, LANGUAGES
from parlour.law.book import load
from parlour.law.fingerprint import law_of
from parlour.law.in_force import agreements, in_force
from parlour.present.option_words import choice, label
from parlour.present.prose import Prose
from parlour.present.teller import Teller
from parlour.registry import rules_of
from parlour.server.http.answers import Answer
from parlour.server.http.problems import json_text
from parlour.server.http.replays import room_of
from parlour.server.http.visit import Visit
from parlour.server.protocol.laws import AgreedOption, LawClause, LawSheet
from parlour.server.protocol.messages import ENCODER
from parlour.server.protocol.settings import Settings
from parlour.server.room.house import House
from parlour.server.table.agreed import options_of
from parlour.server.table.callers import Rejected
from parlour.server.table.standing import games_in, settings_of


async def law_of_table(visit: Visit) -> Answer:
    """Of a game that was begun there, or of the table as it stands; whoever may look at a table may read its law."""
    table, asked = visit.request.path_params["table"], visit.number("game") or 0
    wanted = visit.request.query_params.get("language", ENGLISH)
    language = wanted if wanted in LANGUAGES else ENGLISH

    async def read() -> bytes:
        settings, number = await _settings(visit.front.house, table, asked)
        return await asyncio.to_thread(lambda: ENCODER.encode(sheet(table, number, settings, language)))

    return json_text(await visit.reckoned(read))


async def _settings(house: House, id: str, number: int) -> tuple[Settings, int]:
    table = (await room_of(house, id)).table
    if not number:
        playing = table.playing and table.agreed is not None
        return (table.agreed.settings, table.number) if playing and table.agreed else (table.settings, 0)
    log = await house.store.entries(id)
    game = games_in(log).get(number)
    if game is None:
        raise Rejected("unknown", f"game {number} has not been begun at this table")
    return settings_of(log, game), number


def sheet(table: str, number: int, settings: Settings, language: str) -> LawSheet:
    rules = rules_of(settings.game)
    options = options_of(rules, settings.options)
    book, teller = load(rules, language), Teller(rules, language)
    prose = Prose(rules, book.language)
    agreed = [
        AgreedOption(
            name := one.option.name,
            one.value,
            one.is_usual,
            label(teller, name),
            choice(teller, name, one.value),
            teller.text(f"option-{name}"),
            one.option.clause,
        )
        for one in agreements(rules, options)
    ]
    clauses = [
        LawClause(one.clause.id, one.clause.kind, prose.read(one.clause.text), one.state, one.agreed)
        for one in in_force(rules, options, language)
    ]
    return LawSheet(table, settings.name, number, rules.name, book.title, book.language, law_of(rules), agreed, clauses)
