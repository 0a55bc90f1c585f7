"""The law in force at a table, as JSON."""

from __future__ import annotations

from msgspec import Struct

from parlour.law.in_force import State
from parlour.server.protocol.settings import OptionValue


class AgreedOption(Struct):
    """``label`` names it, ``words`` say its value, ``text`` what it is about; ``usual``: nothing else was agreed on."""

    name: str
    value: OptionValue
    usual: bool
    label: str
    words: str
    text: str
    clause: str


class LawClause(Struct):
    """``on``; ``off`` by what is agreed; ``house``: in strict conduct nobody can break it; ``pending``: not yet.

    ``agreed`` are the options that it hangs on, as NAME=VALUE.
    """

    id: str
    kind: str
    text: str
    state: State
    agreed: list[str]


class LawSheet(Struct):
    """``number`` is the game that it held for, 0 for the next one; ``law`` the fingerprint of the rules of today."""

    table: str
    name: str
    number: int
    game: str
    title: str
    language: str
    law: str
    options: list[AgreedOption]
    clauses: list[LawClause]
