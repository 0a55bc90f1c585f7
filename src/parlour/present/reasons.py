"""A bot's reason in words: a clause of the rule book is quoted, a message told."""

from __future__ import annotations

from parlour.core.languages import ENGLISH
from parlour.core.players import Advice
from parlour.core.rules import Rules
from parlour.present.prose import read_book
from parlour.present.teller import Teller


def reason_text(rules: Rules, advice: Advice, language: str = ENGLISH) -> str:
    book = read_book(rules, language)
    clause = advice.reason
    return f"{book.find(clause).text} [{clause}]" if clause in book.ids() else Teller(rules, language).reason(advice)
