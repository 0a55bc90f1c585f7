"""A hint: the move that looks best, what it is expected to bring, and why."""

from __future__ import annotations

from parlour.bots.roster import bot_of, can_think
from parlour.errors import ParlourError
from parlour.game import Game
from parlour.languages import ENGLISH
from parlour.laws import load
from parlour.moves import Move
from parlour.rules import Rules
from parlour.seat import Advice, Seat

TRIED = "search:1000"


class Hint:
    move: Move
    worth: float | None
    reason: str
    otherwise: Advice | None  # what the book would do, where that is another move

    def __init__(self, best: Advice, book: Advice | None) -> None:
        self.move = best.move
        self.worth = best.worth
        agreed = book is not None and book.move.same(best.move)
        self.reason = book.reason if book is not None and agreed else best.reason
        self.otherwise = None if agreed else book


def hint_for(rules: Rules, game: Game, seat: int, bot: str = "", seed: int = 0) -> Hint:
    """What a bot would do on this seat: the game's computed one, or search; with the book's reason where it agrees."""
    if not can_think(game):
        raise ParlourError("there are no hints at this table: a seat's redeals are for strict conduct")
    handle = Seat(game, seat)
    if not handle.moves():
        raise ParlourError(f"{game.names[seat]} has no move now")
    adviser = bot_of(bot or ("computed" if "computed" in rules.bots else TRIED), rules, seed)
    best = adviser.advise(handle)
    return Hint(best, rules.bots["book"](seed).advise(handle) if "book" in rules.bots else None)


def hint_line(rules: Rules, game: Game, hint: Hint, language: str = ENGLISH) -> str:
    """The hint in one line; a reason that is a clause is quoted."""
    line = game.notation().write(hint.move)
    if hint.worth is not None:
        line += f", expected {hint.worth + 0.0:+.2f}".replace("-0.00", "+0.00")
    line += f": {reason_text(rules, hint.reason, language)}"
    if hint.otherwise is not None:
        other = game.notation().write(hint.otherwise.move)
        line += f". The book would {other}: {reason_text(rules, hint.otherwise.reason, language)}"
    return line


def reason_text(rules: Rules, reason: str, language: str = ENGLISH) -> str:
    book = load(rules, language)
    return f"{book.find(reason).text} [{reason}]" if reason in book.ids() else reason
