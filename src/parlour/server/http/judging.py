"""The committee's tool at the house: the matters of a game as a leaflet, and a game of a table laid before it."""

from __future__ import annotations

import msgspec

from parlour.core.events import NO_EYES
from parlour.judging.hearing import heard_document, open_document
from parlour.judging.records import Laid
from parlour.judging.showing import Examples, cases_folder, examples
from parlour.judging.telling import Judge
from parlour.registry import rules_of
from parlour.server.protocol.judged import Hearing, Judged
from parlour.server.table.callers import Rejected
from parlour.server.table.records import STAYS_HIDDEN, Record
from parlour.server.table.table import Table


def judged(game: str, language: str) -> Judged:
    rules = rules_of(game)
    return msgspec.convert(Judge(rules, examples(rules, cases_folder()), language).leaflet(), Judged)


def clerk(game: str, language: str) -> Judge:
    """Somebody who knows the law and its words by heart: made off the event loop, for texts take time to read."""
    found = Judge(rules_of(game), Examples(), language)
    found.teller.text("judge-running")
    return found


def windows_of(table: Table, guest: str, clerk: Judge) -> Hearing:
    """Of a running game: what the guest's own seat may claim now.  Nothing else is asked of the game."""
    eyes = table.eyes_of(guest)
    game = table.game
    if eyes == NO_EYES or game is None:
        raise Rejected("forbidden", "this table is not for spectators")
    told = open_document(clerk, game, eyes)
    return msgspec.convert({**told, "running": True}, Hearing)


def heard(record: Record, step: int | None, entry: int | None, language: str) -> Hearing:
    """Of a finished game, as far as its table has opened it: the faults that lay there after a step of its record.

    ``entry``: the step after that entry of the table's log, as a replay counts.
    """
    text = record.opened_text()
    if not text:
        raise Rejected("forbidden", STAYS_HIDDEN)
    laid = Laid(text)
    at = step if step is not None else laid.steps if entry is None else record.step_after(entry)
    told = heard_document(clerk(laid.game.name, language), laid.at(at), at)
    return msgspec.convert({**told, "running": False, "steps": laid.steps}, Hearing)
