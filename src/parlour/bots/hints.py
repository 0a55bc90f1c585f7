"""A hint: the move that looks best, what it is expected to bring, and why."""

from __future__ import annotations

from parlour.bots.roster import bot_of
from parlour.core.game import Game
from parlour.core.players import Advice, Seat
from parlour.core.rules import Rules
from parlour.errors import ParlourError

TRIED = "search:1000"


class Hint:
    best: Advice
    otherwise: Advice | None  # what the book would do, where that is another move

    def __init__(self, best: Advice, book: Advice | None) -> None:
        """Where the book agrees, its reason is the one to be learnt from."""
        agreed = book is not None and book.move.same(best.move)
        self.best = Advice(best.move, book.reason, best.worth) if book is not None and agreed else best
        self.otherwise = None if agreed else book


def hint_for(rules: Rules, game: Game, seat: int, bot: str = "", seed: int = 0) -> Hint:
    """What a bot would do on this seat: the game's computed one, or search; with the book's reason where it agrees."""
    handle = Seat(game, seat)
    if not handle.moves():
        raise ParlourError(f"{game.names[seat]} has no move now")
    exact = "computed" in rules.bots and not handle.offences_happen()
    adviser = bot_of(bot or ("computed" if exact else TRIED), rules, seed)
    best = adviser.advise(handle)
    return Hint(best, rules.bots["book"](seed).advise(handle) if "book" in rules.bots else None)
