"""A hint in words: the move, what it is expected to bring, and why."""

from __future__ import annotations

from parlour.bots.hints import Hint
from parlour.core.game import Game
from parlour.core.languages import ENGLISH
from parlour.core.rules import Rules
from parlour.present.reasons import reason_text


def signed(worth: float) -> str:
    """What a move brings; nothing has no sign of its own."""
    return f"{worth + 0.0:+.2f}".replace("-0.00", "+0.00")


def hint_line(rules: Rules, game: Game, hint: Hint, language: str = ENGLISH) -> str:
    """The hint in one line; a reason that is a clause is quoted."""
    best, other = hint.best, hint.otherwise
    line = game.notation().write(best.move)
    if best.worth is not None:
        line += f", expected {signed(best.worth)}"
    line += f": {reason_text(rules, best, language)}"
    if other is not None:
        line += f". The book would {game.notation().write(other.move)}: {reason_text(rules, other, language)}"
    return line
