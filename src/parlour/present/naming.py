"""Cards and moves that a text names are data: ``{ CARD("KS", case: "acc") }`` and ``{ MOVE("mark") }`` in Fluent,
``{KS acc}`` and the move in backticks in a rule book.  They are written out here, before any front end reads the text.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from parlour.errors import Unknown
from parlour.present.forms import forms_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

CALL = re.compile(r'\{\s*(CARD|MOVE)\(\s*"([^"]*)"\s*(?:,\s*case:\s*"([^"]*)"\s*)?\)\s*\}')
CODE = re.compile(r"[AKQJT2-9][A-Z]?|JOKER")
JOKER = "JOKER"
SECOND = "'"  # marks a card of the second pack


class Naming:
    """How cards and buttons are called in one bundle of texts."""

    def __init__(self, language: str, bundle: FluentBundle) -> None:
        self.bundle = bundle
        self.forms = forms_of(language)

    def find(self, message: str, args: dict[str, str] | None = None) -> str | None:
        pattern = self.bundle.get_message(message).value if self.bundle.has_message(message) else None
        return None if pattern is None else str(self.bundle.format_pattern(pattern, args or {})[0])

    def _need(self, message: str) -> str:
        found = self.find(message)
        if found is None:
            raise Unknown(f"a text names what has no name: {message}")
        return found

    def card(self, code: str, case: str = "") -> str:
        """``KS`` is a card, ``K`` a rank alone."""
        if CODE.fullmatch(code) is None:
            raise Unknown(f"a text names {code!r}, which is no card")
        if code == JOKER:
            return self.forms.of(self._need("card-joker"), case)
        rank = self._need(f"rank-{code[0]}")
        if len(code) == 1:
            return self.forms.of_rank(rank, case)
        named = {"rank": self.forms.of(rank, case), "suit": self._need(f"suit-{code[1]}")}
        return self.find("card", named) or code

    def cards(self, codes: str, case: str = "") -> str:
        """Several with commas between them: ``K Q J``."""
        return ", ".join(self.card(code, case) for code in codes.split())

    def marked(self, inside: str) -> str:
        """What stands in the braces of a rule book: cards, and after them the case they are in."""
        *codes, last = inside.split() or [""]
        if codes and CODE.fullmatch(last) is None:
            return self.cards(" ".join(codes), last)
        return ", ".join(self.card(code) for code in [*codes, last])

    def move(self, written: str) -> str:
        """What the button of a move says."""
        verb = written.partition(" ")[0].replace("_", "-")
        whole = self.find(f"move-{written.replace(' ', '-').replace('_', '-')}")
        return whole or self._need(f"verb-{verb}")

    def told(self, text: str) -> str:
        """A Fluent text with the names written out; what is not written so is left for Fluent to refuse."""
        return CALL.sub(self._call, text)

    def _call(self, found: re.Match[str]) -> str:
        function, named, case = found.groups()
        return self.cards(named, case or "") if function == "CARD" else self.move(named)
